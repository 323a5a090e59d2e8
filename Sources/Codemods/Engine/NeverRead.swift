import Rewriter

/// What the compiler reads a file for.
struct Build {
  /// As `os(…)` names it; `nil` for any.
  let system: String?

  /// Whether it's one in Swift 6 mode.
  let isInSwift6Mode: Bool
}

extension Context {
  /// Whether a place is in a branch of `#if` that the compiler doesn't read: on none of the systems which the file's modules
  /// are built for, or, of what only Swift 6 mode rejects, in no such mode.
  ///
  /// Have: #if !os(watchOS) … #endif, in a file of a watch app; #if swift(>=4.0) … #else … #endif
  func isNeverRead(_ range: Range<ByteOffset>, inSwift6Mode isInSwift6Mode: Bool) -> Bool {
    guard !tree.all(IfConfigClause.self).isEmpty else { return false }
    let clauses = tree.smallestNode(containing: range).ancestorsAndSelf
      .compactMap { $0.as(IfConfigClause.self) }
    guard !clauses.isEmpty else { return false }
    let builds = systems.map { Build(system: $0, isInSwift6Mode: isInSwift6Mode) }
    return clauses.contains { clause in
      builds.allSatisfy { clause.isRead(answering: $0.answer) == false }
    }
  }

  /// Those that the file's modules are built for; `nil` alone where that isn't known.
  private var systems: [String?] {
    let modules = project.modules.modules(of: path)
    let systems = modules.compactMap(\.settings.systems)
    guard !modules.isEmpty, systems.count == modules.count else { return [nil] }
    let all = systems.reduce(into: Set<String>()) { $0.formUnion($1) }
    return all.isEmpty ? [nil] : Array(all)
  }
}

extension Build {
  /// Whether a condition of `os(…)`, `swift(…)` or `compiler(…)` holds; `nil` where that isn't known.
  fileprivate func answer(to condition: Node) -> Bool? {
    if isInSwift6Mode, let answer = condition.holdsInSwift6Mode { return answer }
    return system.flatMap { condition.isCondition(ofSystem: $0) }
  }
}

extension Node {
  /// Have: swift(>=4.0), compiler(<6)
  fileprivate var holdsInSwift6Mode: Bool? {
    for question in ["swift", "compiler"] {
      if let version = SwiftVersion(atLeastIn: compactText, of: question) {
        return version <= .v(6, 0) ? true : nil
      }
      if let version = SwiftVersion(belowIn: compactText, of: question) {
        return version <= .v(6, 0) ? false : nil
      }
    }
    return nil
  }
}
