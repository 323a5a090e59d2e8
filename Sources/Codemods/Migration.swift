import Rewriter

/// Codemods applied to files, one at a time: the engine.
///
/// A file is parsed, every codemod looks at the same tree, and the fixes that do not overlap are made in
/// one pass; then the result is parsed again, until nothing is found. **Invariant**: a result that has
/// a syntax error which the input has not is never returned.
public struct Migration: Sendable {
  /// In the order of the catalogue: the first one wins where two want the same bytes.
  public let codemods: [Codemod]
  public let project: ProjectIndex

  /// The worst verdict that is applied.
  public let limit: Verdict

  public init(codemods: [Codemod], project: ProjectIndex, applying limit: Verdict = .safe) {
    self.codemods = codemods
    self.project = project
    self.limit = limit
  }

  /// What the codemods make of a file. The project index should know the file under the same path.
  ///
  /// Cost: a scan for words, and only for a file that holds one of them parsing and looking, twice if
  /// something changes. Safe to call from several threads.
  public func run(path: String, source: SourceFile) -> MigrationResult {
    guard codemods.contains(where: { $0.isInterested(in: source) }) else {
      return MigrationResult(unchanged: source)
    }
    if let refusal = Refusal(of: source) {
      return MigrationResult(unchanged: source, refusal: refusal)
    }
    let tree = Tree.parse(source)
    var run = MigrationRun(
      codemods: codemods, project: project, limit: limit, path: path, tree: tree)
    run.repeatRounds()
    return MigrationResult(
      source: run.tree.source, findings: run.findings, refusal: nil, syntaxErrors: tree.errors)
  }
}

extension Codemod {
  /// Whether the file holds one of the words without which there is no site.
  func isInterested(in source: SourceFile) -> Bool {
    candidateTokens.contains { WordSearch($0).isFound(in: source.bytes) }
  }
}

/// What became of a file.
public struct MigrationResult: Sendable {
  /// The rewritten file, or the input.
  public let source: SourceFile

  /// Every site, in the order of the input, where their positions are. A finding with a fix whose verdict
  /// is within the migration's limit was applied; a fix that could not be is a `manual` finding.
  public let findings: [Finding]

  /// Why nothing was done.
  public let refusal: Refusal?

  /// What is wrong with the input.
  public let syntaxErrors: [SyntaxError]

  init(
    source: SourceFile, findings: [Finding], refusal: Refusal?, syntaxErrors: [SyntaxError],
  ) {
    self.source = source
    self.findings = findings
    self.refusal = refusal
    self.syntaxErrors = syntaxErrors
  }

  fileprivate init(unchanged source: SourceFile, refusal: Refusal? = nil) {
    self.init(source: source, findings: [], refusal: refusal, syntaxErrors: [])
  }
}

/// Why a file is not looked at.
public enum Refusal: Hashable, Sendable, CustomStringConvertible {
  /// The head of the file says that a program wrote it; the words that say so.
  case generated(String)
  case notUTF8

  public var description: String {
    switch self {
    case .generated(let mark): "generated file: its head says '\(mark)'"
    case .notUTF8: "not valid UTF-8"
    }
  }

  /// `nil` for a file that may be changed. Cost: the length of the file.
  init?(of source: SourceFile) {
    let head = String(decoding: source.bytes.prefix(Refusal.headSize), as: UTF8.self)
    let comments = Refusal.leadingComments(of: head)
    if let mark = Refusal.marks.first(where: { comments.contains($0) }) {
      self = .generated(mark)
    } else if Refusal.hasInvalidUTF8(source.bytes) {
      self = .notUTF8
    } else {
      return nil
    }
  }

  private static let marks = ["@generated", "// Code generated", "DO NOT EDIT"]

  /// A mark further down is about something else than the file.
  private static let headSize = 4096

  /// The comments and blank lines that the text begins with.
  private static func leadingComments(of text: String) -> Substring {
    var rest = text[...]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if rest.hasPrefix("//") || rest.hasPrefix("#!") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return text[..<(rest.hasPrefix("/*") ? rest.endIndex : rest.startIndex)]
      }
    }
  }

  private static func hasInvalidUTF8(_ bytes: [UInt8]) -> Bool {
    transcode(
      bytes.makeIterator(), from: UTF8.self, to: UTF32.self, stoppingOnError: true, into: { _ in })
  }
}
