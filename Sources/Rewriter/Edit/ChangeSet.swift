/// The edits to make in one file: fixes that were found independently, each taken whole or not at
/// all.
///
/// Who comes first wins. What happens where two edits meet is decided here and nowhere else:
///
/// - Edits of *different fixes* may not overlap, nor even touch. Neither fix has seen the text of
///   the other: `x` → `y + z` beside an insertion of `.a` behind `x` would read `y + z.a`. The
///   refused fix is found again, in the new text, in the next round.
/// - An edit that two fixes share to the letter counts once (both want the same `import`), unless
///   its text is half of a bracket pair: then each fix means its own pair.
/// - Within *one fix*, edits may touch but not overlap. Insertions at one place keep the order in
///   which the fix gives them, one at the start of a replacement stands before it, one at its end
///   after it.
public struct ChangeSet: Sendable {
  /// The edits taken so far, sorted and disjoint.
  public private(set) var edits: [Edit] = []

  /// The fixes taken so far, so that one found twice is recognised as a whole.
  private var fixes: Set<[Edit]> = []

  public init() {}

  /// Takes every edit of the fix, or none of them.
  ///
  /// - Returns: false, and nothing is taken, if one of the edits overlaps or contradicts another of
  ///   the fix or one already taken. A fix that was taken before is true and changes nothing.
  ///
  /// Cost: a binary search and an array insertion for each edit.
  public mutating func insert(_ fix: [Edit]) -> Bool {
    guard let fix = Self.ordered(fix) else { return false }
    if fixes.contains(fix) { return true }

    var isNew: [Bool] = []
    for edit in fix {
      guard let new = admits(edit) else { return false }
      isNew.append(new)
    }
    take(zip(fix, isNew).filter(\.1).map(\.0))
    fixes.insert(fix)
    return true
  }

  /// The file with all edits made. Cost: one copy pass.
  ///
  /// - Precondition: no edit reaches behind the end of the file.
  public func apply(to source: SourceFile) -> SourceFile {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var copied = 0
    for edit in edits {
      let range = edit.range.indices
      precondition(range.upperBound <= source.bytes.count, "edit behind the end of the file")
      bytes += source.bytes[copied..<range.lowerBound]
      bytes += edit.replacement.utf8
      copied = range.upperBound
    }
    bytes += source.bytes[copied...]
    return SourceFile(bytes: bytes)
  }

  /// The edits of one fix as they follow in the file, each once; nil if they contradict each other.
  private static func ordered(_ fix: [Edit]) -> [Edit]? {
    var edits: [Edit] = []
    var seen: Set<Edit> = []
    for edit in fix where !edit.isEmpty {
      if seen.insert(edit).inserted {
        edits.append(edit)
      } else if !edit.isBalanced {
        return nil
      }
    }
    // An insertion sorts before a replacement that starts at its place; between two insertions at
    // one place the position in the fix decides.
    edits = edits.enumerated()
      .sorted { lhs, rhs in
        let (left, right) = (lhs.element.range, rhs.element.range)
        return (left.lowerBound, left.upperBound, lhs.offset)
          < (right.lowerBound, right.upperBound, rhs.offset)
      }
      .map(\.element)
    let overlaps = zip(edits, edits.dropFirst()).contains { edit, next in
      edit.range.upperBound > next.range.lowerBound
    }
    return overlaps ? nil : edits
  }

  /// Whether the edit is new; nil if it cannot stand beside those of the other fixes.
  private func admits(_ edit: Edit) -> Bool? {
    let touching = edits[firstIndex(endingAtOrAfter: edit.range.lowerBound)...]
      .prefix { $0.touches(edit) }
    if touching.contains(edit) { return edit.isBalanced ? false : nil }
    return touching.isEmpty ? true : nil
  }

  /// Puts new edits of one fix, in order, between those taken before, none of which they touch.
  private mutating func take(_ fix: [Edit]) {
    var index = 0
    for edit in fix {
      // The edits of the fix itself may touch: each belongs behind the one before it.
      index = max(index, firstIndex(endingAtOrAfter: edit.range.lowerBound))
      edits.insert(edit, at: index)
      index += 1
    }
  }

  /// The place of the first edit whose range ends at the offset or behind it.
  private func firstIndex(endingAtOrAfter offset: ByteOffset) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
