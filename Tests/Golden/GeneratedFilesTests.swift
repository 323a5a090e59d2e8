import Codemods
import Foundation
import Support
import Testing

/// Files that follow from others. `UPDATE_GOLDEN=1` writes them.
@Suite struct GeneratedFilesTests {
  private static let grammarFolder = "Sources/Rewriter/Grammar"

  @Test func treeCodeFollowsFromTheGrammar() throws {
    let grammar = Grammar(
      parsing: try Repository.text(of: "\(Self.grammarFolder)/swift.grammar"))
    for file in GrammarGenerator(grammar: grammar).files {
      try check(file.text, in: "\(Self.grammarFolder)/\(file.name)")
    }
  }

  @Test func everyCodemodHasAPage() throws {
    let pages = Catalog.all.map(CodemodPage.init)
    for page in pages { try check(page.text, in: page.path) }
    let written = Set(Repository.markdownFiles(in: "Docs/Codemods"))
    #expect(
      written.subtracting(pages.map(\.path)).isEmpty, "a page about a codemod that is gone")
  }

  @Test func everyKindOfReasonHasASectionWithItsMessages() throws {
    let page = try MessagesPage()
    try check(page.text, in: MessagesPage.path)
  }

  @Test(arguments: Effect.allCases)
  func theTableOfEffectsHas(effect: Effect) throws {
    let safety = try Repository.text(of: "Docs/Safety.md")
    #expect(safety.contains("| `\(effect.rawValue)` | \(effect.summary) |\n"))
  }

  private func check(_ text: String, in path: String) throws {
    if Repository.isUpdating {
      try Repository.write(text, to: path)
    } else {
      let current = (try? Repository.text(of: path)) ?? ""
      #expect(current == text, "\(path) is stale; run UPDATE_GOLDEN=1 swift test --filter Golden")
    }
  }
}
