import Rewriter

extension Tree {
  /// Whether a comment stands somewhere between two tokens. Operators and literals are not
  /// comments.
  func hasComment(between first: Token, and last: Token) -> Bool {
    var token = first
    while token.index < last.index, let next = token.next {
      if hasComment(in: next.leadingTrivia) { return true }
      token = next
    }
    return false
  }

  /// The range to delete for a token behind a comment: with the blanks and line breaks in front,
  /// unless that would pull something into a line comment.
  func removal(of token: Token) -> Range<ByteOffset> {
    let range = token.range.indices
    let gap = source.bytes[..<range.lowerBound].reversed().prefix { $0.isBlank || $0.isLineBreak }
    let rest = source.bytes[range.upperBound...].first { !$0.isBlank }
    let isFree = !gap.contains(where: \.isLineBreak) || (rest?.isLineBreak ?? true)
    return isFree ? (token.range.lowerBound - gap.count)..<token.range.upperBound : token.range
  }

  /// Deletes the tokens up to the last one, with the blanks and line breaks behind each; of trivia
  /// with a comment in it only the first blanks go.
  func deletions(from first: Token, to last: Token) -> [Edit] {
    var edits: [Edit] = []
    var token = first
    while token.index < last.index, let next = token.next {
      let trivia = next.leadingTrivia
      let blanks = source.bytes[trivia.indices].prefix(while: \.isBlank).count
      let end = hasComment(in: trivia) ? trivia.lowerBound + blanks : trivia.upperBound
      edits.append(.delete(token.range.lowerBound..<end))
      token = next
    }
    return edits
  }
}
