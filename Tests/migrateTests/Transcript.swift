import Codemods
import Foundation
import Synchronization

@testable import migrate

/// What a run wrote, and its exit status.
struct Transcript: Sendable {
  let output: String
  let error: String
  let status: Int32

  /// The lines on standard error without the summary: one for each failure.
  var failures: [String] {
    error.split(separator: "\n").map(String.init).filter { $0.hasPrefix("migrate: ") }
  }

  /// The environment of a run: git knows its author and nothing of the user's settings.
  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "A",
    "GIT_AUTHOR_EMAIL": "a@example.com",
    "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.com",
  ]

  /// Runs the tool in this process.
  ///
  /// - Parameter terminal: what both sinks claim to be.
  init(
    arguments: [String], environment: [String: String], folder: String, terminal: Bool,
    catalog: [Codemod] = Catalog.all, input: String = "",
  ) {
    let output = Collector()
    let error = Collector()
    status = Migrate.run(
      arguments: arguments,
      environment: Self.environment.merging(environment) { $1 },
      workingDirectory: folder,
      catalog: catalog,
      input: Typed(input).input,
      output: Sink(isTerminal: terminal, output.append),
      error: Sink(isTerminal: terminal, error.append))
    self.output = output.text
    self.error = error.text
  }

  /// Runs a program to its end.
  init(running program: String, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = Self.environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: neither can fill up while the other is read.
    let output = try TemporaryOutput()
    let error = try TemporaryOutput()
    process.standardOutput = output.handle
    process.standardError = error.handle
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = try output.text()
    self.error = try error.text()
  }
}

/// What is typed, or piped, line by line.
private final class Typed: Sendable {
  private let left: Mutex<Substring>

  init(_ text: String) { left = Mutex(text[...]) }

  var input: Input {
    Input {
      self.left.withLock { text in
        guard !text.isEmpty else { return nil }
        let line = text.prefix { $0 != "\n" }
        text = text.dropFirst(line.count + 1)
        return String(line)
      }
    } rest: {
      self.left.withLock { text in
        defer { text = "" }
        return Array(text.utf8)
      }
    }
  }
}

private final class Collector: Sendable {
  private let bytes = Mutex<[UInt8]>([])

  func append(_ more: [UInt8]) { bytes.withLock { $0 += more } }

  var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
}

private struct TemporaryOutput {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("migrate-output-\(UUID().uuidString)")
  let handle: FileHandle

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  func text() throws -> String {
    try handle.close()
    defer { try? FileManager.default.removeItem(at: url) }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

extension Sandbox {
  /// The commands of the text, each behind `$`, with what they say here.
  func console(_ text: String) throws -> String {
    let commands = text.split(separator: "\n").filter { $0.hasPrefix("$ ") }
    return String(
      try commands.map { "\($0)\n" + (try answer(to: $0.dropFirst(2))) }.joined().dropLast())
  }

  /// Have: migrate diff, or what a shell takes, or that with what it writes handed to the tool: … | migrate apply
  private func answer(to command: Substring) throws -> String {
    let parts = command.split(separator: " | migrate ")
    let isPiped = parts.count == 2
    let words = (isPiped ? "migrate " + parts[1] : command).split(separator: " ").map(String.init)
    func run(_ command: Substring) throws -> Transcript {
      try Transcript(running: "/bin/sh", ["-c", String(command)], in: root)
    }
    let result =
      words[0] == "migrate"
      ? Transcript(
        arguments: Array(words.dropFirst()), environment: [:], folder: root.path,
        terminal: false, input: isPiped ? try run(parts[0]).output : "")
      : try run(command)
    let text = (result.output + result.error)
      .replacingOccurrences(of: root.path, with: "/repository")
    return text + (result.status == 0 ? "" : "[exit status \(result.status)]\n")
  }
}
