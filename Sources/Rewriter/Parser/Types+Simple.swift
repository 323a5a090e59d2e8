/// Types that need no parentheses around them before a `?` or a `.Type`.
extension Parser {
  /// simple-type → "~"? simple-type-base ("?" | "!" | "." member)*
  mutating func simpleType() {
    suppressibleType(suffixes: .all)
  }

  /// The type that an attribute names, which no `?` or `!` follows.
  mutating func attributeName() {
    suppressibleType(suffixes: .members)
  }

  /// The type before the first component of a key path: the periods after it are the key path's.
  mutating func keyPathRootType() {
    suppressibleType(suffixes: .marks)
  }

  /// What may follow a type and make it another one.
  private enum TypeSuffixes {
    case all
    /// All but `?` and `!`.
    case members
    /// All but members other than `.Type` and `.Protocol`.
    case marks
  }

  private mutating func suppressibleType(suffixes: TypeSuffixes) {
    let start = mark
    guard eat(operator: "~") else { return unsuppressedType(suffixes: suffixes) }
    unsuppressedType(suffixes: suffixes)
    finish(.suppressedType, start)
  }

  private mutating func unsuppressedType(suffixes: TypeSuffixes) {
    let start = mark
    guard simpleTypeBase() else { return error(.expectedSyntax("a type")) }
    while typeSuffix(of: start, suffixes) {}
  }

  /// simple-type-base → type-identifier | tuple-type | collection-type | "_"
  private mutating func simpleTypeBase() -> Bool {
    switch kind {
    case _ where kind.isIdentifier || cursor.atModuleSelector: typeIdentifier()
    case .capitalSelf, .capitalAny: typeIdentifier()
    case .leftParen: tupleType()
    case .leftSquare: collectionType()
    case .wildcard: placeholderType()
    default: return false
    }
    return true
  }

  /// Wraps the type that was begun at the mark in what follows it, if anything does.
  private mutating func typeSuffix(
    of start: TreeBuilder.Mark, _ suffixes: TypeSuffixes,
  ) -> Bool {
    switch kind {
    case .period where suffixes != .marks || next == .capitalType || next == .capitalProtocol:
      return memberOrMetatype(of: start)
    case .postfixQuestionMark where suffixes != .members && !atStartOfLine:
      bump()
      finish(.optionalType, start)
      return true
    case .exclamationMark where suffixes != .members && !atStartOfLine:
      bump()
      finish(.implicitlyUnwrappedOptionalType, start)
      return true
    default:
      return false
    }
  }

  /// metatype-type → type "." ("Type" | "Protocol")
  ///
  /// member-type → type "." module-selector? name generic-argument-clause?
  private mutating func memberOrMetatype(of start: TreeBuilder.Mark) -> Bool {
    guard memberPeriod() else {
      finish(.memberType, start)
      return false
    }
    if at(.capitalType, .capitalProtocol), !cursor.atModuleSelector {
      bump()
      finish(.metatypeType, start)
    } else {
      moduleSelectorIfPresent()
      memberTypeName()
      finish(.memberType, start)
    }
    return true
  }

  /// The name of a member type, which may be a keyword (SE-0071), and its generic arguments.
  mutating func memberTypeName() {
    if kind.isWord {
      bump()
    } else {
      error(.expected(.identifier))
    }
    if at(prefix: "<") { genericArgumentClause() }
  }

  /// type-identifier → module-selector? name generic-argument-clause?
  mutating func typeIdentifier() {
    let start = mark
    let isQualified = moduleSelectorIfPresent()
    if !isQualified, eat(.capitalAny) {
      finish(.identifierType, start)
      return
    }
    if kind.isIdentifier || at(.capitalSelf) || isQualified && kind.isWord {
      bump()
    } else {
      error(.expected(.identifier))
    }
    if at(prefix: "<") { genericArgumentClause() }
    finish(.identifierType, start)
  }

  /// placeholder-type → "_"
  private mutating func placeholderType() {
    let start = mark
    expect(.wildcard)
    finish(.identifierType, start)
  }
}

extension Parser {
  /// tuple-type → "(" (tuple-type-element ("," tuple-type-element)* ","?)? ")"
  private mutating func tupleType() {
    let start = mark
    expect(.leftParen)
    let elements = mark
    while !at(.rightParen, .endOfFile) {
      let element = mark
      tupleTypeElement()
      let hasMore = eat(.comma)
      finish(.tupleTypeElement, element)
      if !hasMore { break }
    }
    finish(.tupleTypeElementList, elements)
    expect(.rightParen)
    finish(.tupleType, start)
  }

  /// tuple-type-element → (name name? ":")? type "..."?
  private mutating func tupleTypeElement() {
    if look({ $0.skipToParameterName() }) {
      takeMisplacedSpecifiers()
      tupleTypeElementNames()
    }
    type()
    eat(operator: "...", as: .ellipsis)
  }

  private mutating func tupleTypeElementNames() {
    parameterName()
    if eat(.colon) { return }
    if cursor.atArgumentLabelOrDollar, next == .colon {
      parameterName()
      expect(.colon)
    } else {
      error(.expected(.colon))
    }
  }

  /// collection-type → array-type | dictionary-type | inline-array-type
  ///
  /// array-type → "[" type "]"
  ///
  /// dictionary-type → "[" type ":" type "]"
  private mutating func collectionType() {
    if cursor.atInlineArrayType { return inlineArrayType() }
    let start = mark
    expect(.leftSquare)
    type()
    let isDictionary = eat(.colon)
    if isDictionary { type() }
    expect(.rightSquare)
    finish(isDictionary ? .dictionaryType : .arrayType, start)
  }

  /// inline-array-type → "[" generic-argument "of" generic-argument "]"
  mutating func inlineArrayType() {
    let start = mark
    expect(.leftSquare)
    let count = mark
    genericArgument()
    finish(.genericArgument, count)
    expect(.of)
    let element = mark
    genericArgument()
    finish(.genericArgument, element)
    expect(.rightSquare)
    finish(.inlineArrayType, start)
  }
}
