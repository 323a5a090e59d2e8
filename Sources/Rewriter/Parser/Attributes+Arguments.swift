extension Parser {
  /// abi-attribute-arguments → declaration
  mutating func abiAttributeArguments() {
    let start = mark
    if at(.rightParen) {
      error(.expectedSyntax("a declaration"))
    } else {
      declaration(in: .argumentList)
      if builder.last?.isABIProvider != true { error(.unexpected) }
    }
    finish(.abiAttributeArguments, start)
  }

  /// objc-selector-piece-list → objc-selector-piece*
  ///
  /// objc-selector-piece → name? ":" | name
  mutating func objCSelectorPieceList() {
    let list = mark
    var isFirst = true
    while at(prefix: ":") || kind.isWord || at(.wildcard) {
      let piece = mark
      if !at(prefix: ":") { bump() }
      // Have: @objc(name), without a colon. Two colons in a row are one token until here.
      if !(isFirst && at(.rightParen)) { expect(prefix: ":", as: .colon) }
      finish(.objCSelectorPiece, piece)
      isFirst = false
    }
    finish(.objCSelectorPieceList, list)
  }

  /// implements-attribute-arguments → type "," declaration-name
  mutating func implementsAttributeArguments() {
    let start = mark
    type()
    if expect(.comma) { declReferenceExpr([.zeroArgCompoundNames, .operators]) }
    finish(.implementsAttributeArguments, start)
  }

  /// dynamic-replacement-attribute-arguments → "for" ":" declaration-name
  mutating func dynamicReplacementAttributeArguments() {
    let start = mark
    expect(.for)
    expect(.colon)
    declReferenceExpr([.zeroArgCompoundNames, .keywordsUsingSpecialNames, .operators])
    finish(.dynamicReplacementAttributeArguments, start)
  }

  /// effects-attribute-argument-list → token*
  ///
  /// The compiler's back end reads them.
  mutating func effectsAttributeArgumentList() {
    let list = mark
    while !at(.rightParen, .endOfFile) { bump() }
    finish(.effectsAttributeArgumentList, list)
  }

  /// back-deployed-attribute-arguments → "before" ":" platform-version-item-list
  mutating func backDeployedAttributeArguments() {
    let start = mark
    expect(.before)
    expect(.colon)
    platformVersionItemList { $0.platformVersion() }
    finish(.backDeployedAttributeArguments, start)
  }

  /// originally-defined-in-attribute-arguments → "module" ":" string-literal ","
  /// platform-version-item-list
  mutating func originallyDefinedInAttributeArguments() {
    let start = mark
    expect(.module)
    expect(.colon)
    stringLiteral()
    expect(.comma)
    platformVersionItemList { $0.platformVersionOrStar() }
    finish(.originallyDefinedInAttributeArguments, start)
  }

  /// macro-role-arguments → role ("," labeled-expr-list)?
  mutating func macroRoleArguments() {
    let list = mark
    if kind.isIdentifier || at(.extension) {
      bump()
      finish(.declReferenceExpr, list)
      eat(.comma)
      finish(.labeledExpr, list)
    } else {
      error(.expectedSyntax("a macro role"))
    }
    let rest = mark
    labeledExprList(.attributeArguments)
    // The role is an element of the same list.
    if hasProgressed(since: rest) { builder.unwrapLast() }
    finish(.labeledExprList, list)
  }
}

extension Parser {
  /// documentation-attribute-argument-list → documentation-attribute-argument*
  mutating func documentationAttributeArgumentList() {
    commaSeparated(.documentationAttributeArgumentList, of: .documentationAttributeArgument) {
      $0.documentationAttributeArgument()
    }
  }

  /// documentation-attribute-argument → "visibility" ":" access-level
  /// | "metadata" ":" (identifier | string-literal)
  private mutating func documentationAttributeArgument() {
    if eat(.metadata) {
      expect(.colon)
      if kind.isIdentifier { bump() } else { stringLiteral() }
      return
    }
    expect(.visibility)
    expect(.colon)
    switch kind {
    case .private, .fileprivate, .internal, .package, .public, .open: bump()
    default: error(.expectedSyntax("an access level"))
    }
  }
}

extension Parser {
  /// specialized-attribute-argument → generic-where-clause
  mutating func specializedAttributeArgument() {
    let start = mark
    if at(.where) { genericWhereClause() } else { error(.expected(.where)) }
    finish(.specializedAttributeArgument, start)
  }

  /// specialize-attribute-argument-list → specialize-argument* generic-where-clause?
  mutating func specializeAttributeArgumentList() {
    let list = mark
    while specializeArgument() {}
    if at(.where) { genericWhereClause() }
    finish(.specializeAttributeArgumentList, list)
  }

  /// specialize-argument → label ":" value ","? | "target" ":" declaration-name ","?
  /// | "availability" ":" availability-argument-list ";"
  ///
  /// - Returns: Whether there is an argument.
  private mutating func specializeArgument() -> Bool {
    let start = mark
    let label = kind
    switch label {
    case .target, .availability, .exported, .kind, .spi, .spiModule: bump()
    default: return false
    }
    expect(.colon)
    switch label {
    case .target:
      declReferenceExpr([.zeroArgCompoundNames, .keywordsUsingSpecialNames, .operators])
      eat(.comma)
      finish(.specializeTargetFunctionArgument, start)
    case .availability:
      availabilityArgumentList()
      expect(.semicolon)
      finish(.specializeAvailabilityArgument, start)
    default:
      labeledSpecializeValue(of: label)
      eat(.comma)
      finish(.labeledSpecializeArgument, start)
    }
    return true
  }

  private mutating func labeledSpecializeValue(of label: TokenKind) {
    let isValue =
      switch label {
      case .exported: at(.true, .false)
      case .kind: kind.isIdentifier || at(.binaryOperator, .prefixOperator, .postfixOperator)
      default: !at(.rightParen, .endOfFile)
      }
    if isValue { bump() } else { error(.expectedSyntax("a value")) }
  }
}

extension NodeKind {
  /// Whether the declaration may be the argument of `@abi`.
  fileprivate var isABIProvider: Bool {
    switch self {
    case .associatedTypeDecl, .deinitializerDecl, .enumCaseDecl, .functionDecl, .initializerDecl,
      .missingDecl, .subscriptDecl, .typeAliasDecl, .variableDecl:
      true
    default:
      false
    }
  }
}
