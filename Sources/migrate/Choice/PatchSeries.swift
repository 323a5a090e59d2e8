import Codemods
import Rewriter

/// What a change is taken apart by.
enum SeriesDivision: String, CaseIterable, Sendable {
  case codemod
  case module
  case folder
}

/// The changes of a run in parts, of which each builds on those before it.
///
/// A part is what a run makes that makes the changes of this part and of those before it, compared with one that makes
/// only those before it: whatever a part leaves is a result of the tool, and the last one leaves what a whole run does.
struct PatchSeries {
  private(set) var parts: [Part] = []

  /// What came of each file in the end.
  private(set) var outcomes: [FileOutcome]

  struct Part {
    /// A codemod, a module or a folder; `nil` for a change in one part.
    let name: String?

    let message: CommitMessage

    /// In the order of the paths.
    let changes: [FileChange]
  }

  /// - Parameter division: `nil` for one part.
  init(
    of session: Session, by division: SeriesDivision?, keepingAnswersIn answers: Answers? = nil,
    _ invocation: inout Invocation,
  ) throws(Failure) {
    guard !session.selected.isEmpty else {
      outcomes = []
      return
    }
    let indexed = try session.index(&invocation)
    (outcomes, _) = try session.chosen(
      &invocation, indexed: indexed, keepingAnswersIn: answers)
    let groups = Self.groups(
      of: FixUnit.units(of: outcomes.flatMap(\.fixes)), by: division, session, indexed.0)
    let files = Set(outcomes.compactMap(\.change?.file.path))
    var before = State(of: session)
    var choice = FixChoice([], reason: "the change is made in a later part")
    for (number, group) in groups.enumerated() {
      for unit in group.units { choice.add(unit) }
      let next =
        number == groups.count - 1
        ? outcomes
        : try session.outcomes(invocation, indexed: indexed, making: choice, among: files)
      let after = State(of: session, next)
      let changes = try before.changes(to: after, in: session.workspace)
      let made = next.flatMap(\.sites).filter { $0.isApplied && !before.made.contains($0.key) }
      before = after
      guard !changes.isEmpty else { continue }
      let message = CommitMessage(
        of: made, by: division, group.name, codemods: invocation.catalog)
      parts.append(Part(name: group.name, message: message, changes: changes))
    }
  }

  private struct Group {
    let name: String?
    var units: [FixUnit] = []
  }

  /// The units of each part, in the order in which one may build on another.
  private static func groups(
    of units: [FixUnit], by division: SeriesDivision?, _ session: Session, _ project: ProjectIndex,
  ) -> [Group] {
    // Also without a unit: what a person has edited is none.
    guard let division else { return [Group(name: nil, units: units)] }
    let ranks = Dictionary(
      session.codemods.enumerated().map { ($1.id, $0) }
    ) { first, _ in first }
    func key(_ fix: WrittenFix) -> (rank: Int, name: String) {
      switch division {
      case .codemod: (ranks[fix.place.codemod] ?? 0, fix.place.codemod)
      case .folder: (0, fix.file.folder)
      case .module:
        // What others import comes before them.
        (project.reachedModules(from: fix.file), session.moduleName(of: fix.file))
      }
    }
    var groups: [String: (rank: Int, group: Group)] = [:]
    for unit in units {
      let keys = unit.fixes.map(key)
      guard let first = keys.min(by: { ($0.rank, $0.name) < ($1.rank, $1.name) }) else { continue }
      groups[first.name, default: (first.rank, Group(name: first.name))].group.units.append(unit)
    }
    return groups.values.sorted { ($0.rank, $0.group.name ?? "") < ($1.rank, $1.group.name ?? "") }
      .map(\.group)
  }
}

extension Session {
  fileprivate func moduleName(of path: String) -> String {
    let names = modules.targetNames(of: path)
    return names.isEmpty ? "(no target)" : names.joined(separator: " and ")
  }
}

extension String {
  /// The folder of a path from the root, which is `.` itself.
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? "."
  }
}

/// The files of a run after some of its changes.
private struct State {
  private let sources: [String: (file: WorkspaceFile, source: SourceFile)]

  /// The companions of each file.
  private let companions: [String: Set<String>]

  /// What is made.
  let made: Set<FixKey>

  init(of session: Session, _ outcomes: [FileOutcome] = []) {
    let changes = outcomes.compactMap(\.change)
    sources = Dictionary(changes.map { ($0.file.path, ($0.file, $0.source)) }) { first, _ in first }
    companions = Dictionary(changes.map { ($0.file.path, $0.companions) }) { first, _ in first }
    made = Set(outcomes.flatMap(\.fixes).map(\.key))
  }

  /// What has to be written to get to another state, in the order of the paths.
  func changes(to other: State, in workspace: Workspace) throws(Failure) -> [FileChange] {
    var changes: [FileChange] = []
    let files = sources.merging(other.sources) { first, _ in first }
    for (path, (file, _)) in files.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    ) {
      let disk = try SwiftText(of: file)
      let (old, new) = (sources[path]?.source, other.sources[path]?.source)
      let name = file.location.relative(to: workspace.patchRoot) ?? path
      let patch = UnifiedDiff(path: name, old: old ?? disk.source, new: new ?? disk.source)
      guard let patch else { continue }
      changes.append(
        FileChange(
          file: file, stamp: disk.stamp, source: new ?? disk.source, patch: patch,
          old: (old ?? disk.source).bytes, companions: other.companions[path] ?? []))
    }
    let paths = Set(changes.map(\.file.path))
    for index in changes.indices { changes[index].companions.formIntersection(paths) }
    return changes
  }
}
