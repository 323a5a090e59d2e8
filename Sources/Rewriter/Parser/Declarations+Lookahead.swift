extension Parser {
  /// Whether a declaration begins at the current token.
  func atStartOfDeclaration(allowInitDecl: Bool = true, requiresDecl: Bool = false) -> Bool {
    cursor.atStartOfDeclaration(allowInitDecl: allowInitDecl, requiresDecl: requiresDecl)
  }
}

extension Cursor {
  /// Whether a declaration begins here, with attributes and modifiers or without.
  ///
  /// - Parameters:
  ///   - allowInitDecl: whether `init` begins one; in an initializer's body it does not.
  ///   - requiresDecl: whether nothing but declarations may stand here, as between a type's braces.
  ///
  /// `false` for `#if`, unless it holds a declaration's attributes. Cost: linear in the attributes
  /// and modifiers.
  func atStartOfDeclaration(allowInitDecl: Bool = true, requiresDecl: Bool = false) -> Bool {
    // Most statements begin with a plain name, which begins no declaration.
    if kind == .identifier { return false }

    var ahead = self
    let head = ahead.skipDeclarationHead()
    switch ahead.kind {
    case .actor: return ahead.atStartOfActor
    // Between statements `case` belongs to a `switch`.
    case .case: return requiresDecl
    case .initKeyword: return allowInitDecl
    case .macro: return ahead.next.isIdentifier
    case .pound: return requiresDecl || !head.isEmpty
    case .rightBrace, .endOfFile, .poundEndif: return head.contains(.attributes)
    case .stringQuote where head.contains(.attributes): return false
    default: return ahead.kind.isDeclarationKeyword || requiresDecl && !head.isEmpty
    }
  }

  /// Whether `actor` is followed by a name, be it after modifiers or keywords out of place.
  private var atStartOfActor: Bool {
    if next.isIdentifier { return true }
    var ahead = self
    repeat {
      ahead.skip()
    } while ahead.at(.atSign) || ahead.atModifier || ahead.kind.isDeclarationKeyword
    return ahead.kind.isIdentifier
  }
}

extension Cursor {
  /// What may stand before the keyword of a declaration.
  private struct DeclarationHead: OptionSet {
    let rawValue: UInt8

    static let attributes = DeclarationHead(rawValue: 1 << 0)
    static let modifiers = DeclarationHead(rawValue: 1 << 1)
  }

  /// Moves past attributes, `#if`s around them, and modifiers.
  private mutating func skipDeclarationHead() -> DeclarationHead {
    var head: DeclarationHead = []
    while skipAttributes() { head.insert(.attributes) }
    if skipModifiers() { head.insert(.modifiers) }
    return head
  }

  private mutating func skipAttributes() -> Bool {
    if at(.atSign) { return skipAttributeList() }
    guard at(.poundIf) else { return false }
    var ahead = self
    guard ahead.skipIfConfigOfAttributes() else { return false }
    self = ahead
    return true
  }
}

extension TokenKind {
  /// Whether the word begins a declaration wherever it stands.
  var isDeclarationKeyword: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .operator,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .let, .var, .inout, ._borrowing:
      true
    default:
      false
    }
  }
}
