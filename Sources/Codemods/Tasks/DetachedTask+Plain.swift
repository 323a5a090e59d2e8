import Rewriter

extension Context {
  /// Whether all of a task's work is to await one asynchronous function that says where it runs: one of
  /// an actor, or a `@concurrent` one.
  ///
  /// It runs there from any task. What the call needs must be at hand, so that nothing but the call
  /// itself moves. A function that isn't asynchronous would want no `await` in code of its actor.
  func onlyAwaitsElsewhere(_ closure: ClosureExpr) -> Bool {
    guard closure.attributeNames.isEmpty, closure.signature?.parameterClause == nil,
      closure.signature?.returnClause == nil,
      let items = closure.statements?.node.elements(CodeBlockItem.self), items.count == 1,
      let call = items[0].item?.onlyAwaited?.as(FunctionCallExpr.self)
    else { return false }
    // Have: await MainActor.run { … }, which runs there from any task.
    if call.calledExpression?.compactText == "MainActor.run", call.trailingClosure != nil {
      return !isShadowed("MainActor", at: call.node)
    }
    guard call.trailingClosure == nil, let callee = call.calledExpression, callee.isAtHand,
      call.arguments?.arguments.allSatisfy({ $0.expression?.isAtHand == true }) ?? true
    else { return false }
    return saysWhereItRuns(callee)
  }

  private func saysWhereItRuns(_ callee: Node) -> Bool {
    let entity = ExpressionTypes(self).link(of: callee)?.entity
    // Have: let execution: @MainActor (Event) async -> Void
    if case .value(let type) = entity, case .function(let function)? = project.expanded(type)?.shape
    {
      return function.effects.contains("async")
        && Isolation.Kind(attributes: function.attributes, project: project)?.isOfActor == true
    }
    guard case .functions(let functions, _) = entity, !functions.isEmpty else { return false }
    return functions.allSatisfy { function in
      guard function.isAsync else { return false }
      if function.attributes.contains("concurrent") { return true }
      switch isolation(of: .function(function)) {
      case .mainActor, .globalActor, .actor: return true
      case .nonisolated, .caller, .unknown: return false
      }
    }
  }
}

extension Node {
  /// `x` of `await x` and `try await x`.
  fileprivate var onlyAwaited: Node? {
    if let tried = self.as(TryExpr.self) { return tried.expression?.onlyAwaited }
    return self.as(AwaitExpr.self)?.expression
  }

  /// Whether the expression is a name or literal, or a member of one: nothing is called for it.
  fileprivate var isAtHand: Bool {
    switch kind {
    case .declReferenceExpr, .integerLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
    case .stringLiteralExpr: !descendantsAndSelf.contains { $0.is(.expressionSegment) }
    case .memberAccessExpr: self.as(MemberAccessExpr.self)?.base?.isAtHand ?? true
    case .optionalChainingExpr:
      self.as(OptionalChainingExpr.self)?.expression?.isAtHand ?? false
    default: false
    }
  }
}
