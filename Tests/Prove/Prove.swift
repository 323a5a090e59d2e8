import Foundation
import Support

/// Proves the cases in the Markdown files of a folder: `prove FOLDER`; or, with `--isolation`, compares
/// with the compiler what is known of the isolation of the programs in them.
@main
struct Prove {
  static func main() async {
    do {
      let paths = try arguments()
      let isHeld = isAboutIsolation ? try await probe(paths) : try await prove(paths)
      exit(isHeld ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("prove: \(error)\n".utf8))
      exit(2)
    }
  }

  private static let isAboutIsolation = CommandLine.arguments.contains("--isolation")

  /// The Markdown files of the folders and the files that are named.
  private static func arguments() throws -> [String] {
    let names = CommandLine.arguments.dropFirst().filter { $0 != "--isolation" }
    guard !names.isEmpty, !names.contains("--help") else {
      throw ProofError(
        description: "usage: prove [--isolation] FOLDER…; see Tests/CompilerProof/README.md")
    }
    let paths = try names.flatMap { name in
      name.hasSuffix(".md")
        ? [name]
        : try FileManager.default.contentsOfDirectory(atPath: name)
          .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { "\(name)/\($0)" }
    }
    guard !paths.isEmpty else { throw ProofError(description: "no Markdown file there") }
    return paths
  }

  private static func prove(_ paths: [String]) async throws -> Bool {
    let compiler = try Compiler.shared.get()
    let modes = ProofMode.selected
    var whole = ProofReport()
    for path in paths {
      let file = try GoldenFile(path: path, text: String(contentsOfFile: path, encoding: .utf8))
      let report = try await ProofReport(of: file, codemods: [], modes: modes, compiler: compiler)
      whole.add(report)
      for failure in report.failures { print(failure) }
    }
    print(whole.summary(modes: modes))
    return whole.failures.isEmpty
  }

  private static func probe(_ paths: [String]) async throws -> Bool {
    let compiler = try Compiler.shared.get()
    let programs = try paths.flatMap { path in
      try ProbeReport.programs(
        in: GoldenFile(path: path, text: String(contentsOfFile: path, encoding: .utf8)))
    }
    var isHeld = true
    for mode in ProofMode.selected where mode != .five {
      let report = await ProbeReport(of: programs, mode: mode, compiler: compiler)
      for line in report.lines { print(line) }
      print(report.summary(mode: mode))
      isHeld = isHeld && report.failures.isEmpty && report.disagreements.isEmpty
    }
    return isHeld
  }
}
