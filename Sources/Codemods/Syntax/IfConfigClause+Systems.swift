import Rewriter

extension Node {
  /// Whether no `#if os(…)` around keeps the code from a system.
  func mayBeRead(on system: String) -> Bool {
    guard !tree.all(IfConfigClause.self).isEmpty else { return true }
    return ancestors.lazy.compactMap { $0.as(IfConfigClause.self) }
      .allSatisfy { $0.isRead(on: system) != false }
  }
}

extension IfConfigClause {
  /// Whether the compiler reads the clause when it builds for the system; `nil` where that depends on something else.
  func isRead(on system: String) -> Bool? {
    let clauses = node.parent?.elements(IfConfigClause.self) ?? []
    let earlier = clauses.prefix { $0.node != node }.map { $0.condition?.holds(on: system) }
    if earlier.contains(true) { return false }
    guard let condition else { return earlier.contains(nil) ? nil : true }
    return condition.holds(on: system) == false ? false : nil
  }
}

extension Node {
  /// Whether a build condition of `os(…)` holds; `nil` for any other.
  fileprivate func holds(on system: String) -> Bool? {
    if let call = self.as(FunctionCallExpr.self) {
      guard call.calledExpression?.text == "os" else { return nil }
      return call.arguments?.node.compactText == system
    }
    if let prefix = self.as(PrefixOperatorExpr.self), prefix.operator?.text == "!" {
      return prefix.expression?.holds(on: system).map { !$0 }
    }
    if let tuple = self.as(TupleExpr.self) {
      let elements = tuple.elements?.arguments ?? []
      return elements.count == 1 ? elements[0].expression?.holds(on: system) : nil
    }
    guard let parts = self.as(SequenceExpr.self)?.elements?.node.children.map(\.self) else {
      return nil
    }
    let operands = parts.indices.filter { $0.isMultiple(of: 2) }
      .map { parts[$0].holds(on: system) }
    let operators = Set(
      parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0].compactText })
    switch operators {
    case ["&&"]: return operands.contains(false) ? false : operands.contains(nil) ? nil : true
    case ["||"]: return operands.contains(true) ? true : operands.contains(nil) ? nil : false
    default: return nil
    }
  }
}
