import Codemods

extension Option {
  static let sdkTable = Option(
    "sdk-table", "FILE",
    help: "also know the types and functions in FILE, such as your own wrappers")
}

extension SDKTables {
  /// The product's tables, and the rows of the files that `--sdk-table` and the settings name.
  ///
  /// A bad row is reported, and the others count; a file that cannot be read ends the command.
  static func read(
    _ invocation: inout Invocation, _ settings: Settings,
  ) throws(Failure) -> SDKTables {
    let own = invocation.arguments.list(of: .sdkTable) ?? []
    var files = own.map { (path: $0, folder: invocation.workingDirectory) }
    if let folder = settings.folder?.description {
      files = settings.sdkTables.map { ($0.value, folder) } + files
    }
    var tables = standard
    for (path, folder) in files {
      let (rows, bad) = UserRows.parse(try text(of: path, from: folder))
      for row in bad { invocation.report(.badTableRow(path, line: row.line, row.message)) }
      tables = tables.adding(rows)
    }
    return tables.adding(UserRows.parse(settings.wrapperRows).rows)
  }

  private static func text(of path: String, from folder: String) throws(Failure) -> String {
    do {
      let contents = try FileContents(of: try AbsolutePath(resolving: path, from: folder))
      return String(decoding: contents.bytes, as: UTF8.self)
    } catch {
      throw .unreadable(path, error)
    }
  }
}

extension Settings {
  /// The rows that say of each wrapper that it calls its closure on the main actor.
  fileprivate var wrapperRows: String {
    wrappers.map { wrapper in
      let label = wrapper.value.dropLast(2).split { "(:".contains($0) }.last.map(String.init) ?? "_"
      let columns = [
        "callback", wrapper.value, label, "-", "static", "() -> Void", "not-sendable", "main-actor",
        "main", Settings.fileName,
      ]
      return columns.joined(separator: "\t") + "\n"
    }.joined()
  }
}
