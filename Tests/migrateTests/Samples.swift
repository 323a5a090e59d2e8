/// Sources that a codemod changes, and one that none does.
enum Samples {
  static let hop = """
    import UIKit

    final class Feed: UIViewController {
      func reload() {
        DispatchQueue.main.async {
          self.title = "Feed"
        }
      }
    }

    """

  /// Calls that take values off the main actor, each rejected by Swift 6.
  ///
  /// - Parameter store: declares what they call.
  static func callsOffActor(
    count: Int, of store: String = "protocol Store { func save() async }",
  ) -> String {
    let calls = (1...count).map { "  func save\($0)() async { await store.save() }\n" }
    return """
      \(store)

      @MainActor final class Editor {
        private let store: Store
        init(store: Store) { self.store = store }
      \(calls.joined())}

      """
  }

  static let quiet = """
    struct Point {
      var x = 0
    }

    """

  static let broken = """
    import UIKit

    final class Broken: UIViewController {
      func reload() {
        DispatchQueue.main.async {
          self.title = "Broken"
        }

    """

  /// A function that gets an asynchronous version, together with its caller in ``screen``.
  static let store = """
    import Foundation

    @MainActor
    final class Store {
      func load(_ id: Int, completion: @escaping (String) -> Void) {
        completion("\\(id)")
      }
    }

    """

  static let screen = """
    import Foundation

    @MainActor
    final class Screen {
      private let store = Store()
      private var title = ""

      func show() async {
        store.load(1) { text in
          self.title = text
        }
      }
    }

    """

  /// What the codemod replaces, and so is in a file for as long as it has not been migrated.
  static let old = "DispatchQueue.main.async"
}
