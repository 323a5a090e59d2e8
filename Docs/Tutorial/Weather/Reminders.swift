import UserNotifications

@MainActor final class Reminders {
  var isAllowed = false
  var onChange: (() -> Void)?

  func ask() {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
      DispatchQueue.main.async {
        self.isAllowed = granted
        self.onChange?()
      }
    }
  }

  func askLater(from queue: DispatchQueue) {
    DispatchQueue.main.async(group: DispatchGroup()) {
      self.ask()
    }
  }
}
