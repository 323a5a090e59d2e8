extension Tree {
  /// What is wrong with the tree itself, in words; empty for a sound one.
  ///
  /// Checks that tokens are ordered and disjoint, that subtrees nest, and that every node without a
  /// syntax error has the shape that the grammar gives it. Cost: a few passes.
  public func verify() -> [String] {
    verifyTokens() + verifyNesting() + verifyShapes()
  }

  private func verifyTokens() -> [String] {
    var problems: [String] = []
    var end = ByteOffset(0)
    for token in 0..<tokenCount {
      let range = range(of: TokenIndex(token))
      if range.lowerBound < end {
        problems.append("token \(token) begins before its predecessor ends")
      }
      end = range.upperBound
    }
    if tokenKinds.last != .endOfFile {
      problems.append("the last token is not the end of the file")
    }
    if end != source.end { problems.append("the tokens end before the source does") }
    return problems
  }

  private func verifyNesting() -> [String] {
    var problems: [String] = []
    if entries.first?.kind != .sourceFile || extent(of: NodeIndex(0)) != nodeCount {
      problems.append("the root is not one source file")
    }
    for index in 1..<max(1, nodeCount) {
      let node = entries[index]
      let parentIndex = node.parent.value
      let parent = entries[parentIndex]
      let isInside =
        parentIndex < index && index + Int(node.extent) <= parentIndex + Int(parent.extent)
        && parent.firstToken <= node.firstToken && node.endToken <= parent.endToken
      if !isInside { problems.append("node \(index) is not inside its parent") }
    }
    return problems
  }

  private func verifyShapes() -> [String] {
    nodes.compactMap { node in
      node.hasError ? nil : node.shapeProblem
    }
  }
}

extension Node {
  /// Why the node has not the shape that the grammar gives it.
  fileprivate var shapeProblem: String? {
    let place = "\(kind) at \(range.lowerBound.value)"
    switch Shape.all[Int(kind.rawValue)] {
    case .list(let symbols):
      let isSound = parts.allSatisfy { part in symbols.contains { $0.accepts(part) } }
      return isSound ? nil : "\(place) has an element of another kind"
    case .sequence(let slots):
      var match = ShapeMatch(of: kind)
      var filled: Set<Int> = []
      for part in parts where !part.isUnexpected {
        guard let slot = match.take(part) else { return "\(place) has a child too many: \(part)" }
        filled.insert(slot)
      }
      return slots.indices.first { !slots[$0].isOptional && !filled.contains($0) }
        .map { "\(place) lacks its child '\(slots[$0].label)'" }
    }
  }
}
