import Foundation
import Support
import Testing

/// What commands say in the app of the tutorial, as pages show it.
@Suite("Tutorial")
struct TutorialTests {
  private static let app = "Docs/Tutorial"
  private static let opening = "```console\n"
  private static let closing = "\n```"

  @Test("each step of the tutorial says what the page shows")
  func steps() throws {
    let sandbox = try Sandbox.repository(app)
    try check("Docs/Tutorial.md", showingAtLeast: 5) { try sandbox.console($0) }
  }

  @Test("each command of Docs/CommandLine.md says in a copy of the app what the page shows")
  func transcripts() throws {
    try check("Docs/CommandLine.md", showingAtLeast: 5) { try Sandbox.repository(app).console($0) }
  }

  private func check(
    _ path: String, showingAtLeast least: Int, answer: (_ shown: String) throws -> String,
  ) throws {
    var parts = try Repository.text(of: path).components(separatedBy: Self.opening)
    #expect(parts.count > least, "\(path) shows hardly any commands")
    for index in parts.indices.dropFirst() {
      let end = try #require(parts[index].range(of: Self.closing))
      let shown = String(parts[index][..<end.lowerBound])
      let said = try answer(shown)
      if Repository.isUpdating {
        parts[index].replaceSubrange(..<end.lowerBound, with: said)
      } else {
        #expect(shown == said)
      }
    }
    if Repository.isUpdating {
      try Repository.write(parts.joined(separator: Self.opening), to: path)
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
