/// Regex literals. A `/` also begins operators, so one without `#` is a regex literal only in the
/// place of an expression, and only if the rest of the line looks like one.
extension Lexer {
  /// How a regex literal that is found broken is to be taken.
  enum RegexCertainty {
    /// As operators: nothing says that it is a regex literal.
    case perhaps
    /// As a broken regex literal.
    case certainly
  }

  /// regex-literal → "#"{n} "/" pattern "/" "#"{n}
  struct RegexLiteral {
    let poundCount: Int
    let patternStart: Int
    var patternEnd: Int
    /// Whether a `/` follows the pattern.
    var isClosed = false
    var closingPoundCount = 0
    var problem: (reason: StaticName, offset: Int)?

    /// Of several problems the first one is told.
    mutating func note(_ reason: StaticName, at offset: Int) {
      if problem == nil { problem = (reason, offset) }
    }
  }

  /// Emits the tokens of a literal that begins at `position`. An empty pattern is no token.
  mutating func emit(_ regex: RegexLiteral) {
    if let (reason, offset) = regex.problem { fail(reason, at: offset) }
    if regex.poundCount > 0 { emit(.regexPoundDelimiter, length: regex.poundCount) }
    emit(.regexSlash, length: 1)
    if regex.patternEnd > position { emit(.regexLiteralPattern, to: regex.patternEnd) }
    if regex.isClosed { emit(.regexSlash, length: 1) }
    if regex.closingPoundCount > 0 {
      emit(.regexPoundDelimiter, length: regex.closingPoundCount)
    }
  }

  /// A regex literal at a slash inside what would otherwise be an operator, `nil` if there is none.
  mutating func scanRegex(from slash: Int, inOperator text: Range<Int>) -> RegexLiteral? {
    if isLeftBound(text.lowerBound) || previous == .func || previous == .operator { return nil }
    if isRightBound(text.upperBound, bindsLeft: false) { return scanRegex(from: slash, .perhaps) }
    // Nothing adjoins it, so it looks like a binary operator, which stands between operands. The
    // token before tells; if that is the mark of `try?` or `try!`, an expression follows.
    let followsTry = followsTryMark()
    guard followsTry || previousExpectsExpression() else { return nil }
    switch previous {
    case .leftParen, .leftSquare, .comma, .colon, .colonColon:
      // An operator may be an argument.
      return scanRegex(from: slash, .perhaps)
    default:
      return scanRegex(from: slash, .certainly)
    }
  }

  private func followsTryMark() -> Bool {
    guard previous == .exclamationMark || previous == .postfixQuestionMark else { return false }
    return tokens.count > 1 && tokens[tokens.count - 2].kind == .try
  }

  private func previousExpectsExpression() -> Bool {
    switch previous {
    case nil, .leftAngle, .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestionMark,
      .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      true
    case .true, .false, .capitalAny, .nil, .selfKeyword, .capitalSelf, .super:
      false
    case let kind?:
      kind.isReservedKeyword
    }
  }

  /// Scans from the first `#` or `/` of what may be a regex literal.
  mutating func scanRegex(from start: Int, _ certainty: RegexCertainty) -> RegexLiteral? {
    let slash = end(ofRun: UInt8(ascii: "#"), from: start)
    guard byte(slash) == "/" else { return nil }
    var scan = RegexScan(poundCount: slash - start, patternStart: slash + 1)
    guard scan.literal.poundCount > 0 || startsBarePattern(&scan, certainty) else { return nil }
    switch scanPattern(&scan, certainty) {
    case .closed:
      return scan.literal
    case .unterminated where certainty == .certainly:
      scan.literal.note("unterminated regex literal", at: start)
      scan.literal.patternEnd = scan.position
      return scan.literal
    default:
      return nil
    }
  }
}

/// How far the search for a literal's end has come.
private struct RegexScan {
  enum Outcome {
    case closed
    case unterminated
    case noRegex
  }

  var literal: Lexer.RegexLiteral
  var position: Int
  var groupDepth = 0
  var characterClassDepth = 0
  /// Where a pattern of several lines has its first line break.
  var firstLineBreak: Int?
  /// Behind the last line break.
  var lineStart: Int?
  /// Behind the last space or tab that no backslash precedes.
  var spaceEnd: Int?

  init(poundCount: Int, patternStart: Int) {
    literal = Lexer.RegexLiteral(
      poundCount: poundCount,
      patternStart: patternStart,
      patternEnd: patternStart,
    )
    position = patternStart
  }
}

extension Lexer {
  /// Whether a literal without `#` may begin as this one does.
  private func startsBarePattern(_ scan: inout RegexScan, _ certainty: RegexCertainty) -> Bool {
    if byte(before: scan.position - 1) == "*" { return false }
    switch byte(scan.position) {
    case "*", "/":
      return false
    case " ", "\t":
      scan.literal.note("a bare slash regex literal may not start with a space", at: scan.position)
      return certainty == .certainly
    default:
      return true
    }
  }

  private mutating func scanPattern(
    _ scan: inout RegexScan,
    _ certainty: RegexCertainty,
  ) -> RegexScan.Outcome {
    if scan.literal.poundCount > 0 {
      let lineEnd = skipBlanks(from: scan.position)
      if lineBreakLength(at: lineEnd) > 0 {
        scan.firstLineBreak = lineEnd
        scan.position = lineEnd
        if scan.literal.poundCount >= futile.regexPoundCount { return .unterminated }
      }
    }
    while scan.position < count {
      if bytes[scan.position] == "/", let outcome = endPattern(&scan, certainty) { return outcome }
      if let outcome = scanCharacter(&scan, certainty) { return outcome }
    }
    if let firstLineBreak = scan.firstLineBreak {
      // What follows the line is more likely code than pattern.
      scan.position = firstLineBreak
      futile.regexPoundCount = min(futile.regexPoundCount, scan.literal.poundCount)
    }
    return .unterminated
  }

  /// Reads a character of the pattern, with the backslash before it if there is one. The outcome is
  /// `nil` unless the character shows that there is no end.
  private func scanCharacter(
    _ scan: inout RegexScan,
    _ certainty: RegexCertainty,
  ) -> RegexScan.Outcome? {
    let isEscaped = bytes[scan.position] == "\\"
    if isEscaped { scan.position += 1 }
    guard scan.position < count else { return .unterminated }
    let start = scan.position
    let decoded = scalar(at: start)
    scan.position = decoded.end
    switch decoded.scalar {
    case "\n", "\r":
      guard scan.firstLineBreak != nil else {
        scan.position = start
        return .unterminated
      }
      scan.lineStart = decoded.end
    case "(" where !isEscaped && scan.characterClassDepth == 0:
      scan.groupDepth += 1
    case ")" where !isEscaped && scan.characterClassDepth == 0:
      if scan.groupDepth == 0, certainty == .perhaps { return .noRegex }
      scan.groupDepth = max(0, scan.groupDepth - 1)
    case "[" where !isEscaped:
      scan.characterClassDepth += 1
    case "]" where !isEscaped:
      scan.characterClassDepth = max(0, scan.characterClassDepth - 1)
    case " " where !isEscaped:
      scan.spaceEnd = decoded.end
    case "\t" where scan.firstLineBreak != nil:
      if !isEscaped { scan.spaceEnd = decoded.end }
    case nil:
      scan.literal.note("invalid UTF-8 found in source file", at: start)
    case let scalar?:
      if scalar.isUnprintableASCII {
        scan.literal.note("unprintable ASCII character in a regex literal", at: start)
      }
    }
    return nil
  }

  /// Ends the pattern at a slash; `nil` if too few `#` follow it.
  private func endPattern(
    _ scan: inout RegexScan,
    _ certainty: RegexCertainty,
  ) -> RegexScan.Outcome? {
    let slash = scan.position
    let poundCount = scan.literal.poundCount
    if poundCount == 0 {
      // A comment begins here rather than that the literal ends.
      if byte(slash + 1) == "/" || byte(slash + 1) == "*" { return .unterminated }
      if scan.spaceEnd == slash {
        if certainty == .perhaps { return .noRegex }
        scan.literal.note("a bare slash regex literal may not end with a space", at: slash - 1)
      }
    } else {
      let poundsEnd = end(ofRun: UInt8(ascii: "#"), from: slash + 1)
      scan.literal.closingPoundCount = poundsEnd - slash - 1
      guard scan.literal.closingPoundCount >= poundCount else {
        scan.literal.closingPoundCount = 0
        return nil
      }
      if scan.literal.closingPoundCount > poundCount {
        scan.literal.note("too many '#' behind the regex literal", at: slash + 1 + poundCount)
      }
      if let lineStart = scan.lineStart, skipBlanks(from: lineStart) < slash {
        scan.literal.note("the end of a multi-line regex literal must begin a line", at: slash)
      }
    }
    scan.literal.patternEnd = slash
    scan.literal.isClosed = true
    return .closed
  }

  /// The offset behind the spaces and tabs that follow.
  func skipBlanks(from offset: Int) -> Int {
    var end = offset
    while end < count, bytes[end] == " " || bytes[end] == "\t" { end += 1 }
    return end
  }
}
