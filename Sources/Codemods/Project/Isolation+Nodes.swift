import Rewriter

extension Context {
  /// The isolation of the code at a node: that of the innermost closure, function, accessor or type
  /// around it that decides.
  public func isolation(at node: Node) -> Isolation {
    node.parent.map(isolation(inside:)) ?? isolationOfTopLevel
  }

  /// The isolation of the code that a closure or declaration holds.
  func isolation(inside node: Node) -> Isolation {
    for scope in node.ancestorsAndSelf {
      if let isolation = isolation(decidedBy: scope) { return isolation }
    }
    return isolationOfTopLevel
  }

  /// Top-level code runs on the main actor in `main.swift`; elsewhere there are only initial values
  /// and what is in no type, for which the module's default counts.
  private var isolationOfTopLevel: Isolation {
    if path.split(separator: "/").last == "main.swift" {
      return Isolation(.mainActor, because: ["top-level code of \(path)"])
    }
    let isolation = project.defaultIsolation(inFile: path)
    return isolation.chain.isEmpty
      ? Isolation(isolation.kind, because: ["no type around it"]) : isolation
  }

  /// `nil` where the node leaves it to what is around it.
  private func isolation(decidedBy node: Node) -> Isolation? {
    if let closure = node.as(ClosureExpr.self) { return isolation(decidedBy: closure) }
    if let member = MemberDeclaration(node) { return isolation(decidedBy: member) }
    guard node.declaredTypeName != nil else { return nil }
    return isolation(ofTypeDeclaration: node)
  }

  private func isolation(decidedBy closure: ClosureExpr) -> Isolation? {
    let attributes = closure.signature?.attributes?.attributes.map(\.name) ?? []
    if let kind = Isolation.Kind(attributes: attributes, project: project) {
      return Isolation(kind, because: ["attribute on the closure"])
    }
    if attributes.contains("Sendable") {
      return Isolation(.nonisolated, because: ["'@Sendable' closure"])
    }
    switch ClosureUse(of: closure) {
    case .argument(let call, let label): return isolation(ofArgument: label, of: call)
    default: return nil
    }
  }

  /// The isolation that a call gives a closure; `nil` if the closure keeps that of where it is formed.
  private func isolation(ofArgument label: String?, of call: FunctionCallExpr) -> Isolation? {
    let callee = call.calledExpression?.compactText ?? ""
    if let known = KnownClosures.isolation(ofClosurePassedTo: callee) {
      return Isolation(known, because: ["closure passed to '\(callee)'"])
    }
    guard let name = call.calleeName else { return nil }
    if let known = sdkIsolation(ofClosure: label, passedTo: name, in: call) { return known }
    let types = project.closureTypes(ofFunction: name, label: label)
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    let attributes = WrittenType.attributes(of: first).map(String.init)
    if let kind = Isolation.Kind(attributes: attributes, project: project) {
      return Isolation(kind, because: ["closure passed to '\(name)'"])
    }
    return attributes.contains("Sendable")
      ? Isolation(.nonisolated, because: ["'@Sendable' closure passed to '\(name)'"]) : nil
  }

  /// The tables speak of SDKs: a function of the project is meant only where the user says so.
  private func sdkIsolation(
    ofClosure label: String?, passedTo name: String, in call: FunctionCallExpr,
  ) -> Isolation? {
    guard project.sdk.hasUserRows(forFunction: name) || project.functions[name] == nil else {
      return nil
    }
    let known = project.sdk.isolation(
      ofClosure: label, passedTo: name,
      labels: call.arguments?.arguments.map { $0.label?.name ?? "_" } ?? [],
      isTrailing: call.trailingClosure != nil)
    switch known {
    case .mainActor: return Isolation(.mainActor, because: ["closure passed to '\(name)'"])
    case .nonisolated:
      return Isolation(.nonisolated, because: ["'@Sendable' closure passed to '\(name)'"])
    case .caller, .unknown, nil: return nil
    }
  }

  private func isolation(decidedBy member: MemberDeclaration) -> Isolation? {
    let attributes = member.attributes?.attributes.map(\.name) ?? []
    if let kind = Isolation.Kind(attributes: attributes, project: project) {
      return Isolation(kind, because: ["attribute on \(member.description)"])
    }
    if member.modifiers?.contains(.nonisolated) == true {
      return Isolation(.nonisolated, because: ["'nonisolated' on \(member.description)"])
    }
    if attributes.contains("concurrent") || attributes.contains("Sendable") {
      return Isolation(.nonisolated, because: ["attribute on \(member.description)"])
    }
    if member.node.is(.deinitializerDecl), member.modifiers?.contains(.isolated) != true {
      return Isolation(.nonisolated, because: ["deinit"])
    }
    guard let type = member.type else { return nil }
    if let isolation = isolationInExtension(of: member, in: type) { return isolation }
    let isolation = isolation(ofTypeDeclaration: type)
    if case .actor = isolation.kind, member.modifiers?.contains(.static) == true {
      return Isolation(.nonisolated, because: ["static member of an actor"])
    }
    return isolation
  }

  /// A method in an extension that states the conformance has the isolation of the requirement that it
  /// meets; which methods do is not known without the protocol.
  private func isolationInExtension(of member: MemberDeclaration, in type: Node) -> Isolation? {
    guard let declaration = type.as(ExtensionDecl.self), member.node.is(.functionDecl),
      isolation(ofTypeDeclaration: type).kind == .nonisolated
    else { return nil }
    let inherited =
      declaration.inheritanceClause?.inheritedTypes?.node
      .elements(InheritedType.self) ?? []
    let isolating = inherited.compactMap { $0.type?.text }
      .first { project.isolation(ofType: project.resolve($0)).kind == .mainActor }
    return isolating.map {
      Isolation(.unknown, because: ["\(member.description) may be a requirement of '\($0)'"])
    }
  }

  private func isolation(ofTypeDeclaration node: Node) -> Isolation {
    let facts = TypeFacts(node, name: enclosingTypeNames(of: node).first ?? "", path: path)
    return project.isolation(of: facts)
  }
}

/// A declaration that may say what its code is isolated to.
private struct MemberDeclaration: CustomStringConvertible {
  let node: Node
  let attributes: AttributeList?
  let modifiers: DeclModifierList?
  let description: String

  init?(_ node: Node) {
    self.node = node
    switch node.kind {
    case .functionDecl:
      let function = node.as(FunctionDecl.self)
      attributes = function?.attributes
      modifiers = function?.modifiers
      description = "func \(function?.name?.name ?? "")"
    case .initializerDecl:
      let initializer = node.as(InitializerDecl.self)
      attributes = initializer?.attributes
      modifiers = initializer?.modifiers
      description = "init"
    case .deinitializerDecl:
      let deinitializer = node.as(DeinitializerDecl.self)
      attributes = deinitializer?.attributes
      modifiers = deinitializer?.modifiers
      description = "deinit"
    case .subscriptDecl:
      let `subscript` = node.as(SubscriptDecl.self)
      attributes = `subscript`?.attributes
      modifiers = `subscript`?.modifiers
      description = "subscript"
    case .variableDecl:
      let variable = node.as(VariableDecl.self)
      attributes = variable?.attributes
      modifiers = variable?.modifiers
      description = "var \(variable?.bindings?.node.children.first?.firstToken?.name ?? "")"
    default:
      return nil
    }
  }

  /// The type whose member it is; `nil` for a local or global declaration.
  var type: Node? {
    let item = node.ancestors.first {
      $0.kind != .ifConfigDecl && $0.kind != .ifConfigClause
        && $0.kind != .ifConfigClauseList && $0.kind != .memberBlockItem
        && $0.kind != .memberBlockItemList
    }
    return item?.is(.memberBlock) == true ? item?.parent : nil
  }
}

extension TypeFacts {
  /// The facts of a declaration in a tree, which may be another one of the same name than the index has.
  fileprivate init(_ node: Node, name: String, path: String) {
    let attributes = node.children.first { $0.is(.attributeList) }?.as(AttributeList.self)
    let modifiers = node.children.first { $0.is(.declModifierList) }?.as(DeclModifierList.self)
    let clause = node.children.first { $0.is(.inheritanceClause) }?.as(InheritanceClause.self)
    self.init(
      kind: Kind(node.kind), name: name,
      inherited: clause?.inheritedTypes?.node.elements(InheritedType.self)
        .compactMap { $0.type?.text } ?? [],
      attributes: attributes?.attributes.map(\.name) ?? [],
      modifiers: modifiers?.contains(.nonisolated) == true ? .nonisolated : [],
      surroundings: Surroundings(of: node), path: path,
    )
  }
}

extension TypeFacts.Surroundings {
  /// What a type's declaration stands in, whatever is between them.
  fileprivate init(of declaration: Node) {
    guard let outer = declaration.ancestors.first(where: { $0.declaredTypeName != nil }) else {
      self = .file
      return
    }
    let modifiers = outer.children.first { $0.is(.declModifierList) }?.as(DeclModifierList.self)
    let isNonisolated = modifiers?.contains(.nonisolated) == true
    self = !outer.is(.extensionDecl) ? .type : isNonisolated ? .nonisolatedExtension : .extension
  }
}

extension TypeFacts.Kind {
  fileprivate init(_ kind: NodeKind) {
    switch kind {
    case .structDecl: self = .struct
    case .enumDecl: self = .enum
    case .actorDecl: self = .actor
    case .protocolDecl: self = .protocol
    case .extensionDecl: self = .extension
    default: self = .class
    }
  }
}
