import Rewriter

/// `self` in a block, by the name of a parameter.
struct OwnerRenaming {
  private(set) var edits: [Edit] = []

  /// Whether the block still uses it.
  var isNeeded: Bool { !edits.isEmpty }

  /// - Parameter freed: members that the block no longer needs `self` for.
  init(
    of closure: ClosureExpr, to owner: String, without freed: FreedMembers, in context: Context,
  ) throws(Refusal) {
    let nodes = closure.node.descendantsAndSelf { $0.declaredTypeName != nil }
    let freedRanges = freed.ranges
    for node in nodes {
      if node.is(.superExpr) { throw Refusal(.capturesLocalFunction, "the block uses 'super'") }
      if freedRanges.contains(where: { $0.contains(node.range) }) { continue }
      if let condition = node.as(OptionalBindingCondition.self), condition.initializer == nil,
        let name = condition.pattern?.firstToken?.name, name != "self",
        case .member = context.resolution(of: name, at: node)
      {
        throw Refusal(
          .implicitSelf,
          "'\(name)' is unwrapped without 'self.'; write 'self.\(name)' and run again")
      }
      guard let name = node.referencedName,
        case .member(let members, _) = context.resolution(of: name, at: node)
      else { continue }
      let isStatic = members.allSatisfy { $0.modifiers.contains(.static) }
      if !isStatic { edits.append(.insert("\(owner).", at: node.range.lowerBound)) }
    }
    let selves = closure.node.tokens.filter { token in
      token.kind == .selfKeyword && token.previous?.kind != .period
        && !freedRanges.contains { $0.contains(token.range) }
    }
    edits += selves.map { Edit(replace: $0.range, with: owner) }
  }
}
