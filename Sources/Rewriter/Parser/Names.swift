/// Names of declarations, as they are written where they are used.
extension Parser {
  /// Which names a reference to a declaration may be, apart from identifiers.
  struct NameFlags: OptionSet {
    let rawValue: UInt8

    /// `+`
    static let operators = Self(rawValue: 1 << 0)
    /// Keywords, as after a period: `.default`.
    static let keywords = Self(rawValue: 1 << 1)
    /// Keywords, of which `deinit` and `subscript` name what they introduce.
    static let keywordsUsingSpecialNames: Self = [.keywords, Self(rawValue: 1 << 2)]
    /// `f(a:b:)`
    static let compoundNames = Self(rawValue: 1 << 3)
    /// `f(a:b:)` and `f()`
    static let zeroArgCompoundNames: Self = [.compoundNames, Self(rawValue: 1 << 4)]
  }

  /// decl-reference-expr → module-selector? base-name decl-name-arguments?
  mutating func declReferenceExpr(_ flags: NameFlags = []) {
    let start = mark
    let isQualified = moduleSelectorIfPresent()
    if isBaseName(flags, isQualified: isQualified) {
      bump()
    } else {
      error(.expected(.identifier))
    }
    if flags.contains(.compoundNames) { declNameArgumentsIfPresent(flags) }
    finish(.declReferenceExpr, start)
  }

  /// Whether the current token will do as the name of a declaration.
  private func isBaseName(_ flags: NameFlags, isQualified: Bool) -> Bool {
    switch kind {
    case _ where kind.isIdentifier: true
    case .initKeyword: true
    case .selfKeyword, .capitalSelf: true
    case _ where kind.isReservedKeyword: isQualified || flags.contains(.keywords)
    default: flags.contains(.operators) && kind.isOperator
    }
  }

  /// decl-name-arguments → "(" (label ":")* ")"
  private mutating func declNameArgumentsIfPresent(_ flags: NameFlags) {
    guard atSameLine(.leftParen), flags.contains(.zeroArgCompoundNames) || next != .rightParen,
      look({ $0.canParseArgumentLabelList() })
    else { return }
    let start = mark
    expect(.leftParen)
    let arguments = mark
    while !at(.rightParen, .endOfFile) {
      let argument = mark
      bump()
      expect(.colon)
      finish(.declNameArgument, argument)
    }
    finish(.declNameArgumentList, arguments)
    expect(.rightParen)
    finish(.declNameArguments, start)
  }

  /// Takes the label or the name of a parameter, or records that it is missing.
  mutating func parameterName() {
    if at(.dollarIdentifier) {
      takeUnexpected(tokens: 1)
    } else if cursor.atArgumentLabel {
      bump()
    } else {
      error(.expected(.identifier))
    }
  }
}

extension Parser {
  /// module-selector → module-name "::"
  ///
  /// Returns whether there was one.
  @discardableResult
  mutating func moduleSelectorIfPresent() -> Bool {
    guard cursor.atModuleSelector else { return false }
    let start = mark
    if kind.isIdentifier {
      bump()
    } else if at(.colonColon) {
      error(.expected(.identifier))
    } else {
      takeUnexpected(tokens: 1)
    }
    expect(.colonColon)
    while !atStartOfLine, cursor.atModuleSelector {
      takeUnexpected(tokens: at(.colonColon) ? 1 : 2)
    }
    finish(.moduleSelector, start)
    if atStartOfLine { error(.expected(.identifier)) }
    return true
  }
}

extension Parser {
  /// qualified-decl-name → (type ".")? decl-reference-expr
  mutating func qualifiedDeclarationName() {
    let start = mark
    let isMember = look { $0.canParseBaseTypeForQualifiedDeclName() }
    if isMember {
      qualifiedTypeIdentifier()
      finish(.typeExpr, start)
      expect(prefix: ".", as: .period)
    }
    declReferenceExpr([.zeroArgCompoundNames, .keywordsUsingSpecialNames, .operators])
    if isMember { finish(.memberAccessExpr, start) }
  }

  /// qualified-type-identifier → type-identifier ("." member-type-name)*
  ///
  /// The last name of the dotted ones is left to the declaration.
  private mutating func qualifiedTypeIdentifier() {
    let start = mark
    typeIdentifier()
    while at(.period), look({ $0.canParseMemberBaseForQualifiedDeclName() }) {
      bump()
      moduleSelectorIfPresent()
      memberTypeName()
      finish(.memberType, start)
    }
  }
}

extension Cursor {
  /// Whether the name of a type and a period follow.
  mutating func canParseBaseTypeForQualifiedDeclName() -> Bool {
    canParseTypeIdentifier() && at(prefix: ".")
  }

  /// Whether a period, the name of a type and another period follow.
  fileprivate mutating func canParseMemberBaseForQualifiedDeclName() -> Bool {
    skip()
    return canParseBaseTypeForQualifiedDeclName()
  }

  /// Moves past labels in parentheses: `(a:b:)`.
  mutating func canParseArgumentLabelList() -> Bool {
    guard skip(if: .leftParen) else { return false }
    while !at(.rightParen) {
      guard atArgumentLabel, next == .colon else { return false }
      skip()
      skip()
    }
    return skip(if: .rightParen)
  }

  /// Whether a module's name and `::` follow, or what someone took for a module's name.
  var atModuleSelector: Bool {
    guard next == .colonColon else { return at(.colonColon) }
    switch kind {
    case .wildcard, .capitalAny, .selfKeyword, .capitalSelf, .super: return true
    default: return kind.isIdentifier
    }
  }

  mutating func skipModuleSelector() {
    guard atModuleSelector else { return }
    repeat {
      if !at(.colonColon) { skip() }
      skip()
    } while !atStartOfLine && atModuleSelector
  }

  /// Whether the current token can label an argument.
  var atArgumentLabel: Bool { kind.isArgumentLabel }

  /// Whether the current token can label an argument, if `$0` is read as a mistaken label.
  var atArgumentLabelOrDollar: Bool { kind.isArgumentLabelOrDollar }
}

extension TokenKind {
  /// Whether the token can label an argument: any word but `inout`, and `_`.
  var isArgumentLabel: Bool { self == .wildcard || isWord && self != .inout }

  var isArgumentLabelOrDollar: Bool { self == .dollarIdentifier || isArgumentLabel }
}
