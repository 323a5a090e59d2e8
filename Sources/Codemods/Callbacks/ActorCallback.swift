import Rewriter

/// A closure isolated to an actor, or to a global actor other than the main actor, that becomes nonisolated.
///
/// As measured with Swift 6.3.1: a task in a `@Sendable` closure is nonisolated, so what it does with the actor has
/// to be awaited.
struct ActorCallback {
  /// Those in the closure, and those of methods that become nonisolated.
  private(set) var edits: [Edit] = []

  private let context: Context

  /// Throws where the closure, or a task in it, uses the actor without `await`.
  init(
    _ call: CallbackCall, of isolation: Isolation, in context: Context,
  ) throws(Refusal) {
    self.context = context
    let captures = ClosureCaptures(of: call.closure, in: context)
    if let reason = captures.refusal { throw reason }
    guard let code = CallbackCode(of: call, in: context) else {
      throw Refusal(.incompleteCode, "the closure isn't complete")
    }
    let uses = ActorUses(context: context)
    let needs = MainActorNeeds(context: context, code: call.closure.node)
    for node in call.closure.node.descendantsAndSelf {
      if case .globalActor = isolation.kind {
        if needs.isNeeded(by: node), !node.isBehindAwait { throw Self.needed(node.text) }
      } else if let name = uses.name(usedBy: node) {
        guard let method = uses.freeMethod(calledBy: node), let keyword = method.funcKeyword else {
          throw Self.needed(name)
        }
        let edit = Edit.insert("nonisolated ", at: keyword.range.lowerBound)
        let isFreed = method.modifiers?.contains(.nonisolated) == true || edits.contains(edit)
        if !isFreed { edits.append(edit) }
      }
      guard let task = node.as(ClosureExpr.self), task.isOfTask else { continue }
      let hoists = try HoistedReads(of: [task.node], in: code, context)
      edits += hoists.edits + hoists.leaves.declarations(before: task)
    }
  }

  private static func needed(_ name: String) -> Refusal {
    Refusal(
      .usesActor, "the closure uses '\(name)' of the actor without 'await'; await it in a task")
  }
}

/// What code of an actor uses of it. `await self.method(…)` in a task, and what is nonisolated, don't count.
struct ActorUses {
  let context: Context

  /// What the node itself uses without waiting for it; `nil` for nothing.
  func name(usedBy node: Node) -> String? {
    if let name = node.referencedName,
      case .local(let binding) = context.resolution(of: name, at: node),
      case .parameter(let parameter) = binding.kind, parameter.isIsolated, !node.isBehindAwait
    {
      return name
    }
    if node.isSelfReference {
      guard let access = node.parent?.as(MemberAccessExpr.self), let name = access.name,
        access.base == node, let type = context.enclosingTypeNames(of: node).first
      else { return "self" }
      let members = context.project.members(named: name, of: type, inherited: true)
      return needsActor(members, usedBy: access.node) ? access.node.text : nil
    }
    guard let name = node.referencedName,
      case .member(let members, _) = context.resolution(of: name, at: node)
    else { return nil }
    return needsActor(members, usedBy: node) ? node.text : nil
  }

  private func needsActor(_ members: [MemberFacts], usedBy node: Node) -> Bool {
    if !members.isEmpty, members.allSatisfy(context.isFree) { return false }
    return !node.isBehindAwait || members.isEmpty || node.isAssigned
  }

  /// The method that is called with `self`, if it uses nothing of the actor.
  func freeMethod(calledBy node: Node) -> FunctionDecl? {
    let callee = node.isSelfReference ? node.parent : node
    guard let callee, callee.parent?.as(FunctionCallExpr.self)?.calledExpression == callee,
      let name = callee.lastName
    else { return nil }
    let type = context.enclosingTypeNames(of: node).first
    guard let method = context.onlyMethod(named: name, of: type), let body = method.body?.node,
      method.signature?.effectSpecifiers?.asyncSpecifier == nil,
      body.descendantsAndSelf.allSatisfy({ self.name(usedBy: $0) == nil })
    else { return nil }
    return method
  }
}

extension Context {
  /// The only method of the name that the type has, if it is in the file and nothing overrides it.
  func onlyMethod(named name: String, of type: String?) -> FunctionDecl? {
    guard let type, project.members(named: name, of: type, inherited: true).count == 1,
      !project.hasOverride(ofFunction: name, in: project.resolve(type))
    else { return nil }
    let methods = tree.functions(named: name).filter {
      enclosingTypeNames(of: $0.node).first == type
        && $0.node.parent?.is(.memberBlockItem) == true
    }
    guard methods.count == 1, methods[0].attributes == nil,
      methods[0].modifiers?.contains(.override) != true
    else { return nil }
    return methods[0]
  }

  /// Whether nonisolated code may use a member.
  fileprivate func isFree(_ member: MemberFacts) -> Bool {
    isolation(of: member) == .nonisolated || member.modifiers.contains(.static)
  }
}
