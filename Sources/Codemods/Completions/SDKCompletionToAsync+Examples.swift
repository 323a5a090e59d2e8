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
      prelude: screen, verdict: .review),
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
      prelude: screen, verdict: .review),
    Example(
      """
      @MainActor func read(_ url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, error in
          guard let data else {
            self.label.text = error?.localizedDescription ?? "no answer"
            return
          }
          self.label.text = "\\(data.count) bytes"
        }.resume()
      }
      """,
      becomes: """
        @MainActor func read(_ url: URL) {
          Task { @MainActor in
            let data: Data
            do {
              (data, _) = try await URLSession.shared.data(from: url)
            } catch {
              self.label.text = error.localizedDescription
              return
            }
            self.label.text = "\\(data.count) bytes"
          }
        }
        """,
      prelude: screen, verdict: .review),
    Example(
      """
      @MainActor func load(_ url: URL) {
        URLSession.shared.dataTask(with: url) { data, _, error in
          if let error {
            DispatchQueue.main.async { self.label.text = "\\(error)" }
            return
          }
          DispatchQueue.main.async {
            self.label.text = "\\(data?.count ?? 0) bytes"
          }
        }.resume()
      }
      """,
      becomes: """
        @MainActor func load(_ url: URL) {
          Task { @MainActor in
            let data: Data?
            do {
              (data, _) = try await URLSession.shared.data(from: url)
            } catch {
              self.label.text = "\\(error)"
              return
            }
            self.label.text = "\\(data?.count ?? 0) bytes"
          }
        }
        """,
      prelude: screen, verdict: .review),
    Example(
      unchanged: """
        @MainActor func load(_ url: URL) {
          task = URLSession.shared.dataTask(with: url) { data, _, _ in
            print(data?.count ?? 0)
          }
        }
        """,
      because:
        "the task that the call returns is stored, and may be canceled; keep the handler, or store a 'Task' and cancel that instead",
      prelude: screen),
  ]

  /// What the examples use and do not show.
  private static let screen = """
    import UIKit
    import UserNotifications

    final class Screen: UIViewController {
      let label = UILabel()
      var status = UNAuthorizationStatus.notDetermined
      var task: URLSessionDataTask?
      …
    }
    """
}
