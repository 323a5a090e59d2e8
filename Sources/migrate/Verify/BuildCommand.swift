import Foundation

/// A command that builds the project, as a shell takes it.
struct BuildCommand: Sendable {
  let text: String
  let environment: [String: String]

  /// Where it runs.
  let folder: AbsolutePath

  /// What came of it.
  struct Result: Codable, Sendable {
    let status: Int32
    let diagnostics: [BuildDiagnostic]

    /// The last line that it wrote.
    let lastLine: String

    func count(_ severity: BuildDiagnostic.Severity) -> Int {
      diagnostics.count { $0.severity == severity }
    }
  }

  func run() throws(Failure) -> Result {
    // A file, not a pipe: what the command starts may outlive it, and keep a pipe open.
    guard let stream = tmpfile() else { throw .buildNotStarted(text, .last) }
    defer { fclose(stream) }
    let handle = FileHandle(fileDescriptor: fileno(stream))
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", text]
    shell.environment = environment
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.description)
    shell.standardInput = FileHandle.nullDevice
    shell.standardOutput = handle
    shell.standardError = handle
    let ended = DispatchSemaphore(value: 0)
    shell.terminationHandler = { _ in ended.signal() }
    guard (try? shell.run()) != nil else { throw .buildNotStarted(text, SystemError(ENOEXEC)) }
    while ended.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
      if Interruption.isAskedFor { shell.processIdentifier.endWithGroup() }
    }
    if Interruption.isAskedFor { throw .interrupted }
    guard (try? handle.seek(toOffset: 0)) != nil, let bytes = try? handle.readToEnd() ?? Data()
    else { throw .buildNotStarted(text, SystemError(EIO)) }
    let output = String(decoding: bytes, as: UTF8.self)
    return Result(
      status: shell.terminationStatus, diagnostics: BuildDiagnostic.all(in: output),
      lastLine: output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "")
  }
}

extension Int32 {
  /// Ends the process of the number, and what it has started if it leads a group.
  fileprivate func endWithGroup() {
    kill(getpgid(self) == self ? -self : self, SIGTERM)
  }
}
