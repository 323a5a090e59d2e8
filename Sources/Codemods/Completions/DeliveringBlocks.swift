import Rewriter

/// What blocks of a handler do with the completion handler of the function around, whose calls become `return` and
/// `throw`; nothing, for the handlers of other code.
struct DeliveringBlocks {
  private(set) var calls: [Node] = []

  /// The type that the function around returns; `nil` where it returns nothing, or that isn't known.
  private(set) var type: String?

  private var forwardingCalls: Set<Node> = []

  /// The ends of paths that throw because they call no handler.
  private var throwingGaps: [Node] = []
  private var exit:
    (_ call: FunctionCallExpr, _ isThere: (Node) -> Bool) -> CompletionResult.Exit? =
      { _, _ in nil }

  /// Those of other code.
  init() {}

  /// Those whose calls resume a continuation.
  init(
    resuming calls: [FunctionCallExpr],
    _ exit: @escaping (FunctionCallExpr) -> CompletionResult.Exit?,
  ) {
    self.calls = calls.map(\.node)
    self.exit = { call, _ in exit(call) }
  }

  init(of paths: CompletionPaths, giving result: CompletionResult, in context: Context) {
    calls = paths.deliveries.map(\.node)
    type = result.type
    if result.isThrowing { throwingGaps = paths.gaps.map(\.node) }
    forwardingCalls = Set(paths.deliveries.filter(\.isForwarding).map(\.node))
    exit = { call, isThere in
      try? result.exit(
        handing: call.arguments?.arguments ?? [], at: call.node, in: context, unwrapping: isThere)
    }
  }

  /// Whether a block does nothing but pass on the error, which it has by a name: who throws it does so without a `catch`.
  func onlyPassesOn(_ error: String, _ block: Node) -> Bool {
    guard let call = onlyCall(in: block),
      let exit = exit(call, { $0.referencedName == error }), exit.isThrow, exit.ending.isEmpty,
      let value = exit.value
    else { return false }
    return [error, error + "!"].contains(block.tree.source.text(value))
  }

  /// Whether a block does nothing but call the completion handler without a value: the function ends without that.
  func onlyEnds(_ block: Node) -> Bool {
    guard let call = onlyCall(in: block), let exit = exit(call, { _ in false }) else {
      return false
    }
    return exit.value == nil && !exit.isThrow
  }

  /// Whether a block does nothing but call the completion handler with the values of the names.
  func onlyReturns(_ names: [String], _ block: Node) -> Bool {
    guard let call = onlyCall(in: block), let exit = exit(call, { _ in false }), !exit.isThrow,
      exit.ending.isEmpty
    else { return false }
    let unnamed = names.indices.map { "$\($0)" }
    return exit.value.map {
      [names.tuplePattern, unnamed.tuplePattern].contains(block.tree.source.text($0))
    } ?? false
  }

  /// Whether the call is passed the completion handler.
  func passesOn(_ call: Node) -> Bool { forwardingCalls.contains(call) }

  /// Whether a block calls the completion handler, with which its path is over.
  func leaves(_ block: Node) -> Bool { calls.contains(where: block.encloses) }

  /// Whether one of the calls in a block becomes a `throw`.
  func mayThrow(_ block: Node) -> Bool {
    if throwingGaps.contains(where: block.encloses) { return true }
    return calls.contains { node in
      guard block.encloses(node) else { return false }
      guard !forwardingCalls.contains(node), let call = node.as(FunctionCallExpr.self),
        let exit = exit(call, { _ in false })
      else { return true }
      return exit.isThrow
    }
  }

  /// The call that is all that a block does, if need be in a hop to the main queue, but for a `return`.
  private func onlyCall(in block: Node) -> FunctionCallExpr? {
    let statements =
      block.as(CodeBlock.self)?.statements ?? block.as(SwitchCase.self)?.statements
      ?? block.as(ClosureExpr.self)?.statements
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    guard let item = items.first?.item, items.count <= 2,
      items.count == 1 || items[1].node.isPlainReturn,
      !block.tokens.contains(where: { block.tree.hasComment(in: $0.leadingTrivia) })
    else { return nil }
    var expression = item.as(ReturnStmt.self)?.expression ?? item
    if let callee = expression.as(FunctionCallExpr.self)?.calledExpression?.as(
      MemberAccessExpr.self),
      let closure = MainQueueHop(callee: callee)?.closure,
      let only = closure.statements?.node.elements(CodeBlockItem.self), only.count == 1,
      let inner = only[0].item
    {
      expression = inner
    }
    guard calls.contains(expression), !forwardingCalls.contains(expression) else { return nil }
    return expression.as(FunctionCallExpr.self)
  }
}

extension [String] {
  /// `value`, `(first, second)`
  var tuplePattern: String { count == 1 ? self[0] : "(\(joined(separator: ", ")))" }
}
