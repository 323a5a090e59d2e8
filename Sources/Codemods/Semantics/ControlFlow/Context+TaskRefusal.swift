import Rewriter

extension Context {
  /// Why no task can start at a node, whatever the task does; `nil` if one can.
  func refusalOfTask(at node: Node) -> Refusal? {
    refusalInDeinit(of: node) ?? refusalInMacro(of: node) ?? refusalForOldCompilers(of: node)
      ?? refusalForOldSystems(of: node) ?? refusalBesideWait(of: node)
      ?? refusalByComment(at: node)
  }

  /// Why no call can move into a task at a node, which begins in a later turn; `nil` if one can.
  func refusalOfLaterCall(at node: Node) -> Refusal? {
    refusalOfTask(at: node) ?? refusalAtEndOfProgram(of: node)
      ?? CallDeadline(in: self).refusal(ofLaterCallAt: node) { end in
        switch end {
        case .time, .report: true
        case .access, .items: false
        }
      }
  }

  /// Why no hop to the main queue can start at a node: the same as for tasks, apart from the systems.
  func refusalOfMainQueueHop(at node: Node) -> Refusal? {
    refusalInDeinit(of: node) ?? refusalInMacro(of: node) ?? refusalBesideWait(of: node)
  }

  private func refusalInDeinit(of node: Node) -> Refusal? {
    for ancestor in node.ancestors {
      if ancestor.declaredTypeName != nil { break }
      if ancestor.is(.deinitializerDecl) {
        let work = node.descendantsAndSelf.lazy.compactMap { $0.as(ClosureExpr.self) }.first
        let holdsSelf = work?.statements.map { usesSelf($0.node) } ?? true
        return Refusal(
          .inDeinit,
          holdsSelf
            ? "this code is in 'deinit', and a task would outlive 'self'; start the work elsewhere"
            : "this code is in 'deinit', where a task may capture only what is known to be Sendable; keep the call"
        )
      }
    }
    return nil
  }

  /// What a macro does with the code that it gets isn't in the text.
  private func refusalInMacro(of node: Node) -> Refusal? {
    for ancestor in node.ancestors {
      let name =
        ancestor.as(MacroExpansionExpr.self)?.macroName?.name
        ?? ancestor.as(MacroExpansionDecl.self)?.macroName?.name
      if let name {
        return Refusal(.inMacro, "we can't tell what the macro '#\(name)' does with this code")
      }
    }
    return nil
  }

  /// A blocked thread may wait for the very work that a task would then do.
  private func refusalBesideWait(of node: Node) -> Refusal? {
    let waits = node.outermostCode?.blockingWaits ?? []
    let wait = waits.first {
      !node.leaves(before: $0) && !isOver($0, before: node) && !isStarted($0, by: node)
    }
    guard let wait = wait?.compactText else { return nil }
    return Refusal(
      .mayDeadlock,
      "'\(wait)' in the same function may wait for this work; await the work in an 'async' function instead"
    )
  }
}

extension Context {
  /// Whether the work itself hands a closure on that waits: that one blocks a thread of its own, when the work has begun.
  ///
  /// Have: DispatchQueue.main.async { DispatchQueue.global().async { provider.wait() } }
  private func isStarted(_ wait: Node, by node: Node) -> Bool {
    guard node.encloses(wait) else { return false }
    let closures = wait.ancestors.prefix { $0 != node }.compactMap { $0.as(ClosureExpr.self) }
    return closures.dropLast().contains { !isCalledInPlace($0) }
  }

  /// Whether a wait is over when the code comes to the node, and no other run of the code waits for the work of this one.
  ///
  /// Have: semaphore.wait(); load { semaphore.signal() }, called twice
  private func isOver(_ wait: Node, before node: Node) -> Bool {
    guard node.begins(after: wait) || node.isBeside(wait), !node.work.mayEnd(wait) else {
      return false
    }
    let called = CalledFunctions(in: self)
    let functions = Set(node.work.descendantsAndSelf.flatMap(called.functions(usedBy:)))
    return functions.allSatisfy { function in
      guard let home = asItWas(function.path) else { return false }
      return !project.waits.bodies.bodies(of: function, in: home).contains { $0.mayEnd(wait) }
    }
  }
}

extension Node {
  /// Whether the two are in branches of one `if`, of which only one runs.
  fileprivate func isBeside(_ other: Node) -> Bool {
    ancestors.lazy.compactMap { $0.as(IfExpr.self) }.contains { choice in
      let branches = [choice.body?.node, choice.elseBody].compactMap(\.self)
      return branches.contains { $0.encloses(self) && !$0.encloses(other) }
        && branches.contains { $0.encloses(other) && !$0.encloses(self) }
        && !choice.node.ancestors.contains(where: \.isLoop)
    }
  }

  /// Whether the code around the node comes to it only when the wait is over.
  fileprivate func begins(after wait: Node) -> Bool {
    range.lowerBound >= wait.range.upperBound && !isInFunction(beside: wait)
      && wait.ancestors.allSatisfy { scope in
        scope.encloses(self) ? !scope.isLoop : !scope.isFunctionLike && !scope.is(.deferStmt)
      }
  }

  /// Whether the code ends a wait, by what it calls or since it names what is waited for.
  fileprivate func mayEnd(_ wait: Node) -> Bool {
    let gate = wait.as(MemberAccessExpr.self)?.base?.lastName
    return descendantsAndSelf.contains { node in
      guard let name = node.as(DeclReferenceExpr.self)?.name else { return false }
      return name == gate || name == "signal" || name == "leave"
    }
  }

  /// The closure where the node is its first statement, else the node.
  fileprivate var work: Node {
    let closure = ancestors.first(where: \.isFunctionLike)?.as(ClosureExpr.self)
    let start = closure?.statements?.node.range.lowerBound
    return start == range.lowerBound ? closure?.node ?? self : self
  }

  /// Whether a local function that the wait isn't in holds the node: it may be called before the wait.
  private func isInFunction(beside wait: Node) -> Bool {
    ([self] + ancestors).contains { $0.is(.functionDecl) && !$0.encloses(wait) }
  }

  /// The function, accessor or closure around the node that is in no other code.
  fileprivate var outermostCode: Node? {
    var outermost: Node?
    for ancestor in ancestors {
      if ancestor.declaredTypeName != nil { break }
      switch ancestor.kind {
      case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock, .closureExpr:
        outermost = ancestor
      default: continue
      }
    }
    return outermost
  }

  /// What is called with `wait()` or `wait(timeout:)` of a semaphore, a group or a condition.
  fileprivate var blockingWaits: [Node] {
    descendantsAndSelf.compactMap { node in
      guard let call = node.as(FunctionCallExpr.self),
        let callee = call.calledExpression?.as(MemberAccessExpr.self), callee.name == "wait",
        callee.base != nil, call.trailingClosure == nil, node.parent?.is(.awaitExpr) != true
      else { return nil }
      let label = call.arguments?.arguments.first?.label?.name
      let isWait = call.arguments == nil || label == "timeout" || label == "wallTimeout"
      return isWait ? callee.node : nil
    }
  }
}
