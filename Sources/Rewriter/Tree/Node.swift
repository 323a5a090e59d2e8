/// A node of a tree, for code that looks at few of them; a scan of a whole tree uses indices.
public struct Node: Sendable {
  public let tree: Tree
  public let index: NodeIndex

  @inlinable public init(tree: Tree, index: NodeIndex) {
    self.tree = tree
    self.index = index
  }

  @inlinable public var kind: NodeKind { tree.kind(of: index) }

  /// The bytes from the first token to the last, without the trivia around them.
  @inlinable public var range: Range<ByteOffset> { tree.range(of: index) }

  /// The source text of ``range``.
  public var text: String { tree.source.text(range) }

  public var hasError: Bool { tree.hasError(in: index) }

  /// `nil` for the root.
  @inlinable public var parent: Node? {
    tree.parent(of: index).map { Node(tree: tree, index: $0) }
  }

  /// The node and its ancestors, from the inside out.
  @inlinable public var ancestorsAndSelf: Ancestors { Ancestors(of: self, from: index) }

  /// The ancestors, from the inside out.
  @inlinable public var ancestors: Ancestors {
    Ancestors(of: self, from: tree.parent(of: index))
  }

  /// The nodes directly below, in the order of the source; tokens are left out.
  @inlinable public var children: Children { Children(of: self) }

  /// The node and everything below, in preorder.
  @inlinable public var descendantsAndSelf: Nodes {
    Nodes(tree: tree, indices: index.value..<index.value + tree.extent(of: index))
  }

  /// All tokens of the subtree.
  @inlinable public var tokens: Tokens { Tokens(tree: tree, indices: tree.tokens(of: index)) }

  @inlinable public var firstToken: Token? { tokens.first }

  @inlinable public var lastToken: Token? { tokens.last }

  /// The node as a view of its kind, if it is of that kind.
  @inlinable public func `as`<View: SyntaxView>(_: View.Type) -> View? {
    kind == View.kind ? View(unchecked: self) : nil
  }

  @inlinable public func `is`(_ kind: NodeKind) -> Bool { self.kind == kind }
}

extension Node: Hashable {
  @inlinable public static func == (lhs: Node, rhs: Node) -> Bool {
    lhs.index == rhs.index && lhs.tree === rhs.tree
  }

  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }
}

extension Node {
  /// The nodes directly below a node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: Tree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(of node: Node) {
      tree = node.tree
      position = node.index.value + 1
      end = node.index.value + node.tree.extent(of: node.index)
    }

    @inlinable public var first: Node? {
      position < end ? Node(tree: tree, index: NodeIndex(position)) : nil
    }

    @inlinable public mutating func next() -> Node? {
      guard let child = first else { return nil }
      position += tree.extent(of: child.index)
      return child
    }
  }
}

/// A node seen as what it is: a view has one accessor for each child that the grammar names.
///
/// Accessors are optional throughout, since unfinished source leaves children out, and an empty
/// list is not in the tree.
public protocol SyntaxView: Sendable {
  static var kind: NodeKind { get }

  var node: Node { get }

  /// - Precondition: the node is of the view's kind.
  init(unchecked node: Node)
}

extension SyntaxView {
  public var range: Range<ByteOffset> { node.range }

  public var text: String { node.text }
}
