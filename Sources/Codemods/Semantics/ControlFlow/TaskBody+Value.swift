import Rewriter

extension TaskBody {
  /// Whether the closure may have a value that is not `Void`: it is one expression, and no assignment or
  /// call of the project that returns nothing.
  var mayHaveValue: Bool {
    guard closure.signature?.returnClause == nil,
      let items = closure.statements?.node.elements(CodeBlockItem.self), items.count == 1,
      let item = items[0].item
    else { return false }
    return item.kind.isExpr ? !returnsNothing(item) : mayHaveNonSendableValue
  }

  private func returnsNothing(_ expression: Node) -> Bool {
    if expression.assigns { return true }
    if let type = context.valueType(of: expression) {
      return !type.mayBeOptional && TypeSpelling(type.text).isVoid
    }
    guard let name = expression.as(FunctionCallExpr.self)?.calleeName,
      let functions = context.project.functions[name], context.project.variables[name] == nil
    else { return false }
    return functions.allSatisfy { $0.result == nil }
  }

  /// Whether a call in the statements may mean an asynchronous function where there can be an `await`, or
  /// is not available there.
  var mayMeanSomethingElseWhenAsync: Bool {
    noasyncName != nil
      || closure.node.descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
        let name = node.as(FunctionCallExpr.self)?.calleeName
        return name.flatMap { context.project.functions[$0] }?.contains(where: \.isAsync) == true
      }
  }
}
