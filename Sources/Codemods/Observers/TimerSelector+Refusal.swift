import Rewriter

extension TimerSelectorSite {
  /// Throws why the timer keeps its selector, whichever method that names.
  func check() throws(LeftAlone) {
    if context.isShadowed("Timer", at: node) {
      throw LeftAlone(reason: "'Timer' may be the project's own")
    }
    guard target.expression?.isSelfReference == true else {
      throw LeftAlone(reason: "its target is '\(target.expression?.text ?? "")', not 'self'")
    }
    guard userInfo.expression?.is(.nilLiteralExpr) == true else {
      throw LeftAlone(reason: "it has a 'userInfo', which a timer with a block has not")
    }
    if let first = target.node.firstToken, let last = repeats.label,
      context.tree.hasComment(between: first, and: last)
    {
      throw LeftAlone(reason: "there is a comment between its arguments")
    }
    try checkPlace()
    try context.checkSelfIsInstance(at: node)
    try context.checkIsMainActorClass(host)
    try checkThread()
  }

  /// In a condition a trailing closure would be taken for the body behind it.
  private func checkPlace() throws(LeftAlone) {
    for ancestor in node.ancestors {
      if ancestor.is(.codeBlockItem) || ancestor.is(.memberBlockItem) { break }
      guard !ancestor.is(.conditionElement), !ancestor.is(.switchExpr), !ancestor.is(.forStmt)
      else { throw LeftAlone(reason: "it is part of a condition") }
    }
    if isInWeakClosure { throw LeftAlone(reason: "'self' is not kept by the closure around it") }
  }

  /// Whether `self` is the weak or unowned one of a closure, not bound to a constant.
  private var isInWeakClosure: Bool {
    for ancestor in node.ancestors {
      if ancestor.parent?.is(.memberBlockItem) == true { return false }
      if ancestor.is(.codeBlockItemList), ancestor.bindsSelf(before: node) { return false }
      if ancestor.as(IfExpr.self)?.conditions?.node.bindsSelf(before: node) == true { return false }
      let captures = ancestor.as(ClosureExpr.self)?.signature?.capture?.captures ?? []
      if let capture = captures.first(where: { $0.name?.kind == .selfKeyword }) {
        return capture.specifier != nil
      }
    }
    return false
  }

  /// The run loop calls the block on its own thread.
  private func checkThread() throws(LeftAlone) {
    guard context.isolation(at: node).kind == .mainActor else {
      throw LeftAlone(reason: "the code here is not known to be on the main actor")
    }
    guard isScheduled || isAddedToMainRunLoop else {
      throw LeftAlone(reason: "it is not evident that it is the main run loop that calls it")
    }
  }

  /// Whether the function adds the timer, or a variable with it, to the main run loop: the current one is
  /// that on the main actor.
  private var isAddedToMainRunLoop: Bool {
    guard let body = node.ancestors.first(where: { $0.parent?.is(.memberBlockItem) == true }) else {
      return false
    }
    return body.descendantsAndSelf.contains { candidate in
      guard let call = candidate.as(FunctionCallExpr.self), call.calleeName == "add",
        let loop = call.calledExpression?.as(MemberAccessExpr.self)?.base,
        ["RunLoop.main", "RunLoop.current"].contains(loop.compactText),
        let timer = call.arguments?.arguments.first?.expression,
        context.isolation(at: candidate).kind == .mainActor
      else { return false }
      return timer == node || timer.lastName.map { $0 == variable } ?? false
    }
  }

  /// The variable that the timer is assigned to.
  private var variable: String? {
    if let binding = node.parent?.parent?.as(PatternBinding.self) { return binding.pattern?.text }
    guard let elements = node.parent?.children.map(\.self), elements.count == 3,
      elements[1].is(.assignmentExpr)
    else { return nil }
    return elements[0].lastName
  }
}

extension Node {
  /// Whether a condition in front of the other node, and directly below, binds `self` to a constant.
  fileprivate func bindsSelf(before other: Node) -> Bool {
    let isApart = { (node: Node) in
      node.is(.closureExpr) || node.is(.functionDecl) || node.is(.codeBlock)
    }
    return descendantsAndSelf(notInside: isApart).contains { node in
      guard let binding = node.as(OptionalBindingCondition.self),
        node.range.upperBound <= other.range.lowerBound
      else { return false }
      return binding.pattern?.text == "self"
        && binding.initializer?.value.map(\.isSelfReference) ?? true
    }
  }
}
