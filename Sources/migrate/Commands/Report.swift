extension Option {
  static let format = Option(
    "format", "FORMAT",
    help: "'text' (the default), 'json', 'sarif', 'github', 'markdown' or 'html'")

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

      'json' has what an editor needs to make each change, 'sarif' is for code scanning and other
      tools, 'github' annotates the files of a GitHub workflow, 'markdown' is a comment on a pull
      request, and 'html' is one file to plan a migration with.

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
    var report = SiteReport(of: session)
    var unusedIgnores: [UnusedIgnore] = []
    try session.migrateChosen(&invocation) { outcome, _ in
      report.add(outcome)
      unusedIgnores += outcome.unusedIgnores
    }
    if let line = unusedIgnores.line { invocation.error.show(line + "\n") }
    let layout = Layout(
      columns: invocation.arguments.has(.output) ? nil : invocation.output.columns)
    try invocation.write(
      try report.written(as: format, showsNotes: invocation.arguments.has(.all), layout))
  }
}
