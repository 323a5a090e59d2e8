import Rewriter

extension InlinedHops {
  /// Where hops are in each other, what they lose is added up, so that no two edits meet.
  var edits: [Edit] { removals.map { .delete($0) } + hops.flatMap(\.edits) + shifts }

  /// The same but for the beginnings of lines, whose blanks somebody else changes as well: ``shift(at:)`` of them go.
  var editsInLines: [Edit] { removals.map { .delete($0) } + hops.flatMap(\.edits) }

  /// The same with other edits, which take those along that are in what they replace.
  ///
  /// Have: a hop that goes as a whole, in a closure whose end goes too.
  func edits(with others: [Edit]) -> [Edit] {
    let replaced = others.map(\.range)
    let kept = edits.filter { edit in
      !replaced.contains {
        $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound
      }
    }
    return (kept + others).joiningDeletions
  }

  /// The calls that are awaited in their places.
  var calls: [AsyncTwinCall] { hops.compactMap(\.call) }

  /// Whether `self` is there for longer than a closure had it.
  var keepSelf: Bool { hops.contains(where: \.holdsSelf) }

  /// Whether the node goes with a binding of `self`, or with other code that the asynchronous calls don't need.
  func drop(_ node: Node) -> Bool {
    let dropped = hops.flatMap(\.bindings) + deleted
    return dropped.contains { $0.contains(node.range.lowerBound) }
  }

  /// Whether the expression is an error that is there, since a `catch` has it.
  func isCaughtError(_ node: Node) -> Bool {
    hops.compactMap(\.caught).contains { caught in
      node.referencedName == caught.error && caught.block.contains(node.range.lowerBound)
    }
  }

  /// What these count on.
  var countsOn: [Addition] { calls.compactMap(\.function.addition) }

  var regions: [(range: Range<ByteOffset>, shift: Int)] {
    (hops + unwrapped).map { (range: $0.kept, shift: $0.shift) } + [
      (range: body, shift: shiftOfBody)
    ]
  }

  /// What is gone with the text that stood in front of the statements.
  private var gone: [Range<ByteOffset>] {
    hops.compactMap(\.replaced) + [context.tree.root.range.lowerBound..<body.lowerBound]
  }

  /// The same, with what other edits delete.
  var deleted: [Range<ByteOffset>] {
    gone + others.deletions + hops.flatMap(\.edits).deletions
  }

  private var removals: [Range<ByteOffset>] {
    let parts = (hops + unwrapped).flatMap(\.removed).compactMap { part in
      let start = gone.filter { $0.contains(part.lowerBound) }.map(\.upperBound).max()
      guard let start else { return part }
      return start < part.upperBound ? start..<part.upperBound : nil
    }
    var merged: [Range<ByteOffset>] = []
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, part.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
      } else {
        merged.append(part)
      }
    }
    return merged
  }

  private var shifts: [Edit] {
    let bytes = context.tree.source.bytes
    let gone = removals + deleted + (others + hops.flatMap(\.edits)).map(\.range)
    let starts = Set(
      regions.filter { $0.shift != 0 }.flatMap { region in
        region.range.indices.dropFirst().filter { bytes[$0 - 1].isLineBreak }
      })
    return starts.sorted().compactMap { start in
      let offset = ByteOffset(start)
      guard !gone.contains(where: { $0.contains(offset) }) else { return nil }
      let total = regions.filter { $0.range.contains(offset) }.reduce(0) { $0 + $1.shift }
      if total < 0 { return deepening(start, by: -total) }
      let blanks = bytes[start...].prefix(total).prefix(while: \.isBlank).count
      return blanks == 0 ? nil : .delete(offset..<ByteOffset(start + blanks))
    }
  }
}

extension InlinedHops {
  /// Moves the line to the right, if there is something in it.
  private func deepening(_ start: Int, by count: Int) -> Edit? {
    let source = context.tree.source
    let rest = source.bytes[start...].drop(while: \.isBlank)
    guard let first = rest.first, !first.isLineBreak else { return nil }
    let unit = Indentation.unit(of: source, at: ByteOffset(start))
    return .insert("".dropping(-count, unit), at: ByteOffset(start))
  }

  /// Whether the call is awaited in its place.
  func awaits(_ call: Node) -> Bool { calls.contains { $0.call.node == call } }
}

extension [Edit] {
  /// What goes without anything in its place.
  var deletions: [Range<ByteOffset>] { filter(\.replacement.isEmpty).map(\.range) }
}
