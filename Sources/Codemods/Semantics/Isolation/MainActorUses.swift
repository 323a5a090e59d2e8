import Rewriter

/// What in a closure that is not isolated belongs to the main actor.
struct MainActorUses {
  private let closure: ClosureExpr
  private let needs: MainActorNeeds

  init(in closure: ClosureExpr, _ context: Context) {
    self.closure = closure
    needs = MainActorNeeds(
      context: context, code: closure.node, ignoresDoubtfulConstants: true)
  }

  /// The first use, as written: those in closures are theirs, but for closures that are called at once.
  var first: String? {
    guard let body = closure.statements else { return nil }
    let nodes = body.node.descendantsAndSelf { node in
      node.as(ClosureExpr.self).map {
        !needs.context.isCalledInPlace($0) || needs.decidesIsolation($0)
      }
        ?? (node.is(.functionDecl) || node.declaredTypeName != nil)
    }
    return nodes.first(where: isUse)?.textInOneLine
  }

  /// What the code of the closure is known to need, that of closures in it included which have its isolation.
  var need: MainActorNeed? {
    closure.statements.flatMap { needs.first(in: $0.node) }.flatMap { $0.isKnown ? $0 : nil }
  }

  /// A call of a function of the project that hops with a closure which has the block's isolation, and uses the main actor: Swift 6
  /// rejects that closure, wherever it is called.
  ///
  /// Have: onMain { self.count += 1 }, of func onMain(_ work: @escaping () -> Void)
  var callOfHopFunction: FunctionCallExpr? {
    closure.statements?.node.descendantsAndSelf(notInside: \.isFunctionLike).lazy
      .compactMap { $0.as(FunctionCallExpr.self) }
      .first { call in
        guard !call.isHop, let inner = call.lastClosureArgument, needs.context.isHop(call),
          !needs.decidesIsolation(inner)
        else { return false }
        return MainActorUses(in: inner, needs.context).first != nil
      }
  }

  /// The same, or a local variable of main-actor code that the block changes: Swift 6 rejects that in a `@Sendable` block,
  /// and accepts it on the main actor (measured with Swift 6.3.1).
  var firstOrChange: String? {
    if let first { return first }
    guard needs.context.isolation(at: closure.node.parent ?? closure.node).kind == .mainActor
    else { return nil }
    return CapturedVariables(usedIn: closure, in: needs.context).changes
      .first { !isOnMainActor($0) }?.textInOneLine
  }

  /// Whether a closure in the block, around the node, is isolated to the main actor.
  private func isOnMainActor(_ node: Node) -> Bool {
    let inner = node.ancestors.lazy.prefix { $0 != closure.node }
    return inner.compactMap { $0.as(ClosureExpr.self) }
      .contains { needs.context.isolation(ofInner: $0)?.kind == .mainActor }
  }

  /// Whether the code uses it, also in closures.
  func contains(in code: Node) -> Bool { code.descendantsAndSelf.contains(where: isUse) }

  private func isUse(_ node: Node) -> Bool { needs.use(of: node)?.isKnown == true }
}
