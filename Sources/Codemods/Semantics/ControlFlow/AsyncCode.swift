import Rewriter

/// The asynchronous function or closure in whose own statements a node is.
struct AsyncCode {
  /// A function, an accessor or a closure.
  let node: Node

  /// `nil` where there can be no `await`: in synchronous code, and in `defer`.
  init?(around node: Node) {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .deferStmt, .deinitializerDecl, .accessorBlock, .memberBlock, .sourceFile: return nil
      case .closureExpr:
        guard ancestor.as(ClosureExpr.self)?.isAsync == true else { return nil }
      case .functionDecl:
        let effects = ancestor.as(FunctionDecl.self)?.signature?.effectSpecifiers
        guard effects?.asyncSpecifier?.kind == .async else { return nil }
      case .initializerDecl:
        let effects = ancestor.as(InitializerDecl.self)?.signature?.effectSpecifiers
        guard effects?.asyncSpecifier?.kind == .async else { return nil }
      case .accessorDecl:
        guard ancestor.as(AccessorDecl.self)?.effectSpecifiers?.asyncSpecifier != nil else {
          return nil
        }
      default: continue
      }
      self.node = ancestor
      return
    }
    return nil
  }

  /// Whether a closure is for what an `await` right in front of its statement gave, or threw: it uses a name that is
  /// bound there.
  func delivers(_ closure: ClosureExpr, as statement: CodeBlockItem) -> Bool {
    let earlier =
      statement.node.parent?.children
      .filter { $0.range.lowerBound < statement.range.lowerBound } ?? []
    for item in earlier.reversed() {
      guard let binding = item.as(CodeBlockItem.self)?.item else { return false }
      if binding.onlyLeaves { continue }
      guard binding.bindsNames else { return false }
      let isUsed = closure.node.descendantsAndSelf.contains { node in
        node.referencedName.flatMap { LocalDeclaration($0, at: node) }
          .map { binding.encloses($0.declaration) } ?? false
      }
      if !isUsed { return false }
      if !binding.ownAwaits.isEmpty { return true }
    }
    let block = statement.node.ancestors.first { $0.is(.codeBlock) }
    let clause = block?.parent?.as(CatchClause.self)
    return clause.map { $0.catchesOnlyAwaited && $0.namesError(in: closure.node) } ?? false
  }

  /// Whether a statement is the last thing that a task does which nobody keeps: when it ends, and what
  /// comes of it, is nobody's business.
  func endsForgottenTask(with statement: CodeBlockItem) -> Bool {
    guard let closure = node.as(ClosureExpr.self), let task = closure.taskCreation,
      let whole = task.node.parent?.as(CodeBlockItem.self), whole.valueUse == .discarded
    else { return false }
    let inside = node.descendantsAndSelf(notInside: \.isFunctionLike)
    return !inside.contains { $0.is(.deferStmt) } && isLast(statement)
  }

  private func isLast(_ statement: CodeBlockItem) -> Bool {
    guard let list = statement.node.parent,
      list.children.allSatisfy({ $0.range.lowerBound <= statement.range.lowerBound })
    else { return false }
    for ancestor in list.ancestors {
      switch ancestor.kind {
      case _ where ancestor == node: return true
      case .codeBlockItem: return ancestor.as(CodeBlockItem.self).map(isLast) ?? false
      case .codeBlock, .ifExpr, .expressionStmt, .switchExpr, .switchCase, .switchCaseList: continue
      default: return false
      }
    }
    return false
  }
}

extension ClosureExpr {
  /// Whether the closure is asynchronous: it says so, awaits something, or is that of a task or of a group's child task.
  var isAsync: Bool {
    signature?.effectSpecifiers?.asyncSpecifier != nil || taskCreation != nil || isOfChildTask
      || node.ownAwaits.isEmpty == false
  }

  /// Have: group.addTask { … }
  private var isOfChildTask: Bool {
    guard case .argument(let call, _) = ClosureUse(of: self) else { return false }
    return call.receiver != nil && ["addTask", "addTaskUnlessCancelled"].contains(call.calleeName)
  }

  /// The call that makes a task of the closure.
  fileprivate var taskCreation: FunctionCallExpr? {
    guard case .argument(let call, _) = ClosureUse(of: self) else { return nil }
    let callee = call.calledExpression?.compactText ?? ""
    let isTask = ["Task", "Task.detached", "_Concurrency.Task"].contains(callee)
    return isTask || callee.hasPrefix("Task<") ? call : nil
  }
}

extension Node {
  /// The places in the code itself that suspend it.
  fileprivate var ownAwaits: [Node] {
    descendantsAndSelf(notInside: \.isFunctionLike).filter { node in
      node.is(.awaitExpr) || node.as(ForStmt.self)?.awaitKeyword != nil
    }
  }

  /// Have: if error is CancellationError { return }
  fileprivate var onlyLeaves: Bool {
    let statement = self.as(ExpressionStmt.self)?.expression ?? self
    guard let branch = statement.as(IfExpr.self), branch.elseBody == nil,
      let items = branch.body?.statements?.node.elements(CodeBlockItem.self), items.count == 1,
      let only = items[0].item,
      [.returnStmt, .throwStmt, .breakStmt, .continueStmt].contains(only.kind)
    else { return false }
    return !branch.node.descendantsAndSelf.contains { $0.is(.functionCallExpr) }
  }

  /// `let x = …`, `guard let x = … else { … }`
  fileprivate var bindsNames: Bool { self.is(.variableDecl) || self.is(.guardStmt) }
}

extension CatchClause {
  /// Whether only calls that are awaited throw what it catches.
  fileprivate var catchesOnlyAwaited: Bool {
    guard let statement = node.ancestors.first(where: { $0.is(.doStmt) })?.as(DoStmt.self),
      let nodes = statement.body?.node.descendantsAndSelf(notInside: \.isFunctionLike)
    else { return false }
    let tries = nodes.compactMap { $0.as(TryExpr.self) }
    return !tries.isEmpty && tries.allSatisfy { $0.expression?.is(.awaitExpr) == true }
      && !nodes.contains { $0.is(.throwStmt) }
  }

  /// Whether the code uses the error, by the name that it has here.
  fileprivate func namesError(in code: Node) -> Bool {
    let items = catchItems?.node
    let patterns = items?.descendantsAndSelf.filter { $0.is(.identifierPattern) } ?? []
    let names =
      items?.firstToken == nil ? ["error"] : patterns.compactMap { $0.firstToken?.name }
    return code.descendantsAndSelf.contains { $0.referencedName.map(names.contains) ?? false }
  }
}
