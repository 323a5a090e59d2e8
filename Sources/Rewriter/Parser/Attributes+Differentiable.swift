extension Parser {
  /// differentiable-attribute-arguments → (kind ","?)? (with-respect-to-argument ","?)?
  /// generic-where-clause?
  mutating func differentiableAttributeArguments() {
    let start = mark
    if at(._forward, .reverse, ._linear) {
      bump()
      eat(.comma)
    }
    if at(.wrt) {
      differentiabilityWithRespectToArgument()
      eat(.comma)
    }
    if at(.where) { genericWhereClause() }
    finish(.differentiableAttributeArguments, start)
  }

  /// derivative-attribute-arguments → "of" ":" qualified-declaration-name ("." accessor)?
  /// ("," with-respect-to-argument)?
  mutating func derivativeAttributeArguments() {
    let start = mark
    expect(.of)
    expect(.colon)
    qualifiedDeclarationName()
    if eat(.period) {
      if at(.get, .set, ._modify) { bump() } else { error(.expected(.get)) }
    }
    if eat(.comma) { differentiabilityWithRespectToArgument() }
    finish(.derivativeAttributeArguments, start)
  }

  /// with-respect-to-argument → "wrt" ":" (parameter | "(" (parameter ","?)* ")")
  private mutating func differentiabilityWithRespectToArgument() {
    let start = mark
    expect(.wrt)
    expect(.colon)
    if at(.leftParen) {
      differentiabilityArguments()
    } else if !differentiabilityArgument() {
      error(.expected(.identifier))
    }
    finish(.differentiabilityWithRespectToArgument, start)
  }

  private mutating func differentiabilityArguments() {
    let start = mark
    expect(.leftParen)
    let list = mark
    while differentiabilityArgument() {}
    finish(.differentiabilityArgumentList, list)
    expect(.rightParen)
    finish(.differentiabilityArguments, start)
  }

  /// parameter → (identifier | integer-literal | "self") ","?
  ///
  /// - Returns: Whether there is a parameter.
  private mutating func differentiabilityArgument() -> Bool {
    let start = mark
    guard kind.isIdentifier || at(.integerLiteral, .selfKeyword) else { return false }
    bump()
    eat(.comma)
    finish(.differentiabilityArgument, start)
    return true
  }
}
