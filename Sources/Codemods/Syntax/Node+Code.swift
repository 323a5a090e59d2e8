import Rewriter

/// Which code a node is in, and which is in it.
extension Node {
  /// Whether the other node's bytes are inside of the node's.
  func encloses(_ other: Node) -> Bool {
    range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }

  /// Whether what stands in the node is code of its own.
  var isFunctionLike: Bool {
    self.is(.closureExpr) || self.is(.functionDecl) || declaredTypeName != nil
  }

  /// The innermost function or closure around the node that is inside of a scope, or the deferred
  /// statements, which run when the others have.
  func innermostCode(inside scope: Node) -> Node? {
    ancestors.prefix { $0 != scope }
      .first {
        $0.is(.closureExpr) || $0.is(.functionDecl) || $0.is(.accessorBlock) || $0.is(.deferStmt)
      }
  }

  /// Whether the innermost code around the node is that of a closure.
  var isInClosure: Bool { ancestors.first(where: \.isFunctionLike)?.is(.closureExpr) == true }

  /// Whether the code around the node returns or throws behind it, and in front of the other node, which it then
  /// never comes to.
  func leaves(before other: Node) -> Bool {
    guard ancestors.first(where: \.isFunctionLike) == other.ancestors.first(where: \.isFunctionLike)
    else { return false }
    return ancestors.prefix { !$0.isFunctionLike }.contains { ancestor in
      ancestor.is(.codeBlockItemList) && ancestor.range.upperBound <= other.range.lowerBound
        && ancestor.leavesAtItsEnd
    }
  }

  /// The statements that may run behind the one that the node is in, in the same function or closure: those behind blocks
  /// around it as well, up to one that ends with `return` or `throw`.
  var statementsBehind: [Node] {
    var statements: [Node] = []
    for item in ancestorsAndSelf.prefix(while: { !$0.isFunctionLike }) where item.is(.codeBlockItem)
    {
      statements += item.siblingsBehind
      if item.parent?.leavesAtItsEnd == true { break }
    }
    return statements
  }

  /// What follows the node in its list.
  var siblingsBehind: [Node] {
    parent?.children.filter { $0.range.lowerBound > range.lowerBound } ?? []
  }

  /// What the node follows in its list.
  var siblingsInFront: [Node] {
    parent?.children.filter { $0.range.lowerBound < range.lowerBound } ?? []
  }

  /// Whether the last of the statements in the list returns or throws.
  var leavesAtItsEnd: Bool {
    guard let last = elements(CodeBlockItem.self).last?.item else { return false }
    return last.is(.returnStmt) || last.is(.throwStmt)
  }

  var isLoop: Bool {
    self.is(.forStmt) || self.is(.whileStmt) || self.is(.repeatStmt)
  }

  /// Whether the code is in a closure that is given a continuation.
  var isInContinuation: Bool {
    for ancestor in ancestors {
      if ancestor.is(.functionDecl) || ancestor.declaredTypeName != nil { return false }
      if let name = ancestor.as(FunctionCallExpr.self)?.calleeName, name.hasPrefix("with"),
        name.hasSuffix("Continuation")
      {
        return true
      }
    }
    return false
  }
}

extension Node {
  /// Whether `await` stands before the expression, in the same closure.
  var isBehindAwait: Bool {
    ancestors.prefix { !$0.is(.closureExpr) }.contains { $0.is(.awaitExpr) }
  }
}
