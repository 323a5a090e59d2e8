import Rewriter

/// What an operand, or the front part of one, stands for.
enum Entity: Sendable {
  case value(KnownType)
  case type(KnownType)
  /// Functions of one name; the receiver is `nil` for free ones.
  case functions([FunctionFacts], receiver: KnownType?)
  case localFunction(FunctionDecl)
  /// A case of an enum that has associated values.
  case enumCase(of: KnownType)
  /// Something that a type which is not the project's has, or inherits.
  case foreign(String, of: KnownType, isStatic: Bool)
  case module(String)
}

extension ExpressionTypes {
  /// A part of a chain, and whether a `?` stands in it.
  struct Link: Sendable {
    let entity: Entity
    var isChained = false
  }

  func link(of node: Node?) -> Link? {
    guard let deeper, let node else { return nil }
    guard isAnswerComplete else { return deeper.newLink(of: node) }
    return context.known.links.answer(to: node.index) { deeper.newLink(of: node) }
  }

  private func newLink(of node: Node) -> Link? {
    switch node.kind {
    case .declReferenceExpr:
      return node.as(DeclReferenceExpr.self)?.name.flatMap { entity(named: $0, at: node) }
        .map { Link(entity: $0) }
    case .memberAccessExpr: return node.as(MemberAccessExpr.self).flatMap(link(ofAccess:))
    case .functionCallExpr: return node.as(FunctionCallExpr.self).flatMap(link(ofCall:))
    case .subscriptCallExpr:
      return node.as(SubscriptCallExpr.self).flatMap(link(ofSubscript:))
    case .optionalChainingExpr:
      return link(ofInner: node)
        .map { Link(entity: $0.entity, isChained: true) }
    case .forceUnwrapExpr: return link(ofInner: node)
    case .genericSpecializationExpr: return link(ofSpecialization: node)
    case .typeExpr:
      return node.children.first.map { Link(entity: .type(context.knownType($0))) }
    default:
      return type(of: node).map { Link(entity: .value($0)) }
    }
  }

  /// `a` of `a?` or `a!`.
  private func link(ofInner node: Node) -> Link? {
    guard let inner = link(of: node.children.first), let type = value(of: inner.entity)
    else { return nil }
    return Link(entity: .value(unwrapped(type)), isChained: inner.isChained)
  }

  private func link(ofSpecialization node: Node) -> Link? {
    guard let specialization = node.as(GenericSpecializationExpr.self),
      let inner = link(of: specialization.expression), case .type(let type) = inner.entity,
      case .nominal(var names) = type.shape, let last = names.popLast()
    else { return nil }
    let arguments = specialization.genericArgumentClause?.arguments?.node
      .elements(GenericArgument.self).compactMap(\.argument).map(TypeShape.init)
    names.append(TypeShape.Name(name: last.name, arguments: arguments ?? []))
    return Link(
      entity: .type(
        KnownType(
          .nominal(names), scope: context.enclosingTypeNames(of: node).first ?? "",
          path: context.path, bindings: context.genericBindings(at: node))))
  }
}

/// Names.
extension ExpressionTypes {
  private func entity(named name: String, at node: Node) -> Entity? {
    switch context.resolution(of: name, at: node) {
    case .local(let binding):
      if case .function(let function) = binding.kind { return .localFunction(function) }
      if case .type(let declaration) = binding.kind {
        return typeInBody(declaration).map(Entity.type)
      }
      return type(of: binding).map(Entity.value)
    case .member(let members, let type):
      let receiver = context.selfType(named: type, at: node)
      return entity(of: members, receiver: receiver)
    case .global(let members): return entity(of: members, receiver: nil)
    case .type(let name): return .type(context.selfType(named: name, at: node))
    case .module(let name): return .module(name)
    case .typeParameter: return nil
    case .unknown:
      // Have: NSApp
      return project.sdk.memberType(of: "-", member: name)
        .map { .value(KnownType(TypeShape(named: $0), path: context.path)) }
    }
  }

  /// A type that is declared among statements, if the index has no other one of the name.
  ///
  /// Have: final class Progress { var count = 0 }; let progress = Progress()
  private func typeInBody(_ declaration: Node) -> KnownType? {
    guard let name = declaration.declaredTypeName, let facts = project.types[name],
      facts.count == 1, facts[0].isLocal, facts[0].path == context.path,
      facts[0].genericParameters.isEmpty
    else { return nil }
    return KnownType(TypeShape(named: name), path: context.path)
  }

  /// What the one or several members of a name are.
  func entity(of members: [MemberFacts], receiver: KnownType?) -> Entity? {
    var functions: [FunctionFacts] = []
    var types: [KnownType] = []
    // Have: class Page: WebPage { func webView(_ webView: WKWebView, …) {} }, which hides no 'webView' of 'WebPage'
    let nearest = members.first { if case .function = $0 { false } else { true } }?.owner
    for member in members {
      switch member {
      case .function(let function): functions.append(function)
      case .variable(let variable):
        // One that is overridden counts no more.
        guard variable.owner == nearest else { continue }
        guard let type = type(of: variable, receiver: receiver) else { return nil }
        types.append(type)
      case .enumCase(let enumCase):
        let owner = receiver ?? KnownType(TypeShape(named: enumCase.owner), path: enumCase.path)
        return enumCase.payload.isEmpty ? .value(owner) : .enumCase(of: owner)
      }
    }
    // A method may share its name with a property that holds a closure; neither is then known. Delegates have
    // `webView` beside `webView(_:didFinish:)`, which no call confuses.
    guard functions.isEmpty || types.allSatisfy({ unwrapped($0).result == nil }) else { return nil }
    if let first = types.first { return agree(types) ? .value(first) : nil }
    return .functions(functions, receiver: receiver)
  }
}

/// Members.
extension ExpressionTypes {
  private func link(ofAccess access: MemberAccessExpr) -> Link? {
    // An implicit member takes its type from what is around it.
    guard let base = link(of: access.base), let name = access.name else { return nil }
    return member(name, of: base.entity, at: access.node)
      .map { Link(entity: $0, isChained: base.isChained) }
  }

  /// The type of a property, by its name.
  func value(ofMember name: String, of receiver: KnownType, at node: Node) -> KnownType? {
    member(name, of: .value(receiver), at: node).flatMap(value)
  }

  private func member(_ name: String, of base: Entity, at node: Node) -> Entity? {
    switch base {
    case .value(let type):
      return name == "self" ? base : member(name, of: type, isStatic: false)
    case .type(let type):
      if name == "self" { return .value(type.part(.metatype(type.shape))) }
      if name == "init" { return base }
      return nestedType(name, of: type) ?? member(name, of: type, isStatic: true)
    case .module(let module): return entity(named: name, in: module, at: node)
    case .functions, .localFunction, .enumCase: return nil
    case .foreign:
      return value(of: base).flatMap { member(name, of: $0, isStatic: false) }
    }
  }

  /// The type of a value; `nil` for what is none, or not known.
  func value(of entity: Entity) -> KnownType? {
    switch entity {
    case .value(let type): type
    case .foreign("allCases", let type, isStatic: true): type.part(.array(type.shape))
    case .foreign(let name, let type, isStatic: true):
      // Where the project declares the type, the property is that of a superclass.
      Self.singletons.contains(name) && type.name.map(project.types.contains) == false
        ? type : foreignType(ofMember: name, of: type)
    case .foreign(let name, let type, isStatic: false): foreignType(ofMember: name, of: type)
    default: nil
    }
  }

  /// What the tables say of a property of an SDK's type, or of a function without arguments: `current()`.
  func foreignType(ofMember name: String, of type: KnownType) -> KnownType? {
    guard let owner = type.name else { return nil }
    let ancestry = project.ancestry(of: project.resolve(owner, inside: type.scope))
    return ancestry.lazy.filter { project.types[$0] == nil }
      .compactMap { project.sdk.memberType(of: $0, member: name) }.first
      .flatMap { KnownType($0, path: context.path) }
  }

  /// Static properties of Apple's classes that hold an instance of the class.
  private static let singletons = NameTable(
    """
    Foundation: shared default standard current main ephemeral processInfo
    UIKit: general
    """)

  /// Those that may be missing.
  private static let optionalSingletons = NameTable(
    """
    Foundation: OperationQueue.current Progress.current
    """)

  private func entity(named name: String, in module: String, at node: Node) -> Entity? {
    if project.types["\(module).\(name)"] != nil {
      return .type(context.selfType(named: "\(module).\(name)", at: node))
    }
    guard project.sdk.isolation(ofType: "\(module).\(name)") != nil else { return nil }
    // What stands behind the module is no type of the project's.
    let known = project.types[name] == nil ? name : "\(module).\(name)"
    return .type(context.selfType(named: known, at: node))
  }

  private func nestedType(_ name: String, of type: KnownType) -> Entity? {
    guard case .nominal(let outer, _, let bindings) = project.resolved(type) else { return nil }
    for ancestor in project.ancestry(of: outer) {
      let nested = "\(ancestor).\(name)"
      guard project.types[nested] == nil, project.aliases[nested] == nil else {
        return .type(KnownType(TypeShape(named: nested), path: type.path, bindings: bindings))
      }
    }
    let foreign = "\(outer).\(name)"
    return project.sdk.isolation(ofType: foreign) != nil
      ? .type(KnownType(TypeShape(named: foreign), path: type.path)) : nil
  }

  private func member(_ name: String, of type: KnownType, isStatic: Bool) -> Entity? {
    let type = expanded(type)
    if !isStatic, let standard = standardMember(name, of: type) { return .value(standard) }
    if let wrapped = type.wrapped {
      guard !isStatic, !isMemberOfOptional(name) else { return nil }
      // What is declared with `!` is unwrapped where a member is asked for.
      return member(name, of: wrapped, isStatic: false)
    }
    for owner in owners(of: type) {
      let found = project.members(named: name, of: owner.name, inherited: true)
        .filter { $0.modifiers.contains(.static) == isStatic }
      if Self.optionalSingletons.contains("\(owner.name).\(name)") { return nil }
      if !found.isEmpty { return entity(of: found, receiver: owner.type) }
      if isForeign(owner.name) { return .foreign(name, of: owner.type, isStatic: isStatic) }
    }
    return nil
  }

  private func isMemberOfOptional(_ name: String) -> Bool {
    Self.membersOfOptional.contains(name)
      || !project.members(named: name, of: "Optional", inherited: true).isEmpty
  }

  private static let membersOfOptional = NameTable(
    """
    Swift: customMirror debugDescription description flatMap hash hashValue map publisher take
      unsafelyUnwrapped
    """)

  /// Whether the type, or one that it inherits from, may have members that are not the project's.
  private func isForeign(_ name: String) -> Bool {
    project.ancestry(of: name).contains { project.types[$0] == nil }
  }

  /// The types whose members a value has: its own, and those of the protocols that it is known by.
  private func owners(of type: KnownType) -> [(name: String, type: KnownType)] {
    type.conjuncts.flatMap { part -> [(name: String, type: KnownType)] in
      switch project.resolved(part) {
      case .nominal(let name, let arguments, var bindings):
        // Have: any Source<Bool>, whose arguments aren't followed
        for declared in arguments.isEmpty ? [] : project.types[name] ?? []
        where declared.kind == .protocol {
          for associated in declared.genericParameters { bindings[associated.name] = .unknown }
        }
        return [(name, part.named(name, bindings: bindings))]
      case .parameter(let constraints):
        return constraints.flatMap(\.conjuncts).compactMap { constraint in
          guard case .nominal(let name, _, _) = project.resolved(constraint) else { return nil }
          return (name, type)
        }
      case .structural, .unknown: return []
      }
    }
  }

  /// Members of the standard library's types whose type follows from that of the receiver.
  private func standardMember(_ name: String, of type: KnownType) -> KnownType? {
    if case .dictionary(let key, let value) = type.shape, name == "keys" || name == "values" {
      let dictionary = TypeShape.Name(name: "Dictionary", arguments: [key, value])
      let view = TypeShape.Name(name: name == "keys" ? "Keys" : "Values")
      return type.part(.nominal([dictionary, view]))
    }
    if let elements = type.tupleElements {
      let position = Int(name) ?? elements.firstIndex { $0.label == name }
      return position.flatMap { elements.indices.contains($0) ? elements[$0].type : nil }
    }
    let isCollection = type.element != nil || type.name == "String" && !type.isOptional
    guard isCollection else { return nil }
    switch name {
    case "count": return standard("Int")
    case "isEmpty": return standard("Bool")
    case "first", "last", "randomElement": return type.element?.wrappedOnce
    default: return nil
    }
  }
}

extension ExpressionTypes {
  /// The type of a property; generic parameters of its owner are those of the receiver.
  func type(of variable: VariableFacts, receiver: KnownType? = nil) -> KnownType? {
    let bindings = receiver.map { self.bindings(of: $0, in: variable.owner) } ?? [:]
    if let written = variable.type {
      return KnownType(
        written, scope: variable.owner, path: variable.path, bindings: bindings)
    }
    guard let value = variable.initializer else { return nil }
    guard let atInitialValue else { return type(ofInitialValue: value, of: variable) }
    let question = ProjectTables.InitialValue(
      text: value, owner: variable.owner, path: variable.path)
    return project.tables.typesOfInitialValues.answer(to: question) {
      atInitialValue.type(ofInitialValue: value, of: variable)
    }
  }

  /// The value is looked at where it stands: inside of its type.
  private func type(ofInitialValue value: String, of variable: VariableFacts) -> KnownType? {
    let source =
      variable.owner.isEmpty
      ? "let value = \(value)" : "extension \(variable.owner) { static let value = \(value) }"
    let tree = Tree.parse(SourceFile(source))
    let owner = Context(
      codemod: context.codemod, path: variable.path, tree: tree, project: project)
    let expression = tree.nodes.first { $0.is(.initializerClause) }?
      .as(InitializerClause.self)?.value
    guard tree.errors.isEmpty, let expression else { return nil }
    return inside(owner)?.type(of: expression)
  }

  /// What generic parameters of a member's type stand for.
  func bindings(of receiver: KnownType, in owner: String) -> [String: KnownType.Binding] {
    guard case .nominal(let name, _, let bindings) = project.resolved(receiver) else { return [:] }
    if project.types[name]?.first?.kind == .protocol {
      return receiver.bindings.filter { if case .unknown = $0.value { true } else { false } }
    }
    if name == owner { return bindings }
    // The arguments that a subclass gives to its superclass are not followed.
    let parameters = project.typeParameters(of: owner)
    return Dictionary(parameters.map { ($0.name, .unknown) }) { first, _ in first }
  }
}

extension ExpressionTypes {
  /// The type with aliases followed, as far as they are known.
  func expanded(_ type: KnownType) -> KnownType {
    var expanded = project.expanded(type) ?? type
    expanded.mayBeOptional = type.mayBeOptional
    return expanded
  }

  /// The type without one `?`; of what may be an optional, the type itself.
  func unwrapped(_ type: KnownType) -> KnownType {
    let type = expanded(type)
    var result = type.wrapped ?? type
    result.mayBeOptional = false
    return result
  }

  /// Whether the types are the same, however they are spelled.
  func agree(_ types: [KnownType]) -> Bool {
    guard let first = types.first else { return false }
    if types.allSatisfy({ $0 == first }) { return true }
    guard let shape = project.canonical(first) else { return false }
    return types.allSatisfy {
      $0.mayBeOptional == first.mayBeOptional && project.canonical($0) == shape
    }
  }
}
