import Rewriter

/// What a closure that captures `self` weakly says of it, in code where `self` is unwrapped already: without its `?`.
///
/// Have: guard let self else { return }; Task { @MainActor [weak self] in self?.show() }
struct UnwrappedSelf {
  let edits: [Edit]

  /// `nil` where the closure does something else with an optional `self` than call its members and assign to them.
  init?(in closure: ClosureExpr) {
    let statements = closure.statements?.node
    let nodes = statements?.descendantsAndSelf(notInside: \.capturesSelf) ?? []
    var edits: [Edit] = []
    for node in nodes {
      if let closure = node.as(ClosureExpr.self), closure.node.capturesSelf {
        // What it captures strongly would be no optional in it either.
        guard closure.capturesSelfWeakly else { return nil }
      } else if node.bindsSelf {
        return nil
      } else if node.isSelfReference {
        guard let chain = node.parent?.as(OptionalChainingExpr.self),
          chain.node.wholeChain.isStatementOrAssigned
        else { return nil }
        edits.append(.delete(node.range.upperBound..<chain.range.upperBound))
      }
    }
    self.edits = edits
  }
}

extension Node {
  /// Whether the node is a closure with `self` in its capture list.
  fileprivate var capturesSelf: Bool {
    self.as(ClosureExpr.self)?.signature?.capture?.captures.contains {
      $0.name?.kind == .selfKeyword
    } ?? false
  }

  /// `guard let self`
  fileprivate var bindsSelf: Bool {
    self.as(OptionalBindingCondition.self)?.pattern?.firstToken?.kind == .selfKeyword
  }

  /// `self?.a.b(1)` of its `self?`
  fileprivate var wholeChain: Node {
    var chain = self
    while let parent = chain.parent {
      let isLonger =
        parent.as(MemberAccessExpr.self)?.base == chain
        || parent.as(FunctionCallExpr.self)?.calledExpression == chain
        || parent.as(SubscriptCallExpr.self)?.calledExpression == chain
        || parent.is(.optionalChainingExpr)
      guard isLonger else { break }
      chain = parent
    }
    return chain
  }

  /// `=`, `+=`
  private var isAssignment: Bool {
    self.is(.assignmentExpr) || ["+=", "-=", "*=", "/="].contains(text)
  }

  /// Whether nobody wants the value of the expression: it is a statement, or what is assigned to in one.
  fileprivate var isStatementOrAssigned: Bool {
    guard let parent else { return false }
    if parent.is(.codeBlockItem) { return true }
    let operands = Array(parent.children)
    return parent.parent?.parent?.is(.codeBlockItem) == true && operands.count == 3
      && operands[0] == self && operands[1].isAssignment
  }
}
