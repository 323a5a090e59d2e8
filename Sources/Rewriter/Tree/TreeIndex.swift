import Synchronization

/// Where a tree's nodes of each kind are, in preorder.
final class KindIndex: Sendable {
  private let nodes: [NodeIndex]

  /// Where the nodes of each kind begin in ``nodes``, and the end of the last.
  private let starts: [Int]

  /// Cost: two passes over the nodes.
  init(of tree: Tree) {
    var ends = [Int](repeating: 0, count: NodeKind.allCases.count + 1)
    for entry in tree.entries { ends[Int(entry.kind.rawValue) + 1] += 1 }
    for kind in 1..<ends.count { ends[kind] += ends[kind - 1] }
    starts = ends
    var nodes = [NodeIndex](repeating: NodeIndex(0), count: tree.entries.count)
    for (index, entry) in tree.entries.enumerated() {
      nodes[ends[Int(entry.kind.rawValue)]] = NodeIndex(index)
      ends[Int(entry.kind.rawValue)] += 1
    }
    self.nodes = nodes
  }

  func nodes(of kind: NodeKind) -> ArraySlice<NodeIndex> {
    nodes[starts[Int(kind.rawValue)]..<starts[Int(kind.rawValue) + 1]]
  }
}

/// Where a tree's tokens of each spelling are, by a hash of the spelling.
final class WordIndex: Sendable {
  private let tokens: [TokenIndex]

  /// Where the tokens of each hash begin in ``tokens``, and the end of the last.
  private let starts: [UInt32]

  /// Cost: two passes over the tokens.
  init(of tree: Tree) {
    let size = Self.size(for: tree.tokenCount)
    let bytes = tree.source.bytes
    let hashes = (0..<tree.tokenCount).map { token in
      Self.hash(bytes.withoutBackticks(tree.range(of: TokenIndex(token)).indices), of: bytes, size)
    }
    var ends = [UInt32](repeating: 0, count: size + 1)
    for hash in hashes { ends[hash + 1] += 1 }
    for hash in 1..<ends.count { ends[hash] += ends[hash - 1] }
    starts = ends
    var tokens = [TokenIndex](repeating: TokenIndex(0), count: hashes.count)
    for (token, hash) in hashes.enumerated() {
      tokens[Int(ends[hash])] = TokenIndex(token)
      ends[hash] += 1
    }
    self.tokens = tokens
  }

  /// The tokens that may spell the word, in the order of the source.
  func candidates(for word: [UInt8]) -> ArraySlice<TokenIndex> {
    let hash = Self.hash(word.indices, of: word, starts.count - 1)
    return tokens[Int(starts[hash])..<Int(starts[hash + 1])]
  }

  /// A power of two.
  private static func size(for tokenCount: Int) -> Int {
    1 << max(4, Int.bitWidth - (tokenCount / 2).leadingZeroBitCount)
  }

  /// Of the first and the last four bytes and the length, which tell most words of a file apart.
  private static func hash(_ range: Range<Int>, of bytes: [UInt8], _ size: Int) -> Int {
    var hash = UInt64(range.count)
    for byte in bytes[range.prefix(4)] { hash = hash << 8 | UInt64(byte) }
    var end: UInt64 = 0
    for byte in bytes[range.suffix(4)] { end = end << 8 | UInt64(byte) }
    hash = (hash ^ end << 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 40) & (size - 1)
  }
}

extension [UInt8] {
  /// The range, without backticks around its bytes.
  fileprivate func withoutBackticks(_ range: Range<Int>) -> Range<Int> {
    let isQuoted =
      range.count > 2 && self[range.lowerBound] == UInt8(ascii: "`")
      && self[range.upperBound - 1] == UInt8(ascii: "`")
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}

extension Tree {
  /// All nodes of the kind, in preorder. Cost: none but that of their index, which is made once.
  func nodes(of kind: NodeKind) -> ArraySlice<NodeIndex> {
    let index = kindIndex.load() ?? kindIndex.storeIfNil(KindIndex(of: self))
    return index.nodes(of: kind)
  }

  /// Whether a node of the kind is anywhere.
  public func contains(_ kind: NodeKind) -> Bool { !nodes(of: kind).isEmpty }

  /// The tokens that spell the word, perhaps in backticks, in the order of the source. Cost: as little.
  public func tokens(spelling word: String) -> [TokenIndex] {
    let index = wordIndex.load() ?? wordIndex.storeIfNil(WordIndex(of: self))
    let word = Array(word.utf8)
    let bytes = source.bytes
    return index.candidates(for: word).filter { token in
      bytes[bytes.withoutBackticks(range(of: token).indices)].elementsEqual(word)
    }
  }

  /// The nodes of the kind that begin with the word, perhaps in backticks, in preorder.
  func nodes(of kind: NodeKind, startingWith word: String) -> [NodeIndex] {
    var found: [NodeIndex] = []
    var next = 0
    for token in tokens(spelling: word) {
      next = firstNode(startingWith: token, from: next)
      while next < entries.count, entries[next].firstToken == token.rawValue {
        if entries[next].kind == kind { found.append(NodeIndex(next)) }
        next += 1
      }
    }
    return found
  }

  /// The outermost node that begins with the token, or what would follow it. Cost: a binary search.
  private func firstNode(startingWith token: TokenIndex, from start: Int) -> Int {
    var low = start
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].firstToken < token.rawValue { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
