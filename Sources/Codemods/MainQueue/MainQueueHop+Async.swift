import Rewriter

/// What a hop becomes.
enum HopForm {
  /// `Task { @MainActor in … }`, which runs as late as the hop.
  case task
  /// `await MainActor.run { … }`, for which the code after it waits.
  case awaited(isNoticed: Bool)
  /// The closure's statements, in main-actor-isolated code that has awaited what they are for.
  case statements
  /// The task that is all of the closure, without the hop around it.
  case collapsed(FunctionCallExpr)
}

extension MainQueueHop {
  /// The form for the place.
  ///
  /// The hop's work runs when the main actor is free next, and the code after the hop doesn't wait for
  /// it. A task keeps both. In asynchronous code that isn't on the main actor, `await MainActor.run`
  /// makes the code after it wait; where there is none, nobody can tell. In main-actor-isolated code,
  /// the statements themselves run before what was asked for earlier: that is for a reader to judge, and
  /// only where the hop delivers what an `await` before it gave. Any other hop of code that already
  /// runs there means "in the next turn", as to scroll when a change is on screen.
  func form(in context: Context) -> HopForm {
    guard let closure else { return .task }
    if let task = closure.onlyCall(of: "Task"), canCollapse(to: task, in: context) {
      return .collapsed(task)
    }
    guard case .statement(let item) = StatementPlace(of: node),
      let code = AsyncCode(around: node)
    else { return .task }
    switch context.isolation(at: node).kind {
    case .nonisolated where canBeAwaited(in: context), .caller where canBeAwaited(in: context):
      return .awaited(isNoticed: !code.endsForgottenTask(with: item))
    case .mainActor where code.delivers(closure, as: item) && canBeInlined(in: context):
      return .statements
    default:
      return .task
    }
  }

  /// Whether only blanks stand around the closure in the call.
  private func isPlain(_ context: Context) -> Bool {
    guard let first = node.firstToken, let brace = closure?.leftBrace, let last = node.lastToken,
      let end = closure?.rightBrace
    else { return false }
    return !context.tree.hasComment(between: first, and: brace)
      && !context.tree.hasComment(between: end, and: last)
  }
}

extension MainQueueHop {
  /// `MainActor.run` takes a `@Sendable` closure: what that captures must be known to be Sendable, and no variable that
  /// it changes.
  func canBeAwaited(in context: Context) -> Bool {
    guard let closure, isPlain(context) else { return false }
    return NonSendableCaptures(in: closure.node, context).areSendable
      && !CapturedVariables(usedIn: closure, in: context).areChanged
      && (closure.signature == nil || addedHead(of: closure, in: context).text.isEmpty)
  }

  func awaitedEdits(in context: Context) -> [Edit] {
    guard let closure, let brace = closure.leftBrace else { return [] }
    let start = node.range.lowerBound..<brace.range.lowerBound
    return [Edit(replace: start, with: "await MainActor.run ")]
      + addedHead(of: closure, in: context).edits(in: closure)
      + [.delete(closure.range.upperBound..<node.range.upperBound)]
  }

  /// `[weak self, x] () -> Void in`, as far as the closure needs it.
  private func addedHead(of closure: ClosureExpr, in context: Context) -> ClosureHead {
    let body = TaskBody(of: closure, in: context)
    let captures =
      (body.needsWeakSelf ? ["weak self"] : [])
      + CapturedVariables(usedIn: closure, in: context).copied
    return ClosureHead(captures: captures, returnsVoid: body.mayHaveValue)
  }
}

extension MainQueueHop {
  private func canBeInlined(in context: Context) -> Bool {
    guard let closure, isPlain(context), closure.signature == nil,
      let statements = closure.statements, let first = statements.node.firstToken,
      let brace = closure.rightBrace
    else { return false }
    let own = closure.node.descendantsAndSelf(notInside: \.isFunctionLike)
    return !own.contains { $0.is(.returnStmt) || $0.is(.deferStmt) || $0.is(.guardStmt) }
      && !statements.node.elements(CodeBlockItem.self).contains { $0.item?.kind.isDecl == true }
      && !TaskBody(of: closure, in: context).mayMeanSomethingElseWhenAsync
      && !context.tree.hasComment(in: first.leadingTrivia)
      && !context.tree.hasComment(in: brace.leadingTrivia)
      && !closure.node.hasMultilineString
  }

  func inlinedEdits(in context: Context) -> [Edit] {
    guard let statements = closure?.statements?.node else { return [] }
    return context.tree.edits(replacing: node, by: statements)
  }
}

extension MainQueueHop {
  private func canCollapse(to task: FunctionCallExpr, in context: Context) -> Bool {
    guard let closure, let inner = task.trailingClosure, isPlain(context),
      !context.isShadowed("Task", at: node), !closure.node.hasMultilineString,
      closure.signature?.capture == nil || inner.signature?.capture == nil,
      let first = task.node.firstToken, let last = task.node.lastToken,
      let start = closure.leftBrace,
      let end = closure.rightBrace
    else { return false }
    let attributes = inner.signature?.attributes?.attributes.map(\.name) ?? []
    let isolation = Isolation.Kind(attributes: attributes, project: context.project)
    return (isolation == nil || isolation == .mainActor) && !attributes.contains("concurrent")
      && !context.tree.hasComment(between: start, and: first)
      && !context.tree.hasComment(between: last, and: end)
  }

  /// - Parameter keepingValue: whether the task's value is that of its closure.
  func collapsedEdits(
    to task: FunctionCallExpr, keepingValue: Bool = true, in context: Context,
  ) -> [Edit] {
    guard let call, let closure, let inner = task.trailingClosure else { return [] }
    let replaced = ReplacedCall(call: call, context: context)
    let outer = closure.signature?.capture.map { $0.items?.node.text ?? "" }
    var form = TaskForm(callee: callee.node, call: task, closure: inner, context: context)
    form.keepsValue = keepingValue
    form.captures =
      (outer.map { [$0] } ?? []) + CapturedVariables(usedIn: closure, in: context).copied
    let keptValue = replaced.task == "Task" ? [] : [Edit.insert("_ = ", at: task.range.lowerBound)]
    return keptValue + form.signatureEdits + context.tree.edits(replacing: node, by: task.node)
      + replaced.returnEdits
  }
}

extension MainQueueHop {
  /// `MainActor.assumeIsolated { … }`, where that is all of the work: a main-actor task needs it no
  /// more, and its statements are the task's.
  func assumption(in context: Context) -> FunctionCallExpr? {
    guard let call = closure?.onlyCall(of: "MainActor.assumeIsolated"),
      let inner = call.trailingClosure, canCollapse(to: call, in: context),
      TaskBody(of: inner, in: context).noasyncName == nil
    else { return nil }
    return call
  }

  func edits(assuming call: FunctionCallExpr, in context: Context) -> [Edit] {
    collapsedEdits(to: call, keepingValue: false, in: context)
      + (call.calledExpression.map { [Edit(replace: $0.range, with: "Task")] } ?? [])
  }
}

extension ClosureExpr {
  /// `Task { … }`, where that is all there is in the closure.
  fileprivate func onlyCall(of function: String) -> FunctionCallExpr? {
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    guard items.count == 1, let call = items[0].item?.as(FunctionCallExpr.self),
      call.calledExpression?.compactText == function, call.additionalTrailingClosures == nil
    else { return nil }
    return call
  }
}
