import Foundation
import Testing

@testable import migrate

@Suite("migrate undo")
struct UndoTests {
  @Test("it puts back what apply wrote, byte for byte, and prints the paths")
  func putsBack() throws {
    let crlf = Samples.hop.replacing("\n", with: "\r\n") + "// no newline"
    let sandbox = try Sandbox.repository([
      "A/Größe.swift": crlf, "B.swift": Samples.hop, "C.swift": Samples.quiet,
    ])
    try sandbox.setMode(0o640, of: "B.swift")
    _ = sandbox.migrate("apply")
    try #require(try !sandbox.git("status", "--porcelain").isEmpty)
    let undo = sandbox.migrate("undo")
    #expect(undo.status == 0)
    #expect(undo.output == "A/Größe.swift\nB.swift\n")
    #expect(undo.error == "2 files put back\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(try sandbox.mode("B.swift") == 0o640)
  }

  @Test("it puts back uncommitted text that apply was allowed to write over")
  func uncommitted() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.quiet])
    try sandbox.write(Samples.hop, to: "A.swift")
    #expect(sandbox.migrate("apply", "--allow-dirty").status == 0)
    #expect(sandbox.migrate("undo").status == 0)
    #expect(try sandbox.read("A.swift") == Samples.hop)
  }

  @Test("each undo takes the run before, until there is none")
  func severalRuns() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    #expect(sandbox.migrate("apply", "A.swift").status == 0)
    #expect(sandbox.migrate("apply", "B.swift").status == 0)
    #expect(sandbox.migrate("undo").output == "B.swift\n")
    #expect(sandbox.migrate("undo").output == "A.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    let third = sandbox.migrate("undo")
    #expect(third.status == 2 && third.output == "")
    #expect(
      third.error
        == "migrate: nothing to undo in '\(sandbox.root.path)': "
        + "nothing was written there, or it has been put back\n")
  }

  @Test("a run that writes nothing is none")
  func quietRun() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    _ = sandbox.migrate("apply", "--allow-dirty")
    #expect(sandbox.migrate("undo").output == "A.swift\n")
  }

  @Test("the last ten runs are known")
  func forgottenRuns() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    for _ in 0..<12 {
      try sandbox.write(Samples.hop, to: "A.swift")
      _ = sandbox.migrate("apply", "--allow-dirty")
    }
    #expect(try sandbox.names(in: ".git/migrate") == (3...12).map(String.init).sorted())
  }

  @Test("it puts nothing back if one of the files has changed since", arguments: [true, false])
  func changedSince(_ isGone: Bool) throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    let migrated = try sandbox.read("A.swift")
    if isGone {
      try FileManager.default.removeItem(at: sandbox.url("B.swift"))
    } else {
      try sandbox.write("// by an editor\n", to: "B.swift")
    }
    let refused = sandbox.migrate("undo")
    #expect(refused.status == 2 && refused.output == "")
    #expect(
      refused.error
        == "migrate: 'B.swift' was changed after 'apply' wrote it and nothing was put back: "
        + "undo that change, restore the files with git, or pass '--force'\n")
    #expect(try sandbox.read("A.swift") == migrated)

    try sandbox.write(migrated, to: "B.swift")
    #expect(sandbox.migrate("undo").output == "A.swift\nB.swift\n")
  }

  @Test("a run that was broken off is undone as far as it came")
  func brokenOff() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    // B.swift was kept but not yet written.
    try sandbox.write(Samples.hop, to: "B.swift")
    let undo = sandbox.migrate("undo")
    #expect(undo.status == 0 && undo.output == "A.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(sandbox.migrate("undo").status == 2)
  }

  @Test("what somebody else has put back is no longer to undo, and not forgotten either")
  func alreadyBack() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    _ = sandbox.migrate("apply", "A.swift")
    try sandbox.commit()
    _ = sandbox.migrate("apply", "B.swift")
    try sandbox.git("stash", "--quiet")
    let undo = sandbox.migrate("undo")
    #expect(undo.status == 0 && undo.output == "")
    #expect(
      undo.error
        == "nothing to put back: what the last 'apply' wrote (1 file) is what it was before; "
        + "another 'migrate undo' takes back the run before\n")
    try sandbox.git("stash", "pop", "--quiet")
    #expect(sandbox.migrate("undo").output == "B.swift\n")
    #expect(sandbox.migrate("undo").output == "A.swift\n")
  }

  @Test("once more, it goes on to the run before")
  func passedOver() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    _ = sandbox.migrate("apply", "A.swift")
    try sandbox.commit()
    _ = sandbox.migrate("apply", "B.swift")
    try sandbox.git("checkout", "--quiet", ".")
    #expect(sandbox.migrate("undo").output == "")
    #expect(sandbox.migrate("undo").output == "A.swift\n")
  }

  @Test("of a run that was put back in part, it puts back the rest")
  func partlyBack() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    try sandbox.git("checkout", "--quiet", "A.swift")
    #expect(sandbox.migrate("undo").output == "B.swift\n")
    #expect(sandbox.migrate("undo").status == 2)
  }

  @Test("without git it keeps what files were in the root, and leaves nothing behind")
  func withoutGit() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Samples.hop, to: "Sources/A.swift")
    #expect(sandbox.migrate("apply").status == 0)
    #expect(try sandbox.names(in: "") == [".migrate", "Sources"])
    #expect(sandbox.migrate("undo").output == "Sources/A.swift\n")
    #expect(try sandbox.read("Sources/A.swift") == Samples.hop)
    #expect(try sandbox.names(in: "") == ["Sources"])
  }

  @Test("it works from any folder, with any root inside of the repository")
  func otherRoot() throws {
    let sandbox = try Sandbox.repository(["Kit/Sources/A.swift": Samples.hop])
    #expect(sandbox.migrate("apply", "--root", "Kit").output == "Sources/A.swift\n")
    let undo = sandbox.migrate("undo", in: "Kit/Sources")
    #expect(undo.output == "Kit/Sources/A.swift\n" && undo.status == 0)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("a worktree keeps what its files were in its own folder of git")
  func worktree() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    try sandbox.git("worktree", "add", "--quiet", "Tree", "-b", "tree")
    #expect(sandbox.migrate("apply", in: "Tree").output == "A.swift\n")
    #expect(try sandbox.names(in: ".git/worktrees/Tree/migrate") == ["1"])
    #expect(try sandbox.git("-C", "Tree", "status", "--porcelain") == " M A.swift\n")
    #expect(sandbox.migrate("undo").status == 2)
    #expect(sandbox.migrate("undo", in: "Tree").output == "A.swift\n")
  }

  @Test("nothing is written where what files were cannot be kept")
  func notKept() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    try sandbox.write("in the way", to: ".git/migrate")
    let run = sandbox.migrate("apply")
    #expect(
      run.failures == [
        "migrate: cannot write: the old text of the files cannot be kept in "
          + "'\(sandbox.root.path)/.git/migrate' (Not a directory); fix that and run again"
      ])
    #expect(run.status == 2)
    #expect(try sandbox.read("A.swift") == Samples.hop)
  }

  @Test("a damaged journal is reported, and nothing is put back")
  func damaged() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    try sandbox.write("nonsense", to: ".git/migrate/1/2")
    let run = sandbox.migrate("undo")
    #expect(
      run.error
        == "migrate: cannot undo the run in '\(sandbox.root.path)/.git/migrate/1/2': "
        + "the file is damaged; remove it and run again\n")
    #expect(run.status == 2)
    #expect(try !sandbox.read("A.swift").contains(Samples.old))
  }

  @Test("a file that has another name by now is put back once it has a text of its own")
  func otherName() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    try FileManager.default.linkItem(at: sandbox.url("A.swift"), to: sandbox.url("B.swift"))
    let refused = sandbox.migrate("undo")
    #expect(refused.status == 2 && refused.output == "")
    #expect(refused.failures.first?.contains("it has other names (hard links)") == true)
    try FileManager.default.removeItem(at: sandbox.url("B.swift"))
    #expect(sandbox.migrate("undo").output == "A.swift\n")
  }

  @Test("a link in a file's place is told of, and force does not write through it")
  func linkInPlace() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    let migrated = try sandbox.read("A.swift")
    try FileManager.default.moveItem(at: sandbox.url("A.swift"), to: sandbox.url("B.txt"))
    try sandbox.link("A.swift", to: "B.txt")
    #expect(sandbox.migrate("undo").status == 2)
    #expect(
      sandbox.migrate("undo", "--force").failures == [
        "migrate: 'A.swift' was not put back: a link is in its place, or in that of a folder "
          + "around it; remove the link and run again"
      ])
    #expect(try sandbox.read("B.txt") == migrated)
    try FileManager.default.removeItem(at: sandbox.url("A.swift"))
    #expect(sandbox.migrate("undo", "--force").output == "A.swift\n")
    #expect(try sandbox.read("A.swift") == Samples.hop)
  }

  @Test("a link in a file's place is not followed out of the repository")
  func ledAstray() throws {
    let outside = try Sandbox()
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    let migrated = try sandbox.read("A.swift")
    try outside.write(migrated, to: "A.swift")
    try FileManager.default.removeItem(at: sandbox.url("A.swift"))
    try sandbox.link("A.swift", to: outside.url("A.swift").path)
    #expect(sandbox.migrate("undo").status == 2)
    #expect(try outside.read("A.swift") == migrated)
  }
}
