extension Option {
  static let format = Option(
    "format", "FORMAT", help: "'text' for people (the default) or 'json' for programs")

  static let modules = Option(
    "modules", help: "show the modules of the root, and how they are compiled, instead")
}

extension Command {
  /// `migrate report [PATH…]`
  static let report = Command(
    name: "report",
    summary: "list every site with its verdict and the reason",
    discussion: """
      Lists every site that a codemod looked at: first how many there are, then each with its place,
      by codemod, verdict and reason. 'safe' sites are changed by 'apply', 'review' sites only with
      '--review', and 'manual' sites want a person. Writes nothing.

      PATH is a file or a folder and narrows the report; the whole root is known in any case.
      Files that git ignores, and those of submodules and other repositories in the root, are in the
      report only if PATH names them or a folder of theirs.
      With '--modules', the report is about the root: its modules, what is known of how each is
      compiled and where that was read, and what could not be read.
      """,
    operands: .any("PATH"),
    options: Session.options + [.format, .modules, .output],
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
    try session.migrate(&invocation) { outcome, _ in report.add(outcome) }
    switch format {
    case .text: try invocation.write(report.text)
    case .json: try invocation.write(try report.json())
    }
  }
}
