import Codemods

extension Command {
  /// `migrate list`
  static let list = Command(
    name: "list",
    summary: "list the codemods",
    discussion: """
      Lists the codemods in the order in which they run: the name for '--only' and '--skip', the
      first version of Swift that compiles what the codemod writes, or '-' if it only reports, and
      what it does. Those marked 'by name' run only if '--only' names them.
      """,
    operands: .none,
    options: [.output],
  ) { invocation throws(Failure) in
    let width = Catalog.all.map(\.id.count).max() ?? 0
    let layout = Layout(
      columns: invocation.arguments.has(.output) ? nil : invocation.output.columns)
    for codemod in Catalog.all {
      let mark = codemod.selection == .byDefault ? "" : " (by name)"
      let since = codemod.verdict == .manual ? "-" : "Swift \(codemod.since)"
      let line =
        "\(padded(codemod.id, to: width))  \(padded(since, to: 10))  \(codemod.title)\(mark)"
      try invocation.write(layout.wrapped(line, indent: width + 14) + "\n")
    }
  }
}
