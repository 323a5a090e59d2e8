import Rewriter

extension Node {
  /// Whether no `#if os(…)` around keeps the code from a system.
  func mayBeRead(on system: String) -> Bool {
    guard !tree.all(IfConfigClause.self).isEmpty else { return true }
    return ancestors.lazy.compactMap { $0.as(IfConfigClause.self) }
      .allSatisfy { clause in clause.isRead { $0.isCondition(ofSystem: system) } != false }
  }

  /// Whether the node is the condition `os(…)` of the system; `nil` for any other condition.
  func isCondition(ofSystem system: String) -> Bool? {
    guard let call = self.as(FunctionCallExpr.self), call.calledExpression?.text == "os" else {
      return nil
    }
    return call.arguments?.node.compactText == system
  }
}

extension IfConfigClause {
  /// Whether the compiler reads the clause; `nil` where that depends on a condition without an answer.
  ///
  /// - Parameter answer: whether a single build condition holds, such as `os(iOS)`; `nil` where that isn't known.
  func isRead(answering answer: (Node) -> Bool?) -> Bool? {
    let clauses = node.parent?.elements(IfConfigClause.self) ?? []
    let earlier = clauses.prefix { $0.node != node }.map { $0.condition?.holds(by: answer) }
    if earlier.contains(true) { return false }
    guard let condition else { return earlier.contains(nil) ? nil : true }
    return condition.holds(by: answer) == false ? false : nil
  }
}

extension Node {
  /// Whether a build condition holds; `nil` where that isn't known.
  fileprivate func holds(by answer: (Node) -> Bool?) -> Bool? {
    if let answer = answer(self) { return answer }
    if let prefix = self.as(PrefixOperatorExpr.self), prefix.operator?.text == "!" {
      return prefix.expression?.holds(by: answer).map { !$0 }
    }
    if let tuple = self.as(TupleExpr.self) {
      let elements = tuple.elements?.arguments ?? []
      return elements.count == 1 ? elements[0].expression?.holds(by: answer) : nil
    }
    guard let parts = self.as(SequenceExpr.self)?.elements?.node.children.map(\.self) else {
      return nil
    }
    let operands = parts.indices.filter { $0.isMultiple(of: 2) }
      .map { parts[$0].holds(by: answer) }
    let operators = Set(
      parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0].compactText })
    switch operators {
    case ["&&"]: return operands.contains(false) ? false : operands.contains(nil) ? nil : true
    case ["||"]: return operands.contains(true) ? true : operands.contains(nil) ? nil : false
    default: return nil
    }
  }
}
