import Codemods
import Support
import Testing

/// The compiler's word on everything that the codemods write, and what the programs do that they write.
///
/// `MIGRATE_PROOF_MODES=all` asks the compiler in every mode, not only in Swift 6.
@Suite(.serialized, .enabled(if: StubSDK.isSupported))
struct CompilerProofTests {
  private let compiler: Compiler
  private let modes = ProofMode.selected

  init() throws { compiler = try Compiler.shared.get() }

  @Test(arguments: Repository.markdownFiles(in: "Tests/Golden/Codemods"))
  func resultsOfFixturesCompile(path: String) async throws {
    let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    let codemod = try #require(Catalog.codemod(name ?? ""), "\(path) is named after no codemod")
    try await check(path, codemods: [codemod])
  }

  @Test func resultsOfExamplesCompile() async {
    let examples = Catalog.all.flatMap { codemod in codemod.examples.map { (codemod, $0) } }
    let report = await ProofReport(of: examples, modes: modes, compiler: compiler)
    tell(report, title: "examples")
  }

  @Test(arguments: Repository.markdownFiles(in: "Tests/CompilerProof/Programs"))
  func programsDoWhatTheyClaim(path: String) async throws {
    try await check(path, codemods: [])
  }

  private func check(_ path: String, codemods: [Codemod]) async throws {
    let file = try GoldenFile(path: path, text: Repository.text(of: path))
    let report = try await ProofReport(
      of: file, codemods: codemods, modes: modes, compiler: compiler)
    tell(report, title: path)
  }

  /// Records each failure, and prints the counts.
  private func tell(_ report: ProofReport, title: String) {
    for failure in report.failures { Issue.record("\(failure)") }
    print("proof: \(title): \(report.summary(modes: modes))")
    for excuse in report.excuses { print("proof: not compilable: \(excuse)") }
  }
}
