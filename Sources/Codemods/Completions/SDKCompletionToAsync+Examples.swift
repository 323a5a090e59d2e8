extension SDKCompletionToAsync {
  static let examples = [
    Example(
      """
      @MainActor func updateNotificationSettings() {
        UNUserNotificationCenter.current().getNotificationSettings { settings in
          let status = settings.authorizationStatus
          DispatchQueue.main.async {
            self.status = status  // The view follows.
          }
        }
      }
      """,
      becomes: """
        @MainActor func updateNotificationSettings() {
          Task { @MainActor in
            let settings = await UNUserNotificationCenter.current().notificationSettings()
            let status = settings.authorizationStatus
            self.status = status  // The view follows.
          }
        }
        """,
      prelude: screen),
    Example(
      """
      @MainActor func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.badge, .alert]) { granted, _ in
          if granted {
            DispatchQueue.main.async {
              self.label.text = "granted"
            }
          }
        }
      }
      """,
      becomes: """
        @MainActor func ask() {
          Task { @MainActor in
            let granted = (try? await UNUserNotificationCenter.current().requestAuthorization(options: [.badge, .alert])) ?? false
            if granted {
              self.label.text = "granted"
            }
          }
        }
        """,
      prelude: screen),
    Example(
      """
      @MainActor func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { _, _ in }
      }
      """,
      becomes: """
        @MainActor func ask() {
          Task { @MainActor in _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) }
        }
        """,
      prelude: screen),
    Example(
      unchanged: """
        @MainActor func ask() {
          UNUserNotificationCenter.current().requestAuthorization(options: [.badge]) { _, error in
            if let error { print(error) }
          }
        }
        """,
      because: "it looks at the error", prelude: screen),
  ]

  /// What the examples use and do not show.
  private static let screen = """
    import UIKit
    import UserNotifications

    final class Screen: UIViewController {
      let label = UILabel()
      var status = UNAuthorizationStatus.notDetermined
      …
    }
    """
}
