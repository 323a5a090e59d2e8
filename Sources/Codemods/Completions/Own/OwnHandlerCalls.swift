import Rewriter

/// The calls of the project's functions that have asynchronous forms, or get them, as calls of those.
struct OwnHandlerCalls {
  private let context: Context

  /// The functions of this file that become asynchronous themselves, with all calls of them in it.
  private let flattened: [FunctionDecl]

  init(beside flattened: [FunctionDecl], in context: Context) {
    self.flattened = flattened
    self.context = context
  }

  var findings: [Finding] {
    let sites = context.tree.all(ClosureExpr.self).compactMap(site)
      .sorted { $0.handler.closure.range.lowerBound < $1.handler.closure.range.lowerBound }
    var awaited: Set<Node> = []
    var findings: [Finding] = []
    for site in sites where !awaited.contains(site.handler.closure.node) {
      let outcome = outcome(of: site)
      findings.append(outcome.finding)
      awaited.formUnion(outcome.awaited.map(\.handler.closure.node))
    }
    return findings
  }

  private func site(_ closure: ClosureExpr) -> AsyncTwinCall? {
    guard case .argument(let call, _) = ClosureUse(of: closure),
      call.calleeName.map(context.project.hasHandlerFunction) == true,
      !flattened.contains(where: { $0.node.encloses(closure.node) }),
      // Have: an asynchronous form that waits for the other.
      // Nothing to be told, nothing to be awaited.
      !call.node.isInContinuation, closure.statements != nil,
      let site = AsyncTwinCall(closure, in: context), site.isOwn, !isTakenAlong(site)
    else { return nil }
    return site
  }

  /// Whether the call changes with the function that it calls.
  private func isTakenAlong(_ site: AsyncTwinCall) -> Bool {
    site.callback.source == context.path
      && flattened.contains { $0.fullName == site.callback.function }
  }

  private func outcome(of site: AsyncTwinCall) -> (finding: Finding, awaited: [AsyncTwinCall]) {
    if let reason = refusal(of: site) {
      let finding = context.leave(
        site.call.node, "leave the completion handler of '\(site.api)'", because: reason)
      return (finding, [])
    }
    var outcome = SDKCompletionToAsync(site: site, context: context).outcome
    guard outcome.finding.fix != nil else { return outcome }
    outcome.finding.verdict = .review
    outcome.finding.reason = [condition(of: site), outcome.finding.reason].compactMap(\.self)
      .joined(separator: "; ")
    return outcome
  }

  /// What a reader has to see to.
  private func condition(of site: AsyncTwinCall) -> String {
    let path = site.callback.source
    return path == context.path
      ? "its work starts one turn later"
      : "its work starts one turn later, and '\(site.twins[0].asyncFunction)' is that of '\(path)'"
  }

  private func refusal(of site: AsyncTwinCall) -> String? {
    let function = site.call.node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }.first
    if let function, let body = function.body?.node,
      let completion = CompletionParameter(of: function, in: context),
      CompletionUses(of: completion, in: body).areIn(site.call.node)
    {
      return "it calls '\(completion.name)' of '\(function.name?.text ?? "")', which keeps it"
    }
    if let scope = scope(around: site.call.node) {
      return "'\(scope)' may count on what it has begun"
    }
    guard context.isolation(at: site.call.node).kind == .mainActor else {
      return "it is not in code of the main actor, and would begin on another thread"
    }
    guard let statement = try? HandlerCallStatement(of: site, in: context) else { return nil }
    return statement.isFollowed || site.call.isFollowedByValue
      ? "what follows the call may count on what it has begun" : nil
  }
}

extension OwnHandlerCalls {
  /// The function that runs the closure around and then goes on: `perform` of `BatchUpdate.shared.perform { … }`.
  private func scope(around node: Node) -> String? {
    guard let closure = node.ancestors.first(where: \.isOwnCode)?.as(ClosureExpr.self),
      case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName,
      let parameter = OneShotCallees(context).parameter(of: call, taking: closure.node)
    else { return nil }
    let type = WrittenType(parameter.type)
    return parameter.type.contains("@escaping") || type.isOptional ? nil : name
  }
}

extension ProjectIndex {
  /// Whether a function of the name takes a completion handler, and may have an asynchronous form.
  func hasHandlerFunction(named name: String) -> Bool { tables.handlerFunctions.contains(name) }

  /// Whether the file may call such a function, as far as names tell.
  func mayCallHandlerFunction(_ file: FileFacts) -> Bool {
    guard let names = file.names else { return false }
    return tables.handlerFunctions.contains(where: names.mayContain)
  }
}
