import Support
import Testing

/// The compiler as the judge of what the project index says about isolation.
///
/// `MIGRATE_PROOF_MODES` names the modes, as for ``CompilerProofTests``.
@Suite(.serialized, .enabled(if: StubSDK.isSupported))
struct IsolationProbeTests {
  @Test(arguments: ProofMode.selected.filter { $0 != .five })
  func compilerAgreesWithIsolation(mode: ProofMode) async throws {
    let compiler = try Compiler.shared.get()
    let programs = try Repository.markdownFiles(in: "Tests/CompilerProof/Probes").flatMap { path in
      try ProbeReport.programs(in: GoldenFile(path: path, text: Repository.text(of: path)))
    }
    let report = await ProbeReport(of: programs, mode: mode, compiler: compiler)
    for problem in report.failures + report.disagreements { Issue.record("\(problem)") }
    for line in report.unknown + report.skipped { print("probe: \(line)") }
    print(report.summary(mode: mode))
    #expect(report.unknown.count * 100 <= report.probes * 3)
    #expect(report.probes >= 400 && report.programs >= 60)
  }
}
