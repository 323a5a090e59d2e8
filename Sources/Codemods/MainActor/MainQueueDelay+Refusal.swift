import Rewriter

extension MainQueueDelay {
  /// Why the work is left as it is; `nil` if nothing speaks against the change.
  func refusal(in context: Context) -> String? {
    site.refusalOfQueue(in: context) ?? refusalOfArguments ?? refusalOfWork(in: context)
      ?? refusalOfClosure(in: context)
  }

  private var refusalOfArguments: String? {
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
    let name = work.textInOneLine
    if isWorkItem(work, in: context) {
      return HopValue.reasonToKeepWorkItem(name)
    }
    if let reason = HopValue(work, in: context).refusal { return reason }
    let functions = work.lastName.flatMap { context.project.functions[$0] } ?? []
    if functions.contains(where: \.isAsync) { return "'\(name)' has an asynchronous overload" }
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

  /// Whether the work is known to be a `DispatchWorkItem`.
  private func isWorkItem(_ work: Node, in context: Context) -> Bool {
    if work.as(FunctionCallExpr.self)?.calleeName == "DispatchWorkItem" { return true }
    guard let name = work.lastName else { return false }
    if let (type, value) = LocalDeclaration(name, at: work)?.declared, type != nil || value != nil {
      return type.map { WrittenType($0).name == "DispatchWorkItem" }
        ?? (value?.as(FunctionCallExpr.self)?.calleeName == "DispatchWorkItem")
    }
    // `guard let item` names a property as a rule.
    let variables = context.project.variables[name] ?? []
    return variables.contains { variable in
      variable.type.map { WrittenType($0).name == "DispatchWorkItem" }
        ?? (variable.initializer?.hasPrefix("DispatchWorkItem") ?? false)
    }
  }

  private func refusalOfClosure(in context: Context) -> String? {
    guard let call = site.call, let closure = site.closure else { return nil }
    if closure.statements == nil { return "it does nothing; take it away, or say what it is for" }
    let form = TaskForm(callee: site.callee.node, call: call, closure: closure, context: context)
    if form.isBraceFar { return "comments stand between the call and its closure" }
    return context.refusalOfTask(for: closure, inPlaceOf: call)
  }
}

extension MainQueueDelay {
  /// Why the order of the work may matter to somebody: tasks that sleep equally long wake up in any
  /// order; `nil` if nothing in sight shows it.
  func doubt(about delay: Delay) -> String? {
    if delay.isOnWallClock {
      return "a task does not notice when the clock on the wall is set"
    }
    if delay.mayNeverEnd {
      return "if '\(delay.text)' is '.never', the task does not wait at all"
    }
    for scope in site.node.ancestors {
      switch scope.kind {
      case .forStmt, .whileStmt, .repeatStmt:
        if hasDelayOfItsOwn(in: scope) { return nil }
        return "it is in a loop, and tasks that sleep equally long wake up in any order"
      case .functionDecl, .initializerDecl, .accessorDecl, .memberBlock, .sourceFile:
        return hasTwin(in: scope)
          ? "another one is due at the same time, and tasks wake up in any order" : nil
      default: continue
      }
    }
    return nil
  }

  /// Whether the deadline depends on a name that the loop binds.
  private func hasDelayOfItsOwn(in loop: Node) -> Bool {
    let bound = Set(
      loop.descendantsAndSelf { $0.is(.closureExpr) }
        .compactMap { $0.as(IdentifierPattern.self)?.identifier?.name })
    return site.arguments.first?.expression?.tokens.contains { bound.contains($0.name) } == true
  }

  /// Whether other work of the function has the same delay.
  private func hasTwin(in scope: Node) -> Bool {
    guard let deadline = site.arguments.first?.expression?.compactText else { return false }
    return scope.descendantsAndSelf.contains { node in
      guard node != site.callee.node, let callee = node.as(MemberAccessExpr.self),
        let other = MainQueueCall(callee: callee, of: "asyncAfter")
      else { return false }
      return other.arguments.first?.expression?.compactText == deadline
        && !other.node.ancestors.contains(site.node) && !site.node.ancestors.contains(other.node)
    }
  }
}
