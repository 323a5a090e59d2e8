/// What a byte may be part of. A byte beyond ASCII is only a hint to decode a scalar.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  /// May start an identifier or a keyword.
  static let wordStart = ByteClass(rawValue: 1 << 0)
  /// May continue an identifier or a keyword.
  static let word = ByteClass(rawValue: 1 << 1)
  static let digit = ByteClass(rawValue: 1 << 2)
  static let hexDigit = ByteClass(rawValue: 1 << 3)
  static let underscore = ByteClass(rawValue: 1 << 4)
  static let `operator` = ByteClass(rawValue: 1 << 5)
  /// Stands for itself in every string literal.
  static let text = ByteClass(rawValue: 1 << 6)
  static let beyondASCII = ByteClass(rawValue: 1 << 7)

  /// The class of each of the 256 bytes.
  static let table = (UInt8.min...UInt8.max).map(of)

  private static func of(_ byte: UInt8) -> ByteClass {
    if byte >= 0x80 { return .beyondASCII }
    let isText = 0x20..<0x7F ~= byte && byte != "\"" && byte != "'" && byte != "\\"
    return named(Unicode.Scalar(byte)).union(isText ? .text : [])
  }

  private static func named(_ character: Unicode.Scalar) -> ByteClass {
    switch character {
    case "a"..."f", "A"..."F": [.wordStart, .word, .hexDigit]
    case "g"..."z", "G"..."Z": [.wordStart, .word]
    case "0"..."9": [.word, .digit, .hexDigit]
    case "_": [.wordStart, .word, .underscore]
    case "$": .word
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?": .operator
    default: []
    }
  }
}

extension UInt8 {
  /// Lets a `switch` over bytes name them by their characters.
  @inline(__always)
  static func ~= (pattern: Unicode.Scalar, byte: UInt8) -> Bool {
    byte == UInt8(ascii: pattern)
  }

  @inline(__always)
  static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
    byte == UInt8(ascii: character)
  }

  @inline(__always)
  static func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
    byte != UInt8(ascii: character)
  }
}
