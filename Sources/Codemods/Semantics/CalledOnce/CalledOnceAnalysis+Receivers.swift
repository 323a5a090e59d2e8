import Rewriter

/// How long what functions are called on is there.
extension CalledOnceAnalysis {
  func lifetime(ofReceiverOf call: FunctionCallExpr) -> ReceiverLifetime {
    guard let member = call.calledExpression?.as(MemberAccessExpr.self) else { return .ofSelf }
    return member.base.map(lifetime) ?? .unknown
  }

  /// `self`, `loader` and `self?.loader` with a constant `loader`, `Loader.shared`
  private func lifetime(of expression: Node) -> ReceiverLifetime {
    let value = expression.withoutOptionalMarks
    if value.text == "self" { return .ofSelf }
    if let name = value.referencedName {
      return lifetime(of: context.resolution(of: name, at: value))
    }
    guard let member = value.as(MemberAccessExpr.self), let base = member.base,
      let name = member.name
    else { return .unknown }
    if base.withoutOptionalMarks.text == "self" {
      return lifetime(of: context.resolution(of: name, at: base))
    }
    guard let type = base.referencedName,
      case .type(let owner) = context.resolution(of: type, at: base)
    else { return .unknown }
    return lifetime(of: context.project.members(named: name, of: owner, inherited: true))
  }

  private func lifetime(of meaning: Resolution) -> ReceiverLifetime {
    switch meaning {
    case .member(let members, _), .global(let members): lifetime(of: members)
    case .type: .lasting
    case .local, .typeParameter, .module, .unknown: .unknown
    }
  }

  private func lifetime(of members: [MemberFacts]) -> ReceiverLifetime {
    members.map(\.lifetime).min() ?? .unknown
  }
}

extension MemberFacts {
  fileprivate var lifetime: ReceiverLifetime {
    guard case .variable(let variable) = self, variable.isConstant, !variable.isComputed,
      variable.modifiers.isDisjoint(with: [.weak, .unowned])
    else { return .unknown }
    return owner.isEmpty || variable.modifiers.contains(.static) ? .lasting : .ofSelf
  }
}
