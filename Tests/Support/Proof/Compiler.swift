import Foundation

/// The Swift compiler with the stub modules in its search path.
package struct Compiler: Sendable {
  package let cache: ProofCache
  package let sdk: StubSDK
  private let version: String

  /// Where the front end finds the toolchain's macros; the driver knows that by itself.
  let macroFlags: [String]

  /// Shared by all tests of a run, since building the stubs takes its time.
  package static let shared = Result { try Compiler() }

  private init() throws {
    cache = ProofCache()
    version = try Subprocess("swiftc", ["--version"]).output
    macroFlags = try Self.macroFlags()
    sdk = try StubSDK(cache: cache)
  }

  /// The errors and warnings of a module, at their places in the files that a person edits.
  ///
  /// The compiler goes on to SIL, where data races are found.
  ///
  /// - Parameter others: flags that are not part of the mode.
  func diagnostics(
    of sources: [ProofSource], in mode: ProofMode, adding others: [String] = [],
  ) throws -> [Diagnostic] {
    let sources = ready(sources)
    let found = try cache.value(key(of: sources, for: ["sil"] + mode.flags + others)) {
      let files = try TemporaryFolder()
      let output = files.url.appending(path: "App.sil").path
      return try diagnostics(
        of: ["-emit-sil", "-o", output], sources, module: "App",
        isScript: sources.contains(where: \.hasTopLevelCode), flags: mode.flags + others,
        in: files)
    }
    return found.map { diagnostic in
      sources.first { $0.name == diagnostic.file }?.located(diagnostic) ?? diagnostic
    }
  }

  /// Builds and runs a program.
  ///
  /// The result is kept: a program whose output is not the same each time proves nothing.
  ///
  /// - Parameters:
  ///   - others: flags that are not part of the mode.
  ///   - variables: what the program finds in its environment, as `NAME=value`.
  func run(
    _ sources: [ProofSource], in mode: ProofMode, adding others: [String] = [],
    environment variables: [String] = [],
  ) throws -> Subprocess {
    let sources = ready(sources)
    let flags = mode.flags + others
    return try cache.value(key(of: sources, for: ["run"] + flags + variables)) {
      let files = try TemporaryFolder()
      let program = files.url.appending(path: "program").path
      let build = try build(
        sources,
        flags: ["-o", program, "-suppress-warnings"] + flags
          + sdk.compilerFlags + sdk.linkerFlags)
      guard build.ending == .exit(0) else { throw ProofError(description: build.error) }
      var environment = ["SWIFT_BACKTRACE": "enable=no"]
      for variable in variables {
        let parts = variable.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2 { environment[parts[0]] = parts[1] }
      }
      return try Subprocess(program, [], environment: environment)
    }
  }

  /// Builds a program with the compiler's driver, which links it.
  private func build(_ sources: [ProofSource], flags: [String]) throws -> Subprocess {
    let files = try TemporaryFolder()
    for source in sources { try files.write(source.text, to: source.name) }
    let isLibrary = !sources.contains(where: \.hasTopLevelCode)
    return try Subprocess(
      "swiftc",
      sources.map { files.url.appending(path: $0.name).path }
        + ["-module-name", "App", "-wmo", "-diagnostic-style", "llvm"]
        + (isLibrary ? ["-parse-as-library"] : []) + flags)
  }

  /// The files with names that differ; the one with statements outside of any declaration is the script.
  private func ready(_ sources: [ProofSource]) -> [ProofSource] {
    var taken: Set<String> = []
    return sources.map { source in
      var source = source
      if source.hasTopLevelCode { source.name = "main.swift" }
      while !taken.insert(source.name).inserted { source.name = "Other" + source.name }
      return source
    }
  }

  func key(of sources: [ProofSource], for purpose: [String]) -> CacheKey {
    let contents = sources.flatMap { [$0.name, $0.text] }
    let stamps = sdk.stamps(of: sources.flatMap(\.imports))
    return CacheKey([version] + purpose + contents + stamps)
  }
}
