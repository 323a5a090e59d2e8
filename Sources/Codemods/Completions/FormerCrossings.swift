import Rewriter

/// What a handler, as it is written, takes to another isolation without being known to be Sendable. If Swift 6 rejects
/// one of these values in a task, it rejects it in the code as it is, too.
///
/// Measured with Swift 6.3.1: what a `@Sendable` handler captures, and what a nonisolated handler passes on to a
/// queue or a task.
struct FormerCrossings {
  private(set) var values: Set<NonSendableCaptures.Value> = []

  init(of site: AsyncTwinCall, in context: Context) {
    guard let handler = site.handler.closure?.node else { return }
    if site.callback.sendability.isSendable {
      values = NonSendableCaptures(in: handler, context).unchecked
    }
    let inner = handler.descendantsAndSelf.compactMap { $0.as(ClosureExpr.self) }
      .filter { $0.node != handler && $0.isSent(in: context) }
    for closure in inner {
      values.formUnion(NonSendableCaptures(in: closure.node, context).unchecked)
    }
  }
}

extension ClosureExpr {
  /// Whether the closure is given to a queue or a task.
  fileprivate func isSent(in context: Context) -> Bool {
    guard case .argument(let call, _) = ClosureUse(of: self) else { return false }
    if isOfTask { return true }
    let callee = call.calledExpression?.as(MemberAccessExpr.self)
    if let callee, let hop = MainQueueHop(callee: callee) { return hop.closure?.node == node }
    guard let name = call.calleeName, context.project.functions[name] == nil else { return false }
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: self)
    let rows = context.project.sdk.callbacks(of: name).filter { $0.fits(place, in: arguments) }
    return !rows.isEmpty && rows.allSatisfy { $0.sendability.isSendable }
  }
}
