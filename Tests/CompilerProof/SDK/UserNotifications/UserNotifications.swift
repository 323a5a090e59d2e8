import Background
@_exported import Foundation

/// Local notifications.
///
/// Source: `callbacks.tsv` (UserNotifications): every completion handler fits the importer's
/// completion rule, is not `@Sendable` today, has an async twin, and arrives on a background queue.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { .authorized }
  open var alertSetting: UNNotificationSetting { .enabled }
  open var soundSetting: UNNotificationSetting { .enabled }
}

open class UNNotificationSound: NSObject {
  open class var `default`: UNNotificationSound { UNNotificationSound() }
}

open class UNNotificationContent: NSObject {
  open var userInfo: [AnyHashable: Any] { [:] }
}

open class UNMutableNotificationContent: UNNotificationContent {
  private var info: [AnyHashable: Any] = [:]
  public override init() {}
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var sound: UNNotificationSound?
  open var categoryIdentifier = ""
  open override var userInfo: [AnyHashable: Any] {
    get { info }
    set { info = newValue }
  }
}

open class UNNotificationTrigger: NSObject {}
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
}

open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content) = (identifier, content)
  }
}

open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public let date = Date()
  init(_ request: UNNotificationRequest) { self.request = request }
}

open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
  init(_ notification: UNNotification) { self.notification = notification }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultAction"

open class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public init(identifier: String) { self.identifier = identifier }
}

/// `protocols.tsv`: not isolated. Called on the background queue when a request is added.
///
/// Known difference: the async forms of the two requirements are not declared, because optional
/// requirements are defaults of an extension here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}

open class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let center = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { center }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    inBackground { completionHandler(true, nil) }
  }
  nonisolated(nonsending)
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool
  {
    try await withCheckedThrowingContinuation { c in
      requestAuthorization(options: options) { granted, error in
        if let error { c.resume(throwing: error) } else { c.resume(returning: granted) }
      }
    }
  }

  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    inBackground { completionHandler(UNNotificationSettings()) }
  }
  nonisolated(nonsending) open func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { c in getNotificationSettings { c.resume(returning: $0) } }
  }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    inBackground {
      completionHandler?(nil)
      let notification = UNNotification(request)
      self.delegate?.userNotificationCenter(self, willPresent: notification) { _ in }
      self.delegate?.userNotificationCenter(
        self, didReceive: UNNotificationResponse(notification)
      ) {}
    }
  }
  nonisolated(nonsending) open func add(_ request: UNNotificationRequest) async throws {
    await withCheckedContinuation { c in
      add(request, withCompletionHandler: { _ in c.resume() })
    }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    inBackground { completionHandler([]) }
  }
  nonisolated(nonsending)
    open func pendingNotificationRequests() async -> [UNNotificationRequest]
  {
    await withCheckedContinuation { c in
      getPendingNotificationRequests { c.resume(returning: $0) }
    }
  }

  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    inBackground { completionHandler([]) }
  }
  nonisolated(nonsending) open func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { c in getDeliveredNotifications { c.resume(returning: $0) } }
  }

  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    inBackground { completionHandler?(nil) }
  }
  nonisolated(nonsending) open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func removeAllPendingNotificationRequests() {}
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
}
