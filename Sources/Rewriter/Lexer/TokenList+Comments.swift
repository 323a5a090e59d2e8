extension TokenList {
  /// The comments in the order of the file, each with single blanks between its words: how far a line is
  /// indented is no part of what a comment says.
  public var comments: [String] {
    var comments: [String] = []
    var end = 0
    for token in 0..<count {
      let range = range(token).indices
      comments += Self.comments(in: source.bytes[end..<max(end, range.lowerBound)])
      end = range.upperBound
    }
    return comments
  }

  /// The comments in the trivia between two tokens, where nothing else has a slash.
  private static func comments(in trivia: ArraySlice<UInt8>) -> [String] {
    var comments: [String] = []
    var rest = trivia
    while let start = rest.firstIndex(of: UInt8(ascii: "/")) {
      let length = lengthOfComment(at: rest[start...])
      let text = String(decoding: rest[start..<start + length], as: UTF8.self)
      comments.append(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      rest = rest[(start + length)...]
    }
    return comments
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
