extension Cursor {
  /// Whether the arguments of the attribute or the specifier before the cursor begin here.
  ///
  /// A parenthesis after a space begins a type or a tuple, unless something follows it that only
  /// an attribute stands before.
  var atAttributeOrSpecifierArgument: Bool {
    guard atSameLine(.leftParen) else { return false }
    guard hasSpaceBefore else { return true }
    // Arguments after a space are an error, and none of them are long.
    var cursor = self
    cursor.skipBalanced(atMost: Self.maximumSpacedArgumentTokenCount)
    return cursor.at(.atSign) || !cursor.at(.poundIf) && cursor.atStartOfDeclaration()
  }

  /// Moves past an attribute, whatever it stands before.
  mutating func skipAnyAttribute() {
    guard skip(if: .atSign) else { return }
    switch kind {
    case .convention, .isolated, .differentiable:
      skip()
      skipAttributeArgument()
    case ._local, ._noMetadata, ._opaqueReturnTypeOf, .async, .autoclosure, .escaping,
      .noDerivative, .noescape, .preconcurrency, .retroactive, .Sendable, .unchecked:
      skip()
    case ._backDeploy, ._documentation, ._dynamicReplacement, ._effects, ._implements,
      ._originallyDefinedIn, .specialized, ._specialize, ._spi_available, .rethrows, .abi,
      .attached, .available, .backDeployed, .derivative, .freestanding, .objc, .transpose:
      skip()
      skipAttributeArgument()
    default:
      _ = canParseCustomAttribute()
    }
  }

  private static let maximumSpacedArgumentTokenCount = 256

  private mutating func skipAttributeArgument() {
    if atAttributeOrSpecifierArgument { skipBalanced() }
  }

  /// Moves past the attributes at the cursor.
  ///
  /// - Returns: Whether there are any.
  mutating func skipAttributeList() -> Bool {
    let start = tokenIndex
    while at(.atSign) { skipAnyAttribute() }
    return tokenIndex > start
  }

  /// Moves past an `#if` with nothing but attributes in it.
  ///
  /// - Returns: Whether it is one. If not, the cursor may be anywhere.
  mutating func skipIfConfigOfAttributes(depth: Int = 0) -> Bool {
    guard depth < Self.maximumIfConfigDepth else { return false }
    var hasAttributes = false
    repeat {
      skip()
      skipUntilEndOfLine()
      while at(.atSign, .poundIf) {
        let start = tokenIndex
        let isAttributes =
          at(.atSign) ? skipAttributeList() : skipIfConfigOfAttributes(depth: depth + 1)
        if isAttributes { hasAttributes = true }
        if tokenIndex == start { break }
      }
    } while at(.poundElseif, .poundElse)
    return hasAttributes && atStartOfLine && skip(if: .poundEndif)
  }

  /// Moves to the first token of a later line, past what brackets enclose.
  mutating func skipUntilEndOfLine() {
    while !at(.endOfFile), !atStartOfLine { skipBalanced() }
  }

  /// How deep attributes may be nested in `#if`.
  private static let maximumIfConfigDepth = 256
}

extension Cursor {
  /// Whether the brace at the cursor opens the accessors of a variable that has an initial value:
  /// those begin with an observer or `init`.
  var atStartOfGetSetAccessor: Bool {
    guard at(.leftBrace) else { return false }
    switch next {
    case .didSet, .willSet, .initKeyword: return true
    case .atSign: break
    default: return false
    }
    var cursor = self
    cursor.skip()
    // The marker says so for the compiler's own tests.
    if cursor.isText("_accessorBlock", of: cursor.following) { return true }
    while cursor.skip(if: .atSign) {
      guard cursor.kind.isIdentifier else { return false }
      cursor.skip()
      if cursor.at(.leftParen) { cursor.skipBalanced() }
    }
    return cursor.at(.didSet, .willSet, .initKeyword)
  }
}
