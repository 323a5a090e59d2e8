import Rewriter

/// A `do` whose only `catch` hands the error to the completion handler: without the handler it would only throw the
/// error again, so that its statements take its place.
struct RethrowingDo {
  let node: Node

  /// The statements that are left.
  let statements: CodeBlockItemList

  /// - Parameters:
  ///   - call: the call of the handler in the `catch`.
  ///   - error: what that throws in its place.
  init?(around call: Node, throwing error: Range<ByteOffset>, in context: Context) {
    guard let item = call.ancestors.first(where: { $0.is(.codeBlockItem) }),
      let clause = item.parent?.parent?.parent?.as(CatchClause.self),
      let list = clause.node.parent, list.elements(CatchClause.self).count == 1,
      let node = list.parent, let statement = node.as(DoStmt.self), statement.throwsClause == nil,
      let statements = statement.body?.statements, let block = node.ancestor(of: .codeBlockItem),
      block.as(CodeBlockItem.self)?.item == node,
      context.tree.source.text(error) == clause.nameOfError,
      Self.isOnly(item), Self.isLast(block), !statements.node.hasMultilineString,
      Self.names(in: statements.node.children.map(\.self))
        .isDisjoint(with: Self.names(in: block.siblings)),
      !Self.isCommented(node, around: statements.node, in: context)
    else { return nil }
    self.node = node
    self.statements = statements
  }

  /// Whether the call is all that the `catch` does, but for a `return`.
  private static func isOnly(_ item: Node) -> Bool {
    item.siblings.allSatisfy { $0.range.lowerBound > item.range.lowerBound } && isLast(item)
  }

  /// Whether nothing follows the statement but a `return`.
  private static func isLast(_ item: Node) -> Bool {
    let rest = item.siblings.filter { $0.range.lowerBound > item.range.lowerBound }
    return rest.isEmpty || rest.count == 1 && rest[0].text == "return"
  }

  private static func names(in items: [Node]) -> Set<String> {
    items.compactMap { $0.as(CodeBlockItem.self)?.item }
      .reduce(into: []) { $0.formUnion($1.declaredNamesAsStatement) }
  }

  private static func isCommented(
    _ node: Node, around statements: Node, in context: Context,
  ) -> Bool {
    node.tokens.dropFirst().contains { token in
      let start = token.range.lowerBound
      let isKept = start > statements.range.lowerBound && start < statements.range.upperBound
      return !isKept && context.tree.hasComment(in: token.leadingTrivia)
    }
  }
}

extension Node {
  fileprivate func ancestor(of kind: NodeKind) -> Node? { ancestors.first { $0.kind == kind } }

  fileprivate var siblings: [Node] { parent?.children.filter { $0 != self } ?? [] }
}

extension CatchClause {
  /// `error`, or what a pattern that takes every error calls it; `nil` for a clause that is for some errors.
  fileprivate var nameOfError: String? {
    guard let items = catchItems?.node.elements(CatchItem.self), !items.isEmpty else {
      return "error"
    }
    guard items.count == 1, items[0].whereClause == nil,
      let words = items[0].pattern?.tokens.map(\.text), words.count == 2, words[0] == "let"
    else { return nil }
    return words[1]
  }
}
