extension BlockRegistration {
  static let examples = [
    Example(
      """
      final class Screen: UITableViewController {
        private var observer: (any NSObjectProtocol)?

        override func viewDidLoad() {
          super.viewDidLoad()
          observer = NotificationCenter.default.addObserver(forName: .themeChanged, object: nil, queue: .main) { [weak self] notification in
            guard let self else { return }
            tableView.reloadData()
            show(notification.object)
          }
        }

        private func show(_ theme: Any?) {}
      }
      """,
      becomes: """
        final class Screen: UITableViewController {
          private var observer: (any NSObjectProtocol)?

          override func viewDidLoad() {
            super.viewDidLoad()
            observer = NotificationCenter.default.addObserver(forName: .themeChanged, object: nil, queue: .main) { [weak self] notification in
              nonisolated(unsafe) let notification = notification
              MainActor.assumeIsolated { [weak self] in
                guard let self else { return }
                tableView.reloadData()
                show(notification.object)
              }
            }
          }

          private func show(_ theme: Any?) {}
        }
        """,
      prelude: names),
    Example(
      """
      final class Feed: UITableViewController {
        private var observer: (any NSObjectProtocol)?

        func observe(_ center: NotificationCenter) {
          observer = center.addObserver(forName: .themeChanged, object: nil, queue: nil) { [weak self] _ in self?.reload() }
        }

        private func reload() {}
      }
      """,
      becomes: """
        final class Feed: UITableViewController {
          private var observer: (any NSObjectProtocol)?

          func observe(_ center: NotificationCenter) {
            observer = center.addObserver(forName: .themeChanged, object: nil, queue: .main) { [weak self] _ in MainActor.assumeIsolated { self?.reload() } }
          }

          private func reload() {}
        }
        """,
      prelude: names),
    Example(
      unchanged: """
        final class List: UITableViewController {
          func observe() {
            _ = NotificationCenter.default.addObserver(forName: .themeChanged, object: nil, queue: .main) { _ in
              Task { @MainActor in self.reload() }
            }
          }

          private func reload() {}
        }
        """,
      because: "the token that 'addObserver' returns is dropped", prelude: names),
  ]

  private static let names = """
    import UIKit

    extension Notification.Name {
      static let themeChanged = Notification.Name("themeChanged")
    }
    """
}
