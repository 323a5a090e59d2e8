import Codemods
import Rewriter

/// A fix of a change, and the lines of the result that it is about.
struct WrittenFix: Sendable {
  /// The path from the root.
  let file: String

  let place: FixPlace

  /// Where it is in the file as it was, both counted from 1.
  let line: Int
  let column: Int

  /// Equal for fixes of the file that are the same change.
  let change: Int

  let additions: Set<Addition>
  let countsOn: Set<Addition>

  private let writes: [ClosedRange<Int>]
  private let declarations: [ClosedRange<Int>]

  /// - Parameters:
  ///   - lines: those of the file as it was.
  ///   - newLines: those of the result.
  init(
    _ fix: AppliedFix, inFile path: String, _ lines: LineTable, _ newLines: LineTable,
  ) {
    file = path
    place = fix.place
    (line, column) = lines.location(of: fix.place.offset)
    change = fix.change
    additions = fix.additions
    countsOn = fix.countsOn
    writes = fix.writes.map(newLines.lines)
    declarations = fix.declarations.map(newLines.lines)
  }

  /// How near to a place a fix wrote something, the nearest first.
  enum Nearness: Comparable {
    case written
    case beside
    case sameDeclaration
  }

  /// How near to the line, counted from 1, the fix wrote something; `nil` for elsewhere.
  func nearness(toLine line: Int) -> Nearness? {
    if writes.contains(where: { $0.contains(line) }) { return .written }
    if writes.contains(where: { ($0.lowerBound - 1...$0.upperBound + 1).contains(line) }) {
      return .beside
    }
    return declarations.contains { $0.contains(line) } ? .sameDeclaration : nil
  }
}

extension LineTable {
  /// The lines of the range, counted from 1. A line break at its end is of the line that it ends.
  fileprivate func lines(of range: Range<ByteOffset>) -> ClosedRange<Int> {
    let last = range.isEmpty ? range.lowerBound : range.upperBound - 1
    return line(of: range.lowerBound)...line(of: last)
  }
}

/// Fixes that are made together or not at all: those that are one change, and those that count on each other.
struct FixUnit: Sendable {
  private(set) var fixes: [WrittenFix]

  /// The fixes in units, in their order.
  static func units(of fixes: [WrittenFix]) -> [FixUnit] {
    groups(of: fixes) { fix in
      [.change(file: fix.file, fix.change)] + fix.additions.union(fix.countsOn).map(Tie.addition)
    }
    .map { FixUnit(fixes: $0.map { fixes[$0] }) }
  }

  private enum Tie: Hashable {
    case change(file: String, Int)
    case addition(Addition)
  }
}
