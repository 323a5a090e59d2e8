import Foundation
import Support
import Testing

@testable import migrate

/// The cases in Markdown under Tests/Golden/CommandLine: files, and what commands say there.
@Suite("Transcripts")
struct TranscriptTests {
  private static let folder = "Tests/Golden/CommandLine"

  @Test("fixtures show what commands say", arguments: Repository.markdownFiles(in: folder))
  func fixtures(path: String) throws {
    let file = try GoldenFile(path: path, text: Repository.text(of: path))
    #expect(file.cases.contains { !$0.inputs.isEmpty }, "no case in \(path)")
    let results = try file.cases.map { golden in
      golden.inputs.isEmpty ? [] : [try transcript(of: golden)]
    }
    guard !Repository.isUpdating else {
      try Repository.write(file.text(expecting: results), to: path)
      return
    }
    for (golden, blocks) in zip(file.cases, results) {
      #expect(
        golden.expectations.map(\.text) == blocks.map(\.text),
        "\(path):\(golden.line): \(golden.name)")
    }
  }

  /// The commands of the case, each behind `$`, with what they say in a repository that holds its files.
  private func transcript(of golden: GoldenCase) throws -> GoldenBlock {
    var files: [String: String] = [:]
    for input in golden.inputs { files[try #require(input.file)] = input.text + "\n" }
    let sandbox = try Sandbox.repository(files)
    let text = try sandbox.console(golden.expectation("console") ?? "")
    try #require(!text.isEmpty, "\(golden.path):\(golden.line): no command")
    return GoldenBlock(stage: "console", file: nil, text: text)
  }
}
