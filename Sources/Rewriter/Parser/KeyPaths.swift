extension Parser {
  /// key-path-expr → "\" type? key-path-component-list
  mutating func keyPathExpr(pattern: PatternContext) {
    let start = mark
    expect(.backslash)
    if !at(prefix: ".") { keyPathRootType() }
    let list = mark
    // `.[0]` and `.?` are for the type only, and names may still be part of it.
    var mayFollowType = true
    while keyPathComponent(&mayFollowType, pattern: pattern) {}
    finish(.keyPathComponentList, list)
    finish(.keyPathExpr, start)
  }

  /// key-path-component → "."? (subscript | optional-component | property)
  ///
  /// Returns whether there was one.
  private mutating func keyPathComponent(
    _ mayFollowType: inout Bool, pattern: PatternContext
  ) -> Bool {
    switch kind {
    case .leftSquare where !atStartOfLine:
      keyPathSubscript(pattern: pattern)
      mayFollowType = false
    case .period where mayFollowType && next == .leftSquare:
      keyPathSubscript(pattern: pattern)
      mayFollowType = false
    case .prefixOperator, .binaryOperator, .postfixOperator, .postfixQuestionMark, .exclamationMark:
      return keyPathOptionals(&mayFollowType)
    case .period:
      keyPathProperty()
    default:
      return false
    }
    return true
  }

  /// key-path-subscript-component → "[" labeled-expr-list "]"
  private mutating func keyPathSubscript(pattern: PatternContext) {
    let start = mark
    eat(.period)
    let component = mark
    expect(.leftSquare)
    if !at(.rightSquare) { labeledExprList(pattern: pattern) }
    expect(.rightSquare)
    finish(.keyPathSubscriptComponent, component)
    finish(.keyPathComponent, start)
  }

  /// key-path-property-component → member-name generic-argument-clause?
  private mutating func keyPathProperty() {
    let start = mark
    let hasName = memberPeriod()
    let component = mark
    if hasName { memberName() }
    if atGenericArguments { genericArgumentClause() }
    finish(.keyPathPropertyComponent, component)
    finish(.keyPathComponent, start)
  }

  /// key-path-optional-component → "?" | "!"
  ///
  /// Several may be one token to the lexer: `\.?.?` holds the operator `.?.?`.
  private mutating func keyPathOptionals(_ mayFollowType: inout Bool) -> Bool {
    let count = cursor.keyPathOptionalCount(mayFollowType: mayFollowType)
    for _ in 0..<count {
      let start = mark
      if eat(prefix: ".", as: .period), !mayFollowType { error(.unexpected) }
      let component = mark
      if !eat(prefix: "!", as: .exclamationMark) { expect(prefix: "?", as: .postfixQuestionMark) }
      finish(.keyPathOptionalComponent, component)
      finish(.keyPathComponent, start)
      mayFollowType = false
    }
    return count > 0
  }
}

extension Cursor {
  /// How many `?` and `!` the current token holds, if with single periods they are all of it; 0
  /// otherwise.
  fileprivate func keyPathOptionalCount(mayFollowType: Bool) -> Int {
    var mayFollowType = mayFollowType
    var count = 0
    var isAfterPeriod = false
    for byte in bytes[Int(current.start)..<Int(current.end)] {
      switch byte {
      case UInt8(ascii: "."):
        if !mayFollowType { return count }
        if isAfterPeriod { return 0 }
        isAfterPeriod = true
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        mayFollowType = false
        isAfterPeriod = false
        count += 1
      default:
        return 0
      }
    }
    return count
  }
}
