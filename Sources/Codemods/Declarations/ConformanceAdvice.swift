import Rewriter

extension Context {
  /// What to do about a conformance that crosses to the main actor.
  ///
  /// - Parameter isVariable: whether the member is a stored variable, which can't be nonisolated.
  func advice(forConformanceTo protocolName: String, ofVariable isVariable: Bool = false) -> String
  {
    if let header = project.foreign.header(ofType: protocolName),
      let file = header.split(separator: "/").last
    {
      return "if only the main thread calls it, mark it 'NS_SWIFT_UI_ACTOR' in '\(file)'"
    }
    let isCast = isCastTo(protocolNamed: protocolName)
    if isVariable, isCast { return "isolate the protocol" }
    let conformance =
      isCast
      ? "mark the member 'nonisolated' and use 'MainActor.assumeIsolated', since 'as? \(protocolName)' gives 'nil' off "
        + "the main actor for '@MainActor \(protocolName)'"
      : "write '@MainActor \(protocolName)' after the colon (Swift 6.2)"
    return Requirements.isStandard(protocolName)
      ? conformance : "isolate the protocol, or \(conformance)"
  }

  /// Whether code anywhere asks a value at run time whether its type conforms: `as? Themeable`.
  private func isCastTo(protocolNamed name: String) -> Bool {
    project.tables.protocolsOfCasts.answer(to: name) {
      project.files(naming: name).contains { path in
        asItWas(path).map { file in
          file.tree.tokens(spelling: name).contains {
            file.tree.innermostNode(at: file.tree.range(of: $0).lowerBound).isTargetOfCast
          }
        } ?? true
      }
    }
  }
}

extension Node {
  /// Whether the node is in the type that a value may turn out to have: of `as?`, `as!`, `is`, or `as` in a pattern.
  fileprivate var isTargetOfCast: Bool {
    for ancestor in ancestorsAndSelf {
      if ancestor.is(.isTypePattern) { return true }
      guard ancestor.is(.typeExpr) else { continue }
      guard let list = ancestor.parent, list.is(.exprList) else { return false }
      let terms = Array(list.children)
      guard let index = terms.firstIndex(of: ancestor), index > 0 else { return false }
      return terms[index - 1].asksAtRunTime
    }
    return false
  }

  private var asksAtRunTime: Bool {
    if self.is(.unresolvedIsExpr) { return true }
    guard let cast = self.as(UnresolvedAsExpr.self) else { return false }
    return cast.questionOrExclamationMark != nil
      || ancestors.contains { $0.is(.expressionPattern) || $0.is(.valueBindingPattern) }
  }
}
