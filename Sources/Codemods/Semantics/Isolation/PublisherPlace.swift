import Rewriter

/// Where values of a publisher are sent to a closure.
extension CallbackSite {
  /// What comes before the closure in the chain of operators decides: the last one that moves to a queue,
  /// or a publisher that is known to send off the main thread. Where somebody subscribes says nothing of it.
  func placeOfPublisher(in context: Context) -> CallbackExecutor {
    let publisher = call.calledExpression?.as(MemberAccessExpr.self)?.base
    switch PublisherOrigins(context).origin(of: publisher) {
    case .place(let place): return place
    case .roots(let roots):
      // Nothing shows that the values are sent anywhere but where the code itself runs, unless it moves them to main.
      guard let root = roots.first, isMovedToMain(in: context) || isHopping else { return .main }
      let source = root.as(FunctionCallExpr.self)?.calledExpression ?? root
      let name = PathCondition.short(source.text)
      return .unknown("called where '\(name)' sends its values, on an unknown thread")
    }
  }

  /// Whether an operator behind this one moves what it sends to the main queue.
  private func isMovedToMain(in context: Context) -> Bool {
    var link = call.node
    while let access = link.parent, access.as(MemberAccessExpr.self)?.base == link,
      let next = access.parent?.as(FunctionCallExpr.self), next.calledExpression == access
    {
      if PublisherOrigins.movingOperators.contains(next.calleeName ?? ""),
        let queue = PublisherOrigins.scheduler(of: next)
      {
        return context.queue(of: queue) == .main
      }
      link = next.node
    }
    return false
  }

  /// Whether a closure of the subscription goes to the main queue itself.
  private var isHopping: Bool {
    guard callback.function.hasPrefix("sink(") else { return false }
    return call.allArguments.contains { argument in
      let statements = argument.expression?.as(ClosureExpr.self)?.statements?.node
      return statements?.elements(CodeBlockItem.self).contains { item in
        item.item?.as(FunctionCallExpr.self)?.isHop ?? false
      } ?? false
    }
  }
}
