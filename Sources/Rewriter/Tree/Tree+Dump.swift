extension Tree {
  /// The tree for a reader: an indented line for each node and token, tokens with their text.
  ///
  /// Deep trees, such as that of a call chain of thousands, are indented no further than 100 levels.
  /// Cost: linear.
  public func dump() -> String {
    var text = "\(root.kind)\n"
    var open = [root.parts]
    while let innermost = open.indices.last {
      guard let part = open[innermost].next() else {
        open.removeLast()
        continue
      }
      text += String(repeating: "  ", count: min(open.count, 100))
      switch part {
      case .node(let index, let kind):
        text += "\(kind)\n"
        open.append(Node(tree: self, index: index).parts)
      case .token(let index, let kind):
        text += "\(kind) \(source.text(range(of: index)).debugDescription)\n"
      }
    }
    return text
  }
}
