import Rewriter

extension Node {
  /// What the statements after that of the node wait with: `waitForExpectations`; `nil` where none does.
  var waitBehind: String? {
    let statement = ancestors.first { $0.is(.codeBlockItem) }
    let items = statement?.parent.map { Array($0.children) } ?? []
    let calls = items.drop { $0 != statement }.dropFirst().lazy
      .flatMap { $0.descendantsAndSelf(notInside: \.isFunctionLike) }
      .compactMap { $0.as(FunctionCallExpr.self)?.calleeName }
    return calls.first { ["fulfillment", "wait", "waitForExpectations"].contains($0) }
  }
}
