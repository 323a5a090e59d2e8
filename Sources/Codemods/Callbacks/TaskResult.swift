import Rewriter

/// The type of a task whose result isn't Sendable: who awaits it may be anywhere.
///
/// Measured with Swift 6.3.1: `type 'Item' does not conform to the 'Sendable' protocol`.
struct TaskResult {
  private let node: Node
  private let type: KnownType
  private let context: Context

  /// What gives the result, where nobody has use for it.
  private let unused: Node?

  static func all(in context: Context) -> [TaskResult] {
    context.tree.all(IdentifierType.self).compactMap { TaskResult($0, in: context) }
      + context.tree.all(ClosureExpr.self).compactMap { TaskResult($0, in: context) }
  }

  /// Have: let preview = Task { try await loadPreview() }
  private init?(_ closure: ClosureExpr, in context: Context) {
    guard closure.isOfTask, closure.signature?.returnClause == nil,
      case .argument(let call, _) = ClosureUse(of: closure),
      call.calledExpression?.is(.genericSpecializationExpr) != true,
      !context.isShadowed("Task", at: call.node),
      let place = call.place, call.node.mayBeCompiled,
      let items = closure.statements?.node.elements(CodeBlockItem.self), items.count == 1,
      let item = items[0].item,
      let result = item.as(ReturnStmt.self).map({ $0.expression }) ?? item,
      let type = context.valueType(of: result),
      context.sendability(of: type).kind == .no, context.isChecked(type)
    else { return nil }
    (node, self.type, self.context) = (call.node, type, context)
    unused = place == .statement ? result : nil
  }

  /// Have: var lines: Task<[OSLogEntryLog], Never>?
  private init?(_ written: IdentifierType, in context: Context) {
    guard written.name?.name == "Task", !context.isShadowed("Task", at: written.node),
      let arguments = written.genericArgumentClause?.arguments?.node.elements(GenericArgument.self),
      arguments.count == 2, let argument = arguments[0].argument,
      !written.node.infersRequirement(on: argument.text)
    else { return nil }
    let type = context.knownType(argument)
    guard context.sendability(of: type).kind == .no, context.isChecked(type) else { return nil }
    (node, self.type, self.context) = (written.node, type, context)
    unused = nil
  }

  var finding: Finding {
    let needs = context.needs(of: type).map(\.offMainActor)
    var finding = context.leave(
      node, node.is(.functionCallExpr) ? "leave 'Task'" : "leave '\(node.textInOneLine)'",
      because: Refusal(
        .notSendable,
        "'\(type.textOutside)' isn't Sendable, so Swift 6 rejects it as the result of a task; "
          + advice(needs)))
    finding.needs = unused == nil ? needs : []
    return finding
  }

  private func advice(_ needs: [RequiredAnnotation]) -> String {
    if let unused { return "write '_ = \(unused.textInOneLine)', since nothing uses it" }
    return needs.first?.adviceHere() ?? "let the task return Sendable values made from it"
  }
}

extension FunctionCallExpr {
  fileprivate enum Place { case statement, constant, receiver }

  /// Where a task is made whose type nothing else says: `Task { … }`, `let task = Task { … }`, `Task { … }.value`.
  fileprivate var place: Place? {
    guard let parent = node.parent else { return nil }
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

extension Node {
  /// Whether the type stands in the signature of a function that has a generic parameter of the name: the compiler
  /// infers that it's Sendable (measured with Swift 6.3.1).
  ///
  /// Have: func timeout<Output>(_ task: Task<Output, any Error>) async throws -> Output
  fileprivate func infersRequirement(on name: String) -> Bool {
    guard let function = ancestors.first(where: \.isFunctionLike)?.as(FunctionDecl.self),
      function.body?.node.encloses(self) != true
    else { return false }
    let parameters = function.genericParameterClause?.parameters?.node
    return parameters?.elements(Rewriter.GenericParameter.self).contains { $0.name?.name == name }
      == true
  }
}
