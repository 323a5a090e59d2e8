/// What differs between two versions of a file, in whole lines.
///
/// Lines end with LF only, as git sees them: a lone CR is a byte like any other, and the CR of a
/// CRLF belongs to its line. A last line without LF differs from the same line with it.
///
/// The same two versions always give the same difference: the shortest one, except between large
/// files with hardly a line in common, where the search is cut off (see ``ShortestEdit``).
public struct LineDiff: Sendable {
  /// Lines of the old version, counted from 0, and the lines of the new one that stand in their
  /// place. At least one of the two is not empty.
  public struct Change: Hashable, Sendable {
    public let old: Range<Int>
    public let new: Range<Int>
  }

  /// Ascending; between two changes there is at least one line that both versions have.
  public let changes: [Change]

  let oldLines: [ArraySlice<UInt8>]
  let newLines: [ArraySlice<UInt8>]

  public init(old: SourceFile, new: SourceFile) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)

    let prefix = zip(oldLines, newLines).prefix { $0 == $1 }.count
    let suffix = zip(oldLines.dropFirst(prefix).reversed(), newLines.dropFirst(prefix).reversed())
      .prefix { $0 == $1 }.count
    changes = Self.changes(
      from: oldLines[prefix..<oldLines.count - suffix],
      to: newLines[prefix..<newLines.count - suffix],
    )
  }

  /// The lines of a file, each with its LF; an empty file has none.
  private static func lines(of source: SourceFile) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = source.bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  private static func changes(
    from old: ArraySlice<ArraySlice<UInt8>>, to new: ArraySlice<ArraySlice<UInt8>>,
  ) -> [Change] {
    let edit = ShortestEdit(from: old, to: new)
    var changes: [Change] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let (oldStart, newStart) = (oldIndex, newIndex)
      while oldIndex < old.count, edit.isRemoved[oldIndex] { oldIndex += 1 }
      while newIndex < new.count, edit.isAdded[newIndex] { newIndex += 1 }
      if oldIndex > oldStart || newIndex > newStart {
        let change = Change(
          old: old.startIndex + oldStart..<old.startIndex + oldIndex,
          new: new.startIndex + newStart..<new.startIndex + newIndex,
        )
        changes.append(change)
      } else {
        oldIndex += 1
        newIndex += 1
      }
    }
    return changes
  }
}
