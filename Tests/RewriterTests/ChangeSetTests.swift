import Testing

@testable import Rewriter

struct ChangeSetTests {
  @Test("no edit leaves the bytes as they are")
  func nothing() {
    #expect(text("let a\r\n", after: []) == "let a\r\n")
    #expect(text("let a", after: [[]]) == "let a")
    #expect(text("let a", after: [[.insert("", at: 1), .delete(2..<2)]]) == "let a")
  }

  @Test("edits come out sorted, whatever the order of the fixes")
  func sorted() {
    let fixes = [[replace(8, 9, "d"), .insert("x", at: 0)], [replace(4, 5, "c")]]
    #expect(insert(fixes).changes.edits.map(\.range.lowerBound) == [0, 4, 8])
    #expect(text("a = b + c;", after: fixes) == "xa = c + d;")
  }

  @Test("identical edits of two fixes count once")
  func identicalEdits() {
    let fixes = [
      [.insert("import A\n", at: 0), replace(4, 5, "1")],
      [.insert("import A\n", at: 0), replace(8, 9, "2")],
    ]
    #expect(text("a = b + c", after: fixes) == "import A\na = 1 + 2")
  }

  @Test("a fix found twice is taken once, also when it writes two halves of a pair")
  func identicalFixes() {
    let fix = [Edit.insert("(", at: 2), Edit.insert(")", at: 3)]
    #expect(text("a b c", after: [fix, fix.reversed()]) == "a (b) c")
  }

  @Test("half of a bracket pair is never shared by two fixes, nor by two places of one")
  func halfPairs() {
    let fixes: [[Edit]] = [
      [.insert("(", at: 0), .insert(")", at: 1)],
      [.insert("(", at: 0), .insert(")", at: 5)],
      [.insert("({", at: 3), .insert("a", at: 4), .insert("({", at: 3)],
    ]
    let (taken, changes) = insert(fixes)
    #expect(taken == [true, false, false])
    #expect(changes.apply(to: SourceFile("a + b")).bytes == Array("(a) + b".utf8))
  }

  @Test(
    "what overlaps or touches the replacement of another fix is refused",
    arguments: [
      replace(3, 5, "x"), replace(5, 7, "x"), replace(4, 6, "y"), replace(2, 8, "x"),
      replace(2, 4, "x"), replace(6, 7, "x"), replace(4, 5, "z"), replace(5, 6, ""),
      replace(4, 4, "x"), replace(5, 5, "x"), replace(6, 6, "x"), replace(4, 6, ""),
    ])
  func overlap(edit: Edit) {
    let first = replace(4, 6, "z")
    let (taken, changes) = insert([[first], [edit]])
    #expect(taken == [true, false])
    #expect(changes.edits == [first])
  }

  @Test("two fixes may not insert different text at one place")
  func insertionsOfTwoFixes() {
    let (taken, changes) = insert([[.insert("@A ", at: 4)], [.insert("@B ", at: 4)]])
    #expect(taken == [true, false])
    #expect(changes.edits == [.insert("@A ", at: 4)])
  }

  @Test("a fix is refused whole if one of its edits is")
  func wholeOrNotAtAll() {
    let fixes: [[Edit]] = [[replace(4, 6, "z")], [.insert("(", at: 0), .insert(")", at: 5)]]
    let (taken, changes) = insert(fixes)
    #expect(taken == [true, false])
    #expect(changes.edits == [replace(4, 6, "z")])
  }

  @Test("the insertions of one fix at one place keep their order")
  func insertionsOfOneFix() {
    let fix = (0..<40).map { Edit.insert("\($0);", at: 1) }
    #expect(text("ab", after: [fix]) == "a" + (0..<40).map { "\($0);" }.joined() + "b")
  }

  @Test("in one fix, insertions at the borders of a replacement stand before and after it")
  func insertionsAtBorders() {
    let fix = [
      replace(1, 2, "X"), .insert(">", at: 2), .insert("<", at: 1), replace(2, 3, "Y"),
    ]
    #expect(text("abcd", after: [fix]) == "a<X>Yd")
  }

  @Test(
    "a fix whose own edits overlap is refused",
    arguments: [
      [replace(1, 4, "x"), replace(2, 3, "y")], [replace(1, 4, "x"), replace(3, 5, "y")],
      [replace(1, 4, "x"), .insert("y", at: 2)], [replace(1, 4, "x"), replace(1, 4, "y")],
    ])
  func contradictsItself(fix: [Edit]) {
    let (taken, changes) = insert([fix])
    #expect(taken == [false])
    #expect(changes.edits.isEmpty)
  }

  @Test("a fix fits between the edits of others")
  func interleaved() {
    let fixes = [
      [replace(2, 3, "1"), replace(10, 11, "5")],
      [replace(4, 5, "2"), replace(8, 9, "4")],
      [replace(6, 7, "3"), .insert("!", at: 12), .insert("?", at: 0)],
    ]
    #expect(text("a b c d e f ", after: fixes) == "?a 1 2 3 4 5 !")
  }

  @Test("bytes outside the edits are kept, invalid UTF-8 and line endings included")
  func bytesKept() {
    let source = SourceFile(bytes: [0xFF, 0x0D, 0x61, 0x0D, 0x0A, 0x00, 0xC3])
    let expected: [UInt8] = [0xFF, 0x0D, 0xC3, 0xA9, 0x0D, 0x0A, 0x00, 0xC3]
    #expect(insert([[replace(2, 3, "é")]]).changes.apply(to: source).bytes == expected)
  }

  @Test("an empty file can be written to, and a file emptied")
  func emptyFile() {
    #expect(text("", after: [[.insert("a\n", at: 0)]]) == "a\n")
    #expect(text("a\n", after: [[.delete(0..<2)]]) == "")
  }

  @Test("random fixes are taken whole, and leave disjoint edits in order")
  func random() {
    var random = RandomFiles(seed: 3)
    for _ in 0..<300 {
      let fixes = (0..<20).map { _ in
        (0..<3).map { _ in
          let start = Int.random(in: 0...60, using: &random)
          let end = start + Int.random(in: 0...3, using: &random)
          return replace(start, end, ["", "x", "(y"][Int.random(in: 0..<3, using: &random)])
        }
      }
      let (taken, changes) = insert(fixes)
      for (fix, isTaken) in zip(fixes, taken) where isTaken {
        #expect(Set(fix.filter { !$0.isEmpty }).isSubset(of: changes.edits))
      }
      for (edit, next) in zip(changes.edits, changes.edits.dropFirst()) {
        #expect(edit.range.upperBound <= next.range.lowerBound)
      }
    }
  }

  /// Which of the fixes were taken, in order, and what came of it.
  private func insert(_ fixes: [[Edit]]) -> (taken: [Bool], changes: ChangeSet) {
    var changes = ChangeSet()
    let taken = fixes.map { changes.insert($0) }
    return (taken, changes)
  }

  /// The text after the fixes, each of which has to be taken.
  private func text(_ text: String, after fixes: [[Edit]]) -> String {
    let (taken, changes) = insert(fixes)
    #expect(!taken.contains(false))
    return String(decoding: changes.apply(to: SourceFile(text)).bytes, as: UTF8.self)
  }
}

private func replace(_ start: Int, _ end: Int, _ text: String) -> Edit {
  Edit(replace: ByteOffset(start)..<ByteOffset(end), with: text)
}
