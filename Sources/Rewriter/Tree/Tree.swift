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

  let kinds: [NodeKind]
  /// The number of nodes in the subtree, the node itself included.
  let extents: [UInt32]
  let firstTokens: [TokenIndex]
  let endTokens: [TokenIndex]
  let parents: [NodeIndex]

  let tokenKinds: [TokenKind]
  let tokenStarts: [ByteOffset]
  let tokenEnds: [ByteOffset]

  init(source: SourceFile, tokens: [LexedToken], builder: TreeBuilder, errors: [SyntaxError]) {
    self.source = source
    self.errors = errors
    let nodes = builder.preorder()
    kinds = nodes.kinds
    extents = nodes.extents
    firstTokens = nodes.firstTokens
    endTokens = nodes.endTokens
    parents = nodes.parents
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
  public var root: Node { Node(tree: self, index: NodeIndex(0)) }

  public var nodeCount: Int { kinds.count }

  /// The number of tokens, the end of the file included.
  public var tokenCount: Int { tokenKinds.count }

  /// All nodes, in preorder.
  public var nodes: some Sequence<Node> & Collection<Node> {
    (0..<kinds.count).lazy.map { Node(tree: self, index: NodeIndex($0)) }
  }
}

extension Tree {
  public func kind(of node: NodeIndex) -> NodeKind { kinds[node.value] }

  public func extent(of node: NodeIndex) -> Int { Int(extents[node.value]) }

  /// The tokens of the node.
  public func tokens(of node: NodeIndex) -> Range<Int> {
    firstTokens[node.value].value..<endTokens[node.value].value
  }

  public func kind(of token: TokenIndex) -> TokenKind { tokenKinds[token.value] }

  /// The bytes of the token, without trivia.
  public func range(of token: TokenIndex) -> Range<ByteOffset> {
    tokenStarts[token.value]..<tokenEnds[token.value]
  }

  /// The bytes from the node's first token to its last, without the trivia around it.
  public func range(of node: NodeIndex) -> Range<ByteOffset> {
    let tokens = tokens(of: node)
    guard !tokens.isEmpty else { return source.end..<source.end }
    return tokenStarts[tokens.lowerBound]..<tokenEnds[tokens.upperBound - 1]
  }

  /// Whether an error was found between the end of the token before the node, where the parser notes
  /// that the node's first token is missing, and the end of the node.
  public func hasError(in node: NodeIndex) -> Bool {
    guard !errors.isEmpty else { return false }
    let first = firstTokens[node.value].value
    let start = first == 0 ? ByteOffset(0) : tokenEnds[first - 1]
    let end = range(of: node).upperBound
    return errors.contains { start <= $0.offset && $0.offset <= end }
  }

  /// The innermost node that contains the byte at the offset. Cost: the depth of the node times
  /// the number of its ancestors' children.
  public func innermostNode(at offset: ByteOffset) -> Node {
    var node = root
    while let child = node.children.first(where: { $0.range.contains(offset) }) { node = child }
    return node
  }
}
