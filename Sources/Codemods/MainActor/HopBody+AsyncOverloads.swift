import Rewriter

extension HopBody {
  /// Whether the statements have to stay in a synchronous closure when an `await` comes in front of
  /// them: in an asynchronous one, a call means the asynchronous overload, and what is marked `noasync` is
  /// an error.
  var needsSynchronousClosure: Bool {
    noasyncName != nil || hasCallWithAsyncOverload
  }

  /// Whether a call may fit an asynchronous function of its name.
  private var hasCallWithAsyncOverload: Bool {
    ownNodes.contains { node in
      node.as(FunctionCallExpr.self).map(mayFitAsyncFunction) ?? false
    }
  }

  private func mayFitAsyncFunction(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName else { return false }
    let labels = call.arguments?.arguments.map { $0.label?.name ?? "" } ?? []
    let closures = call.trailingClosure == nil ? 0 : 1
    let isOwn = (context.project.functions[name] ?? []).contains { function in
      function.traits.contains(.isAsync)
        && labels.fit(function.parameters.map(\.label), closures: closures)
    }
    if isOwn { return true }
    return context.project.sdk.asyncFunctions(named: name).contains { function in
      labels.fit(function.asyncLabels, closures: closures)
        && mayBeCalled(on: function.type, by: call)
    }
  }

  /// Whether the call's receiver may be of the SDK's type.
  private func mayBeCalled(on type: String, by call: FunctionCallExpr) -> Bool {
    let project = context.project
    let types: [String]
    if let receiver = call.receiver, !receiver.isSelfReference {
      guard let name = receiver.lastName else { return true }
      if name.first?.isUppercase == true, receiver.is(.declReferenceExpr) {
        types = [name]
      } else {
        let declared = (project.variables[name] ?? []).map(\.type)
        guard !declared.isEmpty, !declared.contains(nil) else { return true }
        types = declared.compactMap(\.self).map { project.resolve(WrittenType($0).name) }
      }
    } else {
      types = context.enclosingTypeNames(of: closure.node)
    }
    return types.flatMap(project.ancestry).contains { project.sdk.ancestry(of: $0).contains(type) }
  }
}

extension AsyncTwin {
  /// The labels of the asynchronous function's parameters, empty for none.
  fileprivate var asyncLabels: [String] {
    guard let start = asyncFunction.firstIndex(of: "(") else { return [] }
    return asyncFunction[start...].dropFirst().dropLast().split(separator: ":")
      .map { $0 == "_" ? "" : String($0) }
  }
}

extension FunctionCallExpr {
  /// `a` in `a.f()`, `a?.f()`; `nil` in `f()`.
  fileprivate var receiver: Node? {
    let base = calledExpression?.as(MemberAccessExpr.self)?.base
    return base?.as(OptionalChainingExpr.self)?.expression ?? base
  }
}

extension [String] {
  /// Whether the labels are those of the parameters, some of which may have default values.
  ///
  /// - Parameter closures: how many trailing closures follow, which any parameter may take.
  fileprivate func fit(_ parameters: [String], closures: Int) -> Bool {
    var rest = parameters[...]
    for label in self {
      guard let position = rest.firstIndex(of: label) else { return false }
      rest = rest[(position + 1)...]
    }
    return rest.count >= closures
  }
}
