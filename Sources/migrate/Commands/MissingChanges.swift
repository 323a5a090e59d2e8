import Codemods

/// Why a file cannot have a fix that counts on a change of another one.
struct MissingChanges: Sendable {
  /// The paths that the command may change.
  let selected: Set<String>

  /// What the files of the run don't add, since too little would use it.
  private var unused: Set<Addition> = []

  /// How much each file would use what others don't add, by path.
  private var uses: [String: [Addition: Int]] = [:]

  init(selected: Set<String>) { self.selected = selected }

  /// Notes what a file is to do without.
  ///
  /// - Parameter change: what became of the file with that.
  mutating func note(_ withheld: Set<Addition>, from path: String, _ change: FileOutcome) {
    unused.formUnion(withheld.filter { $0.path == path })
    uses[path, default: [:]].merge(change.uses, uniquingKeysWith: max)
  }

  /// - Parameter path: the file whose fixes count on what is withheld.
  func reasons(for withheld: Set<Addition>, askedBy path: String) -> [Addition: String] {
    let others = Set(withheld.map(\.path)).subtracting(selected)
    let paths = (others + [path]).sorted().map(\.asArgument).joined(separator: " ")
    let reasons = withheld.map { addition in
      (
        addition,
        addition.path == path
          ? Addition.unused
          : reason(for: addition, uses[path]?[addition] ?? 0, paths: paths)
      )
    }
    return Dictionary(uniqueKeysWithValues: reasons)
  }

  private func reason(for addition: Addition, _ use: Int, paths: String) -> String {
    let change = "this needs a change in \(addition.path)"
    if unused.contains(addition) {
      return
        "\(change) that isn't made: \(addition.summary), which at most one task would await; keep the handler"
    }
    if selected.contains(addition.path) {
      return "\(change) that isn't made: \(addition.summary); see the finding there"
    }
    let condition =
      Addition.isWorthwhile(use)
      ? "" : ", unless it keeps its handler and only this task would await it"
    return "\(change): \(addition.summary)\(condition); "
      + "apply the files together: migrate apply --review \(paths)"
  }
}

extension String {
  /// The word as a shell takes it.
  var asArgument: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "/._-+@=,:".contains($0) }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return isPlain ? self : "'" + parts.joined(separator: "'\\''") + "'"
  }
}
