import Background
@_exported import Foundation
import UIKit

/// Web views, main actor throughout.
///
/// Source: `classes.tsv`, `protocols.tsv` (WebKit). The interface marks completion handlers
/// `@MainActor @Sendable` (documentation); they arrive on a later turn of the main queue.
@MainActor open class WKWebViewConfiguration: NSObject {
  public override init() {}
  public let userContentController = WKUserContentController()
}
@MainActor open class WKHTTPCookieStore: NSObject {
  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) {
    onMain { MainActor.assumeIsolated { completionHandler([]) } }
  }
  open func allCookies() async -> [HTTPCookie] { [] }
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    onMain { MainActor.assumeIsolated { completionHandler?() } }
  }
  open func setCookie(_ cookie: HTTPCookie) async {}
}
open class HTTPCookie: NSObject, @unchecked Sendable {}
@MainActor open class WKWebsiteDataStore: NSObject {
  private static let store = WKWebsiteDataStore()
  open class func `default`() -> WKWebsiteDataStore { store }
  public let httpCookieStore = WKHTTPCookieStore()
}
@MainActor open class WKUserContentController: NSObject {
  public override init() {}
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
}
@MainActor open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
}
@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor open class WKNavigation: NSObject {}
@MainActor open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow }
@MainActor open class WKNavigationResponse: NSObject {
  open var canShowMIMEType: Bool { true }
}
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow }

/// A type has the method with the handler or the asynchronous one, as on Apple's platforms; the default of the one calls
/// the other as the compiler's thunk for Objective-C does.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  // The navigation is implicitly unwrapped on Apple's platforms.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) ->
      Void)
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
}
extension WKNavigationDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) ->
      Void
  ) {
    Task {
      let (disposition, credential) = await self.webView(webView, respondTo: challenge)
      completionHandler(disposition, credential)
    }
  }
  public func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.performDefaultHandling, nil)
  }
}

@MainActor open class WKSnapshotConfiguration: NSObject {}

@MainActor open class WKPDFConfiguration: NSObject {
  public nonisolated override init() {}
}
@MainActor open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
  open var url: URL? { nil }
  open var isLoading: Bool { false }
  public func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void,
  ) {
    onMain { MainActor.assumeIsolated { completionHandler(.success(Data())) } }
  }
  open func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
    Data()
  }
  open var estimatedProgress: Double { 1 }
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    onMain {
      MainActor.assumeIsolated {
        self.navigationDelegate?.webView(self, decidePolicyFor: WKNavigationAction()) { policy in
          guard policy == .allow else { return }
          self.navigationDelegate?.webView(self, didFinish: nil)
        }
      }
    }
    return WKNavigation()
  }
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    onMain { MainActor.assumeIsolated { completionHandler?("result", nil) } }
  }
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { "result" }
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    onMain { MainActor.assumeIsolated { completionHandler(UIImage(), nil) } }
  }
  open func takeSnapshot(
    configuration snapshotConfiguration: WKSnapshotConfiguration?
  ) async throws -> UIImage { UIImage() }
}
