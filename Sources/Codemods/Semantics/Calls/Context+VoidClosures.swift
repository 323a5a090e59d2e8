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

  /// Whether nobody keeps a task that is all of a closure: no closure that a framework's object has is for one.
  ///
  /// Have: operation.queryResultBlock = { _ in Task { … } }
  func isKnownToKeepNoTask(_ closure: ClosureExpr) -> Bool {
    if isKnownToReturnVoid(closure) { return true }
    guard case .assigned(let name) = ClosureUse(of: closure), project.variables[name] == nil,
      let target = closure.node.parent?.parent?.partsOfAssignment?.target,
      let base = target.as(MemberAccessExpr.self)?.base,
      case .type(let type, isStatic: false) = owner(in: base)
    else { return false }
    return project.types[type] == nil && project.sdk.kind(ofType: type) != nil
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
    if let variable = variable(keepingClosureFor: label, byMemberwiseInitializerOf: name) {
      return variable.type.map { returnsVoid($0, at: call.node) } ?? false
    }
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

  /// The property in which the compiler's own initializer of a structure stores the closure.
  ///
  /// Have: DatePicker { … } of struct DatePicker { let onChange: () -> Void }
  ///
  /// - Parameter label: `nil` for a closure behind the call, which may be for any property of several.
  func variable(
    keepingClosureFor label: String?, byMemberwiseInitializerOf type: String,
  ) -> VariableFacts? {
    guard project.types[type]?.first?.kind == .struct,
      project.members(named: "init", of: type, inherited: false).isEmpty
    else { return nil }
    let kept = project.members(of: type).compactMap { member -> VariableFacts? in
      guard case .variable(let variable) = member, !variable.isComputed,
        !variable.modifiers.contains(.static),
        variable.type.map({ project.isFunction($0, inside: type) }) == true
      else { return nil }
      return variable
    }
    return label.map { label in kept.first { $0.name == label } }
      ?? (kept.count == 1 ? kept.first : nil)
  }
}
