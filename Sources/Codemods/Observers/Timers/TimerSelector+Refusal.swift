import Rewriter

extension TimerSelectorSite {
  /// Throws why the timer keeps its selector, whichever method that names.
  func check() throws(Refusal) {
    try timer.checkType()
    guard target.expression?.isSelfReference == true else {
      throw Refusal(
        .observerIsNotSelf, "the target is '\(target.expression?.textInOneLine ?? "")', not 'self'")
    }
    guard userInfo.expression?.isNil == true else {
      throw Refusal(
        .unsupportedArgument, "the timer has a 'userInfo', which a timer with a block can't have")
    }
    if let first = target.node.firstToken, let last = repeats.label,
      context.tree.hasComment(between: first, and: last)
    {
      throw Refusal(.commentInTheWay, "there's a comment between the arguments; move it")
    }
    try checkPlace()
    _ = try context.isSelfType(at: node)
    let search = HandlerSearch(host: host, argument: .timer, context: context)
    try context.checkIsMainActorClass(
      host, calling: search.nameOfIsolatedHandler(named: selector.expression))
    try timer.checkThread()
  }

  /// In a condition a trailing closure would be taken for the body behind it.
  private func checkPlace() throws(Refusal) {
    for ancestor in node.ancestors {
      if ancestor.is(.codeBlockItem) || ancestor.is(.memberBlockItem) { break }
      guard !ancestor.is(.conditionElement), !ancestor.is(.switchExpr), !ancestor.is(.forStmt)
      else { throw Refusal(.partOfExpression, "the call is part of a condition") }
    }
    if isInWeakClosure {
      throw Refusal(
        .capturesWeakSelf,
        "the closure around the call doesn't capture 'self' strongly; move the call into a method")
    }
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
