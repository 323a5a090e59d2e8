import Codemods

/// What `migrate explain` tells of: a codemod, or a kind of reason to leave code unchanged.
enum Topic {
  case codemod(Codemod)
  /// - Parameter code: the reason as the user asked for it, with a codemod or without.
  case reason(Explanation, code: String)

  /// - Parameter name: the id of a codemod, the code of a finding as `report` shows it, or a code without its codemod.
  init(named name: String, in catalog: [Codemod]) throws(Failure) {
    if let codemod = catalog.first(where: { $0.id == name }) {
      self = .codemod(codemod)
      return
    }
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let isKnown = parts.count == 1 || catalog.contains { $0.id == parts[0] }
    let key = ReasonKey(rawValue: String(parts[parts.count - 1]))
    guard isKnown, let explanation = key?.explanation else {
      throw .unknownTopic(name, nearest: Self.nearest(name, parts, in: catalog))
    }
    self = .reason(explanation, code: name)
  }

  private static let keys = ReasonKey.allCases.map(\.rawValue)

  private static func nearest(
    _ name: String, _ parts: [Substring], in catalog: [Codemod],
  ) -> String? {
    let ids = catalog.map(\.id)
    guard parts.count == 2 else { return migrate.nearest(name, in: ids + keys) }
    let id = migrate.nearest(String(parts[0]), in: ids)
    let key = migrate.nearest(String(parts[1]), in: keys)
    guard let id, let key else { return nil }
    return "\(id)/\(key)"
  }

  /// What there is to tell, in lines that are as wide as the layout says.
  func text(_ layout: Layout) -> String {
    switch self {
    case .codemod(let codemod): codemod.explanation(layout)
    case .reason(let explanation, let code): explanation.text(code: code, layout)
    }
  }

  /// Every topic with its title, a line for each.
  static func list(of catalog: [Codemod]) -> String {
    let rows = Explanation.all.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key.rawValue, $0.title) }
    return "CODEMODS\n" + table(catalog.map { ($0.id, $0.title) })
      + "\nREASONS TO LEAVE CODE UNCHANGED\n" + table(rows)
      + "\n'migrate explain NAME' tells more about each.\n"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \(padded($0.0, to: width))  \($0.1)\n" }.joined()
  }
}

extension Explanation {
  /// - Parameter code: how the user calls the reason.
  fileprivate func text(code: String, _ layout: Layout) -> String {
    func prose(_ text: String) -> String { layout.wrapped(text, indent: 0) + "\n" }
    var parts = [prose("\(code): \(title)"), prose(meaning)]
    if let example {
      parts += [
        prose("Code that '\(codemod)' leaves unchanged for this reason:"), indented(example) + "\n",
      ]
    }
    if let remedy {
      parts += [prose("What to do: \(remedy.advice)"), indented(remedy.code) + "\n"]
      if remedy.isConverted { parts.append(prose("The codemod converts this code.")) }
    }
    parts.append(prose(exception))
    return parts.joined(separator: "\n")
  }
}
