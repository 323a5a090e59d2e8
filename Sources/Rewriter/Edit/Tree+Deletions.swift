extension Tree {
  /// Whether a comment stands somewhere between two tokens. Operators and literals are not
  /// comments.
  package func hasComment(between first: Token, and last: Token) -> Bool {
    var token = first
    while token.index < last.index, let next = token.next {
      if hasComment(in: next.leadingTrivia) { return true }
      token = next
    }
    return false
  }

  /// The range to delete for a token behind a comment: with the blanks and line breaks in front,
  /// unless that would pull something into a line comment.
  package func removal(of token: Token) -> Range<ByteOffset> {
    let range = token.range.indices
    let gap = source.bytes[..<range.lowerBound].reversed().prefix { $0.isBlank || $0.isLineBreak }
    let rest = source.bytes[range.upperBound...].first { !$0.isBlank }
    let isFree = !gap.contains(where: \.isLineBreak) || (rest?.isLineBreak ?? true)
    return isFree ? (token.range.lowerBound - gap.count)..<token.range.upperBound : token.range
  }

  /// Deletes the tokens up to the last one, with the blanks and line breaks behind each; of trivia
  /// with a comment in it only the first blanks go, or the line if nothing else is left on it.
  package func deletions(from first: Token, to last: Token) -> [Edit] {
    var edits: [Edit] = []
    var token = first
    // The first of the tokens that go, behind nothing but the blanks of its line.
    var head = blanksOfLine(before: first) == nil ? nil : first
    while token.index < last.index, let next = token.next {
      let trivia = next.leadingTrivia
      if !hasComment(in: trivia) {
        edits.append(.delete(token.range.lowerBound..<trivia.upperBound))
      } else {
        edits += deletions(of: token, behind: head)
        head = blanksOfLine(before: next) == nil ? nil : next
      }
      token = next
    }
    return edits
  }

  /// The last token in front of a comment, and the line if it is the end of that and all the line goes.
  private func deletions(of token: Token, behind head: Token?) -> [Edit] {
    let rest = source.bytes[token.range.indices.upperBound...]
    let blanks = rest.prefix(while: \.isBlank)
    let end = ByteOffset(blanks.endIndex)
    let lineBreak = rest[blanks.endIndex...].prefix(2)
    guard let head, let indentation = blanksOfLine(before: head),
      lineBreak.first?.isLineBreak == true
    else { return [.delete(token.range.lowerBound..<end)] }
    let length = lineBreak.elementsEqual("\r\n".utf8) ? 2 : 1
    return [.delete(indentation), .delete(token.range.lowerBound..<end + length)]
  }

  /// The blanks at the start of the token's line; `nil` where something else stands in front of the token.
  private func blanksOfLine(before token: Token) -> Range<ByteOffset>? {
    let start = token.range.lowerBound
    let count = source.bytes[..<start.value].reversed().prefix(while: \.isBlank).count
    let isAtStart = start.value == count || source.bytes[start.value - count - 1].isLineBreak
    return isAtStart ? ByteOffset(start.value - count)..<start : nil
  }
}
