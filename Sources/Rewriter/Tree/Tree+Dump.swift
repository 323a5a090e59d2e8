extension Tree {
  /// The tree for a reader: an indented line for each node and token, tokens with their text.
  public func dump() -> String {
    var text = ""
    dump(root, indentation: "", to: &text)
    return text
  }

  private func dump(_ node: Node, indentation: String, to text: inout String) {
    text += "\(indentation)\(node.kind)\n"
    for part in node.parts {
      switch part {
      case .node(let index, _):
        dump(Node(tree: self, index: index), indentation: indentation + "  ", to: &text)
      case .token(let index, let kind):
        text += "\(indentation)  \(kind) \(source.text(range(of: index)).debugDescription)\n"
      }
    }
  }
}
