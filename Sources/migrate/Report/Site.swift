import Codemods
import Rewriter

/// A finding with its place as people and editors name it.
struct Site: Sendable {
  let codemod: String

  /// The codemod with the kind of reason, where there is no fix (``Finding/code``).
  let code: String

  let verdict: Verdict

  /// The path from the root.
  let file: String

  let range: Range<ByteOffset>

  /// Where the code begins, and where it ends.
  let start: TextPosition
  let end: TextPosition

  let message: String
  let reason: String?
  let effects: [Effect]
  let needs: [RequiredAnnotation]

  /// The upcoming feature with which Swift 6 accepts the place as it is.
  let feature: FeatureOfModule?

  /// Whether Swift 6 accepts the place once it is changed.
  let outlook: Outlook

  /// Whether the place is right as it is (``Finding/isNote``).
  let isNote: Bool

  /// Whether the compiler checks the place already (``Finding/isLeftToCompiler``).
  let isLeftToCompiler: Bool

  /// Whether a comment keeps the place as it is.
  let isIgnored: Bool

  /// Whether the user wants the change to be made by another run.
  var isPostponed = false

  /// Whether the file is changed there.
  let isApplied: Bool

  let excerpt: Excerpt

  let change: SiteChange

  /// The codemod that annotates elsewhere what the site needs, and nothing else.
  private(set) var preparation: Preparation?

  /// - Parameter limit: the worst verdict that is applied.
  init(_ finding: Finding, in text: LocatedText, applying limit: Verdict) {
    codemod = finding.codemod
    code = finding.code
    verdict = finding.verdict
    file = text.path
    range = finding.range
    message = finding.message
    reason = finding.reason
    effects = finding.effects
    needs = finding.needs
    feature = finding.feature
    outlook = finding.outlook
    isNote = finding.isNote
    isLeftToCompiler = finding.isLeftToCompiler
    isIgnored = finding.isIgnored
    isApplied = finding.fix != nil && finding.verdict <= limit
    excerpt = text.excerpt(of: finding.range)
    start = text.position(of: finding.range.lowerBound)
    end = text.position(of: finding.range.upperBound)
    change = SiteChange(of: finding, in: text)
  }

  /// Whether Swift 6 may reject the place, also where only the compiler can say so.
  var mayBreak: Bool { !isNote || isLeftToCompiler }

  /// Counted from 1.
  var line: Int { start.line }

  /// Counted from 1, in UTF-8 bytes.
  var column: Int { start.column }

  /// What is done and what decided, or where nothing is done, only the latter; and what else it wants.
  var explanation: String {
    let decided = reason.map { verdict == .manual ? $0 : "\(message): \($0)" } ?? message
    let note =
      isLeftToCompiler ? "if the module builds, do nothing, since it's in Swift 6 mode" : nil
    return ([decided] + [wish, doubt, note].compactMap(\.self)).joined(separator: "; ")
  }

  /// The first thing that is to be done elsewhere; of annotations the second one, too.
  private var wish: String? {
    let unsaid = wishes.prefix(2).filter { reason?.contains("'\($0.name)'") != true }
    guard let first = unsaid.first else { return nil }
    let others = first.kind == .function ? [] : unsaid.dropFirst().map { ", and \($0)" }
    return first.wish + others.joined()
  }

  /// The same with the codemod that does elsewhere what the site needs.
  func prepared(by preparation: Preparation) -> Site {
    guard !isNote, needs.count == 1, preparation.meets(needs[0]) else { return self }
    var site = self
    site.preparation = preparation
    return site
  }

  /// What to run in front of all others; `nil` where no codemod does what the site needs.
  var firstStep: String? {
    preparation.map { "first: '\($0.command)' isolates '\(needs[0].name)' to the main actor" }
  }

  /// What is to be done elsewhere as well. The reason to leave code says itself what to do, and the code may be one that
  /// Swift 6 accepts as it is.
  var wishes: [RequiredAnnotation] {
    verdict == .manual && reason?.contains(";") == true ? [] : needs
  }

  /// That it isn't known whether Swift 6 accepts the place once it is changed; `nil` where that is known, where nothing
  /// is changed, and where the reason says so.
  var doubt: String? {
    guard verdict != .manual, outlook == .unknown, reason?.contains("Sendable") != true else {
      return nil
    }
    return "Swift 6 may reject this: we can't tell whether all that it captures is Sendable"
  }
}

extension RequiredAnnotation {
  /// What is to be done elsewhere, and who wants it.
  var wish: String { kind == .function ? description : "for Swift 6, \(self)" }
}

/// A file's text and what it takes to say where something in it is.
struct LocatedText: Sendable {
  let path: String
  let source: SourceFile
  let lines: LineTable

  /// Cost: one pass over the bytes.
  init(path: String, source: SourceFile) {
    self.path = path
    self.source = source
    lines = LineTable(source)
  }

  func excerpt(of range: Range<ByteOffset>) -> Excerpt { Excerpt(of: range, in: source) }
}

/// Code as it is shown beside its place: on one line, cut short, and safe to show, whatever the bytes are.
///
/// Most are never shown: what costs most is done when they are.
struct Excerpt: Sendable, CustomStringConvertible {
  /// The most characters that are shown.
  private static let width = 72

  private let start: String
  private let isWhole: Bool

  init(of range: Range<ByteOffset>, in source: SourceFile) {
    let end = min(range.upperBound, range.lowerBound + 8 * Self.width)
    start = source.text(range.lowerBound..<end)
    isWhole = end == range.upperBound
  }

  var description: String { shown(start, width: Self.width) }

  /// The code without comments, which would hide what follows them on one line.
  ///
  /// - Parameter columns: how much room there is; `nil` where nobody says.
  func code(columns: Int?) -> String {
    let tokens = TokenList(SourceFile(start))
    var text = ""
    var end = ByteOffset(0)
    for token in 0..<tokens.count where tokens.kinds[token] != .endOfFile {
      if token > 0, tokens.range(token).lowerBound > end { text += " " }
      text += tokens.text(token)
      end = tokens.range(token).upperBound
    }
    return shown(text, width: max(Self.width, columns ?? 0))
  }

  private func shown(_ text: String, width: Int) -> String {
    let shown = text.split { $0.isWhitespace || $0.isControl }.joined(separator: " ")
    guard !isWhole || shown.count > width else { return shown }
    return shown.prefix(width - 1) + "…"
  }
}

extension Character {
  /// Whether a terminal may take the character for a command.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
