import Codemods
import Support
import Testing

/// The examples of every codemod, which its documentation shows too.
@Suite struct ExampleTests {
  static let examples = Catalog.all.flatMap { codemod in
    codemod.examples.map { CodemodExample(codemod: codemod, example: $0) }
  }

  @Test(arguments: examples)
  func examplesBecomeWhatTheyPromise(_ argument: CodemodExample) {
    let example = argument.example
    let result = migrate(
      [("Example.swift", example.before)], with: [argument.codemod], settings: example.settings,
      userRows: example.userRows, applying: argument.limit)[0]
    let after = String(decoding: result.source.bytes, as: UTF8.self)
    #expect(after == example.after, "\(argument)")
    guard let reason = example.reason else { return }
    #expect(
      result.findings.contains { $0.reason?.contains(reason) == true },
      "\(argument): no finding says '\(reason)' but \(result.findings.map(\.reason))")
  }

  @Test(arguments: examples)
  func examplesKeepTheInvariants(_ argument: CodemodExample) {
    let example = argument.example
    let results = checkInvariants(
      of: [("Example.swift", example.before)], settings: example.settings,
      userRows: example.userRows,
      shown: MigrationWay(codemods: [argument.codemod], limit: argument.limit),
      place: "\(argument)")
    #expect(
      results == [example.after], "\(argument): the invariants were checked of another result")
  }

  @Test(arguments: Catalog.all.map(\.id))
  func codemodsShowWhatTheyChangeAndWhatTheyLeave(id: String) throws {
    let codemod = try #require(Catalog.codemod(id))
    let isReport = codemod.verdict == .manual
    #expect(
      isReport == codemod.examples.allSatisfy { $0.reason != nil },
      "\(id): a report shows a change, or a codemod shows none")
    #expect(codemod.examples.contains { $0.reason != nil }, "\(id) shows nothing that it leaves")
    #expect(!codemod.title.hasSuffix("."))
  }

  @Test func codemodsHaveDifferentNames() {
    #expect(Set(Catalog.all.map(\.id)).count == Catalog.all.count)
  }
}

struct CodemodExample: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  let codemod: Codemod
  let example: Example

  /// The worst verdict that is applied.
  var limit: Verdict { example.verdict ?? codemod.verdict }

  var description: String { "\(example.file):\(example.line): \(codemod.id)" }

  var testDescription: String { "\(codemod.id), line \(example.line)" }
}
