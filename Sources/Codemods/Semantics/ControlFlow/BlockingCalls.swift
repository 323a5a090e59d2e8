import Rewriter

/// Finds what keeps the thread of code until something else has happened, also in the functions that the code calls.
///
/// Swift's tasks share a few threads, and none is added when one is kept: where as many tasks wait as there are
/// threads, and what they wait for is to be done by a task, nothing goes on. A queue of Dispatch has another thread
/// made (compiled and run: `Tests/CompilerProof/Programs/background-queue-hop.md`).
///
/// Locks do not count, nor semaphores that are used as one: whoever holds them runs, and gives them back. Neither does
/// `sync` of a queue other than the main one: a thread that no task needs does the queue's work. That work is looked
/// at, with what the file gives the queue besides.
struct BlockingCalls {
  let context: Context

  init(in context: Context) { self.context = context }

  /// How many functions are looked into for one piece of code, and how deep.
  private static let maximumCount = 400
  private static let maximumDepth = 12

  /// The thread that runs the code.
  enum Thread {
    case main, any

    /// One that tasks share, for work that has a thread of its own today: what seems to wait by its name counts as well.
    case shared

    /// The main thread, which runs the code today as well, and not in a task: only a loop of events makes a difference,
    /// since it serves no other task of the main actor.
    case mainAsBefore

    /// The main thread, for code that has run on another one: only what other code of the program ends is in the way,
    /// since that may need the main thread.
    case mainInsteadOfOther
  }

  /// The first wait in the code, and how it gets there; of several, the one by the fewest calls.
  ///
  /// Cost: a look at all that the code calls, which is kept for the run.
  func first(in code: [Node], on thread: Thread) -> BlockingPath? {
    first(in: code) { $0.wait(on: thread, passing: $1) }
  }

  /// The same on the main thread, for code that a framework may call on another one: what the main actor isolates has no
  /// other thread, and keeps this one whoever calls it.
  func firstOffMainActor(in code: [Node]) -> BlockingPath? {
    first(in: code, besides: isOfMainActor) { $0.wait(on: .main, passing: $1) }
  }

  private func isOfMainActor(_ function: OwnFunction) -> Bool {
    guard let home = context.asItWas(function.path) else { return false }
    let bodies = context.project.waits.bodies.bodies(of: function, in: home)
    return !bodies.isEmpty && bodies.allSatisfy { home.isolation(at: $0).kind == .mainActor }
  }

  /// The first modal loop that the code runs, and how it gets there. In a task of the main actor, no other such task and
  /// no block of the main queue runs before the loop ends: the main queue doesn't serve itself from within.
  func firstModalLoop(in code: [Node]) -> BlockingPath? {
    first(in: code) { waits, _ in waits.modalLoop }
  }

  /// The first call that ends a wait of another thread, and how the code gets there.
  func firstEndOfWait(in code: [Node]) -> BlockingPath? {
    first(in: code) { waits, _ in waits.end }
  }

  /// The first check that stops the program off the main thread, and how the code gets there.
  func firstMainThreadCheck(in code: [Node]) -> BlockingPath? {
    first(in: code) { waits, _ in waits.mainThreadCheck }
  }

  private func first(
    in code: [Node], besides isOther: (OwnFunction) -> Bool = { _ in false },
    _ wait: (FunctionWaits, Set<String>) -> Wait?,
  ) -> BlockingPath? {
    let start = calls(in: code)
    if let wait = wait(start, []) { return BlockingPath(functions: [], wait: wait) }
    var visited = Set(start.callees)
    var steps = start.callees.filter { !isOther($0.function) }
      .map { Step(call: $0, before: nil, depth: 1) }
    var next = 0
    while next < steps.count, next < Self.maximumCount {
      let step = steps[next]
      let calls = calls(in: step.call.function)
      if let wait = wait(calls, step.call.labels) {
        return BlockingPath(functions: steps.functions(to: next), wait: wait)
      }
      if step.depth < Self.maximumDepth {
        steps += calls.callees.filter { visited.insert($0).inserted && !isOther($0.function) }
          .map { Step(call: $0, before: next, depth: step.depth + 1) }
      }
      next += 1
    }
    return nil
  }

  private func calls(in function: OwnFunction) -> FunctionWaits {
    context.project.waits.answers.answer(to: function) {
      guard let home = context.asItWas(function.path) else { return FunctionWaits() }
      let bodies = context.project.waits.bodies.bodies(of: function, in: home)
      return BlockingCalls(in: home).calls(in: bodies + bodies.flatMap(\.closuresReturned))
    }
  }

  private func calls(in code: [Node]) -> FunctionWaits {
    context.known.waits.answer(to: code.map(\.index)) { readCalls(in: code) }
  }

  private func readCalls(in code: [Node]) -> FunctionWaits {
    var found = FunctionWaits()
    var known: Set<FunctionWaits.Call> = []
    let called = CalledFunctions(in: context)
    var parts = code
    var visited = Set(code)
    var next = 0
    while next < parts.count {
      for node in CodeRunInPlace(in: context).nodes(of: parts[next]) {
        found.modalLoop = found.modalLoop ?? modalLoop(at: node)
        found.end = found.end ?? endOfWait(at: node)
        found.mainThreadCheck = found.mainThreadCheck ?? mainThreadCheck(at: node)
        let wait = wait(at: node) ?? seemingWait(at: node)
        if let wait { found.add(wait, at: node) }
        if found.isComplete { return found }
        if wait != nil, !node.isInMainThreadCheck { continue }
        let labels = Set(node.as(FunctionCallExpr.self)?.argumentLabels ?? [])
        found.callees += called.functions(usedBy: node)
          .map { FunctionWaits.Call(function: $0, labels: labels) }
          .filter { known.insert($0).inserted }
        parts += workInFront(of: node).filter { visited.insert($0).inserted }
      }
      next += 1
    }
    return found
  }

  /// The closures that the file gives the queue of a call of `sync`, which waits for those in front of its own.
  private func workInFront(of node: Node) -> [Node] {
    guard let call = node.as(FunctionCallExpr.self),
      ["sync", "asyncAndWait"].contains(call.calleeName ?? ""), let queue = call.receiver?.lastName
    else { return [] }
    return ["async", "asyncAfter"].flatMap { context.tree.calls(of: $0) }.compactMap { other in
      other.receiver?.lastName == queue ? other.trailingClosure?.node : nil
    }
  }
}

/// A call on the way to a wait.
private struct Step {
  let call: FunctionWaits.Call

  /// The place of the call whose function makes this one.
  let before: Int?
  let depth: Int
}

extension [Step] {
  /// The functions on the way to the step, that of the step included.
  fileprivate func functions(to step: Int) -> [OwnFunction] {
    let way = sequence(first: step) { self[$0].before }
    return way.reversed().map { self[$0].call.function }
  }
}

extension Node {
  /// The closures that the body of a function gives its caller, who is to call them.
  ///
  /// Have: func makeQuestion() -> () -> String { { present(alert); answered.wait(); return answer } }
  fileprivate var closuresReturned: [Node] {
    let items = self.as(CodeBlock.self)?.statements?.node.elements(CodeBlockItem.self) ?? []
    let returned = descendantsAndSelf(notInside: \.isFunctionLike).compactMap {
      $0.as(ReturnStmt.self)?.expression
    }
    let values = returned + (items.count == 1 ? [items[0].item].compactMap(\.self) : [])
    return values.filter { $0.is(.closureExpr) }
  }
}

/// What a function waits for itself, and what it calls.
struct FunctionWaits: Sendable {
  fileprivate var waits = FirstWaits()

  /// Those that the code gets to only if its caller passes an argument with the label.
  fileprivate var switched: [String: FirstWaits] = [:]

  /// The first loop of events that it runs until a window is closed.
  fileprivate var modalLoop: Wait?

  /// The first wait that serves events meanwhile.
  fileprivate var eventLoop: Wait?

  /// The first call that seems to wait.
  fileprivate var seemingWait: Wait?

  /// The first call that ends a wait.
  fileprivate var end: Wait?

  /// The first check that only the main thread passes.
  fileprivate var mainThreadCheck: Wait?

  fileprivate var callees: [Call] = []

  /// A call of a function, with the labels of the arguments that are passed.
  fileprivate struct Call: QuicklyHashed {
    let function: OwnFunction
    let labels: Set<String>

    var quickHash: UInt64 { function.quickHash }

    func hash(into hasher: inout Hasher) { hasher.combine(quickHash) }
  }

  /// Whether nothing that follows could change an answer.
  fileprivate var isComplete: Bool {
    waits.isComplete && modalLoop != nil && eventLoop != nil && end != nil && mainThreadCheck != nil
  }

  fileprivate mutating func add(_ new: Wait, at node: Node) {
    if new.isBySeeming {
      seemingWait = seemingWait ?? new
      return
    }
    if new.servesEvents { eventLoop = eventLoop ?? new }
    let isMainThread = !node.isInMainThreadCheck
    if isMainThread, let label = node.labelOfSwitch {
      switched[label, default: FirstWaits()].add(new, isMainThread: true)
    } else {
      waits.add(new, isMainThread: isMainThread)
    }
  }

  fileprivate func wait(
    on thread: BlockingCalls.Thread, passing labels: Set<String> = [],
  ) -> Wait? {
    let kind: KeyPath<FirstWaits, Wait?>
    switch thread {
    case .main: kind = \.ofMainThread
    case .any, .shared: kind = \.any
    case .mainAsBefore: return eventLoop
    case .mainInsteadOfOther: kind = \.forOtherCode
    }
    return waits[keyPath: kind] ?? (thread == .shared ? seemingWait : nil)
      ?? labels.sorted().lazy.compactMap { switched[$0]?[keyPath: kind] }.first
  }
}

/// The first waits of some code, by what they are in the way of.
private struct FirstWaits: Sendable {
  private(set) var any: Wait?

  /// The first one that the main thread gets to as well: no check of the thread decides about it.
  private(set) var ofMainThread: Wait?

  /// The first of those that only other code of the program ends.
  private(set) var forOtherCode: Wait?

  var isComplete: Bool { any != nil && ofMainThread != nil && forOtherCode != nil }

  /// - Parameter isMainThread: Whether the main thread gets to the wait as well.
  mutating func add(_ new: Wait, isMainThread: Bool) {
    any = any ?? new
    guard isMainThread else { return }
    ofMainThread = ofMainThread ?? new
    if new.endsWithOtherCode { forOtherCode = forOtherCode ?? new }
  }
}

/// What the functions of the project wait for.
///
/// **Invariant**: an answer depends on the text of the project only, and not on who asks when.
final class WaitTable: Sendable {
  let answers = Memo<OwnFunction, FunctionWaits>()

  /// Which of them hop to the main thread, and what they call (``HopsOfHandler``).
  let hops = Memo<OwnFunction, Bool>()
  let callees = Memo<OwnFunction, [OwnFunction]>()

  /// What tells that another thread posts the notifications (``HopsOfHandler``).
  let posts = Memo<NotificationName, String?>()

  /// Which of them hop with a closure that they take (``Context/isHop(_:)``).
  let wrappers = Memo<OwnFunction, HopOfClosure>()

  /// What calls them (``AsyncCallers``).
  let callers = Memo<OwnFunction, [AsyncCallers.Caller]>()

  /// What calls them, by the thread that it's on (``CallingThreads``).
  let callingCode = Memo<OwnFunction, [CallingThreads.Caller]>()

  /// What may end the work of objects that properties keep, by the properties' types and names (``EndedElsewhere``).
  let endsOnProperties = Memo<[String], [EndOnProperty]>()

  /// What calls them, and what ends with that (``CallDeadline``).
  let deadlines = Memo<OwnFunction, [CallDeadline.Place]>()

  let bodies = FunctionBodies()
}

/// A call that may end the work of an object which a property keeps.
struct EndOnProperty: Sendable {
  /// `cancel`
  let name: String

  /// The function that makes it.
  let ender: OwnFunction
}

/// A place that keeps its thread.
struct Wait: Sendable {
  /// What is called: `gate.wait`.
  let callee: String

  /// What it does: `waits for a semaphore`.
  let deed: String

  /// Whether the thread serves events meanwhile.
  let servesEvents: Bool

  /// Whether other code of the program ends it.
  var endsWithOtherCode = false

  /// Whether it is the main thread that it waits for.
  var isForMainThread = false

  /// Whether only the name of what is called says so.
  var isBySeeming = false

  let path: String
  let line: Int
}

/// How code gets to a place that keeps its thread.
struct BlockingPath {
  /// The functions on the way, the first one that the code itself calls.
  let functions: [OwnFunction]
  let wait: Wait

  /// The parameter whose closure begins the way, as callers pass it.
  var parameter: String?

  /// `'upload(_:)' waits for a semaphore ('gate.wait', Uploader.swift:42) through 'send()'`
  var sentence: String {
    parameter.map { "in a closure that callers pass for '\($0)', \(deed)" } ?? deed
  }

  private var deed: String {
    guard let first = functions.first else { return "'\(wait.callee)' \(wait.deed)" }
    let file = wait.path.split(separator: "/").last.map(String.init) ?? wait.path
    var names = functions.dropFirst().map { "'\($0.title)'" }
    if names.count > 3 { names.replaceSubrange(1..<names.count - 1, with: ["…"]) }
    let way = names.joined(separator: ", ")
    return "'\(first.title)' \(wait.deed) ('\(wait.callee)', \(file):\(wait.line))"
      + (way.isEmpty ? "" : " through \(way)")
  }

  /// Why code that main-thread code calls today can't start in a task of no actor.
  var reasonAgainstOtherThread: Refusal {
    Refusal(.checksThread, "\(sentence), and the task would start on another thread")
  }

  var reasonAgainstTask: Refusal {
    Refusal(.blockingCall, "\(sentence), and would block one of the few threads that tasks share")
  }

  /// Why code that ends a wait can't come to a thread that tasks share: all of these may be kept by those who wait.
  var reasonAgainstLaterEnd: Refusal {
    Refusal(
      .mayDeadlock, "\(sentence), and whoever waits may keep a thread that the task would need")
  }

  /// Why code that ends a wait can't come to the main thread.
  var reasonAgainstEndOnMainActor: Refusal {
    Refusal(
      .mayDeadlock,
      "\(sentence), and would do so on the main thread, which may be waiting for it; await the calls in a task group instead"
    )
  }

  var reasonAgainstModalLoop: Refusal {
    Refusal(
      .blockingCall,
      "\(sentence), and in a task, it would keep all other main-actor tasks from running; keep the handler"
    )
  }

  /// Why a test that runs on another thread today can't come to the main thread.
  var reasonAgainstTestOnMainActor: Refusal {
    Refusal(
      .mayDeadlock,
      "\(sentence), and "
        + (wait.isForMainThread
          ? "the main thread would wait for itself"
          : "would keep the main thread, which that work may need")
        + "; make the test 'async' and await what it needs of the main actor")
  }

  var reasonAgainstMainActor: Refusal {
    Refusal(.blockingCall, "\(sentence), and would block the main thread")
  }
}
