import Rewriter

extension Node {
  /// `a` and `b`, where the node is `a = b`.
  var partsOfAssignment: (target: Node, value: Node)? {
    let terms = self.as(SequenceExpr.self)?.elements?.node.children.map(\.self) ?? []
    return terms.count == 3 && terms[1].is(.assignmentExpr) ? (terms[0], terms[2]) : nil
  }

  /// Whether the expression is `a = b`, `a += b`.
  var assigns: Bool {
    guard let elements = self.as(SequenceExpr.self)?.elements?.node.children else { return false }
    return elements.contains(where: \.isAssigned)
  }

  /// Whether an assignment operator follows in a sequence.
  var isAssigned: Bool {
    guard let list = parent, list.is(.exprList) else { return false }
    let rest = list.children.drop { $0 != self }.dropFirst()
    return rest.first { _ in true }?.isAssignmentOperator ?? false
  }

  /// `=`, `+=`, and whatever else ends in `=` and does not compare.
  var isAssignmentOperator: Bool {
    if self.is(.assignmentExpr) { return true }
    guard let spelling = self.as(BinaryOperatorExpr.self)?.operator?.text else { return false }
    return spelling.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(spelling)
  }
}
