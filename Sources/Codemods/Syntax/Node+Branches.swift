import Rewriter

/// Which code is never run together.
extension Node {
  /// Whether no more than one of the two nodes is run each time that the code around both is: they are in two
  /// branches of an `if`, cases of a `switch` or clauses of an `#if`, in a `catch` and at the end of its `do`, or the one
  /// that comes first is in a block that ends by leaving.
  func excludes(_ other: Node) -> Bool {
    let own = [self] + ancestors
    guard let common = own.first(where: { $0.encloses(other) }),
      let mine = own.prefix(while: { $0 != common }).last,
      let theirs = ([other] + other.ancestors).prefix(while: { $0 != common }).last
    else { return false }
    if let branching = common.as(IfExpr.self) {
      let branches = [branching.body?.node, branching.elseBody].compactMap(\.self)
      return branches.contains(mine) && branches.contains(theirs)
    }
    if common.is(.ifConfigClauseList) || common.is(.catchClauseList) { return true }
    if let statement = common.as(DoStmt.self), let body = statement.body?.node {
      return mine == body
        ? !mayThrow(behindIn: body) : theirs == body && !other.mayThrow(behindIn: body)
    }
    if common.is(.switchCaseList) {
      return !common.descendantsAndSelf.contains { $0.is(.fallThroughStmt) }
    }
    guard common.is(.codeBlockItemList) else { return false }
    return range.lowerBound < other.range.lowerBound
      ? isLeftBehind(inside: mine) : other.isLeftBehind(inside: theirs)
  }

  /// Whether an error may be thrown in the block after the node was run.
  private func mayThrow(behindIn block: Node) -> Bool {
    block.descendantsAndSelf(notInside: \.isFunctionLike).contains { node in
      node.range.upperBound > range.upperBound && (node.is(.tryExpr) || node.is(.throwStmt))
    }
  }

  /// Have: if isLast { work(); return }
  private func isLeftBehind(inside statement: Node) -> Bool {
    let blocks = ancestors.prefix { statement.encloses($0) && !$0.isFunctionLike }
    return blocks.contains { block in
      guard block.is(.codeBlockItemList), block.parent?.parent?.is(.ifExpr) == true else {
        return false
      }
      let last = block.elements(CodeBlockItem.self).last?.item
      return last?.is(.returnStmt) == true || last?.is(.throwStmt) == true
    }
  }
}
