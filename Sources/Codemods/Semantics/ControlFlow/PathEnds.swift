import Rewriter

/// The statements of a body behind which nothing runs any more, on one path or another.
///
/// A statement in front of a `return` without a value is one of them. There is none where something is
/// deferred, and a loop may come back to what is in it.
struct PathEnds {
  private(set) var items: Set<Node> = []

  init(of list: CodeBlockItemList?) {
    guard let list else { return }
    let own = list.node.descendantsAndSelf(notInside: \.isFunctionLike)
    guard !own.contains(where: { $0.is(.deferStmt) }) else { return }
    visit(list.node, isEnd: true)
  }

  private mutating func visit(_ list: Node, isEnd: Bool) {
    let statements = list.elements(CodeBlockItem.self)
    for (position, statement) in statements.enumerated() {
      let rest = statements[(position + 1)...]
      let isLast = rest.isEmpty && isEnd
      let returns = rest.count == 1 && rest.first?.returnsNothing == true
      if isLast || returns { items.insert(statement.node) }
      for inner in statement.innerLists {
        visit(inner.list, isEnd: (isLast || returns) && !inner.isRepeated)
      }
    }
  }
}

extension CodeBlockItem {
  fileprivate var returnsNothing: Bool {
    item?.as(ReturnStmt.self).map { $0.expression == nil } ?? false
  }

  /// The lists of statements directly inside of the statement, in the same code.
  fileprivate var innerLists: [(list: Node, isRepeated: Bool)] {
    let isRepeated =
      item.map { $0.is(.forStmt) || $0.is(.whileStmt) || $0.is(.repeatStmt) || $0.is(.doStmt) }
      ?? false
    let inner = node.descendantsAndSelf {
      $0.isFunctionLike || $0.is(.codeBlockItemList)
    }
    return inner.filter { $0.is(.codeBlockItemList) }.map { ($0, isRepeated) }
  }
}
