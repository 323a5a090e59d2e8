import Rewriter

/// What waits by itself.
extension BlockingCalls {
  /// The wait that the node is, if it is the SDK's.
  func wait(at node: Node) -> Wait? { wait(at: node) { $0 != .modal } }

  /// The loop of events that the node runs until a window is closed.
  func modalLoop(at node: Node) -> Wait? { wait(at: node) { $0 == .modal } }

  private func wait(
    at node: Node, _ isWanted: (SDKBlockingCall.Condition) -> Bool,
  ) -> Wait? {
    let call = node.as(FunctionCallExpr.self)
    let callee = call?.calledExpression ?? node
    guard call != nil || node.is(.memberAccessExpr), let base = callee.lastName else { return nil }
    let sdk = context.project.sdk
    let rows = sdk.blockingCalls(named: base)
    let initializers = base.beginsWithCapital ? sdk.blockingCalls(named: "init") : []
    let meant = (rows + initializers).first { row in
      isWanted(row.condition) && isMeant(row, by: call, callee)
        && isMet(row.condition, by: call, callee)
    }
    guard let meant, !isUsedAsLock(meant, call, callee) else { return nil }
    let line = LineTable(context.tree.source).line(of: node.range.lowerBound)
    return Wait(
      callee: meant.initializer ?? name(of: callee), deed: meant.waits,
      servesEvents: meant.condition == .events,
      endsWithOtherCode: meant.endsWithOtherCode || callee.isSleepInLoop(meant),
      isForMainThread: meant.isForMainThread,
      path: context.path, line: line)
  }

  /// What a report says of what is called: a chain of calls would be too long.
  func name(of callee: Node) -> String {
    callee.descendantsAndSelf.contains { $0.is(.functionCallExpr) }
      ? callee.lastName ?? "" : callee.textInOneLine
  }

  private func isMeant(_ row: SDKBlockingCall, by call: FunctionCallExpr?, _ callee: Node) -> Bool {
    if let call {
      let labels = call.arguments?.arguments.map { $0.label?.name ?? "_" } ?? []
      guard row.takes(labels, hasTrailingClosure: call.trailingClosure != nil) else {
        return false
      }
    } else if row.labels != nil {
      return false
    }
    guard let base = callee.as(MemberAccessExpr.self)?.base else {
      return isMeant(row, byName: callee)
    }
    if let name = base.referencedName, case .module = context.resolution(of: name, at: base) {
      return row.type == "-"
    }
    switch context.owner(in: base) {
    case .type(let type, let isStatic):
      return isStatic == (row.level == .static)
        && context.foreignAncestry(of: type).contains(row.type)
    case .unknown: return row.level == .named && !isOfProject(callee, call)
    case .initializer, .none: return false
    }
  }

  /// Have: sleep(1), Data(contentsOf: url), and waitUntilFinished() in an operation.
  private func isMeant(_ row: SDKBlockingCall, byName callee: Node) -> Bool {
    guard let name = callee.referencedName else { return false }
    switch context.resolution(of: name, at: callee) {
    case .type(let type): return row.initializer != nil && row.type == type
    case .unknown:
      let types = context.enclosingTypeNames(of: callee).map { context.project.resolve($0) }
      return row.type == "-"
        || row.level != .static && types.flatMap(context.foreignAncestry).contains(row.type)
    default: return false
    }
  }

  /// Whether a function or property of the project may be meant, where the receiver is not known.
  func isOfProject(_ callee: Node, _ call: FunctionCallExpr?) -> Bool {
    let name = callee.lastName ?? ""
    guard let call else { return context.project.variables.contains(name) }
    return (context.project.functions[name] ?? []).contains {
      $0.accepts(call, in: context.project)
    }
  }

  private func isMet(
    _ condition: SDKBlockingCall.Condition, by call: FunctionCallExpr?, _ callee: Node,
  ) -> Bool {
    let arguments = call?.arguments?.arguments ?? []
    switch condition {
    case .always, .events, .modal: return true
    case .asked:
      let answer = arguments.first { $0.label?.name.hasPrefix("waitUntil") == true }
      return answer.map { $0.expression?.compactText != "false" } ?? false
    case .remote: return arguments.first?.expression.map { isRemote($0) } ?? false
    case .main:
      return callee.as(MemberAccessExpr.self)?.base.map { context.queue(of: $0) } == .main
    }
  }

  /// Whether the value is seen to be an address on the network: `URL(string: "https://…")`.
  private func isRemote(_ value: Node) -> Bool {
    let written = initialText(of: value) ?? value.compactText
    return ["http", "ftp"].contains { written.hasPrefix("URL(string:\"\($0)") }
  }

  /// Whether the semaphore begins with a turn to take, and the code that waits for it gives it back.
  ///
  /// Have: gate.wait(); defer { gate.signal() }
  private func isUsedAsLock(
    _ row: SDKBlockingCall, _ call: FunctionCallExpr?, _ callee: Node,
  ) -> Bool {
    guard row.type == "DispatchSemaphore",
      let gate = callee.as(MemberAccessExpr.self)?.base,
      let text = initialText(of: gate), text != "DispatchSemaphore(value:0)",
      text.hasPrefix("DispatchSemaphore("),
      let code = callee.ancestors.first(where: { $0.isFunctionLike || $0.is(.accessorBlock) })
    else { return false }
    return TaskBody.ownNodes(of: code).contains { node in
      guard let member = node.as(MemberAccessExpr.self), member.name == "signal" else {
        return false
      }
      return member.base?.compactText == gate.compactText
        && node.range.lowerBound > callee.range.lowerBound
    }
  }

  /// The text, without blanks, of what a constant is given where it is declared.
  private func initialText(of value: Node) -> String? {
    if let access = value.as(MemberAccessExpr.self), let name = access.name, let base = access.base
    {
      guard case .type(let type, _) = context.owner(in: base) else { return nil }
      return initialText(
        of: context.project.members(named: name, of: type, inherited: true))
    }
    guard let name = value.referencedName else { return nil }
    switch context.resolution(of: name, at: value) {
    case .member(let members, _), .global(let members): return initialText(of: members)
    case .local(let binding):
      switch binding.kind {
      case .variable(let variable, _): return variable.initializer?.value?.compactText
      case .optionalBinding(let condition): return condition.initializer?.value?.compactText
      default: return nil
      }
    default: return nil
    }
  }

  private func initialText(of members: [MemberFacts]) -> String? {
    guard case .variable(let variable)? = members.first else { return nil }
    return variable.initializer.map { $0.withoutWhitespace }
  }
}

extension Node {
  /// Have: while !isDone { usleep(1000) }, which waits for whoever sets the variable
  fileprivate func isSleepInLoop(_ row: SDKBlockingCall) -> Bool {
    row.waits == "sleeps"
      && ancestors.prefix { !$0.isFunctionLike && !$0.is(.closureExpr) }
        .contains { $0.is(.whileStmt) || $0.is(.repeatStmt) }
  }
}
