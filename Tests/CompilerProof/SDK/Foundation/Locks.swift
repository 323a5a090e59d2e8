import Glibc

/// Locks whose `lock` and `unlock` cannot be called in asynchronous code.
///
/// Source: developer.apple.com/documentation/foundation/nslocking: `lock()` and `unlock()` are
/// marked `noasync`, `withLock(_:)` is not. All locks are `Sendable` (`classes.tsv`).
public protocol NSLocking {
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func lock()
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  func unlock()
}

extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A mutex of the C library, recursive where asked.
final class CMutex: @unchecked Sendable {
  let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(recursive: Bool) {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    let kind = recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL
    pthread_mutexattr_settype(&attributes, Int32(kind))
    pthread_mutex_init(mutex, &attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }
}

open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  private let raw = CMutex(recursive: false)
  open var name: String?
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock() { pthread_mutex_lock(raw.mutex) }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func unlock() { pthread_mutex_unlock(raw.mutex) }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func `try`() -> Bool { pthread_mutex_trylock(raw.mutex) == 0 }
}

open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let raw = CMutex(recursive: true)
  open var name: String?
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock() { pthread_mutex_lock(raw.mutex) }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func unlock() { pthread_mutex_unlock(raw.mutex) }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func `try`() -> Bool { pthread_mutex_trylock(raw.mutex) == 0 }
}

open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
  private let raw = CMutex(recursive: false)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  public override init() { pthread_cond_init(condition, nil) }

  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func lock() { pthread_mutex_lock(raw.mutex) }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func unlock() { pthread_mutex_unlock(raw.mutex) }
  @available(*, noasync, message: "Use async-safe scoped locking instead")
  open func wait() { pthread_cond_wait(condition, raw.mutex) }
  open func signal() { pthread_cond_signal(condition) }
  open func broadcast() { pthread_cond_broadcast(condition) }
}

/// Stands for the lock of the Objective-C run time.
@available(*, noasync)
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }
@available(*, noasync)
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }
