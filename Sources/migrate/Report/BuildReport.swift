import Codemods

/// What a build says about concurrency, and which of it goes with the changes that the tool can make.
struct BuildReport {
  /// What the build says besides.
  let others: Int

  /// In the order of the build.
  private(set) var entries: [Entry] = []

  struct Entry {
    let diagnostic: BuildDiagnostic

    /// The path from the root; `nil` for a file elsewhere.
    let file: String?

    /// What the tool found there.
    let site: Site?

    let remedy: Remedy
  }

  /// What becomes of a diagnostic.
  enum Remedy: String, CaseIterable {
    /// `apply` changes the code there, and Swift 6 takes the result as far as is known.
    case safe
    /// The same with `--review`.
    case review
    /// The code is changed, and something else has to be as well, or may have to.
    case partial
    /// The site is left unchanged, with a reason.
    case manual
    /// Nothing was looked at there.
    case none
    /// The file is none of the root.
    case elsewhere

    var sentence: String {
      switch self {
      case .safe: "where 'migrate apply' changes the code, and Swift 6 then accepts it"
      case .review: "where 'migrate apply --review' does"
      case .partial: "where it changes the code, and Swift 6 needs more, or may need more"
      case .manual: "where the code is left unchanged, with a reason"
      case .none: "where no codemod has a site"
      case .elsewhere: "in files that aren't in the root, such as those of dependencies"
      }
    }
  }

  /// - Parameter sites: all of the root.
  init(of diagnostics: [BuildDiagnostic], sites: [Site], paths: SourcePaths) {
    let own = diagnostics.filter(\.isAboutConcurrency)
    others = diagnostics.count - own.count
    let sitesByFile = Dictionary(grouping: sites.filter(\.mayBreak), by: \.file)
    entries = own.map { diagnostic in
      let file = paths.path(of: diagnostic.path)
      let site = file.flatMap { sitesByFile[$0]?.nearest(to: diagnostic) }
      return Entry(
        diagnostic: diagnostic, file: file, site: site,
        remedy: site?.remedy ?? (file == nil ? .elsewhere : .none))
    }
  }

  func count(_ remedy: Remedy) -> Int { entries.count { $0.remedy == remedy } }
}

extension BuildDiagnostic {
  /// Whether the message is one of the checks of Swift concurrency, in whatever mode.
  ///
  /// Measured with Swift 6.3: each of them has one of these words, and few others have.
  var isAboutConcurrency: Bool {
    let words = [
      "actor", "isolat", "sendable", "sending", "concurren", "data race", "swift 6 language mode",
      "from asynchronous contexts",
      "from a synchronous context", "'async' call in a function that does not support",
    ]
    let text = message.lowercased()
    return words.contains { text.contains($0) }
  }
}

extension Site {
  fileprivate var remedy: BuildReport.Remedy {
    switch verdict {
    case .manual: .manual
    case .safe, .review:
      if outlook != .compiles { .partial } else if verdict == .safe { .safe } else { .review }
    }
  }

  /// The lines that the site is about: its own, and those that its change is made in.
  ///
  /// A variable is rejected where it begins; what its initial value is made of is something else.
  fileprivate var lines: [ClosedRange<Int>] {
    let end = codemod == Codemod.globalState.id ? start.line : max(start.line, end.line)
    return [start.line...end] + changedLines
  }

  fileprivate var changedLines: [ClosedRange<Int>] {
    change.edits.map { $0.start.line...max($0.start.line, $0.end.line) }
  }
}

extension [Site] {
  /// The smallest of the sites that the diagnostic's line is part of: one that begins or changes there rather than one
  /// around it, and one that changes rather than one that does not.
  ///
  /// Whether a type's metatype is Sendable, no codemod looks at.
  fileprivate func nearest(to diagnostic: BuildDiagnostic) -> Site? {
    guard !diagnostic.message.hasSuffix("[#SendableMetatypes]") else { return nil }
    let matches = compactMap { site -> (site: Site, rank: (Int, Int, Int))? in
      let lines = site.lines.filter { $0.contains(diagnostic.line) }.map(\.count).min()
      return lines.map { lines in
        let isAround =
          site.start.line != diagnostic.line
          && !site.changedLines.contains { $0.contains(diagnostic.line) }
        return (site, (isAround ? 1 : 0, site.verdict == .manual ? 1 : 0, lines))
      }
    }
    return matches.min { $0.rank < $1.rank }?.site
  }
}

extension BuildReport {
  /// The report for a person: the shares, and then each diagnostic with what is done about it.
  func text(_ layout: Layout) -> String {
    let errors = entries.count { $0.diagnostic.severity == .error }
    let head =
      "\(counted(entries.count, "diagnostic")) about concurrency (\(counted(errors, "error"))), "
      + "\(others) about something else\n"
    let rows = Remedy.allCases.filter { count($0) > 0 }
      .map { layout.row(count($0), "\(share(of: $0)) \($0.sentence)") }
    return ([head + rows.joined()] + entries.map { $0.text(layout) }).joined(separator: "\n")
  }

  /// Have: (40 %)
  private func share(of remedy: Remedy) -> String {
    "(\((100 * count(remedy) + entries.count / 2) / max(1, entries.count)) %)"
  }
}

extension BuildReport.Entry {
  fileprivate func text(_ layout: Layout) -> String {
    var lines = ["\(file ?? diagnostic.path):\(diagnostic.line): \(diagnostic)"]
    if let site {
      lines.append("    \(site.line):\(site.column): \(site.verdict): \(site.code)")
      lines.append(layout.wrapped("    \(site.explanation)", indent: 4))
    } else {
      lines.append(
        file == nil ? "    the file isn't in the root" : "    no codemod has a site there")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension BuildReport: Encodable {
  private enum Key: CodingKey {
    case diagnostics, otherDiagnostics, summary
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(entries, forKey: .diagnostics)
    try container.encode(others, forKey: .otherDiagnostics)
    let counts = Remedy.allCases.map { ($0.rawValue, count($0)) }
    try container.encode(Dictionary(uniqueKeysWithValues: counts), forKey: .summary)
  }
}

extension BuildReport.Entry: Encodable {
  private enum Key: CodingKey {
    case file, line, severity, message, remedy, code, siteLine, siteColumn
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file ?? diagnostic.path, forKey: .file)
    try container.encode(diagnostic.line, forKey: .line)
    try container.encode(diagnostic.severity.rawValue, forKey: .severity)
    try container.encode(diagnostic.message, forKey: .message)
    try container.encode(remedy.rawValue, forKey: .remedy)
    try container.encode(site?.code, forKey: .code)
    try container.encode(site?.line, forKey: .siteLine)
    try container.encode(site?.column, forKey: .siteColumn)
  }
}
