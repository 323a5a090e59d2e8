/// From a word's bytes to its kind, without making a string of it.
///
/// A hash table with open addressing, filled once from ``TokenKind/spelling``. It is sparse, so
/// most identifiers end at an empty slot after one look.
struct Keywords {
  /// Borrows the table, without reference counting, for as long as a file is lexed.
  static func withLookup<Result>(_ body: (Lookup) -> Result) -> Result {
    shared.slots.withUnsafeBufferPointer { slots in
      shared.text.withUnsafeBufferPointer { text in
        body(Lookup(slots: slots, text: text))
      }
    }
  }

  struct Lookup {
    let slots: UnsafeBufferPointer<Slot>
    let text: UnsafeBufferPointer<UInt8>
  }

  /// A keyword: a range of `text`. An empty slot has the length 0.
  struct Slot {
    var kind = TokenKind.identifier
    var length: UInt8 = 0
    var start: UInt16 = 0
  }

  private static let shared = Keywords()
  private static let bits = 11

  private var slots = [Slot](repeating: Slot(), count: 1 << bits)
  private var text: [UInt8] = []

  private init() {
    for kind in TokenKind.allCases where kind.isWord || kind == .wildcard {
      if let spelling = kind.spelling { insert(Array(spelling.utf8), kind) }
    }
  }

  private mutating func insert(_ word: [UInt8], _ kind: TokenKind) {
    var index = word.withUnsafeBufferPointer { Self.hash($0, 0..<word.count) }
    while slots[index].length != 0 { index = Self.next(index) }
    slots[index] = Slot(kind: kind, length: UInt8(word.count), start: UInt16(text.count))
    text += word
  }

  /// Mixes the length with the first, the middle and the last byte.
  @inline(__always)
  fileprivate static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Int {
    let length = UInt32(truncatingIfNeeded: word.count)
    let first = UInt32(bytes[word.lowerBound])
    let middle = UInt32(bytes[word.lowerBound + word.count / 2])
    let last = UInt32(bytes[word.upperBound - 1])
    let key = first | middle << 8 | last << 16 | length << 24
    return Int((key &* 0x9E37_79B1) >> UInt32(32 - bits))
  }

  @inline(__always)
  fileprivate static func next(_ index: Int) -> Int {
    (index + 1) & (1 << bits - 1)
  }
}

extension Keywords.Lookup {
  /// The kind of a word of at least one byte: a keyword's, or `identifier`.
  @inline(__always)
  func kind(of word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> TokenKind {
    var index = Keywords.hash(bytes, word)
    while true {
      let slot = slots[index]
      if slot.length == 0 { return .identifier }
      if slot.length == word.count, matches(slot, bytes, word.lowerBound) { return slot.kind }
      index = Keywords.next(index)
    }
  }

  @inline(__always)
  private func matches(
    _ slot: Keywords.Slot,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ start: Int,
  ) -> Bool {
    let textStart = Int(slot.start)
    for index in 0..<Int(slot.length) where text[textStart + index] != bytes[start + index] {
      return false
    }
    return true
  }
}
