/// The difference between two versions of a file as a patch that `git apply` takes.
///
/// The patch holds the bytes of the files as they are: CRLF, lone CR and invalid UTF-8 included. A
/// last line without LF is followed by git's `\ No newline at end of file`.
public struct UnifiedDiff: Sendable {
  /// The patch, from `diff --git` to the LF of its last line.
  public let bytes: [UInt8]

  /// How many lines the patch adds and removes.
  public let added: Int
  public let removed: Int

  /// The lines that differ.
  public let changes: [LineDiff.Change]

  /// - Parameters:
  ///   - path: The file's path below the root of the repository, with `/` between folders.
  ///   - context: How many unchanged lines to show around a change; with 0, `git apply` needs
  ///     `--unidiff-zero`.
  /// - Returns: nil when both versions have the same bytes.
  public init?(path: String, old: SourceFile, new: SourceFile, context: Int = 3) {
    let diff = LineDiff(old: old, new: new)
    guard !diff.changes.isEmpty else { return nil }
    var patch = PatchWriter(diff: diff)
    patch.header(path: path)
    for hunk in Self.hunks(of: diff.changes, context: context) {
      patch.hunk(hunk, context: context)
    }
    bytes = patch.bytes
    changes = diff.changes
    added = diff.changes.reduce(0) { $0 + $1.new.count }
    removed = diff.changes.reduce(0) { $0 + $1.old.count }
  }

  /// The changes in groups whose context would otherwise meet or overlap.
  private static func hunks(
    of changes: [LineDiff.Change], context: Int,
  ) -> [ArraySlice<LineDiff.Change>] {
    var hunks: [ArraySlice<LineDiff.Change>] = []
    var start = 0
    for next in changes.indices.dropFirst()
    where changes[next].old.lowerBound - changes[next - 1].old.upperBound > 2 * context {
      hunks.append(changes[start..<next])
      start = next
    }
    hunks.append(changes[start...])
    return hunks
  }
}

private struct PatchWriter {
  let diff: LineDiff
  var bytes: [UInt8] = []

  mutating func header(path: String) {
    let (old, new) = (GitPath("a/" + path), GitPath("b/" + path))
    bytes += "diff --git \(old.quoted) \(new.quoted)\n".utf8
    bytes += "--- \(old.terminated)\n+++ \(new.terminated)\n".utf8
  }

  mutating func hunk(_ changes: ArraySlice<LineDiff.Change>, context: Int) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, diff.oldLines.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    bytes += "@@ -\(Self.extent(old)) +\(Self.extent(new)) @@\n".utf8

    var copied = old.lowerBound
    for change in changes {
      lines(diff.oldLines[copied..<change.old.lowerBound], after: " ")
      lines(diff.oldLines[change.old], after: "-")
      lines(diff.newLines[change.new], after: "+")
      copied = change.old.upperBound
    }
    lines(diff.oldLines[copied..<old.upperBound], after: " ")
  }

  private mutating func lines(_ lines: ArraySlice<ArraySlice<UInt8>>, after mark: String) {
    for line in lines {
      bytes += mark.utf8
      bytes += line
      if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// First line, counted from 1, and number of lines, which is left out when it is 1. Where there
  /// are no lines, the number of the line before.
  private static func extent(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }
}

/// A path as git writes it in a patch with its default settings (`core.quotePath`).
private struct GitPath {
  /// The path itself, or in double quotes with escapes, if it has a byte that git escapes.
  let quoted: String

  private let hasSpace: Bool

  init(_ path: String) {
    let escaped = path.utf8.map(Self.escaped).joined()
    quoted = escaped == path ? path : "\"\(escaped)\""
    hasSpace = path.utf8.contains(UInt8(ascii: " "))
  }

  /// The path in a `---` or `+++` line, where it would end at a space: a tab after it says where.
  var terminated: String { hasSpace ? quoted + "\t" : quoted }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
  }
}
