import Rewriter

extension Context {
  /// What to do about a closure that a `@Sendable` closure captures, and that isn't one: who decides on its type may be
  /// a protocol, or a framework.
  ///
  /// - Parameter advice: for a type that stands where the code is.
  func advice(onClosure name: String, usedAt node: Node, else advice: String) -> String {
    guard case .local(let binding) = resolution(of: name, at: node) else { return advice }
    switch binding.kind {
    case .parameter(let parameter):
      let function = parameter.node.ancestors.first(where: \.isFunctionLike)?.as(FunctionDecl.self)
      return function.flatMap(parameterGiver).map { $0.advice(on: name) } ?? advice
    case .closureParameter(let closure, _):
      return giver(ofParametersOf: closure).map { $0.advice(on: name) } ?? advice
    default:
      let variable = binding.initialValue?.as(ClosureExpr.self).flatMap(variableSet)
      return variable.map {
        "keep '\($0)', which '\(name)' sets, behind a lock, and mark the type of '\(name)' '@Sendable'"
      } ?? advice
    }
  }

  /// The function that the closure is handed to; `nil` for what isn't handed to any.
  private func giver(ofParametersOf closure: ClosureExpr) -> ParameterGiver? {
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName else {
      return nil
    }
    let isOwn = project.functions[name] != nil || project.types[name] != nil
    return isOwn ? .project(name) : .framework(name)
  }

  /// The variable of the code around that the closure sets.
  private func variableSet(by closure: ClosureExpr) -> String? {
    CapturesFromAround(closure, in: self).variables.first.flatMap { $0.isSet ? $0.name : nil }
  }
}

extension ParameterGiver {
  fileprivate func advice(on name: String) -> String {
    switch self {
    case .project(let giver): "mark its type '@Sendable', here and in '\(giver)'"
    case .framework(let giver):
      "capture a copy, 'nonisolated(unsafe) let \(name) = \(name)', if one thread calls it at a time: '\(giver)' gives the type"
    }
  }
}
