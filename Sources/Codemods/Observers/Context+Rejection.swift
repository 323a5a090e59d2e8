import Rewriter

extension Context {
  /// The finding about a block that is `@Sendable` and captures what Swift 6 rejects, or has a function of the project
  /// hop to what it does; `nil` where nothing of the kind is known.
  func leave(_ node: Node, _ message: String, becauseOfCaptureIn block: ClosureExpr) -> Finding? {
    if let name = MainActorUses(in: block, self).hopFunction {
      return leave(node, message, because: .hopFunction(named: name))
    }
    guard let capture = RejectedCapture(of: block, in: self) else { return nil }
    var finding = leave(node, message, because: capture.refusal)
    finding.needs = capture.needs
    return finding
  }
}
