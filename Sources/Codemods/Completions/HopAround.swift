import Rewriter

/// A closure for the main queue, or a global one, that becomes a task, where a call with a handler stands at its end: the
/// call is awaited in that task, and no task is started in a task.
///
/// Have: DispatchQueue.main.async { self.isBusy = true; center.getNotificationSettings { … } }
struct HopAround {
  let closure: ClosureExpr

  /// What is made of the closure.
  let finding: Finding

  /// `nil` where the statement is in no such closure, or that becomes something else than a task with its statements.
  init?(_ statement: Node, in context: Context) {
    guard let closure = statement.ancestors.first(where: \.isFunctionLike)?.as(ClosureExpr.self),
      case .argument(let call, _) = ClosureUse(of: closure), context.isOfForgottenTask(closure),
      let callee = call.calledExpression?.as(MemberAccessExpr.self),
      !TaskBody(of: closure, in: context).needsSynchronousClosure,
      let finding = Self.finding(of: call, callee, for: closure, in: context),
      let fix = finding.fix,
      !fix.edits.contains(where: { $0.range.overlaps(statement.range) })
    else { return nil }
    self.closure = closure
    self.finding = finding
  }

  private static func finding(
    of call: FunctionCallExpr, _ callee: MemberAccessExpr, for closure: ClosureExpr,
    in context: Context,
  ) -> Finding? {
    if let hop = BackgroundHop(call) {
      return hop.closure?.node == closure.node ? hop.finding(in: context) : nil
    }
    if let hop = MainQueueHop(callee: callee), hop.closure?.node == closure.node {
      guard hop.refusal(in: context) == nil, case .task = hop.form(in: context) else { return nil }
      return hop.finding(in: context)
    }
    guard let delay = MainQueueDelay(callee: callee), delay.site.closure?.node == closure.node,
      delay.fixInPlace(in: context) == nil
    else { return nil }
    return delay.finding(in: context)
  }
}
