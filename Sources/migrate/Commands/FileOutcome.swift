import Codemods
import Rewriter

/// What came of one file.
struct FileOutcome: DependentChange {
  private(set) var sites: [Site] = []
  private(set) var failures: [Failure] = []
  private(set) var change: FileChange?

  /// Whether the file may not be written, though it would change.
  private(set) var isUnwritable = false

  /// The fixes of the change.
  private(set) var fixes: [WrittenFix] = []

  /// Why the engine left the whole file alone.
  private(set) var refusal: FileRefusal?

  /// The comments in the file that are to keep sites as they are, and keep none.
  var unusedIgnores: [UnusedIgnore] = []

  private(set) var additions: Set<Addition> = []
  private(set) var countsOn: Set<Addition> = []
  private(set) var wantsUse: Set<Addition> = []
  private(set) var uses: [Addition: Int] = [:]

  /// Whether it takes other files to know whether that is made.
  var dependsOnOthers: Bool { !countsOn.isEmpty || !wantsUse.isEmpty }

  /// Nothing came of it.
  init() {}

  /// - Parameters:
  ///   - interest: the codemods that may have a site in the file, if that is known.
  ///   - withheld: what is not made in other files, with the reason.
  ///   - withheldFixes: what is not made in this one.
  init(
    of file: WorkspaceFile, in workspace: Workspace, by migration: Migration,
    _ interest: Candidates.Interest? = nil, withholding withheld: [Addition: String] = [:],
    _ withheldFixes: [FixPlace: String] = [:],
  ) {
    let text: SwiftText
    do {
      text = try SwiftText(of: file)
    } catch {
      failures = [error]
      return
    }
    let result = migration.run(
      path: file.path, source: text.source, interest: interest, withholding: withheld,
      withheldFixes)
    var findings = result.findings
    refusal = result.refusal
    unusedIgnores = result.ignores.compactMap { UnusedIgnore($0, inFile: file.path) }
    additions = result.additions
    countsOn = result.countsOn
    wantsUse = result.wantsUse
    uses = result.uses
    if migration.limit < .review, result.offersMore {
      let offer = migration.applying(.review).run(
        path: file.path, source: text.source, interest: interest, withholding: withheld,
        withheldFixes)
      take(offer)
      findings = result.findings(beside: offer)
    }
    sites = findings.sites(in: text.source, path: file.path, applying: migration.limit)
    if let first = result.syntaxErrors.first {
      let (line, column) = LineTable(text.source).location(of: first.offset)
      failures.append(
        .syntaxErrors(
          file.path, line: line, column: column, message: "\(first)",
          more: result.syntaxErrors.count - 1))
    }
    // Most files stay as they are, and then both are the same buffer.
    guard result.source.bytes != text.source.bytes else { return }
    fixes = result.fixes(inFile: file.path, text.source)
    take(result.source, of: file, text, in: workspace, countingOn: Set(result.countsOn.map(\.path)))
  }

  /// Takes what is to be in the file.
  ///
  /// - Parameter others: the paths of the files that are written together with it, or not at all.
  mutating func take(
    _ source: SourceFile, of file: WorkspaceFile, _ text: SwiftText, in workspace: Workspace,
    countingOn others: Set<String>,
  ) {
    let path = file.location.relative(to: workspace.patchRoot) ?? file.path
    guard let patch = UnifiedDiff(path: path, old: text.source, new: source) else { return }
    guard !file.isOutsideRoot else {
      isUnwritable = true
      fixes = []
      failures.append(.linkLeadsOutside(file.path, target: file.location.description))
      return
    }
    change = FileChange(
      file: file, stamp: text.stamp, source: source, patch: patch,
      companions: others.union(change?.companions ?? []))
  }

  /// Forgets the sites that the run is not about.
  mutating func keepSites(where isMeant: (Site) -> Bool) { sites = sites.filter(isMeant) }

  /// Notes which of the sites are for another run.
  mutating func postpone(_ left: Set<FixKey>) {
    for index in sites.indices where left.contains(sites[index].key) {
      sites[index].isPostponed = true
    }
  }

  /// Takes sites for made whose change a person has edited.
  mutating func keep(made: [FixKey: Site]) {
    for index in sites.indices { sites[index] = made[sites[index].key] ?? sites[index] }
  }

  /// Takes what a run that makes more would do: of several files, such changes are made together or not at all, and
  /// only that run knows which.
  private mutating func take(_ offer: MigrationResult) {
    additions.formUnion(offer.additions)
    countsOn.formUnion(offer.countsOn)
    wantsUse.formUnion(offer.wantsUse)
    uses.merge(offer.uses, uniquingKeysWith: max)
  }
}

extension [Finding] {
  /// The findings with their places in the input.
  fileprivate func sites(in source: SourceFile, path: String, applying limit: Verdict) -> [Site] {
    guard !isEmpty else { return [] }
    let text = LocatedText(path: path, source: source)
    return map { Site($0, in: text, applying: limit) }
  }
}

extension MigrationResult {
  fileprivate func fixes(inFile path: String, _ input: SourceFile) -> [WrittenFix] {
    let (lines, newLines) = (LineTable(input), LineTable(source))
    return appliedFixes.map { WrittenFix($0, inFile: path, lines, newLines) }
  }
}

/// A file that the migration changes.
struct FileChange: Sendable {
  let file: WorkspaceFile

  /// The file as it was read.
  var stamp: FileStamp

  /// What is to be in the file.
  let source: SourceFile

  let patch: UnifiedDiff

  /// What the patch is to be applied to, where that is not what was read.
  var old: [UInt8]?

  /// The paths of the files whose changes this one counts on: they are written together or not at all.
  var companions: Set<String> = []
}
