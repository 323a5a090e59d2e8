import Rewriter

extension Context {
  /// The finding about a block that is `@Sendable` and captures what Swift 6 rejects; `nil` where nothing of the kind is
  /// known.
  func leave(_ node: Node, _ message: String, becauseOfCaptureIn block: ClosureExpr) -> Finding? {
    guard let capture = RejectedCapture(of: block, in: self) else { return nil }
    var finding = leave(node, message, because: capture.refusal)
    finding.needs = capture.needs
    return finding
  }
}
