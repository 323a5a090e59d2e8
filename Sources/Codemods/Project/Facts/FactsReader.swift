import Rewriter

/// Finds the declarations of a file in its tokens.
///
/// Only braces are followed, which even most broken files have in pairs. A scope that is neither
/// the file nor a type is a body: there, variables and what they are called are nobody else's
/// business.
struct FactsReader: ForwardReader {
  private(set) var types: [TypeFacts] = []
  private(set) var aliases: [AliasFacts] = []
  var functions: [FunctionFacts] = []
  var variables: [VariableFacts] = []
  var cases: [CaseFacts] = []
  private(set) var imports: [ImportFacts] = []

  let path: String
  var cursor: TokenReader

  /// The uses that were found and whose scope is known.
  private(set) var selectorUses: [SelectorUse] = []
  /// The others, the first one last.
  private var openUses: [(token: Int, use: SelectorUse)]

  /// Whether the file has calls that ``ObserverFacts`` may be about.
  let mayFindObservers: Bool

  private static let maximumNesting = 128

  /// The scopes around the cursor, the innermost last.
  private(set) var scopes: [Scope] = []
  /// What stood in front of the declaration at hand.
  var prefix = DeclarationPrefix()

  init(path: String, _ tokens: TokenList) {
    self.path = path
    cursor = TokenReader(tokens)
    let scanner = SelectorScanner(tokens, path: path)
    openUses = scanner.uses.reversed()
    mayFindObservers = scanner.mayFindObservers
  }

  var position: Int { cursor.position }

  mutating func readFile() {
    read(while: { $0.cursor.kind != .endOfFile }) { reader in
      if reader.cursor.skipPlainTokens() { reader.prefix = DeclarationPrefix() }
      reader.closeUses()
      if reader.cursor.kind != .endOfFile { reader.readItem() }
    }
    closeUses()
  }

  /// Tells the uses that the cursor has come by in which type they are.
  private mutating func closeUses() {
    while let next = openUses.last, next.token < cursor.position {
      openUses.removeLast()
      var use = next.use
      use.scope = scopes.last { $0.type != nil }?.type ?? ""
      selectorUses.append(use)
    }
  }

  private mutating func readItem() {
    switch cursor.kind {
    case .leftBrace: open(Scope(type: nil))
    case .rightBrace: close()
    case .atSign: attribute()
    // Have: option.import { … }
    case _ where cursor.previousKind == .period: passPlainToken()
    case .class where cursor.nextKind.followsClassModifier: modifier(.static)
    case .class, .struct, .enum, .protocol, .extension, .actor: type()
    case .func: function()
    case .initKeyword: initializer()
    case .deinit: deinitializer()
    case .subscript: `subscript`()
    case .case: enumCases()
    case .import: importedModule()
    case .typealias: alias()
    case .associatedtype: associatedType()
    case .let, .var: variables(after: cursor.kind)
    // Attributes that stand alone in an `#if` are those of the declaration behind it.
    case .poundElse, .poundEndif: cursor.advance()
    default:
      if let keyword = DeclarationModifiers(cursor.kind) {
        modifier(keyword)
      } else {
        passPlainToken()
      }
    }
  }

  private mutating func passPlainToken() {
    prefix = DeclarationPrefix()
    cursor.advance()
  }
}

/// Attributes and modifiers in front of a declaration.
struct DeclarationPrefix {
  var attributes: [String] = []
  var modifiers: DeclarationModifiers = []
  var isNoasync = false
  /// Marked `@available(*, unavailable)`.
  var isUnavailable = false
  /// What stands behind `@objc` in parentheses.
  var objectiveCName: String?
  /// The type of the property that `@Environment(Model.self)` or `@Environment(\.presentationMode)` stands in front of.
  var environmentType: String?

  /// The same behind a second wrapper: `@Environment(\.presentationMode) @Binding`.
  var typeOfEnvironmentValue: String? {
    guard let environmentType, attributes.contains("Binding"),
      environmentType.hasPrefix("Binding<")
    else { return environmentType }
    return String(environmentType.dropFirst("Binding<".count).dropLast())
  }
}

extension String {
  /// `Model` of `Model.self`; `nil` for a key path.
  fileprivate var namedMetatype: String? {
    guard hasSuffix(".self"), first?.isUppercase == true else { return nil }
    return String(dropLast(".self".count))
  }

  /// The type of one of SwiftUI's environment values that is a reference, or stands for one, as the documentation of
  /// `EnvironmentValues` has it.
  fileprivate var typeOfEnvironmentValue: String? {
    switch self {
    case "\\.presentationMode": "Binding<PresentationMode>"
    case "\\.managedObjectContext": "NSManagedObjectContext"
    case "\\.modelContext": "ModelContext"
    case "\\.undoManager": "UndoManager?"
    default: nil
    }
  }
}

/// What a pair of braces encloses.
struct Scope {
  /// The qualified name of a type; `nil` for a body.
  let type: String?
  var kind: TypeFacts.Kind?
  /// Whether members are public that do not say so: those of a public extension or protocol.
  var isPublic = false
  /// Whether it is an extension marked `@objc`.
  var isObjectiveCExtension = false
  var surroundings = TypeFacts.Surroundings.file
  /// The place of the type's declaration among those of the file.
  var position: Int?
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
  var isInBody: Bool { scopes.last.map { $0.type == nil } ?? false }

  /// The type around the cursor; empty for none.
  var owner: String { scopes.last?.type ?? "" }

  private func qualified(_ name: String) -> String {
    owner.isEmpty ? name : owner + "." + name
  }

  /// The prefix of the declaration at hand, which ends here.
  mutating func takePrefix() -> DeclarationPrefix {
    exposeDeclaration()
    var result = prefix
    prefix = DeclarationPrefix()
    if scopes.last?.kind == .protocol { result.modifiers.insert(.requirement) }
    return result
  }

  /// Makes the declaration at hand public where its scope makes public what doesn't say otherwise.
  ///
  /// Have: public extension Menu { struct Item {} }
  private mutating func exposeDeclaration() {
    if scopes.last?.isPublic == true, prefix.modifiers.isDisjoint(with: [.private, .internal]) {
      prefix.modifiers.insert(.public)
    }
  }

  /// attribute → "@" name ("." name)* arguments?
  private mutating func attribute() {
    cursor.advance()
    let start = cursor.position
    var isLast = false
    cursor.read(while: { !isLast && ($0.kind.isWord || $0.kind == .period) }) { cursor in
      isLast = !cursor.isJoinedToNext
      cursor.advance()
    }
    prefix.attributes.append(cursor.text(from: start))
    if cursor.isAtAngle, cursor.isJoinedToPrevious { cursor.skipAngles() }
    guard cursor.kind == .leftParen, cursor.isJoinedToPrevious else { return }
    let arguments = cursor.skipBrackets()
    if cursor.contains(.noasync, in: arguments) { prefix.isNoasync = true }
    if prefix.attributes.last == "available" {
      prefix.isUnavailable = ["*,unavailable", "*, unavailable"].contains(
        cursor.compactText(arguments))
    }
    switch prefix.attributes.last {
    case "objc": prefix.objectiveCName = cursor.compactText(arguments)
    case "Environment":
      let value = cursor.compactText(arguments)
      prefix.environmentType = value.namedMetatype ?? value.typeOfEnvironmentValue
    default: break
    }
  }

  /// modifier → word ("(" detail ")")?
  private mutating func modifier(_ keyword: DeclarationModifiers) {
    let kind = cursor.kind
    cursor.advance()
    // A word of this kind may just as well be the name of a function that is called.
    if cursor.kind == .leftParen, cursor.nextKind.isModifierDetail {
      prefix.modifiers.formUnion(DeclarationModifiers(kind, detail: cursor.nextKind))
      cursor.skipBrackets()
    } else {
      prefix.modifiers.formUnion(keyword)
    }
  }

  /// type → keyword name generic-parameters? (":" inherited-type-list)? where-clause? "{"
  private mutating func type() {
    let kind = TypeFacts.Kind(cursor.kind)
    cursor.advance()
    // `class func`, `case .actor`, `actor.run()`: the word declares no type.
    guard cursor.kind.isIdentifier, kind == .extension || cursor.nextEndsTypeName else { return }
    let start = cursor.position
    let name = kind == .extension ? cursor.extendedType() : cursor.takeName()
    guard cursor.position > start else { return }
    var parameters = cursor.genericParameters()
    var inherited = cursor.kind == .colon ? cursor.inheritedTypes() : []
    // Have: protocol Screen where Self: UIViewController
    if kind == .protocol { parameters.append(GenericParameter(name: "Self")) }
    let whereClause = cursor.whereClause(constraining: &parameters)
    if kind == .protocol { inherited += parameters.removeLast().constraint.map { [$0] } ?? [] }
    cursor.skip(to: .leftBrace)
    let fullName = qualified(name)
    let isNonisolated = prefix.modifiers.contains(.nonisolated)
    let surroundings = scopes.last?.surroundings ?? .file
    // An extension can't stand in a type.
    exposeDeclaration()
    let exposesMembers = kind == .extension || kind == .protocol
    let isPublic = exposesMembers && prefix.modifiers.contains(.public)
    types.append(
      TypeFacts(
        kind: kind, name: fullName, inherited: inherited, attributes: prefix.attributes,
        modifiers: prefix.modifiers, genericParameters: parameters, whereClause: whereClause,
        surroundings: surroundings, objectiveCName: prefix.objectiveCName,
        isLocal: scopes.contains { $0.type == nil }, isNoasync: prefix.isNoasync, path: path,
        position: types.count, isUnavailable: prefix.isUnavailable,
      ))
    // Nobody nests types deeper, and names would grow beyond measure.
    guard cursor.kind == .leftBrace, scopes.count < Self.maximumNesting else { return }
    let isObjectiveC = kind == .extension && prefix.attributes.contains("objc")
    open(
      Scope(
        type: fullName, kind: kind, isPublic: isPublic, isObjectiveCExtension: isObjectiveC,
        surroundings: kind != .extension
          ? .type : isNonisolated ? .nonisolatedExtension : .extension,
        position: types.count - 1))
  }

  /// import → "import" kind? module ("." name)*
  private mutating func importedModule() {
    let attributes = prefix.attributes
    prefix = DeclarationPrefix()
    cursor.advance()
    // `import struct Foundation.URL`: the keyword is no name.
    if cursor.kind.isWord, !cursor.kind.isIdentifier { cursor.advance() }
    // Have: move(import: { … })
    guard cursor.kind.isIdentifier else { return }
    imports.append(
      ImportFacts(
        module: cursor.takeName(), isReexported: attributes.contains("_exported"),
        isPreconcurrency: attributes.contains("preconcurrency")))
    cursor.read(while: { $0.kind == .period }) { cursor in
      cursor.advance()
      cursor.advance()
    }
  }

  /// alias → "typealias" name generic-parameters? "=" type
  private mutating func alias() {
    cursor.advance()
    let name = cursor.takeName()
    let parameters = cursor.genericParameters()
    let modifiers = takePrefix().modifiers
    guard cursor.kind == .equal else { return }
    cursor.advance()
    aliases.append(
      AliasFacts(
        name: qualified(name), target: cursor.takeType(), modifiers: modifiers,
        genericParameters: parameters, isLocal: scopes.contains { $0.type == nil }, path: path))
  }

  /// associated-type → "associatedtype" name (":" type)?
  private mutating func associatedType() {
    cursor.advance()
    prefix = DeclarationPrefix()
    let name = cursor.takeName()
    var constraint: String?
    if cursor.kind == .colon {
      cursor.advance()
      constraint = cursor.takeType()
    }
    guard let index = types.lastIndex(where: { $0.name == owner }) else { return }
    var parameters = types[index].genericParameters
    parameters.note(GenericParameter(name: name, constraint: constraint))
    types[index] = types[index].with(genericParameters: parameters)
  }
}

extension [GenericParameter] {
  /// Adds a parameter, or what it says of one that is there.
  mutating func note(_ parameter: GenericParameter) {
    guard let index = firstIndex(where: { $0.name == parameter.name }) else {
      append(parameter)
      return
    }
    guard let more = parameter.constraint else { return }
    self[index].constraint = self[index].constraint.map { $0 + " & " + more } ?? more
  }
}

extension TokenKind {
  fileprivate var isModifierDetail: Bool {
    self == .set || self == .unsafe || self == .safe || self == .nonsending
  }

  /// Whether `class` in front of the token is a modifier.
  fileprivate var followsClassModifier: Bool {
    self == .func || self == .var || self == .let || self == .subscript || self == .override
      || self == .final
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
