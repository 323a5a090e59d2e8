import Rewriter

extension MainActorNeeds {
  /// The deletions of each `await` that waits for nothing once the code is on the main actor: all behind it is known
  /// to be synchronous, and the main actor's or nobody's.
  func needlessAwaits(in statements: Node) -> [Edit] {
    ownNodes(of: statements).compactMap { node in
      guard let awaited = node.as(AwaitExpr.self), let expression = awaited.expression,
        isSynchronousOnMainActor(expression)
      else { return nil }
      return .delete(node.range.lowerBound..<expression.range.lowerBound)
    }
  }

  private func isSynchronousOnMainActor(_ expression: Node) -> Bool {
    let uses = ownNodes(of: expression).filter {
      $0.is(.declReferenceExpr) && $0.parent?.is(.memberAccessExpr) != true
        || $0.is(.memberAccessExpr) || $0.is(.functionCallExpr) || $0.is(.subscriptCallExpr)
    }
    let hops = uses.contains { use(of: $0)?.isKnown == true }
    return hops && uses.allSatisfy(isKnownSynchronous)
  }

  /// Whether nothing but the main actor is waited for at one of the nodes.
  private func isKnownSynchronous(_ node: Node) -> Bool {
    if node.isSelfReference { return true }
    if let call = node.as(FunctionCallExpr.self) {
      return call.calledExpression.map(isSynchronousFunction) ?? false
    }
    if node.parent?.as(FunctionCallExpr.self)?.calledExpression == node {
      return isSynchronousFunction(node)
    }
    guard let members = members(meantBy: node) else {
      return node.plainName.flatMap { LocalDeclaration($0, at: node) } != nil
    }
    return !members.isEmpty && members.allSatisfy(\.isStoredVariable)
  }

  private func isSynchronousFunction(_ callee: Node) -> Bool {
    guard let members = members(meantBy: callee), !members.isEmpty else { return false }
    return members.allSatisfy { member in
      guard case .function(let function) = member, !function.isAsync else { return false }
      switch context.isolation(of: member) {
      case .mainActor, .nonisolated: return true
      case .globalActor, .actor, .caller, .unknown: return false
      }
    }
  }

  /// The members of the type around that a name, or one behind `self`, stands for; `nil` for anything else.
  private func members(meantBy node: Node) -> [MemberFacts]? {
    let member = node.as(MemberAccessExpr.self)
    if let base = member?.base, !base.isSelfReference { return nil }
    guard let name = member?.name ?? node.plainName else { return nil }
    if member != nil {
      let type = context.enclosingTypeNames(of: node).first ?? ""
      return context.project.members(named: name, of: type, inherited: true)
    }
    switch context.meaning(of: name, at: node) {
    case .member(let members, _), .global(let members): return members
    default: return nil
    }
  }
}

extension MemberFacts {
  /// A getter could be asynchronous.
  fileprivate var isStoredVariable: Bool {
    if case .variable(let variable) = self { !variable.isComputed } else { false }
  }
}
