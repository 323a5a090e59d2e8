import Foundation
import Rewriter
import Testing

@testable import migrate

@Suite("Writing")
struct WritingTests {
  @Test("files that count on each other are written together")
  func together() throws {
    let sandbox = try Sandbox.repository(["A.swift": "a", "B.swift": "b", "C.swift": "c"])
    let writing = try write(["A.swift": [], "B.swift": ["A.swift"], "C.swift": []], in: sandbox)
    #expect(writing.written == [0, 1, 2] && writing.failures.isEmpty)
    #expect(sandbox.migrate("undo").output == "A.swift\nB.swift\nC.swift\n")
  }

  @Test("one that cannot be written leaves those that count on it as they were, and no others")
  func leftTogether() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": "a", "B.swift": "b", "C.swift": "c", "D.swift": "d",
    ])
    try sandbox.setMode(0o444, of: "C.swift")
    let writing = try write(
      ["A.swift": ["B.swift"], "B.swift": ["C.swift"], "C.swift": [], "D.swift": []], in: sandbox)
    #expect(writing.written == [3])
    #expect(
      writing.failures == [
        0: .leftWithCompanion("A.swift", "C.swift"), 1: .leftWithCompanion("B.swift", "C.swift"),
        2: .readOnly("C.swift"),
      ])
    #expect(try sandbox.git("status", "--porcelain") == " M D.swift\n")
    #expect(sandbox.migrate("undo").output == "D.swift\n")
  }

  @Test("what was written already is put back when another of its files cannot be")
  func putBack() throws {
    let sandbox = try Sandbox.repository(["A.swift": "a", "Kit/B.swift": "b"])
    // All names of temporary files are taken, which shows only when B.swift is to be written.
    for attempt in 0..<1000 {
      try sandbox.write("", to: "Kit/.migrate-\(getpid())-\(attempt)")
    }
    let writing = try write(["A.swift": ["Kit/B.swift"], "Kit/B.swift": []], in: sandbox)
    #expect(writing.written.isEmpty)
    #expect(
      writing.failures == [
        0: .leftWithCompanion("A.swift", "Kit/B.swift"),
        1: .unwritable("Kit/B.swift", SystemError(EEXIST)),
      ])
    #expect(try sandbox.read("A.swift") == "a")
    #expect(sandbox.migrate("undo").status == 2)
  }

  @Test("a file whose companion does not change in this run is left as it was")
  func missingCompanion() throws {
    let sandbox = try Sandbox.repository(["A.swift": "a", "B.swift": "b"])
    let writing = try write(["A.swift": ["B.swift"]], in: sandbox)
    #expect(writing.failures == [0: .withoutCompanion("A.swift", "B.swift")])
    #expect(try sandbox.read("A.swift") == "a")
  }

  @Test("a read-only file is left as it was, and said to be one")
  func readOnly() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    try sandbox.setMode(0o444, of: "A.swift")
    let run = sandbox.migrate("apply")
    #expect(run.output == "B.swift\n" && run.status == 2)
    #expect(
      run.failures == [
        "migrate: cannot write 'A.swift': it is read-only; make it writable and run again"
      ])
    #expect(run.error.contains("1 change not made, since the file was not written\n"))
    #expect(try sandbox.read("A.swift") == Samples.hop)
  }

  @Test("a file that has other names is left as it was")
  func hardLink() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    try FileManager.default.linkItem(at: sandbox.url("A.swift"), to: sandbox.url("copy.txt"))
    let run = sandbox.migrate("apply")
    #expect(run.status == 2 && run.output == "B.swift\n")
    #expect(
      run.failures.first?.hasPrefix("migrate: cannot write 'A.swift': it has other names") == true)
    #expect(try sandbox.read("copy.txt") == Samples.hop)
    #expect(try sandbox.read("A.swift") == Samples.hop)
  }

  @Test("extended attributes are kept")
  func extendedAttributes() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let file = try AbsolutePath(resolving: sandbox.url("A.swift").path, from: "/")
    let attributes = ExtendedAttributes(["user.tag": Data("red".utf8)])
    // Some file systems have none.
    guard (try? attributes.set(on: file)) != nil else { return }
    #expect(sandbox.migrate("apply").status == 0)
    #expect(try ExtendedAttributes(of: file) == attributes)
    #expect(sandbox.migrate("undo").status == 0)
    #expect(try ExtendedAttributes(of: file) == attributes)
  }

  /// Writes `x` to each of the files, which count on others.
  private func write(_ files: [String: Set<String>], in sandbox: Sandbox) throws -> Writing {
    let root = try AbsolutePath(resolving: sandbox.root.path, from: "/")
    let workspace = try Workspace(root: root.description, enclosing: root, from: "/")
    let changes = try files.sorted { $0.key < $1.key }.map { path, companions in
      let file = WorkspaceFile(location: root.appending(path), path: path, isOutsideRoot: false)
      let contents = try FileContents(of: file.location)
      let (old, new) = (SourceFile(bytes: contents.bytes), SourceFile("x"))
      let patch = try #require(UnifiedDiff(path: path, old: old, new: new))
      return FileChange(
        file: file, stamp: contents.stamp, source: new, patch: patch, companions: companions)
    }
    var writing = try Writing(of: changes, keepingIn: Journal(of: workspace))
    try writing.perform()
    writing.finish()
    return writing
  }
}
