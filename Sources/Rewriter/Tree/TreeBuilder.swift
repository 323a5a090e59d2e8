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
}

extension TreeBuilder {
  /// The nodes in preorder, each with its parent.
  ///
  /// Cost: one pass, from the end, so that parents come before their children. A node's preorder
  /// index is its postorder index less its descendants, plus its depth.
  func preorder() -> [Tree.Entry] {
    let placeholder = Tree.Entry(
      kind: .sourceFile, extent: 1, firstToken: 0, endToken: 0, parent: NodeIndex(0))
    var entries = [Tree.Entry](repeating: placeholder, count: nodes.count)
    /// The number of ancestors of the node at hand, and the innermost of them.
    var depth = 0
    var parent = 0
    for post in nodes.indices.reversed() {
      // The first node of the parent's subtree has the postorder index `parent - (depth - 1)`.
      while depth > 0, post <= parent - depth {
        parent = entries[parent].parent.value
        depth -= 1
      }
      let node = nodes[post]
      let pre = post - Int(node.size) + 1 + depth
      entries[pre] = Tree.Entry(
        kind: node.kind, extent: node.size, firstToken: node.firstToken, endToken: node.endToken,
        parent: NodeIndex(parent),
      )
      parent = pre
      depth += 1
    }
    return entries
  }
}
