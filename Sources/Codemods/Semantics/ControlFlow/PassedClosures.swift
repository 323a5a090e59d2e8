import Rewriter

extension Context {
  /// The closures that callers of a function pass for a parameter of it, each with its file as it was.
  ///
  /// Cost: that of ``calls(of:)``.
  func closures(passedFor parameter: FunctionParameter) -> [(closure: ClosureExpr, home: Context)] {
    guard let function = OwnFunction(around: parameter.node, in: self) else { return [] }
    let all = parameter.node.parent?.elements(FunctionParameter.self) ?? []
    guard let position = all.firstIndex(where: { $0.node == parameter.node }) else { return [] }
    let parameters = all.map(parameterOfCalls)
    return calls(of: function).compactMap { call, home in
      CallArguments(of: call).closure(forParameterAt: position, among: parameters)
        .map { ($0, home) }
    }
  }

  private func parameterOfCalls(_ parameter: FunctionParameter) -> CallArguments.Parameter {
    let type = project.closureType(of: parameter.type?.text ?? "")
    return CallArguments.Parameter(
      label: parameter.label == "_" ? "" : parameter.label,
      takesClosure: TypeSpelling(type).functionResult != nil,
      mayBeLeftOut: parameter.defaultValue != nil)
  }
}

extension BlockingCalls {
  /// The first modal loop in a closure that the code has been given: by a caller of the function around, for a parameter
  /// that the code calls.
  ///
  /// Have: panel.begin { _ in completion(panel.url) }
  func firstModalLoop(behindParametersCalledIn code: [Node]) -> BlockingPath? {
    first(behindParametersCalledIn: code) { $0.firstModalLoop(in: $1) }
  }

  /// The first wait in such a closure.
  ///
  /// Have: DispatchQueue.global().async { completion(measure(path)) }
  func first(behindParametersCalledIn code: [Node], on thread: Thread) -> BlockingPath? {
    first(behindParametersCalledIn: code) { $0.first(in: $1, on: thread) }
  }

  private func first(
    behindParametersCalledIn code: [Node], _ path: (BlockingCalls, [Node]) -> BlockingPath?,
  ) -> BlockingPath? {
    for parameter in parameters(calledIn: code) {
      for (closure, home) in context.closures(passedFor: parameter) {
        guard var path = path(BlockingCalls(in: home), [closure.node]) else { continue }
        path.parameter = parameter.localName
        return path
      }
    }
    return nil
  }

  private func parameters(calledIn code: [Node]) -> [FunctionParameter] {
    let calls = code.flatMap(CodeRunInPlace(in: context).nodes)
      .compactMap { $0.as(FunctionCallExpr.self)?.calledExpression }
    return calls.compactMap { callee in
      let value = callee.as(OptionalChainingExpr.self)?.expression ?? callee
      guard let name = value.referencedName,
        case .local(let binding) = context.resolution(of: name, at: value),
        case .parameter(let parameter) = binding.kind
      else { return nil }
      return parameter
    }
  }
}
