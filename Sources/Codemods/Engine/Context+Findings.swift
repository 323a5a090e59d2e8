import Rewriter

extension Context {
  /// A site that a fix changes.
  ///
  /// - Parameter reason: why the change needs a review.
  public func fix(
    _ node: Node, _ message: String, verdict: Verdict = .safe, because reason: String? = nil,
    effects: [Effect] = [], fix: Fix,
  ) -> Finding {
    Finding(
      codemod: codemod, verdict: verdict, range: node.range, message: message, reason: reason,
      effects: effects, fix: fix,
    )
  }

  /// A site that is left to a person.
  public func leave(_ node: Node, _ message: String, because refusal: Refusal) -> Finding {
    let feature = refusal.featureAdvised
    let old = feature != nil || !refusal.needs.isEmpty ? oldSystem(at: node) : nil
    var reason = refusal.reason
    if let old, let feature, let advice = refusal.advice {
      reason =
        refusal.hasOtherAdvice
        ? "\(reason); \(feature) \(old.successor)"
        : refusal.isNote
          ? refusal.condition : "\(refusal.condition); from \(old.successor) on, \(advice)"
    }
    var finding = Finding(
      codemod: codemod, verdict: .manual, range: node.range, message: message,
      key: refusal.key, reason: reason)
    finding.needs = old.map(\.needs) ?? refusal.needs
    finding.isNote = refusal.isNote
    finding.waitsFor = refusal.waitsFor
    return finding
  }

  /// A site that Swift 6 rejects for a type that isn't Sendable.
  ///
  /// - Parameters:
  ///   - reason: what is rejected, and why: `the call: 'save' runs off the actor, and …`.
  ///   - doubt: what isn't known, and a reader has to look at first: `'Store' isn't in this project: unless it's Sendable`.
  ///   - needs: what the type needs, where the code does more with the value than pass it on.
  ///   - advice: what to do, from what the type needs.
  func leave(
    _ node: Node, _ message: String, rejecting type: KnownType, because reason: String,
    unless doubt: String? = nil, needing needs: [RequiredAnnotation]? = nil,
    advice: ([RequiredAnnotation]) -> String,
  ) -> Finding {
    let needs = needs ?? self.needs(of: type)
    var finding = leave(
      node, message,
      because: Refusal(
        .notSendable,
        (doubt.map { "\($0), " } ?? "") + "Swift 6 rejects \(reason); \(advice(needs))"))
    finding.needs = needs
    return finding
  }
}
