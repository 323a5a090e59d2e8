import Rewriter

/// The statements of a closure that only assume what holds in a task of the main actor, and that no task may make.
///
/// Have: DispatchQueue.main.async { prepare(); MainActor.assumeIsolated { self.show() } }
struct NeedlessAssumptions {
  let calls: [FunctionCallExpr]

  /// The other statements, and those in the assumptions.
  let work: [Node]

  init(in closure: ClosureExpr, _ context: Context) {
    let items = closure.statements?.node.elements(CodeBlockItem.self) ?? []
    let calls = items.compactMap(context.assumption)
    self.calls = calls
    work =
      items.map(\.node).filter { item in
        !calls.contains { $0.node == item.as(CodeBlockItem.self)?.item }
      } + calls.compactMap { $0.trailingClosure?.statements?.node }
  }

  /// Leaves of each its statements.
  func edits(in tree: Tree) -> [Edit] {
    calls.flatMap { call -> [Edit] in
      guard let statements = call.trailingClosure?.statements?.node else { return [] }
      return tree.edits(replacing: call.node, by: statements)
    }
  }
}

extension Context {
  /// `MainActor.assumeIsolated { … }` whose statements may stand in its place.
  fileprivate func assumption(_ item: CodeBlockItem) -> FunctionCallExpr? {
    guard let call = item.item?.as(FunctionCallExpr.self), call.arguments == nil,
      call.calledExpression?.compactText == "MainActor.assumeIsolated",
      call.additionalTrailingClosures == nil, !isShadowed("MainActor", at: call.node),
      let inner = call.trailingClosure, inner.signature == nil,
      let statements = inner.statements?.node, let start = call.node.firstToken,
      let first = statements.firstToken, let last = statements.lastToken,
      let end = inner.rightBrace,
      !tree.hasComment(between: start, and: first), !tree.hasComment(between: last, and: end),
      !inner.node.hasMultilineString
    else { return nil }
    let own = inner.node.descendantsAndSelf(notInside: \.isFunctionLike)
    let isPlain =
      !own.contains { $0.is(.returnStmt) || $0.is(.deferStmt) }
      && !statements.elements(CodeBlockItem.self).contains { $0.item?.kind.isDecl == true }
    return isPlain ? call : nil
  }
}
