import Rewriter

/// Codemods applied to files, one at a time: the engine.
///
/// A file is parsed, every codemod looks at the same tree, and the fixes that don't overlap are
/// made in one pass; then the result is parsed again, until nothing is found. **Invariant**: a
/// result that has a syntax error which the input has not is never returned.
public struct Migration: Sendable {
  /// In the order of the catalogue: the first one wins where two want the same bytes.
  public let codemods: [Codemod]
  public let project: ProjectIndex

  /// The worst verdict that is applied.
  public private(set) var limit: Verdict

  /// The forms that the user chose.
  public private(set) var styles: Styles

  /// The codemods that don't run.
  private var excluded: Set<String> = []

  /// Who measures what the codemods take.
  let meter: any WorkMeter

  /// Where the codemods may find sites.
  public let candidates: Candidates

  public init(
    codemods: [Codemod], project: ProjectIndex, applying limit: Verdict = .safe,
    styles: Styles = Styles(), measuring meter: (any WorkMeter)? = nil,
  ) {
    self.codemods = codemods
    self.meter = meter ?? NoMeter()
    candidates = Candidates(for: codemods, sdk: project.sdk)
    self.project = project
    self.limit = limit
    self.styles = styles
  }

  /// The same, with another worst verdict.
  public func applying(_ limit: Verdict) -> Migration {
    var migration = self
    migration.limit = limit
    return migration
  }

  /// The same in other forms, and without some of the codemods.
  public func choosing(_ styles: Styles, without excluded: Set<String>) -> Migration {
    var migration = self
    migration.styles = styles
    migration.excluded = excluded
    return migration
  }

  /// What the codemods make of a file. The project index should know the file under the same path.
  ///
  /// Cost: a scan for words, and only for a file that may hold a site parsing and looking, twice if
  /// something changes. Safe to call from several threads.
  ///
  /// - Parameters:
  ///   - interest: the codemods that may have a site in the file, if that is known.
  ///   - withheld: what isn't made in other files, so that no fix may count on it, with the reason
  ///     (``ChangeUnits``).
  ///   - withheldFixes: the fixes that are not to be made, with the reason.
  public func run(
    path: String, source: SourceFile, interest: Candidates.Interest? = nil,
    withholding withheld: [Addition: String] = [:], _ withheldFixes: [FixPlace: String] = [:],
  ) -> MigrationResult {
    let codemods =
      interest.map { included(candidates.codemods($0)) }
      ?? codemods(interestedIn: source, path: path)
    guard !codemods.isEmpty else { return MigrationResult(unchanged: source) }
    if let refusal = project.modules.refusal(ofFile: path, holding: source) {
      return MigrationResult(unchanged: source, refusal: refusal)
    }
    return project.trees.withFile(path, holding: source) { input in
      var run = MigrationRun(self, path: path, input, withholding: withheld, withheldFixes)
      run.repeatRounds(codemods)
      return MigrationResult(of: run, syntaxErrors: input.tree.errors)
    }
  }

  /// The codemods that may have a site in the file.
  ///
  /// - Parameter tree: that of the source, if it is at hand.
  func codemods(
    interestedIn source: SourceFile, path: String, tree: Tree? = nil,
  ) -> [Codemod] {
    let tokens = TokenList(source)
    let facts = FileFacts(path: path, tokens, tree: tree)
    let marks = candidates.marks(in: tokens)
    return included(
      candidates.codemods(candidates.interest(in: facts, marked: marks, of: project)))
  }

  private func included(_ codemods: [Codemod]) -> [Codemod] {
    excluded.isEmpty ? codemods : codemods.filter { !excluded.contains($0.id) }
  }
}
