extension StringProtocol {
  /// Whether the bytes of the text are somewhere in this one. Cost: one pass over the bytes, where `contains` reads
  /// characters and sets up a search first.
  func holds(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { word in
      utf8.withContiguousStorageIfAvailable { $0.holds(word) }
        ?? self.contains(String(decoding: word, as: UTF8.self))
    }
  }
}

extension StringProtocol {
  /// Whether the first character is a capital. Characters are dear, and most begin with a byte that tells.
  var beginsWithCapital: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80
      ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase == true
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func holds(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return true }
    var start = 0
    while start + word.count <= count {
      if self[start] == first,
        word.indices.dropFirst().allSatisfy({ self[start + $0] == word[$0] })
      {
        return true
      }
      start += 1
    }
    return false
  }
}
