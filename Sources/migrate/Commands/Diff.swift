extension Command {
  /// `migrate diff [PATH…]`
  static let diff = Command(
    name: "diff",
    summary: "show what 'apply' would write, as a patch; write nothing",
    discussion: """
      Shows what 'migrate apply' would write, as a patch that 'git apply' takes, and writes nothing.

      PATH is a file or a folder and limits what may change; the whole root is read in any case.
      Files that git ignores, those of submodules and other repositories in the root, and those in
      folders of vendored code ('Vendor', 'ThirdParty') change only if PATH names them or a folder of
      theirs.

      With '--split-by', writes patches with messages for 'git am' to the folder that '--output'
      names; each builds on those before it.
      """,
    operands: .any("PATH"),
    options: Session.options + Option.changed + [.review] + Option.choosing
      + [.splitBy, .check, .output],
  ) { invocation throws(Failure) in
    try invocation.arguments.checkSplitting()
    let session = try Session(&invocation)
    guard !invocation.arguments.has(.splitBy) else {
      try invocation.writePatches(in: session)
      return
    }
    let isColoured = invocation.isOutputColoured
    invocation.mentionBrokenOffRun(of: Journal(of: session.workspace))
    var summary = Summary(of: session)
    try session.migrateChosen(&invocation) { outcome, invocation throws(Failure) in
      summary.add(outcome)
      guard let change = outcome.change else { return }
      let patch = change.patch.bytes
      try invocation.write(isColoured ? Colour.paint(patch: patch) : patch)
      if invocation.arguments.has(.check) { invocation.raiseStatus(to: .wouldChange) }
    }
    invocation.error.show(
      summary.text(.conditional, invocation.error.layout, of: invocation.modulesOfIndex)
        + summary.stepAfterDiff(invocation))
  }
}
