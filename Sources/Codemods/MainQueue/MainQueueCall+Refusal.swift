import Rewriter

extension Context {
  /// Why a task may not take the place of a call that hands over the closure and returns nothing; `nil`
  /// if it may.
  func refusalOfTask(for closure: ClosureExpr, inPlaceOf call: FunctionCallExpr) -> String? {
    if case .used = StatementPlace(of: call.node) { return "its value is used" }
    return refusalOfTask(at: call.node) ?? refusalOfTask(for: closure)
  }

  /// Why the closure may not be the work of a task of the main actor; `nil` if it may.
  func refusalOfTask(for closure: ClosureExpr) -> String? {
    let attributes = closure.signature?.attributes?.attributes.map(\.name) ?? []
    let isolation = Isolation.Kind(attributes: attributes, project: project)
    if case .globalActor(let name) = isolation { return "its closure is isolated to '\(name)'" }
    let unowned = closure.signature?.capture?.captures.first {
      $0.specifier?.specifier?.kind == .unowned
    }
    if let name = unowned?.name?.text {
      return "it captures '\(name)' unowned, which may be gone when it runs: capture it weakly"
    }
    if TaskBody(of: closure, in: self).makesTimerWithSelector {
      return "it makes a timer with a selector, which a task may not: give the timer a block"
    }
    return CapturedVariables(usedIn: closure, in: self).refusal
  }
}
