import Background
@_exported import Foundation

/// The session with the watch.
///
/// Source: `callbacks.tsv`, `protocols.tsv` (WatchConnectivity): "The delegate queue is a non-main
/// serial queue." The reply handlers are plain blocks; `WCSession` is not `Sendable`.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
}
extension WCSessionDelegate {
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
}

open class WCSession: NSObject {
  nonisolated(unsafe) private static let session = WCSession()
  open class var `default`: WCSession { session }
  open class func isSupported() -> Bool { true }
  open weak var delegate: (any WCSessionDelegate)?
  open var isReachable: Bool { true }
  open var activationState: WCSessionActivationState { .activated }
  open func activate() {
    inBackground {
      self.delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
    }
  }
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    inBackground {
      replyHandler?(message)
      self.delegate?.session(self, didReceiveMessage: message)
    }
  }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
}
