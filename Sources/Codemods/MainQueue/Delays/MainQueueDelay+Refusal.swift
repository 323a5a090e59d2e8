import Rewriter

extension MainQueueDelay {
  /// Why the work is left as it is; `nil` if nothing speaks against the change.
  func refusal(in context: Context) -> String? {
    site.refusalOfQueue(in: context) ?? refusalOfArguments ?? refusalOfWork(in: context)
      ?? refusalOfClosure(in: context)
  }

  var refusalOfArguments: String? {
    guard let call = site.call else { return "'asyncAfter' is referred to, not called" }
    if call.additionalTrailingClosures != nil { return "it has more than one trailing closure" }
    for (position, argument) in site.arguments.enumerated() {
      switch argument.label?.name {
      case "deadline" where position == 0, "wallDeadline" where position == 0: continue
      case "execute" where call.trailingClosure == nil: continue
      case "qos", "flags":
        return "a task has no counterpart of '\(argument.label?.name ?? ""):'"
      default: return "it may be an overload that is not Dispatch's"
      }
    }
    return site.arguments.isEmpty ? "it has no deadline" : nil
  }

  private func refusalOfWork(in context: Context) -> String? {
    if site.closure != nil { return nil }
    guard let work = site.execute else { return "it has no work" }
    if let reason = HopValue(work, in: context).refusal { return reason }
    let functions = work.lastName.flatMap { context.project.functions[$0] } ?? []
    if functions.contains(where: \.isAsync) {
      return "'\(work.textInOneLine)' has an asynchronous overload"
    }
    return refusalOfPlace(in: context)
  }

  /// Why a call without a closure literal cannot become a task.
  private func refusalOfPlace(in context: Context) -> String? {
    if case .used = StatementPlace(of: site.node) { return "its value is used" }
    if let first = site.node.firstToken, let last = site.node.lastToken,
      context.tree.hasComment(between: first, and: last)
    {
      return "comments stand in the call"
    }
    return context.refusalOfTask(at: site.node)
  }

  private func refusalOfClosure(in context: Context) -> String? {
    guard let call = site.call, let closure = site.closure else { return nil }
    if closure.statements == nil { return "it does nothing; take it away, or say what it is for" }
    let form = TaskForm(callee: site.callee.node, call: call, closure: closure, context: context)
    if form.isBraceFar { return "comments stand between the call and its closure" }
    return context.refusalOfTask(for: closure, inPlaceOf: call)
  }
}
