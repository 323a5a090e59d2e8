import Rewriter

extension Node {
  /// The label of the parameter that has to be passed before the function gets to the node: by default its value leads
  /// into the other branch of an `if`.
  ///
  /// Have: func onMain(async: Bool = true, …) { if async { … } else { DispatchQueue.main.sync(execute: block) } }
  var labelOfSwitch: String? {
    for ancestor in ancestors {
      if ancestor.isFunctionLike { return nil }
      guard let choice = ancestor.as(IfExpr.self), let function = enclosingFunction,
        let value = choice.condition(byDefaultsOf: function)
      else { continue }
      let isInBody = choice.body?.node.encloses(self) == true
      if isInBody != value.isTrue { return value.label }
    }
    return nil
  }

  private var enclosingFunction: FunctionDecl? {
    ancestors.first(where: \.isFunctionLike)?.as(FunctionDecl.self)
  }
}

extension IfExpr {
  /// What a condition is if the caller leaves out the parameter that it consists of, whose label comes with it.
  fileprivate func condition(
    byDefaultsOf function: FunctionDecl,
  ) -> (label: String, isTrue: Bool)? {
    guard let elements = conditions?.node.elements(ConditionElement.self), elements.count == 1,
      let condition = elements[0].condition
    else { return nil }
    let negation = condition.as(PrefixOperatorExpr.self)
    guard let name = (negation?.expression ?? condition).as(DeclReferenceExpr.self)?.name,
      negation == nil || negation?.operator?.text == "!",
      let parameter = function.parameters.first(where: { $0.localName == name }),
      let value = parameter.defaultValue?.value?.text, ["true", "false"].contains(value)
    else { return nil }
    return (parameter.label, (value == "true") == (negation == nil))
  }
}
