import Foundation
import Testing

@Suite("migrate apply")
struct ApplyTests {
  @Test("it prints the path of each file that it writes, and leaves the others alone")
  func writtenPaths() throws {
    let sandbox = try Sandbox.repository([
      "B.swift": Samples.hop, "A/B.swift": Samples.hop, "C.swift": Samples.quiet,
    ])
    let run = sandbox.migrate("apply")
    #expect(run.status == 0)
    #expect(run.output == "A/B.swift\nB.swift\n")
    #expect(try sandbox.git("status", "--porcelain") == " M A/B.swift\n M B.swift\n")
    #expect(try !sandbox.read("B.swift").contains(Samples.old))
  }

  @Test("a second run changes nothing")
  func secondRun() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    try sandbox.commit()
    let second = sandbox.migrate("apply")
    #expect(second.output == "" && second.status == 0)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("it keeps a file's mode and leaves no other file behind", arguments: [0o755, 0o640])
  func mode(_ mode: Int) throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    try sandbox.setMode(mode, of: "A.swift")
    #expect(sandbox.migrate("apply", "--allow-dirty").status == 0)
    #expect(try sandbox.mode("A.swift") == mode)
    #expect(try sandbox.names(in: "") == ["A.swift"])
  }

  @Test("it writes a link's target and never the link")
  func links() throws {
    let sandbox = try Sandbox.repository(["Real/A.swift": Samples.hop])
    try sandbox.link("App/A.swift", to: "../Real/A.swift")
    try sandbox.link("App/Folder", to: "../Real")
    try sandbox.commit()
    #expect(sandbox.migrate("apply").output == "Real/A.swift\n")
    #expect(try sandbox.git("status", "--porcelain") == " M Real/A.swift\n")

    try sandbox.commit()
    try sandbox.write(Samples.hop, to: "Real/A.swift")
    let narrowed = sandbox.migrate("apply", "--allow-dirty", "App/A.swift")
    #expect(narrowed.output == "Real/A.swift\n")
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: sandbox.url("App/A.swift").path)
    #expect(destination == "../Real/A.swift")
  }

  @Test("it writes a link's target that the walk does not come by itself")
  func linkToHiddenFile() throws {
    let sandbox = try Sandbox.repository([".shared/A.txt": Samples.hop])
    try sandbox.link("A.swift", to: ".shared/A.txt")
    try sandbox.commit()
    #expect(sandbox.migrate("apply").output == ".shared/A.txt\n")
    #expect(try sandbox.git("status", "--porcelain") == " M .shared/A.txt\n")
  }

  @Test("it does not write outside the root, where a link leads")
  func linkOutside() throws {
    let outside = try Sandbox()
    try outside.write(Samples.hop, to: "Out.swift")
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    try sandbox.link("A.swift", to: outside.url("Out.swift").path)
    try sandbox.commit()
    let run = sandbox.migrate("apply")
    #expect(run.status == 2)
    #expect(run.output == "B.swift\n")
    #expect(
      run.failures == [
        "migrate: cannot write 'A.swift': it is a link to '\(outside.url("Out.swift").path)' "
          + "outside the root; migrate that with '--root'"
      ])
    #expect(try outside.read("Out.swift") == Samples.hop)
  }

  @Test("a link that leads outside the root counts where PATH names its folder")
  func narrowedLinkOutside() throws {
    let outside = try Sandbox()
    try outside.write(Samples.hop, to: "Out.swift")
    let sandbox = try Sandbox.repository(["Kit/B.swift": Samples.hop])
    try sandbox.link("App/A.swift", to: outside.url("Out.swift").path)
    #expect(sandbox.migrate("diff", "Kit").failures == [])
    #expect(sandbox.migrate("diff", "App").failures.count == 1)
  }

  @Test("it writes nothing when a file that would change has uncommitted changes")
  func uncommittedChanges() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": Samples.quiet, "B.swift": Samples.hop, "C.swift": Samples.quiet,
    ])
    try sandbox.write(Samples.hop, to: "A.swift")
    try sandbox.write(Samples.quiet + "// more\n", to: "C.swift")
    try sandbox.write(Samples.hop, to: "New.swift")
    let run = sandbox.migrate("apply")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.error.split(separator: "\n") == [
        "migrate: 2 files ('A.swift', 'New.swift') have uncommitted changes and nothing was written: "
          + "commit or stash them, or pass '--allow-dirty'"
      ])
    #expect(try sandbox.read("A.swift") == Samples.hop)
    #expect(try sandbox.read("B.swift") == Samples.hop)

    let allowed = sandbox.migrate("apply", "--allow-dirty")
    #expect(allowed.status == 0)
    #expect(allowed.output == "A.swift\nB.swift\nNew.swift\n")
  }

  @Test("many files with uncommitted changes are one message")
  func manyUncommittedChanges() throws {
    let names = (10..<53).map { "F\($0).swift" }
    let sandbox = try Sandbox.repository(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Samples.quiet) }))
    for name in names { try sandbox.write(Samples.hop, to: name) }
    let run = sandbox.migrate("apply")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.error
        == "migrate: 43 files ('F10.swift', 'F11.swift', 'F12.swift' and 40 more) have uncommitted "
        + "changes and nothing was written: commit or stash them, or pass '--allow-dirty'\n")
  }

  @Test("uncommitted changes in files that would not change are no obstacle")
  func unrelatedChanges() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.quiet])
    try sandbox.write(Samples.quiet + "// more\n", to: "B.swift")
    try sandbox.write("notes", to: "Notes.txt")
    let run = sandbox.migrate("apply")
    #expect(run.output == "A.swift\n" && run.status == 0)
  }

  @Test("git is asked in the repository that a file is in, a nested one too")
  func nestedRepository() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "Kit/B.swift": Samples.quiet])
    try sandbox.git("init", "--quiet", "Kit")
    try sandbox.git("-C", "Kit", "add", ".")
    try sandbox.git("-C", "Kit", "commit", "--quiet", "--message", "state")
    try sandbox.write(Samples.hop, to: "Kit/B.swift")
    let run = sandbox.migrate("apply", ".", "Kit")
    #expect(run.failures.count == 1 && run.failures[0].contains("'Kit/B.swift' has uncommitted"))
  }

  @Test("without git it asks nobody")
  func withoutGit() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Samples.hop, to: "A.swift")
    let run = sandbox.migrate("apply")
    #expect(run.output == "A.swift\n" && run.status == 0)
  }

  @Test("--check prints the paths, writes nothing and exits with 1")
  func check() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let run = sandbox.migrate("apply", "--check")
    #expect(run.output == "A.swift\n" && run.status == 1)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }
}
