import Codemods

extension Command {
  /// `migrate init`
  static let initialize = Command(
    name: "init",
    summary: "write a '.migrate.json' in which every key is explained",
    discussion: """
      Writes a settings file to the root and prints its path. The file explains every key and its
      default, lists the codemods with what each does, and has an override for the test modules of
      the project. An existing file stays as it is.
      """,
    operands: .none,
    options: [.root],
  ) { invocation throws(Failure) in
    let workspace = try Workspace(invocation, around: [])
    let target = workspace.root.appending(Settings.fileName)
    guard !target.exists else { throw .settingsExist(Settings.fileName) }
    let text = SettingsTemplate(
      catalog: invocation.catalog, files: Discovery(of: workspace).files.map(\.path)
    ).text
    do throws(SystemError) {
      try AtomicWrite(target: target).create(with: Array(text.utf8))
    } catch {
      throw .unwritable(Settings.fileName, error)
    }
    try invocation.write(Settings.fileName + "\n")
  }
}

/// A settings file that says what holds without it.
struct SettingsTemplate {
  let catalog: [Codemod]

  /// The paths of the project's Swift files.
  let files: [String]

  var text: String {
    """
    // Settings of 'migrate' for this folder and all below it. This is JSON with comments; a key that
    // is left out has the value that is shown here. Options of the command line count more, and
    // 'migrate settings FILE' says what holds for a file.
    {
      // Which codemods run. 'migrate explain NAME' says more about each.
      "codemods": {
    \(codemods)  },

      // In which form some codemods write.
      "styles": {
    \(styles)  },

      // The version of the compiler that the project is built with, if that is not in its manifests.
      // "swiftVersion": "6.2",

      // Tables of frameworks that only this project has, as files from this folder.
      "sdkTables": [],

      // Functions of the project that run their closure on the main actor, such as "onMain(_:)".
      "wrappers": [],

      // What differs in some files: codemods and styles. The last override that fits a file counts.
      // In paths, '*' and '?' stand within a name, and '**' for any folders; a name without a slash
      // is meant wherever it is, and a folder means all that it holds.
      "overrides": [
    \(overrides)  ],
    }

    """
  }

  private var codemods: String {
    catalog.map { codemod in
      "    // \(codemod.title)\n    \"\(codemod.id)\": \(codemod.selection == .byDefault),\n"
    }.joined()
  }

  private var styles: String {
    Styles.all.map { style in
      "    // \(style.choices.joined(separator: ", "))\n"
        + "    \"\(style.option)\": \"\(style.choices[0])\",\n"
    }.joined()
  }

  /// An override for the tests that there are, which says nothing yet.
  private var overrides: String {
    let folders = Set(files.compactMap { $0.split(separator: "/").dropLast().first })
    let tests = folders.filter { $0.hasSuffix("Tests") }.sorted()
    let paths = tests.isEmpty ? ["Tests"] : tests.map(String.init)
    let list = paths.map { "\"\($0)/**\"" }.joined(separator: ", ")
    let line = "{ \"paths\": [\(list)], \"codemods\": {}, \"styles\": {} },"
    return "    \(tests.isEmpty ? "// " : "")\(line)\n"
  }
}
