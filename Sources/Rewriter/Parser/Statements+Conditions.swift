extension Parser {
  /// guard-statement → "guard" condition-element-list "else" code-block
  mutating func guardStmt() {
    let start = mark
    expect(.guard)
    conditionElementList()
    expect(.else)
    codeBlock()
    finish(.guardStmt, start)
  }

  /// condition-element → condition ","?
  mutating func conditionElementList() {
    let list = mark
    var hasMore = false
    var followsBinding = false
    repeat {
      let element = mark
      condition(followsBinding: followsBinding)
      followsBinding = builder.last == .optionalBindingCondition
      hasMore = eat(.comma)
      finish(.conditionElement, element)
    } while hasMore
    finish(.conditionElementList, list)
  }

  /// condition → availability-condition | matching-pattern-condition | optional-binding-condition
  /// | expression
  private mutating func condition(followsBinding: Bool) {
    switch kind {
    case .poundAvailable, .poundUnavailable: availabilityCondition()
    case .case: matchingPatternCondition()
    case .let, .var, .inout: optionalBindingCondition()
    // Have: if let a = b, c = d {
    case _ where followsBinding && next == .equal: optionalBindingCondition()
    default: expression(.stmtCondition)
    }
  }

  /// matching-pattern-condition → "case" pattern type-annotation? initializer-clause
  private mutating func matchingPatternCondition() {
    let start = mark
    expect(.case)
    matchingPattern(.matching)
    if at(.colon) { typeAnnotation() }
    if at(.equal) { initializerClause(.stmtCondition) } else { error(.expected(.equal)) }
    finish(.matchingPatternCondition, start)
  }

  /// optional-binding-condition → ("let" | "var") pattern type-annotation? initializer-clause?
  private mutating func optionalBindingCondition() {
    let start = mark
    if !eat(.let, .var) { error(.expected(.let)) }
    matchingPattern(.bindingIntroducer)
    if at(.colon) { typeAnnotation() }
    if at(.equal) { initializerClause(.stmtCondition) }
    finish(.optionalBindingCondition, start)
  }
}

extension Parser {
  /// initializer-clause → "=" expression
  mutating func initializerClause(_ flavor: ExprFlavor = .basic) {
    let start = mark
    expect(.equal)
    expression(flavor)
    finish(.initializerClause, start)
  }

  /// where-clause → "where" expression
  mutating func whereClause(_ flavor: ExprFlavor = .basic) {
    let start = mark
    expect(.where)
    expression(flavor)
    finish(.whereClause, start)
  }
}
