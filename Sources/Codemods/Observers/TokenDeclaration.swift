import Rewriter

/// Where and how a type declares the properties that keep its observers.
struct TokenDeclaration {
  let host: String
  let context: Context

  func edits(for groups: [TokenGroup]) throws(Refusal) -> [Edit] {
    try declarations().compactMap { insertion(for: groups, in: $0) }
  }

  /// Those of the type in the file, each of which gets the properties. Throws why it can get none.
  func declarations() throws(Refusal) -> [ClassDecl] {
    let declarations = context.classes(named: host)
    guard declarations.count < 2 || Node.areAlternatives(declarations.map(\.node)) else {
      throw Refusal(
        .noPropertyForToken,
        "removing the block needs a property in '\(host)', which is declared twice")
    }
    guard !declarations.isEmpty else {
      throw Refusal(
        .noPropertyForToken,
        "removing the block needs a property in '\(host)', which is in another file")
    }
    let attributes = declarations.flatMap { $0.attributes?.attributes.map(\.name) ?? [] }
    if attributes.contains("Model") {
      throw Refusal(
        .noPropertyForToken,
        "removing the block needs a property in '\(host)', and '@Model' would store it; mark it '@Transient' by hand"
      )
    }
    if let conformance = synthesizedConformance {
      throw Refusal(
        .noPropertyForToken,
        "removing the block needs a property in '\(host)', whose '\(conformance)' is synthesized")
    }
    return declarations
  }

  private func insertion(for groups: [TokenGroup], in declaration: ClassDecl) -> Edit? {
    guard let block = declaration.memberBlock, let brace = block.leftBrace else { return nil }
    let isTracked =
      declaration.attributes?.attributes.contains { $0.name.hasSuffix("Observable") } == true
    let lines = groups.map { line(for: $0, isTracked: isTracked) }
    return insertion(of: lines, in: block, behind: brace)
  }

  private func line(for group: TokenGroup, isTracked: Bool) -> String {
    let attribute = isTracked ? "@ObservationIgnored " : ""
    let modifier = group.isReadAnywhere ? "nonisolated(unsafe) " : ""
    let name = group.property.name
    let type =
      group.property.isArray ? "[any NSObjectProtocol] = []" : "(any NSObjectProtocol)?"
    return "\(attribute)private \(modifier)var \(name): \(type)"
  }

  /// What the compiler writes for the type depends on its stored properties.
  private var synthesizedConformance: String? {
    let project = context.project
    guard project.types["\(host).CodingKeys"] == nil else { return nil }
    let declarations = (project.types[host] ?? []) + project.extensions(of: host)
    return declarations.flatMap(\.inherited).first {
      ["Codable", "Decodable", "Encodable"].contains(TypeSpelling($0).name)
    }
  }

  /// Behind the stored properties that the type begins with, or those of the type itself, or else at its
  /// start.
  private func insertion(of lines: [String], in block: MemberBlock, behind brace: Token) -> Edit {
    let members = block.members?.node.elements(MemberBlockItem.self) ?? []
    let source = context.tree.source
    let isCode = { (item: MemberBlockItem) in
      item.decl.map { $0.is(.functionDecl) || $0.is(.initializerDecl) || $0.is(.deinitializerDecl) }
        ?? false
    }
    let leading = members.prefix { !isCode($0) }
    let property = leading.last { $0.isStoredProperty }
    if let last = property ?? leading.last(where: \.isConstantOfType) {
      let line = Indentation(ofLineAt: last.range.lowerBound, in: source)
      let text = line.lines(lines)
      let isApart = MemberSpacing(of: Array(leading), behind: brace, in: source).isApart(last)
      return .insert(
        (property == nil || isApart ? line.lineEnding : "") + text,
        at: source.endOfLine(behind: last.range.upperBound))
    }
    let outer = Indentation(ofLineAt: block.range.lowerBound, in: source)
    let line = outer.deeper(by: Indentation.unit(of: source, at: block.range.lowerBound))
    let text = line.lines(lines)
    if members.isEmpty, let end = block.rightBrace, end.leadingTrivia.indices.count < 2 {
      return Edit(
        replace: brace.range.upperBound..<end.range.lowerBound,
        with: text + line.lineEnding + outer.blanks)
    }
    let spacing = MemberSpacing(of: members, behind: brace, in: source)
    return .insert(
      members.isEmpty || spacing.beginsWithBlankLine ? text : text + line.lineEnding,
      at: source.endOfLine(behind: brace.range.upperBound))
  }
}

extension Context {
  /// The declarations of the class in the file, without extensions.
  func classes(named name: String) -> [ClassDecl] {
    tree.all(ClassDecl.self).filter { enclosingTypeNames(of: $0.node).first == name }
  }
}

extension Node {
  /// Whether each of them is in another branch of one `#if`.
  fileprivate static func areAlternatives(_ declarations: [Node]) -> Bool {
    let branches = declarations.compactMap { declaration in
      declaration.ancestors.first { $0.is(.ifConfigClause) }
    }
    return branches.count == declarations.count
      && Set(branches.map(\.index)).count == branches.count
      && Set(branches.compactMap { $0.parent?.index }).count == 1
  }
}

extension MemberBlockItem {
  /// Whether it is a property with storage in each instance.
  fileprivate var isStoredProperty: Bool {
    guard let variable = decl?.as(VariableDecl.self),
      variable.modifiers?.contains(.static) != true, variable.modifiers?.contains(.class) != true
    else { return false }
    return variable.bindings?.node.elements(PatternBinding.self).contains {
      $0.accessorBlock?.accessors?.is(.codeBlockItemList) != true
    } ?? false
  }

  /// Whether it is a `static let` that has its line for itself.
  fileprivate var isConstantOfType: Bool {
    guard let variable = decl?.as(VariableDecl.self), variable.bindingSpecifier?.kind == .let else {
      return false
    }
    return variable.modifiers?.contains(.static) == true
  }
}

/// Names for the properties of a type, none of which is used in its code in the file.
struct TokenNames {
  private let context: Context
  private let host: String
  private var taken: Set<String>

  init(host: String, context: Context) {
    self.host = host
    self.context = context
    let parts =
      context.tree.all(ClassDecl.self).map(\.node)
      + context.tree.all(ExtensionDecl.self).map(\.node)
    taken = parts.lazy.filter { context.enclosingTypeNames(of: $0).first == host }
      .reduce(into: []) { $0.formUnion($1.identifiers) }
  }

  /// - Parameter isOnlyOne: whether the type keeps no others.
  mutating func property(
    for members: [ObserverBlock], of center: CenterIdentity, isOnlyOne: Bool,
  ) -> TokenProperty {
    let isArray = members.count > 1 || members.contains { !$0.registersOnce }
    var wanted = [members[0].tokenName + (isArray ? "Observers" : "Observer")]
    if members.count > 1 {
      wanted = ["observers", "notificationObservers"]
      let common = Self.commonWords(of: members.map(\.tokenName))
      if let name = center.nameOfGroup ?? (isOnlyOne || common.isEmpty ? nil : common) {
        wanted.insert(name + "Observers", at: 0)
      }
    }
    let name = NewName.first(of: wanted[0], Array(wanted.dropFirst()), where: isFree)
    taken.insert(name)
    return TokenProperty(name: name, isArray: isArray)
  }

  /// `keyboard` of `keyboardWillShow` and `keyboardDidHide`.
  private static func commonWords(of names: [String]) -> String {
    let words = names.map { name in
      name.indices.filter { name[$0].isUppercase || $0 == name.startIndex }.map { start in
        name[start...].prefix(1) + name[start...].dropFirst().prefix { !$0.isUppercase }
      }
    }
    var common = words[0]
    for other in words.dropFirst() {
      common = Array(zip(common, other).prefix { $0 == $1 }.map(\.0))
    }
    let verbs: Set<Substring> = ["Did", "Will", "Should"]
    while let last = common.last, verbs.contains(last) { common.removeLast() }
    return common.joined()
  }

  private func isFree(_ name: String) -> Bool {
    !taken.contains(name) && !context.project.hasMember(name, in: host)
      && !context.project.declaresGlobally(name)
  }
}

extension ObserverBlock {
  /// The notification's name, else the handler's, with a small letter in front.
  fileprivate var tokenName: String {
    var name = handler.name.filter { $0 != "`" }
    if case .constant(let constant, _) = registration.notificationName { name = constant }
    if name.hasSuffix("Notification"), name.count > 12 { name.removeLast(12) }
    let capitals = name.prefix(while: \.isUppercase).count
    let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }

  /// Whether an object cannot come by the call twice.
  fileprivate var registersOnce: Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .closureExpr, .forStmt, .whileStmt, .repeatStmt: return false
      case .initializerDecl: return true
      case .functionDecl:
        guard let function = ancestor.as(FunctionDecl.self) else { return false }
        return Self.functionsCalledOnce.contains(function.name?.name ?? "")
          || observer.context.isSetUp(function)
      default: if ancestor.declaredTypeName != nil { return false }
      }
    }
    return false
  }

  /// Functions that UIKit and AppKit call once for an object.
  private static let functionsCalledOnce: Set = [
    "applicationDidFinishLaunching", "awakeFromNib", "viewDidLoad", "windowDidLoad",
  ]
}

extension Context {
  /// Whether a method is private, and all that calls it is an initializer, or that and the one from a coder, once
  /// each: of others one may call another, as those of UIKit's controllers do.
  fileprivate func isSetUp(_ method: FunctionDecl) -> Bool {
    guard let name = method.name?.name, method.modifiers?.contains(.private) == true else {
      return false
    }
    let type = enclosingTypeNames(of: method.node).first
    let callers = tree.all(DeclReferenceExpr.self, startingWith: name)
      .filter { enclosingTypeNames(of: $0.node).first == type }.map { $0.node.setUpCaller }
    let places = callers.compactMap(\.self)
    return !places.isEmpty && places.count == callers.count
      && Set(places.map(\.index)).count == places.count
      && places.filter { !$0.isInitializerFromCoder }.count < 2
  }
}

extension Node {
  /// `init(coder:)`
  fileprivate var isInitializerFromCoder: Bool {
    let parameters = self.as(InitializerDecl.self)?.signature?.parameterClause?.node
      .descendantsAndSelf.compactMap { $0.as(FunctionParameter.self) }
    return parameters?.count == 1 && parameters?[0].firstName?.name == "coder"
  }

  /// The designated initializer whose statement it calls in, not in a closure, loop or function of its own.
  fileprivate var setUpCaller: Node? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closureExpr, .forStmt, .whileStmt, .repeatStmt, .functionDecl: return nil
      case .initializerDecl:
        let modifiers = ancestor.as(InitializerDecl.self)?.modifiers
        return modifiers?.node.tokens.contains { $0.name == "convenience" } == true ? nil : ancestor
      default: if ancestor.declaredTypeName != nil { return nil }
      }
    }
    return nil
  }
}
