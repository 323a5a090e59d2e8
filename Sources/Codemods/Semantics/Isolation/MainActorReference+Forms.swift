import Rewriter

/// Main-actor-isolated functions that are passed by something else than their names.
///
/// As measured with Swift 6.3.1 in modes 6 and 6a, all of these are converted at the call, and stop the program; not
/// what is written with `as`, a choice between closure literals, and what a function gives without saying that it
/// is the main actor's.
extension MainActorReference {
  /// The function that an argument stands for; `nil` for one that isn't known to be isolated to the main actor.
  static func find(
    _ expression: Node, given types: [KnownType] = [], in context: Context,
  ) -> MainActorReference? {
    switch expression.kind {
    case .declReferenceExpr, .memberAccessExpr:
      return MainActorReference(expression, given: types, in: context)
    case .tupleExpr:
      let elements = expression.as(TupleExpr.self)?.elements?.arguments ?? []
      guard elements.count == 1, elements[0].label == nil else { return nil }
      return elements[0].expression.flatMap { find($0, given: types, in: context) }
    case .sequenceExpr:
      guard let operands = expression.choices else { return nil }
      let references = operands.compactMap { operand in
        find(operand, given: types, in: context) ?? unnamed(operand, because: unclear, in: context)
      }
      guard references.count == operands.count else { return nil }
      return references.first?.left(because: unclear)
    case .functionCallExpr:
      if let call = expression.as(FunctionCallExpr.self), call.trailingClosure == nil,
        let callee = call.calledExpression?.as(MemberAccessExpr.self),
        let arguments = call.arguments?.arguments, arguments.count == 1,
        arguments[0].label == nil, let object = arguments[0].expression,
        let found = MainActorReference(ofCurried: callee, with: object, given: types, in: context)
      {
        return found
      }
      return unnamed(
        expression,
        because: Refusal(
          .readEarlier,
          "we can't tell which function the call '\(expression.textInOneLine)' returns; pass a closure that calls it"
        ),
        in: context)
    case .forceUnwrapExpr, .subscriptCallExpr:
      return unnamed(
        expression,
        because: Refusal(
          .readEarlier,
          "'\(expression.textInOneLine)' may hold another function when it's called; assign it to a 'let' and pass that"
        ),
        in: context)
    default: return nil
    }
  }

  private static let unclear = Refusal(
    .readEarlier, "we can't tell which of the functions is passed; pass a closure that calls it")

  private static func unnamed(
    _ expression: Node, because refusal: Refusal, in context: Context,
  ) -> MainActorReference? {
    context.valueType(of: expression).flatMap {
      MainActorReference(unnamed: $0, refusal: refusal, in: context)
    }
  }
}

extension Node {
  /// Whether the expression may have a function as its value, and is no closure literal.
  var mayBeFunction: Bool {
    switch kind {
    case .declReferenceExpr, .memberAccessExpr, .tupleExpr, .sequenceExpr, .functionCallExpr,
      .forceUnwrapExpr, .subscriptCallExpr:
      true
    default: false
    }
  }

  /// `a`, `b` of `isFirst ? a : b` and of `a ?? b`; `nil` for any other sequence.
  fileprivate var choices: [Node]? {
    let elements = self.as(SequenceExpr.self)?.elements?.node.children.map(\.self) ?? []
    guard elements.count == 3 else { return nil }
    if let ternary = elements[1].as(UnresolvedTernaryExpr.self), let first = ternary.thenExpression
    {
      return [first, elements[2]]
    }
    return elements[1].text == "??" ? [elements[0], elements[2]] : nil
  }
}
