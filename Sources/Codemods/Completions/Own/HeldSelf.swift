import Rewriter

/// What becomes of the closures that call a function's handler and capture `self` weakly, where whoever awaits the
/// function has `self` until it is done: they capture it as it is, and unwrap it no more.
///
/// Have: queue.async { [weak self] in guard let self else { return }; completion(count) }
struct HeldSelf {
  private(set) var edits: [Edit] = []
  private var removed: [Range<ByteOffset>] = []

  /// - Throws: where a closure does something else with an optional `self`.
  init(on paths: CompletionPaths, in context: Context) throws(Refusal) {
    var closures: [ClosureExpr] = []
    for closure in paths.deliveries.flatMap(\.closures) where closure.capturesSelfWeakly {
      if !closures.contains(where: { $0.node == closure.node }) { closures.append(closure) }
    }
    for closure in closures {
      let unwrapped = UnwrappedSelf(in: closure, context.tree) { node in
        paths.deliveries.contains { $0.node == node && !$0.isForwarding }
      }
      guard let unwrapped,
        let capture = closure.captureOfHeldSelf(byName: unwrapped.mayImplySelf, context.tree)
      else {
        throw Refusal(
          .capturesWeakSelf, "the function does something else when 'self' is nil")
      }
      edits += unwrapped.allEdits + [capture]
      removed += unwrapped.removed
    }
  }

  /// Whether the node goes with a binding of `self`.
  func drops(_ node: Node) -> Bool { removed.contains { $0.contains(node.range.lowerBound) } }
}

extension ClosureExpr {
  /// `[weak self]` becomes `[self]`, or goes.
  ///
  /// - Parameter isNamed: whether the closure's statements leave out `self.`, which wants the capture.
  fileprivate func captureOfHeldSelf(byName isNamed: Bool, _ tree: Tree) -> Edit? {
    guard let signature, let clause = signature.capture, let capture = selfCapture,
      let specifier = capture.specifier, let name = capture.name, capture.initializer == nil,
      let first = leftBrace, let inKeyword = signature.inKeyword,
      !tree.hasComment(between: first, and: inKeyword)
    else { return nil }
    if isNamed || clause.captures.count > 1 {
      return .delete(specifier.range.lowerBound..<name.range.lowerBound)
    }
    let isOnly =
      signature.parameterClause == nil && signature.attributes == nil
      && signature.effectSpecifiers == nil && signature.returnClause == nil
    if isOnly { return .delete(first.range.upperBound..<inKeyword.range.upperBound) }
    guard let next = clause.node.lastToken?.next else { return nil }
    return .delete(clause.range.lowerBound..<next.range.lowerBound)
  }
}
