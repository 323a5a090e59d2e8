import Rewriter

/// One file on its way through the rounds.
struct MigrationRun {
  private let migration: Migration
  private let path: String
  private let withheld: [Addition: String]
  private let withheldFixes: [FixPlace: String]

  /// The file as it is after the rounds so far.
  private(set) var tree: Tree

  private let input: KnownFile
  private var sites: [Site] = []
  /// The edits of each round, to find back to the input.
  private var rounds: [[Edit]] = []
  private var earlierTexts: [[UInt8]]
  private var madeFixes: [MadeFix] = []

  /// The comments that keep sites as they are, with whether they do.
  private(set) var ignores: IgnoreComments

  /// What the fixes that were made add.
  private(set) var additions: Set<Addition> = []

  /// What of it is of use only where another fix counts on it.
  private(set) var addedForOthers: Set<Addition> = []

  /// What the fixes that were made count on in other files.
  private(set) var countsOnOthers: Set<Addition> = []

  /// How much they use what fixes add, in this file and in others (``Addition/worthwhileUse``).
  private(set) var uses: [Addition: Int] = [:]

  /// How many rounds may leave as much to do as they found.
  private static let maximumRounds = 10

  /// A finding with its range in the input, and whether its fix is in the file.
  private struct Site {
    var finding: Finding
    var isApplied = false
    /// What the first round would do there.
    var directFix: Fix?

    var isOpen: Bool { !isApplied && finding.fix != nil }

    var place: FixPlace {
      FixPlace(codemod: finding.codemod, offset: finding.range.lowerBound)
    }
  }

  /// A fix of this round.
  private struct Candidate {
    let finding: Finding
    let fix: Fix

    var edits: [Edit] { fix.edits }

    /// Whether both write tasks, and this one's is around the other's: that is for the next round, which sees the code
    /// as it is then.
    func writesTask(around other: Candidate) -> Bool {
      let range = finding.range
      return range != other.finding.range
        && range.clamped(to: other.finding.range) == other.finding.range
        && [fix, other.fix].allSatisfy { $0.insertedNames.contains("Task") }
    }

    /// The first to the last of the lines whose indentation the fix changes; `nil` for none, and for a fix that belongs to
    /// others, which are made in one round.
    func linesShifted(in source: SourceFile) -> Range<ByteOffset>? {
      guard !isTied else { return nil }
      let shifts = edits.filter { edit in
        let start = edit.range.lowerBound.value
        return edit.range.isEmpty == !edit.replacement.isEmpty
          && edit.replacement.utf8.allSatisfy(\.isBlank)
          && source.bytes[edit.range.indices].allSatisfy(\.isBlank)
          && (start == 0 || source.bytes[start - 1].isLineBreak)
      }
      guard let first = shifts.map(\.range.lowerBound).min(),
        let last = shifts.map(\.range.upperBound).max()
      else { return nil }
      return first..<last
    }

    /// Whether the fix puts new lines between some that another one shifts: that is for the next round.
    func addsLines(in shifted: Range<ByteOffset>) -> Bool {
      !isTied
        && edits.contains { edit in
          shifted.contains(edit.range.lowerBound)
            && edit.replacement.utf8.contains(where: \.isLineBreak)
        }
    }

    private var isTied: Bool { !fix.additions.isEmpty || !fix.countsOn.isEmpty }
  }

  init(
    _ migration: Migration, path: String, _ input: KnownFile,
    withholding withheld: [Addition: String], _ withheldFixes: [FixPlace: String],
  ) {
    self.migration = migration
    self.path = path
    self.withheld = withheld
    self.withheldFixes = withheldFixes
    self.input = input
    tree = input.tree
    ignores = IgnoreComments(in: input.tree.source)
    earlierTexts = [tree.source.bytes]
  }

  /// The findings in the order of the input, once the rounds are over.
  var findings: [Finding] {
    sites.map { site in
      let isLost =
        site.finding.fix != nil && site.finding.verdict <= migration.limit && !site.isApplied
      var finding = isLost ? site.finding.refused(because: refusal(ofLost: site)) : site.finding
      finding.directFix = finding.fix.flatMap { _ in site.directFix }
      return finding
    }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// The fixes that are in the file, once the rounds are over.
  var appliedFixes: [AppliedFix] { tree.locate(madeFixes, writtenIn: rounds) }

  /// What is said of a fix that others were in the way of. Where none of those is made either, another run won't help.
  private func refusal(ofLost site: Site) -> Refusal {
    let made = sites.first { other in
      other.isApplied && other.finding.range.overlaps(site.finding.range)
    }?.finding
    let lines = LineTable(input.tree.source)
    return Refusal(
      .conflictingChange,
      made.map { made in
        "the change of '\(made.codemod)' on line \(lines.line(of: made.range.lowerBound)) conflicts with this one, or "
          + "makes it unnecessary; apply that and run again"
      } ?? "this change and another one each count on the other, and conflict; make both by hand")
  }

  /// - Parameter codemods: those that may have a site in the file as it is.
  mutating func repeatRounds(_ codemods: [Codemod]) {
    var codemods = codemods
    var (round, idleRounds, open) = (0, 0, Int.max)
    while idleRounds < Self.maximumRounds {
      let context = Context(
        codemod: "", path: path, round == 0 ? input : KnownFile(tree: tree),
        project: migration.project, styles: migration.styles, withholding: withheld)
      let found = ignoring(codemods.flatMap { look($0, in: context) }).map(withholdingFix)
      if round == 0 { sites = found.map { Site(finding: $0, directFix: $0.fix) } }
      guard advance(with: found) else {
        settle(with: found)
        if round > 0 { additions.formUnion(codemods.flatMap { $0.additions(context) }) }
        return
      }
      if earlierTexts.contains(tree.source.bytes) { break }
      earlierTexts.append(tree.source.bytes)
      // What never has a fix neither changes what the earlier rounds have written nor loses a fix to it.
      codemods = migration.codemods(interestedIn: tree.source, path: path, tree: tree)
        .filter { $0.verdict < .manual }
      // Have: twenty fixes that insert at the same place, one in each round.
      let rest = found.count { $0.fix != nil && $0.verdict <= migration.limit }
      if rest >= open { idleRounds += 1 }
      (round, open) = (round + 1, rest)
    }
    giveUp()
  }

  /// Forgets the sites that aren't found any more since the fix of one around them took them along.
  private mutating func settle(with found: [Finding]) {
    let left = Set(found.map(place))
    let applied = sites.filter(\.isApplied).map(\.finding.range)
    addSites(openedBy: found)
    addSites(causedBy: found)
    takeReasons(of: found)
    let limit = migration.limit
    sites.removeAll { site in
      let range = site.finding.range
      return site.isOpen && site.finding.verdict <= limit && !left.contains(site.place)
        && applied.contains { $0 != range && $0.clamped(to: range) == range }
    }
  }

  /// Takes the reason why a site has no fix any more, which it had until others were made.
  private mutating func takeReasons(of found: [Finding]) {
    for finding in found where finding.fix == nil {
      let place = place(of: finding)
      let lost = sites.firstIndex { site in
        site.isOpen && site.finding.verdict <= migration.limit && site.place == place
      }
      if let lost { sites[lost].finding = finding.moved(to: sites[lost].finding.range) }
    }
  }

  /// Adds the fixes that only a run with a worse limit makes, once this one's are made: they change the input as well.
  ///
  /// Have: a closure of `MainActor.run` in a class that a safe fix isolates to the main actor
  private mutating func addSites(openedBy found: [Finding]) {
    for finding in found where finding.fix != nil && finding.verdict > migration.limit {
      let moved = finding.moved(to: original(finding.range))
      let known = sites.firstIndex { site in
        !site.isApplied && site.finding.codemod == moved.codemod
          && (site.finding.range.overlaps(moved.range)
            || site.finding.range.lowerBound == moved.range.lowerBound)
      }
      let opened = moved.buildingOn(writers(of: moved.range))
      if let known {
        let site = sites[known].finding
        if site.fix == nil, site.range.lowerBound == moved.range.lowerBound {
          sites[known].finding = opened
        }
      } else {
        sites.append(Site(finding: opened))
      }
    }
  }

  /// Adds what the fixes that were made have brought about, and no codemod mends.
  ///
  /// Have: a sink on a queue, in a test that `test-isolation` isolates to the main actor
  private mutating func addSites(causedBy found: [Finding]) {
    let codemods = Set(migration.codemods.filter(\.findsConsequences).map(\.id))
    for finding in found where finding.fix == nil && codemods.contains(finding.codemod) {
      let place = place(of: finding)
      guard !sites.contains(where: { $0.place == place }) else { continue }
      sites.append(Site(finding: finding.moved(to: original(finding.range))))
    }
  }

  /// Where in the input the finding of this round comes from.
  private func place(of finding: Finding) -> FixPlace {
    FixPlace(codemod: finding.codemod, offset: original(finding.range).lowerBound)
  }

  /// The finding without its fix, if that is not to be made.
  private func withholdingFix(of finding: Finding) -> Finding {
    guard finding.fix != nil, let reason = withheldFixes[place(of: finding)] else { return finding }
    return finding.refused(because: Refusal(.changesElsewhere, reason))
  }

  /// The findings without the fixes that a comment wants not to be made, nor those that others share with these.
  private mutating func ignoring(_ found: [Finding]) -> [Finding] {
    guard !ignores.comments.isEmpty else { return found }
    var kept: [[Edit]] = []
    let ignored = found.map { finding in
      let offset = original(finding.range).lowerBound
      guard let reason = ignores.reason(for: finding, at: offset) else {
        return finding
      }
      if let fix = finding.fix { kept.append(fix.edits) }
      return finding.ignored(because: reason)
    }
    return ignored.map { finding in
      finding.fix.map { kept.contains($0.edits) } == true
        ? finding.refused(because: Self.sharedFix) : finding
    }
  }

  private static let sharedFix = Refusal(
    .ignoredByComment,
    "this change and another one are made together, and a 'migrate:ignore' prevents the other")

  /// The codemods undo each other, or feed each other without end: whatever the file is left as, the
  /// next run would change it again.
  private mutating func giveUp() {
    tree = input.tree
    madeFixes = []
    for index in sites.indices { sites[index].isApplied = false }
    additions = []
    addedForOthers = []
    countsOnOthers = []
    uses = [:]
  }

  /// What the codemod finds in the file as it is, within the verdict that it may give.
  private func look(_ codemod: Codemod, in context: Context) -> [Finding] {
    var context = context
    context.codemod = codemod.id
    return migration.meter.measure(codemod.id, in: path) { codemod.run(context) }
      .filter { finding in
        finding.fix != nil
          || !context.isNeverRead(finding.range, inSwift6Mode: codemod.findsRejectedCode)
      }
      .map { $0.limited(to: codemod.verdict).checked(in: context).bounded(in: tree.source) }
      .map { $0.ending(with: codemod.advice) }
      .map { codemod.findsRejectedCode ? $0.leftToCompiler(in: context) : $0 }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Makes the fixes that fit together.
  ///
  /// - Returns: Whether the file has changed.
  private mutating func advance(with found: [Finding]) -> Bool {
    var candidates = found.compactMap { finding in
      finding.verdict <= migration.limit
        ? finding.fix.map { Candidate(finding: finding, fix: $0) } : nil
    }
    candidates = candidates.filter { candidate in
      !candidates.contains { $0.writesTask(around: candidate) }
    }
    let shifted = candidates.compactMap { candidate in
      candidate.linesShifted(in: tree.source).map { (finding: candidate.finding, lines: $0) }
    }
    candidates = candidates.filter { candidate in
      !shifted.contains {
        $0.finding.range != candidate.finding.range
          && $0.finding.range.clamped(to: candidate.finding.range) == candidate.finding.range
          && candidate.addsLines(in: $0.lines)
      }
    }
    var (taken, changes, next) = taking(candidates)
    while let lost = countingOnLost(among: taken) {
      candidates.removeAll { candidate in candidate.fix.countsOn.contains(where: lost.contains) }
      (taken, changes, next) = taking(candidates)
    }
    guard !changes.edits.isEmpty else { return false }
    note(taken)
    rounds.append(changes.edits)
    tree = next
    return true
  }

  /// What fixes count on that no other one of the file adds; `nil` for nothing.
  private func countingOnLost(among taken: [Candidate]) -> Set<Addition>? {
    let needed = Set(taken.lazy.flatMap(\.fix.countsOn).filter { $0.path == path })
    guard !needed.isEmpty else { return nil }
    let lost = needed.subtracting(additions).subtracting(taken.lazy.flatMap(\.fix.additions))
    return lost.isEmpty ? nil : lost
  }

  /// The fixes that leave the file without a new syntax error, with the file as it is then.
  private func taking(_ candidates: [Candidate]) -> ([Candidate], ChangeSet, Tree) {
    var taken: [Candidate] = []
    var changes = ChangeSet()
    for candidate in candidates where changes.insert(candidate.edits) { taken.append(candidate) }
    guard !changes.edits.isEmpty else { return ([], changes, tree) }
    let next = Tree.parse(changes.apply(to: tree.source))
    return next.errors.count > tree.errors.count
      ? taking(oneByOne: taken) : (taken, changes, next)
  }

  /// The same, each tried on top of those before it.
  private func taking(oneByOne candidates: [Candidate]) -> ([Candidate], ChangeSet, Tree) {
    var taken: [Candidate] = []
    var changes = ChangeSet()
    var result = tree
    for candidate in candidates {
      var more = changes
      guard more.insert(candidate.edits) else { continue }
      let next = Tree.parse(more.apply(to: tree.source))
      guard next.errors.count <= tree.errors.count else { continue }
      taken.append(candidate)
      (changes, result) = (more, next)
    }
    return (taken, changes, result)
  }

  private mutating func note(_ taken: [Candidate]) {
    for candidate in taken {
      additions.formUnion(candidate.fix.additions)
      if candidate.fix.isForOthersOnly { addedForOthers.formUnion(candidate.fix.additions) }
      countsOnOthers.formUnion(candidate.fix.countsOn.filter { $0.path != path })
      uses.merge(candidate.fix.uses, uniquingKeysWith: +)
      madeFixes.append(
        MadeFix(place: place(of: candidate.finding), fix: candidate.fix, round: rounds.count))
      let range = original(candidate.finding.range)
      // What is applied is what this round found, which may differ from what the first round found there.
      let finding = candidate.finding.moved(to: range)
      if let known = indexOfSite(like: finding) {
        // What had no fix until another one was made has it by that one.
        let before = sites[known].finding
        sites[known].finding =
          before.fix == nil ? finding.buildingOn(writers(of: range)) : finding
        sites[known].isApplied = true
        // Have: a block that needs a review in the first round, and no block once its handler only starts a task
        if before.message != finding.message { sites[known].directFix = nil }
      } else {
        sites.append(Site(finding: finding.buildingOn(writers(of: range)), isApplied: true))
      }
    }
  }

  /// The site that the finding is about, if an earlier round has seen it: first one that has a fix.
  private func indexOfSite(like finding: Finding) -> Int? {
    let same = sites.indices.filter { index in
      let site = sites[index]
      return !site.isApplied && site.finding.codemod == finding.codemod
        && site.finding.range.lowerBound == finding.range.lowerBound
    }
    return same.first { sites[$0].isOpen } ?? same.first
  }

  /// The sites whose fixes have written, or changed, what is in the range.
  private func writers(of range: Range<ByteOffset>) -> [Finding] {
    sites.filter { $0.isApplied && $0.finding.range.overlaps(range) }.map(\.finding)
  }

  /// The range in the input that the range of this round comes from.
  private func original(_ range: Range<ByteOffset>) -> Range<ByteOffset> {
    let start = rounds.reversed().reduce(range.lowerBound) { $1.originalOffset(of: $0) }
    let end = rounds.reversed().reduce(range.upperBound) { $1.originalOffset(of: $0) }
    return start..<max(start, end)
  }
}

extension [Edit] {
  /// The offset before the edits, which are sorted, of an offset after them.
  fileprivate func originalOffset(of offset: ByteOffset) -> ByteOffset {
    var growth = 0
    for edit in self {
      let start = edit.range.lowerBound.value + growth
      if offset.value <= start { break }
      let length = edit.replacement.utf8.count
      if offset.value < start + length { return edit.range.lowerBound }
      growth += length - edit.range.byteCount
    }
    return offset - growth
  }
}
