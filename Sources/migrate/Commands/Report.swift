extension Option {
  static let format = Option(
    "format", "FORMAT", help: "'text' for people (the default) or 'json' for programs")

  static let all = Option(
    "all", help: "list sites that need no change, too")

  static let modules = Option(
    "modules", help: "show the modules of the root, and how they are compiled, instead")
}

extension Command {
  /// `migrate report [PATH…]`
  static let report = Command(
    name: "report",
    summary: "list every site with its verdict and the reason",
    discussion: """
      Shows what 'apply' would change, what '--review' adds, which annotations would free the most
      sites and why the others stay; then lists each site with its place, file by file. 'safe' sites
      are changed by 'apply', 'review' sites only with '--review', and 'manual' sites need a person.
      Writes nothing.

      PATH is a file or a folder and narrows the report; the whole root is known in any case.
      Files that git ignores, and those of submodules and other repositories in the root, are in the
      report only if PATH names them or a folder of theirs.
      With '--modules', the report is about the root: its modules, what is known of how each is
      compiled and where that was read, and what could not be read.
      """,
    operands: .any("PATH"),
    options: Session.options + Option.changed + [.format, .all, .modules, .output],
  ) { invocation throws(Failure) in
    let format = try invocation.arguments.choice(of: .format, default: ReportFormat.text)
    let session = try Session(&invocation)
    invocation.mentionBrokenOffRun(of: Journal(of: session.workspace))
    guard !invocation.arguments.has(.modules) else {
      try invocation.write(session.modules.description)
      return
    }
    var report = SiteReport(
      root: session.workspace.root.description, files: session.selected.count,
      codemods: session.codemods)
    var unusedIgnores: [UnusedIgnore] = []
    try session.migrate(&invocation) { outcome, _ in
      report.add(outcome)
      unusedIgnores += outcome.unusedIgnores
    }
    if let line = unusedIgnores.line { invocation.error.show(line + "\n") }
    switch format {
    case .text:
      let showsNotes = invocation.arguments.has(.all)
      let layout = Layout(
        columns: invocation.arguments.has(.output) ? nil : invocation.output.columns)
      try invocation.write(report.text(showsNotes: showsNotes, layout))
    case .json: try invocation.write(try report.json())
    }
  }
}
