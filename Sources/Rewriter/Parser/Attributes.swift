extension Parser {
  /// attribute-list → (attribute | if-config-declaration)*
  ///
  /// An `#if` belongs to the list if there is nothing but attributes in it.
  mutating func attributeList() {
    let list = mark
    while true {
      let element = mark
      if at(.atSign) {
        attribute()
      } else if at(.poundIf), look({ $0.skipIfConfigOfAttributes() }) {
        ifConfigDecl { $0.attributeList() }
      }
      guard hasProgressed(since: element) else { break }
    }
    finish(.attributeList, list)
  }

  /// attribute → "@" attribute-name ("(" attribute-arguments ")")?
  mutating func attribute() {
    guard descend() else { return }
    defer { ascend() }
    let start = mark
    expectAtSign()
    // With a module in front it is never one of the compiler's own.
    let name: TokenKind = next == .colonColon ? .identifier : kind
    switch name {
    case .rethrows:
      reservedAttributeName()
    case .Sendable:
      attributeName()
    case .abi, .available, ._spi_available, .backDeployed, ._backDeploy, .differentiable,
      .derivative, .transpose, .specialized, ._specialize, ._dynamicReplacement, ._documentation,
      ._effects, ._implements, ._originallyDefinedIn:
      attributeName()
      parenthesizedArguments { $0.attributeArguments(of: name) }
    default:
      attributeName()
      if cursor.atAttributeOrSpecifierArgument {
        parenthesizedArguments { $0.attributeArguments(of: name) }
      }
    }
    finish(.attribute, start)
  }

  /// The `@` of an attribute, which the name follows without a space.
  mutating func expectAtSign() {
    if expect(.atSign), cursor.hasSpaceBefore { error(.malformed("unexpected space after '@'")) }
  }

  /// A keyword as the name of an attribute: the type that the name of any attribute is.
  private mutating func reservedAttributeName() {
    let name = mark
    bump()
    finish(.identifierType, name)
  }

  /// "(" attribute-arguments ")"
  mutating func parenthesizedArguments(_ arguments: (inout Parser) -> Void) {
    if at(.leftParen), cursor.hasSpaceBefore {
      error(.malformed("unexpected space before the arguments of an attribute"))
    }
    guard atSameLine(.leftParen) else { return error(.expected(.leftParen)) }
    bump()
    arguments(&self)
    expect(.rightParen)
  }

  private mutating func attributeArguments(of name: TokenKind) {
    switch name {
    case .abi: abiAttributeArguments()
    case .available, ._spi_available: availabilityArgumentList()
    case .backDeployed, ._backDeploy: backDeployedAttributeArguments()
    case .differentiable: differentiableAttributeArguments()
    case .derivative, .transpose: derivativeAttributeArguments()
    case .objc: objCSelectorPieceList()
    case .specialized: specializedAttributeArgument()
    case ._specialize: specializeAttributeArgumentList()
    case ._dynamicReplacement: dynamicReplacementAttributeArguments()
    case ._documentation: documentationAttributeArgumentList()
    case ._effects: effectsAttributeArgumentList()
    case ._implements: implementsAttributeArguments()
    case ._originallyDefinedIn: originallyDefinedInAttributeArguments()
    case .attached, .freestanding: macroRoleArguments()
    default: labeledExprList()
    }
  }
}
