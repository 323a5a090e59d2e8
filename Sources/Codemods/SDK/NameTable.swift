/// Names by the module that declares them, written as a text that people can read and extend:
///
///     Foundation: post invalidate fire
///     UIKit: present dismiss
///       show
struct NameTable: Sendable {
  let names: Set<Substring>

  /// What stands behind the last dot of each.
  private let members: Set<Substring>

  /// - Parameter text: Words between blanks; one that ends in a colon is a module, and no name.
  init(_ text: String) {
    names = Set(text.split { $0 == " " || $0 == "\n" }.filter { !$0.hasSuffix(":") })
    members = Set(names.compactMap { $0.split(separator: ".").last })
  }

  func contains(_ name: String) -> Bool { names.contains(Substring(name)) }

  /// Whether the table has a member of the name, of whatever type: `present` of `UIViewController.present`.
  func hasMember(named name: String) -> Bool { members.contains(Substring(name)) }
}
