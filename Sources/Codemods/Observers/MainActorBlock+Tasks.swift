import Rewriter

extension MainActorBlock {
  /// The finding of the change: for review where a task of the block, which was on no actor, comes to the main actor
  /// with it, or a closure that code out of sight may call on another thread.
  ///
  /// Have: Timer.scheduledTimer(…) { _ in self.show(); Task { compress() } }
  func noting(_ finding: Finding) -> Finding {
    var finding = finding
    finding.capturesUnknown = takesUnsendableLocals
    finding.needs = RejectedCapture(of: closure, in: context)?.needs ?? []
    if let callee = calleeOfIsolatedClosure {
      finding = finding.noting(
        because:
          "the closure passed to '\(callee)' is then isolated to the main actor, too, and traps in Swift 6 mode on any other "
          + "thread; check that '\(callee)' calls it on the main thread")
    }
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

extension MainActorBlock {
  /// The function that gets a closure of the block, and of which nobody knows where it calls that.
  ///
  /// Have: uploader.progress(of: item) { number in self.show(number) }, where `uploader` is a proxy of another process
  private var calleeOfIsolatedClosure: String? {
    closure.node.descendantsAndSelf.lazy.compactMap { $0.as(ClosureExpr.self) }
      .filter { $0.node != closure.node }.compactMap(unknownCallee).first
  }

  private func unknownCallee(of inner: ClosureExpr) -> String? {
    guard case .argument(let call, _) = ClosureUse(of: inner), let name = call.calleeName,
      !name.beginsWithCapital, !inner.isOfTask, context.isolation(ofInner: inner) == nil,
      !context.isCalledInPlace(inner), !context.isNamedInTables(name),
      !context.isCalledOnTypeOfSDK(call)
    else { return nil }
    let modules = context.project.modules
    let own = Set(modules.targetNames(of: context.path))
    let functions = context.project.functions[name] ?? []
    let isChecked = functions.contains { function in
      modules.isSwift6(function.path)
        || modules.targetNames(of: function.path).contains(where: own.contains)
    }
    return isChecked ? nil : name
  }
}

extension Context {
  /// Have: UIView.animate(withDuration: 1) { … }
  fileprivate func isCalledOnTypeOfSDK(_ call: FunctionCallExpr) -> Bool {
    guard case .type(let type, _) = receiver(of: call) else { return false }
    return project.types[type] == nil && project.sdk.kind(ofType: type) != nil
  }
}

extension Finding {
  fileprivate func noting(_ effect: Effect? = nil, because reason: String) -> Finding {
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
