extension [Edit] {
  /// The edits with deletions that share bytes as one, in the place of the first: what two parts of a fix both remove
  /// is removed once.
  public var joiningDeletions: [Edit] {
    reduce(into: []) { joined, edit in
      guard edit.replacement.isEmpty, !edit.range.isEmpty else { return joined.append(edit) }
      var (range, place) = (edit.range, joined.endIndex)
      while let index = joined.lastIndex(where: { other in
        other.replacement.isEmpty && other.range.overlaps(range)
      }) {
        let other = joined.remove(at: index).range
        let (starts, ends) =
          ([range.lowerBound, other.lowerBound], [range.upperBound, other.upperBound])
        range = (starts.min() ?? range.lowerBound)..<(ends.max() ?? range.upperBound)
        place = index
      }
      joined.insert(.delete(range), at: place)
    }
  }
}
