/// Where the lines of a file begin. A line ends with LF, CRLF or a lone CR.
public struct LineTable: Sendable {
  /// The offset of each line's first byte; the first element is 0.
  public let starts: [ByteOffset]

  /// Cost: one pass over the bytes, for the first table of a file.
  public init(_ source: SourceFile) {
    starts = source.lineStarts.offsets
  }

  /// The line that contains the offset, counted from 1. Cost: a binary search.
  public func line(of offset: ByteOffset) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Line and column of the offset, both counted from 1, the column in UTF-8 bytes.
  public func location(of offset: ByteOffset) -> (line: Int, column: Int) {
    let line = line(of: offset)
    return (line, offset.value - starts[line - 1].value + 1)
  }
}

extension SourceFile {
  fileprivate var lineStarts: LineStarts {
    measures.lines.load() ?? measures.lines.storeIfNil(LineStarts(of: bytes))
  }
}

/// Where the lines of a file begin, found once.
final class LineStarts: Sendable {
  let offsets: [ByteOffset]

  init(of bytes: [UInt8]) {
    var starts = [ByteOffset(0)]
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if endsLine { starts.append(ByteOffset(index + 1)) }
    }
    offsets = starts
  }
}
