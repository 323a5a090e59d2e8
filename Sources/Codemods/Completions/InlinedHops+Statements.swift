import Rewriter

extension InlinedHops {
  /// The statements that go with the call in front of them.
  var resumptions: Set<Node> { Set(hops.compactMap(\.resumption)) }
}

extension HandlerForm {
  /// Whether errors of the call are not caught beside it.
  var throwsOn: Bool {
    before.contains("try ") && !leadingLines.contains { $0.hasPrefix("do ") }
  }
}

extension Node {
  /// Whether a `do` in the range catches what is thrown here.
  func isCaught(inside range: Range<ByteOffset>) -> Bool {
    ancestors.prefix { range.contains($0.range.lowerBound) }.contains { node in
      guard let clauses = node.as(DoStmt.self)?.catchClauses?.node, clauses.firstToken != nil
      else { return false }
      return !clauses.encloses(self)
    }
  }

  /// The statement in front that declares the task which this one starts.
  ///
  /// Have: let task = session.dataTask(with: url) { … }; task.resume()
  var declarationOfResumedTask: Node? {
    let callee = self.as(CodeBlockItem.self)?.item?.as(FunctionCallExpr.self)?.calledExpression
    guard let member = callee?.as(MemberAccessExpr.self), member.name == "resume",
      let name = member.base?.referencedName,
      let previous = parent?.elements(CodeBlockItem.self)
        .last(where: { $0.range.upperBound <= range.lowerBound }),
      previous.item?.declaredNamesAsStatement == [name]
    else { return nil }
    return previous.node
  }
}
