/// Promises, with the names that libraries of them have in common.
public final class Promise: Sendable {
  public init() {}

  public func then(_ body: @escaping (Int) throws -> Promise) -> Promise { self }
  public func done(_ body: @escaping (Int) throws -> Void) -> Promise { self }
  public func ensure(_ body: @escaping () -> Void) -> Promise { self }
  @discardableResult public func `catch`(_ body: @escaping (any Error) -> Void) -> PromiseEnd {
    PromiseEnd()
  }
}

public final class PromiseEnd: Sendable {
  public func finally(_ body: @escaping () -> Void) {}
}

/// A promise that cannot fail.
public final class Guarantee: Sendable {
  public init() {}
  @discardableResult public func done(_ body: @escaping (Int) -> Void) -> Guarantee { self }
}

public func firstly(_ body: () -> Promise) -> Promise { body() }
