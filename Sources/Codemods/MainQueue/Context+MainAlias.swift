import Rewriter

extension Context {
  /// A finding about a method that the main queue or run loop is asked for under a name of the project's:
  /// `queue.async`, with `let queue = DispatchQueue.main` in sight; `nil` for any other.
  ///
  /// - Parameter type: whose `main` it may be: `DispatchQueue`, `OperationQueue`, `RunLoop`.
  func leaveAlias(of type: String, in callee: MemberAccessExpr) -> Finding? {
    callee.alias(of: type, in: self).map { alias in
      leave(
        callee.node, "leave '\(callee.node.textInOneLine)'",
        because: alias.reason(toLeave: type))
    }
  }
}

extension MainAlias {
  fileprivate func reason(toLeave type: String) -> String {
    switch kind {
    case .constant: "'\(name)' holds '\(type).main': write that in its place"
    case .variable: "'\(name)' starts as '\(type).main', and other code may change it"
    case .parameter: "'\(name)' is '\(type).main' only where the call says nothing else"
    }
  }
}
