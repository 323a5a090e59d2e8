extension Parser {
  /// statement → (label ":")? statement
  ///
  /// Expressions and declarations that stand as statements are no matter of this function, but `if`
  /// and `switch` are.
  mutating func statement() {
    let start = mark
    let isLabeled = kind.isIdentifier && next == .colon
    if isLabeled {
      bump()
      bump()
    }
    unlabeledStatement()
    if isLabeled { finish(.labeledStmt, start) }
  }

  private mutating func unlabeledStatement() {
    // Have: try return f()
    if at(.try) { takeUnexpected(tokens: 1) }
    switch kind {
    case .for: forStmt()
    case .while: whileStmt()
    case .repeat: repeatStmt()
    case .do: doStmt()
    case .if, .switch: expressionStmt()
    case .guard: guardStmt()
    case .break: controlTransferStmt(.breakStmt)
    case .continue: controlTransferStmt(.continueStmt)
    case .fallthrough: fallThroughStmt()
    case .return: returnStmt()
    case .throw: throwStmt()
    case .defer: deferStmt()
    case .yield: yieldStmt()
    case .discard: discardStmt()
    default: error(.expectedSyntax("a statement"))
    }
  }

  /// expression-statement → if-expression | switch-expression
  private mutating func expressionStmt() {
    let start = mark
    if at(.if) { ifExpr() } else { switchExpr() }
    finish(.expressionStmt, start)
  }

  /// defer-statement → "defer" code-block
  private mutating func deferStmt() {
    let start = mark
    expect(.defer)
    codeBlock()
    finish(.deferStmt, start)
  }
}

// Loops

extension Parser {
  /// for-statement → "for" "try"? "await"? "unsafe"? ("case" pattern type-annotation?
  /// | typed-pattern) "in" expression where-clause? code-block
  private mutating func forStmt() {
    let start = mark
    expect(.for)
    eat(.try)
    eat(.await)
    if at(.unsafe), next != .in, next != .colon { bump() }
    if eat(.case) {
      matchingPattern(.matching)
      if at(.colon) { typeAnnotation() }
    } else {
      typedPattern()
    }
    expect(.in)
    if at(.leftBrace) {
      error(.expectedSyntax("a sequence"))
    } else {
      expression(.stmtCondition)
    }
    if at(.where) { whereClause(.stmtCondition) }
    codeBlock()
    finish(.forStmt, start)
  }

  /// while-statement → "while" condition-element-list code-block
  private mutating func whileStmt() {
    let start = mark
    expect(.while)
    if at(.leftBrace) {
      error(.expectedSyntax("a condition"))
    } else {
      conditionElementList()
    }
    codeBlock()
    finish(.whileStmt, start)
  }

  /// repeat-statement → "repeat" code-block "while" expression
  private mutating func repeatStmt() {
    let start = mark
    expect(.repeat)
    codeBlock()
    if expect(.while) { expression() }
    finish(.repeatStmt, start)
  }
}

// do and catch

extension Parser {
  /// do-statement → "do" throws-clause? code-block catch-clause*
  private mutating func doStmt() {
    let start = mark
    expect(.do)
    if at(.throws) { throwsClause() }
    codeBlock()
    let clauses = mark
    while at(.catch) { catchClause() }
    finish(.catchClauseList, clauses)
    finish(.doStmt, start)
  }

  /// catch-clause → "catch" catch-item-list code-block
  private mutating func catchClause() {
    let start = mark
    expect(.catch)
    if !at(.leftBrace) { catchItemList() }
    codeBlock()
    finish(.catchClause, start)
  }

  /// catch-item → pattern? where-clause? ","?
  private mutating func catchItemList() {
    commaSeparated(.catchItemList, of: .catchItem) { parser in
      if !parser.at(.leftBrace, .where) { parser.matchingPattern(.matching) }
      if parser.at(.where) { parser.whereClause(.stmtCondition) }
    }
  }
}

// Transfer of control

extension Parser {
  /// break-statement → "break" label?
  ///
  /// continue-statement → "continue" label?
  private mutating func controlTransferStmt(_ statement: NodeKind) {
    let start = mark
    bump()
    let hasLabel =
      kind.isIdentifier && !atStartOfLine && !atStartOfStatement(preferExpression: true)
      && !atStartOfDeclaration()
    if hasLabel { bump() }
    finish(statement, start)
  }

  /// fallthrough-statement → "fallthrough"
  private mutating func fallThroughStmt() {
    let start = mark
    expect(.fallthrough)
    finish(.fallThroughStmt, start)
  }

  /// return-statement → "return" expression?
  private mutating func returnStmt() {
    let start = mark
    expect(.return)
    if atStartOfReturnedExpression { expression() }
    finish(.returnStmt, start)
  }

  /// Whether what follows `return` is what it returns: it may stand on the next line, unless it
  /// begins something else.
  private var atStartOfReturnedExpression: Bool {
    switch kind {
    case .rightBrace, .case, .default, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif,
      .endOfFile:
      false
    case .if, .switch:
      true
    default:
      !atStartOfStatement(preferExpression: true) && !atStartOfDeclaration()
        && !(atStartOfLine && cursor.atStartOfSwitchCase)
    }
  }

  /// throw-statement → "throw" expression
  private mutating func throwStmt() {
    let start = mark
    expect(.throw)
    expression()
    finish(.throwStmt, start)
  }

  /// discard-statement → "discard" expression
  private mutating func discardStmt() {
    let start = mark
    expect(.discard)
    expression()
    finish(.discardStmt, start)
  }

  /// yield-statement → "yield" (yielded-expressions-clause | expression)
  private mutating func yieldStmt() {
    let start = mark
    expect(.yield)
    if at(.leftParen) { yieldedExpressionsClause() } else { expression() }
    finish(.yieldStmt, start)
  }

  /// yielded-expressions-clause → "(" (expression ","?)* ")"
  private mutating func yieldedExpressionsClause() {
    let start = mark
    expect(.leftParen)
    let list = mark
    var hasMore = true
    while hasMore, !at(.rightParen, .endOfFile) {
      let element = mark
      expression()
      hasMore = eat(.comma)
      finish(.yieldedExpression, element)
    }
    finish(.yieldedExpressionList, list)
    expect(.rightParen)
    finish(.yieldedExpressionsClause, start)
  }
}
