extension Parser {
  var atStartOfExpression: Bool { look { $0.atStartOfExpression } }
}

extension Cursor {
  /// Whether an expression begins here.
  var atStartOfExpression: Bool {
    if atModuleSelector { return isModuleSelectorBeforeExpression }
    switch kind {
    case .await, .try, .borrow, .consume, .copy, .repeat, .each, .any, .unsafe:
      return isPrefixKeywordOfExpression
    case .prefixOperator, .prefixAmpersand, .backslash, .if, .switch:
      return true
    case .atSign:
      return next == .stringQuote
    default:
      return startsPrimaryExpression
    }
  }

  private var isModuleSelectorBeforeExpression: Bool {
    var copy = self
    copy.skipModuleSelector()
    return copy.atStartOfExpression
  }

  /// Whether `try`, `await` or a word like them begins an expression, though perhaps an unfinished
  /// one, and not something wrong before a statement or declaration on the same line.
  private var isPrefixKeywordOfExpression: Bool {
    var copy = self
    copy.skip()
    if copy.at(.if, .switch) { return true }
    guard copy.atStartOfDeclaration() || copy.atStartOfStatement(preferExpression: false) else {
      return true
    }
    return copy.atStartOfLine
  }

  private var startsPrimaryExpression: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .true, .false, .nil, .dollarIdentifier, .stringQuote,
      .multilineStringQuote, .rawStringPoundDelimiter, .singleQuote, .regexSlash,
      .regexPoundDelimiter, .colonColon, .wildcard, .super, .capitalAny, .capitalSelf,
      .selfKeyword, .initKeyword, .deinit, .subscript, .pound, .poundAvailable, .poundUnavailable,
      .leftBrace, .period, .leftParen, .leftSquare:
      true
    default:
      kind.isIdentifier
    }
  }
}

extension Cursor {
  /// Whether `unsafe` is a keyword here: also before `.x`, `(x)` or `[x]` if a space is between,
  /// and before a closure.
  func atUnsafeExpr(_ flavor: ExprFlavor) -> Bool {
    let following = following
    guard !following.flags.contains(.atStartOfLine) else { return false }
    switch following.kind {
    case .period, .leftParen, .leftSquare:
      return hasSpaceAfter
    case .leftBrace:
      var copy = self
      copy.skip()
      return copy.atValidTrailingClosure(flavor)
    default:
      return atContextualKeywordPrefixedSyntax()
    }
  }

  /// Whether a type stands here that is written unlike any expression: with an attribute or
  /// specifier before it, or `any`.
  var atTypeExpr: Bool {
    var copy = self
    switch kind {
    case .atSign, .inout:
      return copy.canParseType()
    case .nonisolated:
      return isNonisolatedSpecifier && copy.canParseType()
    case .any:
      return atContextualKeywordPrefixedSyntax() || isText("~", of: following)
    default:
      return false
    }
  }

  /// Whether `nonisolated(nonsending)` stands here, on one line.
  private var isNonisolatedSpecifier: Bool {
    var copy = self
    copy.skip()
    guard copy.atSameLine(.leftParen) else { return false }
    copy.skip()
    guard copy.atSameLine(.nonsending) else { return false }
    copy.skip()
    return copy.atSameLine(.rightParen)
  }

  /// Whether the current name is a new one, after `let` in a pattern.
  var isInBindingPatternPosition: Bool {
    switch next {
    case .period, .leftParen, .leftSquare:
      return false
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard isText("<", of: following) else { return true }
      var copy = self
      copy.skip()
      return !copy.canParseGenericArguments()
    default:
      return true
    }
  }

  /// Whether an operator stands here as an argument: `reduce(0, +)`.
  var atBinaryOperatorArgument: Bool {
    guard at(.binaryOperator) || atModuleSelector else { return false }
    var copy = self
    copy.skipModuleSelector()
    guard copy.at(.binaryOperator) else { return false }
    return [.comma, .rightParen, .rightSquare].contains(copy.next)
  }

  /// Whether a type such as `[3 of Int]` stands at this bracket.
  var atInlineArrayType: Bool {
    var copy = self
    copy.skip()
    return copy.canParseStartOfInlineArrayTypeBody()
  }
}

extension Cursor {
  /// Whether the brace here begins a trailing closure of the expression before it, rather than
  /// accessors, the body of `switch` or, after a statement's head, the body of the statement.
  func atValidTrailingClosure(_ flavor: ExprFlavor) -> Bool {
    if atStartOfGetSetAccessor || next == .case { return false }
    guard flavor == .stmtCondition else { return true }
    return !following.flags.contains(.atStartOfLine) && isClosureBeforeMoreOfExpression
  }

  /// Whether what follows the closing brace shows that the braces belong to an expression. Cost:
  /// linear in what is between them.
  private var isClosureBeforeMoreOfExpression: Bool {
    var copy = self
    copy.skip()
    while !copy.at(.endOfFile, .rightBrace), !copy.atEndOfIfConfigClauseBody { copy.skipBalanced() }
    guard copy.skip(if: .rightBrace) else { return false }
    switch copy.kind {
    case .leftBrace, .where, .comma:
      return true
    case .leftSquare, .leftParen, .period, .is, .as, .postfixQuestionMark, .infixQuestionMark,
      .exclamationMark, .colon, .equal, .postfixOperator, .binaryOperator:
      return !copy.atStartOfLine
    default:
      return false
    }
  }

  /// Whether a further trailing closure stands here: `label: {`.
  ///
  /// `default:` is the label of a switch case.
  var atLabeledTrailingClosure: Bool {
    guard next == .colon, kind.isArgumentLabel, !at(.default) else { return false }
    var copy = self
    copy.skip()
    return copy.next == .leftBrace
  }

  /// Whether the first branch of the `#if` here begins with `.name`, so that it goes on with the
  /// expression before it.
  var atPostfixIfConfig: Bool {
    var copy = self
    repeat {
      copy.skip()
      copy.skipUntilEndOfLine()
    } while copy.at(.poundIf)
    return copy.at(.period) && copy.next.isWord
  }
}

extension Cursor {
  /// Whether the token can be the first one of a closure's signature.
  var mayStartClosureSignature: Bool {
    at(.atSign, .leftParen, .leftSquare) || at(.wildcard) || kind.isIdentifier
  }

  /// Moves past a closure's signature up to `in`; returns whether there is one.
  mutating func canParseClosureSignature() -> Bool {
    while skip(if: .atSign), kind.isIdentifier { _ = canParseCustomAttribute() }
    guard skipClosureCaptures(), skipClosureParameters() else { return false }
    _ = skip(if: .rightParen)
    skipEffectSpecifiers()
    guard skip(if: .arrow) else { return at(.in) }
    // Nothing but a signature has an arrow here, be `in` there or not.
    return canParseType()
  }

  private mutating func skipClosureCaptures() -> Bool {
    guard skip(if: .leftSquare) else { return true }
    while !at(.endOfFile, .rightSquare), !atEndOfIfConfigClauseBody { skipBalanced() }
    return skip(if: .rightSquare)
  }

  private mutating func skipClosureParameters() -> Bool {
    if at(.leftParen) {
      while !at(.endOfFile, .rightBrace), !at(.in, .arrow) { skipBalanced() }
      return true
    }
    guard at(.wildcard) || kind.isIdentifier else { return true }
    skip()
    while skipTypeAnnotation(), skip(if: .comma) {
      guard at(.wildcard) || kind.isIdentifier else { return false }
      skip()
    }
    return true
  }

  /// Moves past a type annotation, which a name without parentheses should not have; returns
  /// whether there is none or one that is a type.
  private mutating func skipTypeAnnotation() -> Bool {
    !skip(if: .colon) || canParseType()
  }
}
