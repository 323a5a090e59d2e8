import Foundation
import Support

/// Proves the cases in the Markdown files of a folder: `prove FOLDER`.
@main
struct Prove {
  static func main() async {
    do {
      let paths = try arguments()
      exit(try await prove(paths) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("prove: \(error)\n".utf8))
      exit(2)
    }
  }

  /// The Markdown files of the folders and the files that are named.
  private static func arguments() throws -> [String] {
    let names = CommandLine.arguments.dropFirst()
    guard !names.isEmpty, !names.contains("--help") else {
      throw ProofError(description: "usage: prove FOLDER…; see Tests/CompilerProof/README.md")
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
}
