import Codemods
import Rewriter
import Testing

@testable import migrate

/// Sites that want a reader, as a codemod of the tests finds them.
@Suite("--review")
struct ReviewTests {
  private static let codemod = Codemod(
    id: "x-to-y", title: "Write `y`", since: .v(5, 5), discussion: "", verdict: .review,
    candidateTokens: ["x"], examples: [],
  ) { context in
    context.tree.all(DeclReferenceExpr.self).filter { $0.name == "x" }.map { name in
      context.fix(
        name.node, "replace 'x' with 'y'", fix: Fix([Edit(replace: name.range, with: "y")]))
    }
  }

  @Test("without it the site is left alone and told")
  func withoutOption() throws {
    let outcome = try outcome(applying: .safe)
    #expect(outcome.change == nil)
    #expect(outcome.sites.map(\.isApplied) == [false])
    #expect(
      report(outcome).contains(
        "\nA.swift:2:7: review: x-to-y\n    x\n    replace 'x' with 'y'\n"))
  }

  @Test("with it the site is changed")
  func withOption() throws {
    let outcome = try outcome(applying: .review)
    #expect(outcome.change?.source.bytes == Array("// 1\nprint(y)\n".utf8))
    #expect(outcome.sites.map(\.isApplied) == [true])
  }

  @Test("every command that migrates has it", arguments: ["diff", "apply"])
  func option(_ command: String) throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    #expect(sandbox.migrate(command, "--review").status == 0)
  }

  private func outcome(applying limit: Verdict) throws -> FileOutcome {
    let sandbox = try Sandbox()
    try sandbox.write("// 1\nprint(x)\n", to: "A.swift")
    let root = try AbsolutePath(resolving: sandbox.root.path, from: "/")
    let workspace = try Workspace(root: root.description, enclosing: root, from: "/")
    let file = WorkspaceFile(
      location: root.appending("A.swift"), path: "A.swift", isOutsideRoot: false)
    let migration = Migration(
      codemods: [Self.codemod], project: ProjectIndex([]), applying: limit)
    return FileOutcome(of: file, in: workspace, by: migration)
  }

  private func report(_ outcome: FileOutcome) -> String {
    var report = SiteReport(root: "/", files: 1, codemods: [Self.codemod])
    report.add(outcome)
    return report.text(showsNotes: false, Layout(columns: nil))
  }
}
