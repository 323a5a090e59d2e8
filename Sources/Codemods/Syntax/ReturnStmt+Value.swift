import Rewriter

extension ReturnStmt {
  /// Whether nothing is missed where the value isn't returned: there is none, or a literal or a name.
  var onlyReads: Bool {
    guard let expression else { return true }
    let literals: [NodeKind] = [
      .nilLiteralExpr, .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr,
    ]
    return literals.contains(expression.kind) || expression.referencedName != nil
  }
}
