import Rewriter

extension TaskBody {
  /// Whether the closure may have a value that is not `Void`: it is one expression, and no assignment or
  /// call of the project that returns nothing.
  var mayHaveValue: Bool {
    guard closure.signature?.returnClause == nil,
      let items = closure.statements?.node.elements(CodeBlockItem.self), items.count == 1,
      let item = items[0].item
    else { return false }
    return item.kind.isExpr ? context.givesNothing(item) != true : mayHaveNonSendableValue
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

extension Context {
  /// Whether an expression has no value but `Void`; `nil` where that isn't known.
  func givesNothing(_ expression: Node) -> Bool? {
    if expression.assigns { return true }
    if let type = valueType(of: expression) {
      return !type.mayBeOptional && TypeSpelling(type.text).isVoid
    }
    guard let name = expression.as(FunctionCallExpr.self)?.calleeName,
      let functions = project.functions[name], project.variables[name] == nil
    else { return nil }
    return functions.allSatisfy { $0.result == nil } ? true : nil
  }
}

extension FunctionCallExpr {
  /// Whether it's a method of a collection whose result may be ignored, and often is.
  var removesElement: Bool {
    switch (calleeName, argumentLabels) {
    case ("insert", ["_"]), ("remove", ["_"]), ("remove", ["at"]), ("removeFirst", []),
      ("removeLast", []), ("removeValue", ["forKey"]), ("update", ["with"]),
      ("updateValue", ["_", "forKey"]):
      true
    default: false
    }
  }
}
