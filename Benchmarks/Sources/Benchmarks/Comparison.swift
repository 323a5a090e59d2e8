import Rewriter
import SwiftParser
import SwiftSyntax

/// What both parsers make of one source.
enum Comparison {
  /// Both accept it, and the trees are the same.
  case identical
  /// Both accept it, and the trees differ.
  case different(Difference)
  /// Only swift-syntax accepts it.
  case wronglyRejected(SyntaxError)
  /// Both report an error; the trees are not compared.
  case rejected
  /// Only swift-syntax reports an error.
  case wronglyAccepted

  init(_ source: SourceFile) {
    let ours = Tree.parse(source)
    let theirs = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    switch (ours.errors.first, theirs.hasError) {
    case (nil, true): self = .wronglyAccepted
    case (_, true): self = .rejected
    case (let error?, false): self = .wronglyRejected(error)
    case (nil, false):
      let difference = Difference(FlatTree(ours), FlatTree(Syntax(theirs)))
      self = difference.map(Comparison.different) ?? .identical
    }
  }
}

/// The first place where two trees differ, and what each has there.
struct Difference {
  /// Of the first node or token that differs, in bytes.
  let offset: Int
  let ours: String
  let theirs: String

  /// nil if the trees are the same.
  init?(_ ours: FlatTree, _ theirs: FlatTree) {
    let common = zip(ours.entries, theirs.entries).prefix { $0 == $1 }.count
    guard common < max(ours.entries.count, theirs.entries.count) else { return nil }
    let first = [ours.entries, theirs.entries].compactMap { $0.dropFirst(common).first }
    offset = first.map(\.start).min() ?? 0

    // The innermost node around the difference stands in both lists at the same place.
    let (start, end) = (offset, first.map(\.end).max() ?? 0)
    let depth = first.map(\.depth).min() ?? 0
    let parent = ours.entries[..<common].lastIndex { entry in
      entry.kind != .token && entry.depth < depth && entry.start <= start && end <= entry.end
    }
    self.ours = Self.subtree(parent ?? 0, of: ours, mark: common)
    self.theirs = Self.subtree(parent ?? 0, of: theirs, mark: common)
  }

  /// The lines of a sub-tree around the marked entry, in an indented list.
  private static func subtree(_ root: Int, of tree: FlatTree, mark: Int) -> String {
    let entries = tree.entries[min(root, tree.entries.count)...]
    guard let first = entries.first else { return "    (nothing)" }
    let end = entries.dropFirst().firstIndex { $0.depth <= first.depth } ?? entries.endIndex
    let shown = entries.indices.clamped(to: root..<end)
      .filter { $0 == root || $0 >= mark - 4 && $0 < mark + 12 }
    var lines = shown.map { index in
      let entry = tree.entries[index]
      let indentation = String(repeating: "  ", count: entry.depth - first.depth)
      return "  \(index == mark ? ">" : " ") \(indentation)\(entry)"
    }
    if mark >= end { lines.append("  > (end of the node)") }
    return lines.joined(separator: "\n")
  }
}

extension FlatTree.Entry: CustomStringConvertible {
  var description: String { "\(kind) \(start) \(end)" }
}

extension FlatTree.Kind: CustomStringConvertible {
  var description: String {
    switch self {
    case .token: "token"
    case .node(let kind): "\(kind)"
    case .other(let kind): "\(kind)"
    }
  }
}
