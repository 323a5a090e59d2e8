import Rewriter

/// An asynchronous method of an actor: where it uses the actor's stored properties, and where it waits.
struct ActorMethod {
  private let uses: [StateUse]
  private let waits: [Node]

  /// Where it calls synchronous methods of the actor, which may use the properties, too.
  private let ownCalls: [Node]

  init?(_ function: FunctionDecl, in context: Context) {
    guard function.isAsynchronous, let body = function.body?.node,
      case .actor(let owner) = context.isolation(inside: function.node).kind,
      context.project.types[owner]?.contains(where: { $0.kind == .actor }) == true
    else { return nil }
    let nodes = TaskBody.ownNodes(of: body).filter { !$0.isDeferred(in: body) }
    waits = nodes.filter(\.isWait).sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = waits.first, !nodes.contains(where: { $0.takesLock(before: first) }) else {
      return nil
    }
    let stored = context.project.namesOfStoredVariables(of: owner)
    uses = nodes.compactMap { StateUse($0, among: stored, in: context) }
      .sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
    ownCalls = nodes.filter { $0.isSynchronousCall(ofMethodOf: owner, in: context) }
  }

  /// The checks that may not hold any more where the method counts on them, one for each property.
  var staleChecks: [StaleCheck] {
    var names: Set<String> = []
    return uses.compactMap { check in
      guard let stale = staleCheck(check), names.insert(check.name).inserted else { return nil }
      return stale
    }
  }

  private func staleCheck(_ check: StateUse) -> StaleCheck? {
    for region in check.regions {
      let isInRegion = { (node: Node) in region.contains { $0.encloses(node) } }
      let waits = waits.filter(isInRegion)
      let writes = uses.filter { use in
        use.changes && use.isSameValue(as: check) && isInRegion(use.node)
      }
      for write in writes {
        // Have: if let task { return await task.value }, which the write isn't behind
        let waits = waits.filter { write.follows($0) && !$0.excludes(write.node) }
        guard let first = waits.first, let wait = waits.last,
          !isClaimed(from: check.node, to: first),
          !isReadAgain(check.name, from: wait, to: write)
        else { continue }
        return StaleCheck(check: check, wait: wait, write: write)
      }
    }
    return nil
  }

  /// Whether the method changes something that it checks before it waits: that keeps other calls out.
  private func isClaimed(from check: Node, to wait: Node) -> Bool {
    let checked = Set(uses.filter { !$0.regions.isEmpty }.map(\.name))
    return uses.contains { use in
      use.changes && checked.contains(use.name) && use.node.isBetween(check, wait)
        && !use.follows(wait)
    } || ownCalls.contains { $0.isBetween(check, wait) }
  }

  private func isReadAgain(_ name: String, from wait: Node, to write: StateUse) -> Bool {
    uses.contains { use in
      use.name == name && use.node != write.node
        && use.node.range.lowerBound >= wait.range.upperBound
        && use.node.range.lowerBound < write.statement.range.upperBound
    }
      || ownCalls.contains { call in
        call.range.lowerBound >= wait.range.upperBound
          && call.range.lowerBound < write.statement.range.lowerBound
      }
  }
}

/// A check that other calls may have outdated where the method counts on it.
struct StaleCheck {
  let check: StateUse
  let wait: Node
  let write: StateUse

  /// Whether the method does some work only if it finds no value or no flag, and stores one when the work is done.
  var startsWork: Bool { check.looksForValue ? write.storesValue : write.storesTrue }
}

extension Node {
  fileprivate func isBetween(_ first: Node, _ last: Node) -> Bool {
    range.lowerBound >= first.range.upperBound && range.upperBound <= last.range.lowerBound
  }

  /// Whether the code may be suspended there.
  fileprivate var isWait: Bool {
    self.is(.awaitExpr) || self.as(ForStmt.self)?.awaitKeyword != nil
  }

  fileprivate func isDeferred(in body: Node) -> Bool {
    ancestors.prefix { $0 != body }.contains { $0.is(.deferStmt) }
  }

  /// Whether the first thing that the method waits for is a lock of whatever kind: others wait then, too.
  fileprivate func takesLock(before wait: Node) -> Bool {
    guard wait.encloses(self), let name = self.as(FunctionCallExpr.self)?.calleeName else {
      return false
    }
    return Self.locks.contains(name)
  }

  private static let locks: Set = ["acquire", "enter", "lock", "wait", "waitUnlessCancelled"]

  fileprivate func isSynchronousCall(ofMethodOf owner: String, in context: Context) -> Bool {
    guard let call = self.as(FunctionCallExpr.self), let callee = call.calledExpression,
      let name = callee.nameWithoutSelf
    else { return false }
    return context.project.members(named: name, of: owner, inherited: true).contains { member in
      guard case .function(let function) = member else { return false }
      return !function.isAsync && !member.isOfType
        && !function.modifiers.contains(.nonisolated)
    }
  }
}

extension ProjectIndex {
  fileprivate func namesOfStoredVariables(of owner: String) -> Set<String> {
    let variables = members(of: owner).compactMap { member in
      if case .variable(let variable) = member { variable } else { nil }
    }
    return Set(
      variables.filter { !$0.isConstant && !$0.isComputed && !$0.modifiers.contains(.static) }
        .map(\.name))
  }
}
