import Codemods

extension Command {
  /// `migrate list`
  static let list = Command(
    name: "list",
    summary: "list the codemods",
    discussion: """
      Lists the codemods in the order in which they run: the name for '--only' and '--skip', the
      first version of Swift that takes what it writes, or '-' where it only reports, and what it
      does. Those 'by name' run only where '--only' names them.
      """,
    operands: .none,
    options: [.output],
  ) { invocation throws(Failure) in
    let width = Catalog.all.map(\.id.count).max() ?? 0
    for codemod in Catalog.all {
      let mark = codemod.selection == .byDefault ? "" : " (by name)"
      let since = codemod.verdict == .manual ? "-" : "Swift \(codemod.since)"
      try invocation.write(
        "\(padded(codemod.id, to: width))  \(padded(since, to: 10))  \(codemod.title)\(mark)\n")
    }
  }
}
