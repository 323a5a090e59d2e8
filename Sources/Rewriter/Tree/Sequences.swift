// These are types, and no `some Sequence`, since other modules walk them without generic code.

/// Nodes that follow each other in preorder.
public struct Nodes: RandomAccessCollection, Sendable {
  public let indices: Range<Int>

  @usableFromInline let tree: Tree

  @inlinable init(tree: Tree, indices: Range<Int>) {
    self.tree = tree
    self.indices = indices
  }

  @inlinable public var startIndex: Int { indices.lowerBound }
  @inlinable public var endIndex: Int { indices.upperBound }

  @inlinable public subscript(position: Int) -> Node {
    Node(tree: tree, index: NodeIndex(position))
  }
}

/// Tokens that follow each other.
public struct Tokens: RandomAccessCollection, Sendable {
  public let indices: Range<Int>

  @usableFromInline let tree: Tree

  @inlinable init(tree: Tree, indices: Range<Int>) {
    self.tree = tree
    self.indices = indices
  }

  @inlinable public var startIndex: Int { indices.lowerBound }
  @inlinable public var endIndex: Int { indices.upperBound }

  @inlinable public subscript(position: Int) -> Token {
    Token(tree: tree, index: TokenIndex(position))
  }
}

/// A node and those around it, from the inside out.
public struct Ancestors: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: Tree

  /// `nil` behind the root.
  @usableFromInline var following: NodeIndex?

  @inlinable init(of node: Node, from first: NodeIndex?) {
    tree = node.tree
    following = first
  }

  @inlinable public mutating func next() -> Node? {
    guard let index = following else { return nil }
    following = tree.parent(of: index)
    return Node(tree: tree, index: index)
  }
}
