extension Parser {
  /// Takes a token of the kind, or records that it is missing.
  ///
  /// If the token comes a little later on the same line, what stands before it is taken as
  /// unexpected.
  @discardableResult
  mutating func expect(_ kind: TokenKind) -> Bool {
    if eat(kind) { return true }
    if let count = distance(to: kind) {
      takeUnexpected(tokens: count)
      return eat(kind)
    }
    error(.expected(kind))
    return false
  }

  /// Takes an identifier, or records that it is missing.
  @discardableResult
  mutating func expectIdentifier() -> Bool {
    if kind.isIdentifier {
      bump()
      return true
    }
    error(.expected(.identifier))
    return false
  }

  /// Takes the current token's first character as a token of the kind, or records that it is missing.
  mutating func expect(prefix character: Unicode.Scalar, as kind: TokenKind) {
    if !eat(prefix: character, as: kind) { error(.expected(kind)) }
  }

  /// Takes some tokens as code that should not be here.
  mutating func takeUnexpected(tokens count: Int) {
    let start = mark
    error(.unexpected)
    for _ in 0..<count { bump() }
    finish(.unexpectedNodes, start)
  }

  /// Takes the current token or, at an opening bracket, what it encloses as well.
  mutating func bumpBalanced() {
    let end = look { cursor in
      cursor.skipBalanced()
      return cursor.tokenIndex
    }
    while cursor.tokenIndex < end { bump() }
  }

  /// How many tokens stand before the next one of the kind, if it is near: on this line, and not
  /// beyond the bracket that encloses the current token.
  func distance(to kind: TokenKind) -> Int? {
    look { cursor in
      let start = cursor.tokenIndex
      while cursor.tokenIndex - start < Self.maximumDistance {
        switch cursor.kind {
        case .rightBrace, .rightParen, .rightSquare, .semicolon, .endOfFile, .poundElse,
          .poundElseif, .poundEndif:
          return nil
        default:
          cursor.skipBalanced(atMost: Self.maximumDistance)
        }
        if cursor.atStartOfLine { return nil }
        if cursor.at(kind) { return cursor.tokenIndex - start }
      }
      return nil
    }
  }

  /// How many tokens are looked over, so that a file with an error on every line takes no longer.
  private static let maximumDistance = 64
}
