import Rewriter

/// The task in which a call is awaited: what it is isolated to, and what it captures.
struct TaskIsolation {
  private let site: AsyncTwinCall
  private let statement: HandlerCallStatement
  private let context: Context

  /// Whether the statements run on the main actor, so that hops to it at their ends have no use.
  let isOnMainActor: Bool

  /// What the task captures for the call itself.
  let taskCaptures: TaskCaptures

  /// What goes along from code off the main actor; `nil` where the code is the main actor's, and at the end of
  /// a task.
  private(set) var crossing: HandlerCrossing?

  /// Whether the task has `self` until the work is done: the one around, which had it only for the call, or the new
  /// one, though the handler captured it weakly.
  private(set) var keepsSelf = false

  /// What the handler has from a capture that is `unowned`, its own one or one around: the task keeps it until the work is
  /// done.
  private var heldNames: [String] = []

  /// The task around, where the call is awaited at its end, and there is no other one.
  let end: TaskEnd?

  /// Throws where no task is known to be right.
  init(
    of site: AsyncTwinCall, _ statement: HandlerCallStatement, at end: TaskEnd?,
    in context: Context,
  ) throws(Refusal) {
    self.end = end
    self.site = site
    self.statement = statement
    self.context = context
    if site.call.node.isInContinuation {
      throw Refusal(.alreadyWrapped, "the call is already wrapped in a continuation", isNote: true)
    }
    switch context.isolation(at: statement.node).kind {
    case .mainActor: isOnMainActor = true
    case .nonisolated, .caller, .actor:
      isOnMainActor =
        site.handler.closure != nil && site.isCalledOnMainActor
        || site.handler.onlyHops(in: context)
        || site.handler.needsMainActor(in: context)
    case .globalActor(let name): throw Refusal(.onOtherActor, "this code is isolated to '\(name)'")
    case .unknown:
      throw Refusal(
        .unknownIsolation,
        "we can't tell which actor this code is isolated to; mark it '@MainActor' or 'nonisolated'")
    }
    let isIsolated = context.isolation(at: statement.node).kind == .mainActor
    if end != nil, isOnMainActor, !isIsolated {
      throw Refusal(
        .otherClosure,
        "the handler needs the main actor, and the surrounding task isn't isolated to it; begin that with '@MainActor in'"
      )
    }
    // Have: Task { await store.load(1) { … } }, which waits for the actor already
    let isAwaited = statement.node.is(.awaitExpr)
    let place: TaskCaptures.Destination = isIsolated ? .sameActor : .otherActor
    do throws(Refusal) {
      if end == nil, isIsolated, site.mayHoldSelf(in: context) {
        let captures = try TaskCaptures.orHoldingSelf(of: site, in: context)
        taskCaptures = captures
        keepsSelf = captures.destination == .sameActorWithSelf
      } else {
        taskCaptures = try TaskCaptures(
          of: site, to: end == nil ? place : isAwaited ? .method : .samePlace, in: context)
        keepsSelf = (isAwaited || site.isOwn) && end.map { keepsSelf(in: $0) } == true
      }
    } catch {
      // Nothing that a reader could do about the call itself would help.
      if !isIsolated, end == nil {
        _ = try HandlerCrossing(of: site, at: statement, onMainActor: isOnMainActor, in: context)
      }
      throw error
    }
    crossing =
      isIsolated || end != nil
      ? nil
      : try HandlerCrossing(
        of: site, with: taskCaptures.rest, at: statement, onMainActor: isOnMainActor, in: context)
    if isIsolated, end == nil, site.isOwn { holdUnowned() }
    try check()
  }

  /// A task that only had them unowned would trap where the call doesn't.
  ///
  /// Have: changed = { [unowned self] in store.load { self.show($0) } }
  private mutating func holdUnowned() {
    var names = context.unownedNames(in: site.handler.statements)
    let restHasSelf = taskCaptures.rest.contains { $0.isSelfReference || taskCaptures.hasSelf($0) }
    if restHasSelf, !names.contains("self"), context.isUnownedSelf(at: site.call.node) {
      names.append("self")
    }
    let weak = taskCaptures.captures + site.handler.captures(besides: names)
    heldNames = names.filter { name in
      !weak.contains { $0 == name || $0 == "weak \(name)" || $0.hasPrefix("\(name) =") }
        && !(name == "self" && site.handler.capturesSelfWeakly)
    }
    if heldNames.contains("self") { keepsSelf = true }
  }

  private func check() throws(Refusal) {
    try checkPlace()
    try checkMeaning()
    try checkThread()
    try checkDeadlocks()
    if !isOnMainActor, site.hasOtherClosure {
      throw Refusal(.otherClosure, "the call takes another closure, which would move into the task")
    }
    try checkBlocking()
  }

  /// Whether the task can be where the call is, and have what the closures capture.
  private func checkPlace() throws(Refusal) {
    if let end, !taskCaptures.isEmpty || !keepsSelf && keepsSelf(in: end) {
      throw Refusal(
        .otherClosure, "the surrounding task captures other values, or would keep them longer")
    }
    let place = statement.node
    let reasonOfPlace =
      end == nil ? context.refusalOfLaterCall(at: place) : context.refusalOfTask(at: place)
    if let reason = reasonOfPlace
      ?? site.handler.closures.lazy.compactMap(refusalOfTask).first
    {
      throw reason
    }
    if end == nil, site.handler.writtenCaptures == nil {
      throw Refusal(
        .handlerParameters,
        "the two handlers capture different values; write the same capture list in both")
    }
    if end == nil, !site.isOwn, site.handler.leavesGroup {
      throw Refusal(
        .gainsNothing,
        "a dispatch group counts this call, and would count a task as well; await all its calls in a task group instead"
      )
    }
  }

  /// Whether names mean the same in asynchronous code.
  private func checkMeaning() throws(Refusal) {
    if context.isShadowed("Task", at: statement.node) {
      throw Refusal(.shadowedName, "another type named 'Task' hides Swift's here")
    }
    if let name = nameOfSynchronousCall {
      throw Refusal(
        .changesMeaningInAsync,
        "'\(name)' is unavailable in asynchronous code, or would call another function there")
    }
  }

  /// Whether code asks which thread it's on.
  private func checkThread() throws(Refusal) {
    guard !isOnMainActor else { return }
    if site.handler.code.contains(where: { $0.tokens.contains { $0.text == "isMainThread" } }) {
      throw Refusal(
        .checksThread, "the handler checks 'isMainThread', and would run on another thread")
    }
    if end == nil,
      let check = BlockingCalls(in: context).firstMainThreadCheck(in: [site.call.node])
    {
      throw check.reasonAgainstOtherThread.reworded {
        "\($0); \(OwnHandlerCalls.adviceOnPlace(of: site.call.node, context))"
      }
    }
  }

  /// Whether the main thread may wait for what the task would do on it.
  private func checkDeadlocks() throws(Refusal) {
    guard isOnMainActor else { return }
    if let waiting = site.handler.endOfWait {
      throw Refusal(
        .mayDeadlock,
        "the task would call '\(waiting)()' on the main thread, which may be waiting for this call; await the calls in a task group instead"
      )
    }
    if site.callback.thread != .main,
      let end = BlockingCalls(in: context).firstEndOfWait(in: site.handler.code)
    {
      throw end.reasonAgainstEndOnMainActor
    }
    if site.handler.waitsForMainQueue {
      throw Refusal(
        .mayDeadlock,
        "the handler waits for the main queue, and would run on the main queue; do the work without 'sync'"
      )
    }
  }

  /// Whether the handler keeps the thread that the task would have.
  private func checkBlocking() throws(Refusal) {
    let calls = BlockingCalls(in: context)
    if end == nil, site.callback.thread == .main,
      let path = calls.firstModalLoop(in: site.handler.code)
        ?? calls.firstModalLoop(behindParametersCalledIn: site.handler.code)
    {
      throw path.reasonAgainstModalLoop
    }
    if let path = blockingPath {
      throw isOnMainActor ? path.reasonAgainstMainActor : path.reasonAgainstTask
    }
  }

  /// What a closure captures as `unowned`, the task has by a capture of its own.
  private func refusalOfTask(for closure: ClosureExpr) -> Refusal? {
    let isHeld = closure.unownedCaptures.allSatisfy {
      $0.initializer == nil && $0.name.map { heldNames.contains($0.name) } == true
    }
    return isHeld && !closure.unownedCaptures.isEmpty
      ? context.refusalOfTask(forStatementsOf: closure) : context.refusalOfTask(for: closure)
  }

  /// A call that would mean something else: in the handler, in what goes with the call, or in the task around that
  /// has not awaited anything so far.
  private var nameOfSynchronousCall: String? {
    site.handler.closures.lazy
      .compactMap { TaskBody(of: $0, in: context).nameOfSynchronousCall }.first
      ?? end.flatMap { nameOfSynchronousCall(inTask: $0.task) }
      ?? SynchronousCalls(context).firstName(in: taskCaptures.rest)
  }

  /// The call itself means the asynchronous function then.
  private func nameOfSynchronousCall(inTask task: ClosureExpr) -> String? {
    task.isAsynchronous
      ? nil : SynchronousCalls(context).firstName(in: [task.node], butFor: [site.call.node])
  }

  /// What the handler waits for on a thread that is not the main one.
  private var blockingPath: BlockingPath? {
    guard site.callback.thread != .main else { return nil }
    return BlockingCalls(in: context).first(
      in: site.handler.code, on: isOnMainActor ? .main : .any)
  }

  /// Whether the task has `self`, which the handler has not, and would have it while it waits. Without a handler, the
  /// call is what the task is for; a method of `self` has that until it is done, in whatever task.
  private func keepsSelf(in end: TaskEnd) -> Bool {
    let isNeverHeld = end.task.capturesSelfWeakly && !end.rest.contains(where: \.bindsSelf)
    return site.handler.closure != nil && !taskCaptures.handlerHasSelf && !site.isMethodOfSelf
      && !isNeverHeld
      && end.rest.contains {
        $0.isSelfReference || $0.referencedName != nil && taskCaptures.hasSelf($0)
      }
      && !hasSelfInItsOwnTask
  }

  /// Whether a task of its own would have `self` until the call is done as well.
  ///
  /// Have: DispatchQueue.main.async { self.center.getNotificationSettings { print($0) } }
  private var hasSelfInItsOwnTask: Bool {
    let isIsolated = context.isolation(at: statement.node).kind == .mainActor
    let captures = try? TaskCaptures(
      of: site, to: isIsolated ? .sameActor : .otherActor, in: context)
    return captures.map { $0.rest.contains(where: $0.hasSelf) } ?? false
  }

  /// `Task { @MainActor [weak self] in`; `nil` where the call is awaited where it stands.
  var head: String? {
    guard end == nil else { return nil }
    let others = heldNames + (keepsSelf ? ["self"] : [])
    let written =
      others.isEmpty
      ? site.handler.writtenCaptures ?? [] : site.handler.captures(besides: others)
    let captures = written + taskCaptures.captures + heldNames
    return ClosureHead(attribute: isOnMainActor ? "@MainActor" : "", captures: captures).task
  }
}

extension CompletionHandler {
  /// Have: { _ in picker.refresh() }, where `picker` is of a subclass of a framework's class of the main actor: what
  /// the compiler lets closures in Swift 5 do is an error in asynchronous code.
  fileprivate func needsMainActor(in context: Context) -> Bool {
    mainActorNeed(in: context) != nil
  }

  /// What in the handler is known to need the main actor.
  func mainActorNeed(in context: Context) -> MainActorNeed? {
    closures.lazy.compactMap { MainActorUses(in: $0, context).need }.first
  }
}

extension TaskCaptures {
  /// What the task captures so that it has `self` no longer than the handler, or else as long as the work lasts.
  fileprivate static func orHoldingSelf(
    of site: AsyncTwinCall, in context: Context,
  ) throws(Refusal) -> TaskCaptures {
    do throws(Refusal) {
      return try TaskCaptures(of: site, to: .sameActor, in: context)
    } catch {
      guard error.key == .capturesWeakSelf else { throw error }
      return try TaskCaptures(of: site, to: .sameActorWithSelf, in: context)
    }
  }
}

extension CompletionHandler {
  /// What the closure captures, as it says, but for what is held otherwise.
  fileprivate func captures(besides names: [String]) -> [String] {
    let captures = closure?.signature?.capture?.captures ?? []
    return captures.filter { !names.contains($0.name?.text ?? "") }.map { capture in
      let last = capture.node.tokens.last { $0.kind != .comma }
      let end = last?.range.upperBound ?? capture.range.upperBound
      return capture.node.tree.source.text(capture.range.lowerBound..<end)
    }
  }
}

extension AsyncTwinCall {
  /// Whether the handler, which captures `self` weakly, can as well have it: the call is one of a method, and stands in
  /// code that has a strong one.
  ///
  /// Have: save { [weak self] in self?.close() }
  fileprivate func mayHoldSelf(in context: Context) -> Bool {
    guard isOwn, handler.capturesSelfWeakly, !handler.isPair,
      case .local(let binding) = context.resolution(of: "self", at: call.node),
      case .instance = binding.kind
    else { return false }
    return true
  }

  /// Whether the project's function is one that `self` has.
  fileprivate var isMethodOfSelf: Bool {
    isOwn && !callback.type.isEmpty && call.receiver.map(\.isSelfReference) ?? true
  }

  /// Whether the handler is called on the main actor, wherever it is formed.
  var isCalledOnMainActor: Bool {
    callback.thread == .main || callback.isolation == .mainActor
  }
}

extension CompletionHandler {
  /// Whether a statement of the body, not of closures in it, is a `DispatchQueue.main.sync`.
  fileprivate var waitsForMainQueue: Bool {
    statements.flatMap { $0.node.descendantsAndSelf(notInside: \.isFunctionLike) }.contains {
      node in
      node.as(MemberAccessExpr.self).flatMap { MainQueueCall(callee: $0, of: "sync") } != nil
    }
  }

  /// Whether all that the body does is decide, and hop to the main actor in the end.
  fileprivate func onlyHops(in context: Context) -> Bool {
    let hops = InlinedHops(
      in: self, shift: 0, declaring: [], context, taking: [.hops, .delays])
    return !hops.hops.isEmpty
      && !statements.contains { $0.works(outside: Set(hops.hops.map(\.node))) }
  }
}

extension CodeBlockItem {
  /// Whether the statement does anything but decide, outside of the hops.
  func works(outside hops: Set<Node>) -> Bool {
    let nodes = node.descendantsAndSelf { hops.contains($0) }
    return nodes.contains { node in
      !hops.contains(node)
        && (node.is(.functionCallExpr) || node.is(.subscriptCallExpr) || node.isAssigned)
    }
  }
}
