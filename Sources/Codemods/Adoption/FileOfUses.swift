import Rewriter

/// A file that may use a class, as it is, and as it would be.
struct FileOfUses {
  let subject: IsolatableClass
  let holders: ClassHolders
  let now: Context

  /// Where only the class and its subclasses are isolated.
  let alone: Context

  /// Where all classes are isolated that may be.
  let together: Context

  struct Use {
    let node: Node
    let isKnown: Bool
  }

  /// The use of the class that a reference is, in code that isn't isolated to the main actor.
  func use(of reference: DeclReferenceExpr) -> Use? {
    let access = reference.node.parent?.as(MemberAccessExpr.self)
    let node = access?.declName?.node == reference.node ? access?.node : reference.node
    guard let node, now.isolation(at: node).kind != .mainActor, !node.isInDeinit,
      !node.isDelegation || subject.contains(node, in: now), !mayWait(for: node)
    else { return nil }
    if makesObject(node) { return Use(node: node, isKnown: true) }
    switch need(of: node, in: alone) {
    case .needed:
      if case .needed = need(of: node, in: now) { return nil }
      return Use(node: node, isKnown: true)
    case .unknown:
      let base = node.as(MemberAccessExpr.self)?.base
      return base.map { holders.mayBeIn($0, now) } == true ? Use(node: node, isKnown: false) : nil
    case nil: return nil
    }
  }

  private func need(of node: Node, in context: Context) -> MainActorNeed? {
    MainActorNeeds(context: context, code: context.tree.root).use(of: node)
  }

  /// Have: Model(), Outer.Model(), let model: Model = .init()
  private func makesObject(_ node: Node) -> Bool {
    guard node.parent?.as(FunctionCallExpr.self)?.calledExpression == node else { return false }
    if let name = node.referencedName {
      guard case .type(let type) = now.resolution(of: name, at: node),
        case let resolved = now.project.resolve(type), subject.family.contains(resolved)
      else { return false }
      let initializers = now.project.members(named: "init", of: resolved, inherited: false)
      return initializers.isEmpty
        || initializers.contains { !$0.modifiers.contains(.nonisolated) }
    }
    guard let access = node.as(MemberAccessExpr.self) else { return false }
    if access.name == "init", access.base == nil {
      let variable = node.ancestors.lazy.compactMap { $0.as(PatternBinding.self) }.first
      let type = variable?.typeAnnotation?.type.map { TypeSpelling($0.text).core }
      return subject.family.contains { $0.lastName == type?.lastName }
    }
    return subject.family.contains(now.project.resolve(node.compactText))
  }

  /// Whether the code waits there anyway, sends nothing, and gets what may leave the main actor.
  private func mayWait(for node: Node) -> Bool {
    let call = node.parent?.as(FunctionCallExpr.self).flatMap { call in
      call.calledExpression == node ? call : nil
    }
    guard node.isAwaited, call?.arguments?.arguments.isEmpty != false, call?.trailingClosure == nil
    else { return false }
    let value = call?.node ?? node
    if value.parent?.parent?.is(.codeBlockItem) == true { return true }
    return alone.valueType(of: value).map { alone.sendability(of: $0).kind == .yes } ?? false
  }

  func refusal(of use: Use) -> Refusal {
    let place = "'\(use.node.textInOneLine)' (\(now.place(of: use.node)))"
    if isDefaultOfIsolatedFunction(use.node) {
      return Refusal(
        .usedOffMainActor,
        "a default argument isn't isolated to the main actor in Swift 5: \(place); enable 'IsolatedDefaultValues'"
      )
    }
    return use.isKnown
      ? Refusal(
        .usedOffMainActor,
        "code outside the main actor uses the class: \(place); isolate that code first")
      : Refusal(
        .unknownIsolation,
        "we can't tell whether \(place), outside the main actor, uses the class; isolate the class, if it doesn't"
      )
  }

  private func isDefaultOfIsolatedFunction(_ node: Node) -> Bool {
    guard let parameter = node.ancestors.first(where: { $0.is(.functionParameter) }),
      let function = parameter.ancestors.first(where: {
        $0.is(.functionDecl) || $0.is(.initializerDecl)
      })
    else { return false }
    return together.isolation(inside: function).kind == .mainActor
  }
}

extension Node {
  /// What a deinitializer may use is another question (``DeinitRejection``).
  fileprivate var isInDeinit: Bool { ancestors.contains { $0.is(.deinitializerDecl) } }

  /// `self.init` or `super.init`, which is about the type around it.
  fileprivate var isDelegation: Bool {
    guard let access = self.as(MemberAccessExpr.self), access.name == "init" else { return false }
    return access.base.map { $0.isSelfReference || $0.text == "super" } ?? false
  }

  /// Whether an `await`, or the `async let` whose value it is in, is about it.
  fileprivate var isAwaited: Bool {
    for node in ancestors {
      switch node.kind {
      case .awaitExpr: return true
      case .variableDecl: return node.as(VariableDecl.self)?.modifiers?.contains(.async) == true
      case .closureExpr, .codeBlockItem: return false
      default: continue
      }
    }
    return false
  }
}
