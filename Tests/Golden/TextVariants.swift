import Rewriter

/// What may be done to a file's text without any codemod having a reason to do something else.
extension String {
  /// With a comment wherever one may stand between the parts of a call.
  ///
  /// - Parameter comment: the comment of a number.
  func commented(_ comment: (Int) -> String) -> String {
    let source = SourceFile(self)
    let tokens = TokenList(source)
    var text = ""
    var end = ByteOffset(0)
    for token in 0..<tokens.count where tokens.takesCommentInFront(token) {
      let start = tokens.range(token).lowerBound
      text += source.text(end..<start) + comment(token)
      end = start
    }
    return text + source.text(end..<source.end)
  }

  var withCRLF: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }

  /// With a tab for so many spaces at the start of a line; `nil` where a line has a part of them, so that tabs
  /// alone cannot say how deep it is.
  func withTabs(for width: Int) -> String? {
    var lines: [String] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let spaces = line.prefix { $0 == " " }.count
      guard spaces.isMultiple(of: width), line.dropFirst(spaces).first != "\t" else { return nil }
      lines.append(String(repeating: "\t", count: spaces / width) + line.dropFirst(spaces))
    }
    return lines.joined(separator: "\n")
  }

  var withoutBlanks: String { filter { !$0.isWhitespace } }

  /// Whether there is a space in front of what a line begins with.
  var isIndentedBySpaces: Bool {
    split(separator: "\n").contains { line in
      line.prefix { $0 == " " || $0 == "\t" }.contains(" ")
    }
  }

  /// The comments in the order of the text.
  var comments: [String] {
    let tree = Tree.parse(SourceFile(self))
    return tree.root.tokens.flatMap { tree.source.text($0.leadingTrivia).commentsOfTrivia }
  }

  private var commentsOfTrivia: [String] {
    var comments: [String] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: "/") {
      rest = rest[start...]
      let isBlock = rest.hasPrefix("/*")
      // A nested comment ends a little early, on both sides of the comparison.
      let end =
        isBlock
        ? rest.firstRange(of: "*/")?.upperBound : rest.firstIndex(where: \.isNewline)
      comments.append(String(rest[..<(end ?? rest.endIndex)]))
      rest = rest[(end ?? rest.endIndex)...]
    }
    return comments
  }
}

extension TokenList {
  /// Whether a comment in front of the token changes nothing: behind an opening bracket or a comma, in front of a
  /// member's period, and between a call and its closure.
  fileprivate func takesCommentInFront(_ token: Int) -> Bool {
    guard token > 0, !(kinds[token - 1] == .stringSegment || kinds[token] == .stringSegment) else {
      return false
    }
    return ["{", "(", ","].contains(text(token - 1)) || [".", "{", ")"].contains(text(token))
  }
}
