import Rewriter

/// Which files may hold a site of which codemods: what is known without parsing them.
public struct Candidates: Sendable {
  private let codemods: [Codemod]

  /// All words, and for each codemod the places of its own among them.
  private let words: SpellingSearch
  private let wordsOfCodemods: [Set<Int>]

  /// Those that rows of the user's give, which a codemod's own look at the tokens doesn't know.
  private let userWordsOfCodemods: [Set<Int>]

  /// - Precondition: There are at most 64 codemods.
  public init(for codemods: [Codemod], sdk: SDKTables) {
    precondition(codemods.count <= UInt64.bitWidth, "there is no room for more codemods")
    let userWords = codemods.map { $0.userTokens(sdk) }
    let words = zip(codemods, userWords).map { $0.candidateTokens + $1 }
    let all = Set(words.joined()).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(all, all.indices))
    func places(_ words: [String]) -> Set<Int> { Set(words.compactMap { numbers[$0] }) }
    self.codemods = codemods
    self.words = SpellingSearch(all)
    wordsOfCodemods = words.map(places)
    userWordsOfCodemods = userWords.map(places)
  }

  /// What the text of a file says of the codemods. Cost: a pass over the tokens, and what the codemods look
  /// for besides.
  public func marks(in tokens: TokenList) -> Marks {
    let found = words.found(in: tokens)
    return Marks(
      named: Interest(
        codemods.indices.filter { !wordsOfCodemods[$0].isDisjoint(with: found) }),
      possible: Interest(
        codemods.indices.filter {
          !userWordsOfCodemods[$0].isDisjoint(with: found) || codemods[$0].mayHaveSite(tokens)
        }))
  }

  /// The codemods that may have a site in the file, by its text, its declarations and those of the
  /// project.
  public func interest(
    in file: FileFacts, marked marks: Marks, of project: ProjectIndex,
  ) -> Interest {
    Interest(
      codemods.indices.filter { number in
        codemods[number].mayConcern(
          FileHints(
            file: file, project: project, hasCandidateToken: marks.named.includes(number),
            mayHaveSite: marks.possible.includes(number)))
      })
  }

  /// The codemods, in their order.
  func codemods(_ interest: Interest) -> [Codemod] {
    codemods.indices.filter(interest.includes).map { codemods[$0] }
  }

  /// What the text of a file says of the codemods.
  public struct Marks: Sendable {
    /// Those whose words it holds.
    fileprivate let named: Interest

    /// Those for whose sites its tokens leave room.
    fileprivate let possible: Interest
  }

  /// Some of the codemods, by number.
  public struct Interest: Sendable {
    private let numbers: UInt64

    fileprivate init(_ numbers: [Int]) {
      self.numbers = numbers.reduce(0) { $0 | 1 << UInt64($1) }
    }

    public var isEmpty: Bool { numbers == 0 }

    fileprivate func includes(_ number: Int) -> Bool { numbers & 1 << UInt64(number) != 0 }
  }
}
