import Rewriter

/// Finds which of some spellings there are among the tokens of a file: `Task` wherever the word is a token,
/// `MainActor.run` where three tokens follow each other, whatever lies between them.
///
/// Most tokens are told from those that are looked for by their first byte and their length.
struct SpellingSearch: Sendable {
  /// The tokens of each spelling.
  private let spellings: [[[UInt8]]]

  /// The places of the spellings that begin with such a token.
  private let places: [[Int]]

  /// Whether there are any.
  private let isAny: [Bool]

  /// - Parameter spellings: What stands in front of a spelling's first word is not looked at.
  init(_ spellings: [String]) {
    self.spellings = spellings.map { spelling in
      let tokens = TokenList(SourceFile(spelling))
      let own = tokens.kinds.indices.dropLast().drop { !tokens.kinds[$0].isWord }
      return own.map { Array(tokens.bytes(of: $0)) }
    }
    var places = Array(repeating: [Int](), count: Self.countOfKeys)
    for (place, tokens) in self.spellings.enumerated() {
      guard let word = tokens.first else { continue }
      places[Self.key(firstByte: word[0], length: word.count)].append(place)
    }
    self.places = places
    isAny = places.map { !$0.isEmpty }
  }

  /// The places, in the list of all, of the spellings that are there. Cost: a pass over the tokens.
  func found(in tokens: TokenList) -> Set<Int> {
    var isFound = Array(repeating: false, count: spellings.count)
    let bytes = tokens.source.bytes
    for token in tokens.kinds.indices where tokens.kinds[token].isWord {
      let name = tokens.nameRange(token).indices
      let key = Self.key(firstByte: bytes[name.lowerBound], length: name.count)
      guard isAny[key] else { continue }
      for place in places[key] where !isFound[place] {
        isFound[place] = isSpelling(place, at: token, in: tokens)
      }
    }
    return Set(isFound.indices.filter { isFound[$0] })
  }

  private func isSpelling(_ place: Int, at token: Int, in tokens: TokenList) -> Bool {
    let spelling = spellings[place]
    return token + spelling.count <= tokens.count
      && spelling[0].elementsEqual(tokens.source.bytes[tokens.nameRange(token).indices])
      && spelling.indices.dropFirst().allSatisfy {
        spelling[$0].elementsEqual(tokens.bytes(of: token + $0))
      }
  }

  private static let countOfKeys = 1 << 12

  private static func key(firstByte: UInt8, length: Int) -> Int {
    (Int(firstByte) << 5 ^ length) & (countOfKeys - 1)
  }
}
