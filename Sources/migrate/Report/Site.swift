import Codemods
import Rewriter

/// A finding with its place as people and editors name it.
struct Site: Sendable {
  let codemod: String
  let verdict: Verdict

  /// The path from the root.
  let file: String

  /// Counted from 1.
  let line: Int

  /// Counted from 1, in UTF-8 bytes.
  let column: Int

  let message: String
  let reason: String?
  let effects: [Effect]
  let needs: [Need]

  /// Whether the file is changed there.
  let isApplied: Bool

  /// The code on one line, cut short.
  let excerpt: String

  /// - Parameter limit: the worst verdict that is applied.
  init(_ finding: Finding, in text: LocatedText, applying limit: Verdict) {
    codemod = finding.codemod
    verdict = finding.verdict
    file = text.path
    (line, column) = text.lines.location(of: finding.range.lowerBound)
    message = finding.message
    reason = finding.reason
    effects = finding.effects
    needs = finding.needs
    isApplied = finding.fix != nil && finding.verdict <= limit
    excerpt = text.excerpt(of: finding.range)
  }

  /// What decided, or where nothing did, what is done, and what else it wants.
  var explanation: String {
    ([reason ?? message] + needs.prefix(1).map { "Swift 6 wants more: \($0)" })
      .joined(separator: "; ")
  }
}

/// A file's text and what it takes to say where something in it is.
struct LocatedText: Sendable {
  let path: String
  let source: SourceFile
  let lines: LineTable

  private static let excerptWidth = 72

  /// Cost: one pass over the bytes.
  init(path: String, source: SourceFile) {
    self.path = path
    self.source = source
    lines = LineTable(source)
  }

  /// What stands in the range, on one line that is safe to show, whatever the bytes are.
  func excerpt(of range: Range<ByteOffset>) -> String {
    let end = min(range.upperBound, range.lowerBound + 8 * Self.excerptWidth)
    let shown = source.text(range.lowerBound..<end)
      .split { $0.isWhitespace || $0.isControl }
      .joined(separator: " ")
    guard end < range.upperBound || shown.count > Self.excerptWidth else { return shown }
    return shown.prefix(Self.excerptWidth - 1) + "…"
  }
}

extension Character {
  /// Whether a terminal may take the character for a command.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
