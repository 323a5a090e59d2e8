/// Declarations marked `@available(*, noasync)`: a call to one directly in the body of an asynchronous
/// closure is an error in Swift 6, even where nothing is awaited.
///
/// `lock`, `unlock`, `try`, `assumeIsolated`, `Thread.current`, `Thread.sleep` and `RunLoop.current` were
/// compiled with Swift 6.3.1 on Linux. The others are marked in Apple's SDKs only and are written down
/// from documentation; a name too many costs a change, never its correctness.
enum NoasyncAPI {
  /// Functions and methods, by their name, whatever the receiver.
  static let functions = NameTable(
    """
    Foundation: lock unlock try tryLock lockWhenCondition unlockWithCondition wait
    Dispatch: wait
    XCTest: wait
    Swift: assumeIsolated
    os: os_unfair_lock_lock os_unfair_lock_unlock os_unfair_lock_trylock
    pthread: pthread_mutex_lock pthread_mutex_unlock pthread_rwlock_rdlock
      pthread_rwlock_wrlock pthread_rwlock_unlock
    ObjectiveC: objc_sync_enter objc_sync_exit
    """)

  /// Static members, by their type.
  static let members: [String: Set<String>] = [
    "Thread": ["current", "isMainThread", "sleep", "exit"],
    "RunLoop": ["current"],
  ]
}
