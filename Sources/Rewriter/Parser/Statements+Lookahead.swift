extension Parser {
  /// Whether a statement begins here; see ``Cursor/atStartOfStatement(preferExpression:)``.
  func atStartOfStatement(preferExpression: Bool) -> Bool {
    cursor.atStartOfStatement(preferExpression: preferExpression)
  }
}

extension Cursor {
  /// Whether a statement, with or without a label, begins here.
  ///
  /// `preferExpression` says no to what may as well be an expression.
  func atStartOfStatement(preferExpression: Bool) -> Bool {
    var cursor = self
    cursor.skipStatementLabel()
    if !preferExpression, cursor.at(.try), cursor.next != .if, cursor.next != .switch {
      // Have: try return f()
      cursor.skip()
      cursor.skipStatementLabel()
    }
    return cursor.atStatementKeyword
  }

  private var atStatementKeyword: Bool {
    switch kind {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough,
      .switch:
      true
    case .repeat:
      // Without a brace it repeats a pack.
      next == .leftBrace
    case .yield, .discard:
      atContextualKeywordPrefixedSyntax()
    default:
      false
    }
  }

  private mutating func skipStatementLabel() {
    guard kind.isIdentifier, next == .colon else { return }
    skip()
    skip()
  }
}

extension Cursor {
  /// Whether the word at the cursor is a keyword followed by its operand, and not a name.
  ///
  /// The operand stands on the same line and begins with what cannot continue a name: `yield &a` is
  /// a statement, `yield (a)` a call, `yield.a` a member.
  func atContextualKeywordPrefixedSyntax() -> Bool {
    let operand = following
    guard !operand.flags.contains(.atStartOfLine) else { return false }
    return switch operand.kind {
    case .dollarIdentifier, .wildcard,
      .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .singleQuote,
      .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
      .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound,
      .capitalAny, .capitalSelf, .selfKeyword, .super, .initKeyword, .true, .false, .nil,
      .repeat, .try, .if, .switch:
      true
    default:
      operand.kind.isIdentifier
    }
  }
}
