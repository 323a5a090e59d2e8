import Support
import Testing

@testable import Codemods

/// The page that says which codemod covers which rule of the documents that the program began with.
@Suite("The page about what guides advise")
struct SeedsTests {
  @Test("Every codemod that a rule names exists, and its page is linked")
  func codemods() throws {
    let names = try Self.rows().flatMap(\.codemods)
    #expect(names.count > 30)
    for name in Set(names).sorted() {
      #expect(Codemods.Catalog.codemod(name) != nil, "there is no codemod '\(name)'")
    }
  }

  @Test("A rule that no codemod covers has a reason")
  func reasons() throws {
    for row in try Self.rows() where row.codemods.isEmpty {
      #expect(row.coverage == "none" && !row.reason.isEmpty, "'\(row.rule)'")
    }
  }

  private struct Row {
    let rule: String
    let coverage: String
    let reason: String

    /// The names in links: [`main-queue-hop`](Codemods/main-queue-hop.md)
    var codemods: [String] {
      coverage.split(separator: "[").compactMap { link in
        let parts = link.split(separator: "`")
        guard let name = parts.first, link.contains("](Codemods/\(name).md)") else { return nil }
        return String(name)
      }
    }
  }

  private static func rows() throws -> [Row] {
    try Repository.text(of: "Docs/Seeds.md").split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !line.hasPrefix("| rule") else {
        return nil
      }
      let cells = line.split(separator: "|").map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard cells.count == 3 else {
        Issue.record("not three cells: \(line)")
        return nil
      }
      return Row(rule: cells[0], coverage: cells[1], reason: cells[2])
    }
  }
}
