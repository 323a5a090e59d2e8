/// String literals: delimiters, and the way into and out of interpolations.
extension Lexer {
  /// A string literal whose end has not been reached.
  struct OpenLiteral {
    enum Kind {
      case singleLine
      case multiLine
      /// `'…'`, which is no Swift but must not derail what follows.
      case singleQuoted
    }

    let kind: Kind
    let poundCount: Int
    /// Where the opening quote stands.
    let start: Int
    /// Where the literal's own segments begin in `segments`.
    let firstSegment: Int
    /// Whether a line break follows the opening quote.
    var startsWithLineBreak = false
    /// The parentheses that are open inside the interpolation, its own not counted.
    var parenDepth = 0
    /// What all lines inside the interpolations begin with; `nil` if there is no such line.
    var commonIndentation: Range<Int>?
  }

  /// string-literal → "#"{n} quote segment* quote "#"{n}
  mutating func lexStringLiteral(poundCount: Int) {
    if poundCount > 0 { emit(.rawStringPoundDelimiter, length: poundCount) }
    var literal = OpenLiteral(
      kind: literalKind(poundCount),
      poundCount: poundCount,
      start: position,
      firstSegment: segments.count,
    )
    emitQuote(of: literal)
    if literal.kind == .multiLine {
      let length = lineBreakLength(at: position)
      literal.startsWithLineBreak = length > 0
      position += length
    }
    literals.append(literal)
    lexSegments()
  }

  /// Goes on behind the opening quote or behind an interpolation.
  mutating func lexSegments() {
    let literal = literals[literals.count - 1]
    while true {
      switch lexSegment(of: literal) {
      case .segment: continue
      case .interpolation: return openInterpolation(of: literal)
      case .closingQuote: return closeLiteral()
      case .nothing: return abandonLiteral()
      }
    }
  }

  /// Gives up on the innermost literal, whose end is missing.
  mutating func abandonLiteral() {
    guard let literal = literals.popLast() else { return }
    fail("unterminated string literal", at: literal.start)
    segments.removeSubrange(literal.firstSegment...)
    returnToEnclosingLiteral()
  }

  /// interpolation → "\" "#"{n} "(" expressions ")"
  private mutating func openInterpolation(of literal: OpenLiteral) {
    emit(.backslash, length: 1)
    let poundCount = end(ofRun: UInt8(ascii: "#"), from: position) - position
    if poundCount > literal.poundCount { fail("too many '#' in an interpolation", at: position) }
    if poundCount > 0 { emit(.rawStringPoundDelimiter, length: poundCount) }
    emit(.leftParen, length: 1)
    lineBreakEndsLiteral = literal.kind != .multiLine
  }

  private mutating func closeLiteral() {
    guard let literal = literals.popLast() else { return }
    if literal.kind == .multiLine {
      trimLines(of: literal)
      segments.removeSubrange(literal.firstSegment...)
    }
    emitQuote(of: literal)
    if literal.poundCount > 0 {
      let poundCount = end(ofRun: UInt8(ascii: "#"), from: position) - position
      if poundCount > literal.poundCount { fail("too many '#' behind the string", at: position) }
      emit(.rawStringPoundDelimiter, length: poundCount)
    }
    returnToEnclosingLiteral()
    if let indentation = literal.commonIndentation { noteIndentation(indentation) }
  }

  private mutating func returnToEnclosingLiteral() {
    lineBreakEndsLiteral = literals.last.map { $0.kind != .multiLine } ?? false
  }

  private mutating func emitQuote(of literal: OpenLiteral) {
    switch literal.kind {
    case .singleLine: emit(.stringQuote, length: 1)
    case .multiLine: emit(.multilineStringQuote, length: 3)
    case .singleQuoted: emit(.singleQuote, length: 1)
    }
  }

  private mutating func literalKind(_ poundCount: Int) -> OpenLiteral.Kind {
    if bytes[position] == "'" {
      fail("a string literal takes double quotes", at: position)
      return .singleQuoted
    }
    guard isTripleQuote(position) else { return .singleLine }
    // Have: `#"""#`, a string of one quote.
    let endsOnLine = poundCount > 0 && lineHasEnd(from: position + 2, poundCount)
    return endsOnLine ? .singleLine : .multiLine
  }

  func isTripleQuote(_ offset: Int) -> Bool {
    byte(offset) == "\"" && byte(offset + 1) == "\"" && byte(offset + 2) == "\""
  }

  /// Whether so many `#` follow, or more.
  func hasPounds(_ poundCount: Int, at offset: Int) -> Bool {
    var end = offset
    while end < offset + poundCount {
      guard byte(end) == "#" else { return false }
      end += 1
    }
    return true
  }

  /// Whether the rest of the line has a quote with so many `#` behind it.
  private mutating func lineHasEnd(from offset: Int, _ poundCount: Int) -> Bool {
    if offset < futile.rawQuoteEnd, poundCount >= futile.rawQuotePoundCount { return false }
    var end = offset
    while end < count, bytes[end] != "\n", bytes[end] != "\r" {
      if bytes[end] == "\"", hasPounds(poundCount, at: end + 1) { return true }
      end += 1
    }
    futile.rawQuoteEnd = end
    futile.rawQuotePoundCount = poundCount
    return false
  }

  /// An opening curly quote where a straight one belongs: the whole string is taken for an
  /// identifier if it ends on its line.
  mutating func lexCurlyQuotedString() {
    fail("curly quotes are no string delimiters", at: position)
    let afterQuote = scalar(at: position).end
    var end = afterQuote
    while end < count, end >= futile.curlyQuoteEnd, lineBreakLength(at: end) == 0 {
      if bytes[end] == "\\", byte(end + 1) == "(" { break }
      let decoded = scalar(at: end)
      end = decoded.end
      if decoded.scalar == "\u{201D}" || decoded.scalar == "\"" {
        return emit(.identifier, to: end)
      }
    }
    futile.curlyQuoteEnd = max(futile.curlyQuoteEnd, end)
    emit(.identifier, to: afterQuote)
  }
}
