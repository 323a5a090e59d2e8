import Rewriter

/// A migration: a value that says what it changes, shows it by examples, and finds its sites.
///
/// One codemod is one file, which declares it as a static property of this type and ends up as one
/// line of ``Catalog``. Examples are documentation and tests at once.
public struct Codemod: Sendable {
  /// The name on the command line: the property's name in kebab case.
  public let id: String

  /// What the codemod does, a phrase without a full stop.
  public let title: String

  /// The first Swift release that understands what the codemod writes.
  public let since: SwiftVersion

  /// Why and when, in Markdown.
  public let discussion: String

  /// The best verdict of a site; each site may lower it.
  public let verdict: Verdict

  /// Whether the codemod runs where no codemod is named.
  public let selection: Selection

  /// A file that holds none of these words can't hold a site, unless ``mayConcern`` says otherwise, and
  /// isn't parsed.
  public let candidateTokens: [String]

  /// More such words, which rows of the user's tables give.
  let userTokens: @Sendable (SDKTables) -> [String]

  /// Whether a file may hold a site, by its words, its tokens, its declarations and those of the project:
  /// asked once the whole project is read. By default, whether it holds one of ``candidateTokens``.
  let mayConcern: @Sendable (FileHints) -> Bool

  /// Whether the tokens of a file leave room for a site: asked of every selected file as it is read, for
  /// ``mayConcern`` to know. It may say yes too often.
  let mayHaveSite: @Sendable (TokenList) -> Bool

  /// Whether its sites are places that Swift 6 rejects as they are.
  public let findsRejectedCode: Bool

  /// Whether what it leaves counts as well where only the changes of other codemods have led to it.
  public let findsConsequences: Bool

  public let examples: [Example]

  /// What to do about a site that is left unchanged, where its reason doesn't say it; `nil` where nothing fits all.
  let advice: String?

  /// What a file adds as it is once its fixes are made, for those of other files that count on it.
  public let additions: @Sendable (Context) -> [Addition]

  /// Every site in a file, those included that the codemod leaves alone, in any order.
  public let run: @Sendable (Context) -> [Finding]

  public init(
    id: String,
    title: String,
    since: SwiftVersion,
    discussion: String,
    verdict: Verdict,
    selection: Selection = .byDefault,
    candidateTokens: [String],
    userTokens: @escaping @Sendable (SDKTables) -> [String] = { _ in [] },
    mayConcern: @escaping @Sendable (FileHints) -> Bool = \.hasCandidateToken,
    mayHaveSite: @escaping @Sendable (TokenList) -> Bool = { _ in true },
    findsRejectedCode: Bool = false,
    findsConsequences: Bool = false,
    examples: [Example],
    advice: String? = nil,
    adding additions: @escaping @Sendable (Context) -> [Addition] = { _ in [] },
    run: @escaping @Sendable (Context) -> [Finding],
  ) {
    self.id = id
    self.title = title
    self.since = since
    self.discussion = discussion
    self.verdict = verdict
    self.selection = selection
    self.candidateTokens = candidateTokens
    self.userTokens = userTokens
    self.mayConcern = mayConcern
    self.mayHaveSite = mayHaveSite
    self.findsRejectedCode = findsRejectedCode
    self.findsConsequences = findsConsequences
    self.examples = examples
    self.advice = advice
    self.additions = additions
    self.run = run
  }
}

extension Codemod {
  /// When a codemod runs.
  public enum Selection: Sendable {
    case byDefault
    /// What it does is a matter of taste: it runs only where it is named.
    case onlyByName
  }
}
