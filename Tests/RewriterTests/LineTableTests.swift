import Testing

@testable import Rewriter

struct LineTableTests {
  @Test("an empty file has one line")
  func emptyFile() {
    #expect(starts("") == [0])
  }

  @Test("LF, CRLF and a lone CR each end a line")
  func lineEndings() {
    #expect(starts("a\nb\r\nc\rd") == [0, 2, 5, 7])
    #expect(starts("\r\r\n\n") == [0, 1, 3, 4])
    #expect(starts("a\r") == [0, 2])
  }

  @Test("every offset lies in the line that starts last before it")
  func lines() {
    let table = LineTable(SourceFile("ab\r\n\nc\rd"))
    #expect((0...8).map { table.line(of: ByteOffset($0)) } == [1, 1, 1, 1, 2, 3, 3, 4, 4])
  }

  @Test("columns count UTF-8 bytes from 1")
  func columns() {
    let table = LineTable(SourceFile("é = 1\n  x"))
    #expect(table.location(of: 0) == (line: 1, column: 1))
    #expect(table.location(of: 3) == (line: 1, column: 4))
    #expect(table.location(of: 9) == (line: 2, column: 3))
    #expect(table.location(of: 10) == (line: 2, column: 4))
  }

  private func starts(_ text: String) -> [Int] {
    LineTable(SourceFile(text)).starts.map(\.value)
  }
}
