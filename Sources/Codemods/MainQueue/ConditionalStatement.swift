import Rewriter

/// A statement `condition ? a : b`, one branch of which a task is to take the place of: the branches of `?:`
/// have one type, those of `if` need none.
struct ConditionalStatement {
  private let sequence: SequenceExpr
  private let ternary: UnresolvedTernaryExpr

  /// - Parameter branch: the first or the second branch; `nil` for whatever isn't all of a branch, or
  ///   part of a larger expression.
  init?(branch: Node) {
    let isLast = branch.parent?.is(.exprList) == true
    guard let expressions = isLast ? branch.parent : branch.parent?.parent,
      expressions.is(.exprList), let sequence = expressions.parent?.as(SequenceExpr.self),
      case .statement(let item) = StatementPlace(of: sequence.node), item.valueUse == .discarded
    else { return nil }
    let parts = expressions.children.map(\.self)
    let ternaries = parts.compactMap { $0.as(UnresolvedTernaryExpr.self) }
    guard ternaries.count == 1, let ternary = ternaries.first, parts.count > 2,
      parts[parts.count - 2] == ternary.node,
      branch == parts[parts.count - 1] || branch == ternary.thenExpression,
      !parts.contains(where: { $0.isAssigned })
    else { return nil }
    let other = branch == ternary.thenExpression ? parts[parts.count - 1] : ternary.thenExpression
    // The other branch would bring the same edits, and a comment would swallow the brace.
    guard other?.isMainQueueHop == false, let question = ternary.questionMark,
      let colon = ternary.colon, !branch.tree.hasComment(in: question.leadingTrivia),
      !branch.tree.hasComment(in: colon.leadingTrivia)
    else { return nil }
    self.sequence = sequence
    self.ternary = ternary
  }

  /// `c ? a : b` → `if c { a } else { b }`
  var edits: [Edit] {
    guard let question = ternary.questionMark, let colon = ternary.colon else { return [] }
    return [
      .insert("if ", at: sequence.range.lowerBound),
      Edit(replace: joined(question), with: " {"),
      Edit(replace: joined(colon), with: " } else {"),
      .insert(" }", at: sequence.range.upperBound),
    ]
  }

  /// The token with the blanks and line breaks before it.
  private func joined(_ token: Token) -> Range<ByteOffset> {
    token.leadingTrivia.lowerBound..<token.range.upperBound
  }
}

extension Node {
  /// Whether the expression is `a` or `b` of a statement `condition ? a : b`.
  var isBranchOfChoice: Bool {
    guard let parent, let list = parent.is(.unresolvedTernaryExpr) ? parent.parent : parent,
      list.children.contains(where: { $0.is(.unresolvedTernaryExpr) }), let choice = list.parent,
      case .statement(let item) = StatementPlace(of: choice)
    else { return false }
    return item.valueUse == .discarded
  }

  fileprivate var isMainQueueHop: Bool {
    self.as(FunctionCallExpr.self)?.calledExpression?.as(MemberAccessExpr.self)
      .flatMap { MainQueueHop(callee: $0) } != nil
  }
}
