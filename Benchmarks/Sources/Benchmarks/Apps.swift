import Foundation
import SwiftParser
import SwiftSyntax

/// Has a built `migrate` show the diff of each folder, parses the same files with swift-syntax, and
/// prints a table of the processor time of both, then what each codemod takes over all folders.
func apps(migrate program: String, _ folders: [String]) throws -> Int32 {
  var total = AppTime(name: "together")
  var codemods: [String: Double] = [:]
  print(AppTime.head)
  for folder in folders {
    let app = try AppTime(of: folder, migrate: program) { codemods[$0, default: 0] += $1 }
    print(app.row)
    total.add(app)
  }
  print(total.row)
  print("\n| codemod | ms | ms for 1 MB |\n|---|---:|---:|")
  for (codemod, milliseconds) in codemods.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
    let share = milliseconds / total.megabytes
    print("| `\(codemod)` | \(decimal(milliseconds, 0)) | \(decimal(share, 2)) |")
  }
  return 0
}

/// What a folder takes, in seconds of processor time.
private struct AppTime {
  let name: String
  private(set) var megabytes = 0.0
  private(set) var migrating = 0.0
  private(set) var parsing = 0.0

  static let head = """
    | folder | MB | `migrate`, s | MB/s | swift-syntax parses, s | MB/s | ratio |
    |---|---:|---:|---:|---:|---:|---:|
    """

  init(name: String) { self.name = name }

  /// - Parameter codemod: is told what each codemod took, in milliseconds.
  init(of folder: String, migrate program: String, codemod: (String, Double) -> Void) throws {
    name = URL(filePath: folder).lastPathComponent
    let sources = try InputFiles.swiftFiles(at: folder).map { try InputFiles.read($0).bytes }
    megabytes = Double(sources.reduce(0) { $0 + $1.count }) / 1_000_000
    parsing = CPUTime.seconds {
      for source in sources {
        _ = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
      }
    }
    let arguments = ["diff", "--review", "--jobs", "1"]
    migrating = try ChildRun(of: program, arguments + [folder]).seconds
    // Measuring each codemod takes time itself, hence a second run.
    for line in try ChildRun(of: program, arguments + ["--times", folder]).messages {
      if let (id, milliseconds) = Self.codemodTime(in: line) { codemod(id, milliseconds) }
    }
  }

  /// Reads a line of `--times` that is about a codemod: those are indented, and so are files, which have
  /// an extension.
  private static func codemodTime(in line: Substring) -> (id: String, milliseconds: Double)? {
    let words = line.split(separator: " ")
    guard words.count == 4, words[1] == "ms", line.hasSuffix("    " + words[3]),
      !words[3].contains("."), let milliseconds = Double(words[0])
    else { return nil }
    return (String(words[3]), milliseconds)
  }

  mutating func add(_ other: AppTime) {
    megabytes += other.megabytes
    migrating += other.migrating
    parsing += other.parsing
  }

  var row: String {
    let columns = [
      name, decimal(megabytes, 1), decimal(migrating, 2), decimal(megabytes / migrating, 1),
      decimal(parsing, 2), decimal(megabytes / parsing, 1), decimal(migrating / parsing, 2),
    ]
    return "| " + columns.joined(separator: " | ") + " |"
  }
}

/// A program that has run to its end.
private struct ChildRun {
  /// Of processor time.
  let seconds: Double

  /// The lines on standard error.
  let messages: [Substring]

  init(of program: String, _ arguments: [String]) throws {
    let start = Self.secondsOfChildren
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // 2: a file could not be read or is refused, the others are done.
    guard process.terminationReason == .exit, [0, 2].contains(process.terminationStatus) else {
      throw FailedChild(program: program, status: process.terminationStatus)
    }
    messages = String(decoding: text, as: UTF8.self).split(separator: "\n")
    seconds = Self.secondsOfChildren - start
  }

  private static var secondsOfChildren: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
    }
  }
}

private struct FailedChild: Error, CustomStringConvertible {
  let program: String
  let status: Int32

  var description: String { "'\(program)' ends with the status \(status)" }
}

private func decimal(_ value: Double, _ places: Int) -> String {
  String(format: "%.\(places)f", value)
}
