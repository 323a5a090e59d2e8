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
    if let branch = branchAsking { return branch.elseBody == nil && !branch.jumpsAtItsEnd }
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
