import Rewriter

/// The calls of a function with a completion handler in its own file, as calls of the asynchronous version.
struct OwnCallers {
  let findings: [Finding]

  /// The handlers of other functions' calls that are awaited with them.
  private(set) var awaited: Set<Node> = []

  /// Whether one of them leaves the handler out, and means the asynchronous version only where there is no other.
  private(set) var leaveHandlerOut = false

  /// Whether all of them do, so that nobody waits for the function.
  private(set) var passNoHandler = false

  /// What other functions of the file have to add, which become asynchronous with this one and await it.
  private(set) var needed: [Addition] = []

  /// - Parameter others: the functions that ask, which this one may call in turn.
  /// - Throws: where one of them stays.
  init(
    of alternative: AsyncAlternative, paths: CompletionPaths, beside others: [FunctionDecl],
  ) throws(Refusal) {
    let thread = paths.threadOfHandler(in: alternative.context)
    let context = alternative.context
    let function = alternative.function
    let name = function.name?.name ?? ""
    let callee = OwnCallee(alternative.completion, in: context)
    let namesakes = context.project.functions[name] ?? []
    let twins = namesakes.filter { $0.owner == callee.owner && $0.labels == function.labels }
    guard twins.count(where: { OwnFunction($0).types == callee.types }) == 1 else {
      throw Refusal(
        .keptByCallers, "another function has the same name and labels; rename one of them")
    }
    let awaiting = AwaitingFunctions(of: function, beside: others, in: context)
    var sites: [AsyncTwinCall] = []
    for reference in context.tree.all(DeclReferenceExpr.self, startingWith: name)
    where context.mayMean(function.labels, ofMemberOf: callee.owner, reference) {
      if reference.isAwaitedCall(withArguments: alternative.labels.count) { continue }
      if namesakes.count > 1, let call = reference.call {
        let closure = call.closureLiteral(labeled: alternative.labelsOfHandler)
        let handler = closure?.node ?? call.arguments?.arguments.last?.expression
        let meant = handler.flatMap { CalledOnceCallees(context).onlyCallee(of: call, taking: $0) }
        if meant == nil, closure != nil || twins.count > 1 {
          throw Refusal(
            .keptByCallers, "a call may mean another function of the same name; rename one of them")
        }
        if let meant, !callee.isOfSameFunction(as: meant) { continue }
        if let meant, closure != nil, !callee.takes(meant) { continue }
      }
      // Have: in an extension of an SDK's class, that class's own function of the name
      let facts = twins.first { OwnFunction($0).types == callee.types }
      if let call = reference.call, let facts,
        !facts.accepts(call, in: context.project)
          || namesakes.count > 1 && !CalledOnceCallees(context).mayMean(facts, call)
      {
        continue
      }
      if function.node.encloses(reference.node) {
        throw Refusal(.functionForm, "the function calls itself")
      }
      if let addition = reference.call.flatMap(awaiting.addition) {
        needed.append(addition)
      } else if let call = reference.call,
        let site = AsyncTwinCall(call, of: alternative, callingOn: thread)
          ?? AsyncTwinCall(without: alternative, call)
      {
        sites.append(site)
      } else {
        let line = LineTable(context.tree.source).line(of: reference.range.lowerBound)
        let use =
          reference.call.map {
            context.forwarding(by: $0)
              ?? Refusal(.keptByCallers, alternative.completion.useWithoutLiterals)
          } ?? Refusal(.keptByCallers, "uses the function as a value; keep the handler")
        throw use.reworded { "line \(line) \($0)" }
      }
    }
    var awaited: Set<Node> = []
    findings = try sites.findings { site throws(Refusal) in
      let outcome = Self.outcome(of: site, in: context)
      guard outcome.finding.fix != nil else {
        let line = LineTable(context.tree.source).line(of: site.call.range.lowerBound)
        var refusal = Refusal(
          .keptByCallers,
          "the call on line \(line) can't be awaited: \(outcome.finding.reason ?? "")")
        refusal.waitsFor = outcome.finding.waitsFor
        throw refusal
      }
      awaited.formUnion(outcome.awaited.flatMap(\.handler.code))
      return outcome
    }
    self.awaited = awaited
    leaveHandlerOut = sites.contains { $0.handler.closure == nil }
    passNoHandler =
      leaveHandlerOut && needed.isEmpty && sites.allSatisfy { $0.handler.closure == nil }
  }
}

extension OwnCallers {
  private static func outcome(
    of site: AsyncTwinCall, in context: Context,
  ) -> (finding: Finding, awaited: [AsyncTwinCall]) {
    if AwaitedContinuation(around: site, in: context) == nil,
      let refusal = OwnHandlerCalls.refusal(of: site, in: context)
    {
      // Another function in the way has to change before this place matters.
      let cause = OwnHandlerCalls.delivery(in: site, context) ?? refusal
      let reason = cause.reworded { _ in cause.reasonElsewhere }
      return (context.leave(site.call.node, "", because: reason), [])
    }
    return SDKCompletionToAsync(site: site, context: context).outcome
  }
}

extension Context {
  /// What a call does that passes on the handler of the function around: `passes it 'completion' of 'load', …`
  func forwarding(by call: FunctionCallExpr) -> Refusal? {
    let around = call.node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }.first
    guard let around, let completion = CompletionParameter(of: around, in: self),
      call.arguments?.arguments.contains(where: {
        $0.expression?.referencedName == completion.name
      }) == true
    else { return nil }
    let start = "passes this function '\(completion.name)' of '\(around.name?.name ?? "")'"
    let outer = CompletionToAsync(completion: completion, context: self)
    if outer.keepsHandlerForOthers {
      let requirer = outer.claims.requirer.map { "'\($0)'" } ?? "a framework"
      return Refusal(.keptByCallers, "\(start), which \(requirer) requires; keep the handler")
    }
    let function = OwnCallee(completion, in: self)
    var refusal = Refusal(.keptByCallers, "\(start), \(Refusal.wait(for: function))")
    refusal.waitsFor = function
    return refusal
  }
}

extension CompletionParameter {
  /// What a call does that passes something else than the closure literals that the function takes.
  fileprivate var useWithoutLiterals: String {
    failure == nil
      ? "passes this function no closure literal; write one there, or keep the handler"
      : "doesn't pass this function two closure literals; write both there, or keep the handlers"
  }
}

extension AsyncAlternative {
  /// What a call may say in front of the handler; of two, the last one counts.
  fileprivate var labelsOfHandler: [String] {
    completion.failure == nil ? [completion.parameter.label] : []
  }
}

extension AsyncTwinCall {
  /// A call of a function of the project that passes it a closure literal.
  fileprivate init?(
    _ call: FunctionCallExpr, of alternative: AsyncAlternative, callingOn thread: CallbackThread,
  ) {
    guard let closure = call.closureLiteral(labeled: alternative.labelsOfHandler) else {
      return nil
    }
    let form = AsyncForm(of: alternative, isThere: false, callingOn: thread)
    let function = HandlerFunction(
      form.specialized(for: call, taking: closure, in: alternative.context))
    self.init(call, taking: closure, of: function, in: alternative.context)
  }

  /// A call of the function that leaves the handler out, or passes `nil`.
  fileprivate init?(without alternative: AsyncAlternative, _ call: FunctionCallExpr) {
    let context = alternative.context
    let form = AsyncForm(of: alternative, isThere: false, callingOn: .main)
    self.init(call, leavingOutHandlerOf: form, in: context)
  }
}
