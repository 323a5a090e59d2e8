import Background
@_exported import Foundation

/// The evaluation of trust.
///
/// Source: developer.apple.com/documentation/security. The block is a plain escaping one, called on the queue.
public final class SecTrust {
  public init() {}
}

@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue,
  _ result: @escaping (SecTrust, Bool, (any Error)?) -> Void
) -> Int32 {
  nonisolated(unsafe) let (trust, result) = (trust, result)
  queue.async { result(trust, true, nil) }
  return 0
}
