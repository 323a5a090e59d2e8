extension Option {
  static let force = Option(
    "force", help: "also restore files that have changed since, and keep copies of them")
}

extension Command {
  /// `migrate undo [FILE…]`
  static let undo = Command(
    name: "undo",
    summary: "restore the files that the last 'apply' wrote",
    discussion: """
      Restores the files that the last 'migrate apply' wrote to what they were before, and prints the
      path of each. Restores nothing if one of them has changed since. Another 'migrate undo' takes
      back the run before; the last ten runs are kept, and 'migrate history' lists them.

      FILE is a file or a folder: restores only this file, or the files in this folder, to what each
      was before the last run that wrote it. Files whose changes depend on each other are restored
      together. With '--force', also restores a file that has changed since, and keeps a copy of its
      present text in the journal.
      """,
    operands: .any("FILE"),
    options: [.root, .force],
  ) { invocation throws(Failure) in
    let workspace = try Workspace(invocation, around: [])
    let journal = Journal(of: workspace)
    guard journal.folder.exists else { throw workspace.nothingToUndo }
    let lock = try journal.lock(for: workspace)
    defer { lock.unlock() }
    guard invocation.arguments.operands.isEmpty else {
      try invocation.undoFiles(of: journal, in: workspace)
      return
    }
    guard try invocation.undoNewest(of: journal, in: workspace) else {
      throw workspace.nothingToUndo
    }
  }
}

extension Invocation {
  /// Puts back the newest run of which there is something to put back, or says that there is nothing.
  ///
  /// - Returns: false if no run is left.
  fileprivate mutating func undoNewest(
    of journal: Journal, in workspace: Workspace,
  ) throws(Failure) -> Bool {
    for run in journal.runs {
      let restorations = try restorations(of: run, in: workspace)
      guard status == .done else { return true }
      if run.unfinishedProcess != nil || !restorations.allSatisfy(\.isRestored) {
        try undo(run, restorations, in: journal)
        return true
      }
      guard run.isPassedOver else {
        // Somebody else put the files back, and may take that back in turn.
        run.passOver()
        error.show(
          "nothing to put back: what the last 'apply' wrote (\(counted(restorations.count, "file"))) "
            + "is what it was before; another 'migrate undo' takes back the run before\n")
        return true
      }
    }
    return false
  }

  /// What is to be done about each file; reports those that have changed since.
  private mutating func restorations(
    of run: Journal.Run, in workspace: Workspace,
    where isMeant: (Journal.Entry) -> Bool = { _ in true },
  ) throws(Failure) -> [Restoration] {
    var restorations: [Restoration] = []
    for entry in try run.entries() where isMeant(entry) {
      do throws(Failure) {
        restorations.append(
          arguments.has(.force)
            ? try Restoration(forcing: entry, in: workspace)
            : try Restoration(of: entry, in: workspace))
      } catch {
        report(error)
      }
    }
    return restorations
  }

  private mutating func undo(
    _ run: Journal.Run, _ restorations: [Restoration], in journal: Journal,
  ) throws(Failure) {
    if let process = run.unfinishedProcess {
      let swept = run.sweep(after: process, beside: restorations.map(\.entry))
      error.show("the last run was interrupted\(Self.clause(ofSwept: swept))\n")
      journal.forgetStart()
    }
    let restored = try putBack(restorations, of: run, in: journal) {
      invocation, path throws(Failure) in
      try invocation.write(path + "\n")
    }
    error.show("\(counted(restored, "file")) put back\n")
  }

  /// Puts the files back, and forgets each that is.
  ///
  /// - Returns: How many files had to be written.
  private mutating func putBack(
    _ restorations: [Restoration], of run: Journal.Run, in journal: Journal,
    telling: (inout Invocation, _ path: String) throws(Failure) -> Void = { _, _ in },
  ) throws(Failure) -> Int {
    let isUnfinished = run.unfinishedProcess != nil
    do {
      try run.mark()
    } catch {
      throw .unwritable(run.description, error)
    }
    var restored = 0
    for restoration in restorations {
      do throws(Failure) {
        if let changed = restoration.changed {
          let copy = try journal.keepCopy(of: restoration.entry.path, changed)
          error.show("'\(restoration.entry.path)' was changed since: a copy is in '\(copy)'\n")
        }
        guard try restoration.perform() else { continue }
      } catch {
        report(error)
        continue
      }
      restored += 1
      try telling(&self, restoration.entry.path)
    }
    // Of a run that was broken off, nobody is to forget that.
    if status == .done || !isUnfinished { run.finish() }
    return restored
  }

  private static func clause(ofSwept count: Int) -> String {
    count == 0 ? "" : "; \(counted(count, "temporary file")) of it removed"
  }
}

// A part of what was written.
extension Invocation {
  /// Puts back the files that the operands name, each to what it was before the last run that wrote it, and those that
  /// were written together with them.
  fileprivate mutating func undoFiles(of journal: Journal, in workspace: Workspace) throws(Failure)
  {
    if journal.runs.first?.unfinishedProcess != nil { throw .brokenOffBefore }
    var paths: [String] = []
    for operand in arguments.operands { paths.append(try path(of: operand, in: workspace)) }
    var parts: [(run: Journal.Run, restorations: [Restoration])] = []
    var found: Set<String> = []
    var together: Set<String> = []
    for run in journal.runs {
      let known = try run.entries().map(\.path)
      let named = Set(
        known.filter { path in paths.contains { path.isInside($0) } && !found.contains(path) })
      let linked = run.groups.filter { !$0.isDisjoint(with: named) }.reduce(named) { $0.union($1) }
      // What a later run wrote over has to go first.
      if let path = linked.subtracting(named).intersection(found).min() {
        throw .changedSince(path)
      }
      found.formUnion(linked)
      together.formUnion(linked.subtracting(named))
      let restorations = try restorations(of: run, in: workspace) { linked.contains($0.path) }
      if !restorations.isEmpty { parts.append((run, restorations)) }
    }
    for (operand, path) in zip(arguments.operands, paths)
    where !found.contains(where: { $0.isInside(path) }) {
      report(.notWritten(operand))
    }
    guard status == .done else { return }
    var restored = 0
    for (run, restorations) in parts {
      restored += try putBack(restorations, of: run, in: journal) {
        invocation, path throws(Failure) in
        try invocation.write(path + "\n")
      }
    }
    let more =
      together.isEmpty
      ? "" : ", \(together.count) of them because changes in the others depend on theirs"
    error.show("\(counted(restored, "file")) put back\(more)\n")
  }

  /// The path from the top of the repository, of what need not be there any more.
  private func path(of operand: String, in workspace: Workspace) throws(Failure) -> String {
    let path: String?
    do {
      path = try AbsolutePath(ofFile: operand, from: workingDirectory)
        .relative(to: workspace.patchRoot)
    } catch {
      throw .noSuchPath(operand, error)
    }
    guard let path else { throw .outsideRoot(operand, root: workspace.patchRoot.description) }
    return path
  }
}

// What is left of a run that was broken off.
extension Invocation {
  /// Puts back what a run wrote that was broken off, so that the next one finds what that one found.
  ///
  /// - Returns: false if that cannot be done, and nothing may be written.
  mutating func putBackBrokenOffRun(
    of journal: Journal, in workspace: Workspace,
  ) throws(Failure) -> Bool {
    guard let run = journal.runs.first, let process = run.unfinishedProcess else { return true }
    let entries = try run.entries()
    var restorations: [Restoration] = []
    for entry in entries {
      do throws(Failure) {
        restorations.append(try Restoration(of: entry, in: workspace))
      } catch .changedSince(let path) {
        let companions = run.companions(of: path)
        // Have: a file that was mended by hand since. Of files that belong together, nobody knows which half that is.
        if !companions.isEmpty || !arguments.has(.allowDirty) {
          report(
            .changedSinceBrokenOff(
              path, companion: companions.min(), mayBeAllowed: !arguments.has(.commit)))
        }
      } catch {
        report(error)
      }
    }
    guard status == .done else { return false }
    guard try !isCommitted(restorations, of: journal, in: workspace) else {
      run.finish()
      return true
    }
    let swept = run.sweep(after: process, beside: entries)
    let restored = try putBack(restorations, of: run, in: journal)
    error.show(
      "an earlier run was interrupted: \(counted(restored, "file")) put back to what "
        + "\(restored == 1 ? "it was" : "they were") before it\(Self.clause(ofSwept: swept))\n")
    return status == .done
  }

  /// Whether the run was to be committed, and is: what it was interrupted in came after that.
  private func isCommitted(
    _ restorations: [Restoration], of journal: Journal, in workspace: Workspace,
  ) throws(Failure) -> Bool {
    guard journal.start?.words.contains(Option.commit.spelling) == true,
      !restorations.contains(where: \.isRestored)
    else { return false }
    return try Git(environment: environment).uncommitted(among: restorations.map(\.location))
      .isEmpty
  }

  /// Says that a run was broken off, where nothing is done about it.
  func mentionBrokenOffRun(of journal: Journal) {
    guard let process = journal.runs.first?.unfinishedProcess, process.isDeadProcess else { return }
    error.show(
      "an earlier 'apply' or 'undo' was interrupted: 'migrate undo' puts back what it wrote"
        + (journal.start == nil ? "\n" : ", 'migrate apply --resume' continues it\n"))
  }
}

extension Journal {
  /// The right to write to the files of the workspace, which is that of the journal.
  func lock(for workspace: Workspace) throws(Failure) -> JournalLock {
    do {
      if let lock = try JournalLock(in: folder) {
        sweep()
        return lock
      }
    } catch {
      throw .journalUnusable(folder.description, error)
    }
    throw .atWork(root: workspace.root.description)
  }
}

extension Workspace {
  /// That nothing is to undo here, and where else something is.
  fileprivate var nothingToUndo: Failure {
    .nothingToUndo(root.description, elsewhere: rootOfOtherRun?.description)
  }

  /// The root of a repository around this one, or in it, whose last run wrote to files in here.
  private var rootOfOtherRun: AbsolutePath? {
    let around = patchRoot.ancestorsAndSelf.dropFirst().filter { Self.isRepository($0) }
    let inside = Discovery(of: self).repositories
    return (around + inside).first { repository in
      let name = repository.description
      guard let workspace = try? Workspace(root: name, enclosing: root, from: "/"),
        let entries = try? Journal(of: workspace).runs.first?.entries()
      else { return false }
      return entries.contains { repository.appending($0.path).relative(to: root) != nil }
    }
  }
}
