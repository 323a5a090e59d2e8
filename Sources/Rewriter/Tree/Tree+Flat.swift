extension Tree {
  /// The tree as text that can be compared with any other Swift parser's: in preorder, a line
  /// `kind start end` for each node and token, where tokens are called `token`, offsets are in UTF-8
  /// bytes without the trivia around, and what has no width is left out.
  public func flatText() -> String {
    var writer = FlatWriter(tree: self)
    for index in 0..<nodeCount { writer.write(NodeIndex(index)) }
    writer.writeTokens(before: tokenCount)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes nodes as they come in preorder, and each token after the innermost node that it is in.
private struct FlatWriter {
  let tree: Tree
  var bytes: [UInt8] = []
  private var nextToken = 0

  private static let kindNames = NodeKind.allCases.map { Array("\($0)".utf8) }
  private static let tokenName = Array("token".utf8)

  init(tree: Tree) {
    self.tree = tree
    bytes.reserveCapacity(24 * (tree.nodeCount + tree.tokenCount))
  }

  mutating func write(_ node: NodeIndex) {
    writeTokens(before: tree.tokens(of: node).lowerBound)
    write(Self.kindNames[Int(tree.kind(of: node).rawValue)], tree.range(of: node))
  }

  mutating func writeTokens(before end: Int) {
    while nextToken < end {
      write(Self.tokenName, tree.range(of: TokenIndex(nextToken)))
      nextToken += 1
    }
  }

  private mutating func write(_ name: [UInt8], _ range: Range<ByteOffset>) {
    guard !range.isEmpty else { return }
    bytes += name
    write(range.lowerBound.value, after: " ")
    write(range.upperBound.value, after: " ")
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ number: Int, after separator: Unicode.Scalar) {
    bytes.append(UInt8(ascii: separator))
    var digits: [UInt8] = []
    var rest = number
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes += digits.reversed()
  }
}
