import Rewriter

extension Context {
  /// A finding about a method that is called on the main queue or run loop under a name of the project's:
  /// `queue.async`, with `let queue = DispatchQueue.main` in sight; `nil` for any other.
  ///
  /// - Parameter type: whose `main` it may be: `DispatchQueue`, `OperationQueue`, `RunLoop`.
  func leaveAlias(of type: String, in callee: MemberAccessExpr) -> Finding? {
    callee.alias(of: type, in: self).map { alias in
      let call = callee.node.parent?.as(FunctionCallExpr.self)
      let group = call?.allArguments.first { $0.label == "group" }?.expression
      return leave(
        callee.node, "leave '\(callee.node.textInOneLine)'",
        because: group.map { alias.reason(toLeave: type, in: $0) } ?? alias.reason(toLeave: type))
    }
  }
}

extension MainAlias {
  /// Its own name would lead no further.
  fileprivate func reason(toLeave type: String, in group: Node) -> Refusal {
    Refusal(
      .unsupportedArgument,
      "'\(name)' is '\(type).main', and a task can't join '\(group.textInOneLine)'; keep the queue while something waits "
        + "for the group")
  }

  fileprivate func reason(toLeave type: String) -> Refusal {
    switch kind {
    case .constant:
      Refusal(.aliasedQueue, "'\(name)' is '\(type).main'; write '\(type).main' here and run again")
    case .variable:
      Refusal(
        .aliasedQueue,
        "'\(name)' is '\(type).main' at first, but other code may assign another value; make it a 'let'"
      )
    case .parameter:
      Refusal(
        .aliasedQueue,
        "'\(name)' is '\(type).main' by default, but callers may pass another queue; keep the queue"
      )
    }
  }
}
