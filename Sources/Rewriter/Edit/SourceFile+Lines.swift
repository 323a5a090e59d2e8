extension SourceFile {
  /// What fits where no line of the file is longer.
  package var longLine: Int { 120 }

  /// What fits wherever an author breaks lines that are shorter.
  package var shortLine: Int { 100 }

  /// The bytes of the longest line.
  package var longestLine: Int {
    var (longest, length) = (0, 0)
    for byte in bytes {
      length = byte.isLineBreak ? 0 : length + 1
      longest = max(longest, length)
    }
    return longest
  }

  /// The bytes of the line, without its end.
  package func lineLength(at offset: ByteOffset) -> Int {
    column(of: offset) + bytes[offset.value...].prefix { !$0.isLineBreak }.count
  }

  /// How many bytes of its line stand in front of the offset.
  package func column(of offset: ByteOffset) -> Int {
    bytes[..<offset.value].reversed().prefix { !$0.isLineBreak }.count
  }

  /// Edits that move the lines of a range one level deeper. Each begins where the line before it ends: what
  /// another fix would write there has to wait, and then sees the new blanks.
  package func deepening(_ range: Range<ByteOffset>) -> [Edit] {
    let unit = Indentation.unit(of: self, at: range.lowerBound)
    return Indentation.deepen(linesIn: range, of: self, by: unit).map { edit in
      let gap = bytes[range.lowerBound.value..<edit.range.lowerBound.value].reversed()
        .prefix { $0.isBlank || $0.isLineBreak }.count
      let whole = (edit.range.lowerBound - gap)..<edit.range.lowerBound
      return Edit(replace: whole, with: text(whole) + edit.replacement)
    }
  }

  /// Where the offset stands as a reader sees it whose tabs are so wide.
  package func visibleColumn(of offset: ByteOffset, tabWidth: Int) -> Int {
    bytes[..<offset.value].suffix(column(of: offset)).reduce(0) { column, byte in
      byte == UInt8(ascii: "\t") ? (column / tabWidth + 1) * tabWidth : column + 1
    }
  }

  /// The end of the line if a comment follows the offset on it; else the offset.
  package func endOfLine(from offset: ByteOffset) -> ByteOffset {
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
  package func startOfComments(
    above offset: ByteOffset, notBefore limit: ByteOffset,
  ) -> ByteOffset {
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
  package func endOfComments(in range: Range<ByteOffset>, indentedBy blanks: String) -> ByteOffset {
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

  /// Whether only blanks stand before the offset on its line.
  package func isFirstOnLine(_ offset: ByteOffset) -> Bool {
    bytes[..<offset.value].reversed().first { !$0.isBlank }?.isLineBreak ?? true
  }

  /// What parts a statement that is put in front of the offset from what is there.
  package func separator(before offset: ByteOffset) -> String {
    isFirstOnLine(offset) ? Indentation(ofLineAt: offset, in: self).lineBreak : "; "
  }

  /// Whether nothing but a comment follows on the offset's line.
  package func endsLine(at offset: ByteOffset) -> Bool {
    let rest = bytes[offset.value...].drop { $0.isBlank }
    guard let first = rest.first, !first.isLineBreak else { return true }
    return first == UInt8(ascii: "/") && rest.dropFirst().first == UInt8(ascii: "/")
  }

  /// The end of the line, if nothing but a comment follows the offset on it; else the offset.
  package func endOfLine(behind offset: ByteOffset) -> ByteOffset {
    let rest = bytes[offset.value...].prefix { !$0.isLineBreak }
    let text = rest.drop { $0.isBlank }
    let isComment = text.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")])
    return text.isEmpty || isComment ? offset + rest.count : offset
  }

  /// The blanks in front of the offset, if there is nothing else on its line.
  package func blanks(before offset: ByteOffset) -> String? {
    let before = bytes[..<offset.value].reversed().prefix { !$0.isLineBreak }
    return before.allSatisfy(\.isBlank) ? String(decoding: before.reversed(), as: UTF8.self) : nil
  }

  /// The whole lines that a range is on, and the blank ones in front where nothing else parts them from a
  /// brace or another blank one. Behind the brace of a block, the blank ones that follow go instead.
  package func paragraph(of range: Range<ByteOffset>) -> Range<ByteOffset> {
    let lines = lines(of: range)
    let next = bytes[lines.upperBound.value...].first { !$0.isBlank }
    guard next.map({ $0.isLineBreak || $0 == UInt8(ascii: "}") }) ?? true else { return lines }
    let before = bytes[..<lines.lowerBound.value]
    guard let last = before.lastIndex(where: { !$0.isBlank && !$0.isLineBreak }),
      let end = bytes[last...].firstIndex(of: UInt8(ascii: "\n"))
    else { return lines }
    let opensBlock = bytes[last] == UInt8(ascii: "{")
    return ByteOffset(
      end + 1)..<(opensBlock ? endOfBlankLines(from: lines.upperBound) : lines.upperBound)
  }

  /// Where the first line from the offset on begins that has text.
  private func endOfBlankLines(from offset: ByteOffset) -> ByteOffset {
    let blanks = bytes[offset.value...].prefix { $0.isBlank || $0.isLineBreak }
    return blanks.lastIndex(where: \.isLineBreak).map { ByteOffset($0 + 1) } ?? offset
  }

  /// The whole lines that a range is on, with their ends.
  fileprivate func lines(of range: Range<ByteOffset>) -> Range<ByteOffset> {
    let start = bytes[..<range.lowerBound.value].reversed().prefix { !$0.isLineBreak }.count
    let rest = bytes[range.upperBound.value...]
    let tail = rest.prefix { !$0.isLineBreak }.count
    let ending = rest.dropFirst(tail).starts(with: [0x0D, 0x0A]) ? 2 : rest.count > tail ? 1 : 0
    return (range.lowerBound - start)..<(range.upperBound + tail + ending)
  }
}

extension UInt8 {
  @inlinable
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  @inlinable
  package var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
