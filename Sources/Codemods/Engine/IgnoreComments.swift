import Rewriter

/// A comment that keeps sites as they are: `// migrate:ignore main-queue-hop the order matters`.
public struct IgnoreComment: Sendable {
  /// Where the comment is, counted from 1.
  public let line: Int

  /// The codemods, and the codes of findings without a fix, as `main-queue-hop/captures-unowned`; empty for all
  /// codemods.
  public let codes: [String]

  /// Why, in the author's words; may be empty.
  public let reason: String

  /// Those of ``codes`` for which there is a site.
  private var usedCodes: Set<String> = []

  private var isUsed = false

  /// The lines that are meant; `nil` where the comment says what no comment can.
  private let target: ClosedRange<Int>?

  private static let mark = "migrate:ignore"

  /// The codes for which there is no site; of a comment without codes, whether there is none at all.
  public var unused: Unused? {
    let rest = codes.filter { !usedCodes.contains($0) }
    return (codes.isEmpty ? isUsed : rest.isEmpty) ? nil : Unused(codes: rest)
  }

  /// What of a comment keeps nothing as it is.
  public struct Unused: Sendable, Equatable {
    /// Empty for a comment that names none.
    public let codes: [String]
  }

  /// `nil` for any other comment.
  fileprivate init?(_ range: Range<ByteOffset>, in text: CommentedText) {
    let comment = text.tokens.source.text(range)
    let content = comment.drop { "/* \t".contains($0) }.split(whereSeparator: \.isWhitespace)
    guard let head = content.first, head.hasPrefix(Self.mark) else { return nil }
    var words = content.dropFirst()
    if words.last == "*/" { words.removeLast() }
    codes = words.prefix(while: Self.isCode).map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
      .map(String.init)
    reason = words.dropFirst(codes.count).joined(separator: " ")
    line = text.lines.line(of: range.lowerBound)
    switch head.dropFirst(Self.mark.count) {
    case "-file": target = 1...Int.max
    case "" where text.hasCode(onLine: line): target = line...line
    case "", "-next": target = text.nextLineOfCode(after: line).map { $0...$0 }
    default: target = nil
    }
  }

  /// Whether the word is in lower case with hyphens, as the names of all codemods are.
  private static func isCode(_ word: Substring) -> Bool {
    word.contains("-") && word.first?.isLetter == true
      && word.allSatisfy { $0.isLowercase || $0.isNumber || "-/,".contains($0) }
  }

  /// Whether the comment is about the finding, which begins on the line; the code that says so is then used.
  fileprivate mutating func take(_ finding: Finding, onLine line: Int) -> Bool {
    guard target?.contains(line) == true else { return false }
    let named = codes.filter { $0 == finding.codemod || $0 == finding.code }
    guard codes.isEmpty || !named.isEmpty else { return false }
    usedCodes.formUnion(named)
    isUsed = true
    return true
  }

  /// What the site's reason is then.
  fileprivate var explanation: String {
    "a 'migrate:ignore' on line \(line) keeps this code" + (reason.isEmpty ? "" : ": \(reason)")
  }
}

/// The comments of one file that keep sites as they are.
public struct IgnoreComments: Sendable {
  public private(set) var comments: [IgnoreComment]

  private let lines: LineTable?

  /// Cost: a scan for a word, and only for a file that holds it a pass over the tokens.
  public init(in source: SourceFile) {
    guard Self.mayBe(in: source) else {
      (comments, lines) = ([], nil)
      return
    }
    let text = CommentedText(tokens: TokenList(source), lines: LineTable(source))
    comments = text.tokens.commentRanges.compactMap { IgnoreComment($0, in: text) }
    lines = text.lines
  }

  /// Whether the file holds the word.
  public static func mayBe(in source: SourceFile) -> Bool {
    search.isFound(in: source.bytes)
  }

  private static let search = WordSearch(["migrate:ignore"])

  /// Why the site of a finding is to stay as it is; `nil` if no comment is about it.
  ///
  /// - Parameter offset: where the site begins in the input.
  mutating func reason(for finding: Finding, at offset: ByteOffset) -> String? {
    guard let line = lines?.line(of: offset) else { return nil }
    var reason: String?
    for index in comments.indices where comments[index].take(finding, onLine: line) {
      reason = reason ?? comments[index].explanation
    }
    return reason
  }
}

/// A file's tokens and lines.
private struct CommentedText {
  let tokens: TokenList
  let lines: LineTable

  func hasCode(onLine line: Int) -> Bool { ranges.contains { $0.contains(line) } }

  func nextLineOfCode(after line: Int) -> Int? {
    ranges.lazy.map(\.lowerBound).first { $0 > line }
  }

  /// The lines of each token.
  private var ranges: [ClosedRange<Int>] {
    (0..<tokens.count).map(tokens.range).filter { !$0.isEmpty }.map { range in
      lines.line(of: range.lowerBound)...lines.line(of: range.upperBound - 1)
    }
  }
}
