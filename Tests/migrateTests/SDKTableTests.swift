import Testing

@testable import migrate

@Suite("--sdk-table")
struct SDKTableTests {
  private static let row =
    ["callback", "onMain(_:)", "_", "-", "static", "() -> Void"]
    + ["not-sendable", "main-actor", "main", "ours"]

  @Test("a row isolates the closure of the project's own wrapper")
  func wrapper() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": """
      func onMain(_ body: @escaping () -> Void) {}
      func f() { onMain { print() } }
      """,
      "own.tsv": Self.row.joined(separator: "\t"),
    ])
    #expect(sandbox.migrate("why", "A.swift:2:21").output.contains("nonisolated"))
    let why = sandbox.migrate("why", "--sdk-table", "own.tsv", "A.swift:2:21")
    #expect(why.status == 0 && why.error == "")
    #expect(why.output.contains("main actor: closure passed to 'onMain'"))
  }

  @Test("a bad row is one line and the rest is done")
  func badRow() throws {
    let sandbox = try Sandbox.repository(["A.swift": "let a = 1\n", "own.tsv": "\nwrong\trow\n"])
    let diff = sandbox.migrate("diff", "--sdk-table", "own.tsv")
    #expect(diff.status == 2)
    #expect(diff.error.contains("migrate: cannot use 'own.tsv' line 2: unknown table 'wrong'"))
    #expect(diff.error.contains("0 of 1 file"))
  }

  @Test("a table that cannot be read ends the command")
  func noTable() throws {
    let sandbox = try Sandbox.repository(["A.swift": "let a = 1\n"])
    let diff = sandbox.migrate("diff", "--sdk-table", "none.tsv")
    #expect(diff.status == 2)
    #expect(diff.error.contains("cannot read 'none.tsv'"))
  }
}
