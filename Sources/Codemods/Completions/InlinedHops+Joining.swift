import Rewriter

/// Whether the statements of a closure mean the same in the block around it.
extension InlinedHops {
  /// Where the statements of a hop begin, with the comments that stand above them in lines of their own; `nil` where a
  /// comment stands elsewhere at the closure's braces.
  func startOfStatements(of closure: ClosureExpr, at item: CodeBlockItem) -> ByteOffset? {
    guard let statements = closure.statements, let first = statements.node.firstToken else {
      return nil
    }
    guard isCommented(closure, at: item) else { return statements.range.lowerBound }
    let source = context.tree.source
    guard let brace = closure.leftBrace, let end = closure.rightBrace,
      let opening = closure.signature?.inKeyword ?? closure.leftBrace,
      let last = item.node.lastToken, let start = item.node.firstToken,
      !context.tree.hasComment(between: start, and: brace),
      opening.index == brace.index || !context.tree.hasComment(between: brace, and: opening),
      !context.tree.hasComment(between: end, and: last)
    else { return nil }
    let gap = source.bytes[opening.range.upperBound.value..<first.range.lowerBound.value]
    let comment = gap.firstIndex { !$0.isBlank && !$0.isLineBreak } ?? gap.endIndex
    return gap[..<comment].contains(where: \.isLineBreak) ? ByteOffset(comment) : nil
  }

  /// Whether a comment stands where a closure begins or ends that is a statement's last argument.
  func isCommented(_ closure: ClosureExpr, at item: CodeBlockItem) -> Bool {
    guard let first = closure.statements?.node.firstToken, let brace = closure.leftBrace,
      let end = closure.rightBrace, let last = item.node.lastToken,
      let start = item.node.firstToken
    else { return true }
    return context.tree.hasComment(between: start, and: brace)
      || context.tree.hasComment(between: brace, and: first)
      || context.tree.hasComment(between: end, and: last)
  }

  /// Whether the closure's statements mean the same in the block around it.
  func canJoin(
    _ closure: ClosureExpr, beside taken: Set<String>, given: Set<String> = [],
    without others: [Range<ByteOffset>] = [],
  ) -> Bool {
    let deleted = others + deleted
    let captures = closure.signature?.capture?.captures ?? []
    let isKept = captures.allSatisfy { capture in
      capture.name?.kind == .selfKeyword && capture.initializer == nil
        && ((capture.specifier == nil) != capturesSelfWeakly
          || holdsSelf && capture.specifier?.specifier?.kind == .weak)
    }
    let own = closure.statements?.node.elements(CodeBlockItem.self)
      .filter { item in !deleted.contains { $0.contains(item.range.lowerBound) } }
      .compactMap(\.item).reduce(into: Set<String>()) {
        let names = $1.declaredNamesAsStatement
        $0.formUnion($1.is(.guardStmt) ? names.subtracting(given) : names)
      }
    let deferred = closure.node.descendantsAndSelf(notInside: {
      $0.isFunctionLike && $0 != closure.node
    }).filter { $0.is(.deferStmt) }
    return isKept && needsNoOtherActor(closure) && taken.isDisjoint(with: own ?? [])
      && !delivering.calls.contains { call in deferred.contains { $0.encloses(call) } }
      && !closure.node.hasMultilineString
      && TaskBody(of: closure, in: context)
        .nameOfSynchronousCall(butFor: Set(delivering.calls)) == nil
  }

  /// Whether the closure's statements run as well where the body does.
  private func needsNoOtherActor(_ closure: ClosureExpr) -> Bool {
    guard !isOnMainActor, let statements = closure.statements?.node else { return true }
    let needs = MainActorNeeds(context: context, code: closure.node)
    if context.isolation(inside: statements).kind == .mainActor {
      return needs.first(in: statements) == nil
    }
    // What is awaited runs where it belongs.
    return !needs.ownNodes(of: statements).contains { node in
      !node.isBehindAwait && needs.use(of: node)?.isKnown == true
    }
  }

  /// What changes in a closure with a weak `self` of its own whose statements go where `self` is unwrapped; `nil` where
  /// they would mean something else there.
  ///
  /// Have: guard let self else { return }; Task { @MainActor [weak self] in self?.show() }
  func editsOfUnwrappedSelf(in closure: ClosureExpr) -> UnwrappedSelf? {
    guard closure.capturesSelfWeakly, holdsSelf || isSelfUnwrapped(outside: closure) else {
      return .nothing
    }
    return UnwrappedSelf(in: closure, context.tree, dropping: isDroppable)
  }

  /// Whether the weak `self` of the handler is bound to a strong one in front of the closure.
  func isSelfUnwrapped(outside closure: ClosureExpr) -> Bool {
    guard capturesSelfWeakly,
      case .local(let binding) = context.resolution(of: "self", at: closure.node)
    else { return false }
    if case .instance = binding.kind { return false }
    guard case .capture(let capture) = binding.kind else { return true }
    let owner = capture.node.ancestors.lazy.compactMap { $0.as(ClosureExpr.self) }.first
    guard let owner, hops.contains(where: { $0.closure == owner.node }) else { return false }
    return isSelfUnwrapped(outside: owner)
  }
}
