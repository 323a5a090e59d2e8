extension Command {
  /// `migrate diff [PATH…]`
  static let diff = Command(
    name: "diff",
    summary: "show what 'apply' would write, as a patch; write nothing",
    discussion: """
      Shows what 'migrate apply' would write, as a patch that 'git apply' takes, and writes nothing.

      PATH is a file or a folder and narrows what may change; the whole root is known in any case.
      """,
    operands: .any("PATH"),
    options: Session.options + [.output],
  ) { invocation throws(Failure) in
    let session = try Session(&invocation)
    let isColoured = invocation.isOutputColoured
    let summary = try session.migrate(&invocation) { change, invocation throws(Failure) in
      let patch = change.patch.bytes
      try invocation.write(isColoured ? Colour.paint(patch: patch) : patch)
      if invocation.arguments.has(.check) { invocation.raiseStatus(to: .wouldChange) }
    }
    invocation.error.show(summary.text(tense: .conditional))
  }
}
