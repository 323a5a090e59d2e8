/// Names by the module that declares them, written as a text that people can read and extend:
///
///     Foundation: post invalidate fire
///     UIKit: present dismiss
///       show
struct NameTable: Sendable {
  let names: Set<Substring>

  private let all: NameSet

  /// What stands behind the last dot of each.
  private let members: NameSet

  /// - Parameter text: Words between blanks; one that ends in a colon is a module, and no name.
  init(_ text: String) {
    names = Set(text.split { $0 == " " || $0 == "\n" }.filter { !$0.hasSuffix(":") })
    all = NameSet(names.lazy.map { String($0) })
    members = NameSet(names.lazy.map(\.lastName))
  }

  func contains(_ name: String) -> Bool { all.contains(name) }

  /// Whether the table has a member of the name, of whatever type: `present` of `UIViewController.present`.
  func hasMember(named name: String) -> Bool { members.contains(name) }
}
