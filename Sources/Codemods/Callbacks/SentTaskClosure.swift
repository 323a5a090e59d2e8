import Rewriter

/// The closure of a task that runs beside the code that starts it, and that captures what the code still has: Swift 6
/// rejects what isn't Sendable there.
///
/// Measured with Swift 6.3.1: `self`, in initializers as well, parameters that aren't `sending`, functions that aren't
/// `@Sendable`, and parts of them count; a local value that only the task uses doesn't. A task that code of an actor starts
/// is the actor's where it captures that, but for a detached one and a task group's.
struct SentTaskClosure {
  private let closure: ClosureExpr
  private let callee: String
  private let context: Context
  private let capture: CapturesFromAround.Rejected

  /// All that it captures and Swift 6 rejects, that one first.
  private let values: RejectedValues

  /// The findings of the file's tasks.
  static func findings(in context: Context) -> [Finding] {
    let tasks = context.tree.callsStartingTasks.filter { call in
      call.lastClosureArgument?.isOfTask == true
        && context.startsTaskElsewhere(call)
        && !context.isShadowed("Task", at: call.node)
    }
    let calls =
      tasks + context.detachedTasks
      + ["addTask", "addTaskUnlessCancelled"].flatMap(context.callsOfTaskGroup)
      + context.runsOnMainActor
    return calls.compactMap { call in
      guard let closure = call.lastClosureArgument, let callee = call.calleeName else { return nil }
      let captures = CapturesFromAround(closure, in: context)
      return SentTaskClosure(closure, of: callee, with: captures, in: context)?.finding
        ?? context.findingOfVariables(in: closure, of: callee, with: captures)
    }
  }

  private init?(
    _ closure: ClosureExpr, of callee: String, with captures: CapturesFromAround,
    in context: Context,
  ) {
    let all = [captures.rejectedInstance].compactMap(\.self) + captures.rejectedCaptures
    guard let capture = all.first else { return nil }
    (self.closure, self.callee) = (closure, callee)
    (self.context, self.capture) = (context, capture)
    values = RejectedValues(
      values: all.map(\.value), variables: callee == "run" ? [] : captures.variablesSharedWithTask,
      isAwaited: closure.isAwaitedForResult(in: context), context: context)
  }

  private var finding: Finding {
    var finding = context.leave(
      closure.node, "leave the closure of '\(nameOfCallee)'",
      rejecting: capture.value.type,
      because:
        "the \(callee == "run" ? "closure" : "task")'s capture of \(values.names)\(values.clauseOfVariables): \(owner), and \(lack)"
    ) { advice(on: $0) + adviceOnOthers(beside: $0) }
    if !isCuredByMainActor(finding.needs) { finding.needs = values.needs }
    return finding
  }

  private func advice(on needs: [RequiredAnnotation]) -> String {
    let name = capture.value.name
    if isFunction {
      return context.advice(
        onClosure: name, usedAt: closure.node, isOneOfMany: values.values.count > 1
      ) { type in
        capture.isOfClosure
          ? "capture it as a 'nonisolated(unsafe) let' if any thread may call it"
          : "mark \(type) '@Sendable' or '@MainActor'"
      } + adviceOnResult
    }
    if name == "self",
      let values = context.valuesInPlaceOfSelf(in: closure, beside: needs.first)
    {
      return context.adviceToCapture(values, in: "task", of: closure)
    }
    if let advice = context.adviceToCapture(
      readOf: name, in: "task", of: closure, beside: needs.first)
    {
      return advice
    }
    return needs.first?.adviceHere { " if only main-actor code uses \($0)" }
      ?? (capture.laterUse == nil
        ? context.adviceToCopy(name, usedWholeIn: closure)
          ?? "capture values that the task needs of it" : "use '\(name)' in the task only")
  }

  /// What a task returns has to be Sendable as well as the function that makes it.
  ///
  /// Have: group.addTask { try await work() }, with work: () async throws -> T
  private var adviceOnResult: String {
    guard let result = capture.value.type.unwrapped.result,
      let parameter = context.genericParameter(of: result), context.isUnsendable(result),
      let returned = ExpressionTypes(context).result(of: closure),
      context.genericParameter(of: returned) == parameter
    else { return "" }
    return ", and require '\(parameter): Sendable'"
  }

  /// Whether the task becomes the main actor's own once its object is.
  private func isCuredByMainActor(_ needs: [RequiredAnnotation]) -> Bool {
    isOfTask && capture.value.name == "self" && needs.first?.isForMainActorOnly == true
      && context.valuesReadOfSelf(in: closure) == nil
  }

  private func adviceOnOthers(beside needs: [RequiredAnnotation]) -> String {
    isCuredByMainActor(needs)
      ? ""
      : values.others.advice(
        beside: needs, onClosures: { "declare \($0) '@Sendable'" },
        onOthers: { context.adviceToCopyOrRead($0, in: "task", of: closure) })
  }

  private var isFunction: Bool { context.isFunction(capture.value.type) }

  private var isOfTask: Bool { closure.isOfTask && callee != "detached" }

  private var nameOfCallee: String {
    isOfTask ? "Task" : callee == "detached" ? "Task.detached" : callee
  }

  private var lack: String {
    let types = values.values.map {
      context.isFunction($0.type) ? "the closure '\($0.name)'" : "'\($0.type.textOutside)'"
    }.unique
    if types.count == 1 {
      return isFunction ? "it isn't '@Sendable'" : "\(types[0]) isn't Sendable"
    }
    return types.count == 2
      ? "neither \(types[0]) nor \(types[1]) is Sendable"
      : types.dropLast().joined(separator: ", ") + " and \(types[types.count - 1]) aren't Sendable"
  }

  /// Who has what the task captures.
  private var owner: String {
    if let laterUse = capture.laterUse {
      let line = LineTable(context.tree.source).line(of: laterUse.range.lowerBound)
      return laterUse.isLoop
        ? "the loop on line \(line) starts more such tasks"
        : "the code around the task uses it on line \(line)"
    }
    return "other code may use \(values.values.count == 1 ? "it" : "them") at the same time"
  }
}

extension Context {
  /// Have: var count = 0; Task { count += 1 }; print(count)
  ///
  /// As measured with Swift 6.3.1, what `MainActor.run` does may share variables with the code that awaits it.
  fileprivate func findingOfVariables(
    in closure: ClosureExpr, of callee: String, with captures: CapturesFromAround,
  ) -> Finding? {
    guard callee != "run" else { return nil }
    let values = RejectedValues(
      values: [], variables: captures.variablesSharedWithTask,
      isAwaited: closure.isAwaitedForResult(in: self), context: self)
    guard !values.variables.isEmpty else { return nil }
    return leave(
      closure.node, "leave the task",
      because: Refusal(
        .capturesVariable,
        "Swift 6 rejects the task's capture of \(values.namesOfVariables), which the code around uses as well; "
          + values.adviceOnVariables.joined(separator: ", and ")))
  }

  /// Have: Task.detached { … }, Task<Int, Never>.detached(priority: .low) { … }; a task of the main actor's that its code
  /// starts stays there
  fileprivate var detachedTasks: [FunctionCallExpr] {
    tree.calls(of: "detached").filter { call in
      guard let closure = call.lastClosureArgument, call.receiver?.isNameOfTask == true,
        !isShadowed("Task", at: call.node)
      else { return false }
      return !closure.attributeNames.contains("MainActor")
        || isolation(at: call.node).kindInSwift6 == .nonisolated
    }
  }

  /// Have: await MainActor.run { … } in code that isn't isolated to the main actor
  fileprivate var runsOnMainActor: [FunctionCallExpr] {
    tree.calls(of: "run").filter { call in
      guard call.calledExpression?.compactText == "MainActor.run" else { return false }
      switch isolation(at: call.node).kindInSwift6 {
      case .nonisolated, .caller: return true
      case .actor, .mainActor, .globalActor, .unknown: return false
      }
    }
  }
}

extension Node {
  fileprivate var isNameOfTask: Bool {
    let name = self.as(GenericSpecializationExpr.self)?.expression ?? self
    return name.referencedName == "Task" || name.compactText == "_Concurrency.Task"
  }
}

extension Tree {
  /// Have: Task { … }, Task<Int, Never> { … }
  fileprivate var callsStartingTasks: [FunctionCallExpr] {
    let generic = all(GenericSpecializationExpr.self).compactMap { callee in
      callee.expression?.referencedName == "Task"
        ? callee.node.parent?.as(FunctionCallExpr.self) : nil
    }
    return calls(of: "Task")
      + generic.filter { $0.calledExpression?.is(.genericSpecializationExpr) == true }
  }
}

extension Context {
  /// Whether the value is a task group, or is in the closure that one is given to.
  private func isTaskGroup(_ value: Node) -> Bool {
    if let name = valueType(of: value)?.unwrapped.name { return name.hasSuffix("TaskGroup") }
    return value.ancestors.contains { ancestor in
      let name = ancestor.as(FunctionCallExpr.self)?.calleeName
      return name?.hasPrefix("with") == true && name?.hasSuffix("TaskGroup") == true
    }
  }

  /// Whether the task that a call starts leaves the isolation of the code around, or there is none: it is an actor's own
  /// only where it captures the actor.
  fileprivate func startsTaskElsewhere(_ call: FunctionCallExpr) -> Bool {
    guard let closure = call.lastClosureArgument else { return false }
    switch isolation(at: call.node).kindInSwift6 {
    case .nonisolated, .caller: return true
    case .actor:
      return !usesSelf(closure.node) || closure.capturesSelfWeakly
        || !closure.attributeNames.isEmpty
    case .mainActor: return closure.attributeNames.contains("concurrent")
    case .globalActor, .unknown: return false
    }
  }

  /// The calls that add a task to a group, where the project has no function of the name. A task of the main actor is
  /// started on it.
  fileprivate func callsOfTaskGroup(_ name: String) -> [FunctionCallExpr] {
    guard project.functions[name] == nil else { return [] }
    return tree.calls(of: name).filter { call in
      call.receiver.map(isTaskGroup) == true
        && call.lastClosureArgument.map { $0.attributeNames.contains("MainActor") } == false
    }
  }
}
