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
  init(_ invocation: inout Invocation, _ settings: Settings) throws(Failure) {
    self = .standard
    let own = invocation.arguments.list(of: .sdkTable) ?? []
    var tables = own.map { (path: $0, folder: invocation.workingDirectory) }
    if let folder = settings.folder?.description {
      tables = settings.sdkTables.map { ($0.value, folder) } + tables
    }
    for (path, folder) in tables {
      let (rows, bad) = UserRows.parse(try Self.text(of: path, from: folder))
      for row in bad { invocation.report(.badTableRow(path, line: row.line, row.message)) }
      self = adding(rows)
    }
    self = adding(UserRows.parse(settings.wrapperRows).rows)
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
