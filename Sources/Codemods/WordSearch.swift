/// Finds a word in bytes, by Horspool's method: most bytes are never looked at.
struct WordSearch {
  private let word: [UInt8]
  /// How far to move on when the last byte looked at is this one.
  private let shifts: [Int]

  init(_ word: String) {
    let word = Array(word.utf8)
    var shifts = Array(repeating: max(word.count, 1), count: 256)
    for (position, byte) in word.dropLast().enumerated() {
      shifts[Int(byte)] = word.count - 1 - position
    }
    self.word = word
    self.shifts = shifts
  }

  func isFound(in bytes: [UInt8]) -> Bool {
    guard let last = word.last else { return true }
    var end = word.count - 1
    while end < bytes.count {
      let byte = bytes[end]
      if byte == last, bytes[(end + 1 - word.count)...end].elementsEqual(word) { return true }
      end += shifts[Int(byte)]
    }
    return false
  }
}
