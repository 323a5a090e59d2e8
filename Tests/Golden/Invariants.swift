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
    text: text, path: path, project: project, styles: styles, place: place)
  check.treeIsLossless()
  check.changeAddsNoSyntaxError()
  check.secondRunChangesNothing()
  check.commentsAreKept()
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
  let place: String

  /// What the whole catalogue makes of the file when it holds another text.
  private func result(of text: String) -> MigrationResult {
    let files = project.map { $0.path == path ? (path: path, text: text) : $0 }
    let position = project.firstIndex { $0.path == path } ?? 0
    return migrate(files, with: Catalog.all, styles: styles)[position]
  }

  private func after(_ text: String) -> String {
    String(decoding: result(of: text).source.bytes, as: UTF8.self)
  }

  /// Which codemods look at a file is decided by its words and declarations, before it is parsed.
  func codemodsHaveNoSiteWhereTheyDoNotLook() {
    let places = [Catalog.all, Catalog.all.map(\.lookingEverywhere)].map { codemods in
      migrate(project, with: codemods, styles: styles).flatMap { result in
        result.findings.map { "\($0.codemod) at \($0.range.lowerBound.value): \($0.message)" }
      }
    }
    #expect(places[0] == places[1], "\(place): a codemod does not look where it has a site")
  }

  func treeIsLossless() {
    for text in [text, after(text)] {
      let tree = Tree.parse(SourceFile(text))
      #expect(tree.verify().isEmpty, "\(place): the tree is unsound")
      let tokens = tree.root.tokens.map { tree.source.text($0.leadingTrivia) + $0.text }
      // Bytes are compared: strings may be equal that compose a character differently.
      let isLossless = tokens.joined().utf8.elementsEqual(text.utf8)
      #expect(isLossless, "\(place): the tokens are not the source")
    }
  }

  func changeAddsNoSyntaxError() {
    let before = Tree.parse(SourceFile(text)).errors
    let after = Tree.parse(SourceFile(after(text))).errors
    #expect(after.count <= before.count, "\(place): the change adds a syntax error")
  }

  func secondRunChangesNothing() {
    let once = after(text)
    #expect(after(once) == once, "\(place): a second run changes more")
  }

  func commentsAreKept() {
    #expect(comments(in: after(text)) == comments(in: text), "\(place): a comment is lost or moved")
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
    #expect(after(line + text) == line + after(text), "\(place): behind a line with an emoji")
  }

  func lineEndingsAreKept() {
    let expected = after(text).withCRLF
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

extension Codemod {
  fileprivate var lookingEverywhere: Codemod {
    Codemod(
      id: id, title: title, since: since, discussion: discussion, verdict: verdict,
      candidateTokens: candidateTokens, mayConcern: { _ in true }, examples: examples, run: run)
  }
}

extension String {
  fileprivate var withCRLF: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
  }
}
