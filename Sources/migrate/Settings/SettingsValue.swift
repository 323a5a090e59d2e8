/// A value of a settings file, and the line where it begins.
struct SettingsValue: Sendable {
  /// Counted from 1.
  let line: Int

  let content: Content

  enum Content: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case list([SettingsValue])
    case object([Member])
  }

  struct Member: Sendable {
    let key: String
    let line: Int
    let value: SettingsValue
  }

  /// Reads JSON with comments, commas at the ends of lists, and keys without quotes.
  ///
  /// Foundation reads such a file too, but can't say on which line something is wrong.
  init(_ text: String) throws(SettingsError) {
    var reader = SettingsReader(text)
    self = try reader.document()
  }

  fileprivate init(line: Int, content: Content) {
    self.line = line
    self.content = content
  }
}

/// What is wrong with a settings file, and where.
struct SettingsError: Error {
  /// Counted from 1.
  let line: Int

  let message: String
}

/// Recursive descent over the characters, each of one scalar: a mark that combines with a quote is part of the string.
private struct SettingsReader {
  private var rest: ArraySlice<Character>
  private var line = 1
  private var depth = 0

  private static let maximumDepth = 50

  init(_ text: String) {
    rest = text.flatMap { $0.isNewline ? ["\n"] : $0.unicodeScalars.map(Character.init) }[...]
  }

  mutating func document() throws(SettingsError) -> SettingsValue {
    let value = try value()
    try skipBlanks()
    guard rest.isEmpty else { throw error("expected the end of the file, not \(next)") }
    return value
  }

  private mutating func value() throws(SettingsError) -> SettingsValue {
    try skipBlanks()
    let start = line
    return SettingsValue(line: start, content: try content())
  }

  private mutating func content() throws(SettingsError) -> SettingsValue.Content {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw error("too many lists in lists") }
    switch rest.first {
    case "{":
      return .object(
        try list(endingWith: "}") { reader throws(SettingsError) in
          try reader.member()
        })
    case "[":
      return .list(
        try list(endingWith: "]") { reader throws(SettingsError) in
          try reader.value()
        })
    case "\"", "'": return .string(try string())
    default: return try word()
    }
  }

  private mutating func list<Element>(
    endingWith end: Character,
    _ element: (inout SettingsReader) throws(SettingsError) -> Element,
  ) throws(SettingsError) -> [Element] {
    rest.removeFirst()
    var elements: [Element] = []
    while true {
      try skipBlanks()
      if rest.first == end { break }
      elements.append(try element(&self))
      try skipBlanks()
      guard rest.first == "," else { break }
      rest.removeFirst()
    }
    guard rest.first == end else { throw error("expected ',' or '\(end)', not \(next)") }
    rest.removeFirst()
    return elements
  }

  private mutating func member() throws(SettingsError) -> SettingsValue.Member {
    let start = line
    let isQuoted = rest.first == "\"" || rest.first == "'"
    let key = isQuoted ? try string() : String(take { $0.isLetter || $0.isNumber || $0 == "_" })
    guard isQuoted || !key.isEmpty else { throw error("expected a key, not \(next)") }
    try skipBlanks()
    guard rest.first == ":" else { throw error("expected ':' after '\(key)', not \(next)") }
    rest.removeFirst()
    return SettingsValue.Member(key: key, line: start, value: try value())
  }

  private mutating func string() throws(SettingsError) -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let character = rest.first, character != quote, !character.isNewline {
      rest.removeFirst()
      text.append(character == "\\" ? try escape() : character)
    }
    guard rest.first == quote else { throw error("the string does not end on its line") }
    rest.removeFirst()
    return text
  }

  private mutating func escape() throws(SettingsError) -> Character {
    guard let character = rest.popFirst() else { throw error("the string does not end") }
    switch character {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try scalar()
    case "\"", "'", "\\", "/": return character
    default: throw error("unknown escape '\\\(character)': write \\n, \\t, \\\", \\' or \\\\")
    }
  }

  /// Have: 000D, or D83D\uDE00
  private mutating func scalar() throws(SettingsError) -> Character {
    var units = [try codeUnit()]
    if UTF16.isLeadSurrogate(units[0]), rest.starts(with: ["\\", "u"]) {
      rest = rest.dropFirst(2)
      units.append(try codeUnit())
    }
    let text = String(decoding: units, as: UTF16.self)
    guard Array(text.utf16) == units, let character = text.first else {
      throw error("half of a character behind '\\u'")
    }
    return character
  }

  private mutating func codeUnit() throws(SettingsError) -> UInt16 {
    let digits = String(rest.prefix(4))
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else {
      throw error("expected four hexadecimal digits behind '\\u'")
    }
    rest = rest.dropFirst(4)
    return unit
  }

  private mutating func word() throws(SettingsError) -> SettingsValue.Content {
    let word = String(take { $0.isLetter || $0.isNumber || "+-.".contains($0) })
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case _ where Double(word) != nil: return .number(word)
    case "": throw error("expected a value, not \(next)")
    default: throw error("unknown value '\(word)': put text in \"quotes\"")
    }
  }

  private mutating func skipBlanks() throws(SettingsError) {
    while true {
      let blanks = take { $0.isWhitespace || $0 == "\u{FEFF}" }
      line += blanks.count(where: \.isNewline)
      if rest.starts(with: "//") {
        _ = take { !$0.isNewline }
      } else if rest.starts(with: "/*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(SettingsError) {
    let start = line
    while !rest.starts(with: "*/") {
      guard let character = rest.popFirst() else {
        throw SettingsError(line: start, message: "the comment does not end")
      }
      if character.isNewline { line += 1 }
    }
    rest = rest.dropFirst(2)
  }

  private mutating func take(while isTaken: (Character) -> Bool) -> ArraySlice<Character> {
    let taken = rest.prefix(while: isTaken)
    rest = rest[taken.endIndex...]
    return taken
  }

  /// What is at the cursor, for messages.
  private var next: String { rest.first.map { "'\($0)'" } ?? "the end of the file" }

  private func error(_ message: String) -> SettingsError {
    SettingsError(line: line, message: message)
  }
}
