/// What becomes of a multi-line literal's segments once its closing quote is found: the indentation
/// of the closing line and the last line break are no part of the string, so they are no part of a
/// token.
extension Lexer {
  /// Trims the tokens of the literal's own segments, and records what is wrong with its lines.
  mutating func trimLines(of literal: OpenLiteral) {
    let last = segments.count - 1
    guard last >= literal.firstSegment else { return }
    let closesOnOwnLine =
      last == literal.firstSegment
      ? literal.startsWithLineBreak : segments[last - 1].ending != .inLine
    let indentation = segments[last].start..<skipBlanks(from: segments[last].start)
    guard closesOnOwnLine, indentation.upperBound == segments[last].end else {
      fail("the closing quotes of a multi-line string must begin a line", at: position)
      return
    }
    if !literal.startsWithLineBreak {
      fail("the text of a multi-line string must begin on a new line", at: literal.start + 3)
    }
    trim(last, to: indentation.upperBound..<indentation.upperBound)
    tokens[segments[last].token].kind = .unknown
    if last > literal.firstSegment { dropLastLineBreak(last - 1, of: literal) }
    dropIndentation(indentation, from: literal.firstSegment..<last, of: literal)
    if let common = literal.commonIndentation, !starts(common, with: indentation) {
      fail("insufficient indentation in a multi-line string", at: common.lowerBound)
    }
  }

  private mutating func dropLastLineBreak(_ index: Int, of literal: OpenLiteral) {
    let segment = segments[index]
    switch segment.ending {
    case .lineBreak:
      let isPair = segment.end - segment.start > 1 && byte(segment.end - 2) == "\r"
      let length = byte(segment.end - 1) == "\n" && isPair ? 2 : 1
      trim(index, to: segment.start..<segment.end - length)
    case .escapedLineBreak where literal.poundCount == 0:
      fail("the last line break of a multi-line string cannot be escaped", at: segment.end)
    default:
      break
    }
  }

  private mutating func dropIndentation(
    _ indentation: Range<Int>,
    from own: Range<Int>,
    of literal: OpenLiteral,
  ) {
    var beginsLine = literal.startsWithLineBreak
    for index in own {
      let segment = segments[index]
      let text = segment.start..<segment.end
      defer { beginsLine = segment.ending != .inLine }
      guard beginsLine else { continue }
      if starts(text, with: indentation) {
        trim(index, to: text.lowerBound + indentation.count..<text.upperBound)
      } else if segment.ending == .escapedLineBreak || !isBlankLine(text) {
        fail("insufficient indentation in a multi-line string", at: text.lowerBound)
        trim(index, to: skipBlanks(from: text.lowerBound)..<text.upperBound)
      }
    }
  }

  private mutating func trim(_ index: Int, to text: Range<Int>) {
    segments[index].start = text.lowerBound
    segments[index].end = text.upperBound
    let token = segments[index].token
    tokens[token].start = UInt32(text.lowerBound)
    tokens[token].end = UInt32(text.upperBound)
    if text.isEmpty { hasEmptyTokens = true }
  }

  /// Drops the tokens without bytes, but for the empty segments that trivia sets apart from what is
  /// next to them: swift-syntax counts the trivia as part of the literal's text.
  mutating func removeEmptyTokens() {
    tokens.removeAll { $0.kind == .unknown && $0.start == $0.end }
    var kept: [LexedToken] = []
    kept.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      let isEmpty = token.start == token.end
      let touchesNeighbours =
        kept.last?.end == token.start
        && index + 1 < tokens.count && tokens[index + 1].start == token.end
      if !isEmpty || !touchesNeighbours { kept.append(token) }
    }
    tokens = kept
  }

  /// Whether there is nothing in a line but its line break.
  private func isBlankLine(_ text: Range<Int>) -> Bool {
    text.isEmpty || lineBreakLength(at: text.lowerBound) == text.count
  }

  private func starts(_ text: Range<Int>, with indentation: Range<Int>) -> Bool {
    commonLength(text, indentation) == indentation.count
  }

  private func commonLength(_ one: Range<Int>, _ other: Range<Int>) -> Int {
    let limit = min(one.count, other.count)
    var length = 0
    while length < limit, bytes[one.lowerBound + length] == bytes[other.lowerBound + length] {
      length += 1
    }
    return length
  }
}

extension Lexer {
  /// Notes for the innermost literal what stands before `position` on its line. Every line inside
  /// an interpolation must have the literal's indentation, which is known only at its end.
  mutating func noteIndentation() {
    var lineStart = position
    while lineStart > 0, bytes[lineStart - 1] != "\n", bytes[lineStart - 1] != "\r" {
      lineStart -= 1
    }
    noteIndentation(lineStart..<position)
  }

  /// Keeps what is common to all lines, so that a literal inside can pass it on to the one outside.
  mutating func noteIndentation(_ line: Range<Int>) {
    guard let literal = literals.indices.last else { return }
    let common = literals[literal].commonIndentation ?? line
    let length = commonLength(common, line)
    literals[literal].commonIndentation = common.lowerBound..<common.lowerBound + length
  }
}
