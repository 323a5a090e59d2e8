extension Parser {
  /// closure-expr → "{" closure-signature? code-block-item-list "}"
  mutating func closureExpr() {
    guard descend() else { return }
    defer { ascend() }
    let start = mark
    expect(.leftBrace)
    if cursor.mayStartClosureSignature, look({ $0.canParseClosureSignature() }) {
      closureSignature()
    }
    codeBlockItemList()
    expect(.rightBrace)
    finish(.closureExpr, start)
  }

  /// closure-signature →
  ///   attribute-list closure-capture-clause? closure-parameters? type-effect-specifiers?
  ///   return-clause? "in"
  private mutating func closureSignature() {
    let start = mark
    attributeList()
    if at(.leftSquare) { closureCaptureClause() }
    if !at(.in) {
      closureParameters()
      typeEffectSpecifiers()
      if at(.arrow) { typeReturnClause() }
    }
    expect(.in)
    finish(.closureSignature, start)
  }

  /// closure-parameters → closure-parameter-clause | closure-shorthand-parameter-list
  private mutating func closureParameters() {
    // A type after a name without parentheses is an error that the clause reports.
    guard !at(.leftParen), next != .colon else { return closureParameterClause() }
    let list = mark
    repeat {
      let start = mark
      if !eat(.wildcard) { expectIdentifier() }
      let hasComma = eat(.comma)
      finish(.closureShorthandParameter, start)
      guard hasComma else { break }
    } while !at(.endOfFile)
    finish(.closureShorthandParameterList, list)
  }
}

extension Parser {
  /// closure-capture-clause → "[" closure-capture-list "]"
  private mutating func closureCaptureClause() {
    let start = mark
    expect(.leftSquare)
    let list = mark
    while !at(.rightSquare, .endOfFile) {
      let start = mark
      closureCapture()
      let hasComma = eat(.comma)
      finish(.closureCapture, start)
      guard hasComma else { break }
    }
    finish(.closureCaptureList, list)
    expect(.rightSquare)
    finish(.closureCaptureClause, start)
  }

  /// closure-capture → closure-capture-specifier? (identifier | "self") initializer-clause? ","?
  private mutating func closureCapture() {
    closureCaptureSpecifier()
    if !eat(.selfKeyword) { expectIdentifier() }
    if at(.equal) { initializerClause() }
  }

  /// closure-capture-specifier → "weak" | "unowned" ("(" ("safe" | "unsafe") ")")?
  private mutating func closureCaptureSpecifier() {
    let start = mark
    if eat(.unowned), eat(.leftParen) {
      if !eat(.safe, .unsafe) { error(.expected(.safe)) }
      expect(.rightParen)
    } else {
      eat(.weak)
    }
    finish(.closureCaptureSpecifier, start)
  }
}

extension Parser {
  /// trailing-closures → closure-expr multiple-trailing-closure-element-list
  mutating func trailingClosures() {
    closureExpr()
    let list = mark
    while cursor.atLabeledTrailingClosure {
      let start = mark
      bump()
      expect(.colon)
      closureExpr()
      finish(.multipleTrailingClosureElement, start)
    }
    finish(.multipleTrailingClosureElementList, list)
  }

  /// The closures behind the parentheses of a call, where a statement's head allows them.
  mutating func trailingClosuresIfPresent(_ flavor: ExprFlavor) {
    if flavor == .basic, at(.leftBrace), cursor.atValidTrailingClosure(flavor) {
      trailingClosures()
    }
  }
}
