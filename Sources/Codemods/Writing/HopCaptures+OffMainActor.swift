import Rewriter

extension HopCaptures {
  /// What work off the main actor wants to be annotated: a closure may stay on the main actor if callers write it with
  /// code of that, or if the work awaits it.
  var needsOffMainActor: [RequiredAnnotation] {
    needs.map { need in
      guard need.kind == .parameter else { return need.offMainActor }
      let uses = work.descendantsAndSelf.filter { $0.referencedName == need.name }
      if let use = uses.first, isGivenMainActorCode(use) { return need.onMainActor }
      return uses.allSatisfy(\.isAwaitedCallee) ? need : need.offMainActor
    }
  }

  /// Whether a caller gives the parameter a closure that uses what is isolated to the main actor, and waits for
  /// nothing: such a closure can't be `@Sendable` alone.
  private func isGivenMainActorCode(_ use: Node) -> Bool {
    let declaration = use.referencedName.flatMap { LocalDeclaration($0, at: use) }?.declaration
    guard let parameter = declaration?.as(FunctionParameter.self),
      let function = OwnFunction(around: parameter.node, in: context)
    else { return false }
    return context.calls(of: function).contains { call, home in
      call.closure(labeled: parameter.label).map(home.touchesMainActorWithoutAwait) == true
    }
  }
}

extension Context {
  fileprivate func touchesMainActorWithoutAwait(_ closure: ClosureExpr) -> Bool {
    let needs = MainActorNeeds(context: self, code: closure.node)
    let nodes = closure.statements.map { needs.ownNodes(of: $0.node) } ?? []
    return nodes.contains { needs.use(of: $0)?.isKnown == true && !$0.isBehindAwait }
  }
}

extension FunctionCallExpr {
  /// The closure literal that is an argument of the label, or stands behind the call.
  fileprivate func closure(labeled label: String) -> ClosureExpr? {
    let argument = arguments?.arguments.first { $0.label?.name == label }
    return argument?.expression?.as(ClosureExpr.self) ?? trailingClosure
  }
}

extension Node {
  fileprivate var isAwaitedCallee: Bool {
    parent?.as(FunctionCallExpr.self)?.calledExpression == self && isBehindAwait
  }
}
