extension Parser {
  /// if-config-declaration → if-config-clause-list "#endif"
  ///
  /// `elements` reads what a clause encloses, as one node.
  mutating func ifConfigDecl(elements: (inout Parser) -> Void) {
    guard descend() else { return }
    defer { ascend() }
    let start = mark
    repeat {
      ifConfigClause(elements: elements)
    } while at(.poundElseif, .poundElse)
    finish(.ifConfigClauseList, start)
    expect(.poundEndif)
    takeRestOfLine()
    finish(.ifConfigDecl, start)
  }

  /// if-config-clause → ("#if" | "#elseif") expression elements | "#else" elements
  private mutating func ifConfigClause(elements: (inout Parser) -> Void) {
    let start = mark
    let hasCondition = !at(.poundElse)
    bump()
    if hasCondition { expression(.poundIfDirective) }
    takeRestOfLine()
    elements(&self)
    finish(.ifConfigClause, start)
  }

  /// source-location → "#sourceLocation" "(" source-location-arguments? ")"
  mutating func poundSourceLocation() {
    let start = mark
    expect(.poundSourceLocation)
    if atSameLine(.leftParen) {
      bump()
      if !at(.rightParen) { poundSourceLocationArguments() }
      expect(.rightParen)
    } else {
      error(.expected(.leftParen))
    }
    takeRestOfLine()
    finish(.poundSourceLocation, start)
  }

  /// source-location-arguments → "file" ":" simple-string-literal "," "line" ":" integer-literal
  private mutating func poundSourceLocationArguments() {
    let start = mark
    expect(.file)
    expect(.colon)
    simpleStringLiteral()
    expect(.comma)
    expect(.line)
    expect(.colon)
    expect(.integerLiteral)
    finish(.poundSourceLocationArguments, start)
  }

  /// Takes what follows a directive on its line, where nothing should.
  private mutating func takeRestOfLine() {
    guard !atStartOfLine, !at(.endOfFile) else { return }
    let start = mark
    error(.unexpected)
    while !atStartOfLine, !at(.endOfFile) { bump() }
    finish(.unexpectedNodes, start)
  }
}

extension Cursor {
  /// Whether a clause of an `#if` ends here.
  var atEndOfIfConfigClauseBody: Bool { at(.poundElseif, .poundElse, .poundEndif) }
}
