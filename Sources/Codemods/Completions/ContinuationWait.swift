import Rewriter

/// `await withCheckedContinuation { continuation in … }`, or one of its siblings.
struct ContinuationWait {
  let call: FunctionCallExpr
  let closure: ClosureExpr

  /// What the closure calls the continuation.
  let name: String

  var isThrowing: Bool { call.calleeName?.contains("Throwing") == true }

  init?(of closure: ClosureExpr, in context: Context) {
    guard closure.signature?.capture == nil,
      case .argument(let call, _) = ClosureUse(of: closure), call.arguments == nil,
      Self.waits.contains(call.calledExpression?.referencedName ?? ""),
      context.project.functions[call.calleeName ?? ""] == nil,
      call.node.parent?.is(.awaitExpr) == true,
      let name = CompletionHandler(closure, in: context).names.first.flatMap(\.self)
    else { return nil }
    self.call = call
    self.closure = closure
    self.name = name
  }

  /// What a statement waits for that does nothing else, or returns what it is given.
  init?(at item: CodeBlockItem, in context: Context) {
    guard let statement = item.item else { return nil }
    let value = statement.as(ReturnStmt.self)?.expression ?? statement
    let trying = value.as(TryExpr.self)
    guard trying?.questionOrExclamationMark == nil else { return nil }
    let waiting = trying?.expression ?? value
    guard let call = waiting.as(AwaitExpr.self)?.expression?.as(FunctionCallExpr.self),
      let closure = call.trailingClosure
    else { return nil }
    self.init(of: closure, in: context)
  }

  /// The function whose own code waits.
  var function: FunctionDecl? {
    call.node.ancestors.first(where: \.isFunctionLike)?.as(FunctionDecl.self)
  }

  private static let waits: Set = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]
}
