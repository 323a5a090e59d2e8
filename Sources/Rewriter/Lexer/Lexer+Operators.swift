/// Operators: where they end, which side they bind to, and the ones with a kind of their own.
extension Lexer {
  /// operator → operator-start operator-character*, cut short before a comment or a regex literal
  mutating func lexOperator() {
    let start = position
    var end = operatorEnd(from: start)
    if let slash = (start..<end).first(where: { bytes[$0] == "/" }) {
      if let regex = scanRegex(from: slash, inOperator: start..<end) {
        if slash > start { emitOperator(to: slash) }
        return emit(regex)
      }
      end = commentStart(in: start..<end) ?? end
    }
    emitOperator(to: end)
  }

  /// A mark that directly follows something is postfix and alone: `a??.b` has two of them.
  mutating func lexQuestionOrExclamationMark() {
    guard isLeftBound(position) else { return lexOperator() }
    emit(bytes[position] == "!" ? .exclamationMark : .postfixQuestionMark, length: 1)
  }

  /// placeholder → "<#" any characters but "<#" and line feeds … "#>"
  ///
  /// - Returns: Whether there was one; it is an identifier, and an error.
  mutating func lexPlaceholder() -> Bool {
    guard byte(position + 1) == "#", position + 2 >= futile.placeholderEnd else { return false }
    var end = position + 2
    while end < count, bytes[end] != "\n" {
      if bytes[end] == "#", byte(end + 1) == ">" {
        fail("editor placeholder in source file", at: position)
        emit(.identifier, to: end + 2)
        return true
      }
      if bytes[end] == "<", byte(end + 1) == "#" { return false }
      end += 1
    }
    return false
  }

  private mutating func operatorEnd(from start: Int) -> Int {
    var end = scalar(at: start).end
    while end < count {
      let byte = bytes[end]
      // Only an operator that starts with a dot has dots inside.
      if byte == ".", bytes[start] != "." { break }
      if byte == "<", self.byte(end + 1) == "#", hasPlaceholderEnd(from: end + 1) { break }
      if classes[Int(byte)].contains(.operator) {
        end += 1
      } else if byte >= 0x80, let next = operatorScalarEnd(from: end) {
        end = next
      } else {
        break
      }
    }
    return end
  }

  private func operatorScalarEnd(from offset: Int) -> Int? {
    let decoded = scalar(at: offset)
    guard let scalar = decoded.scalar, scalar.continuesOperator else { return nil }
    return decoded.end
  }

  private mutating func hasPlaceholderEnd(from offset: Int) -> Bool {
    if offset < futile.placeholderEnd { return false }
    var end = offset
    while end < count, bytes[end] != "\n" {
      if bytes[end] == "#", byte(end + 1) == ">" { return true }
      end += 1
    }
    futile.placeholderEnd = end
    return false
  }

  /// Where a comment begins inside an operator. At its very beginning it would be trivia.
  private func commentStart(in range: Range<Int>) -> Int? {
    guard range.count > 2 else { return nil }
    return range.dropFirst().first { offset in
      bytes[offset] == "/" && (byte(offset + 1) == "/" || byte(offset + 1) == "*")
    }
  }

  private mutating func emitOperator(to end: Int) {
    let bindsLeft = isLeftBound(position)
    let bindsRight = isRightBound(end, bindsLeft: bindsLeft)
    if bytes[position] == "=", end - position == 1, bindsLeft != bindsRight {
      fail("'=' must have consistent white space on both sides", at: position)
    }
    if containsCommentEnd(position..<end) {
      fail("unexpected end of block comment", at: position)
      return emit(.unknown, to: end)
    }
    emit(operatorKind(position..<end, bindsLeft, bindsRight), to: end)
  }

  private func operatorKind(
    _ text: Range<Int>,
    _ bindsLeft: Bool,
    _ bindsRight: Bool,
  ) -> TokenKind {
    switch (bytes[text.lowerBound], text.count) {
    case ("=", 1): .equal
    case ("&", 1) where !bindsLeft && bindsRight: .prefixAmpersand
    case (".", 1): .period
    case ("?", 1): bindsLeft ? .postfixQuestionMark : .infixQuestionMark
    case ("-", 2) where bytes[text.lowerBound + 1] == ">": .arrow
    default:
      bindsLeft == bindsRight ? .binaryOperator : bindsLeft ? .postfixOperator : .prefixOperator
    }
  }

  private func containsCommentEnd(_ text: Range<Int>) -> Bool {
    guard text.count > 1 else { return false }
    return text.dropLast().contains { bytes[$0] == "*" && bytes[$0 + 1] == "/" }
  }
}

extension Lexer {
  /// Whether an operator that begins at the offset has something directly before it.
  func isLeftBound(_ offset: Int) -> Bool {
    switch byte(before: offset) {
    case " ", "\t", "\n", "\r", "(", "[", "{", ",", ";", ":", 0: false
    // A block comment counts as white space,
    case "/": byte(before: offset - 1) != "*"
    // and so does a no-break space, U+00A0.
    case 0xA0: byte(before: offset - 1) != 0xC2
    default: true
    }
  }

  /// Whether an operator that ends at the offset has something directly behind it.
  func isRightBound(_ offset: Int, bindsLeft: Bool) -> Bool {
    switch byte(offset) {
    case " ", "\t", "\n", "\r", ")", "]", "}", ",", ";", ":", 0: false
    // `x^.y` is a postfix `^`, `^.y` a prefix one.
    case ".": !bindsLeft
    case "/": byte(offset + 1) != "/" && byte(offset + 1) != "*"
    case 0xC2: byte(offset + 1) != 0xA0
    default: true
    }
  }
}
