import Rewriter

/// The statement that passes a work item to the main queue.
struct WorkItemExecution {
  let site: MainQueueCall

  /// The statements that are there for nothing else: the call or the `if let` around it, and a `guard let`
  /// before it.
  let statements: [CodeBlockItem]

  /// The variable that the item is taken from, and not a name that is bound to it there.
  let variable: WorkItemVariable
}

extension WorkItemGroup {
  /// The statements that hand the items to the main queue.
  ///
  /// - Throws: why one of them is more than that.
  func executions() throws(Refusal) -> [WorkItemExecution] {
    var found: [WorkItemExecution] = []
    for reference in uses {
      guard case .executed(let site) = reference.use else { continue }
      found.append(try execution(of: reference, by: site))
    }
    return found
  }

  private func execution(
    of reference: WorkItemReference, by site: MainQueueCall,
  ) throws(Refusal) -> WorkItemExecution {
    guard case .statement(let item) = StatementPlace(of: site.node) else {
      throw Refusal(.partOfExpression, "the result of '\(site.callee.node.textInOneLine)' is used")
    }
    guard let name = bound[reference.variable] else {
      return WorkItemExecution(site: site, statements: [item], variable: reference.variable)
    }
    let statements =
      name.isAlone && uses(of: reference.variable).count == 1
      ? name.statements(around: item) : nil
    guard let statements else {
      throw Refusal(
        .itemUse,
        "'\(name.condition.node.textInOneLine)' also guards other code; pass the item to the queue in an 'if' of its own"
      )
    }
    return WorkItemExecution(site: site, statements: statements, variable: name.source)
  }
}

extension BoundWorkItem {
  /// Whether the condition has no other part.
  fileprivate var isAlone: Bool {
    condition.node.parent?.parent?.elements(ConditionElement.self).count == 1
  }

  /// The statements that go with the one that uses the name; `nil` if they do more.
  fileprivate func statements(around item: CodeBlockItem) -> [CodeBlockItem]? {
    let owner = condition.node.parent?.parent?.parent
    if let branch = owner?.as(IfExpr.self), branch.elseBody == nil,
      item.node.parent == branch.body?.statements?.node,
      item.node.parent?.elements(CodeBlockItem.self).count == 1,
      let whole = branch.node.ancestors.first(where: { $0.is(.codeBlockItem) })
    {
      return whole.as(CodeBlockItem.self).map { [$0] }
    }
    guard let guarding = owner?.as(GuardStmt.self),
      let whole = guarding.node.parent?.as(CodeBlockItem.self),
      whole.node.parent == item.node.parent
    else { return nil }
    return [whole, item]
  }
}
