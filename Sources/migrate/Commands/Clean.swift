extension Option {
  fileprivate static let answers = Option(
    "answers", help: "only the answers of interactive sessions")
}

extension Command {
  /// `migrate clean`
  static let clean = Command(
    name: "clean",
    summary: "delete what is kept for 'undo' and '--interactive'",
    discussion: """
      Deletes what is kept of the files before 'migrate apply' wrote them, so that 'migrate undo' has
      nothing left to restore, the copies that 'undo --force' kept, and the answers of interactive
      sessions. None of your files changes.
      """,
    operands: .none,
    options: [.root, .answers],
  ) { invocation throws(Failure) in
    let workspace = try Workspace(invocation, around: [])
    let journal = Journal(of: workspace)
    guard journal.folder.exists else {
      invocation.error.show("nothing is kept in '\(workspace.root)'\n")
      return
    }
    let lock = try journal.lock(for: workspace)
    defer { lock.unlock() }
    let answers = try Answers(in: journal).forget()
    var lines = [counted(answers, "answer")]
    if !invocation.arguments.has(.answers) {
      if journal.runs.first?.unfinishedProcess != nil { throw .brokenOffBefore }
      journal.forgetStart()
      let (runs, copies) = journal.forgetAll()
      lines = [counted(runs, "run"), copies == 1 ? "1 copy" : "\(copies) copies"] + lines
    }
    invocation.error.show("forgotten: \(lines.joined(separator: ", "))\n")
  }
}
