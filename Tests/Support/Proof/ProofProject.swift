import Codemods
import Rewriter

/// The results of codemods for each file of a project.
package func migrate(
  _ project: [(path: String, text: String)], with codemods: [Codemod],
  settings: SettingOverrides = SettingOverrides(), styles: Styles = Styles(),
  userRows: String = "", applying limit: Verdict = .safe,
) -> [MigrationResult] {
  ProofProject(project, settings: settings, userRows: userRows)
    .migrated(with: codemods, styles: styles, applying: limit)
}

/// The files of a case as codemods see them. What is found out about them is found out once, however often
/// they are migrated.
package struct ProofProject: Sendable {
  package let files: [(path: String, text: String)]
  private let sources: [(path: String, source: SourceFile)]
  private let index: ProjectIndex

  package init(
    _ files: [(path: String, text: String)], settings: SettingOverrides = SettingOverrides(),
    userRows: String = "",
  ) {
    let sources = files.map { (path: $0.path, source: SourceFile($0.text)) }
    let texts = Dictionary(sources.map { ($0.path, $0.source) }) { first, _ in first }
    self.files = files
    self.sources = sources
    index = ProjectIndex(
      sources.map { FileFacts(path: $0.path, source: $0.source) },
      modules: ProjectModules(ofProofIn: files, overrides: settings),
      sdk: SDKTables.standard.adding(UserRows.parse(userRows).rows),
      reading: { texts[$0] })
  }

  /// The results of codemods for each file.
  package func migrated(
    with codemods: [Codemod], styles: Styles = Styles(), applying limit: Verdict,
  ) -> [MigrationResult] {
    let migration = Migration(
      codemods: codemods, project: index, applying: limit, styles: styles)
    let isUsed = files.contains { $0.text.contains(Self.markOfUse) }
    var units = ChangeUnits<ProofChange>()
    let settled = sources.flatMap { path, source in
      units.add(ProofChange(result: migration.run(path: path, source: source), isUsed: isUsed))
    }
    while case let unmet = units.withdraw(), !unmet.isEmpty {
      for (position, withheld) in unmet {
        let (path, source) = sources[position]
        let reasons = Dictionary(
          uniqueKeysWithValues: withheld.map { addition in
            let isOwn = addition.path == path
            return (addition, isOwn ? Addition.unused : "\(addition.summary) in \(addition.path)")
          })
        units.replace(
          at: position,
          with: ProofChange(
            result: migration.run(path: path, source: source, withholding: reasons), isUsed: isUsed
          ))
      }
    }
    return (settled + units.finish()).map(\.result)
  }

  /// The comment in a case that stands for files that await all that the others add for them.
  package static let markOfUse = "// Other files await it."
}

/// What becomes of a file of a case.
private struct ProofChange: DependentChange {
  let result: MigrationResult

  /// Whether other files, which the case does not show, count on what it adds.
  let isUsed: Bool

  var additions: Set<Addition> { result.additions }
  var countsOn: Set<Addition> { result.countsOn }
  var wantsUse: Set<Addition> { isUsed ? [] : result.wantsUse }
  var uses: [Addition: Int] { result.uses }
}

extension ProjectModules {
  /// What the case's manifests say. Without any, there is a module for each folder of `Sources`, as for the
  /// compiler, if one of them imports another; otherwise nothing describes them. All are compiled by Swift 6.2
  /// or later where the case does not say otherwise.
  fileprivate init(ofProofIn project: [(path: String, text: String)], overrides: SettingOverrides) {
    let paths = project.map(\.path)
    let manifests = project.filter { ProjectFile.mayDescribeProject(at: $0.path) }
      .map { ProjectFile(path: $0.path, text: $0.text) }
    guard manifests.isEmpty else {
      self.init(of: paths, describedBy: manifests, overrides: overrides)
      return
    }
    let names = Set(
      paths.compactMap { path in
        let names = path.split(separator: "/")
        return names.count > 2 && names[0] == "Sources" ? String(names[1]) : nil
      })
    let imports = project.flatMap { file in
      Tree.parse(SourceFile(file.text)).all(ImportDecl.self).compactMap {
        $0.path?.node.firstToken?.text
      }
    }
    let folders = names.isDisjoint(with: imports) ? [] : names.sorted()
    let targets = folders.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    let manifest = ProjectFile(
      path: "Package.swift",
      text: "let package = Package(name: \"Proof\", targets: [\(targets)])")
    var overrides = overrides
    overrides.swiftVersion = overrides.swiftVersion ?? .v(6, 2)
    self.init(
      of: paths, describedBy: folders.isEmpty ? [] : [manifest], overrides: overrides)
  }
}
