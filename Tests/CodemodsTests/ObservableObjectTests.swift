import Rewriter
import Testing

@testable import Codemods

@Suite struct ObservableObjectTests {
  private static let model = """
    final class Feed: ObservableObject {
      @Published var entries: [String] = []
    }
    """

  /// The findings in the model's file, beside another file.
  private func findings(beside other: String) -> [Finding] {
    let sources = ["Feed.swift": SourceFile(Self.model), "Other.swift": SourceFile(other)]
    let facts = sources.sorted { $0.key < $1.key }.map { FileFacts(path: $0.key, source: $0.value) }
    let index = ProjectIndex(facts) { sources[$0] }
    let context = Context(
      codemod: "observable-object-isolation", path: "Feed.swift",
      tree: Tree.parse(SourceFile(Self.model)),
      project: index)
    return Codemod.observableObjectIsolation.run(context)
  }

  @Test func testsDoNotKeepAClassFromTheMainActor() throws {
    let finding = try #require(
      findings(
        beside: """
          import XCTest
          final class FeedTests: XCTestCase {
            func testIsEmptyAtFirst() { XCTAssert(Feed().entries.isEmpty) }
          }
          """
      ).first)
    #expect(finding.fix != nil)
    #expect(finding.reason?.contains("tests use it, so run 'test-isolation' afterwards") == true)
  }

  @Test func previewsAreMainActorCode() throws {
    let finding = try #require(findings(beside: "#Preview { Text(Feed().entries[0]) }").first)
    #expect(finding.fix != nil)
  }

  @Test func assumptionsAreForgotten() {
    let index = ProjectIndex([FileFacts(path: "Feed.swift", source: SourceFile(Self.model))])
    #expect(index.assuming(onMainActor: ["Feed"]).isolation(ofType: "Feed").kind == .mainActor)
    #expect(index.isolation(ofType: "Feed").kind == .nonisolated)
  }
}
