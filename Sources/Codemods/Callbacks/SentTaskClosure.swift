import Rewriter

/// The closure of a task that code of no actor starts, and that captures what the code still has: Swift 6 rejects what
/// isn't Sendable there, since the task runs beside the code.
///
/// Measured with Swift 6.3.1: `self`, in initializers as well, and parameters that aren't `sending` count; a local value
/// that only the task uses doesn't.
struct SentTaskClosure {
  private let closure: ClosureExpr
  private let context: Context
  private let name: String
  private let type: KnownType

  static func all(in context: Context) -> [SentTaskClosure] {
    context.tree.calls(of: "Task").compactMap { SentTaskClosure($0, in: context) }
  }

  private init?(_ call: FunctionCallExpr, in context: Context) {
    guard let closure = call.lastClosureArgument, closure.isOfTask,
      [.nonisolated, .caller].contains(context.isolation(at: call.node).kind),
      !context.isShadowed("Task", at: call.node)
    else { return nil }
    let captures = CapturesFromAround(closure, in: context)
    self.closure = closure
    self.context = context
    if let type = captures.rejectedSelf {
      (name, self.type) = ("self", type)
    } else if let parameter = captures.rejectedParameter {
      (name, type) = parameter
    } else {
      return nil
    }
  }

  var finding: Finding {
    let needs = context.needs(of: type)
    let advice =
      needs.first?.advice(if: " if only main-actor code uses it")
      ?? "capture values that the task needs of it"
    var finding = context.leave(
      closure.node, "leave the closure of 'Task'",
      because: Refusal(
        .notSendable,
        "Swift 6 rejects the task, which captures '\(name)': the code around isn't isolated to an actor and has it, too, "
          + "and '\(type.textOutside)' isn't Sendable; \(advice)"))
    finding.needs = needs
    return finding
  }
}
