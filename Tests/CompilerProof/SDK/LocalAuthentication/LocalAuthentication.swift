import Background
@_exported import Foundation

/// Biometric authentication.
///
/// Source: `callbacks.tsv` (LocalAuthentication): "The block is executed on a private queue internal
/// to the framework in an unspecified threading context." `LAContext` is not `Sendable`.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}
public struct LAError: Error, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
open class LAContext: NSObject {
  public override init() {}
  open var localizedFallbackTitle: String?
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool { true }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    inBackground { reply(true, nil) }
  }
  @discardableResult
  nonisolated(nonsending)
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
  {
    await withCheckedContinuation { c in
      evaluatePolicy(
        policy, localizedReason: localizedReason,
        reply: { success, _ in
          c.resume(returning: success)
        })
    }
  }
  open func invalidate() {}
}
