import Rewriter

extension Codemod {
  /// `Task.detached { … }` becomes `Task { @concurrent in … }`.
  ///
  /// Both forms are accepted or rejected together, and run off the actors, in all modes of Swift 6.3.1
  /// (SE-0461): what the closure may capture and call is the same. Neither is canceled with the task
  /// that it is started in. A task that isn't detached has the priority of the code that starts it,
  /// where none is given, and its task-local values.
  public static let detachedToConcurrent = Codemod(
    id: "detached-to-concurrent",
    title: "Start detached tasks with `Task { @concurrent in … }`",
    since: .v(6, 2),
    discussion: """
      `@concurrent` says what most detached tasks are meant to say: that the work leaves the actor. The task \
      itself is then an ordinary one.

      The work runs where it ran before, and may capture and call what it could before. The difference: the \
      task has the task-local values of the code that starts it, and its priority if no `priority:` is given. \
      Cancellation is the same: neither form is canceled together with the enclosing task.

      - A closure that is already isolated, as in `Task.detached { @MainActor in … }`, gets no attribute. \
      Neither does one that only awaits an actor's function or a `@concurrent` function, which runs in the \
      same place anyway.
      - `--concurrent-style function` moves the work of `await Task.detached { … }.value` to a `@concurrent` \
      function. The call is then canceled together with the enclosing code, so the change needs a review. \
      `auto` does so where it can, and uses closures elsewhere.
      - Uses of main-actor-isolated declarations without `await`, which don't compile, are awaited or moved \
      into `MainActor.run`. If no such hop is known to be right, the reason says what to do.
      - The change needs a review if the project declares task-local values, or if the work reads its own \
      priority.

      Left unchanged, each with its reason: modules that may be compiled by Swift 6.1 or older, which doesn't \
      know the attribute; work that isn't a closure literal; `executorPreference:`; and `.detached` where the \
      type before the period isn't written nearby.
      """,
    verdict: .safe,
    candidateTokens: ["detached"],
    examples: [
      Example(
        """
        func export(_ text: String) {
          Task.detached(priority: .utility) {
            write(text)  // Takes a while.
          }
        }
        """,
        becomes: """
          func export(_ text: String) {
            Task(priority: .utility) { @concurrent in
              write(text)  // Takes a while.
            }
          }
          """,
        prelude: "nonisolated func write(_ text: String) {}"),
      Example(
        """
        func size(of text: String) async -> Int {
          await Task.detached { text.count }.value
        }
        """,
        becomes: """
          func size(of text: String) async -> Int {
            await Task { @concurrent in text.count }.value
          }
          """),
      Example(
        unchanged: """
          func start(_ work: @escaping @Sendable () async -> Void) {
            Task.detached(operation: work)
          }
          """,
        because: "'work' isn't a closure literal"),
    ],
    advice: "keep the detached task",
    run: attachTasks)
}

/// A finding for every task that is started detached.
@Sendable
private func attachTasks(_ context: Context) -> [Finding] {
  context.tree.accesses(to: "detached").compactMap { callee in
    guard let task = DetachedTask(callee: callee, in: context) else { return nil }
    let name = callee.node.compactText
    if let reason = task.refusal(in: context) {
      return context.leave(task.node, "leave '\(name)'", because: reason)
    }
    if task.hasFunctionStyle(in: context) {
      do throws(Refusal) {
        return context.call(of: try ConcurrentFunction(task, in: context), inPlaceOf: task)
      } catch {
        if context.styles[ConcurrentStyle.self] == .function {
          return context.leave(task.node, "leave '\(name)'", because: error)
        }
      }
    }
    do throws(Refusal) {
      return try context.findingInPlace(of: task)
    } catch {
      return context.leave(task.node, "leave '\(name)'", because: error)
    }
  }
}

extension Context {
  /// The task that isn't detached, with its work in its closure.
  fileprivate func findingInPlace(of task: DetachedTask) throws(Refusal) -> Finding {
    let hops = task.needsAttribute ? try task.closure.flatMap(hopsToMainActor) : nil
    let concern =
      task.concern(in: self) ?? hops.map { "the work now hops to the main actor for '\($0.name)'" }
    let priority: [Effect] = task.hasPriority ? [] : [.inheritsPriority]
    var finding = Finding(
      codemod: codemod, verdict: concern == nil ? .safe : .review, range: task.node.range,
      message: "replace '\(task.callee.node.compactText)' with '\(task.title)'", reason: concern,
      effects: [.inheritsTaskLocals] + priority, fix: task.fix(in: self, hops: hops?.edits ?? []))
    if let closure = task.closure {
      finding.noteWorkOffMainActor(closure, in: self)
      if task.needsAttribute { finding.noteValuesRead(offMainActor: closure, in: self) }
      if let doubt = doubtAboutResult(of: closure) { finding.doubt(doubt) }
    }
    return finding
  }

  /// Have: Task.detached { () -> Report in … }, where a task's value has to be Sendable.
  private func doubtAboutResult(of closure: ClosureExpr) -> String? {
    guard let type = closure.signature?.returnClause?.type,
      sendability(of: knownType(type)).kind != .yes
    else { return nil }
    return
      "Swift 6 may reject this, as it may the detached task: '\(type.textInOneLine)' isn't known to be Sendable"
  }

  private func hopsToMainActor(in closure: ClosureExpr) throws(Refusal) -> MainActorHops? {
    try MainActorHops(in: closure, of: self)
  }

  fileprivate func call(
    of function: ConcurrentFunction, inPlaceOf task: DetachedTask,
  ) -> Finding {
    fix(
      task.node, "replace '\(task.callee.node.textInOneLine)' with a '@concurrent' function",
      verdict: .review, because: "the work is now canceled together with the code that awaits it",
      effects: [.inheritsTaskLocals, .inheritsPriority, .inheritsCancellation],
      fix: Fix(function.edits))
  }
}

extension Finding {
  fileprivate mutating func doubt(_ doubt: String) {
    capturesUnknown = true
    reason = reason ?? doubt
  }
}

/// A place that says `Task.detached`.
struct DetachedTask {
  let callee: MemberAccessExpr

  /// `Task`, with its module and generic arguments, if it is written.
  let type: Node?

  /// The call; `nil` where the method is only referred to.
  let call: FunctionCallExpr?

  /// The use of the name `Task` alone; `nil` where its module or nothing is written.
  let use: TaskUse?

  /// Whether all of the work is to await a function that runs where it says, whoever calls it.
  let onlyAwaitsElsewhere: Bool

  /// `nil` for a mention of any other member.
  init?(callee: MemberAccessExpr, in context: Context) {
    guard callee.name == "detached" else { return nil }
    self.callee = callee
    type = callee.base
    let parent = callee.node.parent?.as(FunctionCallExpr.self)
    call = parent?.calledExpression == callee.node ? parent : nil
    let name =
      callee.base?.as(GenericSpecializationExpr.self)?.expression ?? callee.base
    use = name?.as(DeclReferenceExpr.self).flatMap { TaskUse($0) }
    onlyAwaitsElsewhere = call?.work.map(context.onlyAwaitsElsewhere) ?? false
    if callee.base == nil {
      guard call?.mayStartTask == true else { return nil }
    } else if use == nil {
      guard let member = name?.as(MemberAccessExpr.self), member.name == "Task",
        let module = member.base?.as(DeclReferenceExpr.self)?.name,
        module == "_Concurrency" || module == "Swift"
      else { return nil }
    }
    if let call, context.declaresDetached(meantBy: call) { return nil }
  }

  /// The call, or the mention where there is none.
  var node: Node { call?.node ?? callee.node }

  private var arguments: [LabeledExpr] { call?.arguments?.arguments ?? [] }

  /// The work, where it is a closure literal.
  var closure: ClosureExpr? { call?.work }

  /// Whether a priority is given.
  var hasPriority: Bool {
    let priority = arguments.first { $0.label?.name == "priority" }?.expression
    return priority.map { !$0.is(.nilLiteralExpr) } ?? false
  }

  var title: String { needsAttribute ? "Task { @concurrent in }" : "Task" }

  /// An isolated closure keeps its isolation, and the attribute would contradict it.
  var needsAttribute: Bool {
    !onlyAwaitsElsewhere && closure?.attributeNames.allSatisfy { $0 == "Sendable" } ?? true
  }

  /// Whether the user wants the work in a function, and the task is of a kind that may be one.
  fileprivate func hasFunctionStyle(in context: Context) -> Bool {
    needsAttribute && context.styles[ConcurrentStyle.self] != .closure
      && node.parent?.as(MemberAccessExpr.self)?.name == "value"
  }
}

extension FunctionCallExpr {
  /// The closure literal that is the work of a task.
  fileprivate var work: ClosureExpr? {
    trailingClosure
      ?? arguments?.arguments.last { $0.label?.name == "operation" }?.expression?
      .as(ClosureExpr.self)
  }

  /// Whether the call has the labels of a task's initializers, for a callee that doesn't say it.
  fileprivate var mayStartTask: Bool {
    let labels = arguments?.arguments.map { $0.label?.name ?? "" } ?? []
    return labels.allSatisfy { ["name", "priority", "operation"].contains($0) }
      && (trailingClosure != nil) != (labels.last == "operation")
  }
}

extension DetachedTask {
  /// Why the task is left unchanged; `nil` if nothing speaks against the change.
  func refusal(in context: Context) -> Refusal? {
    guard let call else {
      return Refusal(.notAClosure, "'Task.detached' is used as a value, not called")
    }
    if let use, let claim = context.claim(to: use) { return claim }
    if context.isShadowed("Task", at: node), context.isShadowed("_Concurrency", at: node) {
      return Refusal(.shadowedName, "a '_Concurrency' in this project hides Swift's module")
    }
    if type == nil, !context.expectsTask(from: call) {
      return Refusal(
        .shadowedName,
        "we can't tell which type this 'detached' belongs to; write 'Task.detached' and run again"
      )
    }
    if arguments.contains(where: { $0.label?.name == "executorPreference" }) {
      return Refusal(
        .unsupportedArgument, "'executorPreference:' and '@concurrent' contradict each other")
    }
    if call.additionalTrailingClosures != nil {
      return Refusal(.notAClosure, "the call has more than one trailing closure")
    }
    guard let closure else {
      let work = arguments.last?.expression?.compactText ?? ""
      return work.isEmpty
        ? Refusal(.notAClosure, "the call passes no closure")
        : Refusal(.notAClosure, "'\(work)' isn't a closure literal; call it in one and run again")
    }
    if let refusal = context.refusalByCommentOnDetachment(at: node) { return refusal }
    if let framework = context.frameworkReadingTaskLocals(at: node) {
      return Refusal(
        .readsTaskLocals,
        "'\(framework)' uses task-local values to find out who calls it, and a task that isn't detached inherits them; keep "
          + "the detached task")
    }
    guard needsAttribute else { return nil }
    return closure.hasParenthesesForAttribute
      ? Refusal(
        .closureSignature,
        "'()' in the closure would be read as part of the attribute; write a result type after it and run again"
      )
      : context.refusalOfToolchain(since: .v(6, 2))
  }

  /// Why the change needs a review; `nil` if it doesn't.
  func concern(in context: Context) -> String? {
    if context.project.hasTaskLocals {
      return "this project declares task-local values, which the work now sees"
    }
    let asked = closure?.node.descendantsAndSelf.lazy.compactMap(\.lastName)
      .first { ["currentPriority", "basePriority", "withUnsafeCurrentTask"].contains($0) }
    if let asked { return "the work uses '\(asked)', and its priority may now be different" }
    return context.isCommentedAsDetached(node)
      ? "a comment before the task, or on its function or type, is about a detached one; change the comment too"
      : nil
  }
}

extension Context {
  /// The framework's type that stops the program, or waits for itself, where its delegate calls it in a task that
  /// inherits what is around: a detached one is the way out.
  ///
  /// Have: func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async { Task.detached { … } }
  fileprivate func frameworkReadingTaskLocals(at node: Node) -> String? {
    let types = enclosingTypeNames(of: node).map { foreignAncestry(of: project.resolve($0)) }
    return types.contains { $0.contains("CKSyncEngineDelegate") } ? "CKSyncEngine" : nil
  }

  /// Whether the call may mean a function that the project adds to tasks.
  ///
  /// Have: extension Task { static func detached(timeout: Duration, operation: …) -> Task }
  fileprivate func declaresDetached(meantBy call: FunctionCallExpr) -> Bool {
    project.members(named: "detached", of: "Task", inherited: false).contains { member in
      guard case .function(let function) = member else { return false }
      return function.accepts(call, in: project) && project.maySee(function.path, from: path)
    }
  }

  /// How a type of the project may be meant by a use of `Task`; `nil` if it can't be.
  func claim(to use: TaskUse) -> Refusal? {
    types(hiding: "Task", at: use.node).lazy.compactMap { TaskModel($0, in: self).claim(to: use) }
      .first
  }

  /// Whether the value of an expression is stored where a task is declared to be.
  fileprivate func expectsTask(from call: FunctionCallExpr) -> Bool {
    guard let parent = call.node.parent else { return false }
    if let binding = parent.parent?.as(PatternBinding.self), parent.is(.initializerClause) {
      return binding.typeAnnotation?.type.map { isTask($0.text) } ?? false
    }
    if let type = expectedType(ofElement: call.node) { return isTask(type.text) }
    if let around = parent.parent?.parent?.as(FunctionCallExpr.self), parent.is(.labeledExpr),
      let name = around.calleeName, let element = elementType(takenBy: around, named: name)
    {
      return isTask(element.text)
    }
    return call.node.typeOfResult.map { isTask($0.text) } ?? false
  }

  /// Whether a written type is that of a task.
  func isTask(_ type: String) -> Bool {
    ["Task", "_Concurrency.Task", "Swift.Task"].contains(TypeSpelling(type).name)
  }
}

extension Node {
  /// The type of the function or property around, where the expression is all that it returns.
  var typeOfResult: Node? {
    guard let parent else { return nil }
    let code = ancestors.first { $0.isFunctionLike || $0.is(.accessorBlock) }
    let isOnly = parent.is(.codeBlockItem) && parent.parent.map { Array($0.children).count } == 1
    let isLast = isOnly && (parent.parent?.parent == code || parent.parent?.parent?.parent == code)
    guard parent.is(.returnStmt) || isLast else { return nil }
    if let function = code?.as(FunctionDecl.self) { return function.signature?.returnClause?.type }
    return code?.parent?.as(PatternBinding.self)?.typeAnnotation?.type
  }
}
