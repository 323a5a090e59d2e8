import Foundation

extension Option {
  static let allowDirty = Option(
    "allow-dirty", help: "write to files although they have uncommitted changes")

  static let verify = Option(
    "verify", "COMMAND", help: "build before and after, and take back changes that cause new errors"
  )

  static let commit = Option(
    "commit", help: "commit what was written, with a message that says what changed")

  static let verifyInCopy = Option(
    "verify-in-copy", help: "build in a copy, and write only what is verified")
}

extension Command {
  /// `migrate apply [PATH…]`
  static let apply = Command(
    name: "apply",
    summary: "migrate the files and print the path of each that was written",
    discussion: """
      Migrates the files in place and prints the path of each that was written. Replaces a file whole
      or not at all, and also files whose changes depend on each other. Writes nothing if a file that
      would change has uncommitted changes in git. 'migrate undo' restores what was written. If an
      earlier run was interrupted, restores first what that run wrote.

      PATH is a file or a folder and limits what may change; the whole root is read in any case.
      Files that git ignores, those of submodules and other repositories in the root, and those in
      folders of vendored code ('Vendor', 'ThirdParty') change only if PATH names them or a folder of
      theirs. With '--check', prints the paths and writes nothing.

      With '--resume', continues the 'apply' that was interrupted, with its options, answers and builds,
      and writes what it would have written.

      With '--interactive', shows each change and asks about it; the answers are kept until the
      changes are made, so that you can continue a session later.

      With '--commit', commits what was written, and nothing else. With '--split-by' as well, makes a
      commit for each codemod, module or folder; each builds on those before it.

      With '--verify', COMMAND builds the project before and after the change, such as 'swift build'.
      A change that causes a new error or warning is taken back and reported; the others are kept. If
      the command fails before the change, only new errors and warnings count. '--verify-in-copy'
      does that in a copy, and touches no file until everything is verified.
      """,
    operands: .any("PATH"),
    options: Session.options + Option.changed + [.review] + Option.choosing
      + [.check, .resume, .allowDirty, .commit, .splitBy, .verify, .verifyInCopy],
  ) { invocation throws(Failure) in
    try invocation.arguments.checkResuming()
    try invocation.arguments.checkVerifying()
    try invocation.arguments.checkCommitting()
    guard !invocation.arguments.has(.check) else {
      try invocation.checkChanges()
      return
    }
    let workspace = try Workspace(invocation, around: invocation.arguments.operands)
    var journal = Journal(of: workspace)
    // From before the first file is read, so that two runs do not write what both have read.
    let lock = try journal.lock(for: workspace)
    defer { lock.unlock() }
    let isResuming = invocation.arguments.has(.resume)
    if isResuming { try invocation.takeUp(from: journal, in: workspace) }
    guard try invocation.putBackBrokenOffRun(of: journal, in: workspace) else { return }
    if !isResuming { journal.forgetStart() }
    try journal.note(invocation.start(in: workspace))
    journal.words = invocation.words
    try invocation.applyToEnd(keepingIn: journal, isResuming: isResuming)
  }
}

extension Invocation {
  /// Makes the changes, and forgets what was asked for unless a person wants to stop here, or can mend what kept an
  /// interrupted run from being continued.
  fileprivate mutating func applyToEnd(
    keepingIn journal: Journal, isResuming: Bool,
  ) throws(Failure) {
    do throws(Failure) {
      try applyChanges(keepingIn: journal)
    } catch {
      if error != .interrupted, !isResuming { journal.forgetStart() }
      throw error
    }
    if status != .couldNot || !isResuming { journal.forgetStart() }
  }

  fileprivate mutating func applyChanges(keepingIn journal: Journal) throws(Failure) {
    let session = try Session(&self)
    guard !arguments.has(.commit) else {
      try applyAndCommit(in: session, keepingIn: journal)
      return
    }
    guard !arguments.has(.verify) else {
      try applyVerified(in: session, keepingIn: journal)
      return
    }
    var changing: [(outcome: FileOutcome, change: FileChange)] = []
    var summary = Summary(of: session)
    let answers = arguments.has(.interactive) ? try Answers(in: journal) : nil
    try session.migrateChosen(&self, keepingAnswersIn: answers) { outcome, _ in
      if let change = outcome.change {
        changing.append((outcome, change))
      } else {
        summary.add(outcome)
      }
    }
    try checkWritable(changing.map(\.change))
    let written = try write(changing.map(\.change), keepingIn: journal)
    for (index, (outcome, _)) in changing.enumerated() {
      if written.contains(index) { summary.add(outcome) } else { summary.addUnwritten(outcome) }
    }
    error.show(summary.text(.past, error.layout, of: modulesOfIndex))
    if !written.isEmpty {
      if answers != nil { try Answers.settle(in: journal) }
      sayHowToUndo(in: session.workspace, journal)
    }
  }

  /// Says what `undo` has to be told, where it would not look for this run by itself.
  func sayHowToUndo(in workspace: Workspace, _ journal: Journal) {
    guard let folder = try? AbsolutePath(resolving: ".", from: workingDirectory),
      let here = try? Workspace(root: nil, enclosing: folder, from: workingDirectory),
      Journal(of: here).folder != journal.folder
    else { return }
    error.show("'migrate undo --root \(workspace.root)' puts it back\n")
  }

  /// Says what would change.
  fileprivate mutating func checkChanges() throws(Failure) {
    let session = try Session(&self)
    mentionBrokenOffRun(of: Journal(of: session.workspace))
    var summary = Summary(of: session)
    try session.migrateChosen(&self) { outcome, invocation throws(Failure) in
      summary.add(outcome)
      guard let change = outcome.change else { return }
      try invocation.write(change.file.path + "\n")
      invocation.raiseStatus(to: .wouldChange)
    }
    error.show(summary.text(.conditional, error.layout, of: modulesOfIndex))
  }

  /// Fails if git doesn't hold all that the changes would overwrite.
  func checkWritable(_ changes: [FileChange]) throws(Failure) {
    guard !arguments.has(.allowDirty) else { return }
    let uncommitted = try Git(environment: environment)
      .uncommitted(among: changes.map(\.file.location))
    let paths = changes.filter { uncommitted.contains($0.file.location) }.map(\.file.path)
    // A file is in several parts of a series.
    guard paths.isEmpty else {
      throw .uncommitted(
        Set(paths).sorted { strcmp($0, $1) < 0 }, mayBeAllowed: !arguments.has(.commit))
    }
  }

  /// Writes all files that can be written, even when nobody reads their paths any more.
  ///
  /// - Returns: the indices of the changes that were written.
  mutating func write(
    _ changes: [FileChange], keepingIn journal: Journal,
  ) throws(Failure) -> Set<Int> {
    guard !changes.isEmpty else { return [] }
    let writing = try perform(changes, keepingIn: journal)
    writing.finish()
    return writing.written
  }

  /// The same, where the run isn't at its end yet.
  mutating func perform(
    _ changes: [FileChange], keepingIn journal: Journal,
  ) throws(Failure) -> Writing {
    // A reader that goes away, such as `head`, must not leave half of the files as they were.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    var writing = try Writing(of: changes, keepingIn: journal)
    try writing.perform()
    for (_, failure) in writing.failures.sorted(by: { $0.key < $1.key }) { report(failure) }
    do throws(Failure) {
      for index in writing.written.sorted() { try write(changes[index].file.path + "\n") }
    } catch {
      report(error)
    }
    return writing
  }
}
