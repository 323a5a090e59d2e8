import Rewriter

/// What other codemods say of a file once classes are isolated to the main actor, and don't say yet.
struct IsolationConsequences {
  private(set) var findings: [Finding] = []

  /// Who knows what a main-actor-isolated class can't have.
  private static let judges: [Codemod] = [
    .nonisolatedDelegate, .conformanceIsolation, .isolatedDeinit, .isolationTrap,
  ]

  init(for subject: IsolatableClass, assuming assumed: Set<String>, in context: Context) {
    let parts = subject.parts(in: context)
    let together = context.assuming(onMainActor: assumed)
    for judge in Self.judges {
      let known = Set(judge.look(in: context).map(\.range))
      findings += judge.look(in: together).filter { finding in
        !known.contains(finding.range) && !finding.isNote
          && parts.contains { $0.range.contains(finding.range.lowerBound) }
      }
    }
  }

  /// Why the classes can't be isolated.
  var refusal: Refusal? {
    findings.lazy.compactMap { finding in
      finding.key.map { Refusal($0, finding.reason ?? finding.message) }
    }.first
  }

  /// What a reader has to know of the edits.
  var concerns: [String] { findings.filter { $0.verdict == .review }.compactMap(\.reason) }

  var edits: [Edit] { findings.flatMap { $0.fix?.edits ?? [] } }

  /// Names that the edits write.
  var insertedNames: [String] { findings.flatMap { $0.fix?.insertedNames ?? [] } }
}

extension Codemod {
  fileprivate func look(in context: Context) -> [Finding] {
    var context = context
    context.codemod = id
    return run(context)
  }
}
