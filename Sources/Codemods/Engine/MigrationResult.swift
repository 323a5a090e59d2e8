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
    wantsUse = run.addedForOthers.subtracting(run.countsOnOwn)
  }

  /// Whether a fix that was not made, since its verdict is worse than the limit, adds or wants something for which
  /// other fixes have to be made as well.
  public var offersUnits: Bool {
    findings.contains { finding in
      guard let fix = finding.fix else { return false }
      return !fix.additions.isEmpty || !fix.countsOn.isEmpty
    }
  }

  /// Nothing was found, or nothing was looked for.
  init(unchanged source: SourceFile, refusal: FileRefusal? = nil) {
    self.init(source: source, findings: [], refusal: refusal, syntaxErrors: [])
    if refusal == nil { ignores = IgnoreComments(in: source).comments }
  }
}
