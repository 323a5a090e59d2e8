import Rewriter

extension Node {
  /// Whether a check of the thread decides about the call: it is a branch of `if Thread.isMainThread`, of
  /// `guard` or of `?:`, or stands behind one that leaves.
  var isInMainThreadCheck: Bool {
    var inner = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .ifExpr, .guardStmt, .sequenceExpr:
        let condition =
          ancestor.as(IfExpr.self)?.conditions?.node
          ?? ancestor.as(GuardStmt.self)?.conditions?.node
        if (condition ?? ancestor).asksForMainThread { return true }
      case .codeBlockItemList:
        let earlier = ancestor.children.prefix { $0 != inner }.compactMap(\.leavingCheck)
        if earlier.contains(where: \.asksForMainThread) { return true }
      case .closureExpr, .functionDecl, .memberBlock: return false
      default: break
      }
      inner = ancestor
    }
    return false
  }

  /// Whether such a check has the node run on the main thread only.
  ///
  /// Have: if Thread.isMainThread { work() } else { DispatchQueue.main.async { work() } }
  var runsOnMainThreadByCheck: Bool {
    isInMainThreadCheck && !isInOtherCheck
      && !ancestors.prefix { !$0.isFunctionLike }.contains {
        $0.keepsOffMainThread(self) || $0.leavesOnMainThread(before: self)
      }
  }

  /// Whether one of the statements in front of the other node leaves on the main thread, or doesn't leave on all of the
  /// others.
  ///
  /// Have: if Thread.isMainThread { return show() }, if isDone, !Thread.isMainThread { return }
  private func leavesOnMainThread(before other: Node) -> Bool {
    guard self.is(.codeBlockItemList) else { return false }
    return children.prefix { !$0.encloses(other) }.compactMap(\.leavingCheck).contains { check in
      let isGuard = check.parent?.is(.guardStmt) == true
      let isUnclear =
        isGuard ? check.tokens.contains { $0.text == "||" } : check.isCompound
      return check.asksForMainThread && (check.isNegated == isGuard || isUnclear)
    }
  }

  /// Whether the node is a check whose branch with the other node runs off the main thread, or may do so.
  private func keepsOffMainThread(_ node: Node) -> Bool {
    if let sequence = self.as(SequenceExpr.self) { return sequence.keepsOffMainThread(node) }
    let check = self.as(IfExpr.self)
    let conditions = check?.conditions ?? self.as(GuardStmt.self)?.conditions
    guard let conditions, conditions.node.asksForMainThread else { return false }
    let isInBody = check?.body?.node.encloses(node) ?? false
    return isInBody == conditions.node.isNegated
  }

  /// Whether the condition, which asks for the main thread, holds on the other ones.
  ///
  /// Have: !Thread.isMainThread, Thread.isMainThread == false
  fileprivate var isNegated: Bool {
    let words = Set(tokens.map(\.text))
    return [["!"], ["==", "false"], ["!=", "true"]].filter(words.isSuperset).count == 1
  }

  /// Whether the conditions ask for more than the thread.
  private var isCompound: Bool {
    elements(ConditionElement.self).count > 1 || tokens.contains { ["&&", "||"].contains($0.text) }
  }

  /// Whether the check that decides about the call asks for more than the thread, so that the work may run on another
  /// one as well.
  ///
  /// Have: if isOwn, !Thread.isMainThread { return DispatchQueue.main.sync { work() } }; return work()
  var isInOtherCheck: Bool {
    ancestors.prefix { !$0.isFunctionLike }.contains { ancestor in
      let conditions =
        ancestor.as(IfExpr.self)?.conditions ?? ancestor.as(GuardStmt.self)?.conditions
      return conditions?.node.isCompound == true
        && conditions?.node.asksForMainThread == true
    }
  }

  /// Whether a statement in front of the node, in the same code, stops the program on the main queue.
  ///
  /// Have: dispatchPrecondition(condition: .notOnQueue(.main))
  var isBehindCheckOffMainQueue: Bool {
    var inner = self
    for ancestor in ancestors {
      let earlier = ancestor.children.prefix { $0 != inner }
      if ancestor.is(.codeBlockItemList), earlier.contains(where: \.stopsOnMainQueue) {
        return true
      }
      if ancestor.isFunctionLike { return false }
      inner = ancestor
    }
    return false
  }

  /// Whether the call, or the branch, stops the program on any other thread than the main one.
  ///
  /// Have: assert(Thread.isMainThread), dispatchPrecondition(condition: .onQueue(.main)),
  /// guard Thread.isMainThread else { fatalError() }, if !Thread.isMainThread { fatalError() }
  var stopsOffMainThread: Bool {
    if let check = self.as(GuardStmt.self) {
      return check.conditions?.node.asksForMainThread == true
        && check.body?.node.endsProgram == true
    }
    if let check = self.as(IfExpr.self) {
      return check.conditions?.node.compactText == "!Thread.isMainThread"
        && check.body?.node.endsProgram == true
    }
    guard let call = self.as(FunctionCallExpr.self) else { return false }
    switch call.calleeName {
    case "assert", "precondition":
      let condition = call.arguments?.arguments.first?.expression
      return condition?.asksForMainThread == true
        && condition?.tokens.contains { $0.text == "!" || $0.text == "||" } == false
    case "dispatchPrecondition":
      return ["", "DispatchQueue"].contains {
        compactText == "dispatchPrecondition(condition:.onQueue(\($0).main))"
      }
    case "assertIsolated", "assumeIsolated", "preconditionIsolated":
      return call.receiver?.compactText == "MainActor"
    default: return false
    }
  }

  /// Whether the code calls what ends the program.
  private var endsProgram: Bool {
    descendantsAndSelf.contains { node in
      ["assertionFailure", "fatalError", "preconditionFailure"]
        .contains(node.as(FunctionCallExpr.self)?.calleeName ?? "")
    }
  }

  private var stopsOnMainQueue: Bool {
    ["", "DispatchQueue"].contains { queue in
      compactText == "dispatchPrecondition(condition:.notOnQueue(\(queue).main))"
    }
  }

  /// Whether `Thread.isMainThread` is looked at, outside of closures.
  fileprivate var asksForMainThread: Bool {
    descendantsAndSelf { $0.is(.closureExpr) }
      .contains { node in
        // Have: extension Thread { class func onMain(_ work: () -> Void) { if isMainThread { work() } } }
        node.as(MemberAccessExpr.self)?.name == "isMainThread"
          || node.referencedName == "isMainThread"
            && ancestors.contains { $0.as(ExtensionDecl.self)?.extendedType?.text == "Thread" }
      }
  }

  /// The conditions of an `if` statement whose body ends by leaving the code around, or of a `guard`.
  private var leavingCheck: Node? {
    let statement = self.as(CodeBlockItem.self)?.item
    if let check = statement?.as(GuardStmt.self) { return check.conditions?.node }
    let expression = statement?.as(ExpressionStmt.self)?.expression ?? statement
    guard let check = expression?.as(IfExpr.self),
      let last = check.body?.statements?.node.elements(CodeBlockItem.self).last?.item,
      last.is(.returnStmt) || last.is(.throwStmt)
    else { return nil }
    return check.conditions?.node
  }
}

extension SequenceExpr {
  /// Whether the node is in no part of the expression that only the main thread evaluates.
  ///
  /// Have: Thread.isMainThread ? show() : showLater()
  fileprivate func keepsOffMainThread(_ node: Node) -> Bool {
    let parts = elements.map { Array($0.node.children) } ?? []
    guard self.node.asksForMainThread else { return false }
    guard parts.count > 2, let choice = parts[1].as(UnresolvedTernaryExpr.self),
      parts[0].asksForMainThread
    else { return true }
    let isFirst = choice.thenExpression?.encloses(node) == true
    return isFirst == parts[0].isNegated
  }
}
