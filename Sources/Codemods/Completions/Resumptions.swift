import Rewriter

/// The calls that resume a continuation.
struct Resumptions {
  let calls: [FunctionCallExpr]

  /// `nil` where the continuation has other uses.
  init?(of wait: ContinuationWait) {
    let uses = wait.closure.statements?.node.descendantsAndSelf.filter {
      $0.referencedName == wait.name
    }
    calls = uses?.compactMap(\.resumption) ?? []
    if calls.isEmpty || calls.count != uses?.count { return nil }
  }

  func contains(_ node: Node) -> Bool { calls.contains { $0.node == node } }

  /// What a function does in the place of the call, which it returns or throws; `nil` where it isn't known.
  static func exit(for call: FunctionCallExpr) -> CompletionResult.Exit? {
    let arguments = call.arguments?.arguments ?? []
    guard let value = arguments.first?.expression else { return CompletionResult.Exit() }
    switch arguments[0].label?.name {
    case "returning":
      let isNothing = ["()", "Void()"].contains(value.compactText)
      return isNothing ? CompletionResult.Exit() : CompletionResult.Exit(value: value.range)
    case "throwing":
      return CompletionResult.Exit(keyword: "throw ", value: value.range, isThrow: true)
    default: return nil
    }
  }
}

extension Node {
  /// `continuation.resume(…)`
  fileprivate var resumption: FunctionCallExpr? {
    guard let member = parent?.as(MemberAccessExpr.self), member.base == self,
      member.name == "resume", let call = member.node.parent?.as(FunctionCallExpr.self),
      call.trailingClosure == nil
    else { return nil }
    return call
  }
}
