import Rewriter

/// What in a block that is not isolated belongs to the main actor.
struct MainActorUses {
  private let closure: ClosureExpr
  private let context: Context
  private let host: String
  private let isHostOnMainActor: Bool

  init(in closure: ClosureExpr, _ context: Context) {
    self.closure = closure
    self.context = context
    host = context.enclosingTypeNames(of: closure.node).first ?? ""
    isHostOnMainActor =
      !host.isEmpty && context.project.isolation(ofType: host).kind == .mainActor
      && context.isSendable(typeNamed: host)
  }

  /// The first use, as written: those in closures are theirs.
  var first: String? {
    guard let body = closure.statements else { return nil }
    let nodes = body.node.descendantsAndSelf {
      $0.is(.closureExpr) || $0.is(.functionDecl) || $0.declaredTypeName != nil
    }
    return nodes.first(where: isUse)?.textInOneLine
  }

  /// Whether the code uses it, also in closures.
  func contains(in code: Node) -> Bool { code.descendantsAndSelf.contains(where: isUse) }

  private func isUse(_ node: Node) -> Bool {
    if let access = node.as(MemberAccessExpr.self), let base = access.base, let name = access.name {
      if isSelf(base) { return isOwn(name, inherited: true) }
      return isStaticUse(of: name, base) || isUse(of: name, ofObject: base)
    }
    guard let reference = node.as(DeclReferenceExpr.self), let name = reference.name,
      node.parent?.is(.memberAccessExpr) != true || isBase(node)
    else { return false }
    return LocalDeclaration(name, at: node) == nil && isOwn(name, inherited: false)
  }

  /// Whether the name has no receiver.
  private func isBase(_ node: Node) -> Bool {
    node.parent?.as(MemberAccessExpr.self)?.base == node
  }

  /// `self`, `self?`, and a name that `self` is bound to.
  private func isSelf(_ base: Node) -> Bool {
    let plain =
      base.as(OptionalChainingExpr.self)?.expression ?? base.as(ForceUnwrapExpr.self)?.expression
      ?? base
    if plain.isSelfReference { return true }
    guard let name = plain.as(DeclReferenceExpr.self)?.name,
      let local = LocalDeclaration(name, at: plain)
    else { return false }
    return local.declaration.as(OptionalBindingCondition.self)?.initializer?.value?.isSelfReference
      ?? false
  }

  /// Whether the member of the class around belongs to the main actor; one that is not the project's does,
  /// as the class that it is inherited from.
  private func isOwn(_ name: String, inherited: Bool) -> Bool {
    guard isHostOnMainActor else { return false }
    let members = context.project.members(named: name, of: host, inherited: true)
    return members.first.map(isOnMainActor) ?? inherited
  }

  /// Have: { [weak toast] _ in toast?.hide() }
  private func isUse(of name: String, ofObject base: Node) -> Bool {
    guard case .type(let type, isStatic: false) = context.owner(in: base),
      context.project.types.contains(type),
      context.project.isolation(ofType: type).kind == .mainActor,
      context.isSendable(typeNamed: type)
    else { return false }
    return context.project.members(named: name, of: type, inherited: true).first
      .map(isOnMainActor) ?? false
  }

  /// `UIApplication.shared`
  private func isStaticUse(of name: String, _ base: Node) -> Bool {
    guard let type = base.as(DeclReferenceExpr.self)?.name, type.first?.isUppercase == true,
      context.project.isolation(ofType: type).kind == .mainActor
    else { return false }
    return context.project.members(named: name, of: type, inherited: true).first.map(isOnMainActor)
      ?? context.project.types[type].map { _ in false } ?? true
  }

  private func isOnMainActor(_ member: MemberFacts) -> Bool {
    let own: DeclarationModifiers = [.nonisolated, .nonisolatedUnsafe, .nonisolatedNonsending]
    guard member.modifiers.isDisjoint(with: own),
      context.project.isolation(ofType: member.owner).kind == .mainActor
    else { return false }
    switch member {
    case .function(let function): return !function.isAsync && !isFreed(function)
    case .variable(let variable): return !variable.isConstant
    case .enumCase: return false
    }
  }

  /// Whether the file says that the method is nonisolated: an earlier round may have made it so.
  private func isFreed(_ method: FunctionFacts) -> Bool {
    method.path == context.path
      && context.tree.all(FunctionDecl.self).contains { declaration in
        declaration.name?.name == method.name
          && declaration.modifiers?.node.tokens.contains { $0.name == "nonisolated" } == true
          && context.enclosingTypeNames(of: declaration.node).first == method.owner
      }
  }
}
