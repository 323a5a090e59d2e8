import Rewriter

extension OptionalBindingCondition {
  /// Have: let data = data, let data
  func isUnwrapping(_ read: Node, as name: String) -> Bool {
    bindingSpecifier?.kind == .let && typeAnnotation == nil && pattern?.firstToken?.name == name
      && (initializer.map { $0.value == read } ?? (read == node))
  }
}

extension Node {
  /// What changes at a read of an error or a value that is no longer optional; `nil` where the code needs an optional.
  func edits(unwrapping name: String) -> [Edit]? {
    // Have: error!.localizedDescription
    if let mark = parent?.as(ForceUnwrapExpr.self)?.exclamationMark { return [.delete(mark.range)] }
    // Have: error?.localizedDescription ?? "unknown"
    if let mark = parent?.as(OptionalChainingExpr.self)?.questionMark {
      let isText = endOfMembers.lastName == "localizedDescription"
      guard isText || endOfMembers.lastToken?.next?.text != "??" else { return nil }
      return endOfMembers.editsAsValue.map { [.delete(mark.range)] + $0 }
    }
    // Have: if let error { show(error) }
    if let branch = ancestors.first(where: { $0.is(.ifExpr) })?.as(IfExpr.self),
      branch.conditions?.node.encloses(self) == true
    {
      return branch.edits(unwrapping: self, named: name)
    }
    return editsAsValue
  }

  /// The whole of `error?.localizedDescription`, around its first operand.
  var endOfMembers: Node {
    var end = self
    while let parent = end.parent,
      parent.is(.optionalChainingExpr) || parent.as(MemberAccessExpr.self)?.base == end
        || parent.as(FunctionCallExpr.self)?.calledExpression == end
    {
      end = parent
    }
    return end
  }

  /// What changes around a value which is no longer optional; `nil` where the code needs an optional.
  private var editsAsValue: [Edit]? {
    guard let parent else { return nil }
    if let list = parent.as(ExprList.self)?.node, list.parent?.is(.sequenceExpr) == true {
      var terms = Array(list.children)
      // Have: lastError = error
      if terms.count > 2, terms[1].is(.assignmentExpr) { terms.removeFirst(2) }
      guard terms.first == self else { return nil }
      if terms.count == 1 { return [] }
      guard terms.count == 3 else { return nil }
      // Have: error ?? Failure.unknown
      if terms[1].text == "??" { return [.delete(range.upperBound..<terms[2].range.upperBound)] }
      // Have: error as? URLError
      return terms[1].is(.unresolvedAsExpr) && ["as?", "as"].contains(terms[1].text)
        && (terms[1].text == "as?" || terms[2].text == "Any") ? [] : nil
    }
    guard parent.is(.labeledExpr), let around = parent.parent?.parent else { return nil }
    return around.is(.functionCallExpr) || around.is(.expressionSegment) ? [] : nil
  }
}

extension IfExpr {
  /// The statements alone, where the condition is only that there is a value.
  fileprivate func edits(unwrapping read: Node, named name: String) -> [Edit]? {
    let tree = node.tree
    guard let condition = conditions?.node.elements(ConditionElement.self).first?.condition,
      conditions?.node.elements(ConditionElement.self).count == 1,
      condition.as(OptionalBindingCondition.self)?.isUnwrapping(read, as: name) == true,
      let item = node.ancestors.lazy.compactMap({ $0.as(CodeBlockItem.self) }).first,
      item.range == range, let list = item.node.parent?.elements(CodeBlockItem.self),
      let kept = body?.statements?.node, let first = kept.firstToken, let keyword = ifKeyword,
      let last = kept.lastToken, let end = list.last, let behind = end.node.lastToken,
      !kept.hasMultilineString, !tree.hasComment(between: keyword, and: first),
      !tree.hasComment(in: first.leadingTrivia)
    else { return nil }
    let statements = kept.elements(CodeBlockItem.self)
    let leaves = jumpsAtItsEnd
    let rest = list.filter { $0.range.lowerBound > range.lowerBound }
    let declared = kept.namesOfStatements
    let around = node.ancestors.filter(\.isFunctionLike).last ?? tree.root
    let isFree = !around.tokens.contains { token in
      declared.contains(token.name) && !kept.range.contains(token.range.lowerBound)
    }
    let defers = statements.contains { $0.item?.is(.deferStmt) == true }
    guard declared.isEmpty || isFree, leaves || rest.isEmpty || !defers else { return nil }
    let outer = leaves ? range.lowerBound..<end.range.upperBound : range
    guard let gone = leaves ? behind : node.lastToken, !tree.hasComment(between: last, and: gone)
    else { return nil }
    return [.delete(outer.lowerBound..<kept.range.lowerBound)]
      + tree.edits(takingLast: tree.depth(of: kept, below: node), ofBlanksIn: kept.range)
      + [.delete(kept.range.upperBound..<outer.upperBound)]
  }

  /// Whether the branch never goes on behind the statement, also where that is in a loop.
  var jumpsAtItsEnd: Bool {
    let kinds: [NodeKind] = [.returnStmt, .throwStmt, .continueStmt, .breakStmt]
    let last = body?.statements?.node.elements(CodeBlockItem.self).last?.item
    return last.map { kinds.contains($0.kind) } ?? false
  }
}
