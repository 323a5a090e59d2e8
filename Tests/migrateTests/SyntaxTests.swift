import Rewriter
import Testing

@testable import migrate

@Suite("migrate syntax")
struct SyntaxTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Samples.quiet, to: "A.swift")
    try sandbox.write(Samples.broken, to: "B.swift")
    try sandbox.write("A.swift\nB.swift\n", to: "list")
  }

  @Test("it shows the tree indented")
  func dump() {
    let run = sandbox.migrate("syntax", "A.swift")
    #expect(run.output == Tree.parse(SourceFile(Samples.quiet)).dump())
    #expect(run.error == "" && run.status == 0)
  }

  @Test("--flat shows a line for each node and token")
  func flat() {
    let run = sandbox.migrate("syntax", "--flat", "A.swift")
    #expect(run.output == Tree.parse(SourceFile(Samples.quiet)).flatText())
    #expect(run.output.hasPrefix("sourceFile 0 "))
  }

  @Test("the errors of a file are on standard error with their places")
  func errors() {
    let run = sandbox.migrate("syntax", "B.swift")
    #expect(run.output == Tree.parse(SourceFile(Samples.broken)).dump())
    #expect(run.error.contains(#/^B\.swift:\d+:\d+: expected /#))
    #expect(run.status == 0)
  }

  @Test("--hash shows hash, error and path of each file in the order given")
  func hash() {
    let run = sandbox.migrate("syntax", "--hash", "--files-from", "list", "A.swift")
    let quiet = Tree.parse(SourceFile(Samples.quiet)).flatText().hashInHex
    let broken = Tree.parse(SourceFile(Samples.broken)).flatText().hashInHex
    #expect(
      run.output
        == "\(quiet)\tfalse\tA.swift\n\(quiet)\tfalse\tA.swift\n\(broken)\ttrue\tB.swift\n")
    #expect(run.error == "" && run.status == 0)
  }

  @Test("the hash is FNV-1a of 64 bits in 16 digits")
  func fowlerNollVo() {
    #expect("".hashInHex == "cbf29ce484222325")
    #expect("a".hashInHex == "af63dc4c8601ec8c")
    #expect("foobar".hashInHex == "85944171f73967e8")
    #expect("\u{5}\u{3}?".hashInHex.utf8.count == 16)
  }

  @Test("--time shows bytes, seconds and speed")
  func time() {
    let run = sandbox.migrate("syntax", "--time", "--files-from", "list")
    let bytes = Samples.quiet.utf8.count + Samples.broken.utf8.count
    #expect(run.output.contains(#/^\d+ bytes\t\d+\.\d{3} CPU seconds\t\d+\.\d MB/s\n$/#))
    #expect(run.output.hasPrefix("\(bytes) bytes\t"))
  }

  @Test("a file that cannot be read is reported and the others are shown")
  func unreadable() {
    let run = sandbox.migrate("syntax", "--flat", "Gone.swift", "A.swift")
    #expect(
      run.error
        == "migrate: cannot read 'Gone.swift' (No such file or directory): repair or remove it\n")
    #expect(run.output.hasPrefix("sourceFile 0 ") && run.status == 2)
  }

  @Test("a list that cannot be read is reported")
  func unreadableList() {
    let run = sandbox.migrate("syntax", "--hash", "--files-from", "gone")
    #expect(
      run.error == "migrate: cannot read 'gone' (No such file or directory): repair or remove it\n")
    #expect(run.status == 2)
  }
}
