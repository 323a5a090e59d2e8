import Rewriter

extension Context {
  /// Whether a closure's result is `Void` whatever is in it.
  func isKnownToReturnVoid(_ closure: ClosureExpr) -> Bool {
    if let result = closure.signature?.returnClause?.type {
      return TypeSpelling(result.text).isVoid
    }
    switch ClosureUse(of: closure) {
    case .argument(let call, let label):
      return isKnownToTakeVoidClosure(call, label: label, for: closure)
    case .assigned(let name):
      return project.returnsVoid(closureAssignedTo: name)
        ?? project.sdk.returnsVoid(closureAssignedTo: name)
    case .initialValue(let type):
      let target = project.closureType(of: type.text)
      return TypeSpelling(target).functionResult?.isVoid ?? false
    case .called: return false
    case .other:
      return closure.node.contextualType.map { returnsVoid($0, at: closure.node) } ?? false
    }
  }

  /// Whether the type, as written, is that of functions that return `Void`.
  private func returnsVoid(_ type: String, at node: Node) -> Bool {
    let scope = enclosingTypeNames(of: node).first ?? ""
    let target = TypeSpelling(project.closureType(of: type, inside: scope))
    let known = target.functionResult == nil ? project.sdk.closureType(named: target.name) : nil
    return (known.map { TypeSpelling($0) } ?? target).functionResult?.isVoid ?? false
  }

  /// Whether a function in a variable takes the closure, and wants it to return `Void`; `nil` for any other
  /// call.
  private func isKnownToTakeVoidClosure(
    inVariable call: FunctionCallExpr, _ closure: ClosureExpr,
  ) -> Bool? {
    guard let callee = call.calledExpression,
      let parameters = valueType(of: callee)?.unwrapped.parameters
    else { return nil }
    switch CallArguments(of: call).place(of: closure) {
    case .parenthesized(let index) where index < parameters.count:
      return returnsVoid(parameters[index].text, at: call.node)
    case .trailing: return parameters.last.map { returnsVoid($0.text, at: call.node) }
    default: return nil
    }
  }

  private func isKnownToTakeVoidClosure(
    _ call: FunctionCallExpr, label: String?, for closure: ClosureExpr,
  ) -> Bool {
    guard let name = call.calleeName else { return false }
    if let isVoid = isKnownToTakeVoidClosure(inVariable: call, closure) { return isVoid }
    if name == "Task" || name == "detached" {
      // The value of a task that nobody keeps is nobody's business.
      return call.node.parent?.is(.codeBlockItem) == true
    }
    if let isVoid = project.returnsVoid(closurePassedTo: name, label: label) { return isVoid }
    if let label, name.beginsWithCapital,
      let isVoid = project.returnsVoid(closureAssignedTo: label)
    {
      return isVoid
    }
    guard let callee = sdkCallee(of: call) else { return false }
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: closure)
    return project.sdk.returnsVoid(closurePassedTo: callee) { $0.fits(place, in: arguments) }
  }
}
