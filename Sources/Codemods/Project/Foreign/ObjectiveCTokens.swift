/// The tokens of a source in Objective-C, without comments and without a preprocessor.
struct ObjectiveCTokens {
  let bytes: [UInt8]

  /// Where the next one is looked for.
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  enum Token {
    case word(Range<Int>)
    /// What is between the quotes.
    case string(Range<Int>)
    case mark(UInt8)
    /// A line for the preprocessor.
    case directive
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func byte(_ position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  mutating func next() -> Token? {
    while let byte = byte(position) {
      let start = position
      position += 1
      switch byte {
      case UInt8(ascii: "/") where self.byte(position) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(position) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "#"):
        skipLine()
        return .directive
      case UInt8(ascii: "\""): return string()
      case _ where byte.isWordByte:
        while self.byte(position)?.isWordByte == true { position += 1 }
        return .word(start..<position)
      case _ where byte.isBlank || byte.isLineBreak: continue
      default: return .mark(byte)
      }
    }
    return nil
  }

  /// A backslash at its end makes a line go on.
  private mutating func skipLine() {
    var last: UInt8?
    while let byte = byte(position), !(byte.isLineBreak && last != UInt8(ascii: "\\")) {
      last = byte
      position += 1
    }
  }

  private mutating func skipComment() {
    position += 1
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
  }

  /// A string ends at the latest where its line does.
  private mutating func string() -> Token {
    let start = position
    while let byte = byte(position), byte != UInt8(ascii: "\""), !byte.isLineBreak { position += 1 }
    defer { position = min(position + 1, bytes.count) }
    return .string(start..<position)
  }
}

extension UInt8 {
  /// Whether it is part of a word: a letter, a digit, `_`, or not ASCII.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
