import Background
@_exported import Foundation
import UIKit

/// Signing in on the web.
///
/// Source: `callbacks.tsv`, `protocols.tsv` (AuthenticationServices): the session is not isolated,
/// its completion handler is a plain block of an initializer, without a twin; called in the
/// background here, where the documentation names no queue.
@MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> UIWindow
}
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let url: URL
  private let handler: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {
    (url, handler) = (URL, completionHandler)
  }
  @discardableResult
  open func start() -> Bool {
    let (url, handler) = (url, handler)
    inBackground { handler(url, nil) }
    return true
  }
  open func cancel() {}
}
