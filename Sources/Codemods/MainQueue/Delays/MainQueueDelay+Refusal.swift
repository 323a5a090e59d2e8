import Rewriter

extension MainQueueDelay {
  /// Why the work is left unchanged; `nil` if nothing speaks against the change.
  func refusal(in context: Context) -> Refusal? {
    site.refusalOfQueue(in: context) ?? refusalOfArguments ?? refusalOfWork(in: context)
      ?? refusalOfClosure(in: context)
  }

  var refusalOfArguments: Refusal? {
    guard let call = site.call else {
      return Refusal(.notAClosure, "'asyncAfter' is used as a value, not called")
    }
    if call.additionalTrailingClosures != nil {
      return Refusal(.notAClosure, "the call has more than one trailing closure")
    }
    for (position, argument) in site.arguments.enumerated() {
      switch argument.label?.name {
      case "deadline" where position == 0, "wallDeadline" where position == 0: continue
      case "execute" where call.trailingClosure == nil: continue
      case "qos", "flags":
        return Refusal(
          .unsupportedArgument, "tasks have no counterpart to '\(argument.label?.name ?? ""):'")
      default:
        return Refusal(
          .shadowedName, "this call may be to an overload that Dispatch doesn't declare")
      }
    }
    return site.arguments.isEmpty ? Refusal(.unreadableDelay, "the call has no deadline") : nil
  }

  private func refusalOfWork(in context: Context) -> Refusal? {
    if site.closure != nil { return nil }
    guard let work = site.execute else {
      return Refusal(.notAClosure, "the call passes no closure")
    }
    if let reason = HopValue(work, in: context).refusal { return reason }
    let functions = work.lastName.flatMap { context.project.functions[$0] } ?? []
    if functions.contains(where: \.isAsync) {
      return Refusal(
        .changesMeaningInAsync,
        "'\(work.textInOneLine)' has an asynchronous overload, which a task would call instead")
    }
    return refusalOfPlace(in: context)
  }

  /// Why a call without a closure literal can't become a task.
  private func refusalOfPlace(in context: Context) -> Refusal? {
    if case .used = StatementPlace(of: site.node) {
      return Refusal(.partOfExpression, "the result of the call is used")
    }
    if let first = site.node.firstToken, let last = site.node.lastToken,
      context.tree.hasComment(between: first, and: last)
    {
      return Refusal(
        .commentInTheWay, "there are comments inside the call; move them and run again")
    }
    return context.refusalOfTask(at: site.node)
  }

  private func refusalOfClosure(in context: Context) -> Refusal? {
    guard let call = site.call, let closure = site.closure else { return nil }
    if closure.statements == nil {
      return Refusal(.emptyClosure, "the closure is empty; remove the call if nothing needs it")
    }
    let form = TaskForm(callee: site.callee.node, call: call, closure: closure, context: context)
    if form.isBraceFar {
      return Refusal(
        .commentInTheWay,
        "there are comments between the call and its closure; move them and run again")
    }
    let delay = try? delay(in: context)
    return context.refusalOfTask(
      for: closure, inPlaceOf: call, sleepingFirst: delay?.waits == true)
  }
}
