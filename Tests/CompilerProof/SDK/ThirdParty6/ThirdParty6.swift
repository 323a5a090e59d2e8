import Background
import Foundation

/// The same library in Swift 6 mode: callbacks formed on the main actor are its own affair.
public final class ModernDownloader: Sendable {
  public init() {}
  public func load(_ completion: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.global().async { completion(1) }
  }
  public func loadUnmarked(_ completion: @escaping (Int) -> Void) {
    nonisolated(unsafe) let completion = completion
    backgroundQueue.async { completion(2) }
  }
}

public protocol ModernDelegate: AnyObject {
  func modern(didLoad value: Int)
}
