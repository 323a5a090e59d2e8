/// Finds any of some words in bytes in one pass, by Wu and Manber's method: most bytes are never
/// looked at.
struct WordSearch: Sendable {
  private let words: [[UInt8]]

  /// The length of the shortest word: of the others only as many bytes lead the search.
  private let width: Int

  /// By the last two bytes of the window, how far to move on; 0 where a word may begin.
  private let shifts: [UInt8]

  /// - Parameter words: Those of less than two bytes are in every text.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    width = self.words.map(\.count).min() ?? 0
    let farthest = min(max(width - 1, 0), Int(UInt8.max))
    var shifts = Array(repeating: UInt8(farthest), count: 1 << 12)
    for word in self.words where width >= 2 {
      for end in 1..<width {
        let pair = Self.pair(word[end - 1], word[end])
        shifts[pair] = min(shifts[pair], UInt8(clamping: width - 1 - end))
      }
    }
    self.shifts = shifts
  }

  func isFound(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { isFound(in: $0) }
  }

  func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard width >= 2 else { return !words.isEmpty }
    var isFound = false
    search(bytes) { start in
      isFound = words.contains { Self.isWord($0, at: start, of: bytes) }
      return !isFound
    }
    return isFound
  }

  /// The places of the words that are there in the list of all.
  func found(in bytes: [UInt8]) -> Set<Int> {
    guard width >= 2 else { return Set(words.indices) }
    var found: Set<Int> = []
    bytes.withUnsafeBufferPointer { bytes in
      search(bytes) { start in
        for index in words.indices where Self.isWord(words[index], at: start, of: bytes) {
          found.insert(index)
        }
        return found.count < words.count
      }
    }
    return found
  }

  /// Visits the places where a word may begin, as long as that is wanted.
  private func search(_ bytes: UnsafeBufferPointer<UInt8>, _ visit: (_ start: Int) -> Bool) {
    shifts.withUnsafeBufferPointer { shifts in
      var end = width - 1
      while end < bytes.count {
        let shift = Int(shifts[Self.pair(bytes[end - 1], bytes[end])])
        if shift == 0, !visit(end + 1 - width) { return }
        end += max(shift, 1)
      }
    }
  }

  private static func isWord(
    _ word: [UInt8], at start: Int, of bytes: UnsafeBufferPointer<UInt8>,
  ) -> Bool {
    word[0] == bytes[start] && start + word.count <= bytes.count
      && word.indices.allSatisfy { word[$0] == bytes[start + $0] }
  }

  /// A place in the table; several pairs may share one.
  private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first) << 5 ^ Int(second)) & 0xFFF
  }
}
