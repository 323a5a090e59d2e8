import Rewriter

extension Node {
  /// A sleep in the closure's own code that cancellation only ends early: what follows runs all the same, at
  /// once. `nil` if there is none.
  var sleepThatOnlyEndsEarly: String? {
    let calls = descendantsAndSelf { $0 != self && $0.isFunctionLike }
      .compactMap { $0.as(FunctionCallExpr.self) }
    return calls.first { call in
      call.calleeName == "sleep" && call.node.goesOnWhenCancelled(inside: self)
    }?.calledExpression?.compactText
  }

  /// Whether code of the scope goes on after the node when the node throws, and doesn't ask why.
  private func goesOnWhenCancelled(inside scope: Node) -> Bool {
    guard let catcher = ancestors.prefix(while: { $0 != scope }).first(where: { $0.catches(self) })
    else { return false }
    if catcher.as(DoStmt.self)?.leavesWhenCaught == true { return false }
    var below = catcher
    for ancestor in catcher.ancestors.prefix(while: { $0 != scope }) {
      if ancestor.isCondition(below) { return false }
      if let loop = ancestor.loopCondition { if !loop.asksForCancellation { return true } }
      if let list = ancestor.parent, list.is(.codeBlockItemList),
        let next = list.elements(CodeBlockItem.self)
          .first(where: { $0.range.lowerBound >= ancestor.range.upperBound })
      {
        return !next.stopsWhenCancelled(asLastOf: list)
      }
      below = ancestor
    }
    return false
  }

  /// Whether the node is a `try?`, or a `do` that catches what its body throws.
  private func catches(_ node: Node) -> Bool {
    if let expression = self.as(TryExpr.self) {
      return expression.questionOrExclamationMark?.text == "?"
    }
    guard let statement = self.as(DoStmt.self) else { return false }
    return statement.catchClauses?.node.firstToken != nil
      && statement.body?.node.encloses(node) == true
  }

  /// Whether the node decides by what is in the child: `guard (try? await sleep()) != nil else { return }`.
  private func isCondition(_ child: Node) -> Bool {
    child.is(.conditionElementList) && (self.is(.guardStmt) || self.is(.ifExpr))
  }

  /// What decides whether a loop goes on; `nil` for what is no loop.
  private var loopCondition: Node? {
    switch kind {
    case .whileStmt: self.as(WhileStmt.self)?.conditions?.node ?? self
    case .repeatStmt: self.as(RepeatStmt.self)?.condition ?? self
    case .forStmt: self.as(ForStmt.self)?.sequence ?? self
    default: nil
    }
  }

  fileprivate var asksForCancellation: Bool { tokens.contains { $0.name == "isCancelled" } }
}

extension CodeBlockItem {
  /// `guard !Task.isCancelled else { return }`, `if Task.isCancelled { return }`, or `if !Task.isCancelled { … }` as
  /// the last statement of its list.
  fileprivate func stopsWhenCancelled(asLastOf list: Node) -> Bool {
    if let statement = item?.as(GuardStmt.self) {
      return statement.conditions?.node.asksForCancellation == true
    }
    guard
      let statement = item?.as(IfExpr.self)
        ?? item?.as(ExpressionStmt.self)?.expression?
        .as(IfExpr.self), statement.conditions?.node.asksForCancellation == true
    else { return false }
    return statement.body?.statements?.node.leavesAtItsEnd == true
      || list.elements(CodeBlockItem.self).last?.node == node
  }
}

extension DoStmt {
  fileprivate var leavesWhenCaught: Bool {
    let clauses = catchClauses?.node.elements(CatchClause.self) ?? []
    return clauses.allSatisfy { $0.body?.statements?.node.leavesAtItsEnd == true }
  }
}
