import Codemods

/// What `migrate explain` tells of: a codemod, an effect of a change, or a kind of reason to leave code unchanged.
enum Topic {
  case codemod(Codemod)
  case effect(Effect)
  /// - Parameter code: the reason as the user asked for it, with a codemod or without.
  case reason(Explanation, code: String)

  /// - Parameter name: the id of a codemod, the code of a finding as `report` shows it, or a code without its codemod.
  init(named name: String, in catalog: [Codemod]) throws(Failure) {
    if let codemod = catalog.first(where: { $0.id == name }) {
      self = .codemod(codemod)
      return
    }
    if let effect = Effect(rawValue: name) {
      self = .effect(effect)
      return
    }
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let isKnown = parts.count == 1 || catalog.contains { $0.id == parts[0] }
    guard isKnown, let explanation = Explanation.of(name) else {
      throw .unknownTopic(name, nearest: Self.nearest(name, parts, in: catalog))
    }
    self = .reason(explanation, code: name)
  }

  private static let keys = ReasonKey.allCases.map(\.rawValue)

  private static func nearest(
    _ name: String, _ parts: [Substring], in catalog: [Codemod],
  ) -> String? {
    let ids = catalog.map(\.id)
    guard parts.count == 2 else {
      return migrate.nearest(name, in: ids + keys + Effect.allCases.map(\.rawValue))
    }
    let id = nearestSpelling(of: String(parts[0]), in: ids)
    let key = nearestSpelling(of: String(parts[1]), in: keys)
    guard let id, let key else { return nil }
    return "\(id)/\(key)"
  }

  /// What there is to tell, in lines that are as wide as the layout says.
  func text(_ layout: Layout) -> String {
    switch self {
    case .codemod(let codemod): codemod.explanation(layout)
    case .effect(let effect): effect.text(layout)
    case .reason(let explanation, let code): explanation.text(code: code, layout)
    }
  }

  /// Every topic with its title, a line for each.
  static func list(of catalog: [Codemod]) -> String {
    let rows = ReasonKey.allCases.compactMap(\.explanation)
      .map { ($0.key.rawValue, $0.title) }
    return "CODEMODS\n" + table(catalog.map { ($0.id, $0.title) })
      + "\nEFFECTS OF CHANGES\n" + table(Effect.allCases.map { ($0.rawValue, $0.summary) })
      + "\nREASONS TO LEAVE CODE UNCHANGED\n" + table(rows)
      + "\n'migrate explain NAME' tells more about each.\n"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \(padded($0.0, to: width))  \($0.1)\n" }.joined()
  }
}

extension Effect {
  fileprivate func text(_ layout: Layout) -> String {
    let lines = [
      "\(rawValue): \(summary).",
      "A report names the effect where callers may notice it after a change.",
    ]
    return lines.map { layout.wrapped($0, indent: 0) + "\n" }.joined(separator: "\n")
  }
}

extension Explanation {
  /// - Parameter code: how the user calls the reason.
  fileprivate func text(code: String, _ layout: Layout) -> String {
    func prose(_ text: String) -> String { layout.wrapped(text, indent: 0) + "\n" }
    var parts = [prose("\(code): \(title)")]
    // Have: queue-to-lock/stored-by-wrapper, of which the page of 'global-state' would say what isn't so
    let asker = code.split(separator: "/").dropLast().first.map(String.init)
    let isOfOther = asker.map { $0 != codemod } ?? false
    if let asker, isOfOther {
      parts.append(
        prose(
          "This page tells the reason by code of '\(codemod)'. For '\(asker)', the finding itself says what to do, and "
            + "'migrate explain \(asker)' tells about the codemod."))
    }
    parts.append(prose(meaning))
    if let example {
      parts += [
        prose("Code that '\(codemod)' leaves unchanged for this reason:"), indented(example) + "\n",
      ]
    }
    if let remedy {
      let doing = isOfOther ? "What to do in that code" : "What to do"
      parts += [prose("\(doing): \(remedy.advice)"), indented(remedy.code) + "\n"]
      if remedy.isConverted { parts.append(prose("The codemod converts this code.")) }
    }
    if !isOfOther { parts.append(prose(labeledException)) }
    return parts.joined(separator: "\n")
  }
}
