import Rewriter

/// What became of a file.
public struct MigrationResult: DependentChange {
  /// The rewritten file, or the input.
  public let source: SourceFile

  /// Every site, in the order of the input, where their positions are. A finding with a fix whose
  /// verdict is within the migration's limit was applied; a fix that could not be is a `manual`
  /// finding.
  public let findings: [Finding]

  /// Why nothing was done.
  public let refusal: FileRefusal?

  /// What is wrong with the input.
  public let syntaxErrors: [SyntaxError]

  /// The fixes that are in the file.
  public private(set) var appliedFixes: [AppliedFix] = []

  /// The comments in the file that keep sites as they are, with whether they do.
  public private(set) var ignores: [IgnoreComment] = []

  public private(set) var additions: Set<Addition> = []
  public private(set) var countsOn: Set<Addition> = []
  public private(set) var wantsUse: Set<Addition> = []
  public private(set) var uses: [Addition: Int] = [:]

  init(
    source: SourceFile, findings: [Finding], refusal: FileRefusal?, syntaxErrors: [SyntaxError],
  ) {
    self.source = source
    self.findings = findings
    self.refusal = refusal
    self.syntaxErrors = syntaxErrors
  }

  init(of run: MigrationRun, syntaxErrors: [SyntaxError]) {
    self.init(
      source: run.tree.source, findings: run.findings, refusal: nil, syntaxErrors: syntaxErrors)
    appliedFixes = run.appliedFixes
    ignores = run.ignores.comments
    additions = run.additions
    countsOn = run.countsOnOthers
    uses = run.uses
    wantsUse = run.addedForOthers.filter { run.uses[$0, default: 0] < Addition.worthwhileUse }
  }

  /// Whether a run with a worse limit makes fixes that this one has not made.
  public var offersMore: Bool {
    findings.contains { $0.fix != nil && $0.verdict == .review }
  }

  /// The findings, with what a run with a worse limit would make of the places that this one leaves unchanged: a fix that
  /// it makes only of what another one of it has written is a fix for a reader, and one that it does not make is none.
  /// Findings without a fix that only the other run has are added: its fixes bring them about.
  public func findings(beside offer: MigrationResult) -> [Finding] {
    let offered = Dictionary(grouping: offer.findings, by: FixPlace.init)
    let known = Set(findings.map(FixPlace.init))
    // Have: a block that becomes the main actor's, and whose token is dropped.
    let fixed = Set(findings.lazy.filter { $0.fix != nil }.map(FixPlace.init))
    let own = findings.map { finding -> Finding in
      guard let meant = offered[FixPlace(finding)] else { return finding }
      switch finding.verdict {
      case .safe: return finding
      // What is told of a fix is told of what is written, which other fixes may have changed.
      case .review:
        let same = meant.about(finding.range)
        return same.fixForReader ?? same.first ?? finding
      case .manual:
        guard !fixed.contains(FixPlace(finding)) else { return finding }
        return meant.about(finding.range).fixForReader ?? meant.fixForReader ?? finding
      }
    }
    let more = offer.findings.filter { !known.contains(FixPlace($0)) }
    return (own + more.map { $0.limited(to: .review) }).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Nothing was found, or nothing was looked for.
  init(unchanged source: SourceFile, refusal: FileRefusal? = nil) {
    self.init(source: source, findings: [], refusal: refusal, syntaxErrors: [])
    if refusal == nil { ignores = IgnoreComments(in: source).comments }
  }
}

extension FixPlace {
  fileprivate init(_ finding: Finding) {
    self.init(codemod: finding.codemod, offset: finding.range.lowerBound)
  }
}

extension [Finding] {
  /// Those of a place that are about the range, or all of them where none is: another fix may have changed its end.
  fileprivate func about(_ range: Range<ByteOffset>) -> [Finding] {
    let same = filter { $0.range == range }
    return same.isEmpty ? self : same
  }

  fileprivate var fixForReader: Finding? { first { $0.fix != nil }?.limited(to: .review) }
}
