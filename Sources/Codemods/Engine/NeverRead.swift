import Rewriter

extension Context {
  /// Whether a place is in a branch of `#if os(…)` that the compiler reads on none of the systems which the file's modules
  /// are built for.
  ///
  /// Have: #if !os(watchOS) … #endif, in a file of a watch app
  func isNeverRead(_ range: Range<ByteOffset>) -> Bool {
    guard !tree.all(IfConfigClause.self).isEmpty else { return false }
    let clauses = tree.smallestNode(containing: range).ancestorsAndSelf
      .compactMap { $0.as(IfConfigClause.self) }
    let modules = project.modules.modules(of: path)
    let systems = modules.compactMap(\.settings.systems)
    guard !clauses.isEmpty, !modules.isEmpty, systems.count == modules.count else { return false }
    let all = systems.reduce(into: Set<String>()) { $0.formUnion($1) }
    return clauses.contains { clause in
      all.allSatisfy { clause.isRead(on: $0) == false }
    }
  }
}
