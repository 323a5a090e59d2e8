/// A value of an old-style property list, the format of `project.pbxproj`.
enum PropertyList: Hashable, Sendable {
  case string(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// Reads a whole property list. Cost: one pass over the bytes.
  init(parsing text: String) throws(PropertyListError) {
    var parser = PropertyListParser(bytes: Array(text.utf8))
    self = try parser.file()
  }

  /// The value under a key of a dictionary.
  subscript(key: String) -> PropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The strings of a list; what else it holds is left out.
  var strings: [String] {
    if case .list(let values) = self { values.compactMap(\.string) } else { [] }
  }
}

/// Where and why a property list cannot be read.
struct PropertyListError: Error, Hashable, CustomStringConvertible {
  /// Counted from 1.
  let line: Int
  let message: String

  var description: String { "line \(line): \(message)" }
}

/// Reads old-style property lists as Xcode writes them: comments, bare and quoted strings, `( … )`
/// and `{ … }`.
private struct PropertyListParser {
  let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Real projects need five; the limit keeps a corrupt file from using up the stack.
  private static let maximumDepth = 64

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// file → value end
  mutating func file() throws(PropertyListError) -> PropertyList {
    skipTrivia()
    if next == UInt8(ascii: "<") { throw error("not an old-style property list") }
    let result = try value()
    skipTrivia()
    guard position == bytes.count else { throw error("nothing may follow the last '}'") }
    return result
  }

  /// value → dictionary | list | string
  private mutating func value() throws(PropertyListError) -> PropertyList {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw error("nested too deeply") }
    return switch next {
    case UInt8(ascii: "{"): .dictionary(try dictionary())
    case UInt8(ascii: "("): .list(try list())
    default: .string(try string())
    }
  }

  /// dictionary → "{" (string "=" value ";")* "}"
  private mutating func dictionary() throws(PropertyListError) -> [String: PropertyList] {
    var values: [String: PropertyList] = [:]
    position += 1
    while !takes("}") {
      let key = try string()
      try expect("=")
      skipTrivia()
      values[key] = try value()
      try expect(";")
    }
    return values
  }

  /// list → "(" (value ("," value)* ","?)? ")"
  private mutating func list() throws(PropertyListError) -> [PropertyList] {
    var values: [PropertyList] = []
    position += 1
    while !takes(")") {
      values.append(try value())
      if !takes(",") {
        try expect(")")
        return values
      }
    }
    return values
  }

  /// string → bare-word | quoted
  private mutating func string() throws(PropertyListError) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(by: quote)
    }
    let start = position
    while let byte = next, byte.isBareWordByte {
      // `/*` ends a word, though `/` is part of one.
      if byte == UInt8(ascii: "/"), isAtComment { break }
      position += 1
    }
    guard position > start else {
      throw error(next == nil ? "the file ends too early" : "a value is missing")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    position += 1
    while let byte = next, byte != quote {
      position += 1
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
      default: text.append(escaped)
      }
    }
    guard next == quote else { throw error("a quoted string has no end") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }
}

extension PropertyListParser {
  /// The byte at hand; `nil` at the end.
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Takes the character if it comes next, with the trivia around it.
  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipTrivia()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    skipTrivia()
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(PropertyListError) {
    guard takes(character) else {
      throw error(next == nil ? "the file ends too early" : "expected '\(character)'")
    }
  }

  /// trivia → (white-space | "//" … line-break | "/*" … "*/")*
  private mutating func skipTrivia() {
    while let byte = next {
      if byte.isWhiteSpace {
        position += 1
      } else if isAtComment {
        skipComment()
      } else {
        return
      }
    }
  }

  private var isAtComment: Bool {
    guard next == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    let second = bytes[position + 1]
    return second == UInt8(ascii: "/") || second == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    let isLine = bytes[position + 1] == UInt8(ascii: "/")
    position += 2
    while let byte = next {
      position += 1
      if isLine, byte == UInt8(ascii: "\n") { return }
      if !isLine, byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        position += 1
        return
      }
    }
  }

  private func error(_ message: String) -> PropertyListError {
    let line = bytes[..<position].count { $0 == UInt8(ascii: "\n") } + 1
    return PropertyListError(line: line, message: message)
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool {
    self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self)
  }

  /// Letters, digits and the signs that Xcode leaves without quotes; for leniency, whatever is no
  /// punctuation of the format.
  fileprivate var isBareWordByte: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""):
      false
    default: !isWhiteSpace
    }
  }
}
