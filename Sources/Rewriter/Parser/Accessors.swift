extension Parser {
  /// accessor-block → "{" (accessor-decl-list | code-block-item-list) "}"
  ///
  /// The body of a computed property that only has a getter is a list of statements.
  mutating func accessorBlock() {
    let start = mark
    // `get` or `set` may stand here without a brace, which is an error.
    if at(.leftBrace) || !cursor.atAccessorSpecifier {
      expect(.leftBrace)
    } else {
      error(.expected(.leftBrace))
    }
    if look({ $0.canParseAccessorIntroducer() }) {
      accessorDeclList()
    } else {
      codeBlockItemList()
    }
    expectClosingBrace()
    finish(.accessorBlock, start)
  }

  /// accessor-decl-list → accessor-decl+
  private mutating func accessorDeclList() {
    let start = mark
    while look({ $0.canParseAccessorIntroducer() }) { accessorDecl() }
    finish(.accessorDeclList, start)
  }

  /// accessor-decl → attributes modifier? accessor-specifier accessor-parameters?
  ///                 accessor-effect-specifiers? code-block?
  mutating func accessorDecl() {
    let start = mark
    attributeList()
    accessorModifier()
    let specifier = kind
    if cursor.atAccessorSpecifier { bump() } else { error(.expectedSyntax("an accessor")) }
    if at(.leftParen) {
      switch specifier {
      case .set, .willSet, .didSet, .initKeyword: accessorParameters()
      default: break
      }
    }
    accessorEffectSpecifiers()
    optionalCodeBlock()
    finish(.accessorDecl, start)
  }

  /// accessor-modifier → "mutating" | "nonmutating" | "consuming" | "borrowing" | "__consuming"
  private mutating func accessorModifier() {
    guard cursor.atAccessorModifier else { return }
    let start = mark
    bump()
    finish(.declModifier, start)
  }

  /// accessor-parameters → "(" identifier ")"
  private mutating func accessorParameters() {
    let start = mark
    expect(.leftParen)
    expectIdentifier()
    expect(.rightParen)
    finish(.accessorParameters, start)
  }

  /// Takes the brace that closes a list of accessors or the like, and what stands before it as
  /// unexpected.
  mutating func expectClosingBrace() {
    if eat(.rightBrace) { return }
    let end = look { cursor in
      while !cursor.at(.rightBrace, .endOfFile), !cursor.atEndOfIfConfigClauseBody {
        cursor.skipBalanced()
      }
      return cursor.at(.rightBrace) ? cursor.tokenIndex : nil
    }
    if let end { takeUnexpected(tokens: end - cursor.tokenIndex) }
    expect(.rightBrace)
  }
}

extension Cursor {
  /// Whether an accessor begins here: attributes, a modifier and the word that says which it is.
  mutating func canParseAccessorIntroducer() -> Bool {
    _ = skipAttributeList()
    if atAccessorModifier { skip() }
    return atAccessorSpecifier
  }

  /// Whether the word names an accessor. `read`, `modify` and `mutate` do so only as experiments.
  var atAccessorSpecifier: Bool {
    switch kind {
    case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner,
      .unsafeMutableAddress, .mutableAddressWithOwner, .mutableAddressWithNativeOwner, ._read,
      ._modify, .initKeyword, .borrow:
      true
    default:
      false
    }
  }

  fileprivate var atAccessorModifier: Bool {
    switch kind {
    case .__consuming, .consuming, .borrowing, .mutating, .nonmutating: true
    default: false
    }
  }
}
