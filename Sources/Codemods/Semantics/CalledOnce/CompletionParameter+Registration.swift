import Rewriter

extension CompletionParameter {
  /// Whether the function stores the closure for many calls, and returns what stands for it.
  ///
  /// Have: func register(handler: @escaping () -> Void) -> Token { handlers[next] = handler; return Token(next) }
  var isRegistered: Bool {
    guard !isOfOneCall, let body = function.body?.node,
      let result = function.signature?.returnClause?.type, !TypeSpelling(result.text).isVoid
    else { return false }
    return CompletionUses(of: self, in: body).areStored
  }
}

extension Node {
  /// Whether the value of the node is assigned, or given to a new object.
  ///
  /// Have: Registration(handler: handler)
  var isStored: Bool {
    if parent?.children.contains(where: { $0.is(.assignmentExpr) }) == true { return true }
    let call = parent?.is(.labeledExpr) == true ? parent?.parent?.parent : nil
    return call?.as(FunctionCallExpr.self)?.calleeName?.first?.isUppercase == true
  }
}
