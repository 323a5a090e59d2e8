import Rewriter

extension SourceFile {
  /// What fits where no line of the file is longer.
  var longLine: Int { 120 }

  /// How many bytes of its line stand in front of the offset.
  func column(of offset: ByteOffset) -> Int {
    bytes[..<offset.value].reversed().prefix { !$0.isLineBreak }.count
  }

  /// Edits that move the lines of a range one level deeper. Each begins where the line before it ends: what
  /// another fix would write there has to wait, and then sees the new blanks.
  func deepening(_ range: Range<ByteOffset>) -> [Edit] {
    Indentation.deepen(linesIn: range, of: self, by: Indentation.unit(of: self)).map { edit in
      let gap = bytes[range.lowerBound.value..<edit.range.lowerBound.value].reversed()
        .prefix { $0.isBlank || $0.isLineBreak }.count
      let whole = (edit.range.lowerBound - gap)..<edit.range.lowerBound
      return Edit(replace: whole, with: text(whole) + edit.replacement)
    }
  }

  /// The end of the line if a comment follows the offset on it; else the offset.
  func endOfLine(from offset: ByteOffset) -> ByteOffset {
    let rest = bytes[offset.value...]
    let end = rest.firstIndex(where: \.isLineBreak) ?? rest.endIndex
    let text = rest[..<end].drop(while: \.isBlank)
    guard text.starts(with: "//".utf8) else { return offset }
    return ByteOffset(end)
  }

  /// Where the comments begin that stand directly above the offset, each on a line of its own that is as far
  /// to the right; the offset if there are none, or if something else stands in front of it on its line.
  ///
  /// - Parameter limit: the end of what stands in front of the comments.
  func startOfComments(above offset: ByteOffset, notBefore limit: ByteOffset) -> ByteOffset {
    guard isFirstOnLine(offset) else { return offset }
    let blanks = Indentation(ofLineAt: offset, in: self).blanks
    var start = offset
    while let line = line(above: start), line.lowerBound >= limit {
      let content = bytes[line.indices].drop(while: \.isBlank)
      guard content.starts(with: "//".utf8),
        line.byteCount - content.count == blanks.utf8.count
      else { break }
      start = ByteOffset(content.startIndex)
    }
    return start
  }

  /// The end of the comments that the range begins with, on lines of their own behind so many blanks; the start
  /// of the range if there are none.
  func endOfComments(in range: Range<ByteOffset>, indentedBy blanks: String) -> ByteOffset {
    var end = range.lowerBound
    let lines = bytes[range.indices]
      .split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
    for line in lines.dropFirst().dropLast() {
      let content = line.drop(while: \.isBlank)
      if content.isEmpty { continue }
      guard content.starts(with: "//".utf8), line.count - content.count == blanks.utf8.count
      else { break }
      end = ByteOffset(line.endIndex)
    }
    return end
  }

  /// The line in front of the one with the offset, without what ends it; `nil` if there is none.
  private func line(above offset: ByteOffset) -> Range<ByteOffset>? {
    guard let end = bytes[..<offset.value].lastIndex(where: \.isLineBreak) else { return nil }
    let isPair = end > 0 && bytes[end] == UInt8(ascii: "\n") && bytes[end - 1] == UInt8(ascii: "\r")
    let upper = isPair ? end - 1 : end
    let lower = bytes[..<upper].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
    return ByteOffset(lower)..<ByteOffset(upper)
  }
}
