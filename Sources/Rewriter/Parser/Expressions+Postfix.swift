extension Parser {
  /// postfix-expression → primary-expression suffix*
  mutating func postfixExpression(_ flavor: ExprFlavor, pattern: PatternContext) {
    let start = mark
    primaryExpression(flavor, pattern: pattern)
    guard hasProgressed(since: start) else { return }
    postfixSuffixes(of: start, flavor, pattern: pattern)
  }

  /// Wraps the expression that begins at the mark in everything that is applied to it.
  private mutating func postfixSuffixes(
    of start: TreeBuilder.Mark, _ flavor: ExprFlavor, pattern: PatternContext
  ) {
    while !isAtEnd(of: flavor) {
      switch kind {
      case .period:
        memberAccessExpr(of: start)
      case .leftParen where !atStartOfLine:
        functionCallExpr(of: start, flavor, pattern: pattern)
      case .leftSquare where !atStartOfLine:
        subscriptCallExpr(of: start, flavor, pattern: pattern)
      case .leftBrace where !isAfterLiteral && cursor.atValidTrailingClosure(flavor):
        trailingClosures()
        finish(.functionCallExpr, start)
        // A second closure would not belong to the call.
        if at(.leftBrace) { return }
      case .postfixQuestionMark:
        bump()
        finish(.optionalChainingExpr, start)
      case .exclamationMark:
        bump()
        finish(.forceUnwrapExpr, start)
      case .postfixOperator:
        bump()
        finish(.postfixOperatorExpr, start)
      case .poundIf where cursor.atPostfixIfConfig:
        postfixIfConfigExpr(of: start, flavor)
      default:
        return
      }
    }
  }

  /// Whether the expression just read is a literal, which cannot be called.
  private var isAfterLiteral: Bool {
    switch builder.last {
    case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr,
      .nilLiteralExpr, .regexLiteralExpr, .stringLiteralExpr:
      true
    default:
      false
    }
  }
}

extension Parser {
  /// member-access-expr → expression? "." member-name, and what specializes it
  private mutating func memberAccessExpr(of start: TreeBuilder.Mark) {
    if memberPeriod() { memberName() }
    finish(.memberAccessExpr, start)
    genericSpecializationExpr(of: start)
  }

  /// Takes the period before a member's name; returns whether a name may follow.
  ///
  /// A space after the period is an error unless there is one before it, too; no name is looked for
  /// on the next line then.
  mutating func memberPeriod() -> Bool {
    let isMisplaced = !cursor.hasSpaceBefore && cursor.hasSpaceAfter
    expect(.period)
    guard isMisplaced else { return true }
    error(atStartOfLine ? .expected(.identifier) : .unexpected)
    return !atStartOfLine
  }

  /// member-name → integer-literal | "self" | decl-reference-expr
  mutating func memberName() {
    guard at(.integerLiteral, .selfKeyword), !cursor.atModuleSelector else {
      return declReferenceExpr([.keywords, .compoundNames])
    }
    token(.declReferenceExpr)
  }

  /// generic-specialization-expr → expression generic-argument-clause
  ///
  /// Only if what follows `<` cannot be a comparison.
  mutating func genericSpecializationExpr(of start: TreeBuilder.Mark) {
    guard atGenericArguments else { return }
    genericArgumentClause()
    finish(.genericSpecializationExpr, start)
  }

  /// Whether generic arguments follow, rather than the operator `<`.
  var atGenericArguments: Bool {
    at(prefix: "<") && look { $0.canParseGenericArguments() }
  }

  /// Makes a node of the current token.
  mutating func token(_ kind: NodeKind) {
    let start = mark
    bump()
    finish(kind, start)
  }
}

extension Parser {
  /// function-call-expr → expression "(" labeled-expr-list ")" trailing-closures?
  private mutating func functionCallExpr(
    of start: TreeBuilder.Mark, _ flavor: ExprFlavor, pattern: PatternContext
  ) {
    expect(.leftParen)
    labeledExprList(flavor.ofArguments, pattern: pattern)
    expect(.rightParen)
    trailingClosuresIfPresent(flavor)
    finish(.functionCallExpr, start)
  }

  /// subscript-call-expr → expression "[" labeled-expr-list "]" trailing-closures?
  private mutating func subscriptCallExpr(
    of start: TreeBuilder.Mark, _ flavor: ExprFlavor, pattern: PatternContext
  ) {
    expect(.leftSquare)
    if !at(.rightSquare) { labeledExprList(pattern: pattern) }
    expect(.rightSquare)
    trailingClosuresIfPresent(flavor)
    finish(.subscriptCallExpr, start)
  }

  /// postfix-if-config-expr → expression? if-config-decl
  ///
  /// Have: `view`, then a line `#if os(iOS)`, then a line `.padding()`.
  private mutating func postfixIfConfigExpr(of start: TreeBuilder.Mark, _ flavor: ExprFlavor) {
    ifConfigDecl { parser in
      let start = parser.mark
      switch parser.kind {
      case .period: parser.memberAccessExpr(of: start)
      case .poundIf: parser.postfixIfConfigExpr(of: start, flavor)
      default: return
      }
      parser.postfixSuffixes(of: start, flavor, pattern: .none)
    }
    finish(.postfixIfConfigExpr, start)
  }
}

extension Parser {
  /// labeled-expr-list → (labeled-expr ("," labeled-expr)* ","?)?
  ///
  /// The arguments of a call or subscript and the elements of a tuple.
  mutating func labeledExprList(_ flavor: ExprFlavor = .basic, pattern: PatternContext = .none) {
    guard !at(.rightParen) else { return }
    let list = mark
    repeat {
      let start = mark
      labeledExpr(flavor, pattern: pattern)
      let hasComma = eat(.comma)
      finish(.labeledExpr, start)
      guard hasComma else { break }
    } while !at(.rightParen, .rightSquare)
    finish(.labeledExprList, list)
  }

  /// labeled-expr → (label ":")? (operator | expression)
  private mutating func labeledExpr(_ flavor: ExprFlavor, pattern: PatternContext) {
    argumentLabel()
    if cursor.atBinaryOperatorArgument {
      declReferenceExpr(.operators)
    } else {
      expression(flavor, pattern: pattern)
    }
  }

  /// label → (word | "_") ":"
  private mutating func argumentLabel() {
    if next == .colon, kind.isArgumentLabelOrDollar {
      if at(.dollarIdentifier) { error(.expected(.identifier)) }
      bump()
      expect(.colon)
    } else if at(.colon) {
      error(.expected(.identifier))
      bump()
    }
  }
}
