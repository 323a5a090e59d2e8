extension Node {
  /// The children of the node, tokens included, in the order of the source.
  var parts: [Shape.Child] {
    var parts: [Shape.Child] = []
    let tokens = tree.tokens(of: index)
    var nextToken = tokens.lowerBound
    for child in children {
      let covered = tree.tokens(of: child.index)
      for token in nextToken..<covered.lowerBound { parts.append(tokenPart(token)) }
      parts.append(.node(child.index, child.kind))
      nextToken = covered.upperBound
    }
    for token in nextToken..<tokens.upperBound { parts.append(tokenPart(token)) }
    return parts
  }

  private func tokenPart(_ token: Int) -> Shape.Child {
    let index = TokenIndex(token)
    return .token(index, tree.kind(of: index))
  }

  /// The child for which the grammar has the slot.
  func part(at slot: Int) -> Shape.Child? {
    guard case .sequence(let slots) = Shape.all[Int(kind.rawValue)] else { return nil }
    return ShapeMatch(parts: parts, slots: slots).assignment[slot]
  }

  func node(at slot: Int) -> Node? {
    guard case .node(let index, _) = part(at: slot) else { return nil }
    return Node(tree: tree, index: index)
  }

  func token(at slot: Int) -> Token? {
    guard case .token(let index, _) = part(at: slot) else { return nil }
    return Token(tree: tree, index: index)
  }

  func view<View: SyntaxView>(at slot: Int) -> View? {
    node(at: slot)?.as(View.self)
  }
}

/// How the children of a node fill the slots of its shape, each child the first slot that takes it.
struct ShapeMatch {
  /// The child of each slot.
  private(set) var assignment: [Shape.Child?]

  /// The first child that no slot takes.
  private(set) var stranger: Shape.Child?

  /// The first slot that must be filled and is not.
  private(set) var missing: Shape.Slot?

  init(parts: [Shape.Child], slots: [Shape.Slot]) {
    assignment = Array(repeating: nil, count: slots.count)
    var slot = 0
    for part in parts {
      if case .node(_, .unexpectedNodes) = part { continue }
      guard let taker = slots[slot...].firstIndex(where: { $0.accepts(part) }) else {
        stranger = stranger ?? part
        continue
      }
      assignment[taker] = part
      slot = taker + 1
    }
    missing = zip(slots, assignment).first { !$0.isOptional && $1 == nil }?.0
  }
}
