import Rewriter

/// Functions of the project that send their closure to the main queue, or to a task of the main actor.
extension Context {
  /// Whether the call sends work there, itself or through such a function: `onMain { … }`.
  func isHop(_ call: FunctionCallExpr) -> Bool {
    if call.isHop { return true }
    guard call.lastClosureArgument != nil, let name = call.calleeName,
      project.functions.contains(name)
    else { return false }
    let functions = CalledFunctions(in: self).functions(usedBy: call.node)
    return functions.contains(where: sendsClosureToMain)
  }

  /// Whether a function does so on one of its paths at least. Cost: a look at its body, which is kept for the run.
  private func sendsClosureToMain(_ function: OwnFunction) -> Bool {
    project.waits.wrappers.answer(to: function) {
      guard let home = asItWas(function.path) else { return false }
      let bodies = project.waits.bodies.bodies(of: function, in: home)
      return bodies.contains(where: \.sendsClosureToMain)
    }
  }
}

extension Refusal {
  /// That the compiler doesn't know where the closure of such a function runs.
  static func hopFunction(named name: String) -> Refusal {
    Refusal(
      .hopFunction,
      "'\(name)' hops to the main actor, but its closure isn't isolated to the main actor; declare the closure's type "
        + "'@MainActor @Sendable' and run again")
  }
}

extension Node {
  /// Whether the body of a function has a hop that uses one of the closures that the function takes.
  fileprivate var sendsClosureToMain: Bool {
    let parameters = parent?.as(FunctionDecl.self)?.parameters ?? []
    let closures = parameters.filter {
      TypeSpelling($0.type?.text ?? "").functionResult != nil
    }.map(\.localName)
    guard !closures.isEmpty else { return false }
    return descendantsAndSelf.contains { node in
      guard let call = node.as(FunctionCallExpr.self), call.isHopOfAnyKind else { return false }
      return call.node.descendantsAndSelf.contains { inner in
        inner.referencedName.map(closures.contains) == true
      }
    }
  }
}

extension FunctionCallExpr {
  /// Also a delayed one, and one that is waited for.
  fileprivate var isHopOfAnyKind: Bool {
    guard let callee = calledExpression?.as(MemberAccessExpr.self), let name = callee.name else {
      return isHop
    }
    return ["async", "asyncAfter", "sync"].contains(name)
      && MainQueueCall(callee: callee, of: name) != nil
  }
}

extension FunctionCallExpr {
  /// Have: DispatchQueue.main.async { … }, Task { @MainActor in … }
  var isHop: Bool {
    if let access = calledExpression?.as(MemberAccessExpr.self) {
      return MainQueueCall(callee: access, of: "async") != nil
    }
    return calledExpression?.compactText == "Task"
      && trailingClosure?.attributeNames.contains("MainActor") == true
  }
}
