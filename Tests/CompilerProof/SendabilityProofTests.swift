import Support
import Testing

/// Whether values may be sent, by the compiler's word and by the index's.
@Suite(.serialized, .enabled(if: StubSDK.isSupported))
struct SendabilityProofTests {
  private let compiler: Compiler

  init() throws { compiler = try Compiler.shared.get() }

  @Test(arguments: Repository.markdownFiles(in: "Tests/CompilerProof/Sendability"))
  func whatTheIndexCallsSendableIs(path: String) throws {
    let file = try GoldenFile(path: path, text: Repository.text(of: path))
    let programs = try file.cases.filter { !$0.inputs.isEmpty }.map(SendingProgram.init)
    for mode in ProofMode.selected where mode != .five {
      var report = SendingReport()
      for program in programs where program.modes.contains(mode) {
        report.add(try SendingReport(of: program, mode: mode, compiler: compiler))
      }
      print("proof: \(path): \(report.summary(mode: mode))")
      for line in report.failures + report.disagreements { Issue.record("\(line)") }
      for line in report.unknown { print("proof: unknown: \(line)") }
      #expect(report.unknown.count * 100 <= report.probes * 3)
    }
  }
}
