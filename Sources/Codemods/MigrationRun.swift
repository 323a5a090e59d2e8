import Rewriter

/// One file on its way through the rounds.
struct MigrationRun {
  private let migration: Migration
  private let path: String

  /// The file as it is after the rounds so far.
  private(set) var tree: Tree

  private let input: Tree
  private var sites: [Site] = []
  /// The edits of each round, to find back to the input.
  private var rounds: [[Edit]] = []
  private var earlierTexts: [[UInt8]]

  private static let maximumRounds = 10

  /// A finding with its range in the input, and whether its fix is in the file.
  private struct Site {
    var finding: Finding
    var isApplied = false

    var isOpen: Bool { !isApplied && finding.fix != nil }
  }

  /// A fix of this round.
  private struct Candidate {
    let finding: Finding
    let edits: [Edit]
  }

  init(_ migration: Migration, path: String, tree: Tree) {
    self.migration = migration
    self.path = path
    self.tree = tree
    input = tree
    earlierTexts = [tree.source.bytes]
  }

  /// The findings in the order of the input, once the rounds are over.
  var findings: [Finding] {
    sites.map { site in
      let isLost =
        site.finding.fix != nil && site.finding.verdict <= migration.limit && !site.isApplied
      return isLost ? site.finding.refused(because: Self.lostFix) : site.finding
    }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  private static let lostFix = "the file would not parse with the change, or it contradicts another"

  /// - Parameter codemods: those that may have a site in the file as it is.
  mutating func repeatRounds(_ codemods: [Codemod]) {
    var codemods = codemods
    for round in 0..<Self.maximumRounds {
      let context = Context(
        codemod: "", path: path, tree: tree, project: migration.project, styles: migration.styles)
      let found = codemods.flatMap { look($0, in: context) }
      if round == 0 { sites = found.map { Site(finding: $0) } }
      guard advance(with: found) else {
        settle(with: found)
        return
      }
      if earlierTexts.contains(tree.source.bytes) { break }
      earlierTexts.append(tree.source.bytes)
      codemods = migration.codemods(interestedIn: tree.source, path: path)
    }
    giveUp()
  }

  /// Forgets the sites that are not found any more since the fix of one around them took them along.
  private mutating func settle(with found: [Finding]) {
    let left = Set(found.map { Place(codemod: $0.codemod, offset: original($0.range).lowerBound) })
    let applied = sites.filter(\.isApplied).map(\.finding.range)
    sites.removeAll { site in
      let range = site.finding.range
      let place = Place(codemod: site.finding.codemod, offset: range.lowerBound)
      return site.isOpen && site.finding.verdict <= migration.limit && !left.contains(place)
        && applied.contains { $0 != range && $0.clamped(to: range) == range }
    }
  }

  /// Where a codemod found something in the input.
  private struct Place: Hashable {
    let codemod: String
    let offset: ByteOffset
  }

  /// The codemods undo each other, or feed each other without end: whatever the file is left as, the
  /// next run would change it again.
  private mutating func giveUp() {
    tree = input
    for index in sites.indices { sites[index].isApplied = false }
  }

  /// What the codemod finds in the file as it is, within the verdict that it may give.
  private func look(_ codemod: Codemod, in context: Context) -> [Finding] {
    var context = context
    context.codemod = codemod.id
    return codemod.run(context)
      .map { $0.limited(to: codemod.verdict).checked(in: context) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Makes the fixes that fit together.
  ///
  /// - Returns: Whether the file has changed.
  private mutating func advance(with found: [Finding]) -> Bool {
    let candidates = found.compactMap { finding in
      finding.verdict <= migration.limit
        ? finding.fix.map { Candidate(finding: finding, edits: $0.edits) } : nil
    }
    var taken: [Candidate] = []
    var changes = ChangeSet()
    for candidate in candidates where changes.insert(candidate.edits) { taken.append(candidate) }
    guard !changes.edits.isEmpty else { return false }
    var next = Tree.parse(changes.apply(to: tree.source))
    if next.errors.count > tree.errors.count { (taken, changes, next) = taking(oneByOne: taken) }
    guard !changes.edits.isEmpty else { return false }
    note(taken)
    rounds.append(changes.edits)
    tree = next
    return true
  }

  /// The fixes that leave the file without a new syntax error, each tried on top of those before it.
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
    var open = Dictionary(grouping: sites.indices.filter { sites[$0].isOpen }) {
      sites[$0].finding.range.lowerBound
    }
    for candidate in taken {
      let range = original(candidate.finding.range)
      let here = open[range.lowerBound] ?? []
      let known = here.first { sites[$0].finding.codemod == candidate.finding.codemod }
      if let known {
        open[range.lowerBound] = here.filter { $0 != known }
        sites[known].isApplied = true
      } else {
        sites.append(Site(finding: candidate.finding.moved(to: range), isApplied: true))
      }
    }
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

extension Finding {
  fileprivate func limited(to bound: Verdict) -> Finding {
    var finding = self
    finding.verdict = max(verdict, bound)
    return finding
  }

  fileprivate func moved(to range: Range<ByteOffset>) -> Finding {
    var finding = self
    finding.range = range
    return finding
  }

  fileprivate func refused(because reason: String) -> Finding {
    Finding(
      codemod: codemod, verdict: .manual, range: range, message: message, reason: reason)
  }

  /// The finding with the names that its fix inserts made unmistakable, or without its fix where the
  /// source is broken.
  fileprivate func checked(in context: Context) -> Finding {
    guard let fix else { return self }
    let node = context.tree.smallestNode(containing: range)
    if node.enclosingDeclaration.hasError {
      return refused(because: "there is a syntax error in the declaration around it")
    }
    let shadowed = fix.insertedNames.filter { context.isShadowed($0, at: node) }
    for module in Set(shadowed.map(Fix.module)).sorted()
    where context.isShadowed(module, at: node) {
      return refused(because: "a '\(module)' of the project hides the module of that name")
    }
    var finding = self
    finding.fix = fix.qualifying(shadowed)
    return finding
  }
}

extension Tree {
  fileprivate func smallestNode(containing range: Range<ByteOffset>) -> Node {
    let innermost = innermostNode(at: range.lowerBound)
    return innermost.ancestorsAndSelf.first { $0.range.upperBound >= range.upperBound } ?? root
  }
}

extension Node {
  /// The function, accessor's variable or top-level statement around the node.
  fileprivate var enclosingDeclaration: Node {
    let declaration = ancestorsAndSelf.first { node in
      switch node.parent?.kind {
      case .memberBlockItem: true
      case .codeBlockItem: node.parent?.parent?.parent?.is(.sourceFile) == true
      default: false
      }
    }
    return declaration ?? self
  }
}
