import Rewriter

extension SiteChange.Hunk {
  /// A line of the hunk, without its end.
  enum Row: Hashable {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// The lines before and after, those that stay once.
  var comparison: [Row] {
    Self.rows(from: Self.lines(of: before), to: Self.lines(of: after ?? before))
  }

  /// The same, where only LF ends a line, as in a patch.
  var patchRows: [Row] { Self.rows(from: before.patchLines, to: (after ?? before).patchLines) }

  private static func rows(from old: [String], to new: [String]) -> [Row] {
    let changes = LineDiff(
      old: SourceFile(old.joined(separator: "\n") + "\n"),
      new: SourceFile(new.joined(separator: "\n") + "\n")
    ).changes
    var rows: [Row] = []
    var copied = 0
    for change in changes {
      rows += old[copied..<change.old.lowerBound].map(Row.same)
      rows += old[change.old].map(Row.removed) + new[change.new].map(Row.added)
      copied = change.old.upperBound
    }
    return rows + old[copied...].map(Row.same)
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}

extension String {
  /// The lines of the text as git counts them, each without its LF.
  var patchLines: [String] {
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.dropLast(lines.last?.isEmpty == true ? 1 : 0).map { String(Substring($0)) }
  }
}
