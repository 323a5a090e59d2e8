/// Whether the compiler rejects the lines that findings are about, and no others.
package struct ErrorProof: Sendable {
  /// Sentences that name the place, the mode and what differs; empty if nothing does.
  package let failures: [String]

  package init(_ proof: ProofCase, _ golden: GoldenCase, compiler: Compiler) throws {
    let found = golden.linesOfFindings
    failures = try (golden.modes(claim: .errors) ?? []).flatMap { mode in
      let errors = try compiler.diagnostics(of: proof.before, in: mode)
        .filter { $0.severity == .error }
      let rejected = Set(errors.map(\.line))
      let title = "\(golden.path):"
      return found.subtracting(rejected).sorted().map {
        "\(title)\($0): in mode \(mode), the compiler has no error where the finding is"
      }
        + errors.filter { !found.contains($0.line) }.map {
          "\(title)\($0.line): in mode \(mode), there is no finding where the compiler says: \($0.message)"
        }
    }
  }
}

extension GoldenCase {
  /// The lines of the Markdown file that the findings are about.
  fileprivate var linesOfFindings: Set<Int> {
    guard let input = inputs.first else { return [] }
    let findings = (expectation("findings") ?? "").split(separator: "\n")
    return Set(findings.compactMap { Int($0.prefix { $0 != ":" }) }.map { input.line + $0 - 1 })
  }
}
