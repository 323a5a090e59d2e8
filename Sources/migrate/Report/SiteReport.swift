import Codemods

/// Every site of a run, for a person or for a program.
struct SiteReport {
  let root: String

  /// How many files were looked at.
  let files: Int

  let codemods: [Codemod]

  /// In the order of the paths, and within a file in that of the source.
  private(set) var sites: [Site] = []

  private var refusedFiles: [String: Int] = [:]

  init(root: String, files: Int, codemods: [Codemod]) {
    self.root = root
    self.files = files
    self.codemods = codemods
  }

  mutating func add(_ outcome: FileOutcome) {
    sites += outcome.sites
    if let refusal = outcome.refusal { refusedFiles["\(refusal)", default: 0] += 1 }
  }
}

extension SiteReport {
  /// The types that one annotation each would do most for, the most valuable first.
  var annotations: [Annotation] { Annotation.all(for: sites) }

  /// What becomes of the sites that 'apply' changes.
  var outlooks: OutlookTally { OutlookTally(sites.lazy.filter { $0.verdict == .safe }) }

  /// The functions that stand in the way of most others, the most valuable first.
  var blockingFunctions: [BlockingFunction] { BlockingFunction.all(for: sites) }
}

/// How a report is written down.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
}

extension SiteReport {
  /// The report for a person: the totals, then the sites of each codemod by verdict and reason.
  var text: String {
    let sitesByCodemod = Dictionary(grouping: sites, by: \.codemod)
    let sections = codemods.compactMap { codemod in
      sitesByCodemod[codemod.id].map { Self.section(of: codemod, with: $0) }
    }
    let advice =
      (annotations.isEmpty ? [] : [Annotation.text(of: annotations)])
      + (blockingFunctions.isEmpty ? [] : [BlockingFunction.text(of: blockingFunctions)])
    let table = sites.isEmpty ? [] : [totals(sitesByCodemod)]
    return ([head] + table + advice + sections).joined(separator: "\n")
  }

  private var head: String {
    let places = Set(sites.map(\.file)).count
    var lines = [
      root,
      "\(counted(files, "file")), "
        + (sites.isEmpty ? "no sites" : "\(counted(sites.count, "site")) in \(places) of them"),
    ]
    lines += refusedFiles.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\(counted($1, "file")) left alone as a whole: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A row for each codemod that found something.
  private func totals(_ sitesByCodemod: [String: [Site]]) -> String {
    var rows = codemods.compactMap { codemod in
      sitesByCodemod[codemod.id].map { (codemod.id, Tally($0)) }
    }
    if rows.count > 1 { rows.append(("all", Tally(sites))) }
    let width = rows.map(\.0.count).max() ?? 0
    let titles = ["found"] + Verdict.allCases.map(\.rawValue)
    let lines =
      [String(repeating: " ", count: width) + Self.columns(titles)]
      + rows.map { id, tally in
        let numbers = [tally.found] + Verdict.allCases.map { tally[$0] }
        return padded(id, to: width) + Self.columns(numbers.map(String.init))
      }
    return (lines + [outlooks.line(kind: "safe")].compactMap(\.self)).map { $0 + "\n" }.joined()
  }

  /// Right-aligned columns of eight characters.
  private static func columns(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(1, 8 - $0.count)) + $0 }.joined()
  }

  private static func section(of codemod: Codemod, with sites: [Site]) -> String {
    "\(codemod.id): \(codemod.title)\n" + SiteGroup.all(of: sites).map { "\n\($0.text)" }.joined()
  }
}

/// The sites of a codemod about which there is the same to say.
private struct SiteGroup {
  let verdict: Verdict
  let sites: [Site]

  /// The best verdict first, and of each the largest groups.
  static func all(of sites: [Site]) -> [SiteGroup] {
    let groups = Dictionary(grouping: sites) { site in
      "\(site.verdict) \(Wording(site.explanation).key)"
    }
    return groups.sorted { lhs, rhs in
      let (one, other) = (lhs.value[0].verdict, rhs.value[0].verdict)
      if one != other { return one < other }
      return (rhs.value.count, lhs.key) < (lhs.value.count, rhs.key)
    }
    .map { SiteGroup(verdict: $0.value[0].verdict, sites: $0.value) }
  }

  /// A line for the group, and one for each site as compilers write them.
  var text: String {
    let (sentence, names) = Wording.common(of: sites.map(\.explanation))
    let lines = zip(sites, names).map { site, names in
      let different = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let quoted = different.map { "'\($0)' " }.joined()
      return "    \(site.file):\(site.line):\(site.column): \(quoted)\(site.excerpt)\n"
    }
    return "  \(sites.count) \(verdict): \(sentence)\(effects)\n" + lines.joined()
  }

  /// What could be noticed at any of the sites.
  private var effects: String {
    let all = Effect.allCases.filter { effect in sites.contains { $0.effects.contains(effect) } }
    return all.isEmpty ? "" : " (\(all.map(\.rawValue).joined(separator: ", ")))"
  }
}
