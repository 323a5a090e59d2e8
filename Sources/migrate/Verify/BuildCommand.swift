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
    let status = StartedProcess(number: shell.processIdentifier).statusOfEnd(orTold: ended)
    if Interruption.isAskedFor { throw .interrupted }
    guard (try? handle.seek(toOffset: 0)) != nil, let bytes = try? handle.readToEnd() ?? Data()
    else { throw .buildNotStarted(text, SystemError(EIO)) }
    let output = String(decoding: bytes, as: UTF8.self)
    return Result(
      status: status ?? shell.terminationStatus, diagnostics: BuildDiagnostic.all(in: output),
      lastLine: output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "")
  }
}

/// A process that a build has started, until it ends.
private struct StartedProcess {
  let number: Int32

  /// Waits until the process has ended, and ends it if this one is asked to end.
  ///
  /// - Returns: its status; `nil` if somebody else was told. On Linux, Foundation is told only once all that the process
  ///   has started has ended, too.
  func statusOfEnd(orTold ended: DispatchSemaphore) -> Int32? {
    var (status, waits) = (Int32(0), 0)
    while ended.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
      if waitpid(number, &status, WNOHANG) == number {
        return status & 0x7f == 0 ? status >> 8 & 0xff : status & 0x7f
      }
      guard Interruption.isAskedFor else { continue }
      waits += 1
      // Build tools end what they have started if they are interrupted, and not if they are terminated.
      if waits == 1 { signalGroup(SIGINT) } else if waits % 30 == 0 { signalGroup(SIGTERM) }
    }
    return nil
  }

  /// Signals the process, and what it has started if it leads a group.
  private func signalGroup(_ signal: Int32) {
    kill(getpgid(number) == number ? -number : number, signal)
  }
}
