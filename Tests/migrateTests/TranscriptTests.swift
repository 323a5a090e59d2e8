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
    let commands = (golden.expectation("console") ?? "").split(separator: "\n")
      .filter { $0.hasPrefix("$ ") }
    try #require(!commands.isEmpty, "\(golden.path):\(golden.line): no command")
    let lines = try commands.map { "\($0)\n" + (try answer(to: $0.dropFirst(2), in: sandbox)) }
    return GoldenBlock(stage: "console", file: nil, text: String(lines.joined().dropLast()))
  }

  /// Have: migrate diff, or what a shell takes, or that with what it writes handed to the tool: … | migrate apply
  private func answer(to command: Substring, in sandbox: Sandbox) throws -> String {
    let parts = command.split(separator: " | migrate ")
    let isPiped = parts.count == 2
    let words = (isPiped ? "migrate " + parts[1] : command).split(separator: " ").map(String.init)
    func run(_ command: Substring) throws -> Transcript {
      try Transcript(running: "/bin/sh", ["-c", String(command)], in: sandbox.root)
    }
    let result =
      words[0] == "migrate"
      ? Transcript(
        arguments: Array(words.dropFirst()), environment: [:], folder: sandbox.root.path,
        terminal: false, input: isPiped ? try run(parts[0]).output : "")
      : try run(command)
    let text = (result.output + result.error)
      .replacingOccurrences(of: sandbox.root.path, with: "/repository")
    return text + (result.status == 0 ? "" : "[exit status \(result.status)]\n")
  }
}
