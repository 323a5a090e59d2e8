extension Option {
  static let resume = Option("resume", help: "continue the 'apply' that was interrupted")
}

extension Arguments {
  /// Whether nothing is asked for besides an interrupted run, which has options of its own.
  func checkResuming() throws(Failure) {
    guard has(.resume) else { return }
    if let operand = operands.first { throw .unexpectedOperand(operand, command: "apply") }
    let own: Set<Option> = [.resume, .root, .allowDirty]
    let other = Command.apply.options.first { has($0) && !own.contains($0) }
    if let other { throw .contradiction(.resume, other) }
  }
}

extension Invocation {
  /// Becomes the invocation of the `apply` that was interrupted.
  mutating func takeUp(from journal: Journal, in workspace: Workspace) throws(Failure) {
    guard let start = journal.start, start.root == workspace.root.description else {
      throw .nothingToResume(workspace.root.description)
    }
    let allowing = arguments.has(.allowDirty) ? [Option.allowDirty.spelling] : []
    error.show(
      "continues '\((["migrate"] + start.words).map(\.asArgument).joined(separator: " "))'\n")
    try take(
      Array(start.words.prefix(1) + allowing + start.words.dropFirst()), of: .apply,
      in: start.workingDirectory)
    try arguments.checkCommitting()
  }

  func start(in workspace: Workspace) -> Journal.Start {
    Journal.Start(
      words: words, workingDirectory: workingDirectory, root: workspace.root.description)
  }
}
