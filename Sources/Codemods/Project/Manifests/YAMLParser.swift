/// Reads YAML by recursive descent: a block is what stands at one column, and ends where a line begins before
/// it.
struct YAMLParser {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// Where the line at hand begins.
  private var lineStart = 0
  private var depth = 0
  private var anchors: [String: YAML] = [:]

  /// Real files need ten; the limit keeps a corrupt one from using up the stack.
  private static let maximumDepth = 64

  /// Aliases of aliases grow without end.
  private static let maximumWeight = 200_000

  init(_ text: String) {
    let bytes = Array(text.utf8)
    // A byte-order mark is none of the text.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// file → ("---")? value ("..." | "---" …)?
  mutating func file() throws(YAMLError) -> YAML {
    skipBlankLines()
    while next == UInt8(ascii: "%") {
      skipLine()
      skipBlankLines()
    }
    if isAtDocumentMark {
      position += 3
      skipBlankLines()
    }
    let result = try block(from: 0)
    skipBlankLines()
    guard position == bytes.count || isAtDocumentMark else {
      throw error("this line doesn't belong to the lines above it")
    }
    return result
  }
}

// Blocks.
extension YAMLParser {
  /// The value that begins at the next word, if that is in the column or behind it.
  ///
  /// block → property* (sequence | map | flow | scalar)
  private mutating func block(from column: Int) throws(YAMLError) -> YAML {
    skipBlankLines()
    guard position < bytes.count, self.column >= column, !isAtDocumentMark else {
      return YAML(nil, line: line)
    }
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw error("nested too deeply") }
    if isAtIndicator("-") { return try sequence(at: self.column) }
    if isAtIndicator("?") { throw error("only names can be keys") }
    if isAtKey { return try map(at: self.column) }
    return try value(inside: column - 1)
  }

  /// sequence → ("-" block)+
  private mutating func sequence(at column: Int) throws(YAMLError) -> YAML {
    let start = line
    var elements: [YAML] = []
    while position < bytes.count, self.column == column, isAtIndicator("-"), !isAtDocumentMark {
      position += 1
      skipSpaces()
      elements.append(try block(from: column + 1))
      skipBlankLines()
    }
    return try checked(YAML(.list(elements), line: start))
  }

  /// map → (key ":" value)+
  private mutating func map(at column: Int) throws(YAMLError) -> YAML {
    let start = line
    var entries: [YAML.Entry] = []
    while position < bytes.count, self.column == column, !isAtDocumentMark {
      guard isAtKey else { throw error("a key is missing") }
      let key = try key()
      skipSpaces()
      position += 1
      entries.append(YAML.Entry(key: key, value: try value(inside: column)))
      skipBlankLines()
    }
    return try checked(YAML(.map(Self.merged(entries)), line: start))
  }

  /// What stands behind a key or a dash: on the same line, or in lines that begin behind the column. A list
  /// may begin in it.
  private mutating func value(inside column: Int) throws(YAMLError) -> YAML {
    skipSpaces()
    let anchor = try properties()
    let result = try bareValue(inside: column)
    if let anchor { anchors[anchor] = result }
    return result
  }

  private mutating func bareValue(inside column: Int) throws(YAMLError) -> YAML {
    let start = line
    switch next {
    case nil, newline, carriageReturn, UInt8(ascii: "#"):
      skipBlankLines()
      // Have: `key:` with the dashes of its list right below.
      let isList = self.column == column && isAtIndicator("-")
      return isList ? try block(from: column) : try block(from: column + 1)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return YAML(.scalar(blockScalar(inside: column)), line: start)
    case UInt8(ascii: "*"): return try alias()
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      let result = try flow()
      try expectEndOfLine()
      return result
    default:
      return YAML(Self.content(ofPlain: plainLines(inside: column)), line: start)
    }
  }

  /// `&name` and `!tag` in front of a value.
  private mutating func properties() throws(YAMLError) -> String? {
    var anchor: String?
    while let byte = next, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
      let word = self.word()
      if byte == UInt8(ascii: "&") { anchor = String(word.dropFirst()) }
      skipSpaces()
    }
    return anchor
  }

  /// alias → "*" name
  private mutating func alias() throws(YAMLError) -> YAML {
    let name = String(word().dropFirst())
    guard let value = anchors[name] else { throw error("no anchor is called '\(name)'") }
    return value
  }

  /// The entries with those of `<<` behind them, as far as the keys are not there.
  private static func merged(_ entries: [YAML.Entry]) -> [YAML.Entry] {
    guard entries.contains(where: { $0.key == "<<" }) else { return entries }
    var result = entries.filter { $0.key != "<<" }
    var keys = Set(result.map(\.key))
    for merge in entries where merge.key == "<<" {
      for entry in merge.value.elements.flatMap(\.entries) where keys.insert(entry.key).inserted {
        result.append(entry)
      }
    }
    return result
  }

  private func checked(_ value: YAML) throws(YAMLError) -> YAML {
    guard value.weight < Self.maximumWeight else { throw error("its aliases expand to too much") }
    return value
  }
}

// Scalars.
extension YAMLParser {
  /// key → quoted | plain
  private mutating func key() throws(YAMLError) -> String {
    if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    // Have: `*name :`, whose alias is a scalar.
    if next == UInt8(ascii: "*") { return try alias().scalar ?? "" }
    return plain(endsAt: { _ in false })
  }

  /// Whether what stands here is a key: a scalar with a colon behind it, in one line.
  private var isAtKey: Bool {
    var copy = self
    copy.skipSpaces()
    let start = copy.line
    guard let first = copy.next, !Self.isFlowStart(first), first != UInt8(ascii: "#"),
      (try? copy.key()) != nil, copy.line == start
    else { return false }
    copy.skipSpaces()
    return copy.isAtIndicator(":")
  }

  private static func isFlowStart(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">")].contains(byte)
  }

  private static func content(ofPlain text: String) -> YAML.Content? {
    ["", "~", "null", "Null", "NULL"].contains(text) ? nil : .scalar(text)
  }

  /// A plain scalar to the end of its line, a comment, `: `, or a byte that ends it.
  private mutating func plain(endsAt isEnd: (UInt8) -> Bool) -> String {
    let start = position
    var end = position
    while let byte = next, byte != newline, byte != carriageReturn, !isEnd(byte) {
      if byte == UInt8(ascii: ":"), isSpace(at: position + 1) || following.map(isEnd) == true {
        break
      }
      if byte == UInt8(ascii: "#"), position > start, isSpace(at: position - 1) { break }
      position += 1
      if byte != space, byte != tab { end = position }
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A plain scalar with the lines that go on with it.
  private mutating func plainLines(inside column: Int) -> String {
    var parts = [plain(endsAt: { _ in false })]
    while true {
      let copy = self
      skipSpaces()
      guard next == newline || next == carriageReturn else {
        // A comment ends the scalar.
        if next == UInt8(ascii: "#") { skipToEndOfLine() }
        return parts.joined(separator: " ")
      }
      skipBlankLines(withComments: false)
      guard position < bytes.count, self.column > column, next != UInt8(ascii: "#"), !isAtKey,
        !isAtDocumentMark
      else {
        self = copy
        skipToEndOfLine()
        return parts.joined(separator: " ")
      }
      parts.append(plain(endsAt: { _ in false }))
    }
  }

  /// quoted → "\"" … "\"" | "'" … "'"; line breaks in it are spaces.
  private mutating func quoted(_ quote: UInt8) throws(YAMLError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == quote {
        guard quote == UInt8(ascii: "'"), next == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        position += 1
        text.append(quote)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        text += try escaped()
      } else if byte == newline {
        startLine()
        skipSpaces()
        while text.last == space || text.last == carriageReturn { text.removeLast() }
        text.append(space)
      } else {
        text.append(byte)
      }
    }
    throw error("a closing quote is missing")
  }

  /// What stands behind a backslash.
  private mutating func escaped() throws(YAMLError) -> [UInt8] {
    guard let byte = next else { throw error("a closing quote is missing") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [newline]
    case UInt8(ascii: "t"): return [tab]
    case UInt8(ascii: "r"): return [carriageReturn]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "x"): return scalar(digits: 2)
    case UInt8(ascii: "u"): return scalar(digits: 4)
    case UInt8(ascii: "U"): return scalar(digits: 8)
    case newline:
      startLine()
      skipSpaces()
      return []
    default: return [byte]
    }
  }

  private mutating func scalar(digits count: Int) -> [UInt8] {
    let digits = String(decoding: bytes[position...].prefix(count), as: UTF8.self)
    guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { return [] }
    position += count
    return Array(String(Character(scalar)).utf8)
  }

  /// block-scalar → ("|" | ">") ("+" | "-" | digit)* lines behind the column
  private mutating func blockScalar(inside column: Int) -> String {
    let isFolded = next == UInt8(ascii: ">")
    let header = word()
    var indentation = header.lazy.compactMap(\.wholeNumberValue).first.map { column + $0 }
    skipLine()
    var lines: [String] = []
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: newline) ?? bytes.count
      let content = bytes[position..<end].firstIndex { $0 != space && $0 != carriageReturn }
      if let content {
        guard content - position > column else { break }
        let start = position + (indentation ?? content - position)
        indentation = indentation ?? content - position
        guard content >= start else { break }
        lines.append(String(decoding: bytes[min(start, end)..<end], as: UTF8.self))
      } else {
        lines.append("")
      }
      skipLine()
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let end = header.contains("-") || lines.isEmpty ? "" : "\n"
    return lines.joined(separator: isFolded ? " " : "\n") + end
  }
}

// Flow collections.
extension YAMLParser {
  /// flow → "[" … "]" | "{" … "}" | quoted | alias | plain
  private mutating func flow() throws(YAMLError) -> YAML {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw error("nested too deeply") }
    let start = line
    let anchor = try properties()
    let result: YAML
    switch next {
    case UInt8(ascii: "["): result = try flowList()
    case UInt8(ascii: "{"): result = try flowMap()
    case UInt8(ascii: "\""): result = YAML(.scalar(try quoted(UInt8(ascii: "\""))), line: start)
    case UInt8(ascii: "'"): result = YAML(.scalar(try quoted(UInt8(ascii: "'"))), line: start)
    case UInt8(ascii: "*"): result = try alias()
    default: result = YAML(Self.content(ofPlain: plain(endsAt: Self.isFlowEnd)), line: start)
    }
    if let anchor { anchors[anchor] = result }
    return result
  }

  private static func isFlowEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// flow-list → "[" (flow ("," flow)*)? ","? "]"
  private mutating func flowList() throws(YAMLError) -> YAML {
    let start = line
    var elements: [YAML] = []
    position += 1
    while try !eatFlowEnd(UInt8(ascii: "]")) {
      let element = try flow()
      skipBlankLines()
      // Have: `[a: b]`, a map of one entry.
      if next == UInt8(ascii: ":"), let key = element.scalar {
        position += 1
        skipBlankLines()
        let entry = YAML.Entry(key: key, value: try flow())
        elements.append(YAML(.map([entry]), line: element.line))
      } else {
        elements.append(element)
      }
      try eatComma(before: UInt8(ascii: "]"))
    }
    return try checked(YAML(.list(elements), line: start))
  }

  /// flow-map → "{" (key (":" flow)? ("," …)*)? ","? "}"
  private mutating func flowMap() throws(YAMLError) -> YAML {
    let start = line
    var entries: [YAML.Entry] = []
    position += 1
    while try !eatFlowEnd(UInt8(ascii: "}")) {
      let key = try flow()
      skipBlankLines()
      var value = YAML(nil, line: line)
      if next == UInt8(ascii: ":") {
        position += 1
        skipBlankLines()
        value = try flow()
      }
      entries.append(YAML.Entry(key: key.scalar ?? "", value: value))
      try eatComma(before: UInt8(ascii: "}"))
    }
    return try checked(YAML(.map(Self.merged(entries)), line: start))
  }

  private mutating func eatFlowEnd(_ end: UInt8) throws(YAMLError) -> Bool {
    skipBlankLines()
    guard let byte = next else { throw error("'\(Character(Unicode.Scalar(end)))' is missing") }
    guard byte == end else { return false }
    position += 1
    return true
  }

  private mutating func eatComma(before end: UInt8) throws(YAMLError) {
    skipBlankLines()
    if next == UInt8(ascii: ",") {
      position += 1
    } else if next != end {
      throw error("'\(Character(Unicode.Scalar(end)))' is missing")
    }
  }
}

// Bytes.
extension YAMLParser {
  private var newline: UInt8 { UInt8(ascii: "\n") }
  private var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  private var space: UInt8 { UInt8(ascii: " ") }
  private var tab: UInt8 { UInt8(ascii: "\t") }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var following: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Counted from 0.
  private var column: Int { position - lineStart }

  /// Whether the byte is one between words, or none at all.
  private func isSpace(at position: Int) -> Bool {
    guard position < bytes.count else { return true }
    return [space, tab, newline, carriageReturn].contains(bytes[position])
  }

  /// `-`, `?` or `:` with a space behind it.
  private func isAtIndicator(_ character: Unicode.Scalar) -> Bool {
    next == UInt8(ascii: character) && isSpace(at: position + 1)
  }

  /// `---` or `...` at the beginning of a line.
  private var isAtDocumentMark: Bool {
    guard column == 0, isSpace(at: position + 3) else { return false }
    let mark = bytes[position...].prefix(3)
    return mark.elementsEqual("---".utf8) || mark.elementsEqual("...".utf8)
  }

  private mutating func skipSpaces() {
    while next == space || next == tab { position += 1 }
  }

  /// Goes to the next word, in whatever line it is.
  private mutating func skipBlankLines(withComments: Bool = true) {
    while let byte = next {
      if byte == newline {
        position += 1
        startLine()
      } else if byte == space || byte == tab || byte == carriageReturn {
        position += 1
      } else if withComments, byte == UInt8(ascii: "#"),
        position == lineStart || isSpace(at: position - 1)
      {
        skipToEndOfLine()
      } else {
        return
      }
    }
  }

  private mutating func skipToEndOfLine() {
    while let byte = next, byte != newline { position += 1 }
  }

  private mutating func skipLine() {
    skipToEndOfLine()
    guard position < bytes.count else { return }
    position += 1
    startLine()
  }

  private mutating func startLine() {
    lineStart = position
    line += 1
  }

  /// What stands here up to the next space.
  private mutating func word() -> String {
    let start = position
    while let byte = next, !isSpace(at: position), !Self.isFlowEnd(byte) { position += 1 }
    if position == start { position += 1 }
    return String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
  }

  private mutating func expectEndOfLine() throws(YAMLError) {
    skipSpaces()
    guard let byte = next, byte != newline, byte != carriageReturn, byte != UInt8(ascii: "#") else {
      return
    }
    throw error("nothing may follow this value")
  }

  private func error(_ message: String) -> YAMLError { YAMLError(line: line, message: message) }
}
