import Rewriter

extension Context {
  /// Why a task may not take the place of a call that passes the closure and returns nothing; `nil`
  /// if it may.
  ///
  /// - Parameter isSleeping: whether the task sleeps before it does the work.
  func refusalOfTask(
    for closure: ClosureExpr, inPlaceOf call: FunctionCallExpr,
    sleepingFirst isSleeping: Bool = false,
  ) -> Refusal? {
    if case .used = StatementPlace(of: call.node) {
      return Refusal(.partOfExpression, "the result of the call is used")
    }
    return refusalOfTask(at: call.node) ?? refusalOfTask(for: closure, sleepingFirst: isSleeping)
  }

  /// Why the closure may not be the work of a main-actor task; `nil` if it may.
  func refusalOfTask(
    for closure: ClosureExpr, sleepingFirst isSleeping: Bool = false,
  ) -> Refusal? {
    let attributes = closure.signature?.attributes?.attributes.map(\.name) ?? []
    let isolation = Isolation.Kind(attributes: attributes, project: project)
    if case .globalActor(let name) = isolation {
      return Refusal(.onOtherActor, "the closure is isolated to '\(name)', not to the main actor")
    }
    if let name = closure.unownedCaptures.first?.name?.text {
      return Refusal(
        .capturesUnowned,
        "the closure captures '\(name)' as 'unowned', which traps if the object is gone; capture it weakly"
      )
    }
    return refusalOfTask(forStatementsOf: closure, sleepingFirst: isSleeping)
  }

  /// Why the closure's statements may not be those of a main-actor task, whatever that captures; `nil` if they may.
  func refusalOfTask(
    forStatementsOf closure: ClosureExpr, sleepingFirst isSleeping: Bool = false,
  ) -> Refusal? {
    if TaskBody(of: closure, in: self).makesTimerWithSelector {
      return Refusal(
        .timerInTask,
        "the closure creates a timer with a selector, which isn't available in a task; give the timer a block"
      )
    }
    do throws(Refusal) {
      _ = try StatementsOfTask(of: closure, behindAwait: isSleeping, in: self)
    } catch {
      return error
    }
    return CapturedVariables(usedIn: closure, in: self).refusal
  }
}

extension ClosureExpr {
  /// Have: { [unowned self] in … }
  var unownedCaptures: [ClosureCapture] {
    signature?.capture?.captures.filter { $0.specifier?.specifier?.kind == .unowned } ?? []
  }
}
