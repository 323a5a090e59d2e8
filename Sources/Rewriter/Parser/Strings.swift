extension Parser {
  /// string-literal-expr → pounds? quote string-literal-segment-list quote pounds?
  mutating func stringLiteral() {
    let start = mark
    let hasPounds = eat(.rawStringPoundDelimiter)
    if at(.atSign) {
      // Have: `@"text"`, as Objective-C writes it.
      error(.unexpected)
      bump()
    }
    if let quote = openingQuote() {
      stringLiteralSegmentList(until: quote)
      expectImmediately(quote)
    }
    if hasPounds { expectImmediately(.rawStringPoundDelimiter) }
    finish(.stringLiteralExpr, start)
  }

  /// Takes the quote that opens a literal, and returns it.
  private mutating func openingQuote() -> TokenKind? {
    let quote = kind
    switch quote {
    case .stringQuote, .multilineStringQuote:
      bump()
    case .singleQuote:
      error(.expected(.stringQuote))
      bump()
    default:
      error(.expected(.stringQuote))
      return nil
    }
    return quote
  }

  /// Takes a token of the kind without looking further for it: beyond a literal that does not end
  /// there is no telling what is its text.
  private mutating func expectImmediately(_ kind: TokenKind) {
    if !eat(kind) { error(.expected(kind)) }
  }
}

extension Parser {
  /// string-literal-segment-list → (string-segment | expression-segment)*
  private mutating func stringLiteralSegmentList(until quote: TokenKind) {
    let list = mark
    while at(.stringSegment) || cursor.atInterpolation {
      if at(.stringSegment) { token(.stringSegment) } else { expressionSegment(until: quote) }
    }
    finish(.stringLiteralSegmentList, list)
  }

  /// expression-segment → "\" pounds? "(" labeled-expr-list ")"
  private mutating func expressionSegment(until quote: TokenKind) {
    let start = mark
    expect(.backslash)
    eat(.rawStringPoundDelimiter)
    expect(.leftParen)
    labeledExprList()
    skipToEndOfInterpolation(quote)
    if !eat(.rightParen) { error(.expected(.rightParen)) }
    finish(.expressionSegment, start)
  }

  /// Takes what an interpolation should not hold as unexpected.
  private mutating func skipToEndOfInterpolation(_ quote: TokenKind) {
    let start = mark
    while !at(.rightParen, .stringSegment, .backslash), !at(quote, .endOfFile) { bump() }
    guard hasProgressed(since: start) else { return }
    error(.unexpected)
    finish(.unexpectedNodes, start)
  }
}

extension Parser {
  /// simple-string-literal-expr → quote simple-string-literal-segment-list quote
  ///
  /// A literal that attributes and directives read: neither raw nor interpolated.
  mutating func simpleStringLiteral() {
    let start = mark
    let hasPounds = eat(.rawStringPoundDelimiter)
    if hasPounds { error(.unexpected) }
    if let quote = openingQuote() {
      let list = mark
      while at(.stringSegment) || cursor.atInterpolation {
        if at(.stringSegment) { token(.stringSegment) } else { takeInterpolation(until: quote) }
      }
      finish(.simpleStringLiteralSegmentList, list)
      expectImmediately(quote)
    }
    if hasPounds { eat(.rawStringPoundDelimiter) }
    finish(.simpleStringLiteralExpr, start)
  }

  private mutating func takeInterpolation(until quote: TokenKind) {
    let start = mark
    error(.unexpected)
    expressionSegment(until: quote)
    finish(.unexpectedNodes, start)
  }
}

extension Cursor {
  /// Whether the current token is the backslash of an interpolation, not of a key path.
  fileprivate var atInterpolation: Bool {
    at(.backslash) && (next == .leftParen || next == .rawStringPoundDelimiter)
  }
}
