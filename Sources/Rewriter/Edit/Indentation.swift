/// How the lines around a place of a file begin and end, so that text inserted there looks as if
/// the file's author had written it.
public struct Indentation: Hashable, Sendable {
  /// The spaces and tabs before the first other character of the line.
  public let blanks: String

  /// `\n`, `\r\n` or `\r`: how the line ends, or the line before it when it is the last.
  public let lineEnding: String

  public init(blanks: String, lineEnding: String) {
    self.blanks = blanks
    self.lineEnding = lineEnding
  }

  /// The indentation of the line that contains the offset. Cost: the length of the line.
  public init(ofLineAt offset: ByteOffset, in source: SourceFile) {
    let bytes = source.bytes
    let start = lineStart(before: offset.value, in: bytes)
    let blanks = bytes[start...].prefix(while: isBlank)
    self.init(
      blanks: String(decoding: blanks, as: UTF8.self),
      lineEnding: firstLineEnding(from: offset.value, in: bytes)
        ?? firstLineEnding(from: max(start - 1, 0), in: bytes) ?? "\n",
    )
  }

  /// The end of a line, and the blanks that the next one begins with.
  public var lineBreak: String { lineEnding + blanks }

  /// Text without line breaks, each on a line of its own behind the line break in front of it.
  public func lines(_ texts: [String]) -> String { texts.map { lineBreak + $0 }.joined() }

  /// What a closure or block ends with behind its opening: the texts on lines of their own, one level deeper, and
  /// the brace.
  public func block(of texts: [String], unit: String) -> String {
    deeper(by: unit).lines(texts) + lineBreak + "}"
  }

  /// The indentation one level deeper, where a level is `unit` (see ``unit(of:)``).
  public func deeper(by unit: String) -> Indentation {
    Indentation(blanks: blanks + unit, lineEnding: lineEnding)
  }

  /// The text as it is to be inserted at the place that the indentation was taken from.
  ///
  /// - Parameters:
  ///   - text: Written as in our own sources: lines end with `\n`, a level is two spaces, and its
  ///     first
  ///     line has none, because it continues the line that it is inserted into.
  ///   - unit: The blanks of a level in the file.
  /// - Returns: Every later line begins with ``blanks`` and its levels in units, and ends as the
  ///   file's lines do. Empty lines stay empty.
  public func place(_ text: String, unit: String) -> String {
    let lines = text.lines
    let placed = lines.dropFirst().map { line in
      let spaces = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(spaces / 2 * 2)
      return rest.isEmpty ? "" : blanks + String(repeating: unit, count: spaces / 2) + rest
    }
    return ([String(lines[0])] + placed).joined(separator: lineEnding)
  }

  /// Text of the file as ``place(_:unit:)`` takes it, which makes the same text of it again: one that begins on the
  /// line that the indentation was taken from.
  public func lift(_ text: String, unit: String) -> String {
    let lines = text.lines
    let lifted = lines.dropFirst().map { line in
      var rest = line.hasPrefix(blanks) ? line.dropFirst(blanks.count) : line[...]
      var levels = 0
      while rest.hasPrefix(unit) {
        rest = rest.dropFirst(unit.count)
        levels += 1
      }
      return String(repeating: "  ", count: levels) + rest
    }
    return ([String(lines[0])] + lifted).joined(separator: "\n")
  }
}

extension Indentation {
  /// The blanks of one level in the file: a tab, or so many spaces as lines are most often deeper
  /// than the line before them; two spaces in a file without any nesting. Cost: one pass over the
  /// bytes, for the first question about a file.
  public static func unit(of source: SourceFile) -> String {
    let levels = source.levels
    return levels.isOfTabs ? "\t" : levels.spaces ?? "  "
  }

  /// The blanks of one level at a line: those of the file, but for a line that is made of the
  /// others. Cost: as little.
  public static func unit(of source: SourceFile, at offset: ByteOffset) -> String {
    let blanks = Indentation(ofLineAt: offset, in: source).blanks
    if blanks.contains("\t") { return "\t" }
    let levels = source.levels
    guard levels.isOfTabs else { return levels.spaces ?? "  " }
    return blanks.isEmpty ? "\t" : levels.spaces ?? (blanks.utf8.count % 4 == 0 ? "    " : "  ")
  }

  /// Edits that move each line which begins inside the range one level deeper; lines without any
  /// text stay as they are.
  public static func deepen(
    linesIn range: Range<ByteOffset>, of source: SourceFile, by unit: String,
  ) -> [Edit] {
    let bytes = source.bytes
    return range.indices.compactMap { index in
      guard index == 0 || endsLine(index - 1, in: bytes),
        !isBlankLine(bytes[index...])
      else { return nil }
      return .insert(unit, at: ByteOffset(index))
    }
  }
}

extension SourceFile {
  fileprivate var levels: Levels {
    measures.levels.load() ?? measures.levels.storeIfNil(Levels(in: bytes))
  }
}

/// How deep the lines of a file go.
final class Levels: Sendable {
  /// Whether more lines begin with a tab than are deeper by the same number of spaces.
  fileprivate let isOfTabs: Bool

  /// As many as lines of spaces are most often deeper than the one before them.
  fileprivate let spaces: String?

  init(in bytes: [UInt8]) {
    var votes: [Int: Int] = [:]
    var tabs = 0
    var previous: Int? = 0
    forEachIndentedLine(of: bytes) { blanks in
      if blanks.first == UInt8(ascii: "\t") { tabs += 1 }
      // Lines with tabs and lines of spaces say nothing of each other.
      guard !blanks.contains(UInt8(ascii: "\t")) else {
        previous = nil
        return
      }
      if let previous, blanks.count > previous { votes[blanks.count - previous, default: 0] += 1 }
      previous = blanks.count
    }
    let best = votes.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    isOfTabs = tabs > best?.value ?? 0
    spaces = best.map { String(repeating: " ", count: $0.key) }
  }
}

/// Visits the blanks at the start of each line that has more than blanks, with lines ended by any of the
/// three line endings.
private func forEachIndentedLine(
  of bytes: [UInt8], _ visit: (_ blanks: Slice<UnsafeBufferPointer<UInt8>>) -> Void,
) {
  bytes.withUnsafeBufferPointer { bytes in
    var start = 0
    while start < bytes.count {
      var text = start
      while text < bytes.count, isBlank(bytes[text]) { text += 1 }
      var end = text
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
        end += 1
      }
      if text < end { visit(bytes[start..<text]) }
      start = end + 1
    }
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}

/// Whether nothing but blanks follows up to the end of the line.
private func isBlankLine(_ rest: ArraySlice<UInt8>) -> Bool {
  guard let first = rest.first(where: { !isBlank($0) }) else { return true }
  return first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r")
}

/// Whether the byte is the last of a line ending.
private func endsLine(_ index: Int, in bytes: [UInt8]) -> Bool {
  switch bytes[index] {
  case UInt8(ascii: "\n"): true
  case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
  default: false
  }
}

private func lineStart(before index: Int, in bytes: [UInt8]) -> Int {
  var start = index
  while start > 0, !endsLine(start - 1, in: bytes) { start -= 1 }
  return start
}

/// The first line ending at the index or behind it.
private func firstLineEnding(from index: Int, in bytes: [UInt8]) -> String? {
  guard
    let end = bytes[index...].firstIndex(where: {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    })
  else { return nil }
  if bytes[end] == UInt8(ascii: "\n") {
    return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
  return endsLine(end, in: bytes) ? "\r" : "\r\n"
}
