/// Looking ahead over what may stand before a type: specifiers such as `inout` and `sending`, and
/// attributes.
extension Cursor {
  /// Moves past type specifiers and attributes; `false` if they make no sense before a type.
  mutating func canParseTypeAttributeList() -> Bool {
    let start = tokenIndex
    while at(.nonisolated) || atSimpleTypeSpecifier, canHaveParameterSpecifier {
      guard tokenIndex - start < Self.maximumSpecifierTokenCount else { return false }
      if skip(if: .nonisolated) {
        guard canParseNonisolatedArgument() else { return false }
      } else {
        skip()
      }
    }
    guard at(.atSign) else { return true }
    _ = skipAttributeList()
    // After an attribute without a name there is no type, either.
    return bytes[Int(previousEnd) - 1] != UInt8(ascii: "@")
  }

  /// More tokens than the specifiers of a type can have, so that looking ahead over a row of names
  /// that are spelt like specifiers has an end.
  private static let maximumSpecifierTokenCount = 128

  /// Moves past `(nonsending)`. Any other parentheses show that `nonisolated` is no specifier.
  private mutating func canParseNonisolatedArgument() -> Bool {
    guard atSameLine(.leftParen) else { return true }
    skip()
    guard atSameLine(.nonsending) else { return false }
    skip()
    guard atSameLine(.rightParen) else { return false }
    skip()
    return true
  }

  /// Whether the current token is a specifier of types that takes no arguments.
  var atSimpleTypeSpecifier: Bool {
    switch kind {
    case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending: true
    default: false
    }
  }

  /// Whether the next token can begin a type, so that the current one, if spelt like a specifier,
  /// is one and not the name of a type.
  var canHaveParameterSpecifier: Bool {
    let following = following
    switch following.kind {
    case .atSign, .leftParen, .leftSquare, .wildcard: return true
    case .inout, .capitalAny, .capitalSelf, .var, .let: return true
    case .prefixOperator: return isText("~", of: following)
    default: return following.kind.isIdentifier
    }
  }
}

extension Cursor {
  /// Moves past the attribute's type and arguments, where the `@` is already behind.
  mutating func canParseCustomAttribute() -> Bool {
    var copy = self
    guard copy.skipAttributeName() else { return false }
    self = copy
    if atAttributeOrSpecifierArgument { skipBalanced() }
    return true
  }

  /// Moves past a type by its brackets only: never recurses, since attributes may stand in
  /// attributes, and most look ahead meets them first.
  private mutating func skipAttributeName() -> Bool {
    switch kind {
    case .leftParen, .leftSquare:
      skipBalanced()
    default:
      guard skipAttributeNamePart() else { return false }
    }
    while true {
      switch kind {
      case .period:
        skip()
        guard skipAttributeNamePart() else { return false }
      case .postfixQuestionMark where !atStartOfLine, .exclamationMark where !atStartOfLine:
        skip()
      default:
        return true
      }
    }
  }

  private mutating func skipAttributeNamePart() -> Bool {
    skipModuleSelector()
    guard kind.isWord || at(.wildcard) else { return false }
    skip()
    return !at(prefix: "<") || skipGenericArguments()
  }

  /// Moves past `<`, all up to the `>` that closes it, and that.
  private mutating func skipGenericArguments() -> Bool {
    var openAngles = 0
    repeat {
      switch kind {
      case _ where at(prefix: "<"):
        guard openAngles < Self.maximumTypeDepth else { return false }
        skip(prefix: 1, as: .leftAngle)
        openAngles += 1
      case _ where at(prefix: ">"):
        skip(prefix: 1, as: .rightAngle)
        openAngles -= 1
      case .leftParen, .leftSquare:
        skipBalanced()
      case .leftBrace, .rightBrace, .rightParen, .rightSquare, .semicolon, .endOfFile:
        return false
      default:
        skip()
      }
    } while openAngles > 0
    return true
  }
}
