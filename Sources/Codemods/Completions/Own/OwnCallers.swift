import Rewriter

/// The calls of a function with a completion handler in its own file, as calls of the asynchronous version.
struct OwnCallers {
  let findings: [Finding]

  /// The handlers of other functions' calls that are awaited with them.
  private(set) var awaited: Set<Node> = []

  /// What other functions of the file have to add, which become asynchronous with this one and await it.
  private(set) var needed: [Addition] = []

  /// - Parameter others: the functions that ask, which this one may call in turn.
  /// - Throws: where one of them stays.
  init(of alternative: AsyncAlternative, beside others: [FunctionDecl]) throws(Refusal) {
    let context = alternative.context
    let function = alternative.function
    let name = function.name?.name ?? ""
    let callee = OwnCallee(alternative.completion, in: context)
    let namesakes = context.project.functions[name] ?? []
    let isAlone =
      namesakes.count { $0.owner == callee.owner && $0.labels == function.labels } == 1
    guard isAlone else {
      throw Refusal(
        .keptByCallers, "another function has the same name and labels; rename one of them")
    }
    let awaiting = AwaitingFunctions(of: function, beside: others, in: context)
    var sites: [AsyncTwinCall] = []
    for reference in context.tree.all(DeclReferenceExpr.self, startingWith: name)
    where context.mayMean(function.labels, ofMemberOf: callee.owner, reference) {
      if reference.isAwaitedCall(withArguments: alternative.labels.count) { continue }
      if namesakes.count > 1, let call = reference.call, let closure = call.lastClosureArgument {
        let meant = CalledOnceCallees(context).onlyCallee(of: call, taking: closure.node)
        guard let meant else {
          throw Refusal(
            .keptByCallers, "a call may mean another function of the same name; rename one of them")
        }
        if meant != callee { continue }
      }
      if function.node.encloses(reference.node) {
        throw Refusal(.functionForm, "the function calls itself")
      }
      if let addition = reference.call.flatMap(awaiting.addition) {
        needed.append(addition)
      } else if let call = reference.call, let site = AsyncTwinCall(call, of: alternative) {
        sites.append(site)
      } else {
        throw Refusal(
          .keptByCallers, "this file also uses the function without passing it a closure")
      }
    }
    var awaited: Set<Node> = []
    findings = try sites.findings { site throws(Refusal) in
      let outcome = Self.outcome(of: site, in: context)
      guard outcome.finding.fix != nil else {
        let line = LineTable(context.tree.source).line(of: site.call.range.lowerBound)
        throw Refusal(
          .keptByCallers,
          "the call on line \(line) can't be awaited: \(outcome.finding.reason ?? "")")
      }
      awaited.formUnion(outcome.awaited.map(\.handler.closure.node))
      return outcome
    }
    self.awaited = awaited
  }
}

extension OwnCallers {
  private static func outcome(
    of site: AsyncTwinCall, in context: Context,
  ) -> (finding: Finding, awaited: [AsyncTwinCall]) {
    if AwaitedContinuation(around: site, in: context) == nil,
      let refusal = OwnHandlerCalls.refusal(of: site, in: context)
    {
      return (context.leave(site.call.node, "", because: refusal), [])
    }
    return SDKCompletionToAsync(site: site, context: context).outcome
  }
}

extension AsyncTwinCall {
  /// A call of a function of the project that passes it a closure literal.
  fileprivate init?(_ call: FunctionCallExpr, of alternative: AsyncAlternative) {
    guard let closure = call.lastClosureArgument else { return nil }
    let form = AsyncForm(of: alternative, isThere: false, callingOn: .main)
    let function = HandlerFunction(
      form.specialized(for: call, taking: closure, in: alternative.context))
    self.init(call, taking: closure, of: function, in: alternative.context)
  }
}
