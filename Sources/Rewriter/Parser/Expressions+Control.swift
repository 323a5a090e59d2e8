extension Parser {
  /// if-expr → "if" condition-element-list code-block ("else" (if-expr | code-block))?
  ///
  /// A chain of `else if` is read in a loop, since there is no bound to its length.
  mutating func ifExpr() {
    var starts: [TreeBuilder.Mark] = []
    var isChained = true
    while isChained {
      starts.append(mark)
      expect(.if)
      ifConditions()
      codeBlock()
      let hasElse = eat(.else)
      isChained = hasElse && at(.if)
      if hasElse, !isChained { codeBlock() }
    }
    for start in starts.reversed() { finish(.ifExpr, start) }
  }

  private mutating func ifConditions() {
    if at(.leftBrace) {
      error(.expectedSyntax("a condition"))
    } else {
      conditionElementList()
    }
  }

  /// switch-expr → "switch" expression "{" switch-case-list "}"
  mutating func switchExpr() {
    let start = mark
    expect(.switch)
    if at(.leftBrace) {
      error(.expectedSyntax("an expression"))
    } else {
      expression(.stmtCondition)
    }
    expect(.leftBrace)
    switchCaseList()
    expect(.rightBrace)
    finish(.switchExpr, start)
  }
}
