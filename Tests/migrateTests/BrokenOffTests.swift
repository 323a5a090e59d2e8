import Foundation
import Testing

@testable import migrate

@Suite("A run that was broken off")
struct BrokenOffTests {
  /// No process has this number.
  private static let dead = "2147483647"

  /// A repository as a run leaves it that is killed after it wrote A.swift and while it writes B.swift.
  private func killed() throws -> Sandbox {
    let sandbox = try Sandbox.repository([
      "A.swift": Samples.hop, "Kit/B.swift": Samples.hop, "C.swift": Samples.hop,
    ])
    _ = sandbox.migrate("apply")
    try sandbox.write(Samples.hop, to: "Kit/B.swift")
    try sandbox.write(Samples.hop, to: "C.swift")
    try sandbox.write(Self.dead + "\n", to: ".git/migrate/1/unfinished")
    try sandbox.write("import UI", to: "Kit/.migrate-\(Self.dead)-0")
    return sandbox
  }

  @Test("the next apply puts it back, says so, and writes what it would have written at once")
  func nextApply() throws {
    let sandbox = try killed()
    let run = sandbox.migrate("apply")
    #expect(run.status == 0 && run.output == "A.swift\nC.swift\nKit/B.swift\n")
    #expect(
      run.error.hasPrefix(
        "an earlier run was interrupted: 1 file put back to what it was before it; "
          + "1 temporary file of it removed\n"))
    #expect(try sandbox.names(in: "Kit") == ["B.swift"])
    for path in ["A.swift", "C.swift", "Kit/B.swift"] {
      #expect(try !sandbox.read(path).contains(Samples.old))
    }
    #expect(sandbox.migrate("undo").output == "A.swift\nC.swift\nKit/B.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(sandbox.migrate("undo").status == 2)
  }

  @Test("apply --resume makes what it was asked for, from wherever it is called")
  func resume() throws {
    let sandbox = try killed()
    try sandbox.write(
      "\(sandbox.url("Kit").path)\0\(sandbox.root.path)\0apply\0--review\0.\0",
      to: ".git/migrate/started")
    #expect(
      sandbox.migrate("diff").error.contains(", 'migrate apply --resume' continues it\n"))
    let run = sandbox.migrate("apply", "--resume")
    #expect(run.status == 0 && run.output == "Kit/B.swift\n")
    #expect(
      run.error.hasPrefix(
        "continues 'migrate apply --review .'\n"
          + "an earlier run was interrupted: 1 file put back to what it was before it"))
    #expect(try sandbox.read("A.swift") == Samples.hop)
    #expect(sandbox.migrate("history").output.hasSuffix("apply --review .\n"))
    #expect(
      sandbox.migrate("apply", "--resume").failures == [
        "migrate: nothing to resume in '\(sandbox.root.path)': no 'apply' was interrupted there"
      ])
    #expect(sandbox.migrate("undo").output == "Kit/B.swift\n")
  }

  @Test("in a copy of the repository, there is nothing to resume")
  func resumeInCopy() throws {
    let sandbox = try killed()
    try sandbox.write("/elsewhere\0/elsewhere\0apply\0", to: ".git/migrate/started")
    #expect(sandbox.migrate("apply", "--resume").status == 2)
  }

  @Test("what keeps a resumed run from its end can be mended")
  func resumeAgain() throws {
    let sandbox = try killed()
    try sandbox.write(
      "\(sandbox.root.path)\0\(sandbox.root.path)\0apply\0", to: ".git/migrate/started")
    try sandbox.write(Samples.hop + "// mine\n", to: "C.swift")
    #expect(sandbox.migrate("apply", "--resume").status == 2)
    #expect(sandbox.migrate("apply", "--resume", "--allow-dirty").status == 0)
  }

  @Test("undo leaves nothing to resume, and a run of its own options is none")
  func nothingToResume() throws {
    let sandbox = try killed()
    try sandbox.write(
      "\(sandbox.root.path)\0\(sandbox.root.path)\0apply\0", to: ".git/migrate/started")
    #expect(sandbox.migrate("apply", "--resume", "--review").status == 2)
    #expect(sandbox.migrate("apply", "--resume", "A.swift").status == 2)
    #expect(sandbox.migrate("undo").status == 0)
    #expect(sandbox.migrate("apply", "--resume").status == 2)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("one that was killed before it wrote anything is resumed, too")
  func resumeOfQuestions() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    try sandbox.write(
      "\(sandbox.root.path)\0\(sandbox.root.path)\0apply\0--interactive\0",
      to: ".git/migrate/started")
    let run = sandbox.migrate("apply", "--resume", input: "y\n")
    #expect(run.output == "A.swift\n" && run.error.contains("(1/1) make this change ["))
    #expect(try sandbox.names(in: ".git/migrate") == ["1"])
  }

  @Test("a commit that its run was killed after is kept")
  func committed() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    #expect(sandbox.migrate("apply", "A.swift", "--commit").status == 0)
    try sandbox.write(Self.dead + "\n", to: ".git/migrate/1/unfinished")
    try sandbox.write(
      "\(sandbox.root.path)\0\(sandbox.root.path)\0apply\0--commit\0", to: ".git/migrate/started")
    let run = sandbox.migrate("apply", "--resume")
    #expect(run.output == "B.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("what is not committed never gets into a commit of a resumed run")
  func uncommittedInCommit() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    try sandbox.write(
      "\(sandbox.root.path)\0\(sandbox.root.path)\0apply\0--commit\0", to: ".git/migrate/started")
    try sandbox.write(Samples.hop + "// mine\n", to: "A.swift")
    #expect(
      sandbox.migrate("apply", "--resume", "--allow-dirty").failures == [
        "migrate: '--commit' and '--allow-dirty' contradict each other: choose one"
      ])
    #expect(
      sandbox.migrate("apply", "--resume").failures == [
        "migrate: 'A.swift' has uncommitted changes and nothing was written: commit or stash them"
      ])
    try sandbox.git("checkout", "--quiet", ".")
    #expect(sandbox.migrate("apply", "--resume").output == "A.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("undo puts back what it wrote, and sweeps")
  func nextUndo() throws {
    let sandbox = try killed()
    let run = sandbox.migrate("undo")
    #expect(run.status == 0 && run.output == "A.swift\n")
    #expect(
      run.error == "the last run was interrupted; 1 temporary file of it removed\n1 file put back\n"
    )
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(try sandbox.names(in: "Kit") == ["B.swift"])
    #expect(sandbox.migrate("undo").status == 2)
  }

  @Test("what writes nothing says so", arguments: [["diff"], ["report"], ["apply", "--check"]])
  func mention(_ arguments: [String]) throws {
    let sandbox = try killed()
    let run = Transcript(
      arguments: arguments, environment: [:], folder: sandbox.root.path, terminal: false)
    #expect(
      run.error.contains(
        "an earlier 'apply' or 'undo' was interrupted: 'migrate undo' puts back what it wrote\n"))
    #expect(try sandbox.names(in: ".git/migrate") == ["1"])
  }

  @Test("a file that was changed since is left to its author")
  func changedSince() throws {
    let sandbox = try killed()
    try sandbox.write("// by an editor\n", to: "A.swift")
    let refused = sandbox.migrate("apply")
    #expect(refused.status == 2 && refused.output == "")
    #expect(
      refused.failures == [
        "migrate: 'A.swift' was changed after an interrupted run wrote it, and nothing was "
          + "written: restore it with git, or pass '--allow-dirty' to leave it as it is"
      ])
    #expect(sandbox.migrate("apply", "--allow-dirty").output == "C.swift\nKit/B.swift\n")
    #expect(try sandbox.read("A.swift") == "// by an editor\n")
  }

  @Test(
    "no half is left of changes that are made together, whatever is allowed",
    arguments: [["apply", "--review"], ["apply", "--resume"]])
  func halfOfChanges(_ arguments: [String]) throws {
    let sandbox = try Sandbox.repository([
      "Store.swift": Samples.store, "Screen.swift": Samples.screen,
    ])
    #expect(sandbox.migrate("apply", "--review").output == "Screen.swift\nStore.swift\n")
    try sandbox.write(Samples.store, to: "Store.swift")
    try sandbox.write(Self.dead + "\n", to: ".git/migrate/1/unfinished")
    try sandbox.write(
      "\(sandbox.root.path)\0\(sandbox.root.path)\0apply\0--review\0", to: ".git/migrate/started")
    let screen = try sandbox.read("Screen.swift")
    try sandbox.write(screen + "// mine\n", to: "Screen.swift")
    let refused = sandbox.migrate(arguments + ["--allow-dirty"])
    #expect(refused.status == 2 && refused.output == "")
    #expect(
      refused.failures == [
        "migrate: 'Screen.swift' was changed after an interrupted run wrote it, and nothing was "
          + "written: its changes depend on those of 'Store.swift', so restore it with git, or "
          + "'migrate undo --force' restores both and keeps a copy"
      ])
    #expect(try sandbox.read("Screen.swift") == screen + "// mine\n")
    #expect(sandbox.migrate("undo", "--force").output == "Screen.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(try sandbox.read(".git/migrate/copies/1-Screen.swift") == screen + "// mine\n")
  }

  @Test("a resumed run that is refused can still be resumed")
  func refusedResumption() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    try sandbox.write(
      "\(sandbox.root.path)\0\(sandbox.root.path)\0apply\0B.swift\0", to: ".git/migrate/started")
    try sandbox.write(Samples.hop + "// mine\n", to: "B.swift")
    #expect(
      sandbox.migrate("apply", "--resume").failures == [
        "migrate: 'B.swift' has uncommitted changes and nothing was written: "
          + "commit or stash them, or pass '--allow-dirty'"
      ])
    try sandbox.git("checkout", "--quiet", ".")
    #expect(sandbox.migrate("apply", "--resume").output == "B.swift\n")
    #expect(sandbox.migrate("apply", "--resume").status == 2)
  }

  @Test("what an undo left that was killed before it began goes with the next command")
  func undoNotBegun() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    try sandbox.write(Self.dead + "\n", to: ".git/migrate/1/.migrate-\(Self.dead)-0")
    try sandbox.write("", to: ".git/migrate/.migrate-\(Self.dead)-0")
    #expect(sandbox.migrate("apply").status == 0)
    #expect(try sandbox.names(in: ".git/migrate") == ["1"])
    #expect(try sandbox.names(in: ".git/migrate/1") == ["1", "command"])
    #expect(sandbox.migrate("undo").output == "A.swift\n")
  }

  @Test("an undo that was broken off is finished by the next one")
  func brokenOffUndo() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    _ = sandbox.migrate("apply")
    // A.swift is back and forgotten, B.swift is not.
    try sandbox.write(Self.dead + "\n", to: ".git/migrate/1/unfinished")
    try sandbox.write(Samples.hop, to: "A.swift")
    try FileManager.default.removeItem(at: sandbox.url(".git/migrate/1/1"))
    #expect(sandbox.migrate("undo").output == "B.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(try !sandbox.names(in: ".git").contains("migrate"))
  }

  @Test(
    "one that kept nothing yet leaves no trace behind", arguments: [true, false], ["apply", "undo"])
  func keptNothing(_ isMarked: Bool, _ command: String) throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let name = isMarked ? "unfinished" : ".migrate-\(Self.dead)-0"
    try sandbox.write(Self.dead + "\n", to: ".git/migrate/1/\(name)")
    try sandbox.write("", to: ".git/migrate/lock")
    let run = sandbox.migrate(command)
    #expect(run.status == (command == "undo" ? 2 : 0))
    let left = try sandbox.names(in: ".git").filter { $0 == "migrate" }
    #expect(left == (command == "undo" ? [] : ["migrate"]))
    #expect(sandbox.migrate("apply").status == 0)
    #expect(try sandbox.names(in: ".git/migrate") == ["1"])
    #expect(sandbox.migrate("undo").output == "A.swift\n")
  }
}

@Suite("Two runs at once")
struct SimultaneousRunsTests {
  private func whileAtWork(
    in sandbox: Sandbox, _ body: () throws -> Void,
  ) throws {
    let folder = try AbsolutePath(resolving: ".git", from: sandbox.root.path).appending("migrate")
    let lock = try #require(try JournalLock(in: folder))
    defer { lock.unlock() }
    try body()
  }

  @Test("the second one ends with one line, and nothing is written or put back")
  func refused() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    _ = sandbox.migrate("apply", "A.swift")
    let before = try sandbox.read("A.swift")
    let line =
      "migrate: another 'apply' or 'undo' is running in '\(sandbox.root.path)': "
      + "run again when it has ended\n"
    try whileAtWork(in: sandbox) {
      for command in ["apply", "undo"] {
        let run = sandbox.migrate(command)
        #expect(run.status == 2 && run.output == "" && run.error == line)
      }
      #expect(sandbox.migrate("apply", "--check").output == "B.swift\n")
    }
    #expect(try sandbox.read("A.swift") == before)
    #expect(try sandbox.read("B.swift") == Samples.hop)
    #expect(sandbox.migrate("apply").output == "B.swift\n")
  }

  @Test("a lock that a dead process left behind is nobody's")
  func deadLock() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    try sandbox.write("", to: ".git/migrate/lock")
    #expect(sandbox.migrate("apply").status == 0)
    #expect(try sandbox.names(in: ".git/migrate") == ["1"])
  }

  @Test("a lock whose file was taken away is not another's lock")
  func removedLock() throws {
    let sandbox = try Sandbox()
    let folder = try AbsolutePath(resolving: ".", from: sandbox.root.path).appending("journal")
    let first = try #require(try JournalLock(in: folder))
    #expect(try JournalLock(in: folder) == nil)
    first.unlock()
    let second = try #require(try JournalLock(in: folder))
    #expect(try JournalLock(in: folder) == nil)
    second.unlock()
    #expect(try sandbox.names(in: "") == [])
  }
}
