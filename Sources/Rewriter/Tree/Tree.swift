import Synchronization

/// A file's lossless syntax tree: ranges over one byte buffer, in flat arrays.
///
/// Tokens are in the order of the source and nodes in preorder, so that a subtree is a contiguous
/// run of both. A node's first child is the next node and its next sibling is `extent` nodes
/// further on. What lies between two tokens is trivia and is read from the source when asked for.
/// No node is without a token: an empty list, an empty string segment and a missing token are not
/// in the tree; what is missing is in ``errors``.
///
/// **Invariant**: the tree owns no text, and concatenated trivia and tokens are the source.
public final class Tree: Sendable {
  public let source: SourceFile

  /// What is wrong with the source, in the order of the offsets; empty for valid Swift.
  public let errors: [SyntaxError]

  /// The nodes, in preorder.
  @usableFromInline let entries: [Entry]

  @usableFromInline let tokenKinds: [TokenKind]
  @usableFromInline let tokenStarts: [ByteOffset]
  @usableFromInline let tokenEnds: [ByteOffset]

  /// At hand, since every accessor of a view looks into it.
  let shapes = ShapeTable.all

  let kindIndex = AtomicLazyReference<KindIndex>()
  let wordIndex = AtomicLazyReference<WordIndex>()

  /// A node.
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let kind: NodeKind
    /// The number of nodes in the subtree, the node itself included.
    @usableFromInline let extent: UInt32
    @usableFromInline let firstToken: UInt32
    @usableFromInline let endToken: UInt32
    /// The root is its own parent.
    @usableFromInline let parent: NodeIndex
  }

  init(source: SourceFile, tokens: [LexedToken], builder: TreeBuilder, errors: [SyntaxError]) {
    self.source = source
    self.errors = errors
    entries = builder.preorder()
    tokenKinds = tokens.map(\.kind)
    tokenStarts = tokens.map { ByteOffset($0.start) }
    tokenEnds = tokens.map { ByteOffset($0.end) }
  }

  /// The tree of a file. Never fails; errors are in ``errors``.
  ///
  /// Cost: linear in the size of the file. The parser recurses up to its nesting limit and wants a
  /// stack of 8 MB in debug builds.
  public static func parse(_ source: SourceFile) -> Tree {
    Parser.parse(source)
  }

  /// The `sourceFile` node.
  @inlinable public var root: Node { Node(tree: self, index: NodeIndex(0)) }

  @inlinable public var nodeCount: Int { entries.count }

  /// The number of tokens, the end of the file included.
  @inlinable public var tokenCount: Int { tokenKinds.count }

  /// All nodes, in preorder.
  @inlinable public var nodes: Nodes { Nodes(tree: self, indices: 0..<nodeCount) }
}

extension Tree {
  @inlinable public func kind(of node: NodeIndex) -> NodeKind { entries[node.value].kind }

  /// `nil` for the root.
  @inlinable public func parent(of node: NodeIndex) -> NodeIndex? {
    node.value == 0 ? nil : entries[node.value].parent
  }

  @inlinable public func extent(of node: NodeIndex) -> Int { Int(entries[node.value].extent) }

  /// The tokens of the node.
  @inlinable public func tokens(of node: NodeIndex) -> Range<Int> {
    let entry = entries[node.value]
    return Int(entry.firstToken)..<Int(entry.endToken)
  }

  @inlinable public func kind(of token: TokenIndex) -> TokenKind { tokenKinds[token.value] }

  /// The bytes of the token, without trivia.
  @inlinable public func range(of token: TokenIndex) -> Range<ByteOffset> {
    tokenStarts[token.value]..<tokenEnds[token.value]
  }

  /// The bytes from the node's first token to its last, without the trivia around it.
  @inlinable public func range(of node: NodeIndex) -> Range<ByteOffset> {
    let tokens = tokens(of: node)
    guard !tokens.isEmpty else { return source.end..<source.end }
    return tokenStarts[tokens.lowerBound]..<tokenEnds[tokens.upperBound - 1]
  }

  /// Whether an error was found between the end of the token before the node, where the parser notes
  /// that the node's first token is missing, and the end of the node.
  public func hasError(in node: NodeIndex) -> Bool {
    guard !errors.isEmpty else { return false }
    let first = Int(entries[node.value].firstToken)
    let start = first == 0 ? ByteOffset(0) : tokenEnds[first - 1]
    let end = range(of: node).upperBound
    return hasError(from: start, through: end)
  }

  /// Cost: a binary search.
  private func hasError(from start: ByteOffset, through end: ByteOffset) -> Bool {
    var low = 0
    var high = errors.count
    while low < high {
      let middle = (low + high) / 2
      if errors[middle].offset < start { low = middle + 1 } else { high = middle }
    }
    return low < errors.count && errors[low].offset <= end
  }

  /// The innermost node that contains the byte at the offset. Cost: a binary search and the way up
  /// from the last node that begins at the offset or before it.
  public func innermostNode(at offset: ByteOffset) -> Node {
    var low = 0
    var high = nodeCount
    while low < high {
      let middle = (low + high) / 2
      let start = range(of: NodeIndex(middle)).lowerBound
      if start <= offset { low = middle + 1 } else { high = middle }
    }
    let last = Node(tree: self, index: NodeIndex(max(low - 1, 0)))
    return last.ancestorsAndSelf.first { $0.range.contains(offset) } ?? root
  }
}
