import Rewriter

extension MainQueueHop {
  /// Why the hop is left unchanged; `nil` if nothing speaks against the change.
  func refusal(in context: Context) -> Refusal? {
    context.refusalOfMainQueue(queueType, asked: callee, by: call) ?? refusalOfArguments
      ?? refusalOfPlace ?? context.refusalOfTask(at: node) ?? refusalOfWork(in: context)
  }

  private var refusalOfArguments: Refusal? {
    guard let call else { return Refusal(.notAClosure, "'async' is used as a value, not called") }
    if let refusalOfLabels { return refusalOfLabels }
    if call.additionalTrailingClosures != nil {
      return Refusal(.notAClosure, "the call has more than one trailing closure")
    }
    return closure == nil && value == nil
      ? Refusal(.notAClosure, "the call passes no closure") : nil
  }

  /// The only argument that there may be is `execute:`, and only without a trailing closure.
  private var refusalOfLabels: Refusal? {
    for (position, argument) in arguments.enumerated() {
      let label = argument.label?.name
      if label == "execute", position == 0, arguments.count == 1, call?.trailingClosure == nil {
        continue
      }
      switch label {
      case "group":
        return Refusal(
          .unsupportedArgument, "a task can't join a dispatch group; use a task group instead")
      case "qos", "flags":
        return Refusal(.unsupportedArgument, "tasks have no counterpart to '\(label ?? ""):'")
      default:
        return Refusal(
          .shadowedName, "this call may be to an overload that Dispatch doesn't declare")
      }
    }
    return nil
  }

  private var refusalOfPlace: Refusal? {
    switch StatementPlace(of: node) {
    case .statement, .returned: return nil
    case .used where ConditionalStatement(branch: node) != nil: return nil
    case .used:
      return node.isBranchOfChoice
        ? Refusal(
          .partOfExpression,
          "the call is a branch of '?:'; write 'if' and 'else' instead and run again")
        : Refusal(.partOfExpression, "the result of the call is used")
    }
  }

  private func refusalOfWork(in context: Context) -> Refusal? {
    if let closure { return context.refusalOfTask(for: closure) }
    return value.flatMap { HopValue($0, in: context).refusal }
  }
}
