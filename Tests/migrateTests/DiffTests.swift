import Foundation
import Testing

@Suite("migrate diff")
struct DiffTests {
  @Test("its patch, applied by git, gives what apply writes")
  func patchIsWhatApplyWrites() throws {
    let sandbox = try Sandbox.repository([
      "Sources/A.swift": Samples.hop,
      "Sources/B.swift": Samples.hop.replacing("\n", with: "\r\n"),
      "Sources/C.swift": String(Samples.hop.dropLast()),
      "Sources/Größe und mehr.swift": Samples.hop,
      "Sources/Quiet.swift": Samples.quiet,
    ])
    let diff = sandbox.migrate("diff")
    #expect(diff.status == 0)
    try sandbox.write(diff.output, to: "migration.patch")
    try sandbox.git("apply", "migration.patch")
    let patched = try sandbox.git("diff")
    try sandbox.git("checkout", "--quiet", "--", "Sources")

    #expect(sandbox.migrate("apply").status == 0)
    #expect(try sandbox.git("diff") == patched)
    #expect(patched.contains("+++ b/Sources/A.swift"))
  }

  @Test("it writes nothing")
  func writesNothing() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    #expect(sandbox.migrate("diff").output.contains("-    \(Samples.old)"))
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("its patches come in the order of the paths, whatever the number of jobs")
  func pathOrder() throws {
    let names =
      (0..<60).map { "Sources/Folder\($0 % 7)/File\($0).swift" } + ["Sources/Folder1.swift"]
    let sandbox = try Sandbox.repository(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Samples.hop) }))
    let one = sandbox.migrate("diff", "--jobs", "1")
    let paths = one.output.split(separator: "\n").filter { $0.hasPrefix("+++ b/") }
      .map { String($0.dropFirst(6)) }
    #expect(paths == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for jobs in ["2", "5", "100"] {
      #expect(sandbox.migrate("diff", "--jobs", jobs).output == one.output)
    }
  }

  @Test("--check exits with 1 when a file would change, and with 0 when none would")
  func check() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.quiet])
    #expect(sandbox.migrate("diff", "--check").status == 1)
    #expect(sandbox.migrate("diff", "--check", "B.swift").status == 0)
  }

  @Test("PATH narrows what changes to files and folders")
  func narrowing() throws {
    let sandbox = try Sandbox.repository([
      "App/A.swift": Samples.hop, "App/B.swift": Samples.hop, "Kit/C.swift": Samples.hop,
    ])
    #expect(changedPaths(sandbox.migrate("diff", "Kit")) == ["Kit/C.swift"])
    #expect(changedPaths(sandbox.migrate("diff", "B.swift", in: "App")) == ["App/B.swift"])
    #expect(
      changedPaths(sandbox.migrate("diff", "Kit/C.swift", "App/A.swift"))
        == ["App/A.swift", "Kit/C.swift"])
  }

  @Test("--only and --skip choose the codemods")
  func chosenCodemods() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    #expect(changedPaths(sandbox.migrate("diff", "--only", "main-queue-hop")) == ["A.swift"])
    #expect(changedPaths(sandbox.migrate("diff", "--skip=main-queue-hop")) == [])
  }

  @Test("its paths start at the top of the repository although the root is below")
  func pathsFromTheTop() throws {
    let sandbox = try Sandbox.repository(["Package/Sources/A.swift": Samples.hop])
    let diff = sandbox.migrate("diff", "--root", "Package")
    #expect(changedPaths(diff) == ["Package/Sources/A.swift"])
  }

  @Test("--output puts the patch in a file and nothing on standard output")
  func outputFile() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let patch = sandbox.migrate("diff").output
    let run = sandbox.migrate("diff", "--output", "migration.patch")
    #expect(run.output == "" && run.status == 0)
    #expect(try sandbox.read("migration.patch") == patch)
    #expect(try sandbox.names(in: "") == ["A.swift", "migration.patch"])
  }

  @Test("it is coloured on a terminal only, and not where NO_COLOR is set")
  func colour() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let plain = sandbox.migrate("diff").output
    #expect(!plain.contains("\u{1B}"))

    let coloured = sandbox.migrate("diff", terminal: true).output
    #expect(coloured.contains("\u{1B}[31m-    \(Samples.old)"))
    #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == plain)

    let objected = sandbox.migrate("diff", environment: ["NO_COLOR": "1"], terminal: true)
    #expect(objected.output == plain)
  }

  @Test("progress is shown on a terminal only, and cleared")
  func progress() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    #expect(!sandbox.migrate("diff").error.contains("\r"))
    let error = sandbox.migrate("diff", terminal: true).error
    #expect(error.contains("\rreading 1 of 1 files\r\u{1B}[K"))
    #expect(error.contains("\rchecking 1 of 1 files\r\u{1B}[K"))
  }

  @Test("its summary counts sites and files on standard error")
  func summary() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "B.swift": Samples.quiet])
    let lines = sandbox.migrate("diff").error.split(separator: "\n")
    #expect(lines.prefix(2) == ["1 of 1 site would change", "     1  main-queue-hop"])
    #expect(
      lines.suffix(2) == [
        "1 of 2 files would change: 1 line added, 1 removed",
        "next: 'migrate apply' writes these changes",
      ])
  }

  @Test("its summary shows what '--review' takes, and for which reasons the others stay")
  func summaryOfWhatIsLeft() throws {
    let works = (1...7).map { "  DispatchQueue.main.async(execute: work\($0))\n" }
    let parameters = (1...7).map { "_ work\($0): DispatchWorkItem" }
    let sandbox = try Sandbox.repository([
      "A.swift": "import Dispatch\n\nfunc start(\(parameters.joined(separator: ", "))) {\n"
        + "\(works.joined())}\n",
      "B.swift": Samples.hop.replacing("async {", with: "asyncAfter(wallDeadline: .now() + 1) {"),
      "C.swift": Samples.hop,
    ])
    let error = sandbox.migrate("diff").error
    #expect(
      error.contains(
        "\n1 more with '--review': read these changes before you merge them\n"
          + "     1  main-queue-delay\n"))
    #expect(
      error.contains(
        "\n7 sites left unchanged, for 1 reason\n"
          + "     7  work-item-to-task/item-from-elsewhere: other code may use the work item\n"))
  }

  private func changedPaths(_ run: Transcript) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("+++ b/") }
      .map { String($0.dropFirst(6)) }
  }
}
