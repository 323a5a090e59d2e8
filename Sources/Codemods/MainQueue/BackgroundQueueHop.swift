import Rewriter

extension Codemod {
  /// `DispatchQueue.global().async { … }` becomes `Task { @concurrent in … }`, or `Task.detached`.
  ///
  /// Measured with Swift 6.3.1: both run off the main actor; a `Task` inherits task-local values and priority,
  /// a detached one doesn't. `@concurrent` came with Swift 6.2 (SE-0461).
  public static let backgroundQueueHop = Codemod(
    id: "background-queue-hop",
    title: "Leave the main actor with a concurrent task instead of a global queue",
    since: .v(5, 5),
    discussion: """
      Work for a global queue becomes a task that runs concurrently with the code that starts it. Where no \
      module is known to be compiled by a Swift older than 6.2, the task is `Task { @concurrent in … }`; \
      otherwise it is `Task.detached`. A hop back to the main queue at the end of a path becomes `await MainActor.run { \
      … }`, if everything that it captures is known to be Sendable.

      With `asyncAfter`, the task sleeps first, under the conditions of `main-queue-delay`.

      Every change needs a review. A global queue creates more threads when work blocks, but tasks share a \
      few: work that blocks for long doesn't belong in a task. `qos:` becomes the task's priority.

      Left unchanged, each with its reason: work that blocks, itself or in functions of the project that it \
      calls; work that other code waits for; `group:` and `flags:`; calls that are unavailable from \
      asynchronous contexts; calls with asynchronous overloads next to a hop back; and work that uses \
      main-actor-isolated declarations, which Swift 5 allows on a global queue. If the work only reads one \
      such property, the task captures its value at the time of the call.
      """,
    verdict: .review,
    candidateTokens: ["DispatchQueue"],
    examples: [
      Example(
        """
        func load(_ path: String) {
          DispatchQueue.global(qos: .utility).async {
            let size: Int = measure(path)
            DispatchQueue.main.async {
              total = size
            }
          }
        }
        """,
        becomes: """
          func load(_ path: String) {
            Task(priority: .utility) { @concurrent in
              let size: Int = measure(path)
              await MainActor.run {
                total = size
              }
            }
          }
          """,
        prelude: backgroundWork, settings: .modern),
      Example(
        """
        func load(_ path: String) {
          DispatchQueue.global().async { _ = measure(path) }
        }
        """,
        becomes: """
          func load(_ path: String) {
            Task.detached { _ = measure(path) }
          }
          """,
        prelude: backgroundWork, settings: .beforeConcurrent),
      Example(
        unchanged: """
          DispatchQueue.global().async { semaphore.wait() }
          """,
        because: "'wait' may block one of the few threads"),
    ],
    advice: "keep the queue",
    run: leaveMainActor)
}

private let backgroundWork = """
  import Foundation

  nonisolated func measure(_ path: String) -> Int { path.count }
  @MainActor var total = 0
  """

/// A finding for every call of `DispatchQueue.global(…).async` and `asyncAfter` in the file.
@Sendable
private func leaveMainActor(_ context: Context) -> [Finding] {
  (context.tree.calls(of: "async") + context.tree.calls(of: "asyncAfter")).compactMap { call in
    BackgroundHop(call)?.finding(in: context)
  }
}

/// A call `DispatchQueue.global(…).async` or `asyncAfter`.
struct BackgroundHop {
  let call: FunctionCallExpr
  let callee: MemberAccessExpr
  /// `DispatchQueue.global(qos: .utility)`
  let queue: FunctionCallExpr

  init?(_ call: FunctionCallExpr) {
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self),
      ["async", "asyncAfter"].contains(callee.name),
      let queue = callee.base?.as(FunctionCallExpr.self),
      let global = queue.calledExpression?.as(MemberAccessExpr.self), global.name == "global",
      global.base?.isDispatchQueue == true
    else { return nil }
    self.call = call
    self.callee = callee
    self.queue = queue
  }

  private var arguments: [LabeledExpr] { call.arguments?.arguments ?? [] }

  /// Those that aren't the deadline.
  private var otherArguments: ArraySlice<LabeledExpr> { arguments.dropFirst(isDelayed ? 1 : 0) }

  private var isDelayed: Bool { callee.name == "asyncAfter" }

  var closure: ClosureExpr? {
    call.trailingClosure ?? otherArguments.first?.expression?.as(ClosureExpr.self)
  }

  func finding(in context: Context) -> Finding {
    let name = "DispatchQueue.global().\(callee.name ?? "")"
    guard let closure else {
      return context.leave(
        call.node, "leave '\(name)'", because: refusalOfWork(in: context))
    }
    if let reason = refusal(of: closure, in: context) {
      return context.leave(
        call.node, "leave '\(name)'",
        because: refusal(of: closure, keptBecause: reason, in: context)
      ).noted { $0.noteWorkOffMainActor(closure, in: context) }
    }
    do throws(Refusal) {
      let delay = try delay(before: closure, in: context)
      let isModern = context.project.modules.hasConcurrentAttribute(inFile: context.path)
      let read = HoistedRead(in: closure, of: call.node, context)
      let caution = read.map { "; '\($0.value)' is read before the work begins" } ?? ""
      var finding = context.fix(
        call.node,
        "replace '\(name)' with '\(isModern ? "Task { @concurrent in }" : "Task.detached")'",
        verdict: .review,
        because: "tasks share a few threads; check that this work doesn't block one for long"
          + caution + (isUserInteractive ? "; tasks have no '.userInteractive' priority" : ""),
        effects: (isModern
          ? [.changesThread, .inheritsTaskLocals, .needsToolchain] : [.changesThread])
          + (isDelayed ? [.runsLater] : []),
        fix: fix(of: closure, after: delay, isModern: isModern, reading: read, in: context))
      finding.noteWorkOffMainActor(closure, in: context)
      finding.noteValuesRead(offMainActor: closure, in: context)
      return finding
    } catch {
      return context.leave(call.node, "leave '\(name)'", because: error)
    }
  }

  /// Why the work stays that no closure literal is.
  private func refusalOfWork(in context: Context) -> Refusal {
    if let work = otherArguments.first?.expression, context.isWorkItem(work) {
      return HopValue.refusalOfWorkItem(work.textInOneLine)
    }
    return Refusal(
      .notAClosure, "the work isn't a closure literal; write '{ work() }' and run again")
  }

  /// How long the work waits; `nil` for work that doesn't.
  private func delay(
    before closure: ClosureExpr, in context: Context,
  ) throws(Refusal) -> Delay? {
    guard isDelayed else { return nil }
    guard arguments.first?.label?.name == "deadline", let deadline = arguments[0].expression else {
      throw Refusal(.unreadableDelay, "'asyncAfter' isn't called with 'deadline:'")
    }
    if TaskBody(of: closure, in: context).needsSynchronousClosure {
      throw Refusal(
        .changesMeaningInAsync,
        "the closure calls a function that asynchronous code can't call, or that has an asynchronous overload"
      )
    }
    if let start = call.node.firstToken, let brace = closure.leftBrace,
      context.tree.hasComment(between: start, and: brace)
    {
      throw Refusal(
        .commentInTheWay,
        "there are comments between the call and its closure; move them and run again")
    }
    return try Delay(deadline, isOnWallClock: false, in: context)
  }
}

extension BackgroundHop {
  private func refusal(of closure: ClosureExpr, in context: Context) -> Refusal? {
    if context.isShadowed("DispatchQueue", at: call.node) {
      return Refusal(.shadowedName, "'DispatchQueue' may be a type of this project")
    }
    let labels = otherArguments.map { $0.label?.name ?? "" }
    if let label = labels.first(where: { !["", "execute"].contains($0) }) {
      return Refusal(.unsupportedArgument, "tasks have no counterpart to '\(label):'")
    }
    if labels.contains("") {
      return Refusal(.shadowedName, "this call may be to an overload that Dispatch doesn't declare")
    }
    if call.additionalTrailingClosures != nil || call.trailingClosure != nil && !labels.isEmpty {
      return Refusal(.shadowedName, "this call may be to an overload that Dispatch doesn't declare")
    }
    guard priority != nil else {
      let asked = queue.arguments?.node.textInOneLine ?? ""
      return Refusal(
        .unsupportedArgument, "we can't tell which task priority corresponds to '\(asked)'")
    }
    if closure.signature?.attributes != nil {
      return Refusal(.closureSignature, "the closure has attributes")
    }
    if closure.statements == nil {
      return Refusal(.emptyClosure, "the closure is empty; remove the call if nothing needs it")
    }
    let form = TaskForm(callee: callee.node, call: call, closure: closure, context: context)
    if form.isBraceFar {
      return Refusal(
        .commentInTheWay,
        "there are comments between the call and its closure; move them and run again")
    }
    if resumesContinuation(in: closure, context) {
      return Refusal(
        .rightAsItIs,
        "a continuation waits for this work; a queue doesn't occupy one of the few threads that tasks share",
        isNote: true)
    }
    return refusalOfBody(closure, in: context)
      ?? context.refusalOfTask(for: closure, inPlaceOf: call)
      ?? context.refusalByCommentOfBlocking(at: call.node)
  }

  /// Whether the work ends with the continuation that the code around waits for.
  ///
  /// Have: await withCheckedContinuation { continuation in DispatchQueue.global().async { … continuation.resume() } }
  private func resumesContinuation(in closure: ClosureExpr, _ context: Context) -> Bool {
    call.node.isInContinuation
      && closure.node.descendantsAndSelf.contains { node in
        guard let callee = node.as(MemberAccessExpr.self), callee.name == "resume",
          let continuation = callee.base, let name = continuation.referencedName,
          case .local(let binding) = context.resolution(of: name, at: continuation)
        else { return false }
        return binding.isContinuation
      }
  }

  /// The reason with what the work captures that isn't Sendable, where all that there is to do about the reason is to keep
  /// the queue.
  private func refusal(
    of closure: ClosureExpr, keptBecause reason: Refusal, in context: Context,
  ) -> Refusal {
    guard reason.key == .blockingCall || reason.advice == nil,
      let capture = RejectedCapture(
        of: closure, calledOn: .chosen("called on a global queue"), in: context)
    else { return reason }
    let rejection = capture.refusal(
      of: "closure", leftBecause: "\(reason.condition), so keep the queue")
    return reason.reworded { _ in rejection.reason }
  }

  private func refusalOfBody(_ closure: ClosureExpr, in context: Context) -> Refusal? {
    let body = TaskBody(of: closure, in: context)
    if let name = body.blockingName {
      return Refusal(
        .blockingCall,
        "'\(name)' may block one of the few threads that tasks share; keep the queue, or await instead"
      )
    }
    // Where the work blocks a thread, nothing that is read before it helps.
    let blocking = BlockingCalls(in: context)
    let path =
      blocking.first(in: [closure.node], on: .shared)
      ?? blocking.first(behindParametersCalledIn: [closure.node], on: .shared)
    if let path {
      return path.reasonAgainstTask.reworded { "\($0); keep the queue, or await instead" }
    }
    if !isDelayed, let name = blocking.onlyForeignCall(in: closure) {
      return Refusal(
        .blockingCall,
        "'\(name)', which is all that the closure calls, isn't declared in this project, and may block one of the few threads "
          + "that tasks share; keep the queue, or call an asynchronous version if there is one")
    }
    if let name = body.noasyncName {
      return .unavailable(name)
    }
    if HoistedRead(in: closure, of: call.node, context) == nil,
      let reason = MainActorUse(in: closure, context).refusalOfTask
    {
      return reason
    }
    if let reason = NonSendableCaptures(in: closure.node, context).refusalOfTask { return reason }
    if let name = CapturesFromAround(closure, in: context).function {
      return Refusal(
        .capturesLocalFunction,
        "the closure captures the local function '\(name)', which isn't '@Sendable'; mark it '@Sendable', or keep the queue"
      )
    }
    if call.node.isWaitedFor {
      return Refusal(
        .mayDeadlock,
        "the enclosing function calls 'wait', and may wait for this work; keep the queue, or make the function 'async' and await the "
          + "work")
    }
    if let end = blocking.firstEndOfWait(in: [closure.node]) {
      return end.reasonAgainstLaterEnd.reworded { "\($0); keep the queue, or await instead" }
    }
    if body.needsSynchronousClosure, !lastHops(of: closure, in: context).isEmpty {
      return Refusal(
        .changesMeaningInAsync,
        "the closure calls a function that asynchronous code can't call, or that has an asynchronous overload"
      )
    }
    return nil
  }

  /// `utility` of `DispatchQueue.global(qos: .utility)`
  private var quality: String? {
    queue.arguments?.arguments.first?.expression?.as(MemberAccessExpr.self)?.name
  }

  private var isUserInteractive: Bool { quality == "userInteractive" }

  /// What `priority:` is to say; empty for none, and `nil` for a queue that isn't asked for by one.
  private var priority: String? {
    let arguments = queue.arguments?.arguments ?? []
    guard let first = arguments.first else { return "" }
    guard arguments.count == 1, first.label?.name == "qos" else { return nil }
    switch quality {
    case "userInteractive", "userInitiated": return ".userInitiated"
    case "utility": return ".utility"
    case "background": return ".background"
    case "default", "unspecified": return ""
    default: return nil
    }
  }
}

extension BackgroundHop {
  /// The hops back to the main queue that are the last statements of their paths, as far as the task can wait for them.
  private func lastHops(of closure: ClosureExpr, in context: Context) -> [MainQueueHop] {
    let ends = PathEnds(of: closure.statements, lookingIntoDo: true).items
    return ends.sorted { $0.index.value < $1.index.value }.compactMap { end in
      guard let last = end.as(CodeBlockItem.self)?.item?.as(FunctionCallExpr.self),
        let callee = last.calledExpression?.as(MemberAccessExpr.self),
        let hop = MainQueueHop(callee: callee), hop.closure?.signature == nil,
        last.trailingClosure != nil, last.arguments?.arguments.isEmpty ?? true,
        hop.refusal(in: context) == nil, hop.canBeAwaited(in: context, capturing: [.instance])
      else { return nil }
      return hop
    }
  }

  fileprivate func fix(
    of closure: ClosureExpr, after delay: Delay?, isModern: Bool, reading read: HoistedRead?,
    in context: Context,
  ) -> Fix {
    guard let priority else { return Fix([]) }
    let replaced = ReplacedCall(call: call, context: context)
    let type = replaced.discarding + (isModern ? "Task" : "Task.detached")
    var form = TaskForm(callee: callee.node, call: call, closure: closure, context: context)
    form.head = priority.isEmpty ? type : "\(type)(priority: \(priority))"
    if let delay { form.sleep(delay) }
    let mayHaveValue =
      form.firstStatements.isEmpty && TaskBody(of: closure, in: context).mayHaveNonSendableValue
    var edits = form.callEdits
    edits += signatureEdits(
      of: closure, attribute: isModern ? "@concurrent" : "",
      captures: form.captures + (read.map { [$0.capture] } ?? []),
      mayHaveValue: mayHaveValue)
    let reads = read?.edits ?? []
    edits += form.statementEdits + reads
    edits += form.selfEdits.filter { edit in
      !reads.contains { $0.range.contains(edit.range.lowerBound) }
    }
    edits += lastHops(of: closure, in: context).flatMap { $0.awaitedEdits(in: context) }
    return Fix(edits, insertedNames: TaskForm.insertedNames)
  }

  private func signatureEdits(
    of closure: ClosureExpr, attribute: String, captures: [String], mayHaveValue: Bool,
  ) -> [Edit] {
    var head = ClosureHead(attribute: attribute, captures: captures, returnsVoid: mayHaveValue)
    guard let signature = closure.signature else { return head.edits(in: closure) }
    head.returnsVoid = false
    if !mayHaveValue, !attribute.isEmpty, signature.returnClause == nil,
      let parentheses = closure.node.tree.needlessParentheses(in: signature)
    {
      return head.edits(in: closure) + [.delete(parentheses)]
    }
    // `@concurrent () in` may be read as an attribute with arguments.
    head.returnsVoid =
      signature.returnClause == nil
      && (mayHaveValue || signature.parameterClause != nil && !attribute.isEmpty)
    return head.edits(in: closure)
  }
}

extension TaskBody {
  /// The first call that is seen to block.
  fileprivate var blockingName: String? {
    ownNodes.lazy.compactMap { $0.as(FunctionCallExpr.self)?.calleeName }
      .first { ["sleep", "usleep", "sync", "run"].contains($0) || $0.hasPrefix("wait") }
  }
}

extension Node {
  /// Whether the function around waits for a semaphore or a group.
  fileprivate var isWaitedFor: Bool {
    let function = ancestors.first {
      $0.is(.functionDecl) || $0.is(.accessorBlock) || $0.is(.initializerDecl)
    }
    return function?.descendantsAndSelf.contains {
      $0.as(FunctionCallExpr.self)?.calleeName == "wait"
    } == true
  }
}
