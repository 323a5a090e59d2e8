import Rewriter

extension Context {
  /// Whether a place is in a branch of `#if os(…)` that the compiler reads on none of the systems which the file's modules
  /// are built for.
  ///
  /// Have: #if !os(watchOS) … #endif, in a file of a watch app
  func isNeverRead(_ range: Range<ByteOffset>) -> Bool {
    guard !tree.all(IfConfigClause.self).isEmpty else { return false }
    let clauses = tree.smallestNode(containing: range).ancestorsAndSelf
      .compactMap { $0.as(IfConfigClause.self) }
    let modules = project.modules.modules(of: path)
    let systems = modules.compactMap(\.settings.systems)
    guard !clauses.isEmpty, !modules.isEmpty, systems.count == modules.count else { return false }
    let all = systems.reduce(into: Set<String>()) { $0.formUnion($1) }
    return clauses.contains { clause in
      all.allSatisfy { clause.isRead(on: $0) == false }
    }
  }
}

extension IfConfigClause {
  /// Whether the compiler reads the clause when it builds for the system; `nil` where that depends on something else.
  fileprivate func isRead(on system: String) -> Bool? {
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
