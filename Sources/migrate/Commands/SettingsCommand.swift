import Codemods

extension Command {
  /// `migrate settings FILE`
  static let settings = Command(
    name: "settings",
    summary: "show which settings apply to a file, and where each comes from",
    discussion: """
      Shows which codemods run on a file, which forms they write, and for which compiler, and where
      each of these settings comes from: a line of '.migrate.json', an option, or the default.
      """,
    operands: .one("FILE"),
    options: [.root, .only, .skip, .swiftVersion, .sdkTable] + Option.styles + [.output],
  ) { invocation throws(Failure) in
    let operand = invocation.arguments.operands[0]
    let workspace = try Workspace(invocation, around: [operand])
    let settings = try RunSettings(invocation.arguments, for: workspace, invocation.catalog)
    let path: String?
    do throws(SystemError) {
      let file = try AbsolutePath(ofLinkedFile: operand, from: invocation.workingDirectory)
      path = file.relative(to: workspace.root)
    } catch {
      throw .noSuchPath(operand, error)
    }
    guard let path else { throw .outsideRoot(operand, root: workspace.root.description) }
    try invocation.write(settings.text(for: path, in: workspace, invocation.arguments))
  }
}

extension RunSettings {
  /// A line for each setting, with where it was said.
  fileprivate func text(
    for path: String, in workspace: Workspace, _ arguments: Arguments,
  ) -> String {
    let name = file.folder?.appending(Settings.fileName)
    let shown = name.map { $0.relative(to: workspace.root) ?? $0.description }
    let settings = settings(for: path)
    var rows = settings.codemods.map { ($0.id, $0.isOn ? "on" : "off", $0.source) }
    rows += settings.styles.map { ($0.option, $0.choice, $0.source) }
    if let swiftVersion { rows.append(("swift-version", swiftVersion.text, swiftVersion.source)) }
    let ofFile = file.sdkTables.map { ("sdk-table", $0) } + file.wrappers.map { ("wrapper", $0) }
    rows += ofFile.map { ($0, $1.value, .file(line: $1.line)) }
    rows += (arguments.list(of: .sdkTable) ?? [])
      .map { ("sdk-table", $0, .commandLine(.sdkTable)) }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    let head = shown.map { "\($0)\n" } ?? "no '\(Settings.fileName)': 'migrate init' writes one\n"
    return head + "\n"
      + rows.map { name, value, source in
        "\(padded(name, to: widths.0))  \(padded(value, to: widths.1))  "
          + source.description(file: shown ?? "") + "\n"
      }.joined()
  }
}

extension FileSettings.Source {
  fileprivate func description(file: String) -> String {
    switch self {
    case .commandLine(let option): option.spelling
    case .file(let line): "\(file):\(line)"
    case .byDefault: "default"
    }
  }
}
