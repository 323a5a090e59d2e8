import Testing

@testable import Rewriter

struct IndentationTests {
  @Test("the blanks of the line are found from any offset in it", arguments: 5...13)
  func blanks(offset: Int) {
    let source = SourceFile("a {\n \t  b c d\n}\n")
    #expect(Indentation(ofLineAt: ByteOffset(offset), in: source).blanks == " \t  ")
  }

  @Test("first and last lines have an indentation too")
  func ends() {
    #expect(Indentation(ofLineAt: 0, in: SourceFile("")).blanks == "")
    #expect(Indentation(ofLineAt: 3, in: SourceFile("  a")).blanks == "  ")
    #expect(Indentation(ofLineAt: 4, in: SourceFile("  a\n")).blanks == "")
    #expect(Indentation(ofLineAt: 1, in: SourceFile("   ")).blanks == "   ")
  }

  @Test("the line ending is the line's own, else that of the line before, else LF")
  func lineEndings() {
    #expect(ending(at: 0, in: "a\r\nb\n") == "\r\n")
    #expect(ending(at: 1, in: "a\r\nb\n") == "\r\n")
    #expect(ending(at: 2, in: "a\r\nb\n") == "\r\n")
    #expect(ending(at: 3, in: "a\r\nb\n") == "\n")
    #expect(ending(at: 0, in: "a\rb\n") == "\r")
    #expect(ending(at: 3, in: "a\r\nb") == "\r\n")
    #expect(ending(at: 2, in: "a\rb") == "\r")
    #expect(ending(at: 2, in: "a\n") == "\n")
    #expect(ending(at: 0, in: "a") == "\n")
  }

  @Test("inserted lines get the blanks of the place, the file's levels and line endings")
  func place() {
    let text = "Task {\n  a()\n\n    b()\n}"
    let tabs = Indentation(blanks: "\t", lineEnding: "\r\n")
    #expect(tabs.place(text, unit: "\t") == "Task {\r\n\t\ta()\r\n\r\n\t\t\tb()\r\n\t}")
    let spaces = Indentation(blanks: "    ", lineEnding: "\n")
    let expected = "Task {\n        a()\n\n            b()\n    }"
    #expect(spaces.place(text, unit: "    ") == expected)
  }

  @Test("text of the file is placed as it was", arguments: ["\n", "\r\n"], ["  ", "    ", "\t"])
  func lifted(ending: String, unit: String) {
    let line = Indentation(blanks: unit, lineEnding: ending)
    let text = ["f(", unit + unit + "a,", unit + unit + unit + " b", "", unit + ")"]
      .joined(separator: ending)
    #expect(line.place(line.lift(text, unit: unit), unit: unit) == text)
  }

  @Test("text of one line is inserted as it is")
  func placeOneLine() {
    let indentation = Indentation(blanks: "  ", lineEnding: "\r\n")
    #expect(indentation.place("  a ", unit: "\t") == "  a ")
    #expect(indentation.place("", unit: "\t") == "")
    #expect(indentation.place("a\n", unit: "\t") == "a\r\n")
    #expect(indentation.deeper(by: "\t").place("\nb", unit: "\t") == "\r\n  \tb")
  }

  @Test("a level is what lines are most often deeper by")
  func unit() {
    #expect(Indentation.unit(of: SourceFile("")) == "  ")
    #expect(Indentation.unit(of: SourceFile("a\nb\n")) == "  ")
    #expect(Indentation.unit(of: SourceFile("a {\n  b {\n    c\n  }\n  d(\n      e)\n}\n")) == "  ")
    #expect(Indentation.unit(of: SourceFile("a {\r\n    b {\r\n        c\r\n")) == "    ")
    #expect(Indentation.unit(of: SourceFile("a {\n\tb {\n\t\tc\n  d\n")) == "\t")
    #expect(Indentation.unit(of: SourceFile("a {\r    b\r}\r")) == "    ")
  }

  @Test("lines that begin in a range move one level deeper, empty ones stay")
  func deepen() {
    let source = SourceFile("{\r\n  a\r\n \r\n\r\n  b }\r\nc")
    let edits = Indentation.deepen(linesIn: 1..<18, of: source, by: "\t")
    #expect(edits == [.insert("\t", at: 3), .insert("\t", at: 13)])
  }

  @Test("invalid UTF-8 in the line does not matter")
  func invalidBytes() {
    let source = SourceFile(bytes: [0x20, 0x20, 0xFF, 0xFE, 0x0D, 0x0A])
    let indentation = Indentation(ofLineAt: 3, in: source)
    #expect(indentation == Indentation(blanks: "  ", lineEnding: "\r\n"))
  }

  private func ending(at offset: Int, in text: String) -> String {
    Indentation(ofLineAt: ByteOffset(offset), in: SourceFile(text)).lineEnding
  }
}
