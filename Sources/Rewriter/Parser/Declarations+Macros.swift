extension Parser {
  /// macro-decl → attributes modifiers "macro" identifier generic-parameter-clause?
  ///              function-signature initializer-clause? generic-where-clause?
  mutating func macroDecl(_ start: TreeBuilder.Mark) {
    bump()
    declarationName()
    genericParameterClauseIfPresent()
    functionSignature()
    if at(.equal) { initializerClause() }
    genericWhereClauseIfPresent()
    finish(.macroDecl, start)
  }

  /// macro-expansion-decl → attributes modifiers macro-expansion-expr
  ///
  /// What the expression is made of becomes part of the declaration.
  mutating func macroExpansionDecl(_ start: TreeBuilder.Mark) {
    macroExpansionExpr()
    builder.unwrapLast()
    finish(.macroExpansionDecl, start)
  }
}
