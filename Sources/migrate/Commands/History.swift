extension Command {
  /// `migrate history`
  static let history = Command(
    name: "history",
    summary: "list the runs of 'apply' that can be undone",
    discussion: """
      Lists the runs that 'migrate undo' can put back, the newest first: its number, when it began, how
      many files it wrote that are not put back yet, and its command line. With '--files', the path of
      each of these files follows.
      """,
    operands: .none,
    options: [.root, .files, .output],
  ) { invocation throws(Failure) in
    let workspace = try Workspace(invocation, around: [])
    let journal = Journal(of: workspace)
    let runs = journal.runs
    guard !runs.isEmpty else {
      invocation.error.show("no run is kept in '\(workspace.root)'\n")
      return
    }
    for run in runs {
      let entries = try run.entries()
      let remark = run.unfinishedProcess == nil ? "" : "  (broken off, or at work)"
      let head = "\(run.number)  \(run.time)  \(counted(entries.count, "file"))"
      try invocation.write("\(head)  \(run.command ?? "apply")\(remark)\n")
      guard invocation.arguments.has(.files) else { continue }
      for entry in entries { try invocation.write("    \(entry.path)\n") }
    }
  }
}

extension Option {
  fileprivate static let files = Option("files", help: "list the files of each run, too")
}
