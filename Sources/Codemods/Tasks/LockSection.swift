import Rewriter

/// The statements that run while a lock is held: from `lock()` to `unlock()`, or behind `defer { lock.unlock() }` to the end
/// of the block.
struct LockSection {
  private let lock: FunctionCallExpr
  /// The lock, without blanks.
  private let name: String
  /// `lock()`
  private let opening: CodeBlockItem
  private let statements: [CodeBlockItem]
  /// `unlock()`, or the `defer` around it.
  private let closing: CodeBlockItem
  /// Behind the section.
  private let rest: [CodeBlockItem]
  private let context: Context

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

  /// Whether the lock is held across an `await`: `semaphore-in-async` tells of that.
  var awaits: Bool {
    statements.contains { $0.node.tokens.contains { $0.kind == .await || $0.kind == .async } }
  }

  var finding: Finding {
    do throws(Refusal) {
      return context.fix(lock.node, "hold '\(name)' with 'withLock'", fix: Fix(try edits()))
    } catch {
      return context.leave(lock.node, "leave '\(name).lock'", because: error)
    }
  }

  private func edits() throws(Refusal) -> [Edit] {
    guard let first = statements.first, let last = statements.last else {
      throw refusal("no statement runs while it's held")
    }
    guard let access = lock.calledExpression?.as(MemberAccessExpr.self), let call = access.declName,
      access.base?.is(.optionalChainingExpr) == false
    else { throw refusal("there may be no lock") }
    if statements.contains(where: { $0.node.descendantsAndSelf.contains { $0.isUnlock(of: name) } })
    {
      throw refusal("a statement unlocks it earlier")
    }
    try checkComments()
    let head = call.range.lowerBound..<opening.range.upperBound
    if isDeferred {
      let keywords = try keywordsInFront()
      let isOnOneLine = !context.tree.source.isFirstOnLine(first.range.lowerBound)
      return [
        .insert(keywords, at: lock.range.lowerBound),
        Edit(replace: head.lowerBound..<closing.range.upperBound, with: "withLock {"),
      ] + deepened(from: closing, to: last)
        + [.insert(isOnOneLine ? " }" : lineBreak + "}", at: last.range.upperBound)]
    }
    if let edits = editsOfOnlyConstant { return edits }
    try checkStatementsBeforeUnlock()
    return [Edit(replace: head, with: "withLock {")] + deepened(from: opening, to: last)
      + [last.semicolon.map { Edit.delete($0.range) }].compactMap(\.self)
      + [Edit(replace: closing.range, with: "}")]
  }

  private var isDeferred: Bool { closing.item?.is(.deferStmt) == true }

  private var lineBreak: String {
    Indentation(ofLineAt: opening.range.lowerBound, in: context.tree.source).lineBreak
  }

  private func deepened(from start: CodeBlockItem, to end: CodeBlockItem) -> [Edit] {
    let source = context.tree.source
    let unit = Indentation.unit(of: source, at: opening.range.lowerBound)
    return Indentation.deepen(
      linesIn: start.range.upperBound..<end.range.upperBound, of: source, by: unit)
  }

  /// One value that the code behind the section reads.
  ///
  /// Have: lock.lock(); let copy = items; lock.unlock(); → let copy = lock.withLock { items }
  private var editsOfOnlyConstant: [Edit]? {
    guard statements.count == 1, let declaration = statements[0].item?.as(VariableDecl.self),
      let bindings = declaration.bindings?.node.elements(PatternBinding.self), bindings.count == 1,
      bindings[0].accessorBlock == nil, let value = bindings[0].initializer?.value,
      !value.descendantsAndSelf.contains(where: { $0.is(.tryExpr) }),
      !context.tree.source.bytes[value.range.indices].contains(where: \.isLineBreak)
    else { return nil }
    return [
      .delete(opening.range.lowerBound..<statements[0].range.lowerBound),
      .insert("\(name).withLock { ", at: value.range.lowerBound),
      .insert(" }", at: value.range.upperBound),
      .delete(statements[0].range.upperBound..<closing.range.upperBound),
    ]
  }
}

extension LockSection {
  /// What keeps the lock.
  private func refusal(_ reason: String) -> Refusal {
    Refusal(
      .needsSynchronousCode,
      "Swift 6 rejects '\(name).lock' in asynchronous code, and \(reason); "
        + "use the lock in a function that isn't 'async'")
  }

  /// Comments in front of what goes, or beside a brace that comes.
  private func checkComments() throws(Refusal) {
    let other =
      isDeferred
      ? statements.last?.node.lastToken?.next
      : editsOfOnlyConstant == nil ? nil : statements.first?.node.firstToken
    let tokens = [closing.node.firstToken, other].compactMap(\.self)
    if tokens.contains(where: { context.tree.hasComment(in: $0.leadingTrivia) }) {
      throw Refusal(
        .commentInTheWay, "there's a comment beside the lock; move it and run again")
    }
  }

  /// The code of the section itself, without that of closures and functions in it.
  private var ownNodes: [Node] {
    statements.flatMap { $0.node.descendantsAndSelf(notInside: \.isFunctionLike) }
  }

  private var mayThrow: Bool {
    ownNodes.contains { node in
      node.is(.throwStmt)
        || node.as(TryExpr.self).map { $0.questionOrExclamationMark == nil } == true
    }
  }

  /// Whether a `break` or `continue` may leave the section.
  private var jumps: Bool {
    ownNodes.contains { node in
      let label = node.as(BreakStmt.self)?.label ?? node.as(ContinueStmt.self)?.label
      guard node.is(.breakStmt) || node.is(.continueStmt) else { return false }
      return label != nil
        || !statements.contains { statement in
          node.ancestors.contains { around in
            statement.node.encloses(around)
              && (around.isLoop || node.is(.breakStmt) && around.is(.switchExpr))
          }
        }
    }
  }

  private func checkStatementsBeforeUnlock() throws(Refusal) {
    if jumps || ownNodes.contains(where: { $0.is(.returnStmt) }) {
      throw refusal("a statement leaves the section")
    }
    if mayThrow { throw refusal("a statement may throw while it's held") }
    if statements.contains(where: { $0.item?.is(.deferStmt) == true }) {
      throw refusal("a 'defer' runs once it's given back")
    }
    let names = statements.compactMap(\.item).reduce(into: Set<String>()) {
      $0.formUnion($1.declaredNamesAsStatement)
    }
    let isUsed = rest.contains { item in
      item.node.tokens.contains { names.contains($0.name) }
    }
    if isUsed { throw refusal("the code behind the section uses what it declares") }
  }

  /// `return`, `try`: the closure returns what the function does, and throws it.
  private func keywordsInFront() throws(Refusal) -> String {
    if jumps { throw refusal("a statement leaves the section") }
    if mayThrow, ownNodes.contains(where: { $0.is(.doStmt) }) {
      throw refusal("a statement in 'do' may throw while it's held")
    }
    let attempt = mayThrow ? "try " : ""
    let returns = ownNodes.compactMap { $0.as(ReturnStmt.self) }
    guard !returns.isEmpty else { return attempt }
    guard let block = opening.node.parent?.parent, let function = block.parent,
      block.is(.codeBlock), let declaration = function.as(FunctionDecl.self),
      declaration.signature?.effectSpecifiers?.throwsClause?.type == nil
    else { throw refusal("a statement leaves the section") }
    return returns.contains { $0.expression != nil } ? "return " + attempt : attempt
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
