/// A token of a tree.
public struct Token: Sendable {
  public let tree: Tree
  public let index: TokenIndex

  @inlinable public init(tree: Tree, index: TokenIndex) {
    self.tree = tree
    self.index = index
  }

  @inlinable public var kind: TokenKind { tree.kind(of: index) }

  /// The bytes of the token, without trivia.
  @inlinable public var range: Range<ByteOffset> { tree.range(of: index) }

  public var text: String { tree.source.text(range) }

  /// `nil` for the first token.
  @inlinable public var previous: Token? {
    index.value == 0 ? nil : Token(tree: tree, index: TokenIndex(index.value - 1))
  }

  /// `nil` for the end of the file.
  @inlinable public var next: Token? {
    index.value + 1 == tree.tokenCount
      ? nil : Token(tree: tree, index: TokenIndex(index.value + 1))
  }

  /// The bytes between the previous token and this one: spaces, line breaks and comments.
  public var leadingTrivia: Range<ByteOffset> {
    (previous?.range.upperBound ?? ByteOffset(0))..<range.lowerBound
  }

  /// The name that the token spells: without the backticks around it.
  public var name: String {
    let range = range.indices
    return tree.source.bytes.withUnsafeBufferPointer { bytes in
      let isQuoted =
        range.count > 2 && bytes[range.lowerBound] == UInt8(ascii: "`")
        && bytes[range.upperBound - 1] == UInt8(ascii: "`")
      let name = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self)
    }
  }
}
