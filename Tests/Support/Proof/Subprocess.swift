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
  ///
  /// By `posix_spawn`, because several threads at once do this, which Foundation's `Process` on Linux
  /// does not always survive.
  package init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
  ) throws {
    let files = try TemporaryFolder()
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let launch = Launch(
      program: program, arguments: [program] + arguments,
      environment: variables.map { "\($0)=\($1)" },
      output: files.url.appending(path: "output"),
      error: files.url.appending(path: "error"))
    ending = Self.end(of: try launch.start())
    output = files.text(of: "output")
    error = files.text(of: "error")
  }

  /// Waits for the process, and ends it when its time is over.
  private static func end(of process: pid_t) -> Ending {
    var isOver = false
    let deadline = DispatchTime.now() + timeLimit
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if !isOver, DispatchTime.now() > deadline {
        isOver = true
        kill(process, SIGKILL)
      }
      usleep(5_000)
    }
    if isOver { return .timeout }
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }
}

/// What a process is started with.
private struct Launch {
  let program: String
  let arguments: [String]
  let environment: [String]
  let output: URL
  let error: URL

  func start() throws -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // Files, not pipes: neither can fill up while the other is read.
    for (number, file) in [(1 as Int32, output), (2, error)] {
      posix_spawn_file_actions_addopen(&actions, number, file.path, O_WRONLY | O_CREAT, 0o600)
    }
    return try withStrings(arguments) { arguments in
      try withStrings(environment) { environment in
        var process: pid_t = 0
        let problem = posix_spawnp(&process, program, &actions, nil, arguments, environment)
        guard problem == 0 else {
          throw ProofError(
            description: "cannot start '\(program)': \(String(cString: strerror(problem)))")
        }
        return process
      }
    }
  }

  private func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result,
  ) rethrows -> Result {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return try body(copies + [nil])
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

  func text(of name: String) -> String {
    let data = (try? Data(contentsOf: url.appending(path: name))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
