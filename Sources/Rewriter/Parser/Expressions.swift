/// Where an expression stands, as far as that changes what belongs to it.
enum ExprFlavor {
  /// Anywhere, such as in an argument.
  case basic
  /// In the condition of `#if`, which ends with its line.
  case poundIfDirective
  /// In the head of a statement, where `{` is more likely the body than a trailing closure.
  case stmtCondition
  /// In the arguments of an attribute, which may name declarations such as `subscript`.
  case attributeArguments

  /// The flavor of a call's arguments.
  var ofArguments: ExprFlavor { self == .attributeArguments ? .attributeArguments : .basic }
}

/// Whether an expression is really part of a pattern.
enum PatternContext {
  case none
  /// In `case x.y`: names are those of the enclosing scopes.
  case matching
  /// In `case let x.y(z)`: names may be new ones.
  case bindingIntroducer
}

extension Parser {
  /// expression → pattern-expr | sequence-expr | sequence-element
  ///
  /// Operators stay unfolded. In a pattern, `is` and `let` begin a pattern-expr.
  mutating func expression(_ flavor: ExprFlavor = .basic, pattern: PatternContext = .none) {
    guard pattern != .none, at(.is) || cursor.atPatternBinding else {
      return sequenceExpression(flavor, pattern: pattern)
    }
    let start = mark
    matchingPattern(.matching)
    finish(.patternExpr, start)
  }

  /// sequence-expr → sequence-element (operator sequence-element | type-cast)*
  mutating func sequenceExpression(_ flavor: ExprFlavor, pattern: PatternContext) {
    guard descend() else { return }
    defer { ascend() }
    let start = mark
    operand(flavor, pattern: pattern)
    var isSequence = false
    var last = start
    while hasProgressed(since: last), !isAtEnd(of: flavor) {
      last = mark
      if at(.is) || at(.as) {
        typeCast()
      } else if sequenceOperator(flavor, pattern: pattern) {
        last = mark
        operand(flavor, pattern: pattern)
      } else {
        break
      }
      isSequence = true
    }
    guard isSequence else { return }
    finish(.exprList, start)
    finish(.sequenceExpr, start)
  }

  /// Whether the expression cannot go on, since a line is all that `#if` has.
  func isAtEnd(of flavor: ExprFlavor) -> Bool { flavor == .poundIfDirective && atStartOfLine }

  private mutating func operand(_ flavor: ExprFlavor, pattern: PatternContext) {
    if isAtEnd(of: flavor) { return error(.expectedSyntax("an expression")) }
    sequenceElement(flavor, pattern: pattern)
  }
}

extension Parser {
  /// type-cast → ("is" | unresolved-as-expr) type
  private mutating func typeCast() {
    guard at(.is) else { return unresolvedAsExpr() }
    let start = mark
    bump()
    finish(.unresolvedIsExpr, start)
    typeExpr()
  }

  /// unresolved-as-expr → "as" ("?" | "!")? — and the type that it casts to, a node of its own
  mutating func unresolvedAsExpr() {
    let start = mark
    expect(.as)
    eat(.postfixQuestionMark, .exclamationMark)
    finish(.unresolvedAsExpr, start)
    typeExpr()
  }

  private mutating func typeExpr() {
    let start = mark
    type()
    finish(.typeExpr, start)
  }

  /// operator → binary-operator-expr | assignment-expr | arrow-expr | unresolved-ternary-expr
  ///
  /// Returns whether there was one.
  private mutating func sequenceOperator(_ flavor: ExprFlavor, pattern: PatternContext) -> Bool {
    let start = mark
    switch kind {
    case .binaryOperator:
      bump()
      finish(.binaryOperatorExpr, start)
    case .equal where pattern == .none:
      bump()
      finish(.assignmentExpr, start)
    case .infixQuestionMark:
      unresolvedTernaryExpr(flavor, pattern: pattern)
    case .arrow, .throws:
      arrowExpr()
    case .async where next == .arrow || next == .throws:
      arrowExpr()
    default:
      return false
    }
    return true
  }

  /// unresolved-ternary-expr → "?" expression ":"
  private mutating func unresolvedTernaryExpr(_ flavor: ExprFlavor, pattern: PatternContext) {
    let start = mark
    bump()
    sequenceExpression(flavor, pattern: pattern)
    expect(.colon)
    finish(.unresolvedTernaryExpr, start)
  }

  /// arrow-expr → type-effect-specifiers? "->"
  private mutating func arrowExpr() {
    let start = mark
    typeEffectSpecifiers()
    expect(.arrow)
    takeMisplacedEffectSpecifiers()
    finish(.arrowExpr, start)
  }
}

extension Parser {
  /// A node that begins with a prefix and waits for what the prefix applies to.
  private struct Prefix {
    let kind: NodeKind
    let start: TreeBuilder.Mark
  }

  /// sequence-element → prefix-keyword* (type-expr | pack-expansion-expr | unary-expression)
  mutating func sequenceElement(_ flavor: ExprFlavor = .basic, pattern: PatternContext = .none) {
    var prefixes: [Prefix] = []
    while let kind = prefixKeywordExpr(flavor) {
      prefixes.append(Prefix(kind: kind, start: mark))
      bump()
      if kind == .tryExpr { eat(.exclamationMark, .postfixQuestionMark) }
    }
    if cursor.atTypeExpr {
      typeExpr()
    } else if at(.repeat) {
      packExpansionExpr(flavor, pattern: pattern)
    } else {
      unaryExpression(flavor, pattern: pattern)
    }
    finish(prefixes)
  }

  private mutating func finish(_ prefixes: [Prefix]) {
    for prefix in prefixes.reversed() { finish(prefix.kind, prefix.start) }
  }

  /// The node that the current word begins, if it is a keyword with an operand rather than a name.
  private func prefixKeywordExpr(_ flavor: ExprFlavor) -> NodeKind? {
    switch kind {
    case .await: .awaitExpr
    case .try: .tryExpr
    case .unsafe where cursor.atUnsafeExpr(flavor): .unsafeExpr
    case .borrow where cursor.atContextualKeywordPrefixedSyntax(): .borrowExpr
    case .copy where cursor.atContextualKeywordPrefixedSyntax(): .copyExpr
    case .consume where cursor.atContextualKeywordPrefixedSyntax(): .consumeExpr
    case .each where cursor.atContextualKeywordPrefixedSyntax(): .packElementExpr
    default: nil
    }
  }

  /// pack-expansion-expr → "repeat" expression
  private mutating func packExpansionExpr(_ flavor: ExprFlavor, pattern: PatternContext) {
    let start = mark
    expect(.repeat)
    expression(flavor, pattern: pattern)
    finish(.packExpansionExpr, start)
  }

  /// unary-expression →
  ///   (prefix-operator | "&")* (if-expr | switch-expr | key-path-expr | postfix-expression)
  ///
  /// `if` and `switch` take no suffix: `.member` on the next line is an expression of its own.
  mutating func unaryExpression(_ flavor: ExprFlavor, pattern: PatternContext) {
    var prefixes: [Prefix] = []
    while at(.prefixOperator, .prefixAmpersand) {
      let kind: NodeKind = at(.prefixOperator) ? .prefixOperatorExpr : .inOutExpr
      prefixes.append(Prefix(kind: kind, start: mark))
      bump()
    }
    switch kind {
    case .if: ifExpr()
    case .switch: switchExpr()
    case .backslash: keyPathExpr(pattern: pattern)
    default: postfixExpression(flavor, pattern: pattern)
    }
    finish(prefixes)
  }
}
