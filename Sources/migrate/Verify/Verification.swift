import Codemods
import Foundation
import Rewriter

/// The search for the most fixes with which a build says nothing new.
///
/// A fix that wrote the line of a new diagnostic, or something beside it or in its declaration, is taken back if it is
/// the only one; if the diagnostic stays, it was not that one. What is left is found by bisection over the fixes that
/// count on nothing of each other. Since one error can hide another, that is repeated until a build has nothing new.
struct Verification {
  private let session: Session
  private let indexed: Session.Indexed

  /// The fixes that the user wants; `nil` for all.
  private let choice: FixChoice?

  private let build: BuildCommand
  private let invocation: Invocation
  private var trial: any Trial
  private var record: BuildRecord
  private let paths: SourcePaths
  private var baseline = BuildCommand.Result(status: 0, diagnostics: [], lastLine: "")

  /// The fixes that are not made, by the path of the file.
  private var withheld: [String: [FixPlace: TakenBack]] = [:]

  /// The fixes that were taken back last since they are where a diagnostic is.
  private var accused: [(fix: WrittenFix, diagnostic: NewDiagnostic)] = []

  /// Those that it turned out not to be.
  private var cleared: [(fix: WrittenFix, diagnostic: NewDiagnostic)] = []

  /// The fixes that were made again once all was well.
  private var triedAgain: Set<FixKey> = []

  /// The fixes with which alone a build had nothing new.
  private var trusted: [WrittenFix] = []

  /// The files of which the build has said something, which it is to say again.
  private var noisyFiles: Set<String> = []

  /// When the last build ended.
  private var endOfBuild: ContinuousClock.Instant?

  /// How often the command ran.
  private(set) var builds = 0

  /// A fix that was taken back.
  struct TakenBack {
    let fix: WrittenFix

    /// Because of what; `nil` where the command failed and named no place.
    let diagnostic: NewDiagnostic?

    /// Why the fix is not made.
    var reason: String {
      guard let diagnostic = diagnostic?.diagnostic else {
        return "the build fails with the change"
      }
      return "the build has a new \(diagnostic.severity.rawValue) with the change: "
        + diagnostic.message
    }
  }

  /// Some of the fixes, and what the build says of them.
  private struct Attempt {
    let outcomes: [FileOutcome]
    let new: [NewDiagnostic]
    let isClean: Bool

    var fixes: [WrittenFix] { outcomes.flatMap(\.fixes) }
  }

  init(
    of session: Session, indexed: Session.Indexed, making choice: FixChoice? = nil,
    by build: BuildCommand, in trial: any Trial, recording record: BuildRecord,
    _ invocation: Invocation,
  ) {
    self.session = session
    self.indexed = indexed
    self.choice = choice
    self.build = build
    self.trial = trial
    self.record = record
    self.invocation = invocation
    paths = SourcePaths(
      session.files.map(\.path), in: trial.location(of: session.workspace.root))
  }

  /// What was taken back, in the order of the files.
  var takenBack: [TakenBack] {
    withheld.values.flatMap(\.values).sorted {
      ($0.fix.file, $0.fix.place.offset) < ($1.fix.file, $1.fix.place.offset)
    }
  }

  /// The paths of what is written in the end.
  var writtenPaths: [String] { trial.writtenPaths }

  /// Tries the changes, and leaves in place what is verified.
  ///
  /// - Returns: what came of each file.
  mutating func perform() throws(Failure) -> [FileOutcome] {
    let interruption = Interruption()
    defer { withExtendedLifetime(interruption) { trial.finish() } }
    do throws(Failure) {
      try buildBefore()
      var attempt = try attempt(try migrate())
      repeat {
        while !attempt.isClean {
          reconsider(attempt)
          if !accuse(attempt) { try bisect(attempt) }
          attempt = try self.attempt(try migrate())
        }
        if tryAgain() { attempt = try self.attempt(try migrate()) }
      } while !attempt.isClean
      // What somebody has changed meanwhile, this build has not built as it is now.
      try trial.check()
      return attempt.outcomes
    } catch {
      try? trial.putBack()
      throw error
    }
  }

  private mutating func buildBefore() throws(Failure) {
    // A compiler says nothing of files that it does not compile again.
    trial.touch(session.files)
    baseline = try run()
    let errors = baseline.count(.error)
    guard baseline.status == 0 || errors > 0 else {
      throw .buildNotUnderstood(build.text, baseline.status, baseline.lastLine)
    }
    let counts = "\(counted(errors, "error")), \(counted(baseline.count(.warning), "warning"))"
    invocation.error.show(
      baseline.status == 0
        ? "'\(build.text)' before the change: \(counts)\n"
        : "'\(build.text)' fails before the change: \(counts); only new ones count, "
          + "and some may show only once these are gone\n")
  }

  private mutating func run() throws(Failure) -> BuildCommand.Result {
    let state = trial.state(of: session.files)
    let known = record.next(of: state)
    let result = if let known { known } else { try runAnew(state) }
    noisyFiles.formUnion(result.diagnostics.compactMap { paths.path(of: $0.path) })
    return result
  }

  private mutating func runAnew(_ state: Fingerprint) throws(Failure) -> BuildCommand.Result {
    builds += 1
    let result = try build.run()
    endOfBuild = .now
    record.keep(result, of: state)
    return result
  }

  /// What is made of the files without what is withheld.
  private mutating func migrate(
    without more: [WrittenFix] = [],
  ) throws(Failure) -> [FileOutcome] {
    // The files are read again, and what they were is what is migrated.
    try trial.putBack()
    var reasons = withheld.mapValues { $0.mapValues(\.reason) }
    for fix in more { reasons[fix.file, default: [:]][fix.place] = "it is tried without" }
    if let choice {
      return try session.outcomes(
        invocation, indexed: indexed, making: choice, withholding: reasons)
    }
    var outcomes: [FileOutcome] = []
    var silenced = invocation.silenced
    try session.migrate(&silenced, indexed: indexed, withholding: reasons) { outcome, _ in
      outcomes.append(outcome)
    }
    return outcomes
  }

  private mutating func takeBack(_ fix: WrittenFix, because diagnostic: NewDiagnostic?) {
    withheld[fix.file, default: [:]][fix.place] = TakenBack(fix: fix, diagnostic: diagnostic)
  }

  private mutating func attempt(_ outcomes: [FileOutcome]) throws(Failure) -> Attempt {
    let changes = outcomes.compactMap(\.change)
    guard !changes.isEmpty else { return Attempt(outcomes: outcomes, new: [], isClean: true) }
    waitForNewTime()
    try trial.put(changes)
    let changed = Set(changes.map(\.file.path))
    trial.touch(
      session.files.filter { noisyFiles.contains($0.path) && !changed.contains($0.path) })
    let result = try run()
    let new = NewDiagnostic.all(
      in: result.diagnostics, since: baseline.diagnostics,
      changes: Dictionary(changes.map { ($0.file.path, $0.patch.changes) }) { first, _ in first },
      paths: paths)
    let isClean = new.isEmpty && (result.status == 0 || baseline.status != 0)
    let fixes = counted(FixUnit.units(of: outcomes.flatMap(\.fixes)).count, "change")
    invocation.error.show("with \(fixes): \(Self.summary(of: new, isClean: isClean))\n")
    return Attempt(outcomes: outcomes, new: new, isClean: isClean)
  }

  /// A build tool tells by their times which files are new: one that is written within a second of the last build may
  /// count as built (measured with SwiftPM 6.3.1).
  private func waitForNewTime() {
    guard let endOfBuild else { return }
    let seconds = ContinuousClock.now.duration(to: endOfBuild + .seconds(1)) / .seconds(1)
    if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
  }

  private static func summary(of new: [NewDiagnostic], isClean: Bool) -> String {
    if isClean { return "nothing new" }
    let errors = new.count { $0.diagnostic.severity == .error }
    let parts =
      (errors == 0 ? [] : [counted(errors, "new error")])
      + (errors == new.count ? [] : [counted(new.count - errors, "new warning")])
    return parts.isEmpty ? "the build fails" : parts.joined(separator: ", ")
  }

  /// Makes the fixes again without which the diagnostic stayed.
  private mutating func reconsider(_ attempt: Attempt) {
    for (fix, diagnostic) in accused where attempt.new.contains(where: diagnostic.isSame) {
      withheld[fix.file]?[fix.place] = nil
      cleared.append((fix, diagnostic))
    }
    accused = []
  }

  /// Makes fixes again that were taken back for the same words as another one, each once: of two that clash, a compiler may
  /// blame both.
  ///
  /// - Returns: false if there is none.
  private mutating func tryAgain() -> Bool {
    let others = Dictionary(grouping: takenBack) { $0.diagnostic?.diagnostic.message }.values
      .flatMap { equals in equals.filter { $0.diagnostic != equals[0].diagnostic } }
    let fixes = others.map(\.fix).filter { triedAgain.insert($0.key).inserted }
    for fix in fixes { withheld[fix.file]?[fix.place] = nil }
    accused = []
    return !fixes.isEmpty
  }

  /// Takes back the fixes that are the only ones where a diagnostic is.
  ///
  /// - Returns: false if there is none.
  private mutating func accuse(_ attempt: Attempt) -> Bool {
    let fixes = attempt.fixes
    for diagnostic in attempt.new {
      let suspects = suspects(of: diagnostic, among: fixes)
      guard Set(suspects.map(\.change)).count == 1 else { continue }
      for fix in suspects where withheld[fix.file]?[fix.place] == nil {
        takeBack(fix, because: diagnostic)
        accused.append((fix, diagnostic))
      }
    }
    return !accused.isEmpty
  }

  /// The fixes that wrote something nearest to a diagnostic.
  private func suspects(of diagnostic: NewDiagnostic, among fixes: [WrittenFix]) -> [WrittenFix] {
    let near = fixes.compactMap { fix in
      fix.file == diagnostic.file && !isCleared(fix, of: diagnostic)
        ? fix.nearness(toLine: diagnostic.diagnostic.line).map { (fix, nearness: $0) } : nil
    }
    let nearest = near.map(\.nearness).min()
    return near.filter { $0.nearness == nearest }.map(\.0)
  }

  private func isCleared(_ fix: WrittenFix, of diagnostic: NewDiagnostic) -> Bool {
    cleared.contains {
      $0.fix.file == fix.file && $0.fix.place == fix.place && $0.diagnostic.isSame(as: diagnostic)
    }
  }

  /// Finds one unit of fixes with which the build has something new, and without which it has not, and takes it back.
  private mutating func bisect(_ failed: Attempt) throws(Failure) {
    let fixes = failed.fixes
    let suspects = failed.new.flatMap { self.suspects(of: $0, among: fixes) }
    let units = FixUnit.units(of: fixes)
    let known = units.filter { $0.isAmong(trusted) }
    let unknown = units.filter { !$0.isAmong(trusted) }
    let ordered =
      known + unknown.filter { !$0.isAmong(suspects) } + unknown.filter { $0.isAmong(suspects) }
    // With the first `good` of them the build has nothing new, and with the first `bad` it has.
    var (good, bad) = (unknown.isEmpty ? 0 : known.count, ordered.count)
    var new = failed.new
    var next = ordered.firstIndex { $0.isAmong(suspects) } ?? 0
    while bad - good > 1 {
      let middle = good < next && next < bad ? next : (good + bad) / 2
      next = 0
      let attempt = try attempt(try migrate(without: ordered[middle...].flatMap(\.fixes)))
      if attempt.isClean {
        good = middle
      } else {
        (bad, new) = (middle, attempt.new)
      }
    }
    guard bad > 0 else { throw .notVerified(build.text) }
    trusted = ordered[..<good].flatMap(\.fixes)
    for fix in ordered[bad - 1].fixes { takeBack(fix, because: new.first) }
  }
}

extension FixUnit {
  fileprivate func isAmong(_ others: [WrittenFix]) -> Bool {
    fixes.contains { fix in
      others.contains { $0.file == fix.file && $0.place == fix.place }
    }
  }
}
