extension IsolationTrap {
  static let examples = [
    Example(
      """
      @MainActor final class Model {
        var isAllowed = false

        func ask() {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { [weak self] granted, _ in
            self?.isAllowed = granted
          }
        }
      }
      """,
      becomes: """
        @MainActor final class Model {
          var isAllowed = false

          func ask() {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { @Sendable [weak self] granted, _ in
              Task { @MainActor [weak self] in
                self?.isAllowed = granted
              }
            }
          }
        }
        """,
      prelude: model),
    Example(
      """
      @MainActor final class Model {
        var status: UNAuthorizationStatus?

        func read() {
          UNUserNotificationCenter.current().getNotificationSettings { settings in
            Task { self.status = settings.authorizationStatus }
          }
        }
      }
      """,
      becomes: """
        @MainActor final class Model {
          var status: UNAuthorizationStatus?

          func read() {
            UNUserNotificationCenter.current().getNotificationSettings { @Sendable settings in
              let authorizationStatus = settings.authorizationStatus
              Task { @MainActor in self.status = authorizationStatus }
            }
          }
        }
        """,
      prelude: model),
    Example(
      """
      @MainActor final class Model {
        func status() async -> SFSpeechRecognizerAuthorizationStatus {
          await withCheckedContinuation { continuation in
            SFSpeechRecognizer.requestAuthorization { continuation.resume(returning: $0) }
          }
        }
      }
      """,
      becomes: """
        @MainActor final class Model {
          func status() async -> SFSpeechRecognizerAuthorizationStatus {
            await withCheckedContinuation { continuation in
              SFSpeechRecognizer.requestAuthorization { @Sendable in continuation.resume(returning: $0) }
            }
          }
        }
        """,
      prelude: model),
    Example(
      unchanged: """
        @MainActor final class Model {
          func read(_ keep: @escaping (UNNotificationSettings) -> Void) {
            UNUserNotificationCenter.current().getNotificationSettings { keep($0) }
          }
        }
        """,
      because: "'$0' isn't known to be Sendable, and is used on the main actor",
      prelude: model),
  ]

  /// What the examples use and don't show.
  private static let model = """
    import Speech
    import UserNotifications
    """
}
