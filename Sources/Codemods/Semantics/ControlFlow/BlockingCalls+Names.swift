import Rewriter

/// What names say of calls into code that nobody can look into.
extension BlockingCalls {
  /// The call that the node is, if it seems to wait: of a function that isn't in the project.
  ///
  /// Have: client.fetchSync(), store.saveAndWait(), device.open(timeout: 5), database.write { db in … }
  func seemingWait(at node: Node) -> Wait? {
    guard let call = node.as(FunctionCallExpr.self), let callee = call.calledExpression,
      let name = callee.lastName, !name.beginsWithCapital, let deed = call.deedByName,
      node.parent?.is(.awaitExpr) != true, mayBeForeign(call, callee)
    else { return nil }
    let line = LineTable(context.tree.source).line(of: node.range.lowerBound)
    return Wait(
      callee: self.name(of: callee), deed: deed, servesEvents: false, isBySeeming: true,
      path: context.path, line: line)
  }

  private func mayBeForeign(_ call: FunctionCallExpr, _ callee: Node) -> Bool {
    guard !isOfProject(callee, call) else { return false }
    guard let name = callee.referencedName else { return true }
    guard case .unknown = context.resolution(of: name, at: callee) else { return false }
    return true
  }

  /// The call that the node is, if it ends the wait of another thread: for a semaphore or a group that the project waits
  /// for somewhere.
  ///
  /// Have: gate.signal()
  func endOfWait(at node: Node) -> Wait? {
    guard let call = node.as(FunctionCallExpr.self), call.endsWait,
      let gate = call.receiver?.lastName, isWaitedFor(gate)
    else { return nil }
    let line = LineTable(context.tree.source).line(of: node.range.lowerBound)
    return Wait(
      callee: call.calledExpression?.textInOneLine ?? "", deed: "ends a wait",
      servesEvents: false, path: context.path, line: line)
  }

  /// A check that only the main thread passes.
  ///
  /// Have: assert(Thread.isMainThread)
  func mainThreadCheck(at node: Node) -> Wait? {
    guard node.stopsOffMainThread, !node.isInMainThreadCheck else { return nil }
    let callee = node.as(FunctionCallExpr.self)?.calledExpression?.textInOneLine
    let line = LineTable(context.tree.source).line(of: node.range.lowerBound)
    return Wait(
      callee: callee ?? "Thread.isMainThread", deed: "stops the program off the main thread",
      servesEvents: false, path: context.path,
      line: line)
  }

  /// Whether code of the project waits for a value of the name, other than by locking with it.
  private func isWaitedFor(_ gate: String) -> Bool {
    context.project.files(naming: gate, withOneOf: ["wait"]).contains { path in
      guard let home = context.asItWas(path) else { return true }
      return home.tree.calls(of: "wait").contains { other in
        other.receiver?.lastName == gate && BlockingCalls(in: home).wait(at: other.node) != nil
      }
    }
  }
}

extension FunctionCallExpr {
  /// Whether the call is one of `signal()` or `leave()`.
  var endsWait: Bool {
    ["leave", "signal"].contains(calleeName ?? "")
      && calledExpression?.is(.memberAccessExpr) == true
      && arguments?.arguments.isEmpty != false && trailingClosure == nil
  }

  /// What the function seems to do, by its name and labels; `nil` where these say nothing.
  fileprivate var deedByName: String? {
    guard let name = calleeName else { return nil }
    let waits = ["AndWait", "Sync", "Synchronously"].contains(where: name.hasSuffix)
    if waits || name.hasPrefix("synchronous") || name.contains("Synchronous") {
      return "may wait, as its name says"
    }
    let takesClosure =
      trailingClosure != nil
      || arguments?.arguments.contains { $0.expression?.is(.closureExpr) == true } == true
    if argumentLabels.contains("timeout"), !takesClosure, !name.hasPrefix("set") {
      return "may wait, as 'timeout:' says"
    }
    let isAccess = ["read", "write"].contains(name) && arguments?.arguments.isEmpty != false
    return isAccess && trailingClosure?.takesValue == true ? "may wait for a database" : nil
  }
}

extension ClosureExpr {
  /// Whether the closure has a parameter, with or without a name.
  fileprivate var takesValue: Bool {
    signature?.parameterClause != nil || node.identifiers.contains("$0")
  }
}
