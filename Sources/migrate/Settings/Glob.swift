/// A pattern for paths, as in `.gitignore`: `*` and `?` within a name, `**` for any folders.
///
/// One without a slash is about names anywhere; one that is about a folder is about all that it holds.
struct Glob: Sendable {
  let text: String

  private let parts: [[Character]]

  /// What keeps a text from being a pattern, and what to write instead: a pattern that silently matches nothing would be
  /// taken for one that holds. `nil` for nothing.
  static func objection(to text: String) -> String? {
    if text.isEmpty { return "an empty pattern: write \"**\" for all files" }
    if text.hasPrefix("!") {
      return "'!' in '\(text)': write what holds for those files in an override after this one"
    }
    if let mark = text.first(where: { "[]{}\\".contains($0) }) {
      return "'\(mark)' in '\(text)': there are only '*', '?' and '**'; write a pattern for each"
    }
    if text.split(separator: "/").contains("..") {
      return "'..' in '\(text)': paths start at the folder of the settings; name a folder below it"
    }
    return nil
  }

  init(_ text: String) {
    self.text = text
    let names = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
    let isAnywhere = !text.dropLast().contains("/")
    parts = (isAnywhere ? [Array("**")] : []) + names
  }

  func matches(_ path: String) -> Bool {
    Self.match(parts[...], path.split(separator: "/").map(Array.init)[...])
  }

  private static func match(
    _ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>,
  ) -> Bool {
    guard let part = parts.first else { return true }
    if part == ["*", "*"] {
      return (names.startIndex...names.endIndex).contains {
        match(parts.dropFirst(), names[$0...])
      } && !names.isEmpty
    }
    guard let name = names.first else { return false }
    return matchName(part[...], name[...]) && match(parts.dropFirst(), names.dropFirst())
  }

  private static func matchName(
    _ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>,
  ) -> Bool {
    switch pattern.first {
    case nil: name.isEmpty
    case "*":
      (name.startIndex...name.endIndex).contains { matchName(pattern.dropFirst(), name[$0...]) }
    case "?": !name.isEmpty && matchName(pattern.dropFirst(), name.dropFirst())
    case let character: name.first == character && matchName(pattern.dropFirst(), name.dropFirst())
    }
  }
}
