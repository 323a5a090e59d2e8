import Codemods
import Rewriter
import Support
import Testing

/// Checks what holds for every input of every codemod, whatever the codemod does with it.
func checkInvariants(
  of text: String, at path: String, in project: [(path: String, text: String)],
  styles: Styles = Styles(), place: String,
) {
  let check = InvariantCheck(
    of: text, at: path, in: project, styles: styles, applying: .review, place: place)
  check.treeIsLossless()
  check.changeIsSound()
  check.safeChangesAlone().changeIsSound()
  check.commentsBetweenTokensAreKept()
  check.nonASCIITextInFrontChangesNothing()
  check.lineEndingsAreKept()
  check.stringsAndCommentsAreSilent()
  check.codemodsHaveNoSiteWhereTheyDoNotLook()
}

private struct InvariantCheck {
  let text: String
  let path: String
  let project: [(path: String, text: String)]
  let styles: Styles

  /// The worst verdict that is applied.
  let limit: Verdict
  let place: String

  /// What becomes of the file.
  private let result: String

  init(
    of text: String, at path: String, in project: [(path: String, text: String)], styles: Styles,
    applying limit: Verdict, place: String,
  ) {
    self.text = text
    self.path = path
    self.project = project
    self.styles = styles
    self.limit = limit
    self.place = place
    result = Self.result(of: text, at: path, in: project, styles: styles, applying: limit).text
  }

  private func result(of text: String) -> MigrationResult {
    Self.result(of: text, at: path, in: project, styles: styles, applying: limit)
  }

  /// What the whole catalogue makes of the file when it holds another text.
  private static func result(
    of text: String, at path: String, in project: [(path: String, text: String)], styles: Styles,
    applying limit: Verdict,
  ) -> MigrationResult {
    let files = project.map { $0.path == path ? (path: path, text: text) : $0 }
    let position = project.firstIndex { $0.path == path } ?? 0
    return migrate(files, with: Catalog.all, styles: styles, applying: limit)[position]
  }

  private func after(_ text: String) -> String { result(of: text).text }

  /// Which codemods look at a file is decided by its words and declarations, before it is parsed.
  func codemodsHaveNoSiteWhereTheyDoNotLook() {
    let places = [Catalog.all, Catalog.all.map(\.lookingEverywhere)].map { codemods in
      migrate(project, with: codemods, styles: styles, applying: limit).flatMap { result in
        result.findings.map { "\($0.codemod) at \($0.range.lowerBound.value): \($0.message)" }
      }
    }
    #expect(places[0] == places[1], "\(place): a codemod does not look where it has a site")
  }

  func treeIsLossless() {
    for text in [text, result] {
      let tree = Tree.parse(SourceFile(text))
      #expect(tree.verify().isEmpty, "\(place): the tree is unsound")
      let tokens = tree.root.tokens.map { tree.source.text($0.leadingTrivia) + $0.text }
      // Bytes are compared: strings may be equal that compose a character differently.
      let isLossless = tokens.joined().utf8.elementsEqual(text.utf8)
      #expect(isLossless, "\(place): the tokens are not the source")
    }
  }

  /// The check of the fixes that nobody has to read: these move no comment.
  func safeChangesAlone() -> InvariantCheck {
    InvariantCheck(of: text, at: path, in: project, styles: styles, applying: .safe, place: place)
  }

  func changeIsSound() {
    check(result, hasNoNewErrorBeside: text)
    secondRunChangesNothing()
    guard limit == .safe else {
      let changed = comments(changedFrom: text, in: result)
      #expect(changed.isEmpty, "\(place): comments are lost or written twice: \(changed)")
      return
    }
    #expect(comments(in: result) == comments(in: text), "\(place): a comment is lost or moved")
  }

  private func check(_ result: String, hasNoNewErrorBeside text: String) {
    let before = Tree.parse(SourceFile(text)).errors
    let after = Tree.parse(SourceFile(result)).errors
    #expect(after.count <= before.count, "\(place): the change adds a syntax error")
  }

  private func secondRunChangesNothing() {
    #expect(after(result) == result, "\(place): a second run changes more")
  }

  /// The same file with a comment between the parts of all calls: none may go, none may take code along, and where
  /// code moves, they may.
  func commentsBetweenTokensAreKept() {
    for commented in [text.commented { "/* \($0) */ " }, text.commented { "// \($0)\n" }] {
      let after = after(commented)
      check(after, hasNoNewErrorBeside: commented)
      let changed = comments(changedFrom: commented, in: after)
      #expect(changed.isEmpty, "\(place): comments are lost or written twice: \(changed)")
    }
  }

  /// The comments that are lost or written twice; they may move with their code.
  private func comments(changedFrom text: String, in result: String) -> [String] {
    comments(in: result).sorted().difference(from: comments(in: text).sorted()).map { change in
      switch change {
      case .insert(_, let comment, _), .remove(_, let comment, _): comment
      }
    }
  }

  private func comments(in text: String) -> [String] {
    let tree = Tree.parse(SourceFile(text))
    return tree.root.tokens.flatMap { comments(inTrivia: tree.source.text($0.leadingTrivia)) }
  }

  private func comments(inTrivia trivia: String) -> [String] {
    var comments: [String] = []
    var rest = trivia[...]
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

  /// Offsets are bytes everywhere: a character of several bytes in front must not shift an edit.
  func nonASCIITextInFrontChangesNothing() {
    let line = "// 👩‍👩‍👧 é\n"
    guard !text.hasPrefix("#!") else { return }
    #expect(after(line + text) == line + result, "\(place): behind a line with an emoji")
  }

  func lineEndingsAreKept() {
    let expected = result.withCRLF
    #expect(after(text.withCRLF) == expected, "\(place): with CRLF line endings")
  }

  func stringsAndCommentsAreSilent() {
    let string = "let text = ####\"\"\"\n\(text)\n\"\"\"####\n"
    #expect(result(of: string).findings.isEmpty, "\(place): inside a string")
    let comment = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "// \($0)\n" }.joined()
    #expect(result(of: comment).findings.isEmpty, "\(place): inside a comment")
  }
}

extension MigrationResult {
  fileprivate var text: String { String(decoding: source.bytes, as: UTF8.self) }
}

extension Codemod {
  fileprivate var lookingEverywhere: Codemod {
    Codemod(
      id: id, title: title, since: since, discussion: discussion, verdict: verdict,
      candidateTokens: candidateTokens, mayConcern: { _ in true }, examples: examples, run: run)
  }
}

extension String {
  /// - Parameter comment: the comment of a number.
  fileprivate func commented(_ comment: (Int) -> String) -> String {
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

  fileprivate var withCRLF: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
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
