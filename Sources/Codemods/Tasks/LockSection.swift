import Rewriter

/// The statements that run while a lock is held: from `lock()` to `unlock()`, or after `defer { lock.unlock() }` to the end
/// of the block.
struct LockSection {
  let lock: FunctionCallExpr
  /// The lock, without blanks.
  let name: String
  /// `lock()`
  let opening: CodeBlockItem
  let statements: [CodeBlockItem]
  /// `unlock()`, or the `defer` around it.
  let closing: CodeBlockItem
  /// Behind the section.
  let rest: [CodeBlockItem]
  let context: Context

  /// `nil` for a call that is no statement, and for a lock that isn't given back in the same block.
  init?(from node: Node, in context: Context) {
    guard let call = node.as(FunctionCallExpr.self), call.argumentLabels.isEmpty,
      let base = call.calledExpression?.as(MemberAccessExpr.self)?.base,
      let type = context.valueType(of: base)?.unwrapped.name, Self.types.contains(type.lastName),
      case .statement(let item) = StatementPlace(of: node)
    else { return nil }
    let name = base.compactText
    let items = item.node.parent?.elements(CodeBlockItem.self) ?? []
    guard let index = items.firstIndex(where: { $0.node == item.node }) else { return nil }
    let later = Array(items[(index + 1)...])
    if let next = later.first, next.isDeferredUnlock(of: name) {
      (statements, closing, rest) = (Array(later.dropFirst()), next, [])
    } else if let end = later.firstIndex(where: { $0.item?.isUnlock(of: name) == true }) {
      statements = Array(later[..<end])
      (closing, rest) = (later[end], Array(later[(end + 1)...]))
    } else {
      return nil
    }
    (lock, opening, self.name, self.context) = (call, item, name, context)
  }

  /// Those that have `withLock`, an extension of `NSLocking`.
  private static let types = NameTable(
    """
    Foundation: NSCondition NSConditionLock NSLock NSLocking NSRecursiveLock
    """)

  /// The call that gives the lock back.
  var end: Node? { closing.node.descendantsAndSelf.first { $0.isUnlock(of: name) } }

  /// Whether the lock is held across an `await`: `semaphore-in-async` reports that.
  var awaits: Bool {
    ownNodes.contains { node in
      node.is(.awaitExpr) || node.as(ForStmt.self)?.awaitKeyword != nil
        || node.as(VariableDecl.self)?.has("async") == true
    }
  }

  var finding: Finding {
    do throws(Refusal) {
      let (edits, concern) = try change()
      return context.fix(
        lock.node, "hold '\(name)' with 'withLock'", verdict: concern == nil ? .safe : .review,
        because: concern, fix: Fix(edits))
    } catch {
      return context.leave(lock.node, "leave '\(name).lock'", because: error)
    }
  }

  private func change() throws(Refusal) -> (edits: [Edit], concern: String?) {
    guard let first = statements.first, let last = statements.last,
      let call = lock.calledExpression?.as(MemberAccessExpr.self)?.declName
    else { throw refusal("no statement runs while it's held") }
    try checkLock()
    try checkStatements()
    let head = call.range.lowerBound..<opening.range.upperBound
    if isDeferred {
      try checkComments(of: [closing.node.firstToken, last.node.lastToken?.next])
      let keywords = try keywordsInFront()
      let isOnOneLine = !context.tree.source.isFirstOnLine(first.range.lowerBound)
      let edits =
        [
          .insert(keywords, at: lock.range.lowerBound),
          Edit(replace: head.lowerBound..<closing.range.upperBound, with: "withLock {"),
        ] + editsThatDiscard + deepened(from: closing, to: last)
      return (
        edits + [.insert(isOnOneLine ? " }" : lineBreak + "}", at: last.range.upperBound)], nil
      )
    }
    if mayThrow { throw refusal("a statement may throw while it's held") }
    if let value = onlyValue {
      try checkComments(of: [closing.node.firstToken, first.node.firstToken])
      let isSendable = context.valueType(of: value).map { context.sendability(of: $0).kind == .yes }
      let concern = "the compiler may no longer see that nothing else uses the value"
      return (edits(taking: value), isSendable == true ? nil : concern)
    }
    try checkComments(of: [closing.node.firstToken])
    try checkStatementsBeforeUnlock()
    let edits =
      [Edit(replace: head, with: "withLock {")] + editsThatDiscard
      + deepened(from: opening, to: last)
    return (
      edits + [last.semicolon.map { Edit.delete($0.range) }].compactMap(\.self)
        + [Edit(replace: closing.range, with: "}")], nil
    )
  }

  /// `_ =` in front of the only statement, whose value would be the closure's.
  private var editsThatDiscard: [Edit] {
    guard statements.count == 1, let item = statements[0].item, item.kind.isExpr,
      context.givesNothing(item) == false
        || item.as(FunctionCallExpr.self)?.removesElement == true
    else { return [] }
    return [.insert("_ = ", at: item.range.lowerBound)]
  }

  var isDeferred: Bool { closing.item?.is(.deferStmt) == true }

  private var lineBreak: String {
    Indentation(ofLineAt: opening.range.lowerBound, in: context.tree.source).lineBreak
  }

  private func deepened(from start: CodeBlockItem, to end: CodeBlockItem) -> [Edit] {
    let source = context.tree.source
    let unit = Indentation.unit(of: source, at: opening.range.lowerBound)
    return Indentation.deepen(
      linesIn: start.range.upperBound..<end.range.upperBound, of: source, by: unit)
  }

  /// What a constant or variable takes while the lock is held, where nothing else happens.
  ///
  /// Have: lock.lock(); let copy = items; lock.unlock() → let copy = lock.withLock { items }
  var onlyValue: Node? {
    guard statements.count == 1, let item = statements[0].item else { return nil }
    var names: [String] = []
    var taken: Node?
    if let (target, value) = item.partsOfAssignment, let name = target.referencedName,
      LocalDeclaration(name, at: target) != nil
    {
      (names, taken) = ([name], value)
    } else if let declaration = item.as(VariableDecl.self), declaration.attributes == nil,
      declaration.modifiers == nil,
      let bindings = declaration.bindings?.node.elements(PatternBinding.self), bindings.count == 1,
      bindings[0].accessorBlock == nil, bindings[0].pattern?.is(.identifierPattern) == true
    {
      names = Array(item.declaredNamesAsStatement)
      taken = bindings[0].initializer?.value
    }
    guard let taken, !taken.is(.closureExpr),
      !taken.tokens.contains(where: { names.contains($0.name) }),
      !context.tree.source.bytes[taken.range.indices].contains(where: \.isLineBreak)
    else { return nil }
    return taken
  }

  private func edits(taking value: Node) -> [Edit] {
    [
      .delete(opening.range.lowerBound..<statements[0].range.lowerBound),
      .insert("\(name).withLock { ", at: value.range.lowerBound),
      .insert(" }", at: value.range.upperBound),
      .delete(statements[0].range.upperBound..<closing.range.upperBound),
    ]
  }
}

extension CodeBlockItem {
  /// Have: defer { lock.unlock() }
  fileprivate func isDeferredUnlock(of lock: String) -> Bool {
    let items = item?.as(DeferStmt.self)?.body?.statements?.node.elements(CodeBlockItem.self) ?? []
    return items.count == 1 && items[0].item?.isUnlock(of: lock) == true
  }
}

extension Node {
  /// - Parameter lock: The lock, without blanks.
  fileprivate func isUnlock(of lock: String) -> Bool {
    guard let call = self.as(FunctionCallExpr.self), call.argumentLabels.isEmpty,
      let callee = call.calledExpression?.as(MemberAccessExpr.self)
    else { return false }
    return callee.name == "unlock" && callee.base?.compactText == lock
  }
}
