import Rewriter

/// What changes at the reads of a value that is no longer optional.
///
/// Have: if let data = data, let text = String(data: data, encoding: .utf8) { show(text) }
struct UnwrappedReads {
  private(set) var edits: [Edit] = []

  /// The conditions among others that only unwrap the value.
  private(set) var conditions: [ConditionElement] = []

  /// `nil` where code needs an optional.
  init?(of value: HandlerParameters.Parameter, named name: String) {
    for read in value.reads where !read.isCast {
      if let condition = read.conditionUnwrapping(name) {
        conditions.append(condition)
      } else if read.isTheSameUnwrapped, let unwrapping = read.edits(unwrapping: name) {
        edits += unwrapping
      } else {
        return nil
      }
    }
  }
}

extension [ConditionElement] {
  /// What deletes the conditions from their lists; `nil` where a list would be empty, or has a comment.
  var deletions: [Edit]? {
    let gone = Set(map(\.node))
    var edits: [Edit] = []
    for list in compactMap(\.node.parent).unique {
      guard !list.tokens.contains(where: { list.tree.hasComment(in: $0.leadingTrivia) }) else {
        return nil
      }
      let all = list.elements(ConditionElement.self)
      let kept = all.filter { !gone.contains($0.node) }
      guard let last = kept.last?.condition else { return nil }
      var start: ByteOffset?
      for element in all {
        let isKept = !gone.contains(element.node)
        if isKept, let first = start { edits.append(.delete(first..<element.range.lowerBound)) }
        start = isKept ? nil : start ?? element.range.lowerBound
      }
      if start != nil { edits.append(.delete(last.range.upperBound..<list.range.upperBound)) }
    }
    return edits
  }
}

extension Node {
  /// The condition `let data = data`, or `let data`, that the read is in.
  fileprivate func conditionUnwrapping(_ name: String) -> ConditionElement? {
    guard
      let element = ancestors.lazy.compactMap({ $0.as(ConditionElement.self) }).first,
      let binding = element.condition?.as(OptionalBindingCondition.self),
      binding.isUnwrapping(self, as: name),
      element.node.parent?.elements(ConditionElement.self).count ?? 0 > 1
    else { return nil }
    return element
  }

  /// Whether nothing around the read of a value has another type or another end where the value is no optional.
  fileprivate var isTheSameUnwrapped: Bool {
    if parent?.is(.forceUnwrapExpr) == true { return true }
    if let branch = branchAsking { return branch.elseBody == nil && !branch.leavesAtItsEnd }
    if parent?.is(.optionalChainingExpr) == true { return endOfMembers.isArgumentOfStatement }
    return parent?.is(.exprList) == true || isArgumentOfStatement
  }

  /// The `if` in whose conditions the node is.
  private var branchAsking: IfExpr? {
    let branch = ancestors.first { $0.is(.ifExpr) }?.as(IfExpr.self)
    return branch.flatMap { $0.conditions?.node.encloses(self) == true ? $0 : nil }
  }

  /// Have: show(data), completion(.success(data)), "\(data)"; not Box(data) where the code keeps that
  private var isArgumentOfStatement: Bool {
    guard parent?.is(.labeledExpr) == true, let call = parent?.parent?.parent else { return false }
    if call.is(.expressionSegment) { return true }
    guard call.is(.functionCallExpr) else { return false }
    let whole = call.ancestorsAndSelf.first {
      $0.parent.map { !$0.is(.tryExpr) && !$0.is(.awaitExpr) && !$0.is(.optionalChainingExpr) }
        ?? true
    }
    return whole?.parent?.is(.codeBlockItem) == true || whole?.isArgumentOfStatement == true
  }
}

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
  fileprivate var endOfMembers: Node {
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
    let leaves = leavesAtItsEnd
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

  /// Whether the branch goes elsewhere than behind the statement.
  fileprivate var leavesAtItsEnd: Bool {
    let kinds: [NodeKind] = [.returnStmt, .throwStmt, .continueStmt, .breakStmt]
    let last = body?.statements?.node.elements(CodeBlockItem.self).last?.item
    return last.map { kinds.contains($0.kind) } ?? false
  }
}
