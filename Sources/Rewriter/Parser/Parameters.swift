/// The parameters of functions, enum cases and closures.
extension Parser {
  /// function-parameter-clause → "(" (function-parameter ("," function-parameter)* ","?)? ")"
  mutating func functionParameterClause() {
    let start = mark
    parameterList(.functionParameterList, of: .functionParameter) { $0.functionParameter() }
    finish(.functionParameterClause, start)
  }

  /// enum-case-parameter-clause → "(" (enum-case-parameter ("," enum-case-parameter)* ","?)? ")"
  mutating func enumCaseParameterClause() {
    let start = mark
    parameterList(.enumCaseParameterList, of: .enumCaseParameter) { $0.enumCaseParameter() }
    finish(.enumCaseParameterClause, start)
  }

  /// closure-parameter-clause → "(" (closure-parameter ("," closure-parameter)* ","?)? ")"
  mutating func closureParameterClause() {
    let start = mark
    parameterList(.closureParameterList, of: .closureParameter) { $0.closureParameter() }
    finish(.closureParameterClause, start)
  }

  private mutating func parameterList(
    _ list: NodeKind, of element: NodeKind, parameter: (inout Parser) -> Void,
  ) {
    guard expect(.leftParen) else { return }
    let parameters = mark
    while !at(.rightParen, .endOfFile) {
      let start = mark
      parameter(&self)
      let hasMore = eat(.comma)
      finish(element, start)
      if !hasMore { break }
    }
    finish(list, parameters)
    expect(.rightParen)
  }
}

extension Parser {
  /// function-parameter → attributes parameter-modifiers name name? ":" type "..."?
  ///   initializer-clause?
  private mutating func functionParameter() {
    attributeList()
    parameterModifierList(in: .declaration)
    takeMisplacedSpecifiers()
    parameterNames()
    expect(.colon)
    type()
    eat(operator: "...", as: .ellipsis)
    parameterDefault()
  }

  /// enum-case-parameter → parameter-modifiers (name name? ":")? type initializer-clause?
  private mutating func enumCaseParameter() {
    parameterModifierList(in: .declaration)
    takeMisplacedSpecifiers()
    if cursor.startsParameterName(in: .declaration) {
      parameterNames()
      expect(.colon)
    }
    type()
    parameterDefault()
  }

  /// closure-parameter → attributes parameter-modifiers name name? (":" type)? "..."?
  private mutating func closureParameter() {
    attributeList()
    parameterModifierList(in: .closure)
    takeMisplacedSpecifiers()
    parameterNames()
    if eat(.colon) { type() }
    eat(operator: "...", as: .ellipsis)
  }

  /// parameter-modifiers → ("isolated" | "_const")*
  ///
  /// Both words may also be a parameter's name.
  private mutating func parameterModifierList(in context: ParameterContext) {
    let list = mark
    while at(.isolated, ._const), !cursor.startsParameterName(in: context) {
      let modifier = mark
      bump()
      finish(.declModifier, modifier)
    }
    finish(.declModifierList, list)
  }

  private mutating func parameterNames() {
    parameterName()
    if cursor.atArgumentLabelOrDollar { parameterName() }
  }

  private mutating func parameterDefault() {
    // Whoever writes `==` there means `=`.
    if at(.equal) || atOperator("==") { initializerClause() }
  }

  /// Takes specifiers that stand before a parameter's name instead of its type.
  mutating func takeMisplacedSpecifiers() {
    while cursor.atSimpleTypeSpecifier, cursor.canHaveParameterSpecifier,
      !cursor.startsParameterName(in: .declaration)
    {
      takeUnexpected(tokens: 1)
    }
  }
}

/// Where a parameter stands, which says what a single word means there.
enum ParameterContext {
  /// A word is a type unless a colon follows.
  case declaration
  /// A word is a name.
  case closure
}

extension Cursor {
  /// Whether the current token is the name of a parameter and not the beginning of its type.
  func startsParameterName(in context: ParameterContext) -> Bool {
    guard atArgumentLabelOrDollar else { return false }
    switch next {
    case .colon: return true
    case .postfixQuestionMark, .exclamationMark: return false
    case let next where next.isArgumentLabelOrDollar: return !isSpecifierLike || isFirstOfTwoNames
    default: return context == .closure
    }
  }

  /// Whether the current token, though it may be a name, stands before types as well.
  private var isSpecifierLike: Bool {
    switch kind {
    case .isolated, .someKeyword, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing,
      .consuming, .sending:
      true
    default: false
    }
  }

  /// Whether the token after the next is a colon.
  private var isFirstOfTwoNames: Bool {
    var copy = self
    copy.skip()
    return copy.next == .colon
  }

  /// Moves past type specifiers that stand where they should not, to the name of a parameter if
  /// there is one.
  mutating func skipToParameterName() -> Bool {
    while atSimpleTypeSpecifier, canHaveParameterSpecifier { skip() }
    return startsParameterName(in: .declaration)
  }
}
