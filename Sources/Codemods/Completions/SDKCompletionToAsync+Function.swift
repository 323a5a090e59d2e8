import Rewriter

/// What the function around says against a task for the call.
extension SDKCompletionToAsync {
  /// Why no task is to be started there.
  var refusalOfFunctionAround: Refusal? {
    refusalOfSuper ?? refusalInUnusedFunction ?? refusalBesideWait
  }

  /// The function with a completion handler that a framework's call is in.
  private var functionAround: (FunctionDecl, CompletionParameter)? {
    let around = site.call.node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }.first
    guard !site.isOwn, let around else { return nil }
    return CompletionParameter(of: around, in: context).map { (around, $0) }
  }

  /// Measured with Swift 6.3.1: `using 'super' in a closure where 'self' is explicitly captured is not yet supported`; and
  /// an override returns before `super` has done its part.
  private var refusalOfSuper: Refusal? {
    guard site.call.receiver?.is(.superExpr) == true else { return nil }
    return Refusal(
      .callerMayRely,
      "the caller of this override may rely on what 'super' does at once; keep the handler")
  }

  private var refusalInUnusedFunction: Refusal? {
    guard let (around, completion) = functionAround,
      UnusedFunctions(in: context).mayStay(completion)
    else { return nil }
    let name = "'\(around.name?.name ?? "")'"
    return Refusal(.unusedVersion, "nothing in use calls \(name); remove \(name)", isNote: true)
  }

  /// Why a task would only stand between two waits: a continuation waits for the function around, whose handler gets the
  /// result.
  ///
  /// Have: func size() async -> Int { await withCheckedContinuation { continuation in size { … } } }
  private var refusalBesideWait: Refusal? {
    guard let (around, completion) = functionAround, let body = around.body,
      completion.mentions(in: body).contains(where: site.call.node.encloses)
    else { return nil }
    let function = CompletionToAsync(completion: completion, context: context)
    guard function.isAwaitedByHand || function.versionThatWaits != nil else { return nil }
    return Refusal(
      .alreadyWrapped,
      "a continuation waits for '\(around.name?.name ?? "")', and would wait for the task in it; await "
        + "'\(site.twins.first?.asyncFunction ?? "")' in place of the continuation")
  }
}
