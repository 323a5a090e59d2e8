import Rewriter

/// A method of the main queue, spelled in full: `DispatchQueue.main.asyncAfter`, called or mentioned.
struct MainQueueCall {
  let callee: MemberAccessExpr

  /// `DispatchQueue`, the name that must be Dispatch's.
  private let queueType: Node

  /// The call; `nil` where the method is only referred to.
  let call: FunctionCallExpr?

  /// `nil` for a mention of anything else.
  init?(callee: MemberAccessExpr, of method: String) {
    guard callee.name == method, let main = callee.base?.as(MemberAccessExpr.self),
      main.name == "main", let queueType = main.base, queueType.isDispatchQueue
    else { return nil }
    self.callee = callee
    self.queueType = queueType
    let parent = callee.node.parent?.as(FunctionCallExpr.self)
    call = parent?.calledExpression == callee.node ? parent : nil
  }

  /// The same for a constant that is the main queue: `let queue = DispatchQueue.main`.
  init?(callee: MemberAccessExpr, of method: String, byConstantIn context: Context) {
    guard callee.name == method, let queue = context.mainQueueConstant(askedBy: callee),
      let call = callee.node.parent?.as(FunctionCallExpr.self),
      call.calledExpression == callee.node
    else { return nil }
    self.callee = callee
    queueType = queue
    self.call = call
  }

  /// Either of them.
  init?(callee: MemberAccessExpr, of method: String, in context: Context) {
    guard
      let site = MainQueueCall(callee: callee, of: method)
        ?? MainQueueCall(callee: callee, of: method, byConstantIn: context)
    else { return nil }
    self = site
  }

  /// The call, or the mention where there is none.
  var node: Node { call?.node ?? callee.node }

  var arguments: [LabeledExpr] { call?.arguments?.arguments ?? [] }

  /// The work, where it is a closure literal.
  var closure: ClosureExpr? { call?.trailingClosure ?? execute?.as(ClosureExpr.self) }

  /// What stands behind `execute:`.
  var execute: Node? { arguments.first { $0.label?.name == "execute" }?.expression }

  /// Why the queue may not be Dispatch's, or the method not that of its queues.
  func refusalOfQueue(in context: Context) -> Refusal? {
    context.refusalOfMainQueue(queueType, asked: callee, by: call)
  }
}

extension Context {
  /// Why `DispatchQueue.main.async` and the like may not be what they seem; `nil` if they are.
  ///
  /// - Parameter call: what the method is called by; `nil` where it is only referred to.
  func refusalOfMainQueue(
    _ queueType: Node, asked callee: MemberAccessExpr, by call: FunctionCallExpr?,
  ) -> Refusal? {
    if queueType.is(.declReferenceExpr), isShadowed("DispatchQueue", at: callee.node) {
      return Refusal(.shadowedName, "'DispatchQueue' may be a type of this project")
    }
    let method = callee.name ?? ""
    if project.extends("DispatchQueue", with: method, calledBy: call, visibleFrom: path) {
      return Refusal(
        .shadowedName, "the project extends 'DispatchQueue' with its own '\(method)'")
    }
    return project.extends("DispatchQueue", with: "main", visibleFrom: path)
      ? Refusal(.shadowedName, "the project extends 'DispatchQueue' with its own 'main'") : nil
  }
}

extension Node {
  /// Whether the node is `DispatchQueue` or `Dispatch.DispatchQueue`.
  var isDispatchQueue: Bool { isName("DispatchQueue", of: "Dispatch") }
}
