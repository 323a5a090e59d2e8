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

  /// What the codemod replaces, and so is in a file for as long as it has not been migrated.
  static let old = "DispatchQueue.main.async"
}
