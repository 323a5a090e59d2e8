import Rewriter

extension MainQueueHop {
  /// Why the hop is left as it is; `nil` if nothing speaks against the change.
  func refusal(in context: Context) -> String? {
    context.refusalOfMainQueue(queueType, asked: callee, by: call) ?? refusalOfArguments
      ?? refusalOfPlace ?? context.refusalOfTask(at: node) ?? refusalOfWork(in: context)
  }

  private var refusalOfArguments: String? {
    guard let call else { return "'async' is referred to, not called" }
    if let label = unsupportedLabel { return label }
    if call.additionalTrailingClosures != nil { return "it has more than one trailing closure" }
    return closure == nil && value == nil ? "it has no work" : nil
  }

  /// The only argument that there may be is `execute:`, and only without a trailing closure.
  private var unsupportedLabel: String? {
    for (position, argument) in arguments.enumerated() {
      let label = argument.label?.name
      if label == "execute", position == 0, arguments.count == 1, call?.trailingClosure == nil {
        continue
      }
      switch label {
      case "group": return "a task cannot join the dispatch group of 'group:'"
      case "qos", "flags": return "a task has no counterpart of '\(label ?? ""):'"
      default: return "it may be an overload that is not Dispatch's"
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
        ? "the branches of '?:' are values: write 'if' and 'else' in its place"
        : "its value is used"
    }
  }

  private func refusalOfWork(in context: Context) -> String? {
    if let closure { return context.refusalOfTask(for: closure) }
    return value.flatMap { HopValue($0, in: context).refusal }
  }
}
