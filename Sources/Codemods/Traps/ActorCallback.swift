import Rewriter

/// A closure of an actor, or of a global one that is not the main actor, that becomes one of no actor.
///
/// As measured with Swift 6.3.1: a task in a `@Sendable` closure is on no actor, so what it does with the actor has
/// to be awaited.
struct ActorCallback {
  let edits: [Edit]

  /// Throws where the closure, or a task in it, uses the actor without `await`.
  init(
    _ call: CallbackCall, of isolation: Isolation, in context: Context,
  ) throws(LeftAlone) {
    let captures = ClosureCaptures(of: call.closure, in: context)
    if let reason = captures.refusal { throw LeftAlone(reason: reason) }
    guard let code = CallbackCode(of: call, in: context) else {
      throw LeftAlone(reason: "its end is missing")
    }
    var edits: [Edit] = []
    let needs = MainActorNeeds(context: context, code: call.closure.node)
    for node in call.closure.node.descendantsAndSelf {
      if case .globalActor = isolation.kind {
        if needs.isNeeded(by: node), !node.isAwaited { throw Self.needed(node.text) }
      } else {
        try Self.check(use: node, in: call.closure, context)
      }
      guard let task = node.as(ClosureExpr.self), task.isOfTask else { continue }
      let hoists = try LeafHoists(of: [task.node], in: code, context)
      edits += hoists.edits + hoists.leaves.declarations(before: task)
    }
    self.edits = edits
  }

  /// `await self.method(…)` in a task, and what is on no actor, may stay.
  private static func check(
    use node: Node, in closure: ClosureExpr, _ context: Context,
  ) throws(LeftAlone) {
    if let name = node.plainName, case .local(let binding) = context.meaning(of: name, at: node),
      case .parameter(let parameter) = binding.kind, parameter.isIsolated, !node.isAwaited
    {
      throw needed(name)
    }
    if node.isSelfReference {
      guard let access = node.parent?.as(MemberAccessExpr.self), let name = access.name,
        access.base == node, let type = context.enclosingTypeNames(of: node).first
      else { throw needed("self") }
      let members = context.project.members(named: name, of: type, inherited: true)
      try check(members, usedBy: access.node, in: closure, context)
    } else if let name = node.plainName,
      case .member(let members, _) = context.meaning(of: name, at: node)
    {
      try check(members, usedBy: node, in: closure, context)
    }
  }

  private static func check(
    _ members: [MemberFacts], usedBy node: Node, in closure: ClosureExpr, _ context: Context,
  ) throws(LeftAlone) {
    if !members.isEmpty, members.allSatisfy(context.isFree) { return }
    guard node.isAwaited, !members.isEmpty, !node.isAssigned else { throw needed(node.text) }
  }

  private static func needed(_ name: String) -> LeftAlone {
    LeftAlone(reason: "it uses '\(name)' of the actor without waiting for it")
  }
}

extension Node {
  /// Whether `await` stands in front of the expression, in the same closure.
  fileprivate var isAwaited: Bool {
    ancestors.prefix { !$0.is(.closureExpr) }.contains { $0.is(.awaitExpr) }
  }
}

extension Context {
  /// Whether a member may be used on no actor.
  fileprivate func isFree(_ member: MemberFacts) -> Bool {
    isolation(of: member) == .nonisolated || member.modifiers.contains(.static)
  }
}
