import Rewriter

/// When and where functions of the project call their handlers: one that is called on the main thread may call it there,
/// too, and at once.
///
/// Cost: the paths of the function and of those that it passes the handler to.
struct HandlerThreads {
  private let context: Context

  init(_ context: Context) { self.context = context }

  /// Where a closure is called.
  private enum Place: Comparable {
    case unknown
    /// Where the function is called that takes it.
    case caller
    case main
  }

  func isMain(forHandlerOf callee: OwnCallee) -> Bool {
    place(ofHandlerOf: callee, from: []) != .unknown
  }

  /// - Parameter open: the functions that lead here; a circle adds nothing.
  private func place(ofHandlerOf callee: OwnCallee, from open: Set<OwnCallee>) -> Place {
    if open.contains(callee) { return .main }
    return handlers(of: callee).map { handler, home in
      HandlerThreads(home).place(ofHandler: handler, from: open.union([callee]))
    }.min() ?? .unknown
  }

  /// Whether the function may be done when it returns: on some path, its own code calls the handler, which gets nothing.
  ///
  /// Have: guard let sheet = presentedSheet else { completion(); return }; not completion(nil), which tells of a failure
  func mayBeDoneAtOnce(_ callee: OwnCallee) -> Bool {
    handlers(of: callee).contains { handler, home in
      let paths = try? CompletionPaths(ofBodyOf: handler, in: home)
      return paths?.deliveries.contains { delivery in
        let call = delivery.node.as(FunctionCallExpr.self)
        return delivery.closures.isEmpty && !delivery.isForwarding
          && call?.arguments?.arguments.isEmpty != false
      } == true
    }
  }

  private func handlers(of callee: OwnCallee) -> [(CompletionParameter, Context)] {
    guard let home = context.seen(inFile: callee.path) else { return [] }
    return home.tree.functions(named: callee.baseName).compactMap { function in
      function.body != nil && function.parameters.indices.contains(callee.parameter)
        ? CompletionParameter(of: function, at: callee.parameter, in: home) : nil
    }.filter { OwnCallee($0, in: home) == callee }.map { ($0, home) }
  }

  private func place(ofHandler completion: CompletionParameter, from open: Set<OwnCallee>) -> Place
  {
    guard let paths = try? CompletionPaths(ofBodyOf: completion, in: context) else {
      return .unknown
    }
    return paths.deliveries.map { place(of: $0, completion.name, from: open) }.min() ?? .unknown
  }

  /// The innermost closure decides that is called on the main thread wherever it is passed on.
  private func place(
    of delivery: CompletionPaths.Delivery, _ name: String, from open: Set<OwnCallee>,
  ) -> Place {
    if context.isolation(at: delivery.node).kind == .mainActor
      || delivery.node.runsOnMainThreadByCheck
    {
      return .main
    }
    let forwarding = delivery.isForwarding ? [argument(named: name, of: delivery.node)] : []
    let closures = delivery.closures.reversed().map(\.node)
    for closure in forwarding + closures {
      let place = closure.map { self.place(ofClosure: $0, from: open) } ?? .unknown
      if place != .caller { return place }
    }
    return .caller
  }

  private func argument(named name: String, of call: Node) -> Node? {
    call.as(FunctionCallExpr.self)?.allArguments.lazy.compactMap(\.expression)
      .first { $0.withoutOptionalMarks.referencedName == name }
  }

  /// Where an argument is called, a closure literal or the handler itself.
  private func place(ofClosure argument: Node, from open: Set<OwnCallee>) -> Place {
    let around = argument.ancestors.lazy.compactMap { $0.as(FunctionCallExpr.self) }.first
    guard let call = around else { return .unknown }
    if call.leadsToMainQueue { return .main }
    if argument.as(ClosureExpr.self).map(context.isCalledInPlace) == true { return .caller }
    guard let callee = CalledOnceCallees(context).onlyCallee(of: call, taking: argument) else {
      return .unknown
    }
    return place(ofHandlerOf: callee, from: open)
  }
}

extension FunctionCallExpr {
  fileprivate var leadsToMainQueue: Bool {
    kindOfHop != .none || OtherHop(self) != nil || notifiesMainQueue
  }

  /// Have: group.notify(queue: .main) { … }
  var notifiesMainQueue: Bool {
    let queue = arguments?.arguments.first { $0.label?.name == "queue" }?.expression?.compactText
    return isEndOfGroup && [".main", "DispatchQueue.main"].contains(queue)
  }
}
