import Foundation
import Testing

@testable import migrate

@Suite("What PATH stands for")
struct SelectionTests {
  /// A repository with another one in it, and with an ignored folder.
  private func nested() throws -> Sandbox {
    let sandbox = try Sandbox.repository([
      "A.swift": Samples.hop, "Sub/B.swift": Samples.hop, ".gitignore": "Made/\n",
    ])
    try sandbox.git("init", "--quiet", "Sub")
    try sandbox.git("-C", "Sub", "add", ".")
    try sandbox.git("-C", "Sub", "commit", "--quiet", "--message", "state")
    try sandbox.write(Samples.hop, to: "Made/C.swift")
    return sandbox
  }

  @Test("files of other repositories and ignored ones are left alone, and that is said")
  func leftAlone() throws {
    let sandbox = try nested()
    for arguments in ["", ".", "A.swift"] {
      let run = sandbox.migrate("diff", arguments.isEmpty ? "--check" : arguments)
      #expect(run.output.split(separator: "\n").count { $0.hasPrefix("+++ ") } == 1)
      #expect(run.output.contains("+++ b/A.swift"))
    }
    let run = sandbox.migrate("apply")
    #expect(run.output == "A.swift\n" && run.status == 0)
    #expect(
      run.error.contains(
        "left unchanged since PATH does not name them: 1 file that git ignores, "
          + "1 file of other repositories\n"))
  }

  @Test("whoever names them means them", arguments: ["Sub", "Sub/B.swift", "Made", "Made/C.swift"])
  func named(_ path: String) throws {
    let sandbox = try nested()
    let run = sandbox.migrate("apply", "--allow-dirty", "--root", ".", path)
    let file = path.hasPrefix("Sub") ? "Sub/B.swift" : "Made/C.swift"
    #expect(run.output == "\(file)\n" && run.status == 0)
    #expect(sandbox.migrate("undo").output == "\(file)\n")
  }

  @Test("folders of vendored code change only if somebody names them or what is in them")
  func vendored() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": Samples.hop, "App/Third Party/Kit/B.swift": Samples.hop,
      "Vendor/C.swift": Samples.hop, "Vendors.swift": Samples.hop,
    ])
    let run = sandbox.migrate("apply", "--check")
    #expect(run.output == "A.swift\nVendors.swift\n")
    #expect(
      run.error.contains(
        "left unchanged since PATH does not name them: 2 files in folders of vendored code\n"))
    for path in ["App/Third Party", "App/Third Party/Kit", "App/Third Party/Kit/B.swift"] {
      #expect(
        sandbox.migrate("apply", "--check", "--root", ".", path).output
          == "App/Third Party/Kit/B.swift\n")
    }
  }

  @Test("a file that was added although it is ignored is not ignored")
  func added() throws {
    let sandbox = try nested()
    try sandbox.git("add", "--force", "Made/C.swift")
    #expect(sandbox.migrate("apply", "--check").output == "A.swift\nMade/C.swift\n")
  }

  @Test("a folder that is in no repository stands for none of those in it")
  func noRepository() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Samples.hop, to: "One/A.swift")
    try sandbox.git("init", "--quiet", "One")
    let run = sandbox.migrate("apply")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.failures == [
        "migrate: every Swift file in '\(sandbox.root.path)' is ignored by git, in a repository of "
          + "its own, or in a folder of vendored code: name those files, or a folder of theirs"
      ])
    #expect(sandbox.migrate("apply", "--allow-dirty", "One").output == "A.swift\n")
  }

  @Test("what is left alone is read all the same")
  func read() throws {
    let sandbox = try nested()
    try sandbox.write("@MainActor class Base {}\n", to: "Sub/Base.swift")
    try sandbox.write("final class Feed: Base {\n  func load() {}\n}\n", to: "Feed.swift")
    #expect(sandbox.migrate("why", "Feed.swift:2").output.contains("Sub/Base.swift"))
  }

  @Test("a link that PATH names is not followed out of the repository it is in")
  func link() throws {
    let outside = try Sandbox()
    try outside.write(Samples.hop, to: "Out.swift")
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    try sandbox.link("A.swift", to: outside.url("Out.swift").path)
    try sandbox.commit()
    let run = sandbox.migrate("apply", "A.swift")
    #expect(run.status == 2 && run.output == "")
    #expect(
      run.failures == [
        "migrate: cannot write 'A.swift': it is a link to '\(outside.url("Out.swift").path)' "
          + "outside the root; migrate that with '--root'"
      ])
    #expect(run.error.contains("1 change not made, since the file was not written\n"))
    #expect(try outside.read("Out.swift") == Samples.hop)
  }

  @Test("undo says where else something is to be put back")
  func undoElsewhere() throws {
    let sandbox = try nested()
    let apply = sandbox.migrate("apply", "Sub")
    #expect(apply.output == "B.swift\n")
    #expect(
      apply.error.hasSuffix("'migrate undo --root \(sandbox.root.path)/Sub' puts it back\n"))
    let run = sandbox.migrate("undo")
    #expect(
      run.error
        == "migrate: nothing to undo in '\(sandbox.root.path)': nothing was written there, or it has "
        + "been put back; 'migrate undo --root \(sandbox.root.path)/Sub' puts back what was written "
        + "there\n")
    #expect(sandbox.migrate("undo", "--root", "Sub").output == "B.swift\n")
    #expect(sandbox.migrate("apply", ".", "Sub").output == "A.swift\nSub/B.swift\n")
    #expect(
      sandbox.migrate("undo", in: "Sub").error
        .contains("'migrate undo --root \(sandbox.root.path)' puts back"))
  }
}
