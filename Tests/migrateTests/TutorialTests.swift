import Foundation
import Support
import Testing

/// The steps of Docs/Tutorial.md, one after the other in a copy of its app.
@Suite("Tutorial")
struct TutorialTests {
  private static let path = "Docs/Tutorial.md"
  private static let app = "Docs/Tutorial"
  private static let opening = "```console\n"
  private static let closing = "\n```"

  @Test("each step says what the page shows")
  func steps() throws {
    let page = try Repository.text(of: Self.path)
    let sandbox = try Sandbox.repository(app)
    var parts = page.components(separatedBy: Self.opening)
    #expect(parts.count > 5, "the page has hardly any steps")
    for index in parts.indices.dropFirst() {
      let end = try #require(parts[index].range(of: Self.closing))
      let shown = String(parts[index][..<end.lowerBound])
      let said = try sandbox.console(shown)
      if Repository.isUpdating {
        parts[index].replaceSubrange(..<end.lowerBound, with: said)
      } else {
        #expect(shown == said)
      }
    }
    if Repository.isUpdating {
      try Repository.write(parts.joined(separator: Self.opening), to: Self.path)
    }
  }

  private var app: [String: String] {
    get throws {
      let folder = Repository.root.appending(path: Self.app)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
      return try Dictionary(
        uniqueKeysWithValues: paths.map { ($0, try Repository.text(of: "\(Self.app)/\($0)")) })
    }
  }
}
