import Rewriter

/// A place in code of no actor that only the main actor may be at, and that no `await` hops to.
struct MainActorTouch {
  /// What the place is called, for a report.
  let name: String

  /// The whole expression that the place is in, or the source of an assignment.
  let value: Node

  /// Whether `await` before the whole expression is all that is needed.
  let isAwaitable: Bool

  init(_ node: Node, named name: String, in context: Context) {
    self.name = name
    let knowledge = ValueKnowledge(in: context)
    let call = node.parent?.as(FunctionCallExpr.self)
    let result = call?.calledExpression == node ? call?.node ?? node : node
    var isAwaitable = knowledge.isKnownSendable(result) && call?.hasOwnClosure != true
    var value = node
    while let parent = value.parent, !parent.holdsWholeExpression {
      if let source = parent.sourceOfAssignment, source.range.lowerBound <= value.range.lowerBound {
        isAwaitable = isAwaitable && !parent.hasOperatorThatDecides(behind: source)
        value = source
        break
      }
      isAwaitable = isAwaitable && context.lets(value, in: parent, beAwaited: knowledge)
      value = parent
    }
    self.value = value
    self.isAwaitable = isAwaitable
  }
}

extension Node {
  /// Whether what stands directly in the node is an expression of its own, which `await` may start.
  fileprivate var holdsWholeExpression: Bool {
    switch kind {
    case .codeBlockItem, .initializerClause, .returnStmt, .conditionElement, .forStmt, .switchExpr,
      .throwStmt:
      true
    default: false
    }
  }

  /// `b` of the list `a = b + c`.
  fileprivate var sourceOfAssignment: Node? {
    guard self.is(.exprList) else { return nil }
    let elements = Array(children)
    return elements.count >= 3 && elements[1].isAssignmentOperator ? elements[2] : nil
  }

  /// Whether an operator of the list is an assignment, or may leave its right side alone.
  ///
  /// - Parameter first: The element that all of the others in question are after.
  fileprivate func hasOperatorThatDecides(behind first: Node? = nil) -> Bool {
    children.contains { element in
      if let first, element.range.lowerBound <= first.range.lowerBound { return false }
      let spelling = element.as(BinaryOperatorExpr.self)?.operator?.text ?? ""
      return element.isAssignmentOperator || ["&&", "||", "??"].contains(spelling)
    }
  }
}

extension FunctionCallExpr {
  /// Whether a closure is formed for the call.
  fileprivate var hasOwnClosure: Bool {
    trailingClosure != nil
      || arguments?.arguments.contains { $0.expression?.is(.closureExpr) == true } == true
  }
}

extension Context {
  /// Whether an expression may be what an `await` further out waits for.
  fileprivate func lets(
    _ value: Node, in parent: Node, beAwaited knowledge: ValueKnowledge,
  ) -> Bool {
    switch parent.kind {
    case .memberAccessExpr:
      // Have: items.append(1), which changes what it is called on.
      let call = parent.parent?.as(FunctionCallExpr.self)
      guard call?.calledExpression == parent, !value.is(.functionCallExpr) else { return true }
      return isObject(value)
    case .functionCallExpr:
      let arguments = parent.as(FunctionCallExpr.self)?.arguments?.arguments ?? []
      return arguments.allSatisfy { argument in
        argument.expression.map { value.encloses($0) || knowledge.isKnownSendable($0) } ?? false
      }
    case .labeledExpr:
      let call = parent.parent?.parent?.as(FunctionCallExpr.self)
      // Of others, an argument may be an autoclosure.
      return call?.calledExpression?.compactText == "print"
    case .exprList: return !parent.hasOperatorThatDecides()
    case .labeledExprList, .sequenceExpr, .optionalChainingExpr, .forceUnwrapExpr, .tryExpr,
      .tupleExpr, .stringLiteralSegmentList, .expressionSegment, .stringLiteralExpr:
      return true
    default: return false
    }
  }
}
