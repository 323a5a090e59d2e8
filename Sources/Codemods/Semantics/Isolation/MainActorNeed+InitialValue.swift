import Rewriter

/// What initial values and default arguments need.
extension Context {
  /// What a value needs of the main actor where it is made, outside of closures that are called later.
  func mainActorNeed(ofInitialValue value: Node) -> MainActorNeed? {
    mainActorNeed(ofInitialValue: value, inside: isCalledWhereItStands)
  }

  /// What a value needs of the main actor where it is made, and so do the closures in it that have the isolation of the
  /// code around: the compiler asks for it with the value, as measured with Swift 6.3.1.
  func mainActorNeed(ofInitialValueWithClosures value: Node) -> MainActorNeed? {
    mainActorNeed(ofInitialValue: value, inside: isIsolatedWithValue)
  }

  private func mainActorNeed(
    ofInitialValue value: Node, inside isPart: (ClosureExpr) -> Bool,
  ) -> MainActorNeed? {
    let needs = MainActorNeeds(context: self, code: value)
    let nodes = needs.ownNodes(of: value).filter { node in
      node.ancestors.prefix { value.encloses($0) && $0 != value.parent }
        .allSatisfy { $0.as(ClosureExpr.self).map(isPart) ?? true }
    }
    return nodes.lazy.filter { node in !mayBeNonisolated(node) && !isFunctionThatIsNotCalled(node) }
      .compactMap { node in
        node.as(KeyPathExpr.self).map(needs.use(ofKeyPath:)) ?? needs.use(of: node)
      }
      .first(where: \.isKnown)
  }

  private func isCalledWhereItStands(_ closure: ClosureExpr) -> Bool {
    if case .called = ClosureUse(of: closure) { return true }
    return false
  }

  private func isIsolatedWithValue(_ closure: ClosureExpr) -> Bool {
    guard isolation(decidedBy: closure) == nil else { return false }
    switch ClosureUse(of: closure) {
    case .called: return true
    case .argument: return keepsIsolation(closure)
    case .assigned: return false
    case .initialValue(let type): return isFunction(knownType(type))
    case .other: return true
    }
  }

  /// What the compiler makes for an enumeration, or for a structure with wrapped properties, and constants that a framework
  /// gives its class: `UIView.noIntrinsicMetric`.
  private func mayBeNonisolated(_ node: Node) -> Bool {
    if let name = node.referencedName, case .type(let written) = resolution(of: name, at: node) {
      let type = withoutAlias(written)
      return project.members(named: "init", of: type, inherited: true).isEmpty
        && !isMadeByKnownRule(type)
    }
    guard let access = node.as(MemberAccessExpr.self), let base = access.base?.referencedName,
      case .type(let written) = resolution(of: base, at: node),
      case let type = withoutAlias(written), project.types[type] == nil,
      project.members(named: access.name ?? "", of: type, inherited: true).isEmpty,
      node.parent?.as(FunctionCallExpr.self)?.calledExpression != node
    else { return false }
    return valueType(of: node)?.unwrapped.name.map(project.sdk.isMainActor) != true
  }

  private func isMadeByKnownRule(_ type: String) -> Bool {
    guard let declarations = project.types[type] else {
      return project.sdk.kind(ofType: type) == "class"
    }
    if declarations.first?.kind == .class { return true }
    return declarations.first?.kind == .struct
      && project.members(of: type).allSatisfy { $0.attributes.isEmpty || $0.isOfType }
  }

  /// Have: let make = makeView, which names a function, or View.init
  private func isFunctionThatIsNotCalled(_ node: Node) -> Bool {
    guard node.parent?.as(FunctionCallExpr.self)?.calledExpression != node else { return false }
    if node.as(MemberAccessExpr.self)?.name == "init" { return true }
    switch ExpressionTypes(self).link(of: node)?.entity {
    case .functions, .localFunction: return true
    default: return false
    }
  }
}

extension MainActorNeeds {
  /// Have: \\Row.title, whose first property is isolated to the main actor
  fileprivate func use(ofKeyPath path: KeyPathExpr) -> MainActorNeed? {
    guard let root = path.root, let type = context.knownType(root).unwrapped.name,
      let name = path.components?.node.descendantsAndSelf.lazy
        .compactMap({ $0.as(KeyPathPropertyComponent.self)?.declName?.name }).first
    else { return nil }
    let resolved = context.project.resolve(type, inside: context.knownType(root).scope)
    return use(ofMember: name, of: resolved, text: path.node.compactText, in: nil)
  }
}
