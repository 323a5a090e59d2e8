import Rewriter
import SwiftSyntax

/// The tree of either parser as a list: every node and token that has a width, in preorder.
struct FlatTree {
  enum Kind: Hashable {
    case token
    case node(NodeKind)
    /// A kind that only swift-syntax has.
    case other(SyntaxKind)
  }

  /// Offsets are in bytes, without the trivia around.
  struct Entry: Equatable {
    let kind: Kind
    let start: Int
    let end: Int
    /// The number of nodes around; it follows from what comes before and is not compared.
    let depth: Int

    static func == (lhs: Entry, rhs: Entry) -> Bool {
      lhs.start == rhs.start && lhs.end == rhs.end && lhs.kind == rhs.kind
    }
  }

  private(set) var entries: [Entry] = []

  private mutating func append(_ kind: Kind, _ start: Int, _ end: Int, depth: Int) {
    guard end > start else { return }
    entries.append(Entry(kind: kind, start: start, end: end, depth: depth))
  }
}

extension FlatTree {
  init(_ tree: Tree) {
    var open: [(nodeEnd: Int, tokenEnd: Int)] = []
    var nextToken = 0
    func appendTokens(before end: Int) {
      while nextToken < end {
        while let last = open.last, last.tokenEnd <= nextToken { open.removeLast() }
        let range = tree.range(of: TokenIndex(nextToken)).indices
        append(.token, range.lowerBound, range.upperBound, depth: open.count)
        nextToken += 1
      }
    }
    for number in 0..<tree.nodeCount {
      let (index, tokens) = (NodeIndex(number), tree.tokens(of: NodeIndex(number)))
      appendTokens(before: tokens.lowerBound)
      while let last = open.last, last.nodeEnd <= number { open.removeLast() }
      let range = tree.range(of: index).indices
      append(
        .node(tree.kind(of: index)), range.lowerBound, range.upperBound, depth: open.count)
      open.append((number + tree.extent(of: index), tokens.upperBound))
    }
    appendTokens(before: tree.tokenCount)
  }
}

extension FlatTree {
  /// The list of a swift-syntax tree. Missing tokens, which have no width, are left out.
  init(_ root: Syntax) {
    // A stack and no recursion: chains of operators and calls are as deep as they are long.
    var pending = [(node: root, depth: 0)]
    var kinds: [SyntaxKind: Kind] = [.token: .token]
    while let (node, depth) = pending.popLast() {
      let kind = kinds[node.kind] ?? Self.kind(named: node.kind)
      kinds[node.kind] = kind
      append(
        kind,
        node.positionAfterSkippingLeadingTrivia.utf8Offset,
        node.endPositionBeforeTrailingTrivia.utf8Offset,
        depth: depth,
      )
      for child in node.children(viewMode: .sourceAccurate).reversed() {
        pending.append((child, depth + 1))
      }
    }
  }

  /// Our kind of the same name. Slow: the name of a kind is found by reflection.
  private static func kind(named kind: SyntaxKind) -> Kind {
    kindsByName["\(kind)"].map(Kind.node) ?? .other(kind)
  }

  private static let kindsByName = Dictionary(
    uniqueKeysWithValues: NodeKind.allCases.map { ("\($0)", $0) })
}
