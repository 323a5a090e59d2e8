import Codemods
import Foundation
import Rewriter
import Support
import Testing

/// The cases in Markdown below this folder.
@Suite struct GoldenTests {
  @Test(arguments: ["Tests/Golden/Codemods", "Tests/Golden/Parser"])
  func fixturesAreWhereTheTestsLookForThem(folder: String) throws {
    let paths = Repository.markdownFiles(in: folder)
    #expect(!paths.isEmpty, "no fixtures in \(folder)")
    for path in paths {
      let file = try GoldenFile(path: path, text: Repository.text(of: path))
      #expect(file.cases.contains { !$0.inputs.isEmpty }, "no case in \(path)")
    }
  }

  @Test(arguments: Repository.markdownFiles(in: "Tests/Golden/Codemods"))
  func codemodsDoWhatTheirFixturesShow(path: String) throws {
    let codemod = try codemod(ofFixturesIn: path)
    try compare(path) { try CodemodOutcome(of: $0, by: codemod).expectations }
  }

  @Test(arguments: Repository.markdownFiles(in: "Tests/Golden/Codemods"))
  func fixturesOfCodemodsKeepTheInvariants(path: String) throws {
    let file = try GoldenFile(path: path, text: Repository.text(of: path))
    let codemod = try codemod(ofFixturesIn: path)
    for golden in file.cases where !golden.inputs.isEmpty {
      let place = "\(path):\(golden.line): \(golden.name)"
      let results = checkInvariants(
        of: golden.inputs.map { ($0.fileName, $0.text) }, settings: golden.settings,
        userRows: golden.userRows,
        shown: MigrationWay(
          codemods: [codemod], styles: try golden.styles, limit: golden.limit(of: [codemod])),
        place: place)
      guard !Repository.isUpdating else { continue }
      let shown = golden.inputs.map { golden.expectation("after", file: $0.file) ?? $0.text }
      #expect(results == shown, "\(place): the invariants were checked of another result")
    }
  }

  @Test(arguments: Repository.markdownFiles(in: "Tests/Golden/Parser"))
  func parserMakesTheTreesThatItsFixturesShow(path: String) throws {
    try compare(path) { golden in
      golden.inputs.map { input in
        let tree = Tree.parse(SourceFile(input.text))
        let errors = tree.errors.map { "error at \($0.offset.value): \($0)\n" }.joined()
        let text = tree.dump() + errors
        return GoldenBlock(stage: "tree", file: input.file, text: String(text.dropLast()))
      }
    }
  }

  private func codemod(ofFixturesIn path: String) throws -> Codemod {
    let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    return try #require(Catalog.codemod(name ?? ""), "\(path) is named after no codemod")
  }

  /// Compares the expectations of each case with what comes out, or writes them.
  private func compare(_ path: String, outcome: (GoldenCase) throws -> [GoldenBlock]) throws {
    let text = try Repository.text(of: path)
    let file = try GoldenFile(path: path, text: text)
    let outcomes = try file.cases.map(outcome)
    if Repository.isUpdating {
      try Repository.write(file.text(expecting: outcomes), to: path)
      return
    }
    for (golden, outcome) in zip(file.cases, outcomes) {
      let expected = golden.expectations.map(\.markdown).joined()
      let actual = outcome.map(\.markdown).joined()
      #expect(actual == expected, "\(path):\(golden.line): \(golden.name)")
    }
  }
}

/// What a codemod makes of a case's files, as the case's expectations are written.
private struct CodemodOutcome {
  let expectations: [GoldenBlock]

  init(of golden: GoldenCase, by codemod: Codemod) throws {
    let names = golden.inputs.map { ($0.fileName, $0.text) }
    let results = migrate(
      names, with: [codemod], settings: golden.settings, styles: try golden.styles,
      userRows: golden.userRows, applying: golden.limit(of: [codemod]))
    let changed = zip(golden.inputs, results).compactMap { input, result in
      let text = String(decoding: result.source.bytes, as: UTF8.self)
      return text == input.text ? nil : GoldenBlock(stage: "after", file: input.file, text: text)
    }
    let findings = zip(golden.inputs, results).flatMap { input, result in
      result.lines(of: SourceFile(input.text)).map { (input.file.map { $0 + ":" } ?? "") + $0 }
    }
    let isTold = golden.expectation("findings") != nil || results.contains { $0.hasSomethingToTell }
    expectations =
      changed
      + (isTold && !findings.isEmpty
        ? [GoldenBlock(stage: "findings", file: nil, text: findings.joined(separator: "\n"))] : [])
  }
}

extension MigrationResult {
  /// Whether there is more to a case than its text before and after.
  fileprivate var hasSomethingToTell: Bool {
    refusal != nil || findings.contains { $0.verdict != .safe }
  }

  /// `line:column verdict message: reason; need`, a line for each finding.
  fileprivate func lines(of source: SourceFile) -> [String] {
    if let refusal { return ["refused: \(refusal)"] }
    let table = LineTable(source)
    return findings.map { finding in
      let (line, column) = table.location(of: finding.range.lowerBound)
      let reason = finding.reason.map { ": \($0)" } ?? ""
      let needs = finding.needs.map { "; \($0)" }.joined()
      return "\(line):\(column) \(finding.verdict) \(finding.message)\(reason)\(needs)"
    }
  }
}
