import Rewriter

/// Where a codemod found something, in the input.
public struct FixPlace: Hashable, Sendable {
  /// The id of the codemod.
  public let codemod: String

  public let offset: ByteOffset

  public init(codemod: String, offset: ByteOffset) {
    self.codemod = codemod
    self.offset = offset
  }
}

/// A fix that is in the result, and where.
public struct AppliedFix: Sendable {
  public let place: FixPlace

  /// What it wrote, in the result; empty where it only removed something.
  public let writes: [Range<ByteOffset>]

  /// The functions, variables and types in the result that hold what it wrote.
  public let declarations: [Range<ByteOffset>]

  /// Equal for fixes of the file that are the same change, which several places share.
  public let change: Int

  /// What it adds that others may count on.
  public let additions: Set<Addition>

  /// What other fixes have to add.
  public let countsOn: Set<Addition>
}

/// A fix that a round has made.
struct MadeFix {
  let place: FixPlace
  let fix: Fix

  /// Which round it was.
  let round: Int
}

extension Tree {
  /// The fixes with where they are in the file, which is the result of the rounds.
  func locate(_ fixes: [MadeFix], writtenIn rounds: [[Edit]]) -> [AppliedFix] {
    fixes.map { made in
      let writes = made.fix.edits.compactMap(rounds[made.round].written).map { written in
        rounds[(made.round + 1)...].reduce(written) { range, edits in
          let start = edits.offset(afterLeading: range.lowerBound)
          return start..<max(start, edits.offset(afterTrailing: range.upperBound))
        }
      }
      let change = fixes.firstIndex { $0.round == made.round && $0.fix.edits == made.fix.edits }
      return AppliedFix(
        place: made.place, writes: writes,
        declarations: writes.map { smallestNode(containing: $0).enclosingDeclaration.range },
        change: change ?? 0, additions: Set(made.fix.additions), countsOn: Set(made.fix.countsOn))
    }
  }
}

/// Edits of one round, which are sorted.
extension [Edit] {
  /// Where the text of one of the edits is after all of them; `nil` for another, which changes nothing.
  fileprivate func written(by edit: Edit) -> Range<ByteOffset>? {
    guard let index = firstIndex(of: edit) else { return nil }
    let start = edit.range.lowerBound + self[..<index].reduce(0) { $0 + $1.growth }
    return start..<start + edit.replacement.utf8.count
  }

  /// The offset after the edits of one before them; that of the text that takes its place.
  fileprivate func offset(afterLeading offset: ByteOffset) -> ByteOffset {
    let before = prefix { $0.range.upperBound <= offset }
    let growth = before.reduce(0) { $0 + $1.growth }
    guard before.count < count, self[before.count].range.lowerBound < offset else {
      return offset + growth
    }
    return self[before.count].range.lowerBound + growth
  }

  /// The same, of the end of that text.
  fileprivate func offset(afterTrailing offset: ByteOffset) -> ByteOffset {
    let before = prefix { $0.range.upperBound <= offset }
    let growth = before.reduce(0) { $0 + $1.growth }
    guard before.count < count, self[before.count].range.lowerBound < offset else {
      return offset + growth
    }
    let edit = self[before.count]
    return edit.range.lowerBound + growth + edit.replacement.utf8.count
  }
}

extension Edit {
  fileprivate var growth: Int { replacement.utf8.count - range.byteCount }
}
