import Codemods

/// What holds for one file, by the command line, the settings file and the defaults, and which of them says so.
struct FileSettings: Sendable {
  /// Whether the codemod runs, for each that there is, in the order of the catalogue.
  let codemods: [(id: String, isOn: Bool, source: Source)]

  /// What is chosen, for each style.
  let styles: [(option: String, choice: String, source: Source)]

  enum Source: Hashable, Sendable {
    case commandLine(Option)
    /// The line of the settings file.
    case file(line: Int)
    case byDefault
  }
}

/// The settings of a run: what the command line says counts more than the file.
struct RunSettings: Sendable {
  let file: Settings

  /// Why what is not for single files holds.
  let swiftVersion: (text: String, source: FileSettings.Source)?

  private let catalog: [Codemod]
  private let only: [String]?
  private let skip: [String]?

  /// The forms that the command line chooses.
  private let chosen: [String: String]

  /// The path from the folder of the settings file to the root, with a slash behind it.
  private let prefix: String

  init(_ arguments: Arguments, for workspace: Workspace, _ catalog: [Codemod]) throws(Failure) {
    // An unknown name on the command line is said first.
    _ = try Codemod.selection(
      only: arguments.list(of: .only), skip: arguments.list(of: .skip), of: catalog)
    _ = try arguments.styles()
    file = try Settings(for: workspace, catalog)
    self.catalog = catalog
    only = arguments.list(of: .only)
    skip = arguments.list(of: .skip)
    let given = zip(Styles.all, Option.styles).compactMap { style, option in
      arguments.value(of: option).map { (style.option, $0) }
    }
    chosen = Dictionary(given) { $1 }
    let path = file.folder.flatMap { workspace.root.relative(to: $0) } ?? ""
    prefix = path.isEmpty ? "" : path + "/"
    let stated = file.swiftVersion.map { ($0.value, FileSettings.Source.file(line: $0.line)) }
    swiftVersion =
      arguments.value(of: .swiftVersion).map { ($0, .commandLine(.swiftVersion)) } ?? stated
  }

  /// The codemods that run in some file, in the order of the catalogue.
  func codemods() throws(Failure) -> [Codemod] {
    let all = file.rules.prefix(1)
    let cases = [Array(all)] + file.rules.dropFirst().map { all + [$0] }
    let used = catalog.filter { codemod in cases.contains { isOn(codemod, by: $0).isOn } }
    guard !used.isEmpty else { throw .noCodemodLeft }
    return used
  }

  /// The migration as it is in one file.
  func migration(_ migration: Migration, inFile path: String) -> Migration {
    file.rules.isEmpty ? migration : migration.following(settings(for: path))
  }

  /// What holds for a file.
  ///
  /// - Parameter path: from the root.
  func settings(for path: String) -> FileSettings {
    let rules = file.rules.filter { $0.holds(for: prefix + path) }
    return FileSettings(
      codemods: catalog.map { codemod in
        let (isOn, source) = isOn(codemod, by: rules)
        return (codemod.id, isOn, source)
      },
      styles: Styles.all.map { style in
        let (choice, source) = choice(of: style, by: rules)
        return (style.option, choice, source)
      })
  }

  private func isOn(
    _ codemod: Codemod, by rules: [Settings.Rule],
  ) -> (isOn: Bool, source: FileSettings.Source) {
    if skip?.contains(codemod.id) == true { return (false, .commandLine(.skip)) }
    if let only { return (only.contains(codemod.id), .commandLine(.only)) }
    if let stated = rules.reversed().lazy.compactMap({ $0.codemods[codemod.id] }).first {
      return (stated.value, .file(line: stated.line))
    }
    return (codemod.selection == .byDefault, .byDefault)
  }

  private func choice(
    of style: any Style.Type, by rules: [Settings.Rule],
  ) -> (String, FileSettings.Source) {
    if let choice = chosen[style.option] {
      let option = Option.styles.first { $0.name == style.option }
      return (choice, option.map(FileSettings.Source.commandLine) ?? .byDefault)
    }
    if let stated = rules.reversed().lazy.compactMap({ $0.styles[style.option] }).first {
      return (stated.value, .file(line: stated.line))
    }
    return (style.choices.first ?? "", .byDefault)
  }
}

extension Migration {
  fileprivate func following(_ settings: FileSettings) -> Migration {
    var styles = Styles()
    for style in settings.styles where style.source != .byDefault {
      _ = styles.choose(style.choice, for: style.option)
    }
    return choosing(styles, without: Set(settings.codemods.lazy.filter { !$0.isOn }.map(\.id)))
  }
}
