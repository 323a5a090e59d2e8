import Rewriter

extension Context {
  /// The name of the lock or the queue in whose closure a node is, or that the statements around hold:
  /// `lock.withLock { … }`, `Self.queue.sync { … }`, `lock.lock(); defer { lock.unlock() }`.
  func guardOfUse(_ node: Node) -> String? {
    for ancestor in node.ancestors {
      if ancestor.is(.functionDecl) || ancestor.is(.accessorDecl) { return nil }
      if let lock = ancestor.lockHeld(at: node).flatMap(nameOfGuard) { return lock }
      guard let closure = ancestor.as(ClosureExpr.self) else { continue }
      guard case .argument(let call, _) = ClosureUse(of: closure),
        let callee = call.calledExpression?.as(MemberAccessExpr.self),
        callee.name.map(GuardFunctions.ofSystems.running.contains) == true
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

extension Node {
  /// What a statement in front of this one has locked, and holds at a use in it, if one behind it or a 'defer' unlocks
  /// it.
  fileprivate func lockHeld(at use: Node) -> Node? {
    guard self.is(.codeBlockItem), !calls("unlock", before: use),
      let all = parent.map({ Array($0.children) }),
      let position = all.firstIndex(of: self),
      let start = all[..<position].lastIndex(where: { $0.receiver(ofStatement: "lock") != nil }),
      let lock = all[start].receiver(ofStatement: "lock"),
      case let between = all[(start + 1)..<position],
      between.allSatisfy({ $0.isDefer || !$0.calls("unlock") }),
      between.contains(where: { $0.isDefer && $0.calls("unlock", on: lock) })
        || all[(position + 1)...].contains(where: {
          $0.receiver(ofStatement: "unlock")?.compactText == lock.compactText
        })
    else { return nil }
    return lock
  }

  private var isDefer: Bool { self.as(CodeBlockItem.self)?.item?.is(.deferStmt) == true }

  /// `lock` of a statement `lock.lock()`.
  private func receiver(ofStatement name: String) -> Node? {
    let call = self.as(CodeBlockItem.self)?.item?.as(FunctionCallExpr.self)
    guard call?.allArguments.isEmpty == true,
      let callee = call?.calledExpression?.as(MemberAccessExpr.self), callee.name == name
    else { return nil }
    return callee.base
  }

  private func calls(_ name: String, on lock: Node? = nil, before other: Node? = nil) -> Bool {
    descendantsAndSelf.contains { node in
      guard let member = node.as(MemberAccessExpr.self), member.name == name,
        other.map({ node.range.lowerBound < $0.range.lowerBound }) ?? true
      else { return false }
      return lock.map { $0.compactText == member.base?.compactText } ?? true
    }
  }
}

extension SharedStateUses {
  /// The last word of the name of the lock, one that lets in one thread at a time, that guards every use.
  var commonLock: String? {
    guard let name = commonGuard, let context = all.first?.context else { return nil }
    let owner = name.enclosingName
    let found =
      owner.isEmpty
      ? context.project.variables[name.lastName] ?? []
      : context.project.members(named: name.lastName, of: owner, inherited: true).compactMap {
        if case .variable(let variable) = $0 { variable } else { nil }
      }
    let isLock = found.first.flatMap { context.type(of: $0) }?.name.map(Self.locks.contains) == true
    return isLock ? name.lastName : nil
  }

  private static let locks = NameTable(
    """
    Foundation: NSLock NSRecursiveLock
    os: OSAllocatedUnfairLock
    """)

  /// The name of the lock or the queue that every use of the variable is guarded by; `nil` if they differ.
  var commonGuard: String? {
    guard let first = all.first?.guardOfUse, all.allSatisfy({ $0.guardOfUse == first }) else {
      return nil
    }
    return first
  }
}
