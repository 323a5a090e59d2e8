import Rewriter

/// The statements of a body behind which nothing runs any more, on one path or another.
///
/// A statement in front of a `return` without a value is one of them. There is none where something is
/// deferred, and a loop may come back to what is in it.
struct PathEnds {
  private(set) var items: Set<Node> = []

  /// Whether the statements of a `do`, and of what catches its errors, count.
  private let looksIntoDo: Bool

  /// Whether a `return` whose value is only read counts as one without.
  private let givesUpResult: Bool

  init(
    of list: CodeBlockItemList?, lookingIntoDo looksIntoDo: Bool = false,
    givingUpResult givesUpResult: Bool = false,
  ) {
    self.looksIntoDo = looksIntoDo
    self.givesUpResult = givesUpResult
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
      let returns = !rest.isEmpty && rest.allSatisfy(returnsNothing)
      if isLast || returns { items.insert(statement.node) }
      for list in statement.innerLists {
        visit(list, isEnd: (isLast || returns) && !statement.mayGoOn(besidesDo: !looksIntoDo))
      }
    }
  }
}

extension PathEnds {
  private func returnsNothing(_ item: CodeBlockItem) -> Bool {
    item.item?.as(ReturnStmt.self).map {
      $0.expression == nil || givesUpResult && $0.onlyReads
    } ?? false
  }
}

extension CodeBlockItem {

  /// The lists of statements directly inside of the statement, in the same code.
  fileprivate var innerLists: [Node] {
    node.descendantsAndSelf { $0.isFunctionLike || $0.is(.codeBlockItemList) }
      .filter { $0.is(.codeBlockItemList) }
  }

  /// Whether the code around may go on at the end of a list in the statement: a loop, or a `do`.
  fileprivate func mayGoOn(besidesDo: Bool) -> Bool {
    let kinds: [NodeKind] = [.forStmt, .whileStmt, .repeatStmt] + (besidesDo ? [.doStmt] : [])
    return item.map { kinds.contains($0.kind) } ?? false
  }
}
