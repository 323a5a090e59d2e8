/// What a token is, as the lexer sees it.
///
/// The cases up to ``regexSlash`` and the `#` words carry swift-syntax's names. Keywords follow in
/// two runs: *reserved* ones, which are never identifiers, and *contextual* ones, which are
/// identifiers unless the grammar asks for the word; both runs are in the order of the alphabet.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  // Classes of tokens with a text of their own.
  case endOfFile
  case identifier
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  case binaryOperator
  case prefixOperator
  case postfixOperator
  case stringSegment
  case rawStringPoundDelimiter
  case regexPoundDelimiter
  case regexLiteralPattern
  case shebang
  case unknown

  // Punctuation and `#` words.
  case leftBrace
  case rightBrace
  case leftParen
  case rightParen
  case leftSquare
  case rightSquare
  case leftAngle
  case rightAngle
  case arrow
  case atSign
  case backslash
  case colon
  case colonColon
  case comma
  case ellipsis
  case equal
  case exclamationMark
  case infixQuestionMark
  case postfixQuestionMark
  case period
  case pound
  case prefixAmpersand
  case semicolon
  case wildcard
  case stringQuote
  case multilineStringQuote
  case singleQuote
  case regexSlash
  case poundAvailable
  case poundUnavailable
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case poundSourceLocation

  // Reserved keywords.
  case capitalAny, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`
  case `default`, `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`
  case `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`, initKeyword, `inout`
  case `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `repeat`, `rethrows`, `return`, selfKeyword, capitalSelf, `static`, `struct`
  case `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`
  case `where`, `while`

  // Contextual keywords.
  case __consuming, __owned, __setter_access, __shared, _backDeploy, _borrow, _borrowing
  case _BridgeObject, _Class, _compilerInitialized, _const, _consuming, _documentation
  case _dynamicReplacement, _effects, _forward, _implements, _linear, _local, _modify, _move
  case _mutating, _NativeClass, _NativeRefCountedObject, _noMetadata, _opaqueReturnTypeOf
  case _originallyDefinedIn, _PackageDescription, _read, _RefCountedObject, _specialize
  case _spi_available, _Trivial, _TrivialAtMost, _TrivialStride, _underlyingVersion
  case _UnknownLayout, _version, abi, accesses, actor, addressWithNativeOwner, addressWithOwner
  case any, assignment, associativity, async, attached, autoclosure, availability, available
  case await, backDeployed, before, block, borrow, borrowing, canImport, compiler, consume
  case consuming, convenience, convention, copy, deprecated, derivative, didSet, differentiable
  case discard, distributed, dynamic, each, escaping, exported, file, final, forward
  case freestanding, get, higherThan, indirect, infix, initializes, introduced, isolated, kind
  case lazy, left, line, linear, lowerThan, macro, message, metadata, modify, module
  case mutableAddressWithNativeOwner, mutableAddressWithOwner, mutate, mutating, noasync
  case noDerivative, noescape, noneKeyword, nonisolated, nonmutating, nonsending, objc
  case obsoleted, of, open, optional, override, package, postfix, preconcurrency, prefix
  case capitalProtocol, read, reasync, renamed, required, retroactive, reverse, right, safe
  case Sendable, sending, set, someKeyword, specialized, spi, spiModule, swift, target
  case transpose, capitalType, unavailable, unchecked, unowned, unsafe, unsafeAddress
  case unsafeMutableAddress, visibility, weak, willSet, wrt, yield
}

extension TokenKind {
  /// Whether the word is a keyword everywhere.
  @inlinable public var isReservedKeyword: Bool {
    rawValue >= TokenKind.capitalAny.rawValue && rawValue <= TokenKind.while.rawValue
  }

  /// Whether the word is a keyword only where the grammar asks for it.
  @inlinable public var isContextualKeyword: Bool { rawValue > TokenKind.while.rawValue }

  /// Whether the token may name something: an identifier, or a word that is no reserved keyword.
  @inlinable public var isIdentifier: Bool { self == .identifier || isContextualKeyword }

  /// Whether the token is spelt as a word, keywords of both sorts included.
  @inlinable public var isWord: Bool {
    self == .identifier || isReservedKeyword || isContextualKeyword
  }

  /// The one spelling of the kind; `nil` for a class of tokens.
  public var spelling: String? {
    switch self {
    case .endOfFile, .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral,
      .binaryOperator, .prefixOperator, .postfixOperator, .stringSegment,
      .rawStringPoundDelimiter, .regexPoundDelimiter, .regexLiteralPattern, .shebang, .unknown:
      nil
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParen: "("
    case .rightParen: ")"
    case .leftSquare: "["
    case .rightSquare: "]"
    case .leftAngle: "<"
    case .rightAngle: ">"
    case .arrow: "->"
    case .atSign: "@"
    case .backslash: "\\"
    case .colon: ":"
    case .colonColon: "::"
    case .comma: ","
    case .ellipsis: "..."
    case .equal: "="
    case .exclamationMark: "!"
    case .infixQuestionMark: "?"
    case .postfixQuestionMark: "?"
    case .period: "."
    case .pound: "#"
    case .prefixAmpersand: "&"
    case .semicolon: ";"
    case .wildcard: "_"
    case .stringQuote: "\""
    case .multilineStringQuote: "\"\"\""
    case .singleQuote: "'"
    case .regexSlash: "/"
    case .poundAvailable: "#available"
    case .poundUnavailable: "#unavailable"
    case .poundIf: "#if"
    case .poundElseif: "#elseif"
    case .poundElse: "#else"
    case .poundEndif: "#endif"
    case .poundSourceLocation: "#sourceLocation"
    case .selfKeyword: "self"
    case .capitalSelf: "Self"
    case .capitalAny: "Any"
    case .capitalType: "Type"
    case .capitalProtocol: "Protocol"
    case .initKeyword: "init"
    case .noneKeyword: "none"
    case .someKeyword: "some"
    default: String(describing: self)
    }
  }
}
