extension Tree {
  /// Edits that leave of a node only another one inside of it, whose lines move to the left as far as the
  /// node's own line is.
  package func edits(replacing outer: Node, by inner: Node) -> [Edit] {
    edits(replacing: outer, by: inner.range)
  }

  /// The same for what is at a place inside of the node.
  package func edits(replacing outer: Node, by inner: Range<ByteOffset>) -> [Edit] {
    [.delete(outer.range.lowerBound..<inner.lowerBound)]
      + edits(outdenting: inner, by: depth(at: inner.lowerBound, below: outer))
      + [.delete(inner.upperBound..<outer.range.upperBound)]
  }

  /// How many bytes of blanks the line on which a node begins has more than the one on which the node around it
  /// does.
  package func depth(of inner: Node, below outer: Node) -> Int {
    depth(at: inner.range.lowerBound, below: outer)
  }

  private func depth(at inner: ByteOffset, below outer: Node) -> Int {
    let target = Indentation(ofLineAt: outer.range.lowerBound, in: source).blanks.utf8.count
    let own = Indentation(ofLineAt: inner, in: source).blanks.utf8.count
    let isOnOneLine = !source.bytes[outer.range.lowerBound.value..<inner.value]
      .contains(where: \.isLineBreak)
    return isOnOneLine ? 0 : max(0, own - target)
  }

  /// Edits that move the lines that begin in the range to the left, as far as they have blanks.
  package func edits(outdenting range: Range<ByteOffset>, by count: Int) -> [Edit] {
    lineStarts(in: range).compactMap { start -> Edit? in
      let blanks = source.bytes[start...].prefix(count).prefix(while: \.isBlank).count
      return blanks == 0 ? nil : .delete(ByteOffset(start)..<ByteOffset(start + blanks))
    }
  }

  /// The same, with the last blanks of each line: other edits may take the first ones.
  package func edits(takingLast count: Int, ofBlanksIn range: Range<ByteOffset>) -> [Edit] {
    lineStarts(in: range).compactMap { start -> Edit? in
      let blanks = source.bytes[start...].prefix(while: \.isBlank)
      guard count > 0, blanks.count >= count else { return nil }
      return .delete(ByteOffset(blanks.endIndex - count)..<ByteOffset(blanks.endIndex))
    }
  }

  /// The fewest blanks in front of a line that begins in the range; `nil` if none with any text does.
  package func leastDepth(ofLinesIn range: Range<ByteOffset>) -> Int? {
    lineStarts(in: range).compactMap { start in
      let blanks = source.bytes[start...].prefix(while: \.isBlank)
      // A broken file may end behind them.
      guard blanks.endIndex < source.bytes.endIndex, !source.bytes[blanks.endIndex].isLineBreak
      else { return nil }
      return blanks.count
    }.min()
  }

  private func lineStarts(in range: Range<ByteOffset>) -> [Int] {
    range.indices.dropFirst().filter { source.bytes[$0 - 1].isLineBreak }
  }
}

extension Node {
  /// Whether blanks at the beginning of some line of the node are part of a string.
  package var hasMultilineString: Bool {
    tokens.contains { $0.text == "\"\"\"" }
  }
}
