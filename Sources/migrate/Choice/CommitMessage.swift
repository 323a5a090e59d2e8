import Codemods

/// What a commit says of the changes in it.
struct CommitMessage: Sendable {
  /// One line.
  let subject: String

  /// What each codemod has changed, and what callers may notice.
  let body: String

  /// - Parameters:
  ///   - sites: what was changed.
  ///   - name: that of the part; `nil` for a change in one part.
  init(of sites: [Site], by division: SeriesDivision?, _ name: String?, codemods: [Codemod]) {
    let titles = Dictionary(codemods.map { ($0.id, $0.title) }) { first, _ in first }
    subject =
      switch (division, name) {
      case (.codemod, let name?): titles[name] ?? name
      case (.module, let name?): "Migrate \(name) to Swift 6 concurrency"
      case (.folder, "."?): "Migrate the top folder to Swift 6 concurrency"
      case (.folder, let name?): "Migrate \(name) to Swift 6 concurrency"
      default: "Migrate to Swift 6 concurrency"
      }
    let rows = codemods.compactMap { codemod -> String? in
      let own = sites.filter { $0.codemod == codemod.id }
      guard !own.isEmpty else { return nil }
      let files = Set(own.map(\.file)).count
      return "- \(codemod.id): \(counted(own.count, "site")) in \(counted(files, "file"))\n"
    }
    let effects = Effect.allCases.filter { effect in sites.contains { $0.effects.contains(effect) }
    }
    let noticed = effects.map { effect in
      Layout(columns: 72).wrapped("- \(effect.rawValue): \(effect.summary)", indent: 2) + "\n"
    }
    body =
      rows.joined() + (noticed.isEmpty ? "" : "\nWhat you may notice:\n\n" + noticed.joined())
      + "\nMade by 'migrate' \(Migrate.version).\n"
  }

  var text: String { "\(subject)\n\n\(body)" }
}
