import Codemods
import Support
import Testing

/// The page that lists the rules of the source documents.
@Suite struct SeedsPageTests {
  @Test func everyCodemodOnThePageExistsAndEveryCodemodIsOnIt() throws {
    let page = try Repository.text(of: "Docs/Seeds.md")
    let named = Set(page.matches(of: /`([a-z]+(?:-[a-z]+)+)`/).map { String($0.output.1) })
    let known = Set(Catalog.all.map(\.id))
    #expect(named.subtracting(known).sorted() == [], "named on the page, but no codemod")
    #expect(known.subtracting(named).sorted() == [], "a codemod that covers no rule")
  }
}
