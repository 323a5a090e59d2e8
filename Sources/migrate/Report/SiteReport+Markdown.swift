import Codemods

extension SiteReport {
  /// The most bytes of a comment on GitHub are 65,536.
  private static let maximumSize = 60_000

  /// What a workflow finds its comment by, to write it anew.
  private static let mark = "<!-- migrate report -->\n"

  /// The report as a comment on a pull request: the totals, what would free most sites, and the sites by file, as
  /// many as there is room for.
  func markdown(showsNotes: Bool) -> String {
    let listed = listed(withNotes: showsNotes).map { sites[$0] }
    let head = Self.mark + "### Swift 6 concurrency: \(total(of: listed))\n\n"
    guard !listed.isEmpty else { return head }
    let totals = head + table(of: listed) + unlocking
    return totals + details(of: listed, behind: totals.utf8.count)
  }

  private func total(of sites: [Site]) -> String {
    guard !sites.isEmpty else { return "no sites in \(counted(files, "file"))" }
    let places = Set(sites.map(\.file)).count
    return "\(counted(sites.count, "site")) in \(counted(places, "file"))"
  }

  private func table(of sites: [Site]) -> String {
    let rows = Dictionary(grouping: sites, by: \.codemod)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { codemod, sites in row("`\(codemod)`", Tally(sites)) }
    return """
      | codemod | safe | review | by hand |
      |---|--:|--:|--:|
      \(rows.joined(separator: "\n"))
      \(row("**all**", Tally(sites)))

      `migrate apply` makes the safe changes, `migrate apply --review` the others as well.

      """
  }

  private func row(_ name: String, _ tally: Tally) -> String {
    "| \(name) | \(tally[.safe]) | \(tally[.review]) | \(tally[.manual]) |"
  }

  private var unlocking: String {
    let best = steps.prefix(5)
    guard !best.isEmpty else { return "" }
    return "\n**What blocks the most sites**\n\n"
      + best.map { step in
        "- \(step.sites): \(MarkdownText.message(step.advice)) in \(MarkdownText.code(step.file))\n"
      }.joined()
  }

  /// - Parameter size: how many bytes stand before them.
  private func details(of sites: [Site], behind size: Int) -> String {
    let byFile = Dictionary(grouping: sites, by: \.file).sorted { $0.key < $1.key }
    var text = ""
    // The last line says what there is no room for.
    var room = Self.maximumSize - size - 100
    for (position, (file, sites)) in byFile.enumerated() {
      let part = section(file, sites)
      room -= part.utf8.count
      guard room >= 0 else {
        return text + "\n…and \(counted(byFile.count - position, "more file")): `migrate report`\n"
      }
      text += part
    }
    return text
  }

  private func section(_ file: String, _ sites: [Site]) -> String {
    let summary = "\(MarkdownText.escaped(folder + file)): \(counted(sites.count, "site"))"
    return "\n<details><summary>\(summary)</summary>\n\n"
      + sites.map(\.markdown).joined(separator: "\n") + "\n</details>\n"
  }
}

extension Site {
  fileprivate var markdown: String {
    let effects = effects.isEmpty ? "" : " _(\(effects.map(\.rawValue).joined(separator: ", ")))_"
    let head = "Line \(line), **\(verdict.rawValue)**, `\(code)`: "
    let changed = change.hunks.filter { $0.after != nil }.map(\.patch).joined(separator: "…\n")
    let code =
      changed.isEmpty
      ? MarkdownText.block("\(excerpt)", language: "swift")
      : MarkdownText.block(changed, language: "diff")
    return head + MarkdownText.message(explanation) + effects + "\n\n" + code
  }
}

extension SiteChange.Hunk {
  /// The lines with what goes and what comes, as in a patch.
  fileprivate var patch: String {
    let rows = comparison
    return rows.map { row in
      switch row {
      case .same(let line): " \(line)\n"
      case .removed(let line): "-\(line)\n"
      case .added(let line): "+\(line)\n"
      }
    }.joined()
  }
}
