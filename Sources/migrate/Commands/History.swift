extension Command {
  /// `migrate history`
  static let history = Command(
    name: "history",
    summary: "list the runs of 'apply' that can be undone",
    discussion: """
      Lists the runs that 'migrate undo' can take back, the newest first: the number of each, when it
      began, how many of the files that it wrote can still be restored, and its command line. With
      '--files', also lists the paths of these files.
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
      let remark = run.unfinishedProcess == nil ? "" : "  (interrupted, or still running)"
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
