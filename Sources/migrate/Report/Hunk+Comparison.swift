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
    let (old, new) = (Self.lines(of: before), Self.lines(of: after ?? before))
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
