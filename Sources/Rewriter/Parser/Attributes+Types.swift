extension Parser {
  /// type-attributes → type-specifier* type-attribute* nonisolated-type-specifier?
  ///
  /// What an attributed type has in front of its base type.
  ///
  /// - Returns: Whether there is anything.
  mutating func typeAttributeList() -> Bool {
    let start = mark
    while cursor.canHaveParameterSpecifier {
      let specifier = mark
      typeSpecifier()
      guard hasProgressed(since: specifier) else { break }
    }
    finish(.typeSpecifierList, start)
    let attributes = mark
    while at(.atSign) { typeAttribute() }
    finish(.attributeList, attributes)
    let lateSpecifiers = mark
    if at(.nonisolated), cursor.canHaveParameterSpecifier { nonisolatedTypeSpecifier() }
    finish(.typeSpecifierList, lateSpecifiers)
    return hasProgressed(since: start)
  }

  /// type-specifier → simple-type-specifier | nonisolated-type-specifier
  private mutating func typeSpecifier() {
    let start = mark
    if at(.nonisolated) {
      nonisolatedTypeSpecifier()
    } else if cursor.atSimpleTypeSpecifier {
      bump()
      finish(.simpleTypeSpecifier, start)
    }
  }

  /// nonisolated-type-specifier → "nonisolated" ("(" "nonsending" ")")?
  ///
  /// Without its argument it stands only before a name, in an inheritance clause. It is no
  /// specifier before a parenthesis on the next line.
  private mutating func nonisolatedTypeSpecifier() {
    if next == .leftParen, cursor.following.flags.contains(.atStartOfLine) { return }
    let start = mark
    expect(.nonisolated)
    if cursor.atAttributeOrSpecifierArgument {
      nonisolatedSpecifierArgument()
    } else if !kind.isIdentifier, !at(.capitalSelf, .capitalAny, .wildcard) {
      error(.expected(.leftParen))
    }
    finish(.nonisolatedTypeSpecifier, start)
  }

  private mutating func nonisolatedSpecifierArgument() {
    let start = mark
    expect(.leftParen)
    expect(.nonsending)
    expect(.rightParen)
    finish(.nonisolatedSpecifierArgument, start)
  }
}

extension Parser {
  /// type-attribute → "@" attribute-name ("(" attribute-arguments ")")?
  private mutating func typeAttribute() {
    guard descend() else { return }
    defer { ascend() }
    let start = mark
    expectAtSign()
    switch next == .colonColon ? .identifier : kind {
    case ._local, ._noMetadata, .async, .escaping, .noDerivative, .noescape, .preconcurrency,
      .retroactive, .Sendable, .unchecked, .autoclosure:
      attributeName()
    case .differentiable:
      attributeName()
      parenthesizedArguments { $0.differentiableAttributeArguments() }
    case .isolated:
      attributeName()
      parenthesizedArguments { $0.isolatedAttributeArguments() }
    default:
      attributeName()
      if cursor.atAttributeOrSpecifierArgument {
        parenthesizedArguments { $0.labeledExprList() }
      }
    }
    finish(.attribute, start)
  }

  /// isolated-attribute-arguments → identifier
  private mutating func isolatedAttributeArguments() {
    let start = mark
    if kind.isWord { bump() } else { error(.expected(.identifier)) }
    finish(.declReferenceExpr, start)
    finish(.labeledExpr, start)
    finish(.labeledExprList, start)
  }
}
