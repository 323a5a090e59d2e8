import Codemods
import Rewriter

/// The lines that differ from what git has, where a run is about those alone.
struct ChangedLines: Sendable {
  /// By the path from the root, counted from 1; all lines of a file that git does not have, also by another name.
  private let lines: [String: [ClosedRange<Int>]]

  private static let everywhere = [1...Int.max]

  /// Reads what the files were, and compares.
  init(of session: Session, _ invocation: Invocation) throws(Failure) {
    let git = Git(environment: invocation.environment)
    let repository = session.workspace.patchRoot
    let reference = invocation.arguments.value(of: .since)
    let commit = try reference.map { reference throws(Failure) in
      try git.branchPoint(of: reference, in: repository)
    }
    let renamed = try git.renamed(since: commit, in: repository)
    let names = session.selected.map { file in
      let name = file.location.relative(to: repository) ?? file.path
      return renamed[name] ?? name
    }
    let olds = try git.contents(of: names, at: commit ?? "HEAD", in: repository)
    var lines: [String: [ClosedRange<Int>]] = [:]
    for (file, name) in zip(session.selected, names) {
      guard let old = olds[name], let new = try? SwiftText(of: file).source else {
        lines[file.path] = Self.everywhere
        continue
      }
      lines[file.path] = LineDiff(old: SourceFile(bytes: old), new: new).changes
        .filter { !$0.new.isEmpty }
        .map { $0.new.lowerBound + 1...$0.new.upperBound }
    }
    self.lines = lines
  }

  /// Whether something of the site is on such a line.
  func hold(_ site: Site) -> Bool {
    let own = site.start.line...max(site.start.line, site.end.line)
    return lines[site.file]?.contains { $0.overlaps(own) } == true
  }

  /// The changes that are about such lines alone.
  func choice(among outcomes: [FileOutcome]) -> FixChoice {
    let held = Set(outcomes.flatMap(\.sites).filter(hold).map(\.key))
    let units = FixUnit.units(of: outcomes.flatMap(\.fixes))
      .filter { $0.fixes.allSatisfy { held.contains($0.key) } }
    return FixChoice(units, reason: Self.reason, isToldOf: true)
  }

  private static let reason =
    "the change needs others on lines that have not changed; run without '--changed-lines'"
}
