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
        let name = UnsafeBufferPointer(rebasing: bytes[tokens.nameRange(token).indices])
        let (word, bit) = Self.place(of: UnsafeRawBufferPointer(name), among: count)
        words[word] |= bit
      }
    }
    self.words = words
  }

  func mayContain(_ name: String) -> Bool {
    var name = name
    let (word, bit) = name.withUTF8 {
      Self.place(of: UnsafeRawBufferPointer($0), among: words.count)
    }
    return words[word] & bit != 0
  }

  /// Names of the same length, beginning and end have the same place.
  private static func place(
    of name: UnsafeRawBufferPointer, among count: Int,
  ) -> (word: Int, bit: UInt64) {
    let ends = name.number(from: 0) ^ name.number(from: max(name.count - 8, 0)) &* 31
    var hash = (ends ^ UInt64(name.count)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    return (Int(truncatingIfNeeded: hash >> 6) & (count - 1), 1 << (hash & 63))
  }
}

extension UnsafeRawBufferPointer {
  /// Up to eight bytes as one number.
  fileprivate func number(from start: Int) -> UInt64 {
    if start + 8 <= count { return loadUnaligned(fromByteOffset: start, as: UInt64.self) }
    return self[start...].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
