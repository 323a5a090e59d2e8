import Foundation

extension Compiler {
  /// The errors and warnings of one task of the compiler for a module, such as `-typecheck`.
  ///
  /// Without the driver, which would take a good part of the time.
  func diagnostics(
    of task: [String], _ sources: [ProofSource], module: String, isScript: Bool,
    flags: [String], in folder: TemporaryFolder,
  ) throws -> [Diagnostic] {
    let place = "\(module)-\(task[0])"
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: place), withIntermediateDirectories: true)
    for source in sources { try folder.write(source.text, to: "\(place)/\(source.name)") }
    let run = try Subprocess(
      "swiftc",
      ["-frontend"] + task + sources.map { folder.url.appending(path: "\(place)/\($0.name)").path }
        + ["-module-name", module, "-I", folder.url.path, "-diagnostic-style", "llvm"]
        + (isScript ? [] : ["-parse-as-library"]) + flags + macroFlags
        + (sources.contains { $0.usesObjectiveC } ? sdk.objectiveCFlags : sdk.compilerFlags))
    let found = Diagnostic.all(in: run.error)
    guard run.ending == .exit(0) || found.contains(where: { $0.severity == .error }) else {
      throw ProofError(description: "the compiler fails without an error: \(run.error)")
    }
    return found
  }

  static func macroFlags() throws -> [String] {
    let information = try Subprocess("swiftc", ["-print-target-info"]).output
    let target = try JSONDecoder().decode(TargetInfo.self, from: Data(information.utf8))
    let host = target.paths.runtimeResourcePath + "/host"
    let server = "\(host)/libSwiftInProcPluginServer.so"
    return ["-plugin-path", "\(host)/plugins", "-in-process-plugin-server-path", server]
  }
}

/// What `swiftc -print-target-info` prints.
private struct TargetInfo: Decodable {
  let paths: Paths

  struct Paths: Decodable {
    let runtimeResourcePath: String
  }
}
