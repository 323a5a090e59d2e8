extension Parser {
  /// function-decl → attributes modifiers "func" (identifier | operator)
  ///                 generic-parameter-clause? function-signature generic-where-clause?
  ///                 code-block?
  mutating func functionDecl(_ start: TreeBuilder.Mark) {
    bump()
    if kind.isOperator || at(.exclamationMark, .prefixAmpersand) {
      operatorName()
    } else {
      declarationName()
    }
    genericParameterClauseIfPresent()
    functionSignature()
    genericWhereClauseIfPresent()
    optionalCodeBlock()
    finish(.functionDecl, start)
  }

  /// Takes an operator as the name of a function, without the `<` that opens generic parameters:
  /// `func ==<T>(…)`.
  private mutating func operatorName() {
    let operatorToken = cursor.current
    let count = Int(operatorToken.end - operatorToken.start)
    let endsInAngle = cursor.bytes[Int(operatorToken.end) - 1] == UInt8(ascii: "<")
    if endsInAngle, count > 1, next.isIdentifier || next == .let {
      bump(prefix: count - 1, as: .binaryOperator)
    } else {
      bump(prefix: count, as: .binaryOperator)
    }
  }

  /// function-signature → function-parameter-clause function-effect-specifiers? return-clause?
  mutating func functionSignature() {
    let start = mark
    parameterClause()
    functionEffectSpecifiers()
    if at(.arrow) { returnClause() }
    finish(.functionSignature, start)
  }

  private mutating func parameterClause() {
    if at(.leftParen) { functionParameterClause() } else { error(.expected(.leftParen)) }
  }

  /// initializer-decl → attributes modifiers "init" ("?" | "!")? generic-parameter-clause?
  ///                    function-signature generic-where-clause? code-block?
  mutating func initializerDecl(_ start: TreeBuilder.Mark) {
    bump()
    if at(.postfixQuestionMark, .infixQuestionMark) {
      bump(prefix: 1, as: .postfixQuestionMark)
    } else if at(.exclamationMark) || atOperator("!") {
      bump(prefix: 1, as: .exclamationMark)
    }
    genericParameterClauseIfPresent()
    functionSignature()
    genericWhereClauseIfPresent()
    optionalCodeBlock(allowInitDecl: false)
    finish(.initializerDecl, start)
  }

  /// deinitializer-decl → attributes modifiers "deinit" deinitializer-effect-specifiers?
  ///                      code-block?
  mutating func deinitializerDecl(_ start: TreeBuilder.Mark) {
    bump()
    deinitializerEffectSpecifiers()
    optionalCodeBlock()
    finish(.deinitializerDecl, start)
  }

  /// subscript-decl → attributes modifiers "subscript" generic-parameter-clause?
  ///                  function-parameter-clause return-clause generic-where-clause? accessor-block?
  mutating func subscriptDecl(_ start: TreeBuilder.Mark) {
    bump()
    genericParameterClauseIfPresent()
    parameterClause()
    if at(.arrow) { returnClause() } else { error(.expected(.arrow)) }
    genericWhereClauseIfPresent()
    if at(.leftBrace) || cursor.atAccessorSpecifier { accessorBlock() }
    finish(.subscriptDecl, start)
  }
}
