extension Node {
  /// The children of the node, tokens included, in the order of the source.
  var parts: Parts { Parts(of: self) }

  /// The child for which the grammar has the slot. Cost: a pass over the children before it.
  func part(at slot: Int) -> Shape.Child? { tree.part(of: index, at: slot) }

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
  private let kind: NodeKind
  private let table: ShapeTable

  /// A bit for each slot that is left.
  private var left: UInt32 = .max

  init(of kind: NodeKind, in table: ShapeTable = .all) {
    self.kind = kind
    self.table = table
  }

  /// The slot that takes the child; `nil` if none does, or if the child is unexpected code.
  mutating func take(_ child: Shape.Child) -> Int? {
    guard !child.isUnexpected else { return nil }
    let takers = table.slots(of: kind, taking: child) & left
    guard takers != 0 else { return nil }
    let taker = takers.trailingZeroBitCount
    left = .max << (UInt32(taker) + 1)
    return taker
  }
}

extension Tree {
  /// Walks the arrays itself, since every accessor of a view comes by here.
  fileprivate func part(of node: NodeIndex, at slot: Int) -> Shape.Child? {
    let entry = entries[node.value]
    var match = ShapeMatch(of: entry.kind, in: shapes)
    var child = node.value + 1
    let end = node.value + Int(entry.extent)
    var token = entry.firstToken
    while token < entry.endToken {
      let part: Shape.Child
      if child < end, entries[child].firstToken == token {
        part = .node(NodeIndex(child), entries[child].kind)
        token = entries[child].endToken
        child += Int(entries[child].extent)
      } else {
        part = .token(TokenIndex(token), tokenKinds[Int(token)])
        token += 1
      }
      guard let taker = match.take(part) else { continue }
      if taker >= slot { return taker == slot ? part : nil }
    }
    return nil
  }
}
