extension ProjectIndex {
  /// A type or alias that is a member of nothing.
  enum Global {
    case type(TypeFacts)
    case alias(AliasFacts)
  }

  /// The types and aliases that the name alone means in the file that looks: those of its own
  /// modules, else those of the modules that it imports.
  ///
  /// - Parameters:
  ///   - path: The file that looks; the index must be as it sees it (``seen(from:)``).
  ///   - isSeen: Whether the file sees a declaration in one of the modules, by their names, which it
  ///     imports.
  func globals(
    named name: String, from path: String,
    importing isSeen: (_ modules: [String], _ isPublic: Bool) -> Bool,
  ) -> [Global] {
    let types = types.table.declarations(name, from: nil).filter { !$0.facts.isLocal }
      .map { Candidate(global: .type($0.facts), modifiers: $0.facts.modifiers, home: $0.home) }
    let aliases = aliases.table.declarations(name, from: nil).filter { !$0.facts.isLocal }
      .map { Candidate(global: .alias($0.facts), modifiers: $0.facts.modifiers, home: $0.home) }
    let all = types + aliases
    let own = all.filter { candidate in
      relation(to: candidate) == .own
        && (!candidate.modifiers.contains(.private) || candidate.path == path)
    }
    if !own.isEmpty { return own.map(\.global) }
    return all.filter { candidate in
      let names = modules.memberships[candidate.home].map { modules.modules[$0].name }
      return relation(to: candidate) == .imported
        && isSeen(names, candidate.modifiers.contains(.public))
    }.map(\.global)
  }

  private func relation(to candidate: Candidate) -> ModuleGraph.Relation {
    types.viewpoint?.relation(to: candidate.home) ?? .own
  }

  private struct Candidate {
    let global: Global
    let modifiers: DeclarationModifiers
    let home: Int

    var path: String {
      switch global {
      case .type(let facts): facts.path
      case .alias(let facts): facts.path
      }
    }
  }
}
