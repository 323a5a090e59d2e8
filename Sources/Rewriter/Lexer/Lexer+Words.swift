/// Identifiers, keywords and the words that begin with `#`.
extension Lexer {
  /// word → [A-Za-z_] [A-Za-z0-9_$]*, with the scalars beyond ASCII that names may hold
  mutating func lexWord() {
    let end = end(of: .word, from: position + 1)
    if end < count, bytes[end] >= 0x80 {
      let wordEnd = wordEnd(from: end)
      if wordEnd > end { return emit(.identifier, to: wordEnd) }
    }
    emit(keywords.kind(of: position..<end, in: bytes), to: end)
  }

  /// The offset behind the scalars that continue an identifier.
  func wordEnd(from offset: Int) -> Int {
    var end = offset
    while true {
      end = self.end(of: .word, from: end)
      guard end < count, bytes[end] >= 0x80 else { return end }
      let decoded = scalar(at: end)
      guard let scalar = decoded.scalar, scalar.continuesIdentifier else { return end }
      end = decoded.end
    }
  }

  /// dollar-identifier → "$" [0-9]*; with any other character of a name it is an identifier
  mutating func lexDollarIdentifier() {
    let digitsEnd = end(of: .digit, from: position + 1)
    let end = wordEnd(from: digitsEnd)
    emit(end == digitsEnd ? .dollarIdentifier : .identifier, to: end)
  }

  /// escaped-identifier → "`" any character but "`" and line breaks … "`"
  mutating func lexEscapedIdentifier() {
    var name = RawIdentifier()
    var end = position + 1
    while end < count, bytes[end] != "`", lineBreakLength(at: end) == 0 {
      let decoded = scalar(at: end)
      name.append(decoded.scalar, at: end)
      end = decoded.end
    }
    guard end < count, bytes[end] == "`" else {
      fail("expected '`' to end the identifier", at: position)
      return emit(.unknown, length: 1)
    }
    if let (reason, offset) = name.problem(startingAt: position) { fail(reason, at: offset) }
    emit(.identifier, to: end + 1)
  }

  /// `#` begins a raw string, a regex literal, a directive, or a macro's name.
  mutating func lexPound() {
    if byte(position + 1) == "!", byte(before: position) == 0 {
      return emit(.shebang, to: endOfLine(from: position))
    }
    let poundsEnd = end(ofRun: UInt8(ascii: "#"), from: position)
    switch byte(poundsEnd) {
    case "\"":
      return lexStringLiteral(poundCount: poundsEnd - position)
    case "/":
      if let regex = scanRegex(from: position, .certainly) { return emit(regex) }
    default:
      break
    }
    while position < poundsEnd - 1 { emit(.pound, length: 1) }
    lexPoundWord()
  }

  /// Only these words are one token with their `#`; before any other, `#` stands alone.
  private mutating func lexPoundWord() {
    let end = end(of: .wordStart, from: position + 1)
    emit(.pound, length: 1)
    let kind: TokenKind? =
      switch end - position {
      case 2 where matches("if"): .poundIf
      case 4 where matches("else"): .poundElse
      case 5 where matches("endif"): .poundEndif
      case 6 where matches("elseif"): .poundElseif
      case 9 where matches("available"): .poundAvailable
      case 11 where matches("unavailable"): .poundUnavailable
      case 14 where matches("sourceLocation"): .poundSourceLocation
      default: nil
      }
    guard let kind else { return }
    tokens[tokens.count - 1].kind = kind
    tokens[tokens.count - 1].end = UInt32(end)
    position = end
    previous = kind
  }

  private func matches(_ word: StaticString) -> Bool {
    starts(with: word, at: position)
  }
}

/// The rules for what stands between backticks, checked as its scalars arrive.
private struct RawIdentifier {
  private var isEmpty = true
  private var isBlank = true
  private var isOperator = true
  private var found: (StaticName, offset: Int)?

  mutating func append(_ scalar: Unicode.Scalar?, at offset: Int) {
    guard let scalar else {
      found = ("invalid UTF-8 found in source file", offset)
      return
    }
    if found == nil, let reason = Self.problem(with: scalar) { found = (reason, offset) }
    if !scalar.isPermittedSpaceInRawIdentifier { isBlank = false }
    if isEmpty ? !scalar.startsOperator : !scalar.continuesOperator { isOperator = false }
    isEmpty = false
  }

  func problem(startingAt start: Int) -> (StaticName, offset: Int)? {
    if isEmpty { return found ?? ("a raw identifier cannot be empty", start) }
    if let found { return found }
    if isBlank { return ("a raw identifier cannot contain only spaces", start) }
    if isOperator { return ("a raw identifier cannot be an operator", start) }
    return nil
  }

  private static func problem(with scalar: Unicode.Scalar) -> StaticName? {
    if scalar.isForbiddenInRawIdentifier { return "invalid white space in a raw identifier" }
    if scalar == "\\" { return "a raw identifier cannot contain '\\'" }
    if scalar.isUnprintableASCII || scalar == "\0" { return "unprintable ASCII character" }
    return nil
  }
}
