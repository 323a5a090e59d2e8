import Codemods

/// A `migrate:ignore` for which there is no site.
struct UnusedIgnore: Sendable {
  /// The path from the root.
  let file: String

  /// Counted from 1.
  let line: Int

  /// Empty for a comment that names none.
  let codes: [String]

  /// `nil` if the comment keeps something as it is.
  init?(_ comment: IgnoreComment, inFile path: String) {
    guard let unused = comment.unused else { return nil }
    file = path
    line = comment.line
    codes = unused.codes
  }

  private init(file: String, line: Int, codes: [String]) {
    self.file = file
    self.line = line
    self.codes = codes
  }

  /// What of it is known to be of no use: codes of other codemods may match a site when those run.
  func judged(by session: Session) -> UnusedIgnore? {
    let rest = codes.filter { session.hasRun(codemodOfCode: $0, inFile: file) }
    guard codes.isEmpty ? session.runsAllCodemods : !rest.isEmpty else { return nil }
    return UnusedIgnore(file: file, line: line, codes: rest)
  }

  fileprivate var place: String {
    let names = codes.map { "'\($0)'" }.joined(separator: ", ")
    return "\(file):\(line)" + (codes.isEmpty ? "" : " \(names)")
  }
}

extension Session {
  /// Whether a site of the code would have been found, or there can be none since no codemod has the name.
  func hasRun(codemodOfCode code: String, inFile path: String) -> Bool {
    let id = String(code.prefix { $0 != "/" })
    return settings.settings(for: path).codemods.first { $0.id == id }?.isOn ?? true
  }
}

extension [UnusedIgnore] {
  /// Where they are; `nil` for none.
  var line: String? {
    guard !isEmpty else { return nil }
    let verb = count == 1 ? "matches" : "match"
    return "\(count) 'migrate:ignore' \(verb) no site (\(map(\.place).joined(separator: ", "))): "
      + "remove or correct \(count == 1 ? "it" : "them")"
  }
}
