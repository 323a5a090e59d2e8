import Codemods

/// Every site of a run, for a person or for a program.
struct SiteReport {
  let root: String

  /// The folders between the top of the repository and the root, each with its slash.
  let folder: String

  /// How many files were looked at.
  let files: Int

  let codemods: [Codemod]

  private let modules: ProjectModules

  /// In the order of the paths, and within a file in that of the source.
  private(set) var sites: [Site] = []

  private var refusedFiles: [String: Int] = [:]

  init(
    root: String, in folder: String = "", files: Int, codemods: [Codemod],
    modules: ProjectModules = .unknown,
  ) {
    self.root = root
    self.folder = folder
    self.files = files
    self.codemods = codemods
    self.modules = modules
  }

  init(of session: Session) {
    let workspace = session.workspace
    self.init(
      root: workspace.root.description,
      in: workspace.root.relative(to: workspace.patchRoot).map { $0.isEmpty ? "" : "\($0)/" } ?? "",
      files: session.selected.count, codemods: session.codemods, modules: session.modules)
  }

  mutating func add(_ outcome: FileOutcome) {
    sites += outcome.sites
    if let refusal = outcome.refusal { refusedFiles["\(refusal)", default: 0] += 1 }
  }

  /// Names the codemod that does elsewhere what sites need.
  mutating func prepare(by preparation: Preparation) {
    sites = sites.map { $0.prepared(by: preparation) }
  }

  /// Leaves out what is in the baseline, and what no baseline is about.
  ///
  /// - Returns: what of the baseline is left.
  mutating func leaveOut(_ baseline: Baseline) -> Baseline {
    var rest = baseline
    sites = sites.filter { $0.isCounted && !rest.take($0) }
    return rest
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

extension SiteReport {
  /// The names of the modules that compile the file.
  func modules(of file: String) -> [String] { modules.targetNames(of: file) }

  /// For each site the number of the group of fixes that are made together or not at all, from 1; `nil` for a fix
  /// that stands alone, and where there is none.
  var groupNumbers: [Int?] {
    let fixed = sites.indices.filter { sites[$0].verdict != .manual }
    let linked = groups(of: fixed) { sites[$0].ties }.filter { $0.count > 1 }
    var numbers = [Int?](repeating: nil, count: sites.count)
    for (number, group) in linked.enumerated() {
      for place in group { numbers[fixed[place]] = number + 1 }
    }
    return numbers
  }

  /// For each site what it is known by as long as its code stays, wherever in its file that stands.
  var fingerprints: [String] { sites.fingerprints(inFolder: folder) }
}

extension [Site] {
  /// For each site what it is known by as long as its code stays, wherever in its file that stands.
  ///
  /// - Parameter folder: what stands before the paths.
  func fingerprints(inFolder folder: String = "") -> [String] {
    var seen: [String: Int] = [:]
    return map { site in
      let code = "\(site.codemod)\n\(folder)\(site.file)\n\(site.excerpt)"
      let occurrence = seen[code, default: 0]
      seen[code] = occurrence + 1
      return "\(code)\n\(occurrence)".hashInHex
    }
  }
}

extension Site {
  fileprivate enum Tie: Hashable {
    case addition(Addition)
    case edits(file: String, [LocatedEdit])
  }

  fileprivate var ties: [Tie] {
    let shared = change.edits.isEmpty ? [] : [Tie.edits(file: file, change.edits)]
    return shared + change.additions.map(Tie.addition)
  }
}

extension SiteReport {
  /// What would free the most sites.
  var steps: [UnlockingStep] { UnlockingStep.all(for: sites) }
}

/// How a report is written down.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
  case sarif
  case github
  case markdown
  case html
}

extension SiteReport {
  /// - Parameter showsNotes: whether sites that are right as they are are listed, too; programs that ask for JSON
  ///   see for themselves.
  func written(
    as format: ReportFormat, showsNotes: Bool, _ layout: Layout,
  ) throws(Failure) -> [UInt8] {
    switch format {
    case .text: Array(text(showsNotes: showsNotes, layout).utf8)
    case .json: try json()
    case .sarif: try sarif(showsNotes: showsNotes)
    case .github: Array(workflowCommands(showsNotes: showsNotes).utf8)
    case .markdown: Array(markdown(showsNotes: showsNotes).utf8)
    case .html: try html(showsNotes: showsNotes)
    }
  }
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
      sites.isEmpty
      ? [head]
      : [head, plan.text(.conditional)] + listed.map { $0.text(layout) } + [foot(layout)]
    return parts.joined(separator: "\n")
  }

  /// What a reader of a long list wants at its end.
  private func foot(_ layout: Layout) -> String {
    let counts = [Verdict.safe, .review, .manual].compactMap { verdict in
      let count = sites.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict)"
    }
    let total = "\(counted(sites.count, "site")): \(counts.joined(separator: ", "))"
    let next =
      sites.contains { $0.verdict != .manual }
      ? "next: 'migrate diff' shows the safe changes, with '--review' all of them"
      : "next: 'migrate explain CODE' says what to do about a site"
    return [total, next].map { layout.wrapped($0, indent: 2) + "\n" }.joined()
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
    let effects =
      effects.isEmpty ? [] : ["effects: " + effects.map(\.rawValue).joined(separator: ", ")]
    let columns = layout.columns.map { $0 - 4 }
    let lines =
      ["    " + excerpt.code(columns: columns)]
      + ([explanation] + [firstStep].compactMap(\.self) + effects).map {
        layout.wrapped("    " + $0, indent: 4)
      }
    let place = "\(file):\(line):\(column):"
    let gap = layout.gap(between: place, "\(verdict): \(code)", indent: 4)
    return layout.painted(place, .bold) + gap + verdict.text(layout) + ": "
      + layout.painted(code, .dim) + "\n" + lines.map { $0 + "\n" }.joined()
  }
}

extension Verdict {
  /// The word, in a color that is legible on dark and on light.
  fileprivate func text(_ layout: Layout) -> String {
    switch self {
    case .safe: layout.painted("\(self)", .green)
    case .review: layout.painted("\(self)", .magenta)
    case .manual: "\(self)"
    }
  }
}
