extension Parser {
  /// primary-expression → literal | name | "." name | tuple-expr | collection | closure-expr | …
  mutating func primaryExpression(_ flavor: ExprFlavor, pattern: PatternContext) {
    switch kind {
    case .integerLiteral: token(.integerLiteralExpr)
    case .floatLiteral: token(.floatLiteralExpr)
    case .true, .false: token(.booleanLiteralExpr)
    case .nil: token(.nilLiteralExpr)
    case .dollarIdentifier: token(.declReferenceExpr)
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .singleQuote, .atSign:
      stringLiteral()
    case .regexSlash, .regexPoundDelimiter: regexLiteralExpr()
    case .colonColon: identifierExpression(flavor)
    case .wildcard, .super, .capitalAny:
      if next == .colonColon { return identifierExpression(flavor) }
      reservedWordExpr()
    case .selfKeyword, .initKeyword, .deinit, .subscript: nameExpr(flavor, pattern: pattern)
    case .capitalSelf: identifierExpression(flavor)
    case .pound: macroExpansionExpr(flavor, pattern: pattern)
    case .poundAvailable, .poundUnavailable: misplacedAvailability()
    case .leftBrace: closureExpr()
    case .period: implicitMemberExpr()
    case .leftParen: tupleExpr(pattern: pattern)
    case .leftSquare: collectionExpr()
    case _ where kind.isIdentifier: nameExpr(flavor, pattern: pattern)
    default: error(.expectedSyntax("an expression"))
    }
  }

  /// discard-assignment-expr → "_"; super-expr → "super"; type-expr → "Any"
  private mutating func reservedWordExpr() {
    let start = mark
    switch kind {
    case .wildcard: token(.discardAssignmentExpr)
    case .super: token(.superExpr)
    default:
      token(.identifierType)
      finish(.typeExpr, start)
    }
  }

  /// name-expr → pattern-expr | identifier-expression
  ///
  /// After `let`, a name is a new one, unless what follows shows that it is the start of an
  /// expression: `case let x` against `case let x.y(z)`.
  private mutating func nameExpr(_ flavor: ExprFlavor, pattern: PatternContext) {
    guard pattern == .bindingIntroducer, cursor.isInBindingPatternPosition else {
      return identifierExpression(flavor)
    }
    let start = mark
    token(.identifierPattern)
    finish(.patternExpr, start)
  }

  /// identifier-expression → decl-reference-expr generic-argument-clause?
  private mutating func identifierExpression(_ flavor: ExprFlavor) {
    let start = mark
    declReferenceExpr(
      flavor == .attributeArguments ? [.compoundNames, .keywordsUsingSpecialNames] : .compoundNames)
    genericSpecializationExpr(of: start)
  }

  /// member-access-expr → "." decl-reference-expr
  private mutating func implicitMemberExpr() {
    let start = mark
    expect(.period)
    if at(.integerLiteral) {
      // Have: `.5`, which Swift writes `0.5`.
      error(.unexpected)
      bump()
      return finish(.floatLiteralExpr, start)
    }
    declReferenceExpr([.keywords, .compoundNames])
    finish(.memberAccessExpr, start)
  }

  /// Takes `#available(…)`, which is a condition and no expression.
  private mutating func misplacedAvailability() {
    let start = mark
    error(.unexpected)
    availabilityCondition()
    finish(.unexpectedNodes, start)
    finish(.declReferenceExpr, start)
  }

  /// regex-literal-expr → pounds? "/" regex-literal-pattern "/" pounds?
  ///
  /// The pattern of `#//#` is empty, and no token.
  private mutating func regexLiteralExpr() {
    let start = mark
    let hasPounds = eat(.regexPoundDelimiter)
    expect(.regexSlash)
    eat(.regexLiteralPattern)
    expect(.regexSlash)
    if hasPounds { expect(.regexPoundDelimiter) }
    finish(.regexLiteralExpr, start)
  }
}

extension Parser {
  /// tuple-expr → "(" labeled-expr-list ")"
  private mutating func tupleExpr(pattern: PatternContext) {
    let start = mark
    expect(.leftParen)
    labeledExprList(pattern: pattern)
    expect(.rightParen)
    finish(.tupleExpr, start)
  }

  /// collection → inline-array-type | array-expr | dictionary-expr
  private mutating func collectionExpr() {
    let start = mark
    if cursor.atInlineArrayType {
      inlineArrayType()
      return finish(.typeExpr, start)
    }
    expect(.leftSquare)
    if at(.colon), next == .rightSquare {
      bump()
      bump()
      return finish(.dictionaryExpr, start)
    }
    let isDictionary = collectionElements()
    expect(.rightSquare)
    finish(isDictionary ? .dictionaryExpr : .arrayExpr, start)
  }

  /// array-element-list → array-element*; dictionary-element-list → dictionary-element*
  ///
  /// The first element decides which it is. Returns whether it is a dictionary's.
  private mutating func collectionElements() -> Bool {
    let list = mark
    var isDictionary: Bool?
    while !at(.rightSquare, .endOfFile) {
      let start = mark
      let isKey = collectionElement(isDictionary: isDictionary)
      isDictionary = isKey
      let hasComma = eat(.comma)
      finish(isKey ? .dictionaryElement : .arrayElement, start)
      guard hasComma else { break }
    }
    finish(isDictionary == true ? .dictionaryElementList : .arrayElementList, list)
    return isDictionary == true
  }

  /// array-element → expression ","?; dictionary-element → expression ":" expression ","?
  ///
  /// Returns whether it was a dictionary's.
  private mutating func collectionElement(isDictionary: Bool?) -> Bool {
    expression()
    guard isDictionary ?? at(.colon) else { return false }
    expect(.colon)
    expression()
    return true
  }
}
