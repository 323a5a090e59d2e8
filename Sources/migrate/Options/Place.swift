import Rewriter

/// A place in a file as the user writes it: `FILE:LINE` or `FILE:LINE:COLUMN`.
struct Place: Sendable, Equatable {
  let path: String

  /// Counted from 1.
  let line: Int

  /// Counted from 1, in UTF-8 bytes; `nil` for the whole line.
  let column: Int?

  /// Reads the numbers from the end, since a path may hold colons. A colon at the end, as compilers
  /// write it, is no harm.
  init(_ text: String) throws(Failure) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let path = parts.joined(separator: ":")
    guard let line = numbers.first, !path.isEmpty, numbers.allSatisfy({ $0 > 0 }) else {
      throw .noPlace(text)
    }
    self.path = path
    self.line = line
    column = numbers.count > 1 ? numbers[1] : nil
  }

  /// The bytes that the place stands for: its line without the indentation, or one byte of it.
  func range(in text: LocatedText) throws(Failure) -> Range<ByteOffset> {
    let starts = text.lines.starts
    guard line <= starts.count else { throw .noSuchLine(text.path, line: line, of: starts.count) }
    let start = starts[line - 1]
    let end = line < starts.count ? starts[line] : text.source.end
    let content = text.source.bytes[(start..<end).indices]
    guard let column else {
      let indentation = content.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return start + indentation.count..<end
    }
    guard column <= content.count + (line == starts.count ? 1 : 0) else {
      throw .noSuchColumn(text.path, line: line, column: column, of: content.count)
    }
    let offset = start + column - 1
    return offset..<min(offset + 1, text.source.end)
  }
}
