import Rewriter

/// The files that may hold a site of some codemods, by their words alone.
public struct Candidates: Sendable {
  private let codemods: [Codemod]

  /// All words, and for each codemod the places of its own among them.
  private let words: WordSearch
  private let wordsOfCodemods: [Set<Int>]

  public init(for codemods: [Codemod], sdk: SDKTables) {
    let words = codemods.map { $0.candidateTokens + $0.userTokens(sdk) }
    let all = Set(words.joined()).sorted()
    self.codemods = codemods
    self.words = WordSearch(all)
    wordsOfCodemods = words.map { words in
      Set(all.indices.filter { words.contains(all[$0]) })
    }
  }

  /// Whether the file may hold a site. Cost: a scan of the bytes, most of which are never looked at.
  public func include(_ source: SourceFile) -> Bool {
    words.isFound(in: source.bytes) || codemods.contains { $0.mayHaveSite(source.bytes) }
  }

  /// The codemods that may have a site in the file, in their order.
  func codemods(interestedIn source: SourceFile) -> [Codemod] {
    let found = words.found(in: source.bytes)
    return zip(codemods, wordsOfCodemods)
      .filter { !$1.isDisjoint(with: found) || $0.mayHaveSite(source.bytes) }.map { $0.0 }
  }
}
