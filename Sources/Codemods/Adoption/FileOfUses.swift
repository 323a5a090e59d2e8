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

  /// Whether the node makes an object by an initializer that isn't `nonisolated`, as far as its arguments tell which one
  /// is meant.
  private func makesObject(_ node: Node) -> Bool {
    guard let call = node.parent?.as(FunctionCallExpr.self), call.calledExpression == node,
      let type = classMade(by: node)
    else { return false }
    let initializers = now.project.members(named: "init", of: type, inherited: false)
    let meant = initializers.filter { member in
      guard case .function(let initializer) = member else { return true }
      return initializer.accepts(call, in: now.project)
    }
    return meant.isEmpty || !meant.allSatisfy { $0.modifiers.contains(.nonisolated) }
  }

  /// Have: Model(), Outer.Model(), Model.init(), let model: Model = .init()
  private func classMade(by callee: Node) -> String? {
    guard let access = callee.as(MemberAccessExpr.self) else {
      return callee.referencedName.flatMap { name in
        guard case .type(let type) = now.resolution(of: name, at: callee) else { return nil }
        return ofFamily(now.project.resolve(type))
      }
    }
    guard access.name == "init" else { return ofFamily(now.project.resolve(callee.compactText)) }
    guard let base = access.base else {
      let variable = callee.ancestors.lazy.compactMap { $0.as(PatternBinding.self) }.first
      let type = variable?.typeAnnotation?.type.map { TypeSpelling($0.text).core }
      return subject.family.first { $0.lastName == type?.lastName }
    }
    return ofFamily(now.project.resolve(base.compactText))
  }

  private func ofFamily(_ type: String) -> String? { subject.family.contains(type) ? type : nil }

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
