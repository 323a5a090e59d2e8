import Rewriter

/// The closure of a task that runs beside the code that starts it, and that captures what the code still has: Swift 6
/// rejects what isn't Sendable there.
///
/// Measured with Swift 6.3.1: `self`, in initializers as well, parameters that aren't `sending`, functions that aren't
/// `@Sendable`, and parts of them count; a local value that only the task uses doesn't. A task that code of an actor starts
/// is the actor's, but for a task group's.
struct SentTaskClosure {
  private let closure: ClosureExpr
  private let context: Context
  private let name: String
  private let type: KnownType

  static func all(in context: Context) -> [SentTaskClosure] {
    let tasks = context.tree.calls(of: "Task").filter { call in
      call.lastClosureArgument?.isOfTask == true
        && [.nonisolated, .caller].contains(context.isolation(at: call.node).kind)
        && !context.isShadowed("Task", at: call.node)
    }
    let calls = tasks + ["addTask", "addTaskUnlessCancelled"].flatMap(context.callsOfTaskGroup)
    return calls.compactMap { SentTaskClosure($0, in: context) }
  }

  private init?(_ call: FunctionCallExpr, in context: Context) {
    guard let closure = call.lastClosureArgument else { return nil }
    let captures = CapturesFromAround(closure, in: context)
    self.closure = closure
    self.context = context
    if let type = captures.rejectedSelf {
      (name, self.type) = ("self", type)
    } else if let capture = captures.rejectedParameter ?? captures.rejectedFunction
      ?? captures.rejectedPart
    {
      (name, type) = capture
    } else {
      return nil
    }
  }

  var finding: Finding {
    let needs = context.needs(of: type)
    let advice =
      context.isFunction(type)
      ? context.advice(
        onClosure: name, usedAt: closure.node, else: "declare '\(name)' '@Sendable' or '@MainActor'"
      )
      : needs.first?.adviceHere(if: " if only main-actor code uses it")
        ?? "capture values that the task needs of it"
    var finding = context.leave(
      closure.node, "leave the closure of '\(isOfTask ? "Task" : "addTask")'",
      because: Refusal(
        .notSendable,
        "Swift 6 rejects the task, which captures '\(name)': \(owner) shares it, and \(lack); \(advice)"
      ))
    finding.needs = needs
    return finding
  }

  private var isOfTask: Bool { closure.isOfTask }

  private var lack: String {
    context.isFunction(type) ? "it isn't '@Sendable'" : "'\(type.textOutside)' isn't Sendable"
  }

  /// Who else has what the task captures.
  private var owner: String {
    isOfTask ? "the nonisolated code around" : "the code around"
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
