import Rewriter

extension HopCaptures {
  /// What work off the main actor wants to be annotated: a closure may stay on the main actor if callers write it with
  /// code of that, or if the work awaits it.
  var needsOffMainActor: [RequiredAnnotation] {
    needs.map { need in
      guard need.kind == .parameter else { return need.offMainActor }
      let uses = work.descendantsAndSelf.filter { $0.referencedName == need.name }
      let remedy = remedyOnMainActor(for: uses)
      if let use = uses.first, isGivenMainActorCode(use) { return need.onMainActor(by: remedy) }
      return remedy == .mainActor ? need : need.offMainActor
    }
  }

  /// What a closure of the main actor needs in work that leaves it, by the places that name the closure there.
  private func remedyOnMainActor(for uses: [Node]) -> RequiredAnnotation.Remedy {
    guard uses.allSatisfy(\.isCallee) else { return .mainActorAndOnward }
    return uses.allSatisfy { $0.isBehindAwait || context.isolation(at: $0).kind == .mainActor }
      ? .mainActor : .mainActorAndAwait
  }

  /// Whether a caller gives the parameter a closure that uses what is isolated to the main actor, and waits for
  /// nothing: such a closure can't be `@Sendable` alone.
  private func isGivenMainActorCode(_ use: Node) -> Bool {
    let declaration = use.referencedName.flatMap { LocalDeclaration($0, at: use) }?.declaration
    guard let parameter = declaration?.as(FunctionParameter.self) else { return false }
    return context.closures(passedFor: parameter).contains { closure, home in
      home.touchesMainActorWithoutAwait(closure)
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

extension Node {
  fileprivate var isCallee: Bool {
    parent?.as(FunctionCallExpr.self)?.calledExpression == self
  }
}
