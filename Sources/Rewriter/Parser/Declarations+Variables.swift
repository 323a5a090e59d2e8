extension Parser {
  /// variable-decl → attributes modifiers ("let" | "var" | "inout" | "_borrowing")
  ///                 pattern-binding ("," pattern-binding)*
  mutating func variableDecl(_ start: TreeBuilder.Mark, in context: DeclarationContext) {
    bump()
    commaSeparated(.patternBindingList, of: .patternBinding) { $0.patternBinding(in: context) }
    finish(.variableDecl, start)
  }

  /// pattern-binding → pattern type-annotation? initializer-clause? accessor-block?
  private mutating func patternBinding(in context: DeclarationContext) {
    typedPattern()
    let initializer = mark
    if at(.equal) {
      initializerClause()
    } else if !at(.leftBrace), !atStartOfLine, atStartOfExpression {
      error(.expected(.equal))
      expression()
      finish(.initializerClause, initializer)
    }
    if atAccessorBlock(in: context, hasInitializer: hasProgressed(since: initializer)) {
      accessorBlock()
    }
  }

  /// Whether accessors follow. After an initializer, a brace on a line of its own begins them only
  /// if it holds an observer, for it could be a closure or a block.
  private func atAccessorBlock(in context: DeclarationContext, hasInitializer: Bool) -> Bool {
    if at(.leftBrace) {
      return !hasInitializer || !atStartOfLine || cursor.atStartOfGetSetAccessor
    }
    // The brace is missing: `get` or `set` can begin no member.
    return context.requiresDecl && cursor.atAccessorSpecifier && !at(.initKeyword)
  }
}
