import Rewriter

extension Context {
  /// The type, where it is the project's and may have the attribute.
  func typeForMainActor(_ name: String) -> String? {
    let type = project.resolve(name)
    guard let declarations = project.types[type],
      declarations.allSatisfy({ $0.kind != .protocol && $0.kind != .actor }),
      !foreignAncestry(of: type).contains(where: isClassThatIsNotSendable)
    else { return nil }
    return declarations.contains { $0.kind == .class && isUsedOffMainActor($0) } ? nil : type
  }

  /// Whether nonisolated code that belongs to no object uses a class: a function outside of types, or one of a structure
  /// or an enumeration; or it works on a queue of its own. What the code of other classes is isolated to may still change.
  func isUsedOffMainActor(_ declaration: TypeFacts) -> Bool {
    let place = ProjectTables.TypePlace(name: declaration.name, path: declaration.path)
    // What holds under an assumption is kept nowhere.
    return project.assumedOnMainActor.isEmpty
      ? project.tables.classesUsedOffMainActor.answer(to: place) { hasUseOffMainActor(declaration) }
      : hasUseOffMainActor(declaration)
  }

  private func hasUseOffMainActor(_ declaration: TypeFacts) -> Bool {
    let name = declaration.name.lastName
    return worksOnOwnQueue(declaration)
      || project.files(naming: name).contains { path in
        project.modules.modules(of: path).allSatisfy { $0.kind != .test }
          && seen(inFile: path).map { $0.usesOffMainActor(declaration, spelled: name) } == true
      }
  }

  /// Whether a serial queue of the class's own protects its state.
  ///
  /// Have: queue.sync { count }, dispatchPrecondition(condition: .onQueue(queue))
  private func worksOnOwnQueue(_ declaration: TypeFacts) -> Bool {
    let queues = project.members(of: declaration.name).compactMap { member -> String? in
      guard case .variable(let variable) = member,
        let queue = variable.initializer, queue.hasPrefix("DispatchQueue("),
        !queue.contains(".concurrent")
      else { return nil }
      return variable.name
    }
    guard !queues.isEmpty, let file = seen(inFile: declaration.path) else { return false }
    let waits = file.tree.calls(of: "sync").map { ($0, $0.receiver) }
    let checks = file.tree.calls(of: "onQueue")
      .map { ($0, $0.arguments?.arguments.first?.expression) }
    return (waits + checks).contains { call, queue in
      queue?.nameWithoutSelf.map(queues.contains) == true
        && file.enclosingTypeNames(of: call.node).first == declaration.name
    }
  }

  private func usesOffMainActor(_ declaration: TypeFacts, spelled name: String) -> Bool {
    guard project.types[declaration.name]?.contains(where: { $0.path == declaration.path }) == true
    else { return false }
    return tree.tokens(spelling: name).contains { token in
      let node = tree.innermostNode(at: tree.range(of: token).lowerBound)
      guard node.isUseOfType, let code = node.codeOfNoObject(in: self),
        case .type(declaration.name) = resolution(of: name, at: node)
      else { return false }
      return isolation(at: node).kind == .nonisolated
        && isolation(inside: code).kind == .nonisolated
        // Have: a function that makes view controllers, which is to go to the main actor itself.
        && MainActorNeeds(context: self, code: code).first(in: code)?.isKnown != true
    }
  }
}

extension Node {
  /// Whether the node names the type alone, and not one that is nested in it: `Logger.shared`, `-> Logger`.
  fileprivate var isUseOfType: Bool {
    if self.is(.identifierType) { return parent?.is(.memberType) != true }
    guard self.is(.declReferenceExpr) else { return false }
    guard let access = parent?.as(MemberAccessExpr.self) else { return true }
    return access.base == self && access.name?.first?.isUppercase == false
  }

  /// The function or property around the node, if it is no member of a class or a protocol.
  fileprivate func codeOfNoObject(in context: Context) -> Node? {
    guard
      let code = ancestors.prefix(while: { $0.declaredTypeName == nil })
        .first(where: \.isFunctionOrComputed),
      !ancestors.contains(where: \.isMacroExpansion)
    else { return nil }
    let types = context.enclosingTypeNames(of: self).prefix(1)
    let isOfObject = types.contains { name in
      context.project.types[context.project.resolve(name)]?.contains {
        [.class, .protocol, .actor].contains($0.kind)
      } ?? false
    }
    return isOfObject ? nil : code
  }

  private var isFunctionOrComputed: Bool {
    switch kind {
    case .functionDecl, .initializerDecl, .subscriptDecl: true
    case .patternBinding: self.as(PatternBinding.self)?.accessorBlock != nil
    default: false
    }
  }

  private var isMacroExpansion: Bool {
    self.is(.macroExpansionDecl) || self.is(.macroExpansionExpr)
  }
}
