import Support
import Testing

/// The table of measured shapes and the cases below it.
@Suite struct MeasuredShapesTests {
  private static let path = "Tests/Golden/Codemods/main-queue-hop.shapes.md"

  @Test func everyMeasuredShapeHasACase() throws {
    let text = try Repository.text(of: Self.path)
    let cases = try GoldenFile(path: Self.path, text: text).cases.filter { !$0.inputs.isEmpty }
    let names = Set(cases.map(\.name))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .map { $0.split(separator: "|").map { $0.drop { $0 == " " }.trimmingSuffix } }
    #expect(rows.count == 83)
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    for row in rows { #expect(names.contains(row[1]), "no case '\(row[1])'") }
    #expect(names.subtracting(rows.map { $0[1] }) == ["An extension of a view"])
  }
}

extension Substring {
  fileprivate var trimmingSuffix: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
