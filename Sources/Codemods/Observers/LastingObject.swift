import Rewriter

extension Context {
  /// Whether two expressions in code of one object are the same object, whenever they are evaluated.
  ///
  /// `false` if that is not in the text: a parameter, a loop's variable and a property that is set
  /// again are spelled alike, and hold another object each time.
  func areSameObject(_ first: Node, _ second: Node) -> Bool {
    withoutSelf(first) == withoutSelf(second) && isLasting(first) && isLasting(second)
  }

  /// Whether two expressions in code of one object are spelled alike, and made of what others may set but no
  /// parameter or local variable is.
  func areSpelledAlike(_ first: Node, _ second: Node) -> Bool {
    withoutSelf(first) == withoutSelf(second) && isOfMembers(first) && isOfMembers(second)
  }

  private func isOfMembers(_ expression: Node) -> Bool {
    expression.descendantsAndSelf.allSatisfy { node in
      guard let name = node.referencedName, let local = LocalDeclaration(name, at: node) else {
        return true
      }
      // Have: if let core = core
      guard let binding = local.declaration.as(OptionalBindingCondition.self) else { return false }
      return binding.initializer?.value.map { withoutSelf($0) == name } ?? true
    }
  }

  private func withoutSelf(_ expression: Node) -> String {
    let text = expression.compactText
    return text.hasPrefix("self.") ? String(text.dropFirst("self.".count)) : text
  }

  /// Whether the expression is one object as long as `self` lives.
  private func isLasting(_ expression: Node) -> Bool {
    switch expression.kind {
    case .forceUnwrapExpr:
      return expression.as(ForceUnwrapExpr.self)?.expression.map(isLasting) ?? false
    case .declReferenceExpr:
      return expression.isSelfReference || isLastingProperty(named: expression)
    case .memberAccessExpr: return isLastingMember(expression)
    case .functionCallExpr:
      // `AVAudioSession.sharedInstance()`
      guard let call = expression.as(FunctionCallExpr.self), let callee = call.calledExpression,
        call.arguments?.arguments.isEmpty != false, call.trailingClosure == nil
      else { return false }
      return isSingleton(callee)
    default: return false
    }
  }

  private func isLastingProperty(named reference: Node) -> Bool {
    guard let name = reference.as(DeclReferenceExpr.self)?.name,
      case .member(let members, _) = resolution(of: name, at: reference)
    else { return false }
    return isSetOnce(members)
  }

  private func isLastingMember(_ expression: Node) -> Bool {
    guard let access = expression.as(MemberAccessExpr.self), let base = access.base,
      let name = access.name
    else { return false }
    if base.isSelfReference {
      guard let host = enclosingTypeNames(of: expression).first else { return false }
      return isSetOnce(project.members(named: name, of: host, inherited: true))
    }
    if isSingleton(expression) { return true }
    guard isLasting(base), let type = type(of: base)?.name else { return false }
    return isSetOnce(
      project.members(named: name, of: project.resolve(type), inherited: true))
  }

  /// `UIApplication.shared`, and a `static let` of the project.
  private func isSingleton(_ expression: Node) -> Bool {
    guard let access = expression.as(MemberAccessExpr.self), let base = access.base,
      let name = access.name, let type = base.as(DeclReferenceExpr.self)?.name,
      case .type(let type) = resolution(of: type, at: base)
    else { return false }
    let members = project.members(named: name, of: type, inherited: true)
    return members.isEmpty ? Self.singletons.contains(name) : isSetOnce(members)
  }

  /// What types of SDKs call the one object of theirs.
  private static let singletons: Set = [
    "current", "default", "shared", "sharedInstance", "standard",
  ]

  /// Whether the first of the members, which hides the others, never holds another object.
  private func isSetOnce(_ members: [MemberFacts]) -> Bool {
    guard case .variable(let variable) = members.first else { return false }
    if variable.isConstant { return true }
    return variable.modifiers.contains(.private) && variable.path == path && !variable.isComputed
      && !variable.modifiers.contains(.weak) && !isAssigned(variable.name)
  }

  /// Whether the file puts another value into anything of the name, or passes it on `inout`.
  private func isAssigned(_ name: String) -> Bool {
    tree.all(DeclReferenceExpr.self, startingWith: name).contains { reference in
      let member = reference.node.parent?.as(MemberAccessExpr.self)
      return (member?.declName?.node == reference.node ? member?.node : reference.node)?
        .isWrittenTo ?? true
    }
  }
}

extension Node {
  /// Whether the expression, or a tuple that it is part of, is assigned to or passed on `inout`.
  fileprivate var isWrittenTo: Bool {
    if isAssigned || parent?.is(.inOutExpr) == true { return true }
    guard let parent, Self.partsOfTargets.contains(parent.kind) else { return false }
    return parent.isWrittenTo
  }

  private static let partsOfTargets: Set<NodeKind> = [
    .forceUnwrapExpr, .labeledExpr, .labeledExprList, .optionalChainingExpr, .tupleExpr,
  ]
}
