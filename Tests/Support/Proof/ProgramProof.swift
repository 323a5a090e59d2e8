/// What a case's program does as it is written, and after its migration.
///
/// - `crash`: it ends by a signal, and says the lines of the block on standard error.
/// - `prints`: it ends by itself, and writes the block on standard output.
/// - `after-prints`: the same for the result; without it, the result prints what the input prints.
package struct ProgramProof: Sendable {
  package private(set) var failures: [String] = []
  package private(set) var counts = Counts()

  package struct Counts: Sendable {
    package var programs = 0
    package var crashesReproduced = 0
    package var crashesGone = 0

    package init() {}

    package static func += (lhs: inout Counts, rhs: Counts) {
      lhs.programs += rhs.programs
      lhs.crashesReproduced += rhs.crashesReproduced
      lhs.crashesGone += rhs.crashesGone
    }
  }

  /// Whether the case tells what its program does when it runs.
  package static func isClaimed(by golden: GoldenCase) -> Bool {
    golden.block("crash") != nil || golden.block("prints") != nil
  }

  package init(_ proof: ProofCase, _ golden: GoldenCase, compiler: Compiler) throws {
    let flags = golden.words(.flags)
    let variables = golden.words(.environment)
    func run(_ program: ProofCase.Program, in mode: ProofMode) throws -> Subprocess {
      try compiler.run(
        program.modules.flatMap(\.self), in: mode, adding: flags, environment: variables)
    }
    for mode in try golden.modes(claim: .modes) ?? [.six] {
      let title = "\(proof.place): \(proof.name): in mode \(mode)"
      try checkDiagnostics(of: proof.before, in: mode, by: compiler, title: "\(title), the input")
      let before = try run(proof.before, in: mode)
      counts.programs += 1
      if let crash = golden.expectation("crash") {
        let isReproduced = check(before, crashesWith: crash, title: "\(title), the input")
        counts.crashesReproduced += isReproduced ? 1 : 0
      } else if let output = golden.expectation("prints") {
        _ = check(before, prints: output, title: "\(title), the input")
      }
      guard proof.isChanged else {
        if golden.block("after-prints") != nil { failures.append("\(title), nothing changes") }
        continue
      }
      try checkDiagnostics(of: proof.after, in: mode, by: compiler, title: "\(title), the result")
      let after = try run(proof.after, in: mode)
      counts.programs += 1
      let output = golden.expectation("after-prints") ?? golden.expectation("prints") ?? ""
      let isRight = check(after, prints: output, title: "\(title), the result")
      counts.crashesGone += isRight && golden.block("crash") != nil ? 1 : 0
    }
  }

  /// What makes a trap of a crash: the compiler says nothing.
  private mutating func checkDiagnostics(
    of program: ProofCase.Program, in mode: ProofMode, by compiler: Compiler, title: String,
  ) throws {
    let found = try compiler.diagnostics(of: program, in: mode)
    failures += found.map { "\(title) does not compile cleanly: \($0)" }
  }

  private mutating func check(_ run: Subprocess, crashesWith lines: String, title: String) -> Bool {
    guard case .signal = run.ending else {
      failures.append("\(title) does not crash: \(run.ending), it prints '\(run.output)'")
      return false
    }
    let missing = lines.split(separator: "\n").filter { !run.error.contains($0) }
    failures += missing.map { "\(title) crashes without saying '\($0)' but '\(run.error)'" }
    return missing.isEmpty
  }

  private mutating func check(_ run: Subprocess, prints text: String, title: String) -> Bool {
    guard run.ending == .exit(0) else {
      failures.append("\(title) fails: \(run.ending), it says '\(run.output)\(run.error)'")
      return false
    }
    let isRight = run.output == text || run.output == text + "\n"
    if !isRight { failures.append("\(title) prints '\(run.output)', not '\(text)'") }
    return isRight
  }
}

extension GoldenCase {
  /// What the claim says, between blanks.
  func words(_ claim: Claim) -> [String] {
    (claims[claim] ?? "").split(separator: " ").map(String.init)
  }
}
