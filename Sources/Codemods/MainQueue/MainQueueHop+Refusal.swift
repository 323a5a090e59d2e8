import Rewriter

extension MainQueueHop {
  /// Why the hop is left unchanged; `nil` if nothing speaks against the change.
  func refusal(in context: Context) -> String? {
    context.refusalOfMainQueue(queueType, asked: callee, by: call) ?? refusalOfArguments
      ?? refusalOfPlace ?? context.refusalOfTask(at: node) ?? refusalOfWork(in: context)
  }

  private var refusalOfArguments: String? {
    guard let call else { return "'async' is used as a value, not called" }
    if let label = unsupportedLabel { return label }
    if call.additionalTrailingClosures != nil {
      return "the call has more than one trailing closure"
    }
    return closure == nil && value == nil ? "the call passes no closure" : nil
  }

  /// The only argument that there may be is `execute:`, and only without a trailing closure.
  private var unsupportedLabel: String? {
    for (position, argument) in arguments.enumerated() {
      let label = argument.label?.name
      if label == "execute", position == 0, arguments.count == 1, call?.trailingClosure == nil {
        continue
      }
      switch label {
      case "group": return "a task can't join a dispatch group; use a task group instead"
      case "qos", "flags": return "tasks have no counterpart to '\(label ?? ""):'"
      default: return "this call may be to an overload that Dispatch doesn't declare"
      }
    }
    return nil
  }

  private var refusalOfPlace: String? {
    switch StatementPlace(of: node) {
    case .statement, .returned: return nil
    case .used where ConditionalStatement(branch: node) != nil: return nil
    case .used:
      return node.isBranchOfChoice
        ? "the call is a branch of '?:'; write 'if' and 'else' instead and run again"
        : "the result of the call is used"
    }
  }

  private func refusalOfWork(in context: Context) -> String? {
    if let closure { return context.refusalOfTask(for: closure) }
    return value.flatMap { HopValue($0, in: context).refusal }
  }
}
