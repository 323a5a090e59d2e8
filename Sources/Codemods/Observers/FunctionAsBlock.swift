import Rewriter

/// A main-actor-isolated function that a call is passed in place of a block that is not isolated.
///
/// Have: `center.addObserver(forName: name, object: nil, queue: .main, using: handle)`
struct FunctionAsBlock {
  private let reference: MainActorReference
  private let call: FunctionCallExpr

  /// What the block is given, for its name: `notification`, `timer`.
  private let parameter: String

  /// - Parameter call: the function is its last argument.
  init(_ reference: MainActorReference, in call: FunctionCallExpr, parameter: String) {
    self.reference = reference
    self.call = call
    self.parameter = parameter
  }

  /// A trailing closure that calls the function in `MainActor.assumeIsolated`, and keeps what the function kept.
  func edits() throws(Refusal) -> [Edit] {
    if let refusal = reference.refusal { throw refusal }
    guard reference.returnsVoid, let given = reference.parameters.only else {
      throw Refusal(.handlerNotFound, "we can't tell what '\(reference.callee)' takes")
    }
    let arguments = call.arguments?.arguments ?? []
    guard arguments.count > 1, let argument = arguments.last,
      let kept = arguments[arguments.count - 2].expression, let end = kept.lastToken,
      let paren = call.rightParen, !call.node.tree.hasComment(between: end, and: paren)
    else { throw Refusal(.handlerNotFound, "the function can't be removed from the arguments") }
    let statement = call.node.ancestors.prefix { !$0.is(.codeBlockItem) }
    if statement.contains(where: { $0.is(.conditionElement) }) {
      throw Refusal(.partOfExpression, "the call is part of a condition")
    }
    let label = given.label.isEmpty ? "" : given.label + ": "
    let block = TrailingBlock(
      head: ClosureHead(parameters: [parameter]),
      statements: [
        "nonisolated(unsafe) let \(parameter) = \(parameter)",
        "MainActor.assumeIsolated { \(reference.callee)(\(label)\(parameter)) }",
      ])
    return [.delete(kept.range.upperBound..<argument.range.upperBound)]
      + block.edits(behind: call.node)
  }
}

extension Array {
  /// The element, if there is no other.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
