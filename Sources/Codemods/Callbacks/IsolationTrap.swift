import Rewriter

extension Codemod {
  /// A closure that a framework calls off the main actor becomes `{ @Sendable in … }`.
  ///
  /// In the Swift 6 language mode a closure that is formed on the main actor, and passed to an escaping
  /// parameter of a module in Swift 5 mode, stops the program when it is called elsewhere (measured
  /// with Swift 6.3.1; the compiler says nothing). One that is `@Sendable` is isolated to nothing.
  public static let isolationTrap = Codemod(
    id: "isolation-trap",
    title: "Keep closures that frameworks call off the main actor from stopping the program",
    since: .v(5, 5),
    discussion: """
      A closure that is written in main-actor-isolated code is isolated to the main actor, whatever it does. \
      If a framework stores it and calls it on another thread, a program in the Swift 6 language mode stops at \
      run time, without a warning from the compiler. `@Sendable` makes the closure nonisolated. This codemod \
      also adds `@Sendable` to completion handlers whose captures allow it; there is no separate codemod for \
      that.

      - Statements of the closure that need the main actor hop there with `Task { @MainActor in … \
      }`, in the next turn of the run loop. A `self` that is captured weakly is captured weakly \
      again.
      - Values that aren't Sendable are read before the hop, if what is read is Sendable.
      - Tasks in the closure that ran on the main actor because of it get `@MainActor`.
      - A completion handler of the enclosing function is passed to the main actor in a `nonisolated(unsafe)` \
      constant: it came from there, and is called there. That needs a review.
      - A method, a function, or a constant of a `@MainActor` type that is passed by name is called in a \
      closure, if its arguments are Sendable and it can't change.
      - An actor's closure also stops the program if it captures the actor strongly, and a closure isolated to \
      another global actor always does. It becomes `@Sendable` if everything that it does with the actor is \
      awaited in a task.
      - `UNUserNotificationCenter.current()` and the like are written again where a constant held them.
      - A closure that becomes a C function pointer is treated in the same way. Signal handlers, \
      and code that runs at the end of the program, get no task.

      The thread decides. Closures that are called on the main thread by contract, or on the main queue, are \
      right as they are, and aren't reported. If a table says that the thread may be another one, the change \
      is safe: without it, the program stops. If nothing says which thread it is, the change needs a review, \
      and at worst the work runs a turn of the run loop later. The same holds for completion handlers if we \
      can't tell whether the SDK's header makes them `@Sendable` itself.

      With `--review`, the codemod also assumes that a closure is called off the main actor if it \
      is passed to a function or initializer of an unknown module and hops to the main actor, itself \
      or in a function that it calls, or is the work of an operation, such as `LoadOperation { … }`, unless it \
      uses views outside its hops, or the call names the main queue. \
      The closures of one call change together or not at all.

      Closures of PromiseKit's promises, such as `then` and `done`, are called on the queue that the call names, or else on \
      the one that the project sets in `PromiseKit.conf.Q`, by default the main queue.

      With `--review`, the codemod also looks at closures passed to a function of the project that \
      only passes them on to such a framework: they run off the main actor, too, and neither the \
      compiler nor the program reports that.

      A module of the project that is compiled as Swift 5 counts as such a framework for a module \
      that is compiled as Swift 6. If `-disable-dynamic-actor-isolation` tells the compiler to \
      leave out the check, nothing is reported.

      If operators of a publisher need the main actor, and `receive(on: DispatchQueue.main)` follows them, it \
      moves before them, with `--review`.

      Left unchanged, each with its reason: closures that capture values that aren't Sendable, closures that \
      return a value for which they need the main actor, and work for which no form is known to be right.
      """,
    verdict: .safe,
    candidateTokens: ["MainActor", "DispatchQueue", "isolated"],
    userTokens: \.userFunctions,
    mayConcern: {
      ($0.mayHaveSite || $0.project.mayCallOlderModules(from: $0.file.path)
        || $0.project.importsForeignModule($0.file) || $0.project.mayCallFunctionHandingOn($0.file))
        && ($0.hasCandidateToken || $0.project.surroundsWithMainActor($0.file)
          || $0.project.surroundsWithActor($0.file))
    },
    mayHaveSite: { CallbackNames.mayBeFound(in: $0) },
    findsConsequences: true,
    examples: IsolationTrap.examples,
    run: freeFromMainActor)
}

/// A finding for every closure, and every function, that a framework may call off the main actor.
@Sendable
private func freeFromMainActor(_ context: Context) -> [Finding] {
  let closures = context.callbackCalls.compactMap { call in
    call.isAudio
      ? nil : IsolationTrap(call, in: context).flatMap { $0.goesWithSafeChange ? nil : $0 }
  }
  return TrapsOfCalls(closures + ReferenceTrap.all(in: context)).findings
}

/// A closure that stops the program where a framework calls it.
struct IsolationTrap: Trap {
  private let call: CallbackCall
  private let callback: CheckedCallback
  private let isolation: Isolation
  private let context: Context

  /// `nil` for a closure that checks nothing, or that is called on the main thread.
  init?(_ call: CallbackCall, in context: Context) {
    guard let isolation = context.checkedIsolation(of: call.closure),
      let callback = CheckedCallback(call.site, of: isolation, in: context)
    else { return nil }
    self.call = call
    self.callback = callback
    self.isolation = isolation
    self.context = context
  }

  var site: CallbackSite { call.site }

  func cure() throws(Refusal) -> Finding {
    if let move = EarlierReceive(for: call, in: context, isCured: Self.hasFix(in: context)),
      !callback.isChosen
    {
      return finding(moving: move)
    }
    return try fix()
  }

  /// Whether the closure stays, and a change that needs no reader awaits the call without it.
  fileprivate var goesWithSafeChange: Bool {
    guard (try? cure()) == nil, let site = AsyncTwinCall(call.closure, in: context), !site.isOwn
    else { return false }
    let finding = SDKCompletionToAsync(site: site, context: context).outcome.finding
    return finding.fix != nil && finding.verdict == .safe
  }

  func left(because reason: Refusal) -> Finding {
    context.leave(
      call.closure.node, "leave the closure of '\(call.site.api)'",
      because: reason.reworded { "\(callback.shortExplanation); \($0)" })
  }

  private func fix() throws(Refusal) -> Finding {
    if let reason = call.refusalOfContinuation(in: context) { throw reason }
    guard isolation.kind == .mainActor else {
      return finding(edits: try ActorCallback(call, of: isolation, in: context).edits)
    }
    if call.closure.assumesMainActor {
      throw Refusal(
        .assumesIsolation,
        "'MainActor.assumeIsolated' in the closure stops the program there too; replace it with 'Task { @MainActor in }'"
      )
    }
    let captures = try SentCaptures(of: call, in: context)
    let body = try CallbackBody(of: call, in: context, handing: Set(captures.handlers))
    try captures.check(body)
    return finding(
      edits: captures.edits + body.edits,
      concern: captures.concern ?? body.concern
        ?? (body.isHopAdded && callback.isChosen ? Self.leavesQueue : nil),
      readsEarlier: body.readsEarlier, insertedNames: body.insertedNames)
  }

  /// Whether a closure is right as it is, or can be made so by itself.
  private static func hasFix(in context: Context) -> (CallbackCall) -> Bool {
    { call in
      guard let trap = IsolationTrap(call, in: context) else { return true }
      return (try? trap.fix()) != nil
    }
  }

  private func finding(moving move: EarlierReceive) -> Finding {
    context.fix(
      call.closure.node, "move 'receive(on:)' before '\(move.firstOperator)'",
      verdict: .review,
      because:
        "the operators in between now run on the main thread, in the next turn of the run loop; "
        + callback.explanation,
      effects: [.changesThread, .runsLater], fix: Fix(move.edits))
  }

  private static let leavesQueue =
    "the code that needs the main actor no longer runs on the queue that you chose; mark what can stay there "
    + "'nonisolated'"

  private func finding(
    edits: [Edit], concern: String? = nil, readsEarlier: Bool = false,
    insertedNames: [String] = [],
  ) -> Finding {
    context.fix(
      call.closure.node, "mark the closure of '\(call.site.api)' '@Sendable'",
      verdict: callback.isKnown && concern == nil ? .safe : .review,
      because: (concern.map { "\($0); " } ?? "") + callback.explanation,
      effects: (insertedNames.isEmpty ? [] : [.changesThread, .runsLater])
        + (readsEarlier ? [.readsEarlier] : []),
      fix: Fix(call.closure.editsToSendable + edits, insertedNames: insertedNames))
  }
}

extension ClosureExpr {
  /// Whether the code says that it runs on the main actor, without asking first.
  fileprivate var assumesMainActor: Bool {
    let calls = node.descendantsAndSelf.lazy.compactMap { $0.as(FunctionCallExpr.self) }
    return calls.contains { $0.calledExpression?.compactText == "MainActor.assumeIsolated" }
      && !node.tokens.contains { $0.text == "isMainThread" }
  }
}

extension Context {
  /// The closures of the file that are passed to functions of SDKs which keep them.
  var callbackCalls: [CallbackCall] {
    tree.all(ClosureExpr.self).compactMap { CallbackCall($0, in: self) }
  }
}
