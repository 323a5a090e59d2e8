extension SelectorObserver {
  static let examples = [
    Example(
      """
      final class Screen: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(self, selector: #selector(themeDidChange), name: .themeChanged, object: nil)
        }

        @objc private func themeDidChange() { tableView.reloadData() }
      }
      """,
      becomes: """
        final class Screen: UITableViewController {
          private nonisolated(unsafe) var themeChangedObserver: (any NSObjectProtocol)?

          override func viewDidLoad() {
            super.viewDidLoad()
            themeChangedObserver = NotificationCenter.default.addObserver(
              forName: .themeChanged, object: nil, queue: .main
            ) { [weak self] _ in
              MainActor.assumeIsolated { self?.themeDidChange() }
            }
          }

          deinit {
            if let themeChangedObserver {
              NotificationCenter.default.removeObserver(themeChangedObserver)
            }
          }

          private func themeDidChange() { tableView.reloadData() }
        }
        """,
      prelude: names),
    Example(
      """
      @MainActor final class Keyboard: NSObject {
        static let shared = Keyboard()

        func observe(_ center: NotificationCenter) {
          center.addObserver(
            self,
            selector: #selector(willShow(_:)),
            name: UIResponder.keyboardWillShowNotification,
            object: nil
          )
        }

        @objc func willShow(_ notification: Notification) { print(notification.name) }
      }
      """,
      becomes: """
        @MainActor final class Keyboard: NSObject {
          static let shared = Keyboard()

          func observe(_ center: NotificationCenter) {
            _ = center.addObserver(
              forName: UIResponder.keyboardWillShowNotification,
              object: nil,
              queue: .main
            ) { [weak self] notification in
              nonisolated(unsafe) let notification = notification
              MainActor.assumeIsolated { self?.willShow(notification) }
            }
          }

          func willShow(_ notification: Notification) { print(notification.name) }
        }
        """,
      prelude: names),
    Example(
      """
      final class Feed: UIViewController {
        private var count = 0

        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .themeChanged, object: nil)
          NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .feedChanged, object: nil)
        }

        deinit {
          NotificationCenter.default.removeObserver(self)
        }

        @objc func reload() { count += 1 }
      }
      """,
      becomes: """
        final class Feed: UIViewController {
          private var count = 0
          private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

          override func viewDidLoad() {
            super.viewDidLoad()
            observers.append(NotificationCenter.default.addObserver(
              forName: .themeChanged, object: nil, queue: .main
            ) { [weak self] _ in
              MainActor.assumeIsolated { self?.reload() }
            })
            observers.append(NotificationCenter.default.addObserver(
              forName: .feedChanged, object: nil, queue: .main
            ) { [weak self] _ in
              MainActor.assumeIsolated { self?.reload() }
            })
          }

          deinit {
            observers.forEach(NotificationCenter.default.removeObserver)
          }

          func reload() { count += 1 }
        }
        """,
      prelude: names),
    Example(
      unchanged: """
        final class Cache: NSObject {
          func observe() {
            NotificationCenter.default.addObserver(self, selector: #selector(empty), name: .feedChanged, object: nil)
          }
          @objc func empty() {}
        }
        """,
      because: "'Cache' isn't isolated to the main actor", prelude: names),
    Example(
      unchanged: """
        @MainActor final class Store: NSObject {
          func observe() {
            NotificationCenter.default.addObserver(self, selector: #selector(merge(_:)), name: .NSManagedObjectContextDidSave, object: nil)
          }
          @objc func merge(_ notification: Notification) {}
        }
        """,
      because: "'.NSManagedObjectContextDidSave' must be handled on the thread that posts it",
      prelude: names + "\nimport CoreData"
    ),
  ]

  private static let names = """
    import UIKit

    extension Notification.Name {
      static let themeChanged = Notification.Name("themeChanged")
      static let feedChanged = Notification.Name("feedChanged")
    }
    """
}
