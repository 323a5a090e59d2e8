import Rewriter

/// Looks for uses of main-actor-isolated declarations in the work of a global queue.
///
/// Apple declares the work as `@preconcurrency @Sendable`: in Swift 5, a closure that is written in
/// main-actor-isolated code may use what is isolated to the main actor, although it runs on another thread.
/// A task may not, in any language mode.
struct MainActorUse {
  private let context: Context
  private let closure: ClosureExpr

  init(in closure: ClosureExpr, _ context: Context) {
    self.closure = closure
    self.context = context
  }

  /// Why the work may not become a task's, with the first name in it that is known to be the main actor's; `nil` if
  /// there is none, or if the file is compiled as Swift 6, which doesn't take such work in the first place.
  var refusalOfTask: Refusal? {
    let uses = uses
    // A read can come before the closure, and no other use can.
    guard let (node, name, isKnown) = uses.first(where: { !isRead($0.node) }) ?? uses.first else {
      return nil
    }
    guard isKnown else {
      return Refusal(
        .usesMainActor,
        "'\(name)' is inherited from a class outside the project, and may be isolated to the main actor, as "
          + "this class is; keep the queue, or write a task that awaits the call")
    }
    let (deed, advice) =
      node.isAssigned
      ? ("sets", "set it in a hop back to the main queue")
      : isRead(node)
        ? ("reads", adviceOnReading(node))
        : isOfProject(name)
          ? ("calls", "mark it 'nonisolated', or write a task that awaits the call")
          : ("calls", "call it on the main queue instead, or write a task that awaits the call")
    return Refusal(
      .usesMainActor,
      "the closure \(deed) main-actor-isolated '\(name)', which Swift 5 allows on a queue but not in a task; "
        + advice)
  }

  private func isRead(_ node: Node) -> Bool {
    !node.isAssigned && node.parent?.as(FunctionCallExpr.self)?.calledExpression != node
  }

  /// What isn't Sendable can't be read before: the closure couldn't capture it.
  private func adviceOnReading(_ node: Node) -> String {
    let chain = node.chainOfMembers { value in
      context.valueType(of: value).map { context.isObjectOfMainActor($0) } ?? true
    }
    if let type = context.valueType(of: chain), context.sendability(of: type).kind == .no {
      let name = type.unwrapped.name ?? type.text
      let copy = "'nonisolated(unsafe) let \(chain.lastName ?? "value") = \(chain.textInOneLine)'"
      return context.needs(of: type).isEmpty
        ? "capture it as \(copy) if any thread may use it, or keep the queue"
        : "make '\(name)' Sendable and capture it, or read what the work needs of it before the closure"
    }
    // Have: while isRunning { … }
    if node.isAskedAgain(in: closure.node) {
      return
        "the loop reads it each time around, so keep it behind a lock, or write a task that checks 'Task.isCancelled'"
    }
    let text = chain == node ? "it" : "'\(chain.textInOneLine)'"
    return "read \(text) into a 'let' before the closure"
  }

  private func isOfProject(_ use: String) -> Bool {
    let name = use.lastName
    return context.project.functions[name] != nil || context.project.types[name] != nil
  }

  /// All nodes that use what is known to be the main actor's, in the order of the source.
  var nodes: [Node] { uses.map(\.node) }

  private var uses: [(node: Node, name: String, isKnown: Bool)] {
    let modes = context.project.modules.modules(of: context.path).map(
      \.settings.languageMode?.value)
    if !modes.isEmpty, modes.allSatisfy({ $0.map { $0 >= 6 } == true }) { return [] }
    let nodes = closure.node.descendantsAndSelf { node in
      node.is(.awaitExpr) || node.declaredTypeName != nil
        || node != closure.node && node.is(.closureExpr)
          && context.isolation(inside: node).kind == .mainActor
    }
    let needs = MainActorNeeds(context: context, code: closure.node, ignoresConstants: true)
    return nodes.compactMap { node in
      switch needs.use(of: node) {
      case .needed(let name): (node, name, true)
      // Have: [self] in print(title), where 'title' is inherited from a class of the main actor.
      case .unknown(let name) where node.isNameOfProperty: (node, name, true)
      case .unknown(let name):
        isMemberOfSelf(node) ? (node, name, isDeclaredInProject(node)) : nil
      case nil: constantThatStays(node).map { (node, $0, true) }
      }
    }
  }

  /// The constant of the main actor's that the node reads, of a type that is known not to be Sendable: Swift 5 warns of
  /// that in a task.
  private func constantThatStays(_ node: Node) -> String? {
    guard
      case .needed(let name) = MainActorNeeds(context: context, code: closure.node).use(of: node),
      node.parent?.as(FunctionCallExpr.self)?.calledExpression != node,
      let type = context.valueType(of: node), context.sendability(of: type).kind == .no
    else { return nil }
    return name
  }
}

extension MainActorUse {
  /// Have: self.resume(), in a class of the main actor whose superclass is in another project.
  private func isMemberOfSelf(_ node: Node) -> Bool {
    guard let access = node.as(MemberAccessExpr.self), access.base?.isSelfReference == true,
      let type = context.enclosingTypeNames(of: node).first
    else { return false }
    return context.project.isolation(ofType: type).kind == .mainActor
  }
}

extension MainActorUse {
  /// Whether the project declares the member, as one of a class of the main actor.
  private func isDeclaredInProject(_ node: Node) -> Bool {
    guard let name = node.as(MemberAccessExpr.self)?.name,
      let type = context.enclosingTypeNames(of: node).first
    else { return false }
    return !context.project.members(named: name, of: type, inherited: true).isEmpty
  }
}

extension Node {
  /// What is read of the value that the node names, as far as the main actor may have the members as well: `a?.b` of
  /// `a?.b.load()`. The rest is the work.
  fileprivate func chainOfMembers(whileIsolated mayHaveIsolatedMembers: (Node) -> Bool) -> Node {
    var chain = self
    var end = self
    while let parent = chain.parent {
      let isLink = parent.is(.optionalChainingExpr) || parent.is(.forceUnwrapExpr)
      guard isLink || parent.as(MemberAccessExpr.self)?.base == chain,
        isLink || mayHaveIsolatedMembers(chain)
      else { break }
      chain = parent
      let isCalled = parent.parent?.as(FunctionCallExpr.self)?.calledExpression == parent
      if !isLink, !isCalled { end = parent }
    }
    return end
  }

  /// Whether the node is in the condition of a loop that the code holds.
  fileprivate func isAskedAgain(in code: Node) -> Bool {
    ancestors.prefix { $0 != code }.contains { loop in
      let condition =
        loop.as(WhileStmt.self)?.conditions?.node ?? loop.as(RepeatStmt.self)?.condition
      return condition?.encloses(self) == true
    }
  }

  /// Whether the node is a name without a receiver that nothing calls.
  fileprivate var isNameOfProperty: Bool {
    referencedName != nil && parent?.as(FunctionCallExpr.self)?.calledExpression != self
  }
}
