/// What stands around a declaration.
enum DeclarationContext {
  /// A file or a body, where declarations mix with statements and expressions.
  case topLevelOrCodeBlock
  /// The braces of a type.
  case memberDeclList
  /// The parentheses of an attribute.
  case argumentList

  /// Whether nothing but a declaration may stand here.
  var requiresDecl: Bool { self != .topLevelOrCodeBlock }
}

extension Parser {
  /// declaration → attributes modifiers (import-decl | class-decl | … | variable-decl)
  ///
  /// Conditional compilation is not among them: `#if` is a matter of the list around.
  mutating func declaration(in context: DeclarationContext = .topLevelOrCodeBlock) {
    let start = mark
    if atOperatorDecl {
      bump()
      operatorDecl(start)
      return
    }
    attributeList()
    modifierList()
    switch kind {
    case .actor: nominalTypeDecl(.actorDecl, start)
    case .associatedtype: associatedTypeDecl(start)
    case .case: enumCaseDecl(start)
    case .class: nominalTypeDecl(.classDecl, start)
    case .deinit: deinitializerDecl(start)
    case .enum: nominalTypeDecl(.enumDecl, start)
    case .extension: extensionDecl(start)
    case .func: functionDecl(start)
    case .import: importDecl(start)
    case .initKeyword: initializerDecl(start)
    case .let, .var, .inout, ._borrowing: variableDecl(start, in: context)
    case .macro: macroDecl(start)
    case .operator: misplacedOperatorDecl(start)
    case .pound: macroExpansionDecl(start)
    case .precedencegroup: precedenceGroupDecl(start)
    case .protocol: nominalTypeDecl(.protocolDecl, start)
    case .struct: nominalTypeDecl(.structDecl, start)
    case .subscript: subscriptDecl(start)
    case .typealias: typeAliasDecl(start)
    default: missingDecl(start)
    }
  }

  /// Attributes and modifiers that no declaration follows.
  private mutating func missingDecl(_ start: TreeBuilder.Mark) {
    error(.expectedSyntax("a declaration"))
    finish(.missingDecl, start)
  }
}

extension Parser {
  /// Takes the name that a declaration introduces. A reserved word in its place is taken too, as
  /// unexpected.
  mutating func declarationName() {
    if kind.isIdentifier {
      bump()
    } else if kind.isReservedKeyword || at(.wildcard), !atStartOfLine {
      takeUnexpected(tokens: 1)
    } else {
      error(.expected(.identifier))
    }
  }

  /// Elements that commas separate, at least one; the comma belongs to the element before it.
  mutating func commaSeparated(
    _ list: NodeKind,
    of element: NodeKind,
    _ parse: (inout Parser) -> Void,
  ) {
    let start = mark
    var isFollowed: Bool
    repeat {
      let elementStart = mark
      parse(&self)
      isFollowed = eat(.comma)
      finish(element, elementStart)
    } while isFollowed
    finish(list, start)
  }
}
