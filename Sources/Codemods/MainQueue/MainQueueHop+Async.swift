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
  case collapsed(InnerTask)
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
    if let task = innerTask("Task", in: context) { return .collapsed(task) }
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

  private func isPlain(_ context: Context) -> Bool {
    closure.map { call?.isPlain(around: $0, in: context) == true } ?? false
  }
}

extension MainQueueHop {
  /// `MainActor.run` takes a `@Sendable` closure: what that captures must be known to be Sendable, and no variable that
  /// it changes.
  ///
  /// - Parameter allowed: what may be captured though it isn't known to be Sendable, as a task around captures it, too.
  func canBeAwaited(
    in context: Context, capturing allowed: Set<NonSendableCaptures.Value> = [],
  ) -> Bool {
    guard let closure, isPlain(context) else { return false }
    let unchecked = NonSendableCaptures(in: closure.node, context).unchecked
    return unchecked.isSubset(of: allowed)
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
  private func innerTask(_ name: String, in context: Context) -> InnerTask? {
    InnerTask(name, in: closure, of: call, by: callee.node, context)
  }
}

extension MainQueueHop {
  func assumption(in context: Context) -> InnerTask? {
    InnerTask.assumption(in: closure, of: call, by: callee.node, context)
  }
}
