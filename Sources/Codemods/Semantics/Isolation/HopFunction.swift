import Rewriter

/// Whether a function of the project sends its closure to the main queue, or to a task of the main actor.
enum HopOfClosure: Int, Comparable, Sendable {
  case none
  /// After a delay, or when other work is done: code of the main thread wants that as much as any other.
  case later
  case immediate

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Context {
  /// Whether the call sends work there, itself or through such a function: `onMain { … }`.
  func isHop(_ call: FunctionCallExpr) -> Bool { hop(by: call) != .none }

  /// The same, without functions that call their closure later.
  func isImmediateHop(_ call: FunctionCallExpr) -> Bool { hop(by: call) == .immediate }

  private func hop(by call: FunctionCallExpr) -> HopOfClosure {
    if call.isHop { return .immediate }
    guard call.lastClosureArgument != nil, let name = call.calleeName,
      project.functions.contains(name)
    else { return .none }
    let functions = CalledFunctions(in: self).functions(usedBy: call.node)
    return functions.map(hop(ofClosureTakenBy:)).max() ?? .none
  }

  /// What a function does on one of its paths at least. Cost: a look at its body, which is kept for the run.
  private func hop(ofClosureTakenBy function: OwnFunction) -> HopOfClosure {
    project.waits.wrappers.answer(to: function) {
      guard let home = asItWas(function.path) else { return .none }
      let bodies = project.waits.bodies.bodies(of: function, in: home)
      return bodies.map(\.hopOfClosure).max() ?? .none
    }
  }
}

extension Context {
  /// That the compiler doesn't know where the closure of such a function runs.
  func refusal(ofHopBy call: FunctionCallExpr) -> Refusal {
    let calls = CalledFunctions(in: self).functions(usedBy: call.node).lazy
      .compactMap(callInPlace(byHop:)).first
    return Refusal(
      .hopFunction,
      "'\(call.calleeName ?? "")' hops to the main actor, but its closure isn't isolated to the main actor; declare the "
        + "closure's type '@MainActor @Sendable'" + (calls ?? " and run again"))
  }

  /// What has to change where the function calls its closure itself, since that code isn't isolated (`call to main
  /// actor-isolated parameter 'block' in a synchronous nonisolated context` in Swift 6.3.1).
  ///
  /// Have: if Thread.isMainThread { block() } else { DispatchQueue.main.async(execute: block) }
  private func callInPlace(byHop function: OwnFunction) -> String? {
    guard let home = asItWas(function.path) else { return nil }
    let calls = project.waits.bodies.bodies(of: function, in: home).lazy
      .flatMap(\.closureCallsInPlace)
    guard let call = calls.first(where: { home.isolation(at: $0.node).kind != .mainActor })
    else { return nil }
    return
      ", and write 'MainActor.assumeIsolated { \(call.node.textInOneLine) }' where '\(home.place(of: call.node))' calls it"
  }
}

extension Node {
  /// The calls in the body of a function of the closures that it takes, where the main thread runs them by a check.
  fileprivate var closureCallsInPlace: [FunctionCallExpr] {
    let parameters = parent?.as(FunctionDecl.self)?.parameters.map(\.localName) ?? []
    return descendantsAndSelf(notInside: \.isFunctionLike).compactMap { node in
      node.as(FunctionCallExpr.self).flatMap { call in
        let callee = call.calledExpression?.withoutOptionalMarks.referencedName
        return callee.map(parameters.contains) == true && node.isInMainThreadCheck ? call : nil
      }
    }
  }

  /// The hops in the body of a function that use one of the closures that the function takes.
  fileprivate var hopOfClosure: HopOfClosure {
    let parameters = parent?.as(FunctionDecl.self)?.parameters ?? []
    let closures = parameters.filter {
      TypeSpelling($0.type?.text ?? "").functionResult != nil
    }.map(\.localName)
    guard !closures.isEmpty else { return .none }
    let hops = descendantsAndSelf.lazy.compactMap { $0.as(FunctionCallExpr.self) }
      .filter { $0.kindOfHop != .none && $0.names(oneOf: closures) }
    return hops.map { hop in
      hop.node.ancestors.first(where: \.isFunctionLike) == parent ? hop.kindOfHop : .later
    }.max() ?? .none
  }
}

extension FunctionCallExpr {
  fileprivate func names(oneOf closures: [String]) -> Bool {
    node.descendantsAndSelf.contains { $0.referencedName.map(closures.contains) == true }
  }

  /// Also that of a hop that is waited for.
  var kindOfHop: HopOfClosure {
    if isHop { return .immediate }
    guard let callee = calledExpression?.as(MemberAccessExpr.self), let name = callee.name,
      ["asyncAfter", "sync"].contains(name), MainQueueCall(callee: callee, of: name) != nil
    else { return .none }
    return name == "sync" ? .immediate : .later
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
