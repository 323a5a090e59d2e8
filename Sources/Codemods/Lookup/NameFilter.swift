import Rewriter

/// The names in the text of a file, in little room: one that is there is always found, and one that is not may be.
struct NameFilter: Sendable {
  /// Their count is a power of two.
  private var words: [UInt64]

  /// Cost: one pass over the tokens, and over the bytes of the names.
  init(_ tokens: TokenList) {
    // Half of all tokens are names, and most of them are there several times.
    var count = 8
    while count * 16 < tokens.count, count < 1024 { count *= 2 }
    var words = [UInt64](repeating: 0, count: count)
    let kinds = tokens.kinds
    tokens.source.bytes.withUnsafeBufferPointer { bytes in
      for token in kinds.indices where kinds.isName(token) {
        let name = UnsafeBufferPointer(rebasing: bytes[tokens.nameRange(token).indices])
        let (word, bit) = Key(UnsafeRawBufferPointer(name)).place(among: count)
        words[word] |= bit
      }
    }
    self.words = words
  }

  func mayContain(_ key: Key) -> Bool {
    let (word, bit) = key.place(among: words.count)
    return words[word] & bit != 0
  }

  /// A name that many filters are asked for. Names of the same length, beginning and end have the same key.
  struct Key: Hashable, Sendable {
    private let hash: UInt64

    init(_ name: String) {
      var name = name
      self = name.withUTF8 { Key(UnsafeRawBufferPointer($0)) }
    }

    fileprivate init(_ name: UnsafeRawBufferPointer) {
      let ends = name.number(from: 0) ^ name.number(from: max(name.count - 8, 0)) &* 31
      let hash = (ends ^ UInt64(name.count)) &* 0x9E37_79B9_7F4A_7C15
      self.hash = hash ^ hash >> 32
    }

    fileprivate func place(among count: Int) -> (word: Int, bit: UInt64) {
      (Int(truncatingIfNeeded: hash >> 6) & (count - 1), 1 << (hash & 63))
    }
  }
}

extension Collection where Element == TokenKind, Index == Int {
  /// Whether the token names something: a reserved keyword does behind a period, as in `Spacing.default`.
  fileprivate func isName(_ token: Int) -> Bool {
    self[token].isIdentifier
      || self[token].isReservedKeyword && token > startIndex && self[token - 1] == .period
  }
}
