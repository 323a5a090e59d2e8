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
      for token in kinds.indices where kinds[token].isIdentifier {
        let (word, bit) = Self.place(of: bytes[tokens.nameRange(token).indices], among: count)
        words[word] |= bit
      }
    }
    self.words = words
  }

  func mayContain(_ name: String) -> Bool {
    let (word, bit) = Self.place(of: name.utf8, among: words.count)
    return words[word] & bit != 0
  }

  private static func place(
    of name: some Sequence<UInt8>, among count: Int,
  ) -> (word: Int, bit: UInt64) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 32
    return (Int(truncatingIfNeeded: hash >> 6) & (count - 1), 1 << (hash & 63))
  }
}
