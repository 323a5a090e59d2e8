import Background
@_exported import Foundation

/// The application, its delegates, scenes and devices.
///
/// Source: `classes.tsv` and `protocols.tsv` (UIKit): all main actor; colours, fonts and images are
/// `Sendable` and not isolated. Callbacks of the application arrive on the main queue.
@MainActor open class UIResponder: NSObject {
  public override init() {}
  open var next: UIResponder? { nil }
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = name("MemoryWarning")
  public nonisolated static let significantTimeChangeNotification = name("TimeChange")
  public nonisolated static let openSettingsURLString = "app-settings:"
  private static let application = UIApplication()

  private nonisolated static func name(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(name)Notification")
  }

  open class var shared: UIApplication { application }
  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var isNetworkActivityIndicatorVisible = false

  open func registerForRemoteNotifications() {}
  open func canOpenURL(_ url: URL) -> Bool { true }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    onMain { MainActor.assumeIsolated { completion?(true) } }
  }
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    true
  }
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    onMain { MainActor.assumeIsolated { completionHandler?(nil) } }
  }
  open func setAlternateIconName(_ alternateIconName: String?) async throws {}
  nonisolated open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  nonisolated open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Task {
      completionHandler(await self.application(application, didReceiveRemoteNotification: userInfo))
    }
  }
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { .noData }
}

@MainActor open class UIScene: UIResponder {}
@MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
}
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func sceneDidBecomeActive(_ scene: UIScene)
}
extension UISceneDelegate {
  public func sceneDidBecomeActive(_ scene: UIScene) {}
}
open class UIApplicationShortcutItem: NSObject {
  open var type: String { "new" }
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}
extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Task { completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem)) }
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}

@MainActor open class UIScreen: NSObject {
  private static let screen = UIScreen()
  open class var main: UIScreen { screen }
  open var bounds: CGRect { .zero }
  open var scale: CGFloat { 2 }
  open var brightness: CGFloat = 1
}

@MainActor open class UIDevice: NSObject {
  private static let device = UIDevice()
  open class var current: UIDevice { device }
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var systemVersion: String { "26.0" }
  open var batteryLevel: Float { 1 }
  open var isBatteryMonitoringEnabled = false
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name("UIDevice")
}

@MainActor open class UIPasteboard: NSObject {
  private static let pasteboard = UIPasteboard()
  open class var general: UIPasteboard { pasteboard }
  open var string: String?
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  open class var red: UIColor { UIColor(white: 0, alpha: 1) }
  open class var green: UIColor { UIColor(white: 0, alpha: 1) }
  open class var blue: UIColor { UIColor(white: 0, alpha: 1) }
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  open class var clear: UIColor { UIColor(white: 1, alpha: 0) }
  open class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  open class var label: UIColor { UIColor(white: 0, alpha: 1) }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

open class UIFont: NSObject, @unchecked Sendable {
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
}

open class UIImage: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(data: Data) {}
  public init?(named name: String) {}
  public init?(systemName name: String) {}
  public init?(contentsOfFile path: String) {}
  open var size: CGSize { .zero }
  open var cgImage: CGImage? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
  open func pngData() -> Data? { Data() }
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    inBackground { completionHandler(self) }
  }
  nonisolated(nonsending) open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    self
  }
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    inBackground { completionHandler(self) }
  }
  nonisolated(nonsending) open func byPreparingForDisplay() async -> UIImage? { self }
}

extension UIResponder {
  public nonisolated static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
