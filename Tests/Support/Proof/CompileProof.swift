/// What the compiler says about a case's result.
package struct CompileProof: Sendable {
  /// Sentences that name the case, the mode and the diagnostic; empty if it is proven.
  package let failures: [String]

  /// How often a program was compiled, now or in an earlier run.
  package let compilations: Int

  /// The modes in which the result has no diagnostics.
  package let cleanModes: [ProofMode]

  package init(_ proof: ProofCase, modes: [ProofMode], compiler: Compiler) throws {
    var failures: [String] = []
    var cleanModes: [ProofMode] = []
    for mode in modes {
      let before = try compiler.diagnostics(of: proof.before, in: mode)
      let after = try compiler.diagnostics(of: proof.after, in: mode)
      let title = "\(proof.place): \(proof.name): in mode \(mode)"
      failures += proof.missing(from: before, in: mode).map { "\(title), the input lacks: \($0)" }
      if proof.rejectingModes.contains(mode) {
        if before.isEmpty { failures.append("\(title), the input has no diagnostics") }
        continue
      }
      let added = after.beyond(before)
      failures += added.map { "\(title), the migration adds: \($0)" }
      let own = after.filter { !added.contains($0) && !proof.tolerates($0) }
      if own.isEmpty { cleanModes.append(mode) }
      guard proof.modes.contains(mode) else { continue }
      failures += own.map { "\(title), the result has: \($0)" }
    }
    self.failures = failures
    self.cleanModes = cleanModes
    compilations = 2 * modes.count
  }
}

extension ProofCase {
  /// The expected diagnostics that the input does not have.
  fileprivate func missing(from diagnostics: [Diagnostic], in mode: ProofMode) -> [String] {
    guard mode == .six else { return [] }
    return expectedDiagnostics.filter { words in
      !diagnostics.contains { $0.description.contains(words) }
    }
  }

  fileprivate func tolerates(_ diagnostic: Diagnostic) -> Bool {
    warnings != nil && diagnostic.severity == .warning
  }
}

extension Compiler {
  /// The errors and warnings of all modules of a program.
  func diagnostics(
    of program: ProofCase.Program, in mode: ProofMode,
  ) throws -> [Diagnostic] {
    try program.modules.flatMap { try diagnostics(of: $0, in: mode) }
  }
}

extension [Diagnostic] {
  /// Those that are more in number than the diagnostics of the same kind in the other list.
  fileprivate func beyond(_ others: [Diagnostic]) -> [Diagnostic] {
    var known = Dictionary(grouping: others, by: \.kind).mapValues(\.count)
    return filter { diagnostic in
      guard let count = known[diagnostic.kind], count > 0 else { return true }
      known[diagnostic.kind] = count - 1
      return false
    }
  }
}
