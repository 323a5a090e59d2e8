/// Collects the parser's nodes in postorder, where wrapping what is already there costs nothing,
/// and turns them into preorder at the end.
struct TreeBuilder {
  private(set) var nodes: [Entry] = []

  struct Entry {
    var kind: NodeKind
    /// The number of nodes in the subtree, this one included.
    var size: UInt32
    var firstToken: UInt32
    var endToken: UInt32
  }

  /// A place in the tree under construction, from which on tokens and nodes become children.
  struct Mark {
    let node: Int
    let token: Int
  }

  mutating func reserve(nodes count: Int) {
    nodes.reserveCapacity(count)
  }

  /// Makes one node of everything since the mark; none if no token came since.
  mutating func finish(_ kind: NodeKind, _ mark: Mark, endToken: Int) {
    guard endToken > mark.token else { return }
    nodes.append(
      Entry(
        kind: kind, size: UInt32(nodes.count - mark.node + 1), firstToken: UInt32(mark.token),
        endToken: UInt32(endToken),
      ))
  }

  /// The kind of the node that was finished last.
  var last: NodeKind? { nodes.last?.kind }

  /// Undoes the last `finish`: the node's children become children of what comes next.
  mutating func unwrapLast() {
    nodes.removeLast()
  }

  mutating func renameLast(to kind: NodeKind) {
    nodes[nodes.count - 1].kind = kind
  }
}

extension TreeBuilder {
  /// The nodes' columns, in preorder.
  struct Columns {
    var kinds: [NodeKind]
    var extents: [UInt32]
    var firstTokens: [TokenIndex]
    var endTokens: [TokenIndex]
    var parents: [NodeIndex]
  }

  /// Cost: one pass. A node's preorder index is its postorder index less its descendants, plus its
  /// depth.
  func preorder() -> Columns {
    let count = nodes.count
    var columns = Columns(
      kinds: Array(repeating: .sourceFile, count: count),
      extents: Array(repeating: 1, count: count),
      firstTokens: Array(repeating: TokenIndex(0), count: count),
      endTokens: Array(repeating: TokenIndex(0), count: count),
      parents: Array(repeating: NodeIndex(0), count: count),
    )
    /// The ancestors of the node at hand: preorder index, and the postorder index of the first
    /// node of the subtree.
    var ancestors: [(index: Int, first: Int)] = []
    for post in stride(from: count - 1, through: 0, by: -1) {
      let node = nodes[post]
      while let ancestor = ancestors.last, post < ancestor.first { ancestors.removeLast() }
      let first = post - Int(node.size) + 1
      let pre = first + ancestors.count
      columns.kinds[pre] = node.kind
      columns.extents[pre] = node.size
      columns.firstTokens[pre] = TokenIndex(node.firstToken)
      columns.endTokens[pre] = TokenIndex(node.endToken)
      columns.parents[pre] = NodeIndex(ancestors.last?.index ?? 0)
      ancestors.append((pre, first))
    }
    return columns
  }
}
