import Rewriter

/// Nonisolated asynchronous code reads or calls, without `await`, what Apple's headers isolate to the main actor.
///
/// Measured with Swift 6.3.1: an error in asynchronous code, and only a warning in other code, in the right operand of
/// `&&`, `||` and `??`, and where a value is set.
/// What the project itself isolates can't be used so in any mode.
struct UnawaitedUse {
  private let use: Node
  private let need: MainActorNeed
  private let isOfFunction: Bool
  private let context: Context

  static func all(in context: Context) -> [UnawaitedUse] {
    let functions = context.tree.all(FunctionDecl.self).filter(\.isAsynchronous).compactMap {
      function in function.body.map { (code: function.node, body: $0.node) }
    }
    let tasks = context.tree.all(ClosureExpr.self).filter(\.isOfTask).compactMap { closure in
      closure.statements.map { (code: closure.node, body: $0.node) }
    }
    return (functions + tasks).filter { code, _ in
      code.mayBeCompiled && context.isolation(inside: code).kind == .nonisolated
    }.flatMap { code, body -> [UnawaitedUse] in
      let needs = MainActorNeeds(context: context, code: code)
      let uses = body.descendantsAndSelf(notInside: \.runsAside).compactMap {
        UnawaitedUse($0, by: needs, in: context)
      }
      // The change of 'main-actor-task' ends them.
      if !uses.isEmpty, code.as(ClosureExpr.self).map(context.isTaskForMainActor) == true {
        return []
      }
      // Of a chain, its first part is enough.
      return uses.filter { use in
        !uses.contains { $0.use != use.use && use.use.encloses($0.use) }
      }
    }
  }

  private init?(_ node: Node, by needs: MainActorNeeds, in context: Context) {
    // What the node needs is dear to know.
    guard !node.isBehindAwait, !node.isSet, !node.isInLaterOperand, node.mayBeCompiled,
      let need = needs.use(of: node), need.isKnown, context.isOfFramework(node)
    else { return nil }
    (use, self.need, self.context) = (node, need, context)
    isOfFunction = needs.code.is(.functionDecl)
  }

  var finding: Finding {
    context.leave(
      use, "leave the use of '\(need.name)'",
      because: Refusal(
        .usesMainActor,
        "Swift 6 rejects the use without 'await': \(need.sentence), and the asynchronous code here isn't isolated to it; "
          + advice))
  }

  private var advice: String {
    let waiting = "write 'await' if its value is Sendable"
    guard isOfFunction else { return "mark the closure '@MainActor', or \(waiting)" }
    return (MainActorMarking(at: use, in: context)?.marking.map { "\($0), or " } ?? "") + waiting
  }
}

extension Context {
  /// Whether the node is no use of what the project declares, but for what it adds to a framework's type.
  fileprivate func isOfFramework(_ node: Node) -> Bool {
    if let name = node.referencedName {
      guard case .type(let type) = resolution(of: name, at: node) else { return false }
      return project.types[withoutAlias(type)] == nil
    }
    guard node.is(.memberAccessExpr) else { return false }
    return membersMeant(by: node).allSatisfy { member in
      !member.owner.isEmpty && project.types[member.owner] == nil
    }
  }
}

extension Node {
  /// Whether what is in the node isn't the code around, or waits by itself.
  fileprivate var runsAside: Bool {
    isFunctionLike || self.is(.keyPathExpr) || self.is(.macroExpansionExpr)
      || self.as(VariableDecl.self)?.has("async") == true
  }

  /// Have: label.text = title, button.layer.cornerRadius = 3
  fileprivate var isSet: Bool {
    if isAssigned { return true }
    guard let access = parent?.as(MemberAccessExpr.self), access.base == self else { return false }
    return access.node.isSet
  }
}
