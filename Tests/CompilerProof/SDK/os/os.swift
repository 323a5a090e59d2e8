/// Logging and the unfair lock.
///
/// Source: developer.apple.com/documentation/os: `Logger` and `OSAllocatedUnfairLock` are
/// `Sendable`; `os_unfair_lock_lock` is marked `noasync`.
import Synchronization

public struct Logger: Sendable {
  public init(subsystem: String = "", category: String = "") {}
  public func debug(_ message: String) {}
  public func info(_ message: String) {}
  public func notice(_ message: String) {}
  public func warning(_ message: String) {}
  public func error(_ message: String) {}
  public func fault(_ message: String) {}
}

public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var state: State
  public init(uncheckedState initialState: State) { state = initialState }
  public init(initialState: State) where State: Sendable { state = initialState }
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try lock.withLock { _ in try body(&state) }
  }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try lock.withLock { _ in
      nonisolated(unsafe) let result = try body(&state)
      return result
    }
  }
}

public struct os_unfair_lock { public init() {} }
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() instead")
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
@available(*, noasync, message: "Use OSAllocatedUnfairLock.withLock() instead")
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
