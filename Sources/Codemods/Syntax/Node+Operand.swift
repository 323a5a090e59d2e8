import Rewriter

/// Expressions without what is written around them.
extension Node {
  /// What is between the parentheses of `(x)`.
  var withoutParentheses: Node {
    let elements = self.as(TupleExpr.self)?.elements?.arguments ?? []
    return elements.count == 1 ? elements[0].expression ?? self : self
  }

  /// `x` of `x as Any`.
  var withoutConversion: Node {
    let terms = self.as(SequenceExpr.self)?.elements?.node.children.prefix(2).map(\.self) ?? []
    return terms.count == 2 && terms[1].is(.unresolvedAsExpr) ? terms[0] : self
  }

  /// Whether the node is in an operand that is an autoclosure, which isn't asynchronous: the right one of `&&`, `||` or `??`.
  var isInLaterOperand: Bool {
    var operand = self
    for node in ancestors {
      if node.isFunctionLike { return false }
      if let sequence = node.parent?.as(SequenceExpr.self), let list = sequence.elements?.node,
        node == list
      {
        let before = list.children.prefix { $0 != operand }.reversed()
        let inside = before.prefix { !$0.is(.unresolvedTernaryExpr) && !$0.is(.assignmentExpr) }
        if inside.contains(where: { ["&&", "||", "??"].contains($0.text) }) { return true }
      }
      operand = node
    }
    return false
  }

  /// The expression without `?` and `!` behind it, and without parentheses.
  var withoutOptionalMarks: Node {
    if let chained = self.as(OptionalChainingExpr.self)?.expression {
      return chained.withoutOptionalMarks
    }
    if let forced = self.as(ForceUnwrapExpr.self)?.expression { return forced.withoutOptionalMarks }
    return self
  }
}
