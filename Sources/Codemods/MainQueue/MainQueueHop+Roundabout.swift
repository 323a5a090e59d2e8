import Rewriter

extension MemberAccessExpr {
  /// Whether this is `async` of the main queue in a spelling that no fix is written for:
  /// `(DispatchQueue.main).async`, `DispatchQueue.main.self.async`, `#if` before `.async`.
  var isRoundaboutHop: Bool {
    guard name == "async" else { return false }
    let receiver = baseBeforeCondition
    return receiver?.withoutDetours.isNamed("main", of: "DispatchQueue") ?? false
  }
}

extension Node {
  /// The expression without parentheses, `.self`, `!`, `?` and casts around it.
  fileprivate var withoutDetours: Node {
    switch kind {
    case .tupleExpr:
      let elements = self.as(TupleExpr.self)?.elements?.arguments ?? []
      return elements.count == 1 ? elements[0].expression?.withoutDetours ?? self : self
    case .sequenceExpr:
      return self.as(SequenceExpr.self)?.elements?.node.children.first?.withoutDetours ?? self
    case .memberAccessExpr:
      let member = self.as(MemberAccessExpr.self)
      return member?.name == "self" ? member?.base?.withoutDetours ?? self : self
    case .forceUnwrapExpr: return self.as(ForceUnwrapExpr.self)?.expression?.withoutDetours ?? self
    case .optionalChainingExpr:
      return self.as(OptionalChainingExpr.self)?.expression?.withoutDetours ?? self
    default: return self
    }
  }

  /// Whether the expression is the member of a type that is named.
  fileprivate func isNamed(_ member: String, of type: String) -> Bool {
    guard let access = self.as(MemberAccessExpr.self), access.name == member else { return false }
    return access.base?.withoutDetours.lastName == type
  }
}
