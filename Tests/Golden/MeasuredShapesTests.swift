import Codemods
import Support
import Testing

/// The tables of measured shapes and the cases below them.
@Suite struct MeasuredShapesTests {
  private static let folder = "Tests/Golden/Codemods"
  private static let programs = "Tests/CompilerProof/Programs"

  @Test func everyMeasuredShapeHasACase() throws {
    let path = "\(Self.folder)/main-queue-hop.shapes.md"
    let rows = try MeasuredRow.all(in: path)
    let names = try Self.names(in: path)
    #expect(rows.count == 83)
    #expect(Set(rows.map(\.measured)).count == rows.count)
    for row in rows { #expect(names.contains(row.name), "no case '\(row.name)'") }
    #expect(names.subtracting(rows.map(\.name)) == ["An extension of a view"])
  }

  /// A case may be one of another file: `program: …`, `nonisolated-to-concurrent: …`.
  @Test(arguments: [("task-name-clash", 27), ("detached-to-concurrent", 27)])
  func everythingMeasuredOfTasksHasACase(file: String, count: Int) throws {
    let rows = try MeasuredRow.all(in: "\(Self.folder)/\(file).md")
    #expect(rows.count == count)
    let programs = Repository.markdownFiles(in: Self.programs)
    for row in rows {
      let paths =
        row.file == "program" ? programs : ["\(Self.folder)/\(row.file ?? file).md"]
      let names = try paths.reduce(into: Set<String>()) { $0.formUnion(try Self.names(in: $1)) }
      #expect(names.contains(row.name), "no case '\(row.name)' for '\(row.measured)'")
    }
  }

  @Test func atLeastNineInTenDetachedTasksOfTheCensusMigrate() throws {
    let path = "\(Self.folder)/detached-to-concurrent.census.md"
    let cases = try GoldenFile(path: path, text: Repository.text(of: path)).cases
    var found = 0
    var left = 0
    for golden in cases where !golden.inputs.isEmpty {
      let inputs = golden.inputs.map { ($0.fileName, $0.text) }
      let results = migrate(inputs, with: [.detachedToConcurrent], settings: golden.settings)
      found += golden.inputs.reduce(0) { $0 + $1.text.split(separator: ".detached").count - 1 }
      left += results.reduce(0) { $0 + $1.text.split(separator: ".detached").count - 1 }
    }
    #expect(found == 58)
    #expect(left == 3, "\(58 - left) of 58 migrate")
  }

  /// Functions with handlers that become asynchronous themselves, of the shapes of `Docs/Comparison.md`.
  @Test(arguments: ["a class that is Sendable", "a nonisolated class", "an actor"])
  func atLeast28ShapesOfHandlersBecomeAsynchronous(place: String) throws {
    let path = "\(Self.folder)/completion-to-async.shapes.md"
    let cases = try GoldenFile(path: path, text: Repository.text(of: path)).cases
      .filter { $0.name.hasSuffix(", in \(place)") }
    #expect(cases.count == 32)
    // The fixtures' own test compares what is expected with what the codemod makes.
    let flattened = cases.filter { golden in
      golden.expectation("after", file: "Store.swift").map {
        $0.contains(" async") && !$0.contains("completion: ")
      } ?? false
    }
    #expect(flattened.count >= 28, "\(flattened.count) of 32 in \(place)")
  }

  private static func names(in path: String) throws -> Set<String> {
    let cases = try GoldenFile(path: path, text: Repository.text(of: path)).cases
    return Set(cases.filter { !$0.inputs.isEmpty }.map(\.name))
  }
}

/// A line of a table: what was measured, and the case that shows it.
private struct MeasuredRow {
  let measured: String
  /// The file of the case, if it is not the table's own.
  let file: String?
  let name: String

  static func all(in path: String) throws -> [MeasuredRow] {
    try Repository.text(of: path).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .map { line in
        let cells = line.split(separator: "|").map { $0.drop { $0 == " " }.trimmingSuffix }
        let parts = cells[1].split(separator: ": ", maxSplits: 1).map(String.init)
        let isElsewhere = parts.count == 2 && !parts[0].contains(" ")
        return MeasuredRow(
          measured: cells[0], file: isElsewhere ? parts[0] : nil,
          name: isElsewhere ? parts[1] : cells[1])
      }
  }
}

extension Substring {
  fileprivate var trimmingSuffix: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
