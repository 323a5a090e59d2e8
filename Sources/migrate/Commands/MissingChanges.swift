import Codemods

/// Why a file cannot have a fix that counts on a change of another one.
struct MissingChanges: Sendable {
  /// The paths that the command may change.
  let selected: Set<String>

  /// - Parameter path: the file whose fixes count on what is withheld.
  func reasons(for withheld: Set<Addition>, askedBy path: String) -> [Addition: String] {
    let others = Set(withheld.map(\.path)).subtracting(selected)
    let paths = (others + [path]).sorted().map(\.asArgument).joined(separator: " ")
    let reasons = withheld.map { addition in
      guard addition.path != path else { return (addition, Addition.unused) }
      return selected.contains(addition.path)
        ? (
          addition,
          "this needs a change in \(addition.path) that isn't made: \(addition.summary); see the finding there"
        )
        : (
          addition,
          "this needs a change in \(addition.path): \(addition.summary); "
            + "apply the files together: migrate apply --review \(paths)"
        )
    }
    return Dictionary(uniqueKeysWithValues: reasons)
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
