import Rewriter

/// What keeps a lock from being held with `withLock`.
extension LockSection {
  /// - Parameter reason: a sentence about the code.
  func refusal(_ reason: String) -> Refusal {
    Refusal(
      .needsSynchronousCode,
      "Swift 6 rejects '\(name).lock' in asynchronous code, and \(reason); "
        + "use the lock in a function that isn't 'async'")
  }

  /// - Parameter tokens: those behind comments that would lose their place.
  func checkComments(of tokens: [Token?]) throws(Refusal) {
    if tokens.contains(where: { $0.map { context.tree.hasComment(in: $0.leadingTrivia) } == true })
    {
      throw Refusal(
        .commentInTheWay, "there's a comment beside the lock; move it and run again")
    }
  }

  /// Whether the lock is one object all the time, and has Foundation's `withLock`.
  func checkLock() throws(Refusal) {
    guard let base = lock.calledExpression?.as(MemberAccessExpr.self)?.base else { return }
    let isPlain = base.descendantsAndSelf.allSatisfy {
      !$0.kind.isExpr || $0.is(.memberAccessExpr) || $0.is(.declReferenceExpr)
    }
    if !isPlain { throw refusal("another object may get the call of 'unlock'") }
    let own = context.project.functions["withLock"] ?? []
    if own.contains(where: { $0.isAsync || $0.parameters.count != 1 }) {
      throw refusal("this project has its own 'withLock'")
    }
  }

  /// What a closure can't do in place of the function's own code.
  func checkStatements() throws(Refusal) {
    let unlocks = ownNodes.contains { node in
      ["lock", "unlock", "try"].contains(node.as(MemberAccessExpr.self)?.name)
    }
    if unlocks { throw refusal("a statement locks or unlocks a lock, too") }
    let function = AsyncCode(around: lock.node)?.node
    if function?.is(.initializerDecl) == true || givesFirstValue {
      throw refusal("a statement gives a variable its first value")
    }
    let signature = function?.as(FunctionDecl.self)?.signature?.node
    let isOfFunction =
      signature?.tokens.contains { Self.wordsOfFunctions.contains($0.text) } == true
    if isOfFunction || jumps || ownNodes.contains(where: { Self.boundToFunction.contains($0.kind) })
    {
      throw refusal("a closure can't do the same")
    }
  }

  /// What a function's parameters and result may be, and a closure's can't, or not without saying so.
  private static let wordsOfFunctions: Set = ["sending", "consuming", "some"]

  private static let boundToFunction: Set<NodeKind> = [
    .ifConfigDecl, .structDecl, .enumDecl, .classDecl, .actorDecl, .typeAliasDecl, .consumeExpr,
    .fallThroughStmt, .macroExpansionExpr, .macroExpansionDecl,
  ]

  /// Have: let copy: [Int]; lock.lock(); copy = items; count += 1; lock.unlock()
  private var givesFirstValue: Bool {
    onlyValue == nil
      && ownNodes.filter(\.isAssigned).contains { target in
        guard let name = target.referencedName, let local = LocalDeclaration(name, at: lock.node)
        else { return false }
        return local.declaration.as(PatternBinding.self).map { $0.initializer == nil } == true
      }
  }

  /// The code of the section itself, without that of closures and functions in it.
  var ownNodes: [Node] {
    statements.flatMap { $0.node.descendantsAndSelf(notInside: \.isFunctionLike) }
  }

  var mayThrow: Bool {
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

  func checkStatementsBeforeUnlock() throws(Refusal) {
    if ownNodes.contains(where: { $0.is(.returnStmt) }) {
      throw refusal("a statement leaves the section")
    }
    if statements.contains(where: { $0.item?.is(.deferStmt) == true }) {
      throw refusal("a 'defer' runs once it's given back")
    }
    let names = statements.compactMap(\.item).reduce(into: Set<String>()) {
      let names = $1.declaredNamesAsStatement
      $0.formUnion(names.union(names.map { "$\($0)" }))
    }
    let isUsed = rest.contains { item in
      item.node.tokens.contains { names.contains($0.name) }
    }
    if isUsed { throw refusal("later code uses what it declares") }
  }

  /// `return`, `try`: the closure returns what the function does, and throws it.
  func keywordsInFront() throws(Refusal) -> String {
    let block = opening.node.parent?.parent
    let function = block?.parent?.as(FunctionDecl.self)
    let signature = function?.signature
    let throwing = signature?.effectSpecifiers?.throwsClause
    if mayThrow, throwing == nil || throwing?.type != nil {
      throw refusal("a statement may throw while it's held")
    }
    let attempt = mayThrow ? "try " : ""
    let returns = ownNodes.compactMap { $0.as(ReturnStmt.self) }
    let returnsValue = returns.contains { $0.expression != nil }
    let hasResult = signature?.returnClause != nil
    if block?.parent?.is(.guardStmt) == true || !returns.isEmpty && function == nil
      || hasResult && !returnsValue
    {
      throw refusal("a statement leaves the section")
    }
    return returnsValue ? "return " + attempt : attempt
  }
}
