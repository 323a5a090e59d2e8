import Rewriter

extension Context {
  /// The finding about a closure that is `@Sendable` and captures what Swift 6 rejects, or has a function of the project
  /// hop to what it does; `nil` where nothing of the kind is known.
  ///
  /// - Parameter noun: what the closure is called.
  func leave(
    _ node: Node, _ message: String, becauseOfCaptureIn closure: ClosureExpr,
    of noun: String = "block", calledOn place: CallbackExecutor = .main,
  ) -> Finding? {
    if let call = MainActorUses(in: closure, self).callOfHopFunction {
      return leave(node, message, because: refusal(ofHopBy: call))
    }
    guard let capture = RejectedCapture(of: closure, calledOn: place, in: self) else {
      return DoubtfulCapture(of: closure, in: self).map {
        leave(node, message, because: $0.refusal(of: noun))
      }
    }
    var finding = leave(node, message, because: capture.refusal(of: noun))
    finding.needs = capture.needs
    return finding
  }

  /// The finding about a function that is passed by its name where it has to be `@Sendable`.
  func leave(_ node: Node, _ message: String, because rejection: RejectedFunction) -> Finding {
    var finding = leave(node, message, because: rejection.refusal)
    finding.needs = rejection.needs
    return finding
  }
}
