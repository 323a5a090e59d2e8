import Rewriter

/// The end of a chain of promises: one of two closures is called, by whether all that comes before succeeded.
///
///     firstly { load(id) }.done { completion($0) }.catch { _ in completion(nil) }
struct PromiseChain {
  /// What the chain is up to the first of the two.
  let publisher: Node

  let success: FunctionCallExpr
  let failure: FunctionCallExpr

  /// `nil` for any other call.
  init?(endingIn call: FunctionCallExpr) {
    guard call.calleeName == "catch", let success = call.receiver?.as(FunctionCallExpr.self),
      Self.successes.contains(success.calleeName ?? ""), let start = success.receiver
    else { return nil }
    publisher = start
    self.success = success
    failure = call
  }

  /// Whether what the first closure throws would be passed to the second.
  var mayCallBoth: Bool {
    success.allArguments.contains { argument in
      argument.expression?.descendantsAndSelf.contains { node in
        node.is(.throwStmt)
          || node.as(TryExpr.self).map { $0.questionOrExclamationMark == nil } ?? false
      } ?? false
    }
  }

  static let successes: Set = ["done", "then"]

  /// Those whose closure is called once however the chain ends.
  static let ends: Set = ["ensure", "finally"]
}
