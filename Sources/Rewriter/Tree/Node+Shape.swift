extension Node {
  /// The children of the node, tokens included, in the order of the source.
  var parts: Parts { Parts(of: self) }

  /// The child for which the grammar has the slot. Cost: a pass over the children before it.
  func part(at slot: Int) -> Shape.Child? {
    guard case .sequence(let slots) = Shape.all[Int(kind.rawValue)] else { return nil }
    var match = ShapeMatch(slots: slots)
    var parts = parts
    while let part = parts.next() {
      guard let taker = match.take(part) else { continue }
      if taker >= slot { return taker == slot ? part : nil }
    }
    return nil
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

/// The children of a node, tokens included.
struct Parts: Sequence, IteratorProtocol {
  private let tree: Tree
  private var children: Node.Children
  private var nextToken: Int
  private let endToken: Int

  fileprivate init(of node: Node) {
    let tokens = node.tree.tokens(of: node.index)
    tree = node.tree
    children = node.children
    nextToken = tokens.lowerBound
    endToken = tokens.upperBound
  }

  mutating func next() -> Shape.Child? {
    if let child = children.first {
      let covered = tree.tokens(of: child.index)
      if nextToken < covered.lowerBound { return token() }
      nextToken = covered.upperBound
      _ = children.next()
      return .node(child.index, child.kind)
    }
    return nextToken < endToken ? token() : nil
  }

  private mutating func token() -> Shape.Child {
    let index = TokenIndex(nextToken)
    nextToken += 1
    return .token(index, tree.kind(of: index))
  }
}

/// Fills the slots of a shape with children in order, each child the first slot left that takes it.
struct ShapeMatch {
  let slots: [Shape.Slot]
  private var next = 0

  init(slots: [Shape.Slot]) { self.slots = slots }

  /// The slot that takes the child; `nil` if none does, or if the child is unexpected code.
  mutating func take(_ child: Shape.Child) -> Int? {
    guard !child.isUnexpected else { return nil }
    var taker = next
    while taker < slots.count, !slots[taker].accepts(child) { taker += 1 }
    guard taker < slots.count else { return nil }
    next = taker + 1
    return taker
  }
}
