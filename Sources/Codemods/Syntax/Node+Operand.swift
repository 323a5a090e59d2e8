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

  /// The expression without `?` and `!` behind it, and without parentheses.
  var withoutOptionalMarks: Node {
    if let chained = self.as(OptionalChainingExpr.self)?.expression {
      return chained.withoutOptionalMarks
    }
    if let forced = self.as(ForceUnwrapExpr.self)?.expression { return forced.withoutOptionalMarks }
    return self
  }
}
