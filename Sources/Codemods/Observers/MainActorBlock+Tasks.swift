import Rewriter

extension MainActorBlock {
  /// The finding of the change: for review where a task of the block, which was on no actor, comes to the main actor
  /// with it.
  ///
  /// Have: Timer.scheduledTimer(…) { _ in self.show(); Task { compress() } }
  func noting(_ finding: Finding) -> Finding {
    var finding = finding
    finding.capturesUnknown = takesUnsendableLocals
    finding.needs = RejectedCapture(of: closure, in: context)?.needs ?? []
    let tasks = closure.node.descendantsAndSelf.compactMap(\.inheritingTask)
    guard !tasks.isEmpty else { return finding }
    let works = tasks.contains(where: \.hasStatementWithoutAwait)
    return finding.noting(
      works ? .changesThread : .reorders,
      because: works
        ? "a task that the block starts moves to the main actor with it"
        : "a task that the block starts then begins on the main actor, so its work may run in a different order"
    )
  }
}

extension Finding {
  fileprivate func noting(_ effect: Effect, because reason: String) -> Finding {
    var finding = self
    finding.verdict = max(verdict, .review)
    finding.effects = Effect.allCases.filter { $0 == effect || effects.contains($0) }
    finding.reason = [self.reason, reason].compactMap(\.self).joined(separator: "; ")
    return finding
  }
}

extension Node {
  /// The closure of a task that is isolated as the code around it is.
  fileprivate var inheritingTask: ClosureExpr? {
    guard let call = self.as(FunctionCallExpr.self), call.calledExpression?.text == "Task",
      let body = call.trailingClosure, body.signature?.attributes == nil
    else { return nil }
    return body
  }
}

extension ClosureExpr {
  /// Whether a statement awaits nothing, so that all of it runs where the closure does.
  fileprivate var hasStatementWithoutAwait: Bool {
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    return items.contains { item in !item.node.descendantsAndSelf.contains { $0.is(.awaitExpr) } }
  }
}
