import Foundation
import Testing

@testable import migrate

/// Every input that cannot be served: one line on standard error that names the path and says what
/// to do, exit status 2, and the other files still done.
@Suite("Bad input")
struct BadInputTests {
  @Test("an unreadable file is reported and the others are done")
  func unreadable() throws {
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    // A link to nowhere cannot be read by anyone, not even by root.
    try sandbox.link("A.swift", to: "nowhere")
    try sandbox.commit()
    let run = sandbox.migrate("apply")
    #expect(
      run.failures == [
        "migrate: cannot read 'A.swift' (No such file or directory): repair or remove it"
      ])
    #expect(run.output == "B.swift\n" && run.status == 2)
  }

  @Test("a file that the user may not read is reported with what to do")
  func unreadableByPermission() throws {
    let failure = Failure.unreadable("A.swift", SystemError(EACCES))
    #expect("\(failure)" == "cannot read 'A.swift' (Permission denied): make it readable")
  }

  @Test("a file that is not UTF-8 is reported with its place, and the others are done")
  func invalidUTF8() throws {
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    try sandbox.write(Array("let é = 1\nlet a = \"".utf8) + [0xC3, 0x28], to: "A.swift")
    try sandbox.commit()
    let run = sandbox.migrate("apply")
    #expect(
      run.failures == [
        "migrate: cannot migrate 'A.swift': line 2 is not UTF-8 at byte 10; save it as UTF-8"
      ])
    #expect(run.output == "B.swift\n" && run.status == 2)
  }

  @Test("a binary file is reported and the others are done")
  func binary() throws {
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    try sandbox.write([0xCA, 0xFE, 0, 0], to: "A.swift")
    try sandbox.commit()
    let run = sandbox.migrate("apply")
    #expect(
      run.failures == [
        "migrate: cannot migrate 'A.swift': it is binary; "
          + "rename it or move it out of the root"
      ])
    #expect(run.output == "B.swift\n" && run.status == 2)
  }

  @Test("what is wrong with files that were not asked for leaves the exit status alone")
  func badNeighbour() throws {
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    try sandbox.write([0xCA, 0xFE, 0, 0], to: "A.swift")
    try sandbox.link("C.swift", to: "nowhere")
    let run = sandbox.migrate("diff", "B.swift")
    #expect(run.failures.count == 2 && run.status == 0)
    #expect(sandbox.migrate("diff").status == 2)
  }

  @Test("a folder that vanishes is reported")
  func vanishedFolder() throws {
    let sandbox = try Sandbox()
    let folder = try AbsolutePath(resolving: sandbox.root.path, from: "/")
    let workspace = try Workspace(root: nil, enclosing: folder, from: "/")
    try FileManager.default.removeItem(at: sandbox.root)
    #expect(
      Discovery(of: workspace).obstacles.map(\.failure.description) == [
        "cannot list '\(folder)' (No such file or directory): run again when it is there"
      ])
  }

  @Test("a path that leads nowhere is reported and the others are done")
  func missingPath() throws {
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    let run = sandbox.migrate("apply", "Gone", "B.swift")
    #expect(
      run.failures == [
        "migrate: cannot find 'Gone' (No such file or directory): "
          + "check the spelling and the folder that you are in"
      ])
    #expect(run.output == "B.swift\n" && run.status == 2)
  }

  @Test("a path outside the root is reported and the others are done")
  func outsideRoot() throws {
    let outside = try Sandbox()
    try outside.write(Samples.hop, to: "A.swift")
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    let path = outside.url("A.swift").path
    let run = sandbox.migrate("apply", "--root", ".", path, "B.swift")
    #expect(
      run.failures == [
        "migrate: '\(path)' is outside the root '\(sandbox.root.path)': "
          + "name a root around it with '--root DIR'"
      ])
    #expect(run.output == "B.swift\n" && run.status == 2)
    #expect(try outside.read("A.swift") == Samples.hop)
  }

  @Test("a root that is no folder is reported", arguments: ["diff", "apply"])
  func rootIsNoFolder(_ command: String) throws {
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    #expect(
      sandbox.migrate(command, "--root", "B.swift").error
        == "migrate: 'B.swift' is not a folder: "
        + "give '--root' the folder that holds the whole project\n")
    #expect(
      sandbox.migrate(command, "--root=Gone").error
        == "migrate: cannot find 'Gone' (No such file or directory): "
        + "check the spelling and the folder that you are in\n")
  }

  @Test("a root or path without a Swift file is reported")
  func noSwiftFile() throws {
    let sandbox = try Sandbox.repository(["Pods/A.swift": Samples.hop, "README.md": "text"])
    let advice =
      "name another folder "
      + "(hidden folders and Carthage, DerivedData, Pods, checkouts, node_modules are left unchanged)"
    let run = sandbox.migrate("diff")
    #expect(run.error == "migrate: no Swift file in '\(sandbox.root.path)': \(advice)\n")
    #expect(run.status == 2)
    #expect(
      sandbox.migrate("diff", "Pods").failures == ["migrate: no Swift file in 'Pods': \(advice)"])
  }

  @Test("a path that is no Swift file is reported")
  func notSwift() throws {
    let sandbox = try Sandbox.repository(["README.md": "text", "A.swift": Samples.quiet])
    #expect(
      sandbox.migrate("diff", "README.md").failures == [
        "migrate: 'README.md' is not a Swift file: name files that end in .swift, or folders"
      ])
  }

  @Test("a file with syntax errors is reported, and its broken declarations are left alone")
  func syntaxErrors() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.broken, "B.swift": Samples.hop])
    let run = sandbox.migrate("apply")
    #expect(run.output == "B.swift\n" && run.status == 2)
    #expect(try sandbox.read("A.swift") == Samples.broken)
    let failure = try #require(run.failures.first)
    #expect(run.failures.count == 1)
    #expect(failure.contains(#/^migrate: A\.swift:\d+:\d+: /#))
    #expect(
      failure.hasSuffix(
        ": declarations with syntax errors stay as they are; fix them and run again"))
  }

  @Test("a file that was changed after it was read is not overwritten")
  func changedMeanwhile() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let location = try AbsolutePath(resolving: "A.swift", from: sandbox.root.path)
    let contents = try FileContents(of: location)
    try sandbox.write(Samples.hop + "// by an editor\n", to: "A.swift")
    #expect(
      try AtomicWrite(target: location).replace(with: [], ifStill: contents.stamp)
        == .changedMeanwhile)
    #expect(try sandbox.read("A.swift") == Samples.hop + "// by an editor\n")
    #expect(
      "\(Failure.changedMeanwhile("A.swift"))"
        == "cannot write 'A.swift': it was changed after it was read; run again")
  }

  @Test("git that does not answer is reported, and nothing is written")
  func gitFails() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let run = sandbox.migrate("apply", environment: ["PATH": "/nowhere"])
    #expect(
      run.failures == [
        "migrate: cannot ask git for uncommitted changes in '\(sandbox.root.path)' and nothing "
          + "was written: see what 'git status' says there, or pass '--allow-dirty'"
      ])
    #expect(run.output == "" && run.status == 2)
    #expect(try sandbox.read("A.swift") == Samples.hop)
  }

  @Test("a result file in no folder is reported")
  func outputInNoFolder() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let run = sandbox.migrate("diff", "--output", "gone/migration.patch")
    #expect(
      run.failures == [
        "migrate: cannot write 'gone/migration.patch' (No such file or directory): "
          + "fix that and run again"
      ])
    #expect(run.status == 2)
  }

  @Test("the failures of writing say what to do")
  func writingFailures() {
    #expect(
      "\(Failure.unwritable("A.swift", SystemError(ENOSPC)))"
        == "cannot write 'A.swift' (No space left on device): "
        + "make room on the disk and run again")
    #expect(
      "\(Failure.unwritable("A.swift", SystemError(EACCES)))"
        == "cannot write 'A.swift' (Permission denied): make its folder writable and run again")
  }
}

extension BadInputTests {
  @Test("a file in which anything is missing is read to its end by every command")
  func cutOff() throws {
    let bytes = Array(Samples.hop.utf8)
    let sandbox = try Sandbox()
    for end in stride(from: 0, to: bytes.count, by: 5) {
      try sandbox.write(Array(bytes[..<end]), to: "\(end).swift")
    }
    try sandbox.write("struct A {\n  func bad(\n}\n", to: "A.swift")
    for arguments in [["report"], ["diff"], ["apply"]] {
      let run = Transcript(
        arguments: arguments, environment: [:], folder: sandbox.root.path, terminal: false)
      #expect(run.status == 2)
      #expect(!run.failures.isEmpty)
    }
  }

  @Test("a file that takes long is named")
  func slowFile() throws {
    let canEnd = DispatchSemaphore(value: 0)
    var workers = Workers(jobs: 2)
    workers.patience = .milliseconds(1)
    var named: [Int] = []
    var products: [Int] = []
    try workers.forEach([1, 2]) { item in
      // It cannot end before it has been named.
      if item == 2 { canEnd.wait() }
      return item
    } slow: { item in
      named.append(item)
      if item == 2 { canEnd.signal() }
    } take: {
      products.append($0)
    }
    #expect(products == [1, 2] && named.contains(2))
  }

  @Test("a file that cannot be written does not count as changed")
  func unwrittenFile() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    // All names of temporary files are taken, which stops even root.
    for attempt in 0..<1000 {
      try sandbox.write("", to: ".migrate-\(getpid())-\(attempt)")
    }
    let run = sandbox.migrate("apply", "--allow-dirty")
    #expect(run.output == "" && run.status == 2)
    #expect(run.error.contains("0 of 2 files changed: 0 lines added, 0 removed\n"))
  }

  @Test("all files are written although nobody reads their paths any more")
  func closedOutput() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    let closed = Sink { _ throws(SystemError) in throw SystemError(EPIPE) }
    let status = Migrate.run(
      arguments: ["apply"], environment: ProcessInfo.processInfo.environment,
      workingDirectory: sandbox.root.path, output: closed, error: Sink { _ in })
    #expect(status == 2)
    #expect(try sandbox.git("status", "--porcelain") == " M A.swift\n M B.swift\n")
  }

  #if os(Linux)
    @Test(
      "files whose names differ in the form of Unicode only are left out, and the others are done",
      arguments: [
        ["apply"], ["apply", "--verify", "true"],
        ["apply", "--verify-in-copy", "--verify", "true"],
        ["apply", "--interactive"], ["apply", "--commit"],
      ])
    func namesInTwoForms(_ command: [String]) throws {
      let twins = ["\u{E9}.swift", "e\u{301}.swift"]
      let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
      for (twin, title) in zip(twins, ["One", "Two"]) {
        try sandbox.write(Samples.hop.replacing("\"Feed\"", with: "\"\(title)\""), to: twin)
      }
      try sandbox.commit()
      let run = sandbox.migrate(command, input: "y\n")
      #expect(
        run.failures == [
          "migrate: cannot migrate '\u{E9}.swift': there are files whose names differ only in how "
            + "Unicode writes an accent; rename all but one"
        ])
      #expect(run.output == "B.swift\n" && run.status == 2)
      for (twin, title) in zip(twins, ["One", "Two"]) {
        let text = try sandbox.read(twin)
        #expect(text == Samples.hop.replacing("\"Feed\"", with: "\"\(title)\""))
      }
    }
  #endif

  @Test("a name that is not UTF-8 is reported with what to do")
  func nameNotUTF8() {
    #expect(
      "\(Failure.nameNotUTF8("A\u{FFFD}.swift"))"
        == "cannot migrate 'A\u{FFFD}.swift': its name is not UTF-8; rename it")
  }
}
