/// Whether what stands here would do as a type: each function moves past what it recognizes.
///
/// `depth` is how many types enclose the one at hand. A look ahead gives up at a depth that no
/// program has, so that none overflows the stack or makes long chains of `<` slow.
extension Cursor {
  static let maximumTypeDepth = 128

  /// Moves past a type; `false`, somewhere on the way, if there is none.
  mutating func canParseType(depth: Int = 0) -> Bool {
    _ = skip(if: .repeat)
    guard canParseTypeScalar(depth: depth) else { return false }
    if atOperator("...") { skip() }
    return true
  }

  /// Moves past a type that is no pack expansion.
  private mutating func canParseTypeScalar(depth: Int) -> Bool {
    guard depth < Self.maximumTypeDepth, canParseTypeAttributeList(),
      canParseSimpleOrCompositionType(depth: depth)
    else { return false }
    return !canParseFunctionTypeArrow(depth: depth) || canParseType(depth: depth + 1)
  }

  /// Moves past effects and an arrow.
  mutating func canParseFunctionTypeArrow(depth: Int = 0) -> Bool {
    if skip(if: .arrow) { return true }
    skipEffectSpecifiers(depth: depth)
    return skip(if: .arrow)
  }

  mutating func canParseSimpleOrCompositionType(depth: Int = 0) -> Bool {
    if at(.someKeyword, .any, .each) { skip() }
    guard canParseSimpleType(depth: depth) else { return false }
    while atCompositionAmpersand {
      skip()
      guard canParseSimpleType(depth: depth) else { return false }
    }
    return true
  }

  /// Whether the current token joins two types of a composition.
  var atCompositionAmpersand: Bool {
    at(.binaryOperator, .postfixOperator) && at(text: "&")
  }

  /// Moves past a type that needs no parentheses.
  mutating func canParseSimpleType(depth: Int = 0) -> Bool {
    guard depth < Self.maximumTypeDepth else { return false }
    switch kind {
    case .capitalAny, .wildcard:
      skip()
    case .prefixOperator where at(text: "~"):
      skip()
      guard canParseTypeIdentifier(depth: depth) else { return false }
    case _ where kind.isIdentifier || kind == .capitalSelf:
      guard canParseTypeIdentifier(depth: depth) else { return false }
    case .leftParen:
      skip()
      guard canParseTupleTypeBody(depth: depth + 1) else { return false }
    case .leftSquare:
      skip()
      guard canParseCollectionTypeBody(depth: depth + 1) else { return false }
    default:
      return kind == .repeat
    }
    return canParseTypeSuffixes(depth: depth)
  }

  private mutating func canParseTypeSuffixes(depth: Int) -> Bool {
    while true {
      switch kind {
      case .period:
        skip()
        if at(.capitalType, .capitalProtocol) {
          skip()
        } else if !canParseMemberTypeIdentifier(depth: depth) {
          return false
        }
      case .postfixQuestionMark where !atStartOfLine, .exclamationMark where !atStartOfLine:
        skip()
      default:
        return true
      }
    }
  }

  /// Moves past the name of a type and its generic arguments.
  mutating func canParseTypeIdentifier(depth: Int = 0) -> Bool {
    skipModuleSelector()
    if skip(if: .capitalAny) { return true }
    guard kind.isIdentifier || kind == .capitalSelf else { return false }
    skip()
    return !at(prefix: "<") || canParseGenericArgumentClause(depth: depth)
  }

  /// Moves past the name of a member type, which may be a keyword, and its generic arguments.
  private mutating func canParseMemberTypeIdentifier(depth: Int) -> Bool {
    skipModuleSelector()
    if skip(if: .capitalAny) { return true }
    guard kind.isWord else { return false }
    skip()
    return !at(prefix: "<") || canParseGenericArgumentClause(depth: depth)
  }
}

extension Cursor {
  /// Moves past what follows the `(` of a tuple type, and the `)`.
  private mutating func canParseTupleTypeBody(depth: Int) -> Bool {
    // A declaration may stand in parentheses by mistake only; `inout` begins one as well.
    if at(.rightParen, .rightBrace) || atOperator("...")
      || !at(.inout) && atStartOfDeclaration()
    {
      return skip(if: .rightParen)
    }
    repeat {
      guard canParseTupleTypeElement(depth: depth) else { return false }
    } while skip(if: .comma) && !at(.rightParen)
    return skip(if: .rightParen)
  }

  private mutating func canParseTupleTypeElement(depth: Int) -> Bool {
    _ = skip(if: .inout)
    guard startsParameterName(in: .declaration) else {
      guard canParseType(depth: depth) else { return false }
      if atOperator("...") { skip() }
      return true
    }
    skip()
    if atArgumentLabel { skip() }
    guard skip(if: .colon), canParseType(depth: depth) else { return false }
    if skip(if: .equal) { skipDefaultValue() }
    return true
  }

  /// Moves past the value of a parameter, which no tuple type may have.
  private mutating func skipDefaultValue() {
    while !at(.endOfFile, .rightParen, .rightBrace), !at(.comma), !atOperator("..."),
      !atStartOfDeclaration()
    {
      skipBalanced()
    }
  }

  /// Moves past what follows the `[` of an array, dictionary or inline array type, and the `]`.
  private mutating func canParseCollectionTypeBody(depth: Int) -> Bool {
    if canParseIntegerLiteral() { return canParseRestOfInlineArrayTypeBody(depth: depth) }
    let isExpansion = skip(if: .repeat)
    guard canParseTypeScalar(depth: depth) else { return false }
    if !isExpansion, atSameLine(.of) { return canParseRestOfInlineArrayTypeBody(depth: depth) }
    if atOperator("...") { skip() }
    if skip(if: .colon) {
      guard canParseType(depth: depth) else { return false }
    }
    return skip(if: .rightSquare)
  }

  /// Moves past `of`, the type of the elements and the `]`.
  private mutating func canParseRestOfInlineArrayTypeBody(depth: Int) -> Bool {
    guard atSameLine(.of) else { return false }
    skip()
    return canParseGenericArgument(depth: depth) && skip(if: .rightSquare)
  }

  /// Moves past the count of an inline array type and `of`, which is on the line of what it follows
  /// so that no array literal is taken for a type.
  mutating func canParseStartOfInlineArrayTypeBody() -> Bool {
    guard canParseIntegerLiteral() || canParseTypeScalar(depth: 0), atSameLine(.of) else {
      return false
    }
    skip()
    return true
  }
}

extension Cursor {
  /// Whether generic arguments follow an expression: those of `a<b>(c)`, but not the comparisons
  /// of `a<b, c>d`. What comes after the `>` decides.
  func canParseGenericArguments() -> Bool {
    guard at(prefix: "<"), !isEmptyAngles else { return false }
    var copy = self
    return copy.canParseGenericArgumentClause() && copy.atGenericArgumentsFollower
  }

  /// Whether the current token begins with `<>`.
  private var isEmptyAngles: Bool {
    let second = Int(current.start) + 1
    return second < Int(current.end) && bytes[second] == UInt8(ascii: ">")
  }

  /// Whether the current token can follow generic arguments in an expression.
  private var atGenericArgumentsFollower: Bool {
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamationMark, .postfixQuestionMark, .colon:
      true
    case .binaryOperator: at(text: "&")
    case .leftParen, .leftSquare: !atStartOfLine
    default: false
    }
  }

  /// Moves past generic arguments and the angle brackets around them.
  private mutating func canParseGenericArgumentClause(depth: Int = 0) -> Bool {
    guard at(prefix: "<") else { return false }
    skip(prefix: 1, as: .leftAngle)
    while !at(prefix: ">") {
      guard canParseGenericArgument(depth: depth + 1) else { return false }
      if !skip(if: .comma) { break }
    }
    guard at(prefix: ">") else { return false }
    skip(prefix: 1, as: .rightAngle)
    return true
  }

  private mutating func canParseGenericArgument(depth: Int) -> Bool {
    canParseIntegerLiteral() || canParseType(depth: depth)
  }

  private mutating func canParseIntegerLiteral() -> Bool {
    guard atIntegerLiteral else { return false }
    if !at(.integerLiteral) { skip() }
    skip()
    return true
  }

  /// Whether the current token begins an integer, be it negative.
  var atIntegerLiteral: Bool {
    at(.integerLiteral) || next == .integerLiteral && atOperator("-")
  }
}
