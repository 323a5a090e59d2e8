import Rewriter

/// The end of a task that nobody awaits, or of one of the main actor that a framework awaits: a call that stands there may
/// as well be awaited, and the work of its handler follows it.
struct TaskEnd {
  let task: ClosureExpr

  /// Whether a framework runs the task, and may cancel it, as `.task` does.
  let isOfFramework: Bool

  /// Whether the task is isolated to the main actor; else it is on no actor.
  let isOnMainActor: Bool

  /// `nil` where the call passes none.
  private let handler: ClosureExpr?

  /// The other statements of the block.
  private let others: [Node]

  /// `nil` where the statement is no such end, or the closure's statements would mean something else there.
  ///
  /// - Parameters:
  ///   - newTask: what is no task yet, and becomes one.
  ///   - looksIntoDo: whether the end of a `do` counts, whose errors the task catches.
  init?(
    _ statement: Node, doing handler: ClosureExpr?, ofNewTask newTask: ClosureExpr? = nil,
    lookingIntoDo looksIntoDo: Bool = false, in context: Context,
  ) {
    guard let code = statement.ancestors.first(where: \.isFunctionLike),
      let task = code.as(ClosureExpr.self),
      case let isOfFramework = context.isAwaitedByFramework(task),
      task.node == newTask?.node || task.isOfTask && context.isOfForgottenTask(task)
        || isOfFramework,
      let item = statement.ancestors.first(where: { $0.is(.codeBlockItem) }),
      item.as(CodeBlockItem.self)?.item == statement,
      PathEnds(of: task.statements, lookingIntoDo: looksIntoDo).items.contains(item)
    else { return nil }
    switch context.isolation(at: statement).kind {
    case .mainActor: isOnMainActor = true
    case .nonisolated where !isOfFramework: isOnMainActor = false
    default: return nil
    }
    self.task = task
    self.isOfFramework = isOfFramework
    self.handler = handler
    others = item.parent?.children.filter { $0 != item } ?? []
    guard let handler else { return }
    guard isSelfTheSame(in: handler), !handler.hasDefer, !handler.node.hasMultilineString,
      canTake(handler.declaredNames)
    else { return nil }
  }

  /// Whether names can be declared in the block that the call is in.
  func canTake(_ names: Set<String>) -> Bool {
    let used = others.lazy.flatMap(\.descendantsAndSelf)
    return names.isEmpty
      || !used.contains { node in
        (node.referencedName ?? (node.is(.identifierPattern) ? node.firstToken?.name : nil))
          .map(names.contains) ?? false
      }
  }

  /// Takes `() -> Void` away from the task's closure, which says what its only statement gives: with the handler's
  /// statements behind it, nothing needs that.
  var needlessSignatureEdits: [Edit] {
    guard others.isEmpty, handler?.statements?.node.elements(CodeBlockItem.self).isEmpty == false,
      let signature = task.signature, signature.attributes != nil || signature.capture != nil,
      let parameters = signature.parameterClause, let end = signature.inKeyword,
      signature.effectSpecifiers == nil,
      let result = signature.returnClause?.type, TypeSpelling(result.text).isVoid
    else { return [] }
    return [.delete(parameters.range.lowerBound..<end.range.lowerBound)]
  }

  /// What else the task does.
  var rest: [Node] {
    let nodes = task.statements?.node.descendantsAndSelf { $0 == handler?.node } ?? []
    return nodes.filter { $0 != handler?.node }
  }

  /// Have: Task { [weak self] in load { [weak self] in … } }, where `self` is not bound in between.
  private func isSelfTheSame(in handler: ClosureExpr) -> Bool {
    let captures = handler.signature?.capture?.captures ?? []
    let isOnlySelf = captures.allSatisfy { capture in
      capture.name?.kind == .selfKeyword && capture.initializer == nil
        && (capture.specifier == nil) != task.capturesSelfWeakly
    }
    guard isOnlySelf, !captures.isEmpty, task.capturesSelfWeakly else { return isOnlySelf }
    return !task.node.descendantsAndSelf(notInside: { $0 == handler.node })
      .contains(where: \.bindsSelf)
  }
}

extension Context {
  /// Whether all functions of the name in the tables take an asynchronous closure there.
  ///
  /// Have: .task { reload() }
  fileprivate func isAwaitedByFramework(_ closure: ClosureExpr) -> Bool {
    guard case .argument(let call, let label) = ClosureUse(of: closure), let name = call.calleeName,
      project.functions[name] == nil
    else { return false }
    let rows = project.sdk.callbacks(of: name).filter { label == nil || $0.label == label }
    return !rows.isEmpty && rows.allSatisfy { $0.closure == "() async -> Void" }
  }

  /// Whether nobody keeps what the call gives that takes the closure, such as a task.
  func isOfForgottenTask(_ closure: ClosureExpr) -> Bool {
    guard case .argument(let call, _) = ClosureUse(of: closure),
      case .statement(let item) = StatementPlace(of: call.node)
    else { return false }
    // Have: didFinish = { Task { … } }, of a variable for closures without a result.
    if case .result(let owner) = item.valueUse {
      return owner.as(ClosureExpr.self).map(isKnownToKeepNoTask) ?? false
    }
    return item.valueUse == .discarded
  }
}

extension ClosureExpr {
  fileprivate var hasDefer: Bool {
    node.descendantsAndSelf { $0.isFunctionLike && $0 != node }.contains { $0.is(.deferStmt) }
  }

  /// What the statements declare for each other.
  fileprivate var declaredNames: Set<String> {
    let items = statements?.node.elements(CodeBlockItem.self) ?? []
    return items.compactMap(\.item).reduce(into: []) { $0.formUnion($1.declaredNamesAsStatement) }
  }
}

extension Node {
  /// Have: guard let self
  var bindsSelf: Bool {
    self.as(OptionalBindingCondition.self)?.pattern?.firstToken?.kind == .selfKeyword
  }

  /// The names that the node, as a statement, declares for those behind it.
  var declaredNamesAsStatement: Set<String> {
    switch kind {
    case .variableDecl, .guardStmt:
      let patterns = descendantsAndSelf { $0.is(.codeBlock) || $0.is(.closureExpr) }
      return Set(patterns.filter { $0.is(.identifierPattern) }.compactMap { $0.firstToken?.name })
    case .functionDecl: return Set([self.as(FunctionDecl.self)?.name?.name].compactMap(\.self))
    default: return []
    }
  }
}
