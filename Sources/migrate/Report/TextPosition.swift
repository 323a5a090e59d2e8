import Rewriter

/// A place in a text, as each reader counts it.
struct TextPosition: Hashable, Sendable {
  /// In bytes of the file, from 0.
  let offset: Int

  /// Counted from 1.
  let line: Int

  /// Counted from 1, in UTF-8 bytes, as the compiler does.
  let column: Int

  /// Counted from 1, in UTF-16 code units, as editors do.
  let utf16Column: Int
}

extension LocatedText {
  func position(of offset: ByteOffset) -> TextPosition {
    let (line, column) = lines.location(of: offset)
    let before = source.text(lines.starts[line - 1]..<offset)
    return TextPosition(
      offset: offset.value, line: line, column: column, utf16Column: before.utf16.count + 1)
  }

  /// The bytes of the lines, counted from 1, with the end of the last one.
  func range(ofLines range: ClosedRange<Int>) -> Range<ByteOffset> {
    let end = range.upperBound < lines.starts.count ? lines.starts[range.upperBound] : source.end
    return lines.starts[range.lowerBound - 1]..<end
  }
}
