import Rewriter

/// A call that passes work to the main operation queue or the main run loop, or to one of these or the main queue as a
/// scheduler of Combine.
struct OtherHop {
  let call: FunctionCallExpr
  let callee: MemberAccessExpr
  /// `OperationQueue`, `RunLoop` or `DispatchQueue`.
  let type: String

  init?(_ call: FunctionCallExpr) {
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self),
      let main = callee.base?.as(MemberAccessExpr.self), main.name == "main",
      let type = Self.types[callee.name ?? ""]?.first(where: { type in
        main.base?.isName(type, of: type == "DispatchQueue" ? "Dispatch" : "Foundation") == true
      })
    else { return nil }
    self.call = call
    self.callee = callee
    self.type = type
  }

  /// The types that have a method of the name.
  static let types = [
    "addOperation": ["OperationQueue"], "perform": ["RunLoop"],
    "schedule": ["DispatchQueue", "OperationQueue", "RunLoop"],
  ]
}

/// `performSelector(onMainThread:with:waitUntilDone:)`.
struct SelectorHop {
  let call: FunctionCallExpr

  init?(_ call: FunctionCallExpr) {
    guard call.calleeName == "performSelector",
      call.arguments?.arguments.first?.label?.name == "onMainThread"
    else { return nil }
    self.call = call
  }
}
