import Rewriter

/// The calls of the project's functions that have asynchronous versions, or get them, as calls of those.
struct OwnHandlerCalls {
  private let context: Context

  /// The functions of this file that become asynchronous themselves, with all calls of them in it.
  private let flattened: [FunctionDecl]

  /// The handlers of calls that are awaited with those.
  private let awaited: Set<Node>

  private let contexts = AssumedContexts()

  init(beside flattened: [FunctionDecl], awaiting awaited: Set<Node>, in context: Context) {
    self.flattened = flattened
    self.awaited = awaited
    self.context = context
  }

  var findings: [Finding] {
    let sites = context.tree.all(ClosureExpr.self).compactMap(site)
    return (sites + sitesWithoutHandler + sitesDoingNothing).findings(by: outcome)
  }

  /// The calls with an empty handler of a function that becomes asynchronous itself, where these can be awaited.
  private var sitesDoingNothing: [AsyncTwinCall] {
    context.tree.all(ClosureExpr.self).compactMap { closure in
      guard closure.statements == nil, case .argument(let call, _) = ClosureUse(of: closure),
        call.calleeName.map(context.project.hasHandlerFunction) == true,
        !flattened.contains(where: { $0.node.encloses(closure.node) }),
        !awaited.contains(closure.node), !call.node.isInContinuation,
        let site = AsyncTwinCall(doingNothingIn: closure, in: context),
        site.function.obstacle == nil, !isTakenAlong(site), outcome(of: site).finding.fix != nil
      else { return nil }
      return site
    }
  }

  /// The calls that leave out the handler of a function that becomes asynchronous itself, where these can be awaited.
  private var sitesWithoutHandler: [AsyncTwinCall] {
    context.tree.all(FunctionCallExpr.self).compactMap { call in
      guard let name = call.calleeName, context.project.hasHandlerFunction(named: name),
        mayLeaveOutHandler(call, of: name),
        !flattened.contains(where: { $0.node.encloses(call.node) }),
        let site = AsyncTwinCall(withoutHandler: call, in: context),
        site.function.obstacle == nil, !isTakenAlong(site), outcome(of: site).finding.fix != nil
      else { return nil }
      return site
    }
  }

  /// Whether the arguments are those of such a function without its handler, as far as their labels tell.
  private func mayLeaveOutHandler(_ call: FunctionCallExpr, of name: String) -> Bool {
    guard call.lastClosureArgument == nil else { return false }
    let arguments = call.arguments?.arguments ?? []
    let labels = arguments.map { $0.label?.name ?? "_" }
    let passesNil = arguments.contains { $0.expression?.is(.nilLiteralExpr) == true }
    return context.project.functionsInAllModules(named: name).contains { function in
      (passesNil || labels.count < function.parameters.count)
        && labels.allSatisfy(function.labels.contains) && CompletionNames.isTaken(by: function)
    }
  }

  private func site(_ closure: ClosureExpr) -> AsyncTwinCall? {
    guard case .argument(let call, _) = ClosureUse(of: closure),
      call.calleeName.map(context.project.hasHandlerFunction) == true,
      !flattened.contains(where: { $0.node.encloses(closure.node) }),
      !awaited.contains(closure.node),
      closure.statements != nil,
      let site = AsyncTwinCall(closure, in: context), site.isOwn, !isTakenAlong(site),
      site.handler.closure?.node == closure.node,
      !site.function.isOnlyForm || site.function.obstacle == nil
    else { return nil }
    return call.node.isInContinuation && isAwaitedAsItIs(site) ? nil : site
  }

  /// Whether the continuation around the call stays: it does more than pass the result on, or its function does nothing
  /// else and is the only one that wraps the call.
  ///
  /// Have: func load() async -> Int { await withCheckedContinuation { c in load(from: .cache) { c.resume(returning: $0) } } }
  private func isAwaitedAsItIs(_ site: AsyncTwinCall) -> Bool {
    guard let continuation = AwaitedContinuation(around: site, in: context) else { return true }
    return continuation.isWholeFunction && isBeside(site)
      && context.tree.calls(of: site.call.calleeName ?? "").count(where: \.node.isInContinuation)
        == 1
  }

  /// Whether the call changes with the function that it calls.
  private func isTakenAlong(_ site: AsyncTwinCall) -> Bool {
    site.callback.source == context.path
      && flattened.contains { function in
        let completion = CompletionParameter(of: function, in: context)
        return function.fullName == site.callback.function
          && completion.map { OwnCallee($0, in: context).types == site.function.callee?.types }
            ?? true
      }
  }

  private func outcome(of site: AsyncTwinCall) -> (finding: Finding, awaited: [AsyncTwinCall]) {
    if let continuation = AwaitedContinuation(around: site, in: context) {
      return (continuation.finding, [])
    }
    if let test = AwaitingTest(around: site, in: context) { return (test.finding, []) }
    if let reason = Self.delivery(in: site, context) ?? wait(of: site)
      ?? Self.refusal(of: site, in: context)
    {
      let finding = context.leave(
        site.call.node, "leave the completion handler of '\(site.api)'",
        because: contexts.refusal(of: site, besideIsolation: reason, in: context) {
          site, together in
          OwnHandlerCalls(beside: flattened, awaiting: awaited, in: together)
            .outcome(of: site).finding
        })
      return (finding, [])
    }
    var outcome = SDKCompletionToAsync(site: site, context: context).outcome
    guard outcome.finding.fix != nil else { return outcome }
    if isBeside(site), Set([.runsLater, .keepsAlive]).isSubset(of: outcome.finding.effects) {
      let reason = TaskCaptures.refusalOfWeakSelf
      return (
        context.leave(
          site.call.node, "leave the completion handler of '\(site.api)'", because: reason), []
      )
    }
    outcome.finding.verdict = .review
    outcome.finding.reason = [
      condition(of: site, having: outcome.finding.effects), outcome.finding.reason,
    ].compactMap(\.self).joined(separator: "; ")
    return outcome
  }

  /// What a reviewer has to check.
  private func condition(of site: AsyncTwinCall, having effects: [Effect]) -> String {
    let path = site.twins[0].source
    let condition =
      effects.contains(.runsLater)
      ? "the work starts in the next turn of the run loop"
      : "the surrounding task lasts until the handler is done"
    return path == context.path
      ? condition : "\(condition), and '\(site.twins[0].asyncFunction)' is declared in '\(path)'"
  }

  /// Whether the function gets its asynchronous form beside the one with the handler.
  private func isBeside(_ site: AsyncTwinCall) -> Bool {
    site.function.addition != nil
      && (site.function.keepsHandler || site.callback.source == context.path)
  }

  /// A call on no actor is awaited where its handler goes with that: another thread is no price for a form beside, and
  /// neither is a task in a function that keeps its own handler.
  private func wait(of site: AsyncTwinCall) -> Refusal? {
    guard isBeside(site) else { return nil }
    if let completion = Self.handedOn(by: site, context),
      !CompletionToAsync(completion: completion, context: context).keepsHandlerForOthers
    {
      return Self.refusal(handingOn: completion, context)
    }
    guard context.isolation(at: site.call.node).kind != .mainActor else { return nil }
    return Refusal(
      .notOnMainActor,
      "this code isn't isolated to the main actor, so the work would start on another thread; "
        + Self.adviceOnPlace(of: site.call.node, context))
  }

  /// What to do about code that isn't isolated to the main actor.
  static func adviceOnPlace(of node: Node, _ context: Context) -> String {
    let marking = MainActorMarking(at: node, in: context)?.markingInPlace
    return (marking.map { "\($0), or " } ?? "") + "keep the handler"
  }

  /// A handler of the function around that is handed on, where that function may become asynchronous in its turn.
  static func delivery(in site: AsyncTwinCall, _ context: Context) -> Refusal? {
    guard let completion = handedOn(by: site, context),
      CompletionToAsync(completion: completion, context: context).mayLoseHandler
    else { return nil }
    return refusal(handingOn: completion, context)
  }

  /// The handler of the function around that the call's own handler passes the result on to.
  private static func handedOn(
    by site: AsyncTwinCall, _ context: Context,
  ) -> CompletionParameter? {
    let function = site.call.node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }.first
    guard let function, let body = function.body?.node,
      let completion = CompletionParameter(of: function, in: context),
      CompletionUses(of: completion, in: body).areIn(site.call.node),
      !isAtEndOfTask(site, context)
    else { return nil }
    return completion
  }

  private static func refusal(
    handingOn completion: CompletionParameter, _ context: Context,
  ) -> Refusal {
    let function = OwnCallee(completion, in: context)
    var refusal = Refusal(
      .resultIsPassedOn,
      "the result goes to '\(completion.name)' of '\(function.baseName)', "
        + Refusal.wait(for: function))
    refusal.waitsFor = function
    return refusal
  }

  /// Whether a task is there that waits, whatever becomes of the function around.
  ///
  /// Have: Task { @MainActor in load { completion($0) } }
  private static func isAtEndOfTask(_ site: AsyncTwinCall, _ context: Context) -> Bool {
    guard let statement = try? HandlerCallStatement(of: site, in: context) else { return false }
    return TaskEnd(statement.node, doing: site.handler.closure, in: context) != nil
  }
}
