import Codemods
import Foundation
import Rewriter

extension Compiler {
  /// The errors and warnings of all modules of a program with probes, by the paths of its files.
  ///
  /// What probes meet is found by the type checker, which is where the compiler stops.
  ///
  /// - Parameter kind: what the function is isolated to that the probes call.
  func diagnostics(
    of kind: ProbeKind, in program: ProbeProgram, mode: ProofMode,
  ) throws -> [Diagnostic] {
    let texts = program.modules.flatMap(\.files).flatMap { [$0.path, $0.text(with: kind)] }
    let sources = texts.map { ProofSource(name: "", text: $0, path: "", line: 1) }
    let key = key(of: sources, for: ["probe 3", "\(kind)"] + mode.flags)
    return try cache.value(key) {
      let files = try TemporaryFolder()
      return try program.modules.flatMap { module in
        try check(module, probing: kind, mode: module.mode(of: mode), in: files)
      }
    }
  }

  /// Type-checks a module with its probes; one that others import is then made without them.
  private func check(
    _ module: ProbeModule, probing kind: ProbeKind, mode: ProofMode, in folder: TemporaryFolder,
  ) throws -> [Diagnostic] {
    let probe = (name: "Probe.swift", text: kind.declarations(in: module))
    let planted = module.files.map { (name: $0.name, text: $0.text(with: kind)) } + [probe]
    var found = try run(["-typecheck"], planted, of: module, mode: mode, in: folder)
    if !module.isProgram {
      let clean = module.files.map { (name: $0.name, text: $0.source) }
      let output = folder.url.appending(path: "\(module.name).swiftmodule").path
      found += try run(["-emit-module", "-o", output], clean, of: module, mode: mode, in: folder)
        .filter { $0.severity == .error }
    }
    return found.map { diagnostic in
      var result = diagnostic
      result.file = module.files.first { $0.name == diagnostic.file }?.path ?? diagnostic.file
      return result
    }
  }

  private func run(
    _ task: [String], _ sources: [(name: String, text: String)], of module: ProbeModule,
    mode: ProofMode, in folder: TemporaryFolder,
  ) throws -> [Diagnostic] {
    try diagnostics(
      of: task, sources.map { ProofSource(name: $0.name, text: $0.text, path: "", line: 1) },
      module: module.name, isScript: module.files.contains(where: \.isScript), flags: mode.flags,
      in: folder)
  }
}

extension ProbeKind {
  /// The file with the functions that probes call.
  fileprivate func declarations(in module: ProbeModule) -> String {
    let functions = """
      func \(ProbePlanting.statement)() {}
      @available(*, deprecated) \(attribute) @discardableResult
      func \(ProbePlanting.wrapper)<Value>(_ value: Value) -> Value { value }
      """
    let all = "@available(*, deprecated) \(attribute)\n" + functions
    guard case .instance(let actor) = self else { return all }
    let isDeclared = module.files.contains { file in
      Tree.parse(SourceFile(file.source)).all(ActorDecl.self)
        .contains { actor.hasSuffix($0.name?.name ?? "") }
    }
    return isDeclared ? "extension \(actor) {\n\(all)\n}" : ""
  }

  private var attribute: String {
    if case .globalActor(let name) = self { "@\(name)" } else { "" }
  }
}
