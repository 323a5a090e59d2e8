import Rewriter

extension Codemod {
  /// `center.getNotificationSettings { settings in … }` becomes
  /// `Task { @MainActor in let settings = await center.notificationSettings(); … }`.
  ///
  /// A closure that is formed on the main actor and called elsewhere stops a program in the Swift 6 language
  /// mode; what is awaited comes back to the main actor (measured with Swift 6.3.1).
  public static let sdkCompletionToAsync = Codemod(
    id: "sdk-completion-to-async",
    title: "Await framework functions instead of passing completion handlers",
    since: .v(5, 5),
    discussion: """
      A call to a framework function with a completion handler becomes a call to its asynchronous version, in a task. \
      The task is isolated to the main actor, or to nothing if it captures only Sendable values and values that were \
      made for the call. The statements of the handler stay as they are; the value that they use is declared before \
      them.

      | the handler | becomes |
      |---|---|
      | takes a value | `let settings = await center.notificationSettings()` |
      | takes a value, and ignores the error | `let granted = (try? await …) ?? false` |
      | ignores everything | `_ = try? await …` |
      | first checks for a value and no error | `guard let (data, response) = try? await …, …` |
      | first handles the error, and returns | `do { … } catch { … }` |
      | first guards against the error, and reads it in the `else` | `do { … } catch { … }` |
      | reads the error elsewhere | constants that a `do` statement sets |

      Hops to the main actor at the end of the handler go away, because the code is already there. Two differences can \
      be noticed. The request starts in the next turn of the run loop, after what the caller does next. And the \
      handler's work moves from another thread to the main thread, or to Swift's thread pool. If other code can reach \
      the object that is called, such as a shared one, the change needs a review.

      A continuation that only passes on what the handler gets goes away: \
      `await withCheckedContinuation { … }` becomes `await center.notificationSettings()`.

      A call at the end of a handler is awaited in place. The task captures the receiver and the arguments if it has a \
      weak `self`, or would otherwise capture `self` for them alone.

      Code that Swift 6 rejects today may still be rejected after the change, for another reason. The finding then \
      needs a review, and says what needs `@MainActor` or `Sendable`.

      An empty handler stays: nothing needs the result, and a task would only start the work later.

      Left unchanged, each with its reason: completion handlers that use the error together with \
      the result, where awaiting would only add lines, completion handlers that are in a variable \
      or parameter, tasks that would capture any other value that isn't Sendable, calls whose \
      result is used, and code in which a task can't start.
      """,
    verdict: .safe,
    candidateTokens: [],
    userTokens: \.userTwinFunctions,
    mayConcern: \.mayHaveSite,
    mayHaveSite: HandlerCallSpellings.mayBeFound,
    examples: SDKCompletionToAsync.examples,
    advice: "keep the handler",
    run: awaitCompletions)
}

/// A finding for every handler of a framework's function that has an asynchronous version.
@Sendable
private func awaitCompletions(_ context: Context) -> [Finding] {
  let sites = context.tree.all(ClosureExpr.self).compactMap { AsyncTwinCall($0, in: context) }
  let contexts = AssumedContexts()
  return sites.filter { !$0.isOwn && !$0.isForNothing }.findings {
    SDKCompletionToAsync(site: $0, context: context, contexts: contexts).outcome
  } + context.tree.all(FunctionCallExpr.self).compactMap(context.findingOfHandlerInVariable)
}

extension AsyncTwinCall {
  /// Whether nobody wants to hear of the end: a task would only begin the work later.
  ///
  /// Have: center.add(request) { _ in }
  fileprivate var isForNothing: Bool { handler.closure != nil && handler.statements.isEmpty }
}

extension Context {
  /// Have: session.dataTask(with: request, completionHandler: completion)
  fileprivate func findingOfHandlerInVariable(_ call: FunctionCallExpr) -> Finding? {
    let arguments = call.arguments?.arguments ?? []
    guard call.trailingClosure == nil, let handler = arguments.last?.expression,
      handler.mayBeFunction,
      let function = HandlerFunction(
        of: call, takingHandlerAt: CallArguments(of: call).place(of: handler),
        on: receiverOrSelf(of: call), in: self),
      let twin = function.twins.first
    else { return nil }
    let callback = function.callback
    let isInherited = isCallOfOverridden(call)
    let takesOther = arguments.dropLast().contains { $0.expression?.is(.closureExpr) == true }
    let advice =
      isInherited
      ? "keep the call of what the method overrides"
      : takesOther
        ? "keep the call, which runs its other closure at once"
        : isolation(at: call.node).kind != .mainActor && !isSendableValue(handler)
          ? "keep the call, whose handler a task off the main actor can't capture"
          : "keep the call, or, in a task, await '\(twin.type).\(twin.asyncFunction)' and pass the result to the handler"
    return leave(
      call.node, "leave the completion handler of '\(callback.type).\(callback.function)'",
      because: Refusal(
        .notAClosure, "the handler '\(handler.textInOneLine)' isn't a closure literal; \(advice)"))
  }

  /// Have: override func transition(…, completionHandler done: …) { super.transition(…, completionHandler: done) }
  private func isCallOfOverridden(_ call: FunctionCallExpr) -> Bool {
    call.receiver?.is(.superExpr) == true
      && call.node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }
        .contains { $0.modifiers?.contains(.override) == true && $0.name?.name == call.calleeName }
  }
}

extension [AsyncTwinCall] {
  /// What is made of the calls, those around others first; what is awaited with another one is not looked at by
  /// itself.
  func findings<Problem: Error>(
    by outcome: (AsyncTwinCall) throws(Problem) -> (finding: Finding, awaited: [AsyncTwinCall]),
  ) throws(Problem) -> [Finding] {
    var awaited: Set<Node> = []
    var findings: [Finding] = []
    let inOrder = sorted {
      $0.start < $1.start
    }
    for site in inOrder where awaited.isDisjoint(with: site.handler.code) {
      let outcome = try outcome(site)
      findings.append(outcome.finding)
      awaited.formUnion(outcome.awaited.flatMap(\.handler.code))
    }
    return findings
  }
}

/// A call on its way to a task.
struct SDKCompletionToAsync {
  let site: AsyncTwinCall
  let context: Context
  var contexts = AssumedContexts()

  /// The finding, and the calls in the handler that are awaited with this one.
  var outcome: (finding: Finding, awaited: [AsyncTwinCall]) {
    if let continuation = AwaitedContinuation(around: site, in: context) {
      return (continuation.finding, [])
    }
    if let test = AwaitingTest(around: site, in: context) { return (test.finding, []) }
    do throws(Refusal) {
      return try fix()
    } catch {
      let reason = contexts.refusal(of: site, besideIsolation: error, in: context) {
        SDKCompletionToAsync(site: $0, context: $1).outcome.finding
      }
      let finding = context.leave(
        site.call.node, "leave the completion handler of '\(site.api)'", because: reason)
      return (finding, [])
    }
  }

  private func fix() throws(Refusal) -> (Finding, [AsyncTwinCall]) {
    if let obstacle = site.function.obstacle {
      // What is wrong with the call itself is nearer to the reader than what is wrong with its function.
      _ = try fixWithoutObstacle()
      throw Refusal(.changesElsewhere, obstacle)
    }
    return try fixWithoutObstacle()
  }

  private func fixWithoutObstacle() throws(Refusal) -> (Finding, [AsyncTwinCall]) {
    if !site.isOwn, site.callback.isOfStream {
      throw Refusal(
        .orderMatters,
        "these calls must stay in order, and tasks may start in any order; keep the handler")
    }
    let statement = try HandlerCallStatement(of: site, in: context)
    if let state = ShownAtOnce(site, in: context)?.stateReadInFront {
      throw Refusal(
        .callerMayRely,
        "'\(state)' is read before the call, which changes it at once; in a task, two calls could both find the old "
          + "value; keep the handler")
    }
    if let end = taskEnd(around: statement.node) {
      do throws(Refusal) {
        return try fix(of: statement, at: end)
      } catch  where error.key == .gainsNothing {
        throw error
      } catch {}
    }
    if let hop = HopAround(statement.node, in: context),
      let end = taskEnd(around: statement.node, in: hop.closure),
      let fix = try? fix(of: statement, at: end)
    {
      return (fix.0.with(hop.finding), fix.1)
    }
    if let reason = refusalOfFunctionAround ?? reasonToBeginAtOnce ?? reasonToKeepHandler {
      throw reason
    }
    if statement.node.is(.awaitExpr) {
      throw Refusal(
        .partOfExpression,
        "the call is awaited where no task ends with it; await the asynchronous version there by hand"
      )
    }
    if !site.isOwn, AsyncCode(around: statement.node) != nil,
      context.isolation(at: statement.node).kind != .mainActor
    {
      throw Refusal(
        .callerMayRely,
        "a task would start after the code that follows the call; await '\(site.twins.first?.asyncFunction ?? "")' here "
          + "instead, if that code can wait")
    }
    return try fix(of: statement, at: nil)
  }

  /// - Parameter newTask: what is no task yet, and becomes one.
  private func taskEnd(around statement: Node, in newTask: ClosureExpr? = nil) -> TaskEnd? {
    let end = TaskEnd(statement, doing: site.handler.closure, ofNewTask: newTask, in: context)
    guard let failure = site.handler.failure else { return end }
    return TaskEnd(statement, doing: failure, ofNewTask: newTask, in: context) == nil ? nil : end
  }

  private func fix(
    of statement: HandlerCallStatement, at end: TaskEnd?,
  ) throws(Refusal) -> (Finding, [AsyncTwinCall]) {
    if site.handler.closure == nil { return (try fixWithoutHandler(of: statement, at: end), []) }
    if let hop = site.handler.onlyHop(in: context),
      let fix = try? fix(of: statement, at: end, seeingThrough: hop)
    {
      return fix
    }
    return try fix(of: statement, at: end, seeingThrough: nil)
  }

  /// - Parameter hop: the hop to the main queue that is all that the handler does, and goes.
  private func fix(
    of statement: HandlerCallStatement, at end: TaskEnd?, seeingThrough hop: ClosureExpr?,
  ) throws(Refusal) -> (Finding, [AsyncTwinCall]) {
    let place = try TaskIsolation(of: site, statement, at: end, in: context)
    let spelling = try AsyncSpelling(of: site, in: context)
    try spelling.checkSystems(of: site, in: context)
    if !site.isOwn, !site.handler.read.contains(0), let reason = spelling.twin.concernOfNothing {
      throw Refusal(.valueWithError, reason)
    }
    var form = try form(by: spelling.twin, seeingThrough: hop)
    if let end, !end.canTake(Set(form.names)) {
      throw Refusal(.handlerParameters, "the surrounding task has other values of these names")
    }
    form.edits += place.taskCaptures.edits
    if end == nil { form.edits += selfEdits(besides: place.taskCaptures) }
    form.leadingLines.insert(contentsOf: place.taskCaptures.leadingLines, at: 0)
    let holdsSelf = place.taskCaptures.destination == .sameActorWithSelf
    let unwrapping = holdsSelf ? try unwrappedSelf(besides: form) : .nothing
    let text = try AwaitedCallText(
      site: site, statement: statement, spelling: spelling, form: form, head: place.head,
      context: context)
    let hops = InlinedHops(
      in: site.handler, body: text.body, shift: text.shiftOfBody, declaring: form.names, context,
      taking: absorption(at: place), havingWeakSelf: place.taskCaptures.isSelfWeak,
      holdingSelf: holdsSelf, beside: text.edits + unwrapping.allEdits, having: form.scope)
    let isTaken = (text.edits + hops.edits).contains { edit in
      unwrapping.allEdits.contains { $0.range.overlaps(edit.range) }
    }
    if isTaken { throw TaskCaptures.refusalOfWeakSelf }
    if let hop, !hops.hops.contains(where: { $0.closure == hop.node }) {
      throw Refusal(.handlerParameters, "the hop in the handler stays")
    }
    if let refusal = form.gainsNothing {
      if !mayTrap, hops.hops.isEmpty, let need = site.handler.mainActorNeed(in: context) {
        throw Refusal(
          .usesMainActor,
          "\(need.sentence), and the framework calls the handler on another thread; hop to the main actor in the "
            + "handler")
      }
      throw refusal
    }
    let effects = concerns(of: statement, at: place, beside: hops)
    let concerns = [
      place.crossing?.concern, place.taskCaptures.concern, form.concern,
      site.isOwn ? nil : spelling.twin.concernOfNothing,
      end == nil && site.hasOtherClosure
        ? "the other closure is passed in the next turn of the run loop" : nil,
    ].compactMap(\.self)
    let reasons = concerns + effects.map(\.reason)
    var fix = Fix(
      text.edits + hops.edits + unwrapping.allEdits + needlessAwaits(at: place)
        + (end?.needlessSignatureEdits ?? []), insertedNames: TaskForm.insertedNames,
      countingOn: [site.function.addition].compactMap(\.self) + hops.countsOn)
    if end == nil { fix.startsTasksFor = Set([site.function.addition].compactMap(\.self)) }
    var finding = context.fix(
      site.call.node, "await '\(site.asyncAPI(spelling.twin))'",
      verdict: reasons.isEmpty ? .safe : .review,
      because: reasons.isEmpty ? nil : reasons.joined(separator: "; "),
      effects: (end == nil || !site.isOwn && site.isCalledOnMainActor ? [.runsLater] : [])
        + effects.map(\.effect),
      fix: fix)
    finding.needs = place.crossing?.needs ?? []
    finding.capturesUnknown = place.crossing?.takesUnknown ?? false
    return (finding, hops.calls)
  }
}

extension Finding {
  /// The finding with the change around it.
  fileprivate func with(_ outer: Finding) -> Finding {
    guard let inside = fix, let outside = outer.fix else { return self }
    var both = self
    both.fix = Fix(
      inside.edits + outside.edits,
      insertedNames: Set(inside.insertedNames + outside.insertedNames).sorted(),
      adding: inside.additions + outside.additions,
      countingOn: inside.countsOn + outside.countsOn)
    both.fix?.startsTasksFor = inside.startsTasksFor.union(outside.startsTasksFor)
    both.effects = effects + outer.effects.filter { !effects.contains($0) }
    if outer.verdict == .review { both.verdict = .review }
    let reasons = [reason, outer.reason].compactMap(\.self)
    both.reason = reasons.isEmpty ? nil : reasons.joined(separator: "; ")
    return both
  }
}

extension SDKCompletionToAsync {
  private func form(
    by twin: AsyncTwin, seeingThrough hop: ClosureExpr?,
  ) throws(Refusal) -> HandlerForm {
    guard let hop else { return try HandlerForm(of: site, by: twin, in: context) }
    guard let form = try HandlerForm(of: site, by: twin, seeingThrough: hop, in: context) else {
      throw Refusal(.handlerParameters, "the hop in the handler has no check of its own")
    }
    return form
  }

  /// What the handler says of a weak `self`, in a task that has a strong one.
  private func unwrappedSelf(besides form: HandlerForm) throws(Refusal) -> UnwrappedSelf {
    let isGuarded = SelfGuard(first: site.handler.statements.first, in: context) != nil
    guard let closure = site.handler.closure,
      let unwrapped = UnwrappedSelf(in: closure, context.tree),
      !isGuarded || form.resumption == nil && form.branches == nil
    else { throw TaskCaptures.refusalOfWeakSelf }
    return unwrapped
  }

  /// Whether the handler checks that it is called on the actor where it was formed, or the call changes with the
  /// project's function that it means: then the task is more than another form.
  private var mayTrap: Bool {
    site.isOwn
      || !site.callback.sendability.isSendable
        && site.handler.closure.flatMap(context.checkedIsolation) != nil
  }
}

extension SDKCompletionToAsync {
  /// A framework's call captures no call of the project's functions: these need a review, and are awaited once they
  /// stand in the task.
  private func absorption(at place: TaskIsolation) -> InlinedHops.Absorption {
    var absorption: InlinedHops.Absorption = site.isOwn ? [.calls, .ownCalls] : .calls
    if place.isOnMainActor { absorption.formUnion([.hops, .delays, .tasks]) }
    return absorption
  }

  /// What the handler awaits in tasks that it starts, where it was nonisolated, and they are on the main actor now.
  private func needlessAwaits(at place: TaskIsolation) -> [Edit] {
    guard place.isOnMainActor else { return [] }
    return site.handler.closures.flatMap { handler -> [Edit] in
      guard let statements = handler.statements?.node,
        context.isolation(at: statements).kind == .nonisolated
      else { return [] }
      return NeedlessAwaits(in: handler.node, context).edits(in: statements)
    }
  }

  /// What the task has to name, where `self` is a closure's own: before Swift 6, nothing is taken for a member there.
  /// What the task captures under a name of its own is read outside of it.
  ///
  /// Have: { [weak self] in guard let self else { return }; store.load(1) { … } }
  func selfEdits(besides taken: TaskCaptures) -> [Edit] {
    let code = site.handler.code
    return site.call.node.descendantsAndSelf { code.contains($0) }.compactMap { node in
      guard let name = node.referencedName, !code.contains(node), !taken.captures.contains(name),
        !taken.edits.contains(where: { $0.range.contains(node.range.lowerBound) }),
        case .member(let members, _) = context.resolution(of: name, at: node),
        !members.contains(where: { $0.modifiers.contains(.static) }),
        case .local(let binding) = context.resolution(of: "self", at: node)
      else { return nil }
      if case .instance = binding.kind { return nil }
      return .insert("self.", at: node.range.lowerBound)
    }
  }
}

extension HandlerForm {
  init(
    of site: AsyncTwinCall, by twin: AsyncTwin, in context: Context,
    _ delivering: DeliveringBlocks = DeliveringBlocks(), avoiding others: Set<String> = [],
  ) throws(Refusal) {
    guard let types = site.handlerTypes(in: context) else {
      throw Refusal(
        .handlerParameters, "the parameter types of the completion handler aren't known")
    }
    let given = try HandlerParameters(
      of: site.handler, types: types, isOwn: site.isOwn, isThrowing: twin.isThrowing,
      avoiding: others)
    try self.init(
      of: site.handler, given: given, by: twin, in: context, delivering)
  }

  /// The same for the statements of the hop to the main queue that is all that the handler does.
  init?(
    of site: AsyncTwinCall, by twin: AsyncTwin, seeingThrough hop: ClosureExpr,
    in context: Context, _ delivering: DeliveringBlocks = DeliveringBlocks(),
  ) throws(Refusal) {
    guard let types = site.handlerTypes(in: context) else { return nil }
    let given = try HandlerParameters(
      of: site.handler, types: types, isOwn: site.isOwn, isThrowing: twin.isThrowing)
    try self.init(
      of: site.handler, seeingThrough: hop, given: given, by: twin, in: context,
      delivering)
  }
}
