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

  /// Whether a closure is for what an `await` right in front of its statement gave: it uses a name that is
  /// bound there.
  func delivers(_ closure: ClosureExpr, as statement: CodeBlockItem) -> Bool {
    let earlier =
      statement.node.parent?.children
      .filter { $0.range.lowerBound < statement.range.lowerBound } ?? []
    for item in earlier.reversed() {
      guard let binding = item.as(CodeBlockItem.self)?.item, binding.bindsNames else {
        return false
      }
      let isUsed = closure.node.descendantsAndSelf.contains { node in
        node.referencedName.flatMap { LocalDeclaration($0, at: node) }
          .map { binding.encloses($0.declaration) } ?? false
      }
      if !isUsed { return false }
      if !binding.ownAwaits.isEmpty { return true }
    }
    return false
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
  fileprivate var isAsync: Bool {
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

  /// `let x = …`, `guard let x = … else { … }`
  fileprivate var bindsNames: Bool { self.is(.variableDecl) || self.is(.guardStmt) }
}
