import Rewriter

/// The place where a task starts, and where the code around goes on beside it.
struct TaskStart {
  private let closure: ClosureExpr

  init(_ closure: ClosureExpr) { self.closure = closure }

  /// A use of a captured constant behind the task, or its next turn where a loop is around: Swift 6 leaves a value that
  /// isn't Sendable to a task only where the code around has no more use for it.
  ///
  /// - Parameter use: a node in the closure, or in its capture list.
  func laterUse(of name: String, at use: Node) -> Node? {
    guard let local = LocalDeclaration(name, at: use.lookUpPlace), local.kind == .constant,
      local.scope != closure.node
    else { return nil }
    // The elements of a sequence belong together, as measured.
    if let loop = local.scope.as(ForStmt.self), loop.awaitKeyword == nil {
      return isRepeated(by: loop.node) ? loop.node : nil
    }
    return statementsBehind.lazy.flatMap(\.descendantsAndSelf)
      .first { $0.isUse(of: name, declaredBy: local) } ?? loop(inside: local.scope)
  }

  /// The uses of a captured variable behind the task.
  func laterUses(ofVariable name: String, at use: Node) -> [Node] {
    guard let local = LocalDeclaration(name, at: use.lookUpPlace), local.scope != closure.node
    else { return [] }
    return statementsBehind.flatMap(\.descendantsAndSelf)
      .filter { $0.isUse(of: name, declaredBy: local) }
  }

  /// What may run behind the task, in the same function or closure.
  private var statementsBehind: [Node] {
    var statements: [Node] = []
    for item in ownAncestors where item.is(.codeBlockItem) {
      statements += item.siblingsBehind
      if item.parent?.jumpsAtItsEnd == true { break }
    }
    return statements
  }

  private var ownAncestors: some Sequence<Node> {
    closure.node.ancestors.prefix { !$0.isFunctionLike }
  }

  /// A loop around the task that begins behind the declaration.
  private func loop(inside scope: Node) -> Node? {
    ownAncestors.prefix { $0 != scope }.first { $0.isLoop && isRepeated(by: $0) }
  }

  private func isRepeated(by loop: Node) -> Bool {
    ownAncestors.prefix { $0 != loop }
      .allSatisfy { !$0.is(.codeBlockItemList) || !$0.jumpsAtItsEnd }
  }
}

extension Node {
  /// Have: m.run(), { [weak m] in … }; not _ = m
  fileprivate func isUse(of name: String, declaredBy local: LocalDeclaration) -> Bool {
    guard nameThatIsRead == name, LocalDeclaration(name, at: lookUpPlace) == local else {
      return false
    }
    let isDiscarded = parent?.children.first?.is(.discardAssignmentExpr) == true
    return !isDiscarded && !ancestors.prefix { $0 != local.scope }.contains { $0.is(.functionDecl) }
  }

  /// Whether the statements in the list never come to what follows them.
  fileprivate var jumpsAtItsEnd: Bool {
    if parent?.parent?.is(.guardStmt) == true || leavesAtItsEnd { return true }
    guard let last = elements(CodeBlockItem.self).last?.item else { return false }
    if last.is(.breakStmt) || last.is(.continueStmt) { return true }
    return last.as(FunctionCallExpr.self)?.calleeName.map(Self.functionsWithoutReturn.contains)
      == true
  }

  private static let functionsWithoutReturn: Set = [
    "abort", "exit", "fatalError", "preconditionFailure",
  ]
}
