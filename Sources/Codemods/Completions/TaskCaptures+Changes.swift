import Rewriter

/// What may be something else when the task runs, or would be kept by it for nothing else.
extension TaskCaptures {
  /// Whether the handler takes `self` along, which it then does for the call as well.
  var handlerHasSelf: Bool {
    site.handler.closures.contains { $0.statements.map { hasSelf($0.node) } ?? false }
  }

  /// Whether the node names `self`, or a member of it.
  func hasSelf(_ node: Node) -> Bool {
    !node.isSelfReference
      && node.descendantsAndSelf.contains { node in
        if node.isSelfReference { return true }
        guard let name = node.referencedName,
          case .member(let members, _) = context.resolution(of: name, at: node)
        else { return false }
        return members.contains { !$0.isOfType }
      }
  }

  /// Whether the task has `self` only for hops at the ends of the handler that capture it weakly: the task does so
  /// in their place.
  ///
  /// Have: store.load { value in Task { @MainActor [weak self] in self?.value = value } }
  var isSelfWeakAtEnds: Bool {
    guard destination == .sameActor, site.handler.closure != nil,
      site.handler.closures.allSatisfy(\.writtenCaptures.isEmpty),
      site.call.calledExpression?.is(.memberAccessExpr) == true || site.callback.type.isEmpty,
      case .local(let binding) = context.resolution(of: "self", at: site.call.node),
      case .instance = binding.kind
    else { return false }
    let hops = InlinedHops(
      in: site.handler, shift: 0, declaring: [], context, taking: [.hops, .delays],
      havingWeakSelf: true)
    let closures = Set(hops.hops.map(\.closure).filter(\.capturesSelfWeakly))
    let rest = site.call.node.descendantsAndSelf { closures.contains($0) }
    return !closures.isEmpty && !rest.contains { !closures.contains($0) && context.isUseOfSelf($0) }
  }

  /// Whether `x`, `self.x` or `other.x` is declared with `!`.
  func isImplicitlyUnwrapped(_ expression: Node) -> Bool {
    if let name = expression.nameWithoutSelf {
      if let local = LocalDeclaration(name, at: expression) {
        return local.declared.type?.hasSuffix("!") == true
      }
      if case .member(let members, _) = context.resolution(of: name, at: expression) {
        return members.contains(where: \.isImplicitlyUnwrapped)
      }
      return isImplicitlyUnwrapped(name, of: context.enclosingTypeNames(of: expression).first)
    }
    guard let member = expression.as(MemberAccessExpr.self), let base = member.base,
      let name = member.name
    else { return false }
    return isImplicitlyUnwrapped(name, of: typeName(of: base))
  }

  private func isImplicitlyUnwrapped(_ name: String, of type: String?) -> Bool {
    guard let type else { return false }
    let members = context.project.members(named: name, of: type, inherited: true)
    if !members.isEmpty { return members.contains(where: \.isImplicitlyUnwrapped) }
    return context.foreignAncestry(of: type).contains {
      context.project.sdk.memberType(of: $0, member: name)?.hasSuffix("!") == true
    }
  }

  /// Whether the value is a property of one of Apple's user interfaces that is implicitly unwrapped: it may be set to
  /// `nil` and is never found so (`null_resettable`).
  ///
  /// Have: view, of a view controller
  func isResettable(_ expression: Node) -> Bool {
    let member = expression.as(MemberAccessExpr.self)
    guard let name = member?.name ?? expression.referencedName,
      LocalDeclaration(name, at: expression) == nil,
      let type = member?.base.flatMap(typeName) ?? context.enclosingTypeNames(of: expression).first,
      context.project.members(named: name, of: type, inherited: true).isEmpty
    else { return false }
    let sdk = context.project.sdk
    return context.foreignAncestry(of: type).contains {
      sdk.memberType(of: $0, member: name)?.hasSuffix("!") == true
        && !sdk.modules(ofType: $0).isDisjoint(with: ["AppKit", "UIKit"])
    }
  }

  /// The type that the expression is a value of, or that it names.
  private func typeName(of expression: Node) -> String? {
    if let name = expression.referencedName,
      case .type(let type) = context.resolution(of: name, at: expression)
    {
      return type
    }
    guard let type = context.valueType(of: expression)?.unwrapped, let name = type.nameOfMembers
    else { return nil }
    return context.project.resolve(name, inside: type.scope)
  }

  /// Whether the task captures `self` weakly where the handler does not say so.
  var isSelfWeak: Bool { captures.contains("weak self") }

  /// Whether the expression may have another value when the task runs: it reads what may change, or calls something.
  func mayBeAnother(_ expression: Node) -> Bool {
    expression.descendantsAndSelf { $0.is(.closureExpr) || $0.isMetatype }.contains { node in
      if node.isMetatype { return false }
      if let call = node.as(FunctionCallExpr.self) {
        // Have: .contained(view), which is a case where the project has no such function.
        let member = call.calledExpression?.as(MemberAccessExpr.self)
        if let member, member.base == nil {
          return context.project.functions[member.name ?? ""]?.isEmpty == false
        }
        return call.calledExpression?.lastName?.first?.isUppercase != true
      }
      if node.is(.subscriptCallExpr) { return true }
      if let name = node.referencedName {
        return !isConstant(context.resolution(of: name, at: node))
      }
      guard let member = node.as(MemberAccessExpr.self), let base = member.base,
        let name = member.name, member.node.parent?.is(.functionCallExpr) != true
      else { return false }
      return !isConstant(name, of: base)
    }
  }

  /// Local variables are copied.
  private func isConstant(_ meaning: Resolution) -> Bool {
    switch meaning {
    case .local, .type, .typeParameter, .module: true
    case .member(let members, _), .global(let members): members.allSatisfy(\.isConstant)
    case .unknown: false
    }
  }

  /// The type that the expression names: `Layout`, `Constants.layout`.
  private func nameOfType(_ expression: Node) -> String? {
    if let name = expression.referencedName {
      guard case .type(let type) = context.resolution(of: name, at: expression) else { return nil }
      return type
    }
    guard let member = expression.as(MemberAccessExpr.self), let base = member.base,
      let name = member.name, let owner = nameOfType(base)
    else { return nil }
    let type = context.project.resolve(name, inside: owner)
    return context.project.types[type] == nil ? nil : type
  }

  private func isConstant(_ name: String, of base: Node) -> Bool {
    if let owner = nameOfType(base) {
      // What a type of a framework has is hardly ever set.
      return context.project.members(named: name, of: owner, inherited: true)
        .allSatisfy { $0.isConstant || isNeverSet($0) }
    }
    if base.isSelfReference { return isConstant(context.resolution(of: name, at: base)) }
    guard let type = context.valueType(of: base)?.unwrapped, let owner = type.name else {
      return false
    }
    // Have: url.absoluteString, of a constant.
    let full = context.project.resolve(owner, inside: type.scope)
    if context.project.types[full] == nil, context.project.sdk.kind(ofType: full) == "struct" {
      return true
    }
    let members = context.project.members(named: name, of: full, inherited: true)
    return !members.isEmpty && members.allSatisfy(\.isConstant)
  }
}

extension TaskCaptures {
  /// Whether the member is a static variable of objects that no code of the project sets, as far as its name tells.
  ///
  /// Have: static var shared = Store()
  private func isNeverSet(_ member: MemberFacts) -> Bool {
    guard case .variable(let variable) = member, variable.modifiers.contains(.static),
      !variable.isComputed, variable.hasInitialValue, let type = variable.type,
      [.class, .protocol].contains(
        context.project.types[context.project.resolve(type, inside: variable.owner)]?.first?.kind)
    else { return false }
    let owner = variable.owner
    return context.project.tables.variablesNeverSet.answer(to: "\(owner).\(variable.name)") {
      context.project.files(naming: variable.name, withOneOf: [owner.lastName, "Self", "type"])
        .allSatisfy { context.asItWas($0).map { !$0.sets(variable.name) } ?? false }
    }
  }
}

extension Context {
  /// Whether code of the file sets something of the name.
  fileprivate func sets(_ name: String) -> Bool {
    tree.all(DeclReferenceExpr.self, startingWith: name).contains {
      VariableUse($0.whole).effect == .changes
    }
  }
}

extension MemberFacts {
  fileprivate var isImplicitlyUnwrapped: Bool {
    guard case .variable(let variable) = self else { return false }
    return variable.type?.hasSuffix("!") == true
  }

  /// Whether the member is not a variable, or one that never changes.
  fileprivate var isConstant: Bool {
    guard case .variable(let variable) = self else { return true }
    return variable.isConstant && !variable.isComputed
  }
}

extension Node {
  /// `Item.self`, `[Item].self`, by the convention that names of types begin with a capital.
  fileprivate var isMetatype: Bool {
    guard let member = self.as(MemberAccessExpr.self), member.name == "self",
      let names = member.base?.tokens.filter({ $0.kind == .identifier }).map(\.name)
    else { return false }
    return !names.isEmpty && names.allSatisfy { $0.beginsWithCapital }
  }

  var capturesSelfWeakly: Bool {
    self.as(ClosureExpr.self)?.capturesSelfWeakly ?? false
  }
}
