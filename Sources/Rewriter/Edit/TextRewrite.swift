/// Edits inside of a piece of source that moves, or is written anew as a whole.
package struct TextRewrite {
  package private(set) var edits: [Edit] = []

  package init(edits: [Edit] = []) { self.edits = edits }

  package mutating func add(_ more: [Edit]) { edits += more }

  /// The text of the range with the edits that are in it made. Insertions come before what begins at the
  /// same place, and in the order in which they were added.
  package func text(of range: Range<ByteOffset>, in source: SourceFile) -> String {
    let inside = edits.enumerated().filter { range.contains($0.element.range) }
      .sorted { lhs, rhs in
        let left = lhs.element.range
        let right = rhs.element.range
        if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
        if left.isEmpty != right.isEmpty { return left.isEmpty }
        return lhs.offset < rhs.offset
      }
    var text = ""
    var position = range.lowerBound
    for edit in inside.map(\.element) where edit.range.lowerBound >= position {
      text += source.text(position..<edit.range.lowerBound) + edit.replacement
      position = edit.range.upperBound
    }
    return text + source.text(position..<range.upperBound)
  }
}

extension String {
  /// The lines behind the first one, which begin with the one indentation, with the other.
  package func reindented(from old: String, to new: String) -> String {
    var text = ""
    var rest = self[...]
    while let end = rest.firstIndex(where: \.isLineBreak) {
      let next = rest.index(after: end)
      text += rest[..<next]
      rest = rest[next...]
      guard let first = rest.first, !first.isLineBreak, rest.hasPrefix(old) else { continue }
      text += new
      rest = rest.dropFirst(old.count)
    }
    return text + rest
  }
}
