import Foundation
import Testing

@testable import migrate

/// The built program, for what a run inside of this process cannot show.
@Suite("The program")
struct ProcessTests {
  let program: URL

  init() throws {
    let bundle = Bundle(for: Sandbox.self).bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    program = folder.appendingPathComponent("migrate")
    try #require(FileManager.default.isExecutableFile(atPath: program.path))
  }

  @Test("it writes results to standard output, messages to standard error, and its exit status")
  func streams() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let run = try Transcript(
      running: program.path, ["diff", "--check", "Gone", "."], in: sandbox.root)
    #expect(run.status == 2)
    #expect(run.output == sandbox.migrate("diff").output)
    #expect(run.failures.count == 1)
    #expect(try Transcript(running: program.path, ["--version"], in: sandbox.root).status == 0)
  }

  /// The limit of a kilobyte or less stands for a disk that is full halfway through the file.
  private static func limited(_ command: String) -> String {
    "trap '' XFSZ; ulimit -f 1; exec \"$0\" \(command)"
  }

  @Test("when a file cannot be written to its end, the old one stays and nothing is left beside it")
  func fileSizeLimit() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0).swift", Samples.hop) })
    let sandbox = try Sandbox.repository(files)
    try sandbox.write("old", to: "patch")
    let run = try Transcript(
      running: "/bin/sh", ["-c", Self.limited("diff --output patch"), program.path],
      in: sandbox.root)
    #expect(run.status == 2)
    #expect(
      run.failures == ["migrate: cannot write 'patch' (File too large): fix that and run again"])
    #expect(try sandbox.read("patch") == "old")
    #expect(try sandbox.names(in: "") == (files.keys + ["patch"]).sorted())
  }

  @Test("when what a file was cannot be kept to its end, the file stays and the others are done")
  func journalSizeLimit() throws {
    let long = Samples.hop + String(repeating: "// a comment\n", count: 1000)
    let sandbox = try Sandbox.repository(["A.swift": long, "B.swift": Samples.hop])
    let run = try Transcript(
      running: "/bin/sh", ["-c", Self.limited("apply"), program.path], in: sandbox.root)
    #expect(run.status == 2)
    #expect(run.output == "B.swift\n")
    #expect(
      run.failures == [
        "migrate: cannot write 'A.swift': its old text cannot be kept in "
          + "'\(sandbox.root.path)/.git/migrate' (File too large); fix that and run again"
      ])
    #expect(try sandbox.read("A.swift") == long)
    #expect(sandbox.migrate("undo").output == "B.swift\n")
    #expect(try sandbox.names(in: "") == ["A.swift", "B.swift"])
  }

  @Test("a read-only folder is reported, its files stay, and the others are done")
  func readOnlyFolder() throws {
    let sandbox = try Sandbox.repository([
      "Closed/A.swift": Samples.hop, "Open/B.swift": Samples.hop,
    ])
    let copy = sandbox.url("program")
    // A file that this process has open for writing cannot be run, nor while a child that was forked then has it.
    _ = try Transcript(running: "/bin/cp", [program.path, copy.path], in: sandbox.root)
    for path in ["Closed/A.swift", "Open/B.swift"] { try sandbox.setMode(0o666, of: path) }
    try sandbox.setMode(0o777, of: "Open")
    try sandbox.setMode(0o777, of: ".git")
    try sandbox.setMode(0o555, of: "Closed")
    let run = try Transcript(
      running: "/usr/bin/env",
      unprivileged + [copy.path, "apply", "--allow-dirty"], in: sandbox.root)
    try sandbox.setMode(0o755, of: "Closed")
    #expect(run.status == 2)
    #expect(run.output == "Open/B.swift\n")
    #expect(
      run.failures == [
        "migrate: cannot write 'Closed/A.swift' (Permission denied): "
          + "make its folder writable and run again"
      ])
    #expect(try sandbox.read("Closed/A.swift") == Samples.hop)
    #expect(try sandbox.names(in: "Closed") == ["A.swift"])
  }

  #if os(Linux)
    @Test("pipes and sockets are left out where changes are verified in a copy, and nothing waits")
    func pipes() throws {
      let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "Sub/b.txt": "text"])
      for path in ["pipe", "Sub/pipe", "Sub/Pipe.swift"] {
        try #require(mkfifo(sandbox.url(path).path, 0o666) == 0)
      }
      try sandbox.link("Linked.swift", to: "pipe")
      let run = try Transcript(
        running: "/usr/bin/env",
        [
          "timeout", "60", program.path, "apply", "--verify-in-copy",
          "--verify", "test -f Sub/b.txt && ! test -e pipe && ! test -e Sub/pipe",
        ], in: sandbox.root)
      #expect(run.status == 0 && run.output == "A.swift\n", "\(run.status): \(run.error)")
    }

    @Test("a copy that has no room says so, and leaves nothing")
    func fullCopy() throws {
      let sandbox = try Sandbox.repository([
        "A.swift": Samples.hop, "b.txt": String(repeating: "text", count: 1000),
      ])
      try sandbox.makeFolder("Temporary")
      let run = try Transcript(
        running: "/bin/sh",
        [
          "-c",
          "export TMPDIR=\"$PWD/Temporary\"; "
            + Self.limited("apply --verify-in-copy --verify true"),
          program.path,
        ], in: sandbox.root)
      #expect(run.failures.first?.contains("to verify the changes (File too large)") == true)
      #expect(try sandbox.names(in: "Temporary").isEmpty)
    }

    @Test("a full disk is reported", arguments: ["--output=/dev/full", ">/dev/full"])
    func fullDisk(_ destination: String) throws {
      let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
      let run = try Transcript(
        running: "/bin/sh", ["-c", "exec \"$0\" diff \(destination)", program.path],
        in: sandbox.root)
      let path = destination.hasPrefix(">") ? "standard output" : "/dev/full"
      #expect(
        run.failures == [
          "migrate: cannot write '\(path)' (No space left on device): "
            + "make room on the disk and run again"
        ])
      #expect(run.status == 2)
    }
  #endif

  /// What makes root a user to whom a folder can be closed; nothing for others.
  private var unprivileged: [String] {
    geteuid() == 0 ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"] : []
  }
}
