import Testing

@testable import Rewriter

struct LineDiffTests {
  @Test("equal versions have no changes")
  func equal() {
    #expect(changes("", "").isEmpty)
    #expect(changes("a\nb", "a\nb").isEmpty)
  }

  @Test("an insertion, a deletion and a replacement are told apart")
  func kinds() {
    #expect(changes("a\nb\n", "a\nx\nb\n") == [change(1..<1, 1..<2)])
    #expect(changes("a\nx\nb\n", "a\nb\n") == [change(1..<2, 1..<1)])
    #expect(changes("a\nx\nb\n", "a\ny\nz\nb\n") == [change(1..<2, 1..<3)])
  }

  @Test("an empty file has no lines")
  func emptyFile() {
    #expect(changes("", "a\nb") == [change(0..<0, 0..<2)])
    #expect(changes("a\nb\n", "") == [change(0..<2, 0..<0)])
  }

  @Test("a line with a line feed differs from the same line without")
  func finalNewline() {
    #expect(changes("a\nb", "a\nb\n") == [change(1..<2, 1..<2)])
  }

  @Test("only a line feed ends a line")
  func carriageReturns() {
    #expect(changes("a\rb\nc\n", "a\rx\nc\n") == [change(0..<1, 0..<1)])
    #expect(changes("a\r\nb\r\n", "a\nb\r\n") == [change(0..<1, 0..<1)])
  }

  @Test("changes far apart are separate, and the difference is the shortest")
  func shortest() {
    let old = "a\nb\nc\na\nb\nb\na\n"
    let new = "c\nb\na\nb\na\nc\n"
    let found = changes(old, new)
    #expect(found.reduce(0) { $0 + $1.old.count + $1.new.count } == 5)
    let ends = [change(0..<1, 0..<1), change(3..<4, 3..<4)]
    #expect(changes("a\nb\nc\nd\n", "x\nb\nc\ny\n") == ends)
  }

  @Test("the changes of random versions lead from the old bytes to the new, in the fewest lines")
  func random() {
    var files = RandomFiles(seed: 20_260_101)
    for _ in 0..<2000 {
      let (old, new) = files.versions()
      let diff = LineDiff(old: old, new: new)
      #expect(patched(diff) == new.bytes)
      let cost = diff.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
      #expect(cost == fewestLines(diff.oldLines, diff.newLines))
      for (change, next) in zip(diff.changes, diff.changes.dropFirst()) {
        #expect(change.old.upperBound < next.old.lowerBound)
      }
    }
  }

  @Test("large versions with the same lines in another order are compared within bounds")
  func shuffled() {
    var files = RandomFiles(seed: 7)
    let lines = (0..<4000).map { "line \($0)\n" }
    let old = SourceFile(lines.joined())
    let new = SourceFile(lines.shuffled(using: &files).joined())
    let diff = LineDiff(old: old, new: new)
    #expect(patched(diff) == new.bytes)
  }

  /// The new bytes, made of the unchanged lines of the old version and the changed ones of the new.
  private func patched(_ diff: LineDiff) -> [UInt8] {
    var lines: [ArraySlice<UInt8>] = []
    var copied = 0
    for change in diff.changes {
      lines += diff.oldLines[copied..<change.old.lowerBound]
      lines += diff.newLines[change.new]
      copied = change.old.upperBound
    }
    lines += diff.oldLines[copied...]
    return lines.flatMap(\.self)
  }

  /// The number of lines in a shortest difference, by the table of all prefixes.
  private func fewestLines(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Int {
    var row = Array(0...new.count)
    for line in old {
      var diagonal = row[0]
      row[0] += 1
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal : min(above, row[index]) + 1
        diagonal = above
      }
    }
    return row[new.count]
  }

  private func changes(_ old: String, _ new: String) -> [LineDiff.Change] {
    LineDiff(old: SourceFile(old), new: SourceFile(new)).changes
  }

  private func change(_ old: Range<Int>, _ new: Range<Int>) -> LineDiff.Change {
    LineDiff.Change(old: old, new: new)
  }
}
