import Rewriter

/// `wait(for: [done], timeout: 1)` of a test, which asynchronous code awaits: `await fulfillment(of: [done], timeout: 1)`.
struct FulfillmentWait {
  private let call: FunctionCallExpr
  private let name: Token
  private let label: Token
  private let context: Context

  /// `nil` for any other call, and for one that is awaited.
  init?(_ call: FunctionCallExpr, in context: Context) {
    guard call.trailingClosure == nil, let callee = call.calledExpression,
      callee.is(.declReferenceExpr)
        || callee.as(MemberAccessExpr.self)?.base?.isSelfReference == true,
      let name = callee.lastToken, name.name == "wait",
      let label = call.arguments?.arguments.first?.label, label.name == "for",
      Self.labels.contains(call.argumentLabels),
      let type = context.enclosingTypeNames(of: call.node).first,
      context.foreignAncestry(of: context.project.resolve(type)).contains("XCTestCase"),
      !context.project.hasMember("wait", in: context.project.resolve(type)),
      call.node.parent?.is(.awaitExpr) != true
    else { return nil }
    self.call = call
    self.name = name
    self.label = label
    self.context = context
  }

  private static let labels = [
    ["for"], ["for", "timeout"], ["for", "timeout", "enforceOrder"],
  ]

  var finding: Finding {
    if let refusal { return context.leave(call.node, "leave 'wait(for:)'", because: refusal) }
    return context.fix(call.node, "await 'fulfillment(of:)'", fix: Fix(edits))
  }

  /// Why XCTest may not have the asynchronous function.
  var refusal: Refusal? {
    context.refusalForOldCompilers(of: call.node, since: .v(5, 8))
      ?? context.refusalOfToolchain(since: .v(5, 8))
  }

  var edits: [Edit] {
    [
      .insert("await ", at: call.node.range.lowerBound),
      Edit(replace: name.range, with: "fulfillment"), Edit(replace: label.range, with: "of"),
    ]
  }
}
