extension Parser {
  /// macro-expansion-expr →
  ///   "#" module-selector? word generic-argument-clause? ("(" labeled-expr-list ")")?
  ///   trailing-closures?
  mutating func macroExpansionExpr(
    _ flavor: ExprFlavor = .basic, pattern: PatternContext = .none
  ) {
    let start = mark
    if cursor.hasSpaceAfter { error(.unexpected) }
    expect(.pound)
    macroName()
    if atGenericArguments { genericArgumentClause() }
    if atSameLine(.leftParen) {
      bump()
      labeledExprList(pattern: pattern)
      expect(.rightParen)
    }
    trailingClosuresIfPresent(flavor)
    finish(.macroExpansionExpr, start)
  }

  /// The name of a macro, on the line of its `#`; any keyword may be one.
  private mutating func macroName() {
    if !atStartOfLine { moduleSelectorIfPresent() }
    if !atStartOfLine, kind.isWord {
      bump()
    } else {
      error(.expected(.identifier))
    }
  }
}
