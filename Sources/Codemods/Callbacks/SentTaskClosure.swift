import Rewriter

/// The closure of a task that runs beside the code that starts it, and that captures what the code still has: Swift 6
/// rejects what isn't Sendable there.
///
/// Measured with Swift 6.3.1: `self`, in initializers as well, parameters that aren't `sending`, functions that aren't
/// `@Sendable`, and parts of them count; a local value that only the task uses doesn't. A task that code of an actor starts
/// is the actor's where it captures that, but for a task group's.
struct SentTaskClosure {
  private let closure: ClosureExpr
  private let context: Context
  private let capture: CapturesFromAround.Rejected

  /// What else it captures that Swift 6 rejects.
  private let other: CapturesFromAround.Rejected?

  static func all(in context: Context) -> [SentTaskClosure] {
    let tasks = context.tree.calls(of: "Task").filter { call in
      call.lastClosureArgument?.isOfTask == true
        && context.startsTaskElsewhere(call)
        && !context.isShadowed("Task", at: call.node)
    }
    let calls = tasks + ["addTask", "addTaskUnlessCancelled"].flatMap(context.callsOfTaskGroup)
    return calls.compactMap { SentTaskClosure($0, in: context) }
  }

  private init?(_ call: FunctionCallExpr, in context: Context) {
    guard let closure = call.lastClosureArgument else { return nil }
    let captures = CapturesFromAround(closure, in: context)
    let (instance, value) = (captures.rejectedInstance, captures.rejectedCapture)
    guard let capture = instance ?? value else { return nil }
    (self.closure, self.context, self.capture) = (closure, context, capture)
    other = instance == nil ? nil : value
  }

  var finding: Finding {
    context.leave(
      closure.node, "leave the closure of '\(isOfTask ? "Task" : "addTask")'",
      rejecting: capture.type,
      because: "the task's capture of \(names): \(owner), and \(lack)", advice: advice)
  }

  private func advice(on needs: [RequiredAnnotation]) -> String {
    if isFunction {
      return context.advice(
        onClosure: capture.name, usedAt: closure.node,
        else: capture.isOfClosure
          ? "capture it as a 'nonisolated(unsafe) let' if any thread may call it"
          : "declare '\(capture.name)' '@Sendable' or '@MainActor'")
    }
    if capture.name == "self", needs.first?.step.isDeclared != true,
      let values = context.valuesReadOfSelf(in: closure)
    {
      return context.adviceToCapture(values, in: "task")
    }
    return needs.first?.adviceHere(if: " if only main-actor code uses it")
      ?? (capture.laterUse == nil
        ? "capture values that the task needs of it" : "use '\(capture.name)' in the task only")
  }

  private var names: String {
    "'\(capture.name)'" + (other.map { " and '\($0.name)'" } ?? "")
  }

  private var isFunction: Bool { context.isFunction(capture.type) }

  private var isOfTask: Bool { closure.isOfTask }

  private var lack: String {
    if let other, !context.isFunction(other.type) {
      return
        "neither '\(capture.type.textOutside)' nor '\(other.type.textOutside)' is Sendable"
    }
    return isFunction ? "it isn't '@Sendable'" : "'\(capture.type.textOutside)' isn't Sendable"
  }

  /// Who has what the task captures.
  private var owner: String {
    if let laterUse = capture.laterUse {
      let line = LineTable(context.tree.source).line(of: laterUse.range.lowerBound)
      return laterUse.isLoop
        ? "the loop on line \(line) starts more such tasks"
        : "the code around the task uses it on line \(line)"
    }
    let isOutside = isOfTask && !context.isOfActor(closure.node)
    return
      "the \(isOutside ? "nonisolated " : "")code around the task may use \(other == nil ? "it" : "them") at the same time"
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
    switch isolation(at: call.node).kind {
    case .nonisolated, .caller: return true
    case .actor:
      return !usesSelf(closure.node) || closure.capturesSelfWeakly
        || !closure.attributeNames.isEmpty
    case .mainActor: return closure.attributeNames.contains("concurrent")
    case .globalActor, .unknown: return false
    }
  }

  fileprivate func isOfActor(_ node: Node) -> Bool {
    switch isolation(at: node.parent ?? node).kind {
    case .actor, .mainActor: true
    default: false
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
