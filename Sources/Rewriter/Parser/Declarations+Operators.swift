extension Parser {
  /// Whether a sound operator declaration begins here: its fixity is no modifier, and neither
  /// attributes nor modifiers may stand before it.
  var atOperatorDecl: Bool { at(.prefix, .infix, .postfix) && next == .operator }

  /// operator-decl → ("prefix" | "postfix" | "infix") "operator" operator
  ///                 operator-precedence-and-types?
  ///
  /// The fixity is already taken.
  mutating func operatorDecl(_ start: TreeBuilder.Mark) {
    bump()
    operatorDeclName()
    if at(.colon) { operatorPrecedenceAndTypes() }
    if at(.leftBrace) { unexpectedOperatorBody() }
    finish(.operatorDecl, start)
  }

  /// An operator declaration without fixity, or with attributes or modifiers.
  mutating func misplacedOperatorDecl(_ start: TreeBuilder.Mark) {
    error(.expectedSyntax("'prefix', 'infix' or 'postfix' alone"))
    operatorDecl(start)
  }

  private mutating func operatorDeclName() {
    if let operatorKind = kind.declaredOperator {
      bump(prefix: Int(cursor.current.end - cursor.current.start), as: operatorKind)
    } else {
      if kind.isIdentifier || at(.dollarIdentifier), !atStartOfLine { takeUnexpected(tokens: 1) }
      error(.expected(.binaryOperator))
    }
    // What adheres to the operator was most likely meant to be part of it.
    while !cursor.hasSpaceBefore, !at(.colon, .leftBrace, .endOfFile) {
      takeUnexpected(tokens: 1)
    }
  }

  /// operator-precedence-and-types → ":" identifier designated-type*
  private mutating func operatorPrecedenceAndTypes() {
    let start = mark
    bump()
    if !eat(.selfKeyword, .capitalSelf) { expectIdentifier() }
    designatedTypeList()
    finish(.operatorPrecedenceAndTypes, start)
  }

  /// designated-type → "," any-token
  private mutating func designatedTypeList() {
    let list = mark
    while at(.comma) {
      let start = mark
      bump()
      if !at(.endOfFile) { bump() }
      finish(.designatedType, start)
    }
    finish(.designatedTypeList, list)
  }

  /// The braces that Swift 2 had here.
  private mutating func unexpectedOperatorBody() {
    let start = mark
    error(.unexpected)
    bump()
    while !at(.rightBrace, .endOfFile) { bump() }
    eat(.rightBrace)
    finish(.unexpectedNodes, start)
  }
}

extension Parser {
  /// precedence-group-decl → attributes modifiers "precedencegroup" identifier
  ///                         "{" precedence-group-attribute* "}"
  mutating func precedenceGroupDecl(_ start: TreeBuilder.Mark) {
    bump()
    if !eat(.selfKeyword, .capitalSelf) { expectIdentifier() }
    if expect(.leftBrace) {
      precedenceGroupAttributeList()
      expectClosingBrace()
    }
    finish(.precedenceGroupDecl, start)
  }

  /// precedence-group-attribute → precedence-group-associativity | precedence-group-assignment |
  ///                              precedence-group-relation
  private mutating func precedenceGroupAttributeList() {
    let start = mark
    while true {
      switch kind {
      case .associativity: precedenceGroupAssociativity()
      case .assignment: precedenceGroupAssignment()
      case .higherThan, .lowerThan: precedenceGroupRelation()
      default:
        finish(.precedenceGroupAttributeList, start)
        return
      }
    }
  }

  /// precedence-group-associativity → "associativity" ":" ("left" | "right" | "none")
  private mutating func precedenceGroupAssociativity() {
    let start = mark
    bump()
    expect(.colon)
    if at(.left, .right, .noneKeyword) { bump() } else { error(.expected(.noneKeyword)) }
    finish(.precedenceGroupAssociativity, start)
  }

  /// precedence-group-assignment → "assignment" ":" ("true" | "false")
  private mutating func precedenceGroupAssignment() {
    let start = mark
    bump()
    expect(.colon)
    if !eat(.true, .false) { error(.expected(.true)) }
    finish(.precedenceGroupAssignment, start)
  }

  /// precedence-group-relation → ("higherThan" | "lowerThan") ":" identifier ("," identifier)*
  private mutating func precedenceGroupRelation() {
    let start = mark
    bump()
    expect(.colon)
    commaSeparated(.precedenceGroupNameList, of: .precedenceGroupName) { $0.expectIdentifier() }
    finish(.precedenceGroupRelation, start)
  }
}

extension TokenKind {
  var isOperator: Bool { declaredOperator == self }

  /// The kind of operator that the token is as the name in an operator's declaration, where also
  /// punctuation may stand.
  fileprivate var declaredOperator: TokenKind? {
    switch self {
    case .binaryOperator, .infixQuestionMark, .equal, .arrow: .binaryOperator
    case .postfixOperator, .exclamationMark, .postfixQuestionMark: .postfixOperator
    case .prefixOperator: .prefixOperator
    default: nil
    }
  }
}
