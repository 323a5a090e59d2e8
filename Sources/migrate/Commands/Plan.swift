extension Command {
  /// `migrate plan [PATH…]`, and `migrate` alone.
  static let plan = Command(
    name: "plan",
    summary: "summarize what would change; 'migrate' alone does the same",
    discussion: """
      Says in a few lines what 'migrate apply' would change, what '--review' adds, which annotations
      would free the most sites, and why the others stay. Writes nothing.

      PATH is a file or a folder and limits what may change; the whole root is read in any case.
      """,
    operands: .any("PATH"),
    options: Session.options + Option.changed + [.review],
  ) { invocation throws(Failure) in
    let arguments = invocation.arguments
    let isNamed = !arguments.operands.isEmpty || arguments.has(.root)
    if !isNamed, !(try Workspace(invocation, around: [])).isProject { throw .noCommand }
    let session = try Session(&invocation)
    invocation.mentionBrokenOffRun(of: Journal(of: session.workspace))
    var summary = Summary(of: session)
    try session.migrateChosen(&invocation) { outcome, _ in summary.add(outcome) }
    session.preparation(for: summary.needs, invocation).map { summary.prepare(by: $0) }
    if session.selected.isEmpty, invocation.status == .couldNot { return }
    try invocation.write(
      summary.head(of: session, invocation)
        + summary.text(.conditional, invocation.layout, of: invocation.modulesOfIndex)
        + summary.nextStep)
  }
}
