/// Finds any of some words in bytes in one pass, by Wu and Manber's method: most bytes are never
/// looked at.
struct WordSearch: Sendable {
  private let words: [[UInt8]]

  /// The length of the shortest word: of the others only as many bytes lead the search.
  private let width: Int

  /// By the last two bytes of the window, how far to move on; 0 where a word may begin.
  private let shifts: [UInt8]

  /// The places of the words that may begin there, by the same bytes.
  private let places: [[Int]]

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
    var places = Array(repeating: [Int](), count: 1 << 12)
    for (place, word) in self.words.enumerated() where width >= 2 {
      places[Self.pair(word[width - 2], word[width - 1])].append(place)
    }
    self.places = places
  }

  func isFound(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { isFound(in: $0) }
  }

  func isFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard width >= 2 else { return !words.isEmpty }
    var isFound = false
    search(bytes) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  /// The places of the words that are there in the list of all.
  func found(in bytes: [UInt8]) -> Set<Int> {
    guard width >= 2 else { return Set(words.indices) }
    var isFound = Array(repeating: false, count: words.count)
    bytes.withUnsafeBufferPointer { bytes in
      search(bytes) { place in
        isFound[place] = true
        return true
      }
    }
    return Set(isFound.indices.filter { isFound[$0] })
  }

  /// Visits the words that are there, by their places in the list, as long as that is wanted.
  private func search(_ bytes: UnsafeBufferPointer<UInt8>, _ visit: (_ place: Int) -> Bool) {
    shifts.withUnsafeBufferPointer { shifts in
      var end = width - 1
      while end < bytes.count {
        let pair = Self.pair(bytes[end - 1], bytes[end])
        let shift = Int(shifts[pair])
        if shift == 0 {
          for place in places[pair] where Self.isWord(words[place], at: end + 1 - width, of: bytes)
          {
            guard visit(place) else { return }
          }
        }
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
