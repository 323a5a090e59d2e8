import Rewriter
import Testing

@testable import migrate

@Suite("The output of a build")
struct BuildDiagnosticTests {
  private func lines(_ output: String) -> [String] {
    BuildDiagnostic.all(in: output).map { "\($0.path):\($0.line) \($0)" }
  }

  @Test("of SwiftPM is read without its progress, the code below and what is said twice")
  func swiftPM() {
    let output = """
      Building for debugging...
      [0/4] Write sources
      [3/5] Compiling Feed Feed.swift
      /p/Sources/Feed/Feed.swift:5:9: error: cannot find 'x' in scope
       3 | func f() {
       4 |   let y = 1
       5 |   y = x
         |       `- error: cannot find 'x' in scope
      /p/Sources/Feed/Feed.swift:4:7: warning: 'y' was never used [#unused]
      /p/Sources/Feed/Feed.swift:4:7: note: declared here
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      /p/Sources/Feed/Feed.swift:5:9: error: cannot find 'x' in scope
      error: fatalError

      """
    #expect(
      lines(output) == [
        "/p/Sources/Feed/Feed.swift:5 error: cannot find 'x' in scope",
        "/p/Sources/Feed/Feed.swift:4 warning: 'y' was never used [#unused]",
      ])
  }

  @Test("of swiftc and xcodebuild is read with relative paths, blanks, colours and CRLF")
  func others() {
    let output =
      "Sources/My App/A.swift:1:2: error: one: error: two\r\n"
      + "SwiftCompile normal arm64 /p/A.swift (in target 'App' from project 'App')\r\n"
      + "\u{1B}[1m/p/B.swift:12: \u{1B}[31mwarning: \u{1B}[0mold\r\n"
      + "** BUILD FAILED **\r\n<unknown>:0: error: no place\r\n"
    #expect(
      lines(output) == [
        "Sources/My App/A.swift:1 error: one: error: two", "/p/B.swift:12 warning: old",
      ])
  }

  @Test("its paths are those of the root, wherever the build ran")
  func paths() {
    let paths = SourcePaths(["App/Sources/A.swift", "Kit/Sources/A.swift", "Kit/B.swift"])
    #expect(paths.path(of: "/tmp/copy/Kit/Sources/A.swift") == "Kit/Sources/A.swift")
    #expect(paths.path(of: "./App/Sources/A.swift") == "App/Sources/A.swift")
    #expect(paths.path(of: "B.swift") == "Kit/B.swift")
    #expect(paths.path(of: "Sources/A.swift") == nil)
    #expect(paths.path(of: "/p/C.swift") == nil)
  }

  @Test("files of packages that a build has fetched are none of the root, whatever their names")
  func dependencies() throws {
    let sandbox = try Sandbox()
    let root = try AbsolutePath(resolving: sandbox.root.path, from: "/")
    let paths = SourcePaths(["Sources/App/Global.swift", "Tests/B.swift"], in: root)
    let fetched = ".build/checkouts/Kit/Sources/Kit/Global.swift"
    #expect(paths.path(of: "\(root)/Sources/App/Global.swift") == "Sources/App/Global.swift")
    #expect(paths.path(of: "\(root)/\(fetched)") == nil)
    #expect(paths.path(of: "\(root)/B.swift") == nil)
    #expect(paths.path(of: "/elsewhere/\(fetched)") == nil)
    #expect(paths.path(of: "/elsewhere/Sources/App/Global.swift") == "Sources/App/Global.swift")
  }

  @Test("a link stands for the file of the root that it leads to")
  func links() throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: "App/Global.swift")
    try sandbox.link("Sources/App/Global.swift", to: "../../App/Global.swift")
    try sandbox.link("Sources/App/Outside.swift", to: "/etc/hosts")
    let root = try sandbox.path
    let paths = SourcePaths(["App/Global.swift", "App/Outside.swift"], in: root)
    #expect(paths.path(of: "\(root)/Sources/App/Global.swift") == "App/Global.swift")
    #expect(paths.path(of: "\(root)/Sources/App/Outside.swift") == nil)
    #expect(paths.path(of: "\(root)/Sources/App/Gone.swift") == nil)
  }

  @Test("is new where the line, the file or the message is, and known where code has moved")
  func new() throws {
    let old = SourceFile("a\nb\nc\nd\n")
    let patch = try #require(
      UnifiedDiff(path: "A.swift", old: old, new: SourceFile("new\na\nB\nc\nd\n")))
    let before = BuildDiagnostic.all(
      in: "A.swift:2:1: error: x\nA.swift:4:1: error: y\nA.swift:1:1: warning: z\n")
    let after = BuildDiagnostic.all(
      in: """
        A.swift:3:1: error: x
        A.swift:5:1: error: y
        A.swift:4:1: error: y
        A.swift:2:1: warning: z
        A.swift:2:1: error: z

        """)
    let new = NewDiagnostic.all(
      in: after, since: before, changes: ["A.swift": patch.changes],
      paths: SourcePaths(["A.swift"]))
    #expect(new.map { "\($0.diagnostic.line) \($0.diagnostic)" } == ["4 error: y", "2 error: z"])
  }
}
