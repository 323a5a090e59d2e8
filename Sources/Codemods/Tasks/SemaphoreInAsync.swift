import Rewriter

extension Codemod {
  /// Reports what blocks a thread until some other task has run.
  ///
  /// The threads that tasks run on are few, and none is added when one is blocked; the main actor has one.
  /// A task that such a thread waits for may need it: then neither ever goes on. A lock that is held across
  /// `await` may be given back on another thread than it was taken on.
  public static let semaphoreInAsync = Codemod(
    id: "semaphore-in-async",
    title: "Report semaphores, groups, and locks that block a thread that tasks need",
    since: .v(5, 5),
    discussion: """
      Nothing is changed. Swift's tasks share a few threads, one per core, and the main actor has a single \
      one. Code that blocks such a thread until a task has run may be waiting for a task that needs the \
      thread: the program then hangs, often only on devices with few cores. The codemod reports:

      - `wait()` of a `DispatchSemaphore`, a `DispatchGroup`, or an `NSCondition` in asynchronous code, or in a \
      function that asynchronous code calls, with the way there;
      - `wait()` in any code for a task that the same function starts, which is certain to hang if both are \
      isolated to the main actor. Code that is known to run on a queue other than the main queue may wait;
      - `wait()` of a semaphore before a task that signals it: the next caller waits for that \
      task;
      - locks that are held across an `await`, including those of `pthread_mutex_lock` and \
      `os_unfair_lock_lock`. Other code that wants the lock blocks a thread, and the task may release the lock \
      on a different thread, which is undefined behavior for most locks.

      `await` the task instead: use its `value`, a task group, or, if the work isn't asynchronous yet, \
      `withCheckedContinuation`. A lock around synchronous code is fine: `lock.withLock { … }`.
      """,
    verdict: .manual,
    candidateTokens: [
      ".wait(", ".lock(", "try()", "pthread_mutex_lock(", "os_unfair_lock_lock(",
    ],
    examples: [
      Example(
        unchanged: """
          @MainActor func load() -> Int {
            let semaphore = DispatchSemaphore(value: 0)
            var size = 0
            Task {
              size = await fetch()
              semaphore.signal()
            }
            semaphore.wait()
            return size
          }
          """,
        because: "the task needs the main thread",
        prelude: """
          import Foundation
          func fetch() async -> Int { 1 }
          """)
    ],
    run: { context in
      let tasks = context.tree.startedTasks
      return context.tree.calls(of: "wait").compactMap { context.findingOfWait($0, among: tasks) }
        + (context.tree.calls(of: "lock") + context.tree.calls(of: "try"))
        .compactMap(context.findingOfLock)
        + LockFunctions.all.flatMap { functions in
          context.tree.calls(of: functions.lock).compactMap {
            context.findingOfLock($0, of: functions)
          }
        }
    })
}

extension Context {
  /// - Parameter tasks: those that the file starts.
  fileprivate func findingOfWait(
    _ call: FunctionCallExpr, among tasks: [FunctionCallExpr],
  ) -> Finding? {
    guard let receiver = call.receiverOfMember, !call.onlyAsks, !isOnThreadOfQueue(call.node)
    else { return nil }
    let task = call.node.taskThatIsWaitedFor(by: receiver.compactText, among: tasks)
    let next = call.node.taskThatSignals(receiver.compactText, among: tasks)
    let place = codeInPlace(around: call.node)
    let isInAsyncCode = AsyncCode(around: place) != nil
    let function = OwnFunction(around: place, in: self)
    // Types cost more to find than code.
    guard task != nil || next != nil || isInAsyncCode || function != nil,
      let type = blockingType(of: receiver),
      ["DispatchSemaphore", "DispatchGroup", "NSCondition"].contains(type)
    else { return nil }
    let title = "leave '\(receiver.textInOneLine).wait'"
    if let reason = task.map({ reasonNotToWait(for: $0, at: call) })
      ?? next.map({ _ in Self.reasonNotToExclude })
    {
      return leave(call.node, title, because: reason)
    }
    let isOnMain = isolation(at: call.node).kind == .mainActor
    if isInAsyncCode, isOnMain {
      return leave(
        call.node, title,
        because: Refusal(
          .blocksSharedThread,
          "this call blocks the main thread; 'await' a task's value or a continuation instead"))
    }
    if isInAsyncCode {
      return leave(
        call.node, title,
        because: Refusal(
          .blocksSharedThread,
          "this call blocks one of the few threads that tasks share, and the work that it waits for may need that "
            + "thread; 'await' a task's value or a continuation instead"))
    }
    // A semaphore that is used as a lock is given back by whoever holds it.
    guard let function, BlockingCalls(in: self).wait(at: call.node) != nil,
      let way = AsyncCallers(in: self).nearest(to: function)
    else { return nil }
    let thread =
      isOnMain || way.start.isOnMainActor
      ? "the main thread" : "one of the few threads that tasks share"
    return leave(
      call.node, title,
      because: Refusal(
        .blocksSharedThread,
        "\(way.sentence), and this call then blocks \(thread); make '\(function.title)' 'async'"))
  }

  /// Whether the code is known to run on a thread that a queue other than the main one has for it: no task needs that
  /// thread, and another one is added where it is kept.
  private func isOnThreadOfQueue(_ node: Node) -> Bool {
    for ancestor in node.ancestors.prefix(while: { $0.declaredTypeName == nil }) {
      if PublisherOrigins.bodies.contains(ancestor.kind) { return false }
      guard let closure = ancestor.as(ClosureExpr.self) else { continue }
      guard case .argument(let call, _) = ClosureUse(of: closure) else { return false }
      let receiver = call.calledExpression?.as(MemberAccessExpr.self)?.base
      let queue = receiver.map(queue) ?? .unknown
      if Self.functionsOfQueues.contains(call.calleeName ?? ""), queue == .other { return true }
      guard isCalledInPlace(closure), queue != .main else { return false }
    }
    return false
  }

  /// Those that come back before the work is done.
  private static let functionsOfQueues: Set = [
    "async", "asyncAfter", "addOperation", "addBarrierBlock",
  ]

  private static let reasonNotToExclude = Refusal(
    .blocksForTask,
    "the next caller blocks its thread until this task signals, and the task may need that thread; let the task "
      + "await the previous one instead")

  private func reasonNotToWait(for task: ClosureExpr, at call: FunctionCallExpr) -> Refusal {
    let isOnMain =
      isolation(at: call.node).kind == .mainActor && isolation(inside: task.node).kind == .mainActor
    if isOnMain {
      return Refusal(
        .blocksForTask,
        "the task needs the main thread, but this call blocks that thread until the task is done; "
          + (AsyncCode(around: call.node) == nil
            ? "make the function 'async' and 'await' the task's value"
            : "'await' the task's value instead"))
    }
    if isForC(call.node) {
      return Refusal(
        .blocksForTask,
        "the task may need the thread that this call blocks, and the C code that calls the function can't await; make sure "
          + "that it calls from a thread of its own")
    }
    let label = call.arguments?.arguments.first?.label?.name.lowercased()
    return label?.hasSuffix("timeout") == true
      ? Refusal(
        .blocksForTask,
        "this call blocks its thread until the task is done or the time is up, and the task may need that thread; 'await' "
          + "the task's value, unless the caller has to wait, as in 'applicationWillTerminate'")
      : Refusal(
        .blocksForTask,
        "the task may need the thread that this call blocks; make the function 'async' and "
          + "'await' the task's value")
  }

  /// Whether the function around is called by C, itself or through functions that are.
  ///
  /// Have: @_cdecl("run") public func run() -> Int32 { launch() }
  private func isForC(_ node: Node) -> Bool {
    guard let function = node.functionAround, let name = function.name?.name else { return false }
    if function.isForC { return true }
    let calls = project.files(naming: name).flatMap { asItWas($0)?.tree.calls(of: name) ?? [] }
    return !calls.isEmpty && calls.allSatisfy { $0.node.functionAround?.isForC == true }
  }

  fileprivate func findingOfLock(_ call: FunctionCallExpr) -> Finding? {
    guard let receiver = call.receiverOfMember, AsyncCode(around: call.node) != nil,
      isAwaitReached(
        afterLocking: call,
        until: { node in
          guard let member = node.as(MemberAccessExpr.self) else { return false }
          return member.name == "unlock" && member.base?.compactText == receiver.compactText
        }),
      let type = blockingType(of: receiver),
      ["NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock"].contains(type)
    else { return nil }
    let name = call.calleeName ?? "lock"
    return leave(
      call.node, "leave '\(receiver.textInOneLine).\(name)'", because: Self.reasonNotToHold)
  }

  /// `pthread_mutex_lock(&mutex)`
  fileprivate func findingOfLock(_ call: FunctionCallExpr, of functions: LockFunctions) -> Finding?
  {
    guard call.calledExpression?.is(.declReferenceExpr) == true,
      project.functions[functions.lock] == nil, AsyncCode(around: call.node) != nil,
      let lock = call.arguments?.node.compactText,
      isAwaitReached(
        afterLocking: call,
        until: { node in
          guard let other = node.as(FunctionCallExpr.self) else { return false }
          return other.calleeName == functions.unlock && other.arguments?.node.compactText == lock
        })
    else { return nil }
    return leave(call.node, "leave '\(functions.lock)'", because: Self.reasonNotToHold)
  }

  private static let reasonNotToHold = Refusal(
    .lockAcrossAwait,
    "the lock is held across an 'await', after which the task may continue on another thread; unlock it before "
      + "the 'await', or use an actor")

  /// Whether there is an `await` where the lock of the call is held.
  private func isAwaitReached(
    afterLocking call: FunctionCallExpr, until isEnd: (Node) -> Bool,
  ) -> Bool {
    if let item = call.node.parent?.as(CodeBlockItem.self) {
      return item.node.parent?.isAwaitReached(behind: item.range.upperBound, until: isEnd) ?? false
    }
    // Have: if lock.try() { … }, guard lock.try() else { … }
    guard call.calleeName == "try", let condition = call.node.parent,
      condition.is(.conditionElement),
      let statement = condition.parent?.parent
    else { return false }
    if let body = statement.as(IfExpr.self)?.body?.statements?.node {
      return body.isAwaitReached(behind: body.range.lowerBound, until: isEnd)
    }
    guard statement.is(.guardStmt), let item = statement.parent else { return false }
    return item.parent?.isAwaitReached(behind: item.range.upperBound, until: isEnd) ?? false
  }

  /// The name of the receiver's type, if it is one of Foundation's or Dispatch's.
  private func blockingType(of receiver: Node) -> String? {
    guard let type = valueType(of: receiver)?.unwrapped.name, project.types[type] == nil else {
      return nil
    }
    return type.lastName
  }
}

extension Tree {
  /// `Task { … }`, `Task.detached { … }`
  fileprivate var startedTasks: [FunctionCallExpr] {
    (calls(of: "Task") + calls(of: "detached")).filter {
      ["Task", "Task.detached"].contains($0.calledExpression?.compactText ?? "")
    }
  }
}

extension FunctionCallExpr {
  /// `a` of `a.f()` and `a?.f()`.
  fileprivate var receiverOfMember: Node? {
    let base = calledExpression?.as(MemberAccessExpr.self)?.base
    return base?.as(OptionalChainingExpr.self)?.expression ?? base
  }
}

extension Node {
  /// The closure of a task that is started before the node, in the same function, and ends the wait.
  fileprivate func taskThatIsWaitedFor(
    by name: String, among tasks: [FunctionCallExpr],
  ) -> ClosureExpr? {
    let earlier = tasks.filter { $0.node.range.upperBound <= range.lowerBound }
    guard !earlier.isEmpty,
      let code = ancestors.first(where: { $0.isFunctionLike || $0.is(.accessorBlock) })
    else { return nil }
    return earlier.lazy.filter { code.encloses($0.node) }.compactMap(\.trailingClosure)
      .first { $0.node.endsWait(of: name) }
  }

  /// The closure of a task that is started behind the node, in the same function, and signals the semaphore.
  fileprivate func taskThatSignals(
    _ name: String, among tasks: [FunctionCallExpr],
  ) -> ClosureExpr? {
    let later = tasks.filter { $0.node.range.lowerBound >= range.upperBound }
    guard !later.isEmpty,
      let code = ancestors.first(where: { $0.isFunctionLike || $0.is(.accessorBlock) })
    else { return nil }
    return later.lazy.filter { code.encloses($0.node) }.compactMap(\.trailingClosure)
      .first { $0.node.endsWait(of: name, by: ["signal"]) }
  }

  /// Whether `name.signal()` or `name.leave()` is called in the node.
  private func endsWait(
    of name: String, by members: Set<String> = ["signal", "leave", "broadcast"],
  ) -> Bool {
    descendantsAndSelf.contains { node in
      guard let member = node.as(MemberAccessExpr.self), member.base?.compactText == name else {
        return false
      }
      return member.name.map(members.contains) ?? false
    }
  }
}

/// Functions of C that take a lock and give it back.
private struct LockFunctions {
  let lock: String
  let unlock: String

  static let all = [
    LockFunctions(lock: "pthread_mutex_lock", unlock: "pthread_mutex_unlock"),
    LockFunctions(lock: "os_unfair_lock_lock", unlock: "os_unfair_lock_unlock"),
  ]
}

extension FunctionCallExpr {
  /// `wait(timeout: .now())`, which blocks nothing.
  fileprivate var onlyAsks: Bool {
    let argument = arguments?.arguments.first
    guard argument?.label?.name.lowercased().hasSuffix("timeout") == true else { return false }
    return [".now()", "DispatchTime.now()", "DispatchWallTime.now()"]
      .contains(argument?.expression?.compactText)
  }
}

extension Node {
  /// Whether there is an `await` in the list of statements, after a place and before what ends it.
  fileprivate func isAwaitReached(
    behind start: ByteOffset, until isEnd: (Node) -> Bool,
  ) -> Bool {
    for item in children where item.range.lowerBound >= start {
      let own = item.descendantsAndSelf(notInside: \.isFunctionLike)
      let isDeferred = item.as(CodeBlockItem.self)?.item?.is(.deferStmt) == true
      let end = own.first(where: isEnd)
      let wait = own.first { $0.is(.awaitExpr) || $0.as(ForStmt.self)?.awaitKeyword != nil }
      if let wait, end.map({ wait.range.lowerBound < $0.range.lowerBound }) ?? true { return true }
      if end != nil, !isDeferred { return false }
    }
    return false
  }
}

extension Node {
  fileprivate var functionAround: FunctionDecl? {
    ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }.first
  }
}

extension FunctionDecl {
  /// Have: @_cdecl("run"), @c
  fileprivate var isForC: Bool {
    attributes?.attributes.contains { ["_cdecl", "cdecl", "c"].contains($0.name) } == true
  }
}
