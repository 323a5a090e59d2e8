import Codemods
import Rewriter

/// What a fix does to the file as it is, for programs that make it and for people who compare.
struct SiteChange: Sendable {
  /// In the order of the file; empty where the fix changes what another one writes first.
  let edits: [LocatedEdit]

  /// The lines that change, with those of the site.
  let hunks: [Hunk]

  /// What other fixes of the run count on, or this one does.
  let additions: Set<Addition>

  /// Some whole lines of a file, and what becomes of them.
  struct Hunk: Hashable, Sendable {
    /// The first of the lines, counted from 1.
    let line: Int

    let before: String

    /// `nil` where nothing is changed.
    let after: String?
  }

  /// Lines between two places of a fix that are shown, so that they are one hunk.
  private static let gap = 3

  /// The most lines of a site that are shown for themselves.
  private static let siteLines = 12

  init(of finding: Finding, in text: LocatedText) {
    var changes = ChangeSet()
    let isDirect = finding.directFix.map { changes.insert($0.edits) } ?? false
    let ordered = isDirect ? changes.edits : []
    edits = ordered.map { LocatedEdit($0, in: text) }
    let fix = finding.fix
    additions = Set((fix?.additions ?? []) + (fix?.countsOn ?? []))
    hunks = Self.spans(of: ordered, around: finding.range, in: text).map { lines in
      Hunk(of: lines, in: text, edits: ordered)
    }
  }

  /// The lines of the site and of each edit, those that are near to each other together.
  private static func spans(
    of edits: [Edit], around site: Range<ByteOffset>, in text: LocatedText,
  ) -> [ClosedRange<Int>] {
    let first = text.lines.line(of: site.lowerBound)
    let last = min(text.lines.line(of: site.upperBound), first + siteLines - 1)
    let places = edits.map { edit in
      text.lines.line(of: edit.range.lowerBound)...text.lines.line(of: edit.range.upperBound)
    }
    let sorted = ([first...last] + places).sorted { $0.lowerBound < $1.lowerBound }
    return sorted.reduce(into: []) { spans, place in
      guard let span = spans.last, place.lowerBound <= span.upperBound + gap else {
        spans.append(place)
        return
      }
      spans[spans.count - 1] = span.lowerBound...max(span.upperBound, place.upperBound)
    }
  }
}

extension SiteChange.Hunk {
  fileprivate init(of lines: ClosedRange<Int>, in text: LocatedText, edits: [Edit]) {
    let range = text.range(ofLines: lines)
    line = lines.lowerBound
    before = text.source.text(range)
    let own = edits.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    guard !own.isEmpty else {
      after = nil
      return
    }
    var result = ""
    var copied = range.lowerBound
    for edit in own {
      result += text.source.text(copied..<edit.range.lowerBound) + edit.replacement
      copied = edit.range.upperBound
    }
    after = result + text.source.text(copied..<range.upperBound)
  }
}

/// An edit with its places as programs ask for them.
struct LocatedEdit: Hashable, Sendable {
  let start: TextPosition
  let end: TextPosition
  let replacement: String

  init(_ edit: Edit, in text: LocatedText) {
    start = text.position(of: edit.range.lowerBound)
    end = text.position(of: edit.range.upperBound)
    replacement = edit.replacement
  }
}

extension LocatedEdit: Encodable {
  private enum Key: CodingKey {
    case offset, length, line, column, endLine, endColumn, replacement
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(start.offset, forKey: .offset)
    try container.encode(end.offset - start.offset, forKey: .length)
    try container.encode(start.line, forKey: .line)
    try container.encode(start.column, forKey: .column)
    try container.encode(end.line, forKey: .endLine)
    try container.encode(end.column, forKey: .endColumn)
    try container.encode(replacement, forKey: .replacement)
  }
}
