/// Bytes → tokens. The whole file is lexed before the parser sees any of it.
///
/// One pass with one loop: skip trivia, read a token, append it. String literals are the only
/// nesting: each open literal is an entry of `literals`, an explicit stack, so the depth of
/// interpolations costs memory and never the call stack. Which token a byte begins depends on the
/// bytes around it, on the kind of the token before and on that stack, never on the parser.
///
/// Kinds and ranges are those of swift-syntax's finished tree, except where its parser splits a
/// token (`>>` closing two generic argument lists); ``Lexer/relex(_:from:after:)`` serves those
/// places.
///
/// With the parser's cursor this is the one place where unsafe buffers are right: every byte of
/// every file passes here at least once, and each read is checked against `count` by hand. In a
/// debug build the buffers check it again.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  let classes: UnsafeBufferPointer<ByteClass>
  let keywords: Keywords.Lookup

  /// Where the next trivia or token begins.
  var position = 0
  /// The kind of the last token; `nil` at the start of the file.
  var previous: TokenKind?
  /// The flags of the next token.
  var flags: LexedToken.Flags = .atStartOfLine
  var tokens: [LexedToken] = []
  var errors: [SyntaxError] = []

  /// The string literals around `position`, the innermost last.
  var literals: [OpenLiteral] = []
  /// The segments of those literals that have several lines, in the order of the text.
  var segments: [Segment] = []
  /// Whether a line break ends the innermost literal, which is interpolated but has one line.
  var lineBreakEndsLiteral = false
  /// Whether there may be tokens without bytes among those of multi-line literals.
  var hasEmptyTokens = false
  var futile = FutileSearches()

  /// Lexes a whole file. Cost: linear in its size, however nested or broken it is.
  static func lex(_ bytes: UnsafeBufferPointer<UInt8>) -> LexedFile {
    withLexer(of: bytes) { lexer in
      lexer.tokens.reserveCapacity(bytes.count / 5 + 1)
      lexer.lexFile()
      return LexedFile(tokens: lexer.tokens, errors: lexer.errors)
    }
  }

  /// Lexes again from inside a token that the parser has split (`>>` → `>` `>`), `start` being the
  /// first byte after what was taken and `previous` the kind of what was taken.
  static func relex(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    after previous: TokenKind,
  ) -> LexedToken {
    var errors: [SyntaxError] = []
    return relex(bytes, from: start, after: previous, errors: &errors)
  }

  /// Lexes again from inside a token and appends what is wrong with the new token: the `=` of
  /// `var list: Array<Int>= []` lacks a space, which shows only once it stands alone.
  static func relex(
    _ bytes: UnsafeBufferPointer<UInt8>,
    from start: Int,
    after previous: TokenKind,
    errors: inout [SyntaxError],
  ) -> LexedToken {
    let (token, found) = withLexer(of: bytes) { lexer in
      lexer.position = start
      lexer.previous = previous
      lexer.flags = []
      if start < bytes.count { lexer.lexToken() }
      return (lexer.tokens.first, lexer.errors)
    }
    errors += found
    let end = UInt32(bytes.count)
    return token ?? LexedToken(start: end, end: end, kind: .endOfFile, flags: [])
  }

  private static func withLexer<Result>(
    of bytes: UnsafeBufferPointer<UInt8>,
    _ body: (inout Lexer) -> Result,
  ) -> Result {
    ByteClass.table.withUnsafeBufferPointer { classes in
      Keywords.withLookup { keywords in
        var lexer = Lexer(bytes: bytes, classes: classes, keywords: keywords)
        return body(&lexer)
      }
    }
  }

  private init(
    bytes: UnsafeBufferPointer<UInt8>,
    classes: UnsafeBufferPointer<ByteClass>,
    keywords: Keywords.Lookup,
  ) {
    self.bytes = bytes
    self.count = bytes.count
    self.classes = classes
    self.keywords = keywords
  }
}

extension Lexer {
  private mutating func lexFile() {
    while true {
      let lineBreak = skipTrivia()
      if lineBreak != .none {
        flags = .atStartOfLine
        if lineBreak == .plain, !literals.isEmpty { noteIndentation() }
      }
      if position == count { break }
      lexToken()
    }
    while !literals.isEmpty { abandonLiteral() }
    if hasEmptyTokens { removeEmptyTokens() }
    emit(.endOfFile, to: count)
    // Those of a literal's lines are found when the literal is closed, after those inside it.
    if errors.count > 1 { errors.sort { $0.offset < $1.offset } }
  }

  /// Reads the token at `position`, which is neither trivia nor the end of the file. A string or
  /// regex literal is read up to its first interpolation or its end.
  private mutating func lexToken() {
    let byte = bytes[position]
    if classes[Int(byte)].contains(.wordStart) { return lexWord() }
    switch byte {
    case "(":
      emit(.leftParen, length: 1)
      if !literals.isEmpty { literals[literals.count - 1].parenDepth += 1 }
    case ")":
      lexRightParen()
    case ".":
      if followedByOperator() { lexOperator() } else { emit(.period, length: 1) }
    case ",": emit(.comma, length: 1)
    case ":": lexColon()
    case "{": emit(.leftBrace, length: 1)
    case "}": emit(.rightBrace, length: 1)
    case "[": emit(.leftSquare, length: 1)
    case "]": emit(.rightSquare, length: 1)
    case "@": emit(.atSign, length: 1)
    case ";": emit(.semicolon, length: 1)
    case "\\": emit(.backslash, length: 1)
    case "\"", "'": lexStringLiteral(poundCount: 0)
    case "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": lexNumber()
    case "#": lexPound()
    case "$": lexDollarIdentifier()
    case "`": lexEscapedIdentifier()
    case "!", "?": lexQuestionOrExclamationMark()
    case "<":
      if !lexPlaceholder() { lexOperator() }
    case "\n", "\r":
      // Only the interpolation of a literal of one line leaves these to the lexer of tokens.
      abandonLiteral()
    default:
      lexUncommonToken(byte)
    }
  }

  private func followedByOperator() -> Bool {
    guard position + 1 < count else { return false }
    return !classes[Int(bytes[position + 1])].isDisjoint(with: [.operator, .beyondASCII])
  }

  private mutating func lexColon() {
    if byte(position + 1) == ":" { emit(.colonColon, length: 2) } else { emit(.colon, length: 1) }
  }

  private mutating func lexRightParen() {
    emit(.rightParen, length: 1)
    guard let literal = literals.last else { return }
    if literal.parenDepth == 0 {
      lexSegments()
    } else {
      literals[literals.count - 1].parenDepth -= 1
    }
  }

  private mutating func lexUncommonToken(_ byte: UInt8) {
    if classes[Int(byte)].contains(.operator) { return lexOperator() }
    guard let scalar = scalar(at: position).scalar else { return emitUnknown() }
    if scalar.startsIdentifier {
      emit(.identifier, to: wordEnd(from: position))
    } else if scalar.startsOperator {
      lexOperator()
    } else if scalar.continuesIdentifier {
      fail("an identifier cannot start with this character", at: position)
      emit(.identifier, to: wordEnd(from: position))
    } else if scalar == "\u{201C}" {
      lexCurlyQuotedString()
    } else {
      emitUnknown()
    }
  }

  /// A closing curly quote stands here, or the parser has cut a token where none begins.
  private mutating func emitUnknown() {
    fail("unexpected character", at: position)
    emit(.unknown, to: scalar(at: position).end)
  }
}

extension Lexer {
  /// Appends the token from `position` to `end` and goes on behind it.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, to end: Int) {
    tokens.append(
      LexedToken(
        start: UInt32(truncatingIfNeeded: position),
        end: UInt32(truncatingIfNeeded: end),
        kind: kind,
        flags: flags,
      )
    )
    position = end
    previous = kind
    flags = []
  }

  @inline(__always)
  mutating func emit(_ kind: TokenKind, length: Int) {
    emit(kind, to: position + length)
  }

  mutating func fail(_ reason: StaticName, at offset: Int) {
    errors.append(SyntaxError(offset: ByteOffset(offset), reason: .malformed(reason)))
  }

  /// The byte at an offset, or 0 behind the last.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    offset < count ? bytes[offset] : 0
  }

  /// The byte before an offset, or 0 before the first.
  @inline(__always)
  func byte(before offset: Int) -> UInt8 {
    offset > 0 ? bytes[offset - 1] : 0
  }

  /// The offset behind the bytes of a class that follow.
  @inline(__always)
  func end(of byteClass: ByteClass, from offset: Int) -> Int {
    var end = offset
    while end < count, !classes[Int(bytes[end])].isDisjoint(with: byteClass) { end += 1 }
    return end
  }

  /// The offset behind the repetitions of a byte that follow.
  func end(ofRun repeated: UInt8, from offset: Int) -> Int {
    var end = offset
    while end < count, bytes[end] == repeated { end += 1 }
    return end
  }

  /// The offset of the next line break, or the end of the file.
  func endOfLine(from offset: Int) -> Int {
    var end = offset
    while end < count, bytes[end] != "\n", bytes[end] != "\r" { end += 1 }
    return end
  }

  /// The length of the line break at an offset, 0 if there is none.
  func lineBreakLength(at offset: Int) -> Int {
    switch byte(offset) {
    case "\n": 1
    case "\r": byte(offset + 1) == "\n" ? 2 : 1
    default: 0
    }
  }
}
