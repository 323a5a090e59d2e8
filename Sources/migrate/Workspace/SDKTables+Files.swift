import Codemods

extension Option {
  static let sdkTable = Option(
    "sdk-table", "FILE", help: "know the types and functions in FILE too, such as own wrappers")
}

extension SDKTables {
  /// The product's tables, and the rows of the files that `--sdk-table` names.
  ///
  /// A bad row is reported, and the others count; a file that cannot be read ends the command.
  init(_ invocation: inout Invocation) throws(Failure) {
    self = .standard
    for path in invocation.arguments.list(of: .sdkTable) ?? [] {
      let (rows, bad) = UserRows.parse(try Self.text(of: path, from: invocation.workingDirectory))
      for row in bad { invocation.report(.badTableRow(path, line: row.line, row.message)) }
      self = adding(rows)
    }
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
