import Rewriter

/// The type of a result that isn't Sendable, of a task, of a group's tasks, or of what `MainActor` runs: who awaits it may
/// be anywhere.
///
/// Measured with Swift 6.3.1: `type 'Item' does not conform to the 'Sendable' protocol`, in code of any isolation, also
/// where nobody else has the value.
struct TaskResult {
  private let node: Node
  private let source: Source
  private let type: KnownType
  private let context: Context

  /// What gives the result, where nobody has use for it.
  private var unused: Node?

  /// What has the result.
  enum Source: Equatable {
    case task, group
    /// The function of `MainActor`.
    case mainActor(String)
  }

  static func all(in context: Context) -> [TaskResult] {
    context.tree.all(IdentifierType.self).compactMap { TaskResult($0, in: context) }
      + context.tree.all(ClosureExpr.self).compactMap { TaskResult($0, in: context) }
      + ofCalls(in: context)
  }

  /// `nil` for a result that is Sendable, or may be.
  init?(
    of type: KnownType, from source: Source, at node: Node, unused: Node? = nil,
    in context: Context,
  ) {
    guard context.sendability(of: type).kind == .no, context.isChecked(type) else { return nil }
    (self.node, self.source, self.type, self.context) = (node, source, type, context)
    self.unused = unused
  }

  /// Have: let preview = Task { try await loadPreview() }
  private init?(_ closure: ClosureExpr, in context: Context) {
    guard closure.isOfTask, closure.signature?.returnClause == nil,
      case .argument(let call, _) = ClosureUse(of: closure),
      call.calledExpression?.is(.genericSpecializationExpr) != true,
      !context.isShadowed("Task", at: call.node),
      let place = call.placeOfResult, call.node.mayBeCompiled,
      let items = closure.statements?.node.elements(CodeBlockItem.self), items.count == 1,
      let item = items[0].item,
      let result = item.as(ReturnStmt.self).map({ $0.expression }) ?? item,
      let type = context.valueType(of: result)
    else { return nil }
    self.init(
      of: type, from: .task, at: call.node, unused: place == .statement ? result : nil, in: context)
  }

  /// Have: var lines: Task<[OSLogEntryLog], Never>?
  private init?(_ written: IdentifierType, in context: Context) {
    guard written.name?.name == "Task", !context.isShadowed("Task", at: written.node),
      let arguments = written.genericArgumentClause?.arguments?.node.elements(GenericArgument.self),
      arguments.count == 2, let argument = arguments[0].argument
    else { return nil }
    self.init(of: context.knownType(argument), from: .task, at: written.node, in: context)
  }

  var finding: Finding {
    let needs = context.needs(of: type).map(\.offMainActor)
    var finding = context.leave(
      node, "leave '\(name)'",
      because: Refusal(
        .notSendable,
        "'\(type.textOutside)' isn't Sendable, so Swift 6 rejects it as the result of \(noun); "
          + advice(needs)))
    finding.needs = unused == nil ? needs : []
    return finding
  }

  private var name: String {
    switch source {
    case .mainActor(let function): "MainActor.\(function)"
    case .group: node.as(FunctionCallExpr.self)?.calleeName ?? "group"
    case .task: node.is(.functionCallExpr) ? "Task" : node.textInOneLine
    }
  }

  private var noun: String {
    switch source {
    case .mainActor: "'\(name)'"
    case .group: "the group's tasks"
    case .task: "a task"
    }
  }

  private func advice(_ needs: [RequiredAnnotation]) -> String {
    if let unused { return "write '_ = \(unused.textInOneLine)', since nothing uses it" }
    if let need = needs.first { return need.adviceHere() }
    if let parameter = context.genericParameter(of: type) {
      return "require '\(parameter): Sendable'"
    }
    return switch source {
    case .mainActor: "let the closure return Sendable values made from it"
    case .group: "let the tasks return Sendable values made from it"
    case .task: "let the task return Sendable values made from it"
    }
  }
}

extension FunctionCallExpr {
  enum Place { case statement, constant, receiver }

  /// Where a task is made whose type nothing else says: `Task { … }`, `let task = Task { … }`, `Task { … }.value`.
  var placeOfResult: Place? {
    guard
      let parent = node.ancestors.first(where: {
        !$0.is(.awaitExpr) && !$0.is(.tryExpr)
      })
    else { return nil }
    if parent.is(.memberAccessExpr) { return .receiver }
    if let clause = parent.as(InitializerClause.self) {
      let isTyped = clause.node.parent?.as(PatternBinding.self)?.typeAnnotation != nil
      return isTyped ? nil : .constant
    }
    guard parent.is(.codeBlockItem), let list = parent.parent else { return nil }
    // What is alone in its block may be the value of that.
    return list.children.count(where: { _ in true }) > 1 ? .statement : nil
  }
}
