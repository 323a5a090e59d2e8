import Foundation

/// A program that ran to its end, by itself or not.
package struct Subprocess: Codable, Sendable {
  package let output: String
  package let error: String
  package let ending: Ending

  package enum Ending: Codable, Equatable, Sendable, CustomStringConvertible {
    case exit(Int32)
    case signal(Int32)
    /// It did not end within the time that it had.
    case timeout

    package var description: String {
      switch self {
      case .exit(let status): "exit status \(status)"
      case .signal(let number): Self.signalNames[number] ?? "signal \(number)"
      case .timeout: "no end within \(Int(Subprocess.timeLimit)) seconds"
      }
    }

    private static let signalNames = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGSEGV: "SIGSEGV",
    ]
  }

  private static let timeLimit = 120.0

  /// Runs a program that is named by its path, or found in `PATH`, and waits for its end.
  package init(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:],
  ) throws {
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: neither can fill up while the other is read.
    process.standardOutput = try files.handle(toWrite: "output")
    process.standardError = try files.handle(toWrite: "error")
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let isOver = end.wait(timeout: .now() + Self.timeLimit) == .success
    if !isOver {
      kill(process.processIdentifier, SIGKILL)
      end.wait()
    }
    ending =
      !isOver
      ? .timeout
      : process.terminationReason == .uncaughtSignal
        ? .signal(process.terminationStatus) : .exit(process.terminationStatus)
    output = files.text(of: "output")
    error = files.text(of: "error")
  }
}

/// A folder that is gone when nobody needs it any more.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "migrate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func handle(toWrite name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: url.appending(path: name))
  }

  func text(of name: String) -> String {
    let data = (try? Data(contentsOf: url.appending(path: name))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
