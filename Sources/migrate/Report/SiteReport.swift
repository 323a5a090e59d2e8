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
  /// The report for a person: the plan, then each site by file.
  ///
  /// - Parameter showsNotes: whether sites that are right as they are are listed, too.
  func text(showsNotes: Bool, _ layout: Layout) -> String {
    var plan = MigrationPlan(sites)
    plan.rows = .max
    plan.layout = layout
    let listed = sites.filter { showsNotes || !$0.isNote && !$0.isIgnored }
    let parts =
      sites.isEmpty ? [head] : [head, plan.text(.conditional)] + listed.map { $0.text(layout) }
    return parts.joined(separator: "\n")
  }

  private var head: String {
    let places = Set(sites.map(\.file)).count
    var lines = [
      root,
      "\(counted(files, "file")), "
        + (sites.isEmpty ? "no sites" : "\(counted(sites.count, "site")) in \(places) of them"),
    ]
    lines += refusedFiles.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\(counted($1, "file")) left unchanged as a whole: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Site {
  /// The site as compilers write one, its code on the next line, and what is thought of it.
  fileprivate func text(_ layout: Layout) -> String {
    let effects = effects.isEmpty ? [] : [effects.map(\.rawValue).joined(separator: ", ")]
    let lines = ["\(excerpt)", explanation] + effects
    return "\(file):\(line):\(column): \(verdict): \(codemod)\n"
      + lines.map { layout.wrapped("    " + $0, indent: 4) + "\n" }.joined()
  }
}
