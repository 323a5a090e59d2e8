import Rewriter

/// The type of a task whose result isn't Sendable: who awaits it may be anywhere.
///
/// Measured with Swift 6.3.1: `type 'Item' does not conform to the 'Sendable' protocol`.
struct TaskResult {
  private let node: Node
  private let type: KnownType
  private let context: Context

  /// Have: var lines: Task<[OSLogEntryLog], Never>?
  static func all(in context: Context) -> [TaskResult] {
    context.tree.all(IdentifierType.self).compactMap { TaskResult($0, in: context) }
  }

  private init?(_ written: IdentifierType, in context: Context) {
    guard written.name?.name == "Task", !context.isShadowed("Task", at: written.node),
      let arguments = written.genericArgumentClause?.arguments?.node.elements(GenericArgument.self),
      arguments.count == 2, let argument = arguments[0].argument
    else { return nil }
    let type = context.knownType(argument)
    guard context.sendability(of: type).kind == .no, context.isChecked(type) else { return nil }
    (node, self.type, self.context) = (written.node, type, context)
  }

  var finding: Finding {
    let needs = context.needs(of: type).map(\.offMainActor)
    var finding = context.leave(
      node, "leave '\(node.textInOneLine)'",
      because: Refusal(
        .notSendable,
        "'\(type.textOutside)' isn't Sendable, so Swift 6 rejects it as the result of a task; "
          + (needs.first?.adviceHere() ?? "let the task return Sendable values made from it")))
    finding.needs = needs
    return finding
  }
}
