import Rewriter

/// What names say of calls into code that nobody can look into.
extension BlockingCalls {
  /// The call that the node is, if it seems to wait: of a function that isn't in the project.
  ///
  /// Have: client.fetchSync(), store.saveAndWait(), device.open(timeout: 5), database.write { db in … }
  func seemingWait(at node: Node) -> Wait? {
    guard let call = node.as(FunctionCallExpr.self), let callee = call.calledExpression,
      let name = callee.lastName, !name.beginsWithCapital, let deed = call.deedByName(in: context),
      node.parent?.is(.awaitExpr) != true, mayBeForeign(call, callee)
    else { return nil }
    let line = LineTable(context.tree.source).line(of: node.range.lowerBound)
    return Wait(
      callee: self.name(of: callee), deed: deed, servesEvents: false, isBySeeming: true,
      path: context.path, line: line)
  }

  /// What the closure does nothing but call, itself or in a function of the project: a method of an object whose type is
  /// neither the project's nor an SDK's.
  ///
  /// Have: DispatchQueue.global().async { [weak self] in guard let self else { return }; core.stop() }
  func onlyForeignCall(in closure: ClosureExpr) -> String? {
    onlyForeignCall(in: closure.statements, depth: 3)
  }

  /// - Parameter depth: how many functions may be on the way.
  private func onlyForeignCall(in list: CodeBlockItemList?, depth: Int) -> String? {
    let items = (list?.node.elements(CodeBlockItem.self) ?? []).compactMap(\.item)
      .drop { $0.is(.guardStmt) }
    guard depth > 0, items.count == 1, let call = items.first?.as(FunctionCallExpr.self),
      let callee = call.calledExpression
    else { return nil }
    if isForeign(call, callee) { return name(of: callee) }
    let meant = context.functionsMeant(by: callee, in: call)
    guard meant.count == 1, let home = context.asItWas(meant[0].path) else { return nil }
    let bodies = context.project.waits.bodies.bodies(of: OwnFunction(meant[0]), in: home)
    guard bodies.count == 1 else { return nil }
    return BlockingCalls(in: home)
      .onlyForeignCall(in: bodies[0].as(CodeBlock.self)?.statements, depth: depth - 1)
  }

  private func isForeign(_ call: FunctionCallExpr, _ callee: Node) -> Bool {
    guard let base = callee.as(MemberAccessExpr.self)?.base?.withoutOptionalMarks,
      !base.isSelfReference, !base.is(.superExpr), mayBeForeign(call, callee)
    else { return false }
    guard let type = context.valueType(of: base)?.unwrapped else {
      return context.project.imports(of: context.path)
        .contains { context.project.isForeign(module: $0.module) }
    }
    guard let name = type.nameOfMembers else { return false }
    let resolved = context.project.resolve(name, inside: type.scope)
    // Have: request.success(image), of a closure that the project's type stores
    let isOfProject = context.project.types[resolved] != nil && !isMemberOfForeignType(callee)
    return !isOfProject && context.project.sdk.kind(ofType: resolved) == nil
  }

  private func mayBeForeign(_ call: FunctionCallExpr, _ callee: Node) -> Bool {
    if isMemberOfForeignType(callee) { return true }
    guard !isOfProject(callee, call) else { return false }
    guard let name = callee.referencedName else { return true }
    guard case .unknown = context.resolution(of: name, at: callee) else { return false }
    return true
  }

  /// Whether the receiver's type has the member from outside of the project, whatever else is called so there.
  ///
  /// Have: writer.read { … }, where `DatabaseWriter` isn't in the project, or `context.performAndWait { … }`, where
  /// `context` is of a subclass of `NSManagedObjectContext`
  private func isMemberOfForeignType(_ callee: Node) -> Bool {
    guard let base = callee.as(MemberAccessExpr.self)?.base,
      let type = context.valueType(of: base.withoutOptionalMarks)?.unwrapped,
      let written = type.nameOfMembers
    else { return false }
    let project = context.project
    let name = project.resolve(written, inside: type.scope)
    guard project.types[name] != nil else { return true }
    return project.members(named: callee.lastName ?? "", of: name, inherited: true).isEmpty
      && project.ancestry(of: name).contains { project.types[$0] == nil }
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
  fileprivate func deedByName(in context: Context) -> String? {
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
    guard ["read", "write"].contains(name), takesCodeForValue(in: context) else { return nil }
    return "may wait for a database"
  }

  /// Have: database.read { db in … }, database.read(updates), where that is a closure
  private func takesCodeForValue(in context: Context) -> Bool {
    let arguments = arguments?.arguments.map(\.self) ?? []
    if arguments.isEmpty { return trailingClosure?.takesValue == true }
    guard trailingClosure == nil, arguments.count == 1, arguments[0].label == nil,
      let type = arguments[0].expression.flatMap(context.valueType)
    else { return false }
    return context.isFunction(type)
  }
}

extension ClosureExpr {
  /// Whether the closure has a parameter, with or without a name.
  fileprivate var takesValue: Bool {
    signature?.parameterClause != nil || node.identifiers.contains("$0")
  }
}
