import Codemods

/// The proof of a golden file, or of any cases.
package struct ProofReport: Sendable {
  package var failures: [String] = []
  package var compiled = 0
  package var compilations = 0
  package var unchanged = 0
  /// How many cases were compared with the errors of the compiler, line by line.
  package var rejected = 0
  package var excuses: [String] = []
  package var programs = ProgramProof.Counts()

  /// For every case that is compiled: the modes in which its result has no diagnostics.
  package var cleanModes: [String: [ProofMode]] = [:]

  package init() {}

  /// Proves the cases of a file.
  ///
  /// - Parameter codemods: what makes the results. A case that says `migrated by:` is migrated by those.
  package init(
    of file: GoldenFile, codemods: [Codemod], modes: [ProofMode], compiler: Compiler,
  ) async throws {
    let cases = try file.cases.filter { !$0.inputs.isEmpty }.map { golden in
      let own = try golden.list(.migratedBy).map { id in
        guard let codemod = Catalog.codemod(id) else {
          throw GoldenError(description: "\(golden.path):\(golden.line): no codemod is '\(id)'")
        }
        return codemod
      }
      let proof = try ProofCase(golden, in: file, codemods: own.isEmpty ? codemods : own)
      return (proof: proof, golden: golden)
    }
    await add(cases) { proof, golden in
      var report = ProofReport()
      if ProgramProof.isClaimed(by: golden) {
        let run = try ProgramProof(proof, golden, compiler: compiler)
        report.programs = run.counts
        report.failures = run.failures
      } else {
        try report.compile(proof, modes: modes, compiler: compiler)
      }
      if golden.claims[.errors] != nil, proof.excuse == nil {
        report.failures += try ErrorProof(proof, golden, compiler: compiler).failures
        report.rejected = 1
      }
      return report
    }
  }

  /// Proves examples.
  package init(
    of examples: [(Codemod, Example)], modes: [ProofMode], compiler: Compiler,
  ) async {
    await add(examples) { codemod, example in
      var report = ProofReport()
      try report.compile(ProofCase(example, of: codemod), modes: modes, compiler: compiler)
      return report
    }
  }

  private mutating func compile(_ proof: ProofCase, modes: [ProofMode], compiler: Compiler) throws {
    guard proof.isChanged else { return unchanged += 1 }
    if let excuse = proof.excuse {
      return excuses.append("\(proof.place): \(proof.name): \(excuse)")
    }
    let result = try CompileProof(proof, modes: modes, compiler: compiler)
    compiled += 1
    compilations += result.compilations
    failures += result.failures
    cleanModes[proof.place] = result.cleanModes
  }

  /// Adds the reports of the elements, which are made on all cores, in the order of the elements.
  private mutating func add<A: Sendable, B: Sendable>(
    _ elements: [(A, B)], report: @escaping @Sendable (A, B) throws -> ProofReport,
  ) async {
    let reports = await withTaskGroup(of: (Int, ProofReport).self) { group in
      for (position, element) in elements.enumerated() {
        let (first, second) = element
        group.addTask {
          do {
            return (position, try report(first, second))
          } catch {
            var failed = ProofReport()
            failed.failures = ["\(error)"]
            return (position, failed)
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for position in elements.indices {
      if let report = reports[position] { add(report) }
    }
  }

  package mutating func add(_ other: ProofReport) {
    failures += other.failures
    compiled += other.compiled
    compilations += other.compilations
    unchanged += other.unchanged
    rejected += other.rejected
    excuses += other.excuses
    programs += other.programs
    cleanModes.merge(other.cleanModes) { first, _ in first }
  }

  /// The counts in one line.
  package func summary(modes: [ProofMode]) -> String {
    let modes = modes.map(\.description).joined(separator: ", ")
    return """
      \(compiled) cases compiled before and after in modes \(modes) (\(compilations) compilations), \
      \(unchanged) left unchanged, \(rejected) compared with errors, \(excuses.count) not compilable; \(programs.programs) programs run, \
      \(programs.crashesReproduced) crashes reproduced, \(programs.crashesGone) crashes gone
      """
  }
}
