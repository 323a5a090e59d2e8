extension TokenList {
  /// The comments in the order of the file, each with single blanks between its words: how far a line is
  /// indented is no part of what a comment says.
  public var comments: [String] {
    commentRanges.map {
      source.text($0).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Where the comments are, in the order of the file.
  public var commentRanges: [Range<ByteOffset>] {
    var ranges: [Range<ByteOffset>] = []
    var end = 0
    for token in 0..<count {
      let range = range(token).indices
      ranges += Self.comments(in: source.bytes[end..<max(end, range.lowerBound)])
      end = range.upperBound
    }
    return ranges
  }

  /// The comments in the trivia between two tokens, where nothing else has a slash.
  private static func comments(in trivia: ArraySlice<UInt8>) -> [Range<ByteOffset>] {
    var ranges: [Range<ByteOffset>] = []
    var rest = trivia
    while let start = rest.firstIndex(of: UInt8(ascii: "/")) {
      let end = start + lengthOfComment(at: rest[start...])
      ranges.append(ByteOffset(start)..<ByteOffset(end))
      rest = rest[end...]
    }
    return ranges
  }

  /// The length of the comment that the bytes begin with; comments in `/* … */` nest.
  private static func lengthOfComment(at bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.starts(with: "/*".utf8) else {
      return bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.count
    }
    var depth = 0
    var rest = bytes
    while !rest.isEmpty {
      if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
        if depth == 0 { break }
      } else {
        rest = rest.dropFirst()
      }
    }
    return bytes.count - rest.count
  }
}
