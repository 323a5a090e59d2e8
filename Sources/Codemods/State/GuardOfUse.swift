import Rewriter

extension Context {
  /// The name of the lock or the queue in whose closure a node is: `lock.withLock { … }`, `Self.queue.sync { … }`.
  func guardOfUse(_ node: Node) -> String? {
    for closure in node.ancestors.lazy.compactMap({ $0.as(ClosureExpr.self) }) {
      guard case .argument(let call, _) = ClosureUse(of: closure),
        let callee = call.calledExpression?.as(MemberAccessExpr.self),
        callee.name.map(Self.guardingFunctions.contains) == true
      else {
        if isCalledInPlace(closure) { continue }
        return nil
      }
      return callee.base.flatMap(nameOfGuard)
    }
    return nil
  }

  /// `queue` and `Self.queue`, if it is the one that the whole program has: a `static let` or a global constant of the
  /// project.
  private func nameOfGuard(_ expression: Node) -> String? {
    let access = expression.as(MemberAccessExpr.self)
    guard let name = access?.name ?? expression.referencedName else { return nil }
    let members: [MemberFacts]
    if let base = access?.base {
      guard case .type(let type, isStatic: true) = owner(in: base) else { return nil }
      members = project.members(named: name, of: type, inherited: true)
    } else {
      switch resolution(of: name, at: expression) {
      case .member(let found, _), .global(let found): members = found
      default: return nil
      }
    }
    guard case .variable(let variable)? = members.first, variable.isConstant,
      variable.owner.isEmpty || variable.modifiers.contains(.static)
    else { return nil }
    return variable.owner.isEmpty ? name : "\(variable.owner).\(name)"
  }
}

extension SharedStateUses {
  /// The name of the lock or the queue that every use of the variable is guarded by; `nil` if they differ.
  var commonGuard: String? {
    guard let first = all.first?.guardOfUse, all.allSatisfy({ $0.guardOfUse == first }) else {
      return nil
    }
    return first
  }
}
