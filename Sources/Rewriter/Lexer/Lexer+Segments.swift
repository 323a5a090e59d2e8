/// The text of string literals, cut into segments. A segment ends at an interpolation, behind a
/// line break of the source, and behind an escape that stands for one (`\n`): there swift-syntax
/// cuts too.
extension Lexer {
  /// What stands behind a segment.
  enum SegmentEnd {
    case segment
    case interpolation
    case closingQuote
    /// The end of the line or of the file, where the literal should have ended before.
    case nothing
  }

  /// A segment of a multi-line literal.
  struct Segment {
    enum Ending {
      case inLine
      case lineBreak
      /// A backslash and the line break behind it, which are trivia.
      case escapedLineBreak
    }

    var start: Int
    var end: Int
    let ending: Ending
    /// The index of its token.
    let token: Int
  }

  /// Reads from `position` to the end of a segment.
  mutating func lexSegment(of literal: OpenLiteral) -> SegmentEnd {
    var end = position
    while true {
      end = self.end(of: .text, from: end)
      guard end < count else { break }
      switch bytes[end] {
      case "\"", "'":
        if isClosingQuote(end, of: literal) { return endSegment(literal, at: end, .closingQuote) }
        end += 1
      case "\n", "\r":
        guard literal.kind == .multiLine else { return endSegment(literal, at: end, .nothing) }
        return endLine(literal, at: end + lineBreakLength(at: end))
      case "\\":
        switch lexEscape(from: end, in: literal) {
        case .character(let escapeEnd):
          end = escapeEnd
        case .lineBreak(let escapeEnd):
          return endSegment(literal, at: escapeEnd, .segment)
        case .escapedLineBreak(let escapeEnd):
          return endLine(literal, at: end, resumingAt: escapeEnd)
        case .interpolation:
          return endSegment(literal, at: end, .interpolation)
        }
      default:
        end = unusualCharacterEnd(from: end, in: literal)
      }
    }
    return endSegment(literal, at: end, .nothing)
  }

  private mutating func endSegment(
    _ literal: OpenLiteral,
    at end: Int,
    _ result: SegmentEnd,
  ) -> SegmentEnd {
    finishSegment(literal, at: end, .inLine)
    return result
  }

  private mutating func endLine(_ literal: OpenLiteral, at end: Int) -> SegmentEnd {
    finishSegment(literal, at: end, .lineBreak)
    return .segment
  }

  private mutating func endLine(
    _ literal: OpenLiteral,
    at end: Int,
    resumingAt next: Int,
  ) -> SegmentEnd {
    finishSegment(literal, at: end, .escapedLineBreak)
    position = next
    return .segment
  }

  private mutating func finishSegment(
    _ literal: OpenLiteral,
    at end: Int,
    _ ending: Segment.Ending,
  ) {
    let start = position
    let isMultiLine = literal.kind == .multiLine
    guard end > start || isMultiLine else { return }
    emit(.stringSegment, to: end)
    guard isMultiLine else { return }
    if end == start { hasEmptyTokens = true }
    segments.append(Segment(start: start, end: end, ending: ending, token: tokens.count - 1))
  }

  private func isClosingQuote(_ offset: Int, of literal: OpenLiteral) -> Bool {
    switch literal.kind {
    case .singleQuoted:
      bytes[offset] == "'"
    case .singleLine:
      bytes[offset] == "\"" && hasPounds(literal.poundCount, at: offset + 1)
    case .multiLine:
      isTripleQuote(offset) && hasPounds(literal.poundCount, at: offset + 3)
    }
  }

  /// The end of a character that is neither printable ASCII nor special in a literal.
  private mutating func unusualCharacterEnd(from offset: Int, in literal: OpenLiteral) -> Int {
    let decoded = scalar(at: offset)
    switch decoded.scalar {
    case nil:
      fail("invalid UTF-8 found in source file", at: offset)
    case "\t" where literal.kind == .multiLine:
      break
    case let scalar?:
      if scalar.isUnprintableASCII {
        fail("unprintable ASCII character in a string literal", at: offset)
      }
    }
    return decoded.end
  }
}

extension Lexer {
  /// What a backslash in a literal begins, with the offset behind it.
  private enum Escape {
    case character(end: Int)
    /// It stands for a line feed or a carriage return.
    case lineBreak(end: Int)
    /// It hides the line break behind it.
    case escapedLineBreak(end: Int)
    case interpolation
  }

  /// escape → "\" "#"{n} ([0nrt"'\] | "u{" hex-digit{1,8} "}" | "(" | blanks line-break)
  private mutating func lexEscape(from backslash: Int, in literal: OpenLiteral) -> Escape {
    var start = backslash + 1
    if literal.poundCount > 0 {
      guard hasPounds(literal.poundCount, at: start) else { return .character(end: start) }
      start += literal.poundCount
      // swift-syntax takes one `#` too many for a part of the escape.
      if byte(start) == "#" { start += 1 }
    }
    switch byte(start) {
    case "(": return .interpolation
    case "n", "r": return .lineBreak(end: start + 1)
    case "0", "t", "\"", "'", "\\": return .character(end: start + 1)
    case "u": return lexUnicodeEscape(from: start)
    default: break
    }
    if literal.kind == .multiLine {
      let lineEnd = skipBlanks(from: start)
      let length = lineBreakLength(at: lineEnd)
      if length > 0 { return .escapedLineBreak(end: lineEnd + length) }
    }
    fail("invalid escape sequence in a string literal", at: backslash)
    let isWord = start < count && classes[Int(bytes[start])].contains(.word)
    return .character(end: isWord ? start + 1 : start)
  }

  private mutating func lexUnicodeEscape(from letter: Int) -> Escape {
    guard byte(letter + 1) == "{" else {
      fail("expected '{' and a hexadecimal number behind '\\u'", at: letter)
      return .character(end: letter + 1)
    }
    let digits = letter + 2..<end(of: .hexDigit, from: letter + 2)
    guard byte(digits.upperBound) == "}" else {
      fail("expected '}' to end a Unicode escape", at: digits.upperBound)
      return .character(end: digits.upperBound)
    }
    let end = digits.upperBound + 1
    guard 1...8 ~= digits.count else {
      fail("a Unicode escape takes between 1 and 8 hexadecimal digits", at: letter)
      return .character(end: end)
    }
    guard let scalar = Unicode.Scalar(hexValue(of: digits)) else {
      fail("invalid Unicode scalar", at: letter)
      return .character(end: end)
    }
    return scalar == "\n" || scalar == "\r" ? .lineBreak(end: end) : .character(end: end)
  }

  private func hexValue(of digits: Range<Int>) -> UInt32 {
    digits.reduce(0) { value, offset in
      // A letter's low bits count from 1, a digit's are its value.
      let byte = UInt32(bytes[offset])
      return value << 4 | (byte >= 0x41 ? (byte & 7) + 9 : byte & 15)
    }
  }
}
