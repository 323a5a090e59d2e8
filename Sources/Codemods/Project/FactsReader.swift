import Rewriter

/// Finds the declarations of a file in its tokens.
///
/// Only braces are followed, which even most broken files have in pairs. A scope that is neither
/// the file nor a type is a body: there, variables and what they are called are nobody else's
/// business.
struct FactsReader {
  private(set) var types: [TypeFacts] = []
  private(set) var aliases: [AliasFacts] = []
  private(set) var functions: [FunctionFacts] = []
  private(set) var variables: [VariableFacts] = []
  private(set) var imports: Set<String> = []

  private let path: String
  private var cursor: TokenReader

  /// The scopes around the cursor, the innermost last.
  private var scopes: [Scope] = []
  /// What stood in front of the declaration at hand.
  private var prefix = DeclarationPrefix()

  init(path: String, source: SourceFile) {
    self.path = path
    cursor = TokenReader(TokenList(source))
  }

  mutating func readFile() {
    while cursor.kind != .endOfFile { readItem() }
  }

  private mutating func readItem() {
    switch cursor.kind {
    case .leftBrace: open(Scope(type: nil))
    case .rightBrace: close()
    case .atSign: attribute()
    case .class, .struct, .enum, .protocol, .extension, .actor: type()
    case .func: function()
    case .import: importedModule()
    case .initKeyword: initializer()
    case .typealias: alias()
    case .let, .var: variables(after: cursor.kind)
    case .nonisolated: modifier { $0.isNonisolated = true }
    case .public, .open, .package: modifier { $0.isPublic = true }
    case .private, .internal, .fileprivate, .static, .final, .override,
      .indirect, .lazy, .weak, .unowned, .required, .convenience, .mutating, .nonmutating, .dynamic,
      .optional, .distributed:
      modifier { _ in }
    default:
      prefix = DeclarationPrefix()
      cursor.advance()
    }
  }
}

/// Attributes and modifiers in front of a declaration.
private struct DeclarationPrefix {
  var attributes: [String] = []
  var isNonisolated = false
  var isNoasync = false
  /// Whether other modules of the project may see the declaration.
  var isPublic = false
}

/// What a pair of braces encloses.
private struct Scope {
  /// The qualified name of a type; `nil` for a body.
  let type: String?
  /// Whether the members of a public extension are what it encloses.
  var isPublic = false
  var surroundings = TypeFacts.Surroundings.file
}

extension FactsReader {
  private mutating func open(_ scope: Scope) {
    scopes.append(scope)
    prefix = DeclarationPrefix()
    cursor.advance()
  }

  private mutating func close() {
    _ = scopes.popLast()
    prefix = DeclarationPrefix()
    cursor.advance()
  }

  /// Whether the cursor is in the body of a function, closure or accessor.
  private var isInBody: Bool { scopes.last.map { $0.type == nil } ?? false }

  /// The type around the cursor; empty for none.
  private var owner: String { scopes.last?.type ?? "" }

  private func qualified(_ name: String) -> String {
    owner.isEmpty ? name : owner + "." + name
  }

  /// attribute → "@" name ("." name)* arguments?
  private mutating func attribute() {
    cursor.advance()
    let start = cursor.position
    while cursor.kind.isWord || cursor.kind == .period {
      let isLast = !cursor.isJoinedToNext
      cursor.advance()
      if isLast || cursor.kind == .leftParen { break }
    }
    prefix.attributes.append(cursor.text(from: start))
    if cursor.kind == .leftParen, cursor.isJoinedToPrevious {
      if cursor.skipBrackets(lookingFor: .noasync) { prefix.isNoasync = true }
    }
  }

  /// modifier → word ("(" detail ")")?
  private mutating func modifier(_ note: (inout DeclarationPrefix) -> Void) {
    note(&prefix)
    cursor.advance()
    if cursor.kind == .leftParen { cursor.skipBrackets() }
  }

  /// type → keyword name generic-parameters? (":" inherited-type-list)? where-clause? "{"
  private mutating func type() {
    let kind = cursor.kind
    cursor.advance()
    // `class func`, `case .actor`, `actor.run()`: the word declares no type.
    guard cursor.kind.isIdentifier, kind == .extension || cursor.nextEndsTypeName else { return }
    let start = cursor.position
    let name = kind == .extension ? cursor.extendedType() : cursor.takeName()
    guard cursor.position > start else { return }
    if cursor.isAtAngle { cursor.skipAngles() }
    let inherited = cursor.kind == .colon ? cursor.inheritedTypes() : []
    cursor.skip(to: .leftBrace)
    let fullName = qualified(name)
    types.append(
      TypeFacts(
        kind: .init(kind), name: fullName, inherited: inherited, attributes: prefix.attributes,
        isNonisolated: prefix.isNonisolated,
        surroundings: scopes.last?.surroundings ?? .file, path: path,
      ))
    guard cursor.kind == .leftBrace else { return }
    let isExtension = kind == .extension
    let surroundings: TypeFacts.Surroundings =
      !isExtension ? .type : prefix.isNonisolated ? .nonisolatedExtension : .extension
    open(
      Scope(
        type: fullName, isPublic: isExtension && prefix.isPublic, surroundings: surroundings))
  }

  /// import → "import" kind? module ("." name)*
  private mutating func importedModule() {
    prefix = DeclarationPrefix()
    cursor.advance()
    // `import struct Foundation.URL`: the keyword is no name.
    if !cursor.kind.isIdentifier { cursor.advance() }
    imports.insert(cursor.takeName())
    while cursor.kind == .period {
      cursor.advance()
      cursor.advance()
    }
  }

  /// alias → "typealias" name generic-parameters? "=" type
  private mutating func alias() {
    cursor.advance()
    let name = cursor.takeName()
    if cursor.isAtAngle { cursor.skipAngles() }
    prefix = DeclarationPrefix()
    guard cursor.kind == .equal else { return }
    cursor.advance()
    aliases.append(AliasFacts(name: qualified(name), target: cursor.takeType()))
  }

  /// function → "func" name generic-parameters? parameters effects? ("->" type)?
  private mutating func function() {
    cursor.advance()
    let name = cursor.takeName()
    signature(of: name)
  }

  private mutating func initializer() {
    // `self.init(…)` and `Type.init` are no declarations.
    let isDeclaration = !isInBody && cursor.previousKind != .period
    cursor.advance()
    guard isDeclaration else { return }
    while cursor.kind == .postfixQuestionMark || cursor.kind == .exclamationMark {
      cursor.advance()
    }
    signature(of: "init")
  }

  private mutating func signature(of name: String) {
    var traits: FunctionFacts.Traits = prefix.isNoasync ? .isNoasync : []
    if isInBody { traits.insert(.isLocal) }
    if prefix.isPublic || scopes.last?.isPublic == true { traits.insert(.isPublic) }
    prefix = DeclarationPrefix()
    if cursor.isAtAngle { cursor.skipAngles() }
    guard cursor.kind == .leftParen else { return }
    let parameters = cursor.parameters()
    while cursor.kind == .async || cursor.kind == .throws || cursor.kind == .rethrows {
      if cursor.kind == .async { traits.insert(.isAsync) }
      cursor.advance()
      if cursor.kind == .leftParen { cursor.skipBrackets() }
    }
    var result: String?
    if cursor.kind == .arrow {
      cursor.advance()
      result = cursor.takeType()
    }
    functions.append(
      FunctionFacts(
        name: name, owner: owner, parameters: parameters, result: result, traits: traits))
  }

  /// variables → ("let" | "var") name ":" type
  private mutating func variables(after keyword: TokenKind) {
    prefix = DeclarationPrefix()
    cursor.advance()
    guard !isInBody, cursor.kind.isIdentifier else { return }
    let name = cursor.takeName()
    guard cursor.kind == .colon else { return }
    cursor.advance()
    variables.append(VariableFacts(name: name, owner: owner, type: cursor.takeType()))
  }
}

extension TypeFacts.Kind {
  fileprivate init(_ keyword: TokenKind) {
    switch keyword {
    case .struct: self = .struct
    case .enum: self = .enum
    case .actor: self = .actor
    case .protocol: self = .protocol
    case .extension: self = .extension
    default: self = .class
    }
  }
}
