import Rewriter

/// A call of a function of the project that has its closure run on the main queue, and does nothing else.
///
/// Have: func onMain(_ work: @escaping () -> Void) {
///   if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
/// }
struct FunctionThatHops {
  let closure: ClosureExpr

  init?(calledBy call: FunctionCallExpr, in context: Context) {
    let arguments = call.arguments?.arguments ?? []
    guard let closure = call.trailingClosure ?? arguments.first?.expression?.as(ClosureExpr.self),
      arguments.count == (call.trailingClosure == nil ? 1 : 0),
      call.additionalTrailingClosures == nil, closure.signature?.parameterClause == nil,
      let name = call.calleeName, context.project.functions[name] != nil,
      let callee = CalledOnceCallees(context).onlyCallee(of: call, taking: closure.node),
      let home = context.seen(inFile: callee.path),
      let function = home.tree.functions(named: name).first(where: {
        $0.fullName == callee.name && home.owner(of: $0) == callee.owner
      }), function.parameters.count == 1, function.onlyHops(in: home)
    else { return nil }
    self.closure = closure
  }
}

extension FunctionDecl {
  /// Whether the body has the only parameter run on the main queue, or at once where that is where it runs.
  fileprivate func onlyHops(in context: Context) -> Bool {
    guard let work = parameters.first?.localName, let statement = body?.onlyStatement,
      signature?.effectSpecifiers == nil, signature?.returnClause == nil
    else { return false }
    if statement.hops(to: work, in: context) { return true }
    guard let branch = statement.asBranch, let other = branch.elseBody?.as(CodeBlock.self),
      branch.conditions?.node.compactText == "Thread.isMainThread",
      !context.isShadowed("Thread", at: node)
    else { return false }
    return branch.body?.onlyStatement?.calls(work) == true
      && other.onlyStatement?.hops(to: work, in: context) == true
  }
}

extension CodeBlock {
  fileprivate var onlyStatement: Node? {
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    return items.count == 1 ? items[0].item : nil
  }
}

extension Node {
  fileprivate var asBranch: IfExpr? {
    (self.as(ExpressionStmt.self)?.expression ?? self).as(IfExpr.self)
  }

  /// Have: work()
  fileprivate func calls(_ work: String) -> Bool { compactText == "\(work)()" }

  /// Have: DispatchQueue.main.async { work() }
  fileprivate func hops(to work: String, in context: Context) -> Bool {
    guard let call = self.as(FunctionCallExpr.self),
      let callee = call.calledExpression?.as(MemberAccessExpr.self),
      let site = MainQueueCall(callee: callee, of: "async"), site.refusalOfQueue(in: context) == nil
    else { return false }
    if site.execute?.referencedName == work { return site.arguments.count == 1 }
    let items = call.trailingClosure?.statements?.node.elements(CodeBlockItem.self) ?? []
    return site.arguments.isEmpty && items.count == 1 && items[0].item?.calls(work) == true
  }
}
