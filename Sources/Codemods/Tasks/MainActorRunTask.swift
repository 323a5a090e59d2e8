import Rewriter

/// A task that does nothing but wait for `MainActor.run`, in code that isn't known to be the main actor's: a task of
/// the main actor does the same, without a stop elsewhere.
///
/// Have: Task { [weak self] in await MainActor.run { [weak self] in self?.reload() } }
struct MainActorRunTask {
  private let task: FunctionCallExpr
  private let outer: ClosureExpr
  private let inner: ClosureExpr
  private let context: Context

  /// - Parameter whole: `try await MainActor.run { … }`, the closure of which is the other one.
  init?(of whole: Node, running inner: ClosureExpr, in context: Context) {
    guard let item = whole.parent, item.is(.codeBlockItem), let list = item.parent,
      list.children.allSatisfy({ $0 == item }), let outer = list.parent?.as(ClosureExpr.self),
      let task = outer.node.parent?.as(FunctionCallExpr.self),
      task.trailingClosure?.node == outer.node, task.additionalTrailingClosures == nil,
      ["Task", "_Concurrency.Task"].contains(task.calledExpression?.compactText),
      !context.isShadowed("Task", at: task.node)
    else { return nil }
    (self.task, self.outer, self.inner, self.context) = (task, outer, inner, context)
    guard hasPlainSignatures, isWhereErrorsAre(whole), !hasCommentsAround,
      inner.statements != nil, TaskBody(of: inner, in: context).noasyncName == nil,
      depth == 0 || !inner.node.hasMultilineString
    else { return nil }
  }

  var finding: Finding {
    context.fix(
      task.node, "replace the task that only awaits 'MainActor.run' with a main-actor task",
      verdict: .review,
      because: reason,
      effects: [.reorders], fix: Fix(edits, insertedNames: ["MainActor"]))
  }

  /// What a reader has to know of the order: off the main actor, the task itself had to come there.
  private var reason: String {
    switch context.isolation(at: task.node).kind {
    case .nonisolated, .caller, .actor:
      "the task no longer starts on another thread first, so the work may run before other work"
    case .mainActor, .globalActor, .unknown:
      "without the hop in the task, the work may run before other work"
    }
  }

  /// What the inner closure captures has to be what the outer one does, or nothing.
  private var hasPlainSignatures: Bool {
    let signatures = [outer.signature, inner.signature].compactMap(\.self)
    guard
      signatures.allSatisfy({
        $0.attributes == nil && $0.parameterClause == nil && $0.effectSpecifiers == nil
          && $0.returnClause == nil
      })
    else { return false }
    return inner.signature == nil || captures(of: inner) == captures(of: outer)
  }

  private func captures(of closure: ClosureExpr) -> String? {
    closure.signature?.capture?.node.compactText
  }

  /// The task throws what its work does: a `try` before `run` says so where the work itself has one.
  private func isWhereErrorsAre(_ whole: Node) -> Bool {
    guard let statement = whole.as(TryExpr.self) else { return true }
    return statement.questionOrExclamationMark == nil
      && TaskBody.ownNodes(of: inner.node).contains { $0.is(.tryExpr) || $0.is(.throwStmt) }
  }

  private var head: Token? { inner.signature?.inKeyword ?? inner.leftBrace }

  private var hasCommentsAround: Bool {
    guard let first = outer.leftBrace, let head, let end = inner.rightBrace,
      let last = outer.rightBrace
    else { return true }
    return context.tree.hasComment(between: first, and: head)
      || context.tree.hasComment(between: end, and: last)
  }

  /// How far the lines of the work move to the left.
  private var depth: Int { context.tree.depth(of: inner.node, below: task.node) }

  private var edits: [Edit] {
    guard let head else { return [] }
    let start = head.range.upperBound
    let end = inner.node.range.upperBound
    let opening = ClosureHead.mainActor(capturing: outer.writtenCaptures).opening
    return [Edit(replace: outer.node.range.lowerBound..<start, with: opening)]
      + context.tree.edits(outdenting: start..<end, by: depth)
      + [.delete(end..<outer.node.range.upperBound)]
  }
}
