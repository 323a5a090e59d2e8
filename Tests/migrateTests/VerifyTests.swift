import Codemods
import Foundation
import Testing

@testable import migrate

@Suite("Verified apply")
struct VerifyTests {
  /// A build that knows six kinds of mistakes: a word that is wrong where it stands, one that is a warning there, one
  /// that is wrong as long as nothing else is, one that is wrong at the end of its file, one that is wrong in another
  /// file, and two that are wrong together.
  private static let build = """
    cd "$(dirname "$0")"
    find "$PWD" -name '*.swift' | sort | xargs awk '
      function say(file, line, text) {
        print file ":" line ":1: error: " text
        errors += 1
      }
      { last[FILENAME] = FNR }
      /wrong/ { say(FILENAME, FNR, "this is wrong") }
      /unused/ { print FILENAME ":" FNR ":1: warning: this is unused" }
      /hidden/ { hidden[FILENAME ":" FNR] = 1 }
      /faraway/ { far[FILENAME] = 1 }
      /elsewhere/ { elsewhere += 1 }
      /together1/ { together1 = 1 }
      /together2/ { together2 = 1 }
      /clash/ { clash[FILENAME ":" FNR] = 1; clashes += 1 }
      END {
        for (file in far) say(file, last[file], "this is far")
        if (elsewhere) say("Z.swift", 1, "this is elsewhere")
        if (together1 && together2) say("Z.swift", 1, "both are there")
        if (clashes > 1) for (place in clash) { print place ":1: error: these clash"; errors += 1 }
        if (!errors) for (place in hidden) {
          print place ":1: error: this is hidden"
          status = 1
        }
        exit errors > 0 || status
      }'

    """

  private static let catalog: [Codemod] = [
    .planting([
      "one()": "right()", "two()": "wrong()", "three()": "faraway()", "four()": "together1()",
      "five()": "together2()", "six()": "unused()", "seven()": "hidden()",
      "eight()": "elsewhere()", "nine()": "clash()",
    ])
  ]

  private func source(_ calls: String...) -> String { source(calls) }

  private func source(_ calls: [String]) -> String {
    calls.enumerated().map { "func f\($0)() {\n  \($1)\n}\n\n" }.joined() + "let end = 0\n"
  }

  private func repository(_ files: [String: String]) throws -> Sandbox {
    let more = ["build.sh": Self.build, "Z.swift": "let z = 0\n"]
    return try Sandbox.repository(files.merging(more) { $1 })
  }

  private func apply(_ options: [String] = [], in sandbox: Sandbox) -> Transcript {
    Transcript(
      arguments: ["apply", "--verify", "sh build.sh"] + options, environment: [:],
      folder: sandbox.root.path, terminal: false, catalog: Self.catalog)
  }

  @Test("a fix that breaks the build is taken back with the diagnostic, and the others are kept")
  func takenBack() throws {
    let sandbox = try repository(["A.swift": source("one()", "two()"), "B.swift": source("one()")])
    let run = apply(in: sandbox)
    #expect(run.status == 0 && run.output == "A.swift\nB.swift\n")
    #expect(
      run.error.hasPrefix(
        """
        'sh build.sh' before the change: 0 errors, 0 warnings
        with 3 changes: 1 new error
        with 2 changes: nothing new

        """))
    let reason = "the build has a new error with the change: this is wrong"
    #expect(run.error.hasSuffix("\nA.swift:6:3: 'planting' is taken back: \(reason)\n"))
    #expect(try sandbox.read("A.swift") == source("right()", "two()"))
    #expect(try sandbox.read("B.swift") == source("right()"))
    #expect(sandbox.migrate("undo").output == "A.swift\nB.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(try !sandbox.names(in: ".git").contains("migrate"))
  }

  @Test("a file of which nothing is left stays as it was, and is nothing to undo")
  func nothingLeft() throws {
    let sandbox = try repository(["A.swift": source("two()", "two()")])
    let run = apply(in: sandbox)
    #expect(run.status == 0 && run.output == "")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(sandbox.migrate("undo").status == 2)
  }

  @Test("a fix is found by bisection where no diagnostic is near, and one of two that clash")
  func bisection() throws {
    let sandbox = try repository([
      "A.swift": source("one()", "three()", "one()", "four()"),
      "B.swift": source("one()", "five()", "one()"),
    ])
    let run = apply(in: sandbox)
    #expect(run.status == 0)
    #expect(try sandbox.read("A.swift") == source("right()", "three()", "right()", "together1()"))
    #expect(try sandbox.read("B.swift") == source("right()", "five()", "right()"))
  }

  @Test("of changes that clash, and that the build blames all for, one is taken back")
  func clashes() throws {
    let sandbox = try repository([
      "A.swift": source("one()", "nine()"), "B.swift": source("nine()", "two()", "two()"),
    ])
    let run = apply(in: sandbox)
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("A.swift") == source("right()", "nine()"))
    #expect(try sandbox.read("B.swift") == source("clash()", "two()", "two()"))
  }

  @Test("a new warning counts, and one that was there does not")
  func warnings() throws {
    let sandbox = try repository(["A.swift": source("six()", "unused()", "one()")])
    let run = apply(in: sandbox)
    #expect(run.error.hasPrefix("'sh build.sh' before the change: 0 errors, 1 warning\n"))
    #expect(try sandbox.read("A.swift") == source("six()", "unused()", "right()"))
  }

  @Test("a build that fails before is told first, and only what is new counts")
  func brokenBefore() throws {
    let sandbox = try repository(["A.swift": source("wrong()", "two()", "one()")])
    let run = apply(in: sandbox)
    #expect(
      run.error.hasPrefix(
        "'sh build.sh' fails before the change: 1 error, 0 warnings; only new ones count, "
          + "and some may show only once these are gone\n"))
    #expect(try sandbox.read("A.swift") == source("wrong()", "two()", "right()"))
  }

  @Test("a command that fails and names no place changes nothing")
  func notUnderstood() throws {
    let sandbox = try repository(["A.swift": source("one()")])
    let run = sandbox.migrate(
      "apply", "--verify", "echo gone; exit 7", catalog: Self.catalog)
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.failures == [
        "migrate: 'echo gone; exit 7' fails before the change with status 7, names no error in a "
          + "file and ends with 'gone', and nothing was changed: make it build and run again"
      ])
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("one that says nothing at all is no reason to name", arguments: ["false", "exit 1"])
  func silent(_ command: String) throws {
    let sandbox = try repository(["A.swift": source("one()")])
    let run = sandbox.migrate("apply", "--verify", command, catalog: Self.catalog)
    #expect(
      run.failures == [
        "migrate: '\(command)' fails before the change with status 1, names no error in a file, "
          + "and nothing was changed: make it build and run again"
      ])
  }

  @Test("a command without a word is none", arguments: ["", " "])
  func noCommand(_ command: String) throws {
    let sandbox = try repository(["A.swift": source("one()")])
    let run = sandbox.migrate("apply", "--verify", command, catalog: Self.catalog)
    #expect(run.failures == ["migrate: missing value of '--verify': write '--verify COMMAND'"])
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("in a copy, the files are as they were for as long as the build runs")
  func copy() throws {
    let sandbox = try repository([
      "Sub/A.swift": source("one()", "two()", "three()"), "B.swift": source("one()"),
    ])
    let seen = sandbox.url("seen").path
    let command =
      "git -C '\(sandbox.root.path)' diff >> '\(seen)'; pwd >> '\(seen)'; sh build.sh"
    let run = sandbox.migrate(
      "apply", "--verify-in-copy", "--verify", command, catalog: Self.catalog)
    #expect(run.status == 0 && run.output == "B.swift\nSub/A.swift\n", "\(run.error)")
    let folders = Set(try sandbox.read("seen").split(separator: "\n"))
    #expect(folders.count == 1 && folders.first?.contains("migrate-verify-") == true)
    #expect(folders.allSatisfy { !FileManager.default.fileExists(atPath: String($0)) })
    #expect(try sandbox.read("Sub/A.swift") == source("right()", "two()", "three()"))
    #expect(sandbox.migrate("undo").output == "B.swift\nSub/A.swift\n")
    try FileManager.default.removeItem(atPath: seen)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("a copy goes away that a process has left which was killed")
  func leftCopy() throws {
    let sandbox = try repository(["A.swift": source("one()")])
    let temporary = FileManager.default.temporaryDirectory
    let copies = [Int32.max, getpid()].map {
      temporary.appendingPathComponent("migrate-verify-\($0)-\(UUID().uuidString)/Kit")
    }
    for copy in copies {
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: copies[1].deletingLastPathComponent()) }
    _ = sandbox.migrate(
      "apply", "--verify-in-copy", "--verify", "true", catalog: Self.catalog)
    #expect(copies.map { FileManager.default.fileExists(atPath: $0.path) } == [false, true])
  }

  @Test("a file that is edited while the build runs is left to its author, and the others put back")
  func edited() throws {
    let sandbox = try repository(["A.swift": source("one()"), "B.swift": source("one()")])
    let run = sandbox.migrate(
      "apply", "--verify",
      "if grep -q right A.swift; then echo '// mine' >> A.swift; echo 'B.swift:2:1: error: late'; fi",
      catalog: Self.catalog)
    #expect(run.status == 2 && run.output == "")
    #expect(run.failures.first?.contains("'A.swift'") == true)
    #expect(try sandbox.read("A.swift").hasSuffix("// mine\n"))
    #expect(try sandbox.read("B.swift") == source("one()"))
  }

  @Test("so is one that is edited, replaced or deleted while a build runs that says nothing new")
  func editedUnderGoodBuild() throws {
    for edit in ["echo '// mine' >> A.swift", "git checkout -q A.swift", "rm A.swift"] {
      let sandbox = try repository(["A.swift": source("one()"), "B.swift": source("one()")])
      let run = sandbox.migrate(
        "apply", "--verify", "if grep -q right A.swift; then \(edit); fi", catalog: Self.catalog)
      #expect(run.status == 2 && run.output == "", "\(edit): \(run.error)")
      #expect(run.failures.first?.hasPrefix("migrate: 'A.swift' was changed while") == true)
      #expect(try sandbox.read("B.swift") == source("one()"), "\(edit)")
    }
  }

  @Test("of 30 wrong fixes among 60 right ones, exactly those are taken back")
  func many() throws {
    let wrong =
      Array(repeating: "two()", count: 9) + Array(repeating: "six()", count: 8)
      + Array(repeating: "seven()", count: 6) + ["three()", "three()", "eight()", "eight()"]
      + ["four()", "five()", "five()"]
    var files: [String: String] = [:]
    var expected: [String: String] = [:]
    for start in stride(from: 0, to: wrong.count, by: 3) {
      let path = "F\(start + 10).swift"
      let calls = wrong[start..<start + 3]
      files[path] = source(calls.flatMap { ["one()", $0, "one()"] })
      // Of those that fail together, the last ones are taken back.
      expected[path] = source(
        calls.flatMap { ["right()", $0 == "four()" ? "together1()" : $0, "right()"] })
    }
    let sandbox = try repository(files)
    let run = apply(in: sandbox)
    #expect(run.error.contains("with 90 changes: 13 new errors, 8 new warnings\n"), "\(run.error)")
    for (path, text) in expected { #expect(try sandbox.read(path) == text, "\(path)") }
    #expect(sandbox.migrate("undo").output == run.output)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("options that do not go together are refused")
  func options() throws {
    let sandbox = try repository([:])
    #expect(
      sandbox.migrate("apply", "--verify-in-copy").failures == [
        "migrate: '--verify-in-copy' goes with '--verify': write '--verify COMMAND' as well"
      ])
    #expect(sandbox.migrate("apply", "--check", "--verify", "true").status == 2)
  }

  @Test("a run that is killed while it builds is put back by undo")
  func killed() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    let command = "if grep -q 'Task {' A.swift; then kill -9 $PPID; fi"
    let run = try Transcript(
      running: try ProcessTests().program.path, ["apply", "--verify", command], in: sandbox.root)
    #expect(run.status == 9)
    #expect(try sandbox.git("status", "--porcelain") == " M A.swift\n M B.swift\n")
    #expect(sandbox.migrate("undo").output == "A.swift\nB.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("a build is at its end when its command is, whatever that leaves running")
  func leftRunning() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let run = sandbox.migrate("apply", "--verify", "sleep 600 & echo $! >> left")
    #expect(run.status == 0 && run.output == "A.swift\n")
    let left = try sandbox.read("left").split(separator: "\n").compactMap { Int32($0) }
    #expect(left.count == 2)
    for process in left { #expect(kill(process, SIGKILL) == 0) }
  }

  @Test("a run that continues an interrupted one doesn't build again what that one has built")
  func resumed() throws {
    let files = [
      "A.swift": source("one()", "two()", "three()"), "B.swift": source("one()", "five()"),
    ]
    let undisturbed = try repository(files)
    let whole = apply(in: undisturbed)
    for count in 1...3 {
      let sandbox = try repository(files)
      let log = sandbox.root.path + "-builds"
      defer { try? FileManager.default.removeItem(atPath: log) }
      // Keeps what the journal has while the build of that number is at work.
      let command =
        "echo build >> '\(log)'; [ $(wc -l < '\(log)') -ne \(count + 1) ] || cp -R .git/migrate kept; sh build.sh"
      _ = apply(["--verify", command], in: sandbox)
      _ = sandbox.migrate("undo")
      for name in ["started", "builds"] {
        try sandbox.write(try sandbox.read("kept/\(name)"), to: ".git/migrate/\(name)")
      }
      try FileManager.default.removeItem(atPath: log)
      let run = sandbox.migrate("apply", "--resume", catalog: Self.catalog)
      #expect(run.output == whole.output && run.error.hasSuffix(whole.error.drop { $0 != "\n" }))
      for path in files.keys { #expect(try sandbox.read(path) == undisturbed.read(path)) }
      let builds = whole.error.split(separator: "\n")
        .count { $0.hasPrefix("with ") || $0.contains(" before the change: ") }
      #expect(try String(contentsOfFile: log, encoding: .utf8).count == 6 * (builds - count))
    }
  }

  @Test("a run that is interrupted while it builds ends the build and puts the files back")
  func interrupted() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.hop])
    let command = "if grep -q 'Task {' A.swift; then kill -INT $PPID; sleep 60; echo > late; fi"
    let run = try Transcript(
      running: try ProcessTests().program.path, ["apply", "--verify", command], in: sandbox.root)
    #expect(run.status == 2)
    #expect(
      run.failures == [
        "migrate: interrupted, and nothing was changed: 'migrate apply --resume' continues"
      ])
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(sandbox.migrate("undo").status == 2)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }
}
