extension Parser {
  /// decl-modifier-list → decl-modifier*
  mutating func modifierList() {
    let list = mark
    while cursor.atModifier {
      let start = mark
      modifier()
      guard hasProgressed(since: start) else { break }
    }
    finish(.declModifierList, list)
  }

  /// decl-modifier → name ("(" detail ")")?
  private mutating func modifier() {
    let start = mark
    switch kind {
    case .class:
      // Have: class func f()
      let isModifier = look { cursor in
        cursor.skip()
        return cursor.at(.override) || cursor.atStartOfDeclaration()
      }
      guard isModifier else { return }
      bump()
    case .rethrows, .reasync, .sending:
      return
    case .private, .fileprivate, .internal, .public, .package, .open:
      bump()
      if at(.leftParen) { modifierDetail { $0 == .set } }
    case .unowned:
      bump()
      if at(.leftParen) { modifierDetail { $0.isIdentifier } }
    case .nonisolated:
      bump()
      if at(.leftParen) { modifierDetail { $0 == .unsafe || $0 == .nonsending } }
    default:
      bump()
    }
    finish(.declModifier, start)
  }

  /// decl-modifier-detail → "(" identifier ")"
  private mutating func modifierDetail(isDetail: (TokenKind) -> Bool) {
    let start = mark
    expect(.leftParen)
    if isDetail(kind) {
      bump()
      expect(.rightParen)
    } else {
      error(.expectedSyntax("a detail of the modifier"))
    }
    finish(.declModifierDetail, start)
  }
}

extension Cursor {
  /// Whether the word at the cursor is a modifier of declarations.
  var atModifier: Bool {
    switch kind {
    case .__consuming, .__setter_access, ._const, ._local, .async, .borrowing, .class, .consuming,
      .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal,
      .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .private, .public, .reasync, .required, .rethrows, .sending,
      .static, .unowned, .weak:
      true
    default:
      false
    }
  }

  /// Moves past the modifiers at the cursor. `class` is none, here, and a parenthesis after `open`
  /// is that of a call.
  ///
  /// - Returns: Whether there are any.
  mutating func skipModifiers() -> Bool {
    let start = tokenIndex
    while atModifier, !at(.class), tokenIndex - start < Self.maximumModifierTokenCount {
      let mayHaveDetail =
        switch kind {
        case .private, .fileprivate, .internal, .public, .package, .unowned, .nonisolated: true
        default: false
        }
      skip()
      if mayHaveDetail, at(.leftParen) { skipBalanced() }
    }
    return tokenIndex > start
  }

  /// More tokens than the modifiers of a declaration can have, so that looking ahead over a row of
  /// names that are spelt like modifiers has an end.
  private static let maximumModifierTokenCount = 128
}
