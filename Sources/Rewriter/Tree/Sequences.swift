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
  @usableFromInline var following: Node?

  @inlinable init(next: Node?) { following = next }

  @inlinable public mutating func next() -> Node? {
    defer { following = following?.parent }
    return following
  }
}
