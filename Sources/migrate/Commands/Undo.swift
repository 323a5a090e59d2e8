extension Command {
  /// `migrate undo`
  static let undo = Command(
    name: "undo",
    summary: "put back what the last 'apply' wrote",
    discussion: """
      Puts the files that the last 'migrate apply' wrote back to what they were, and prints the path
      of each. Nothing is put back if one of them has changed since. Once more, it takes the run
      before; the last ten are known.
      """,
    operands: .none,
    options: [.root],
  ) { invocation throws(Failure) in
    let workspace = try Workspace(invocation, around: [])
    let journal = Journal(of: workspace)
    guard journal.folder.exists else { throw workspace.nothingToUndo }
    let lock = try journal.lock(for: workspace)
    defer { lock.unlock() }
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
        try undo(run, restorations)
        return true
      }
      guard run.isPassedOver else {
        // Somebody else put the files back, and may take that back in turn.
        run.passOver()
        error.show(
          "nothing to put back: what the last 'apply' wrote (\(counted(restorations.count, "file"))) "
            + "is what it was before; 'migrate undo' once more takes the run before\n")
        return true
      }
    }
    return false
  }

  /// What is to be done about each file; reports those that have changed since.
  private mutating func restorations(
    of run: Journal.Run, in workspace: Workspace,
  ) throws(Failure) -> [Restoration] {
    var restorations: [Restoration] = []
    for entry in try run.entries() {
      do throws(Failure) {
        restorations.append(try Restoration(of: entry, in: workspace))
      } catch {
        report(error)
      }
    }
    return restorations
  }

  private mutating func undo(
    _ run: Journal.Run, _ restorations: [Restoration],
  ) throws(Failure) {
    if let process = run.unfinishedProcess {
      let swept = run.sweep(after: process, beside: restorations.map(\.entry))
      error.show("the last run was broken off\(Self.clause(ofSwept: swept))\n")
    }
    let restored = try putBack(restorations, of: run) { invocation, path throws(Failure) in
      try invocation.write(path + "\n")
    }
    error.show("\(counted(restored, "file")) put back\n")
  }

  /// Puts the files back, and forgets each that is.
  ///
  /// - Returns: How many files had to be written.
  private mutating func putBack(
    _ restorations: [Restoration], of run: Journal.Run,
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
      } catch {
        // Have: a file that was mended by hand since.
        if !arguments.has(.allowDirty) { report(.changedSinceBrokenOff(entry.path)) }
      }
    }
    guard status == .done else { return false }
    let swept = run.sweep(after: process, beside: entries)
    let restored = try putBack(restorations, of: run)
    error.show(
      "an earlier run was broken off: \(counted(restored, "file")) put back to what "
        + "\(restored == 1 ? "it was" : "they were") before it\(Self.clause(ofSwept: swept))\n")
    return status == .done
  }

  /// Says that a run was broken off, where nothing is done about it.
  func mentionBrokenOffRun(of journal: Journal) {
    guard let process = journal.runs.first?.unfinishedProcess, process.isDeadProcess else { return }
    error.show(
      "an earlier 'apply' or 'undo' was broken off: 'migrate undo' puts back what it wrote\n")
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
