/// Declarations marked `@available(*, noasync)`: a call to one directly in the body of an asynchronous
/// closure is an error in Swift 6, even where nothing is awaited.
///
/// Source: Foundation's headers (`NS_SWIFT_UNAVAILABLE_FROM_ASYNC`), Dispatch's, XCTest's, the
/// interface of `_Concurrency`, and compilation with Swift 6.3.1.
enum NoasyncAPI {
  /// Functions and methods, by their name, whatever the receiver.
  static let functions: Set<String> = [
    // NSLocking, NSLock, NSRecursiveLock, NSConditionLock, NSCondition
    "lock", "unlock", "try", "tryLock", "lockWhenCondition", "unlockWithCondition",
    // DispatchSemaphore, DispatchGroup, NSCondition, XCTestCase
    "wait",
    // MainActor and other global actors
    "assumeIsolated",
    // The C functions of libplatform, pthreads and the Objective-C run time
    "os_unfair_lock_lock", "os_unfair_lock_unlock", "os_unfair_lock_trylock", "pthread_mutex_lock",
    "pthread_mutex_unlock", "pthread_rwlock_rdlock", "pthread_rwlock_wrlock",
    "pthread_rwlock_unlock", "objc_sync_enter", "objc_sync_exit",
  ]

  /// Static members, by their type.
  static let members: [String: Set<String>] = [
    "Thread": ["current", "isMainThread", "sleep", "exit"],
    "RunLoop": ["current"],
  ]
}
