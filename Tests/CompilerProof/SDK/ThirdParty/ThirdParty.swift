import Background
@_exported import Foundation

/// A library that is still in Swift 5 mode, and calls back on a background queue.
public class Downloader {
  public var handler: ((Int) -> Void)?
  public init() {}
  public init(done: @escaping (Int) -> Void) { inBackground { done(0) } }

  public func load(_ completion: @escaping (Int) -> Void) { inBackground { completion(1) } }
  public func load(id: String, completion: @escaping (Result<String, any Error>) -> Void) {
    inBackground { completion(.success(id)) }
  }
  public func loadOptional(completion: ((Int) -> Void)?) { inBackground { completion?(2) } }
  public func loadSendable(_ completion: @escaping @Sendable (Int) -> Void) {
    inBackground { completion(3) }
  }
  public func each(_ body: (Int) -> Void) { body(4) }
  public func start() { inBackground { self.handler?(5) } }
}

public struct Loading {
  public init(done: @escaping (Int) -> Void) { inBackground { done(6) } }
}

/// Work for a queue of operations.
public final class LoadOperation: Operation, @unchecked Sendable {
  public init(_ work: @escaping (LoadOperation) -> Void) {
    super.init()
    inBackground { work(self) }
  }
  public convenience init(named name: String, work: @escaping (LoadOperation) -> Void) {
    self.init(work)
  }
  public func finish() {}
}

public func thirdPartyLoad(_ completion: @escaping (Int) -> Void) {
  inBackground { completion(7) }
}

public func thirdPartyAdd(
  _ number: Int, _ completion: @escaping (Int) -> Void, onError: @escaping (any Error) -> Void,
) {
  inBackground { completion(number) }
}

/// A delegate without isolation, called on the background queue.
public protocol DownloaderDelegate: AnyObject {
  func downloader(_ downloader: Downloader, didLoad value: Int)
}
extension Downloader {
  public func start(delegate: any DownloaderDelegate) {
    inBackground { delegate.downloader(self, didLoad: 8) }
  }
}

extension NSObjectProtocol {
  /// Hands the object to the closure.
  public func apply(_ body: (Self) -> Void) { body(self) }
}

public final class Remote: Sendable {
  public init() {}
  public func ask(_ handler: @escaping @Sendable (Int?, (any Error)?) -> Void) {}
  public func send(_ handler: @escaping @Sendable (Result<Int, any Error>) -> Void) {}
  public func observe(_ handler: @escaping @Sendable (Bool) -> Void) {}
  public func fetchCount(_ handler: @escaping @Sendable (Int) -> Void) {}
  public func onResult(_ handler: @escaping @Sendable (Result<Int, any Error>) -> Void) {}
  public func connect(onError: @escaping @Sendable (any Error) -> Void) {}
  public func confirm(
    accepted: @escaping @Sendable (Bool) -> Void, otherwise: @escaping @Sendable () -> Void,
  ) {}
  public func downloadProgress(_ handler: @escaping @Sendable (Double) -> Void) {}
  public func query(_ handler: @escaping @Sendable (Int) -> Void) {}
  public func values(_ handler: @escaping @Sendable (Int) -> Void) {}
  public func setListener(_ handler: @escaping @Sendable ((any Error)?) -> Void) {}
  public func setDescription(
    _ text: String, _ handler: @escaping @Sendable ((any Error)?) -> Void,
  ) {}
  public func animate(
    alongsideTransition: (@Sendable () -> Void)?, _ handler: @escaping @Sendable () -> Void,
  ) {}
  public func watch(_ handler: @escaping @Sendable (Int?, (any Error)?) -> Void) -> Int { 0 }
}
