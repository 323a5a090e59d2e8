import Foundation

extension Option {
  static let allowDirty = Option(
    "allow-dirty", help: "write to files although they have uncommitted changes")
}

extension Command {
  /// `migrate apply [PATH…]`
  static let apply = Command(
    name: "apply",
    summary: "migrate the files and print the path of each that was written",
    discussion: """
      Migrates the files in place and prints the path of each that was written. A file is replaced
      whole or not at all. Nothing is written if git knows of uncommitted changes in a file that
      would change. 'migrate undo' puts back what was written.

      PATH is a file or a folder and narrows what may change; the whole root is known in any case.
      With '--check', the paths are printed and nothing is written.
      """,
    operands: .any("PATH"),
    options: Session.options + [.review, .check, .allowDirty],
  ) { invocation throws(Failure) in
    let session = try Session(&invocation)
    var changes: [FileChange] = []
    var changing: [FileOutcome] = []
    var summary = Summary(files: session.selected.count, modules: session.modules)
    try session.migrate(&invocation) { outcome, _ in
      if let change = outcome.change {
        changes.append(change)
        changing.append(outcome)
      } else {
        summary.add(outcome)
      }
    }
    if invocation.arguments.has(.check) {
      changing.forEach { summary.add($0) }
      for change in changes { try invocation.write(change.file.path + "\n") }
      if !changes.isEmpty { invocation.raiseStatus(to: .wouldChange) }
      invocation.error.show(summary.text(tense: .conditional))
      return
    }
    guard try invocation.mayWrite(changes) else { return }
    let written = try invocation.write(changes, keepingIn: Journal(of: session.workspace))
    for index in written { summary.add(changing[index]) }
    invocation.error.show(summary.text(tense: .past))
  }
}

extension Invocation {
  /// Whether git holds all that the changes would overwrite; reports the files of which it does not.
  fileprivate mutating func mayWrite(_ changes: [FileChange]) throws(Failure) -> Bool {
    guard !arguments.has(.allowDirty) else { return true }
    let uncommitted = try Git(environment: environment)
      .uncommitted(among: changes.map(\.file.location))
    for change in changes where uncommitted.contains(change.file.location) {
      report(.uncommitted(change.file.path))
    }
    return uncommitted.isEmpty
  }

  /// Writes all files that can be written, even when nobody reads their paths any more.
  ///
  /// - Returns: the indices of the changes that were written.
  fileprivate mutating func write(
    _ changes: [FileChange], keepingIn journal: Journal,
  ) throws(Failure) -> [Int] {
    guard !changes.isEmpty else { return [] }
    // A reader that goes away, such as `head`, must not leave half of the files as they were.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    var run = journal.begin()
    var written: [Int] = []
    var outputFailure: Failure?
    for (index, change) in changes.enumerated() {
      do throws(Failure) {
        let entry = try change.keep(in: &run, of: journal)
        do throws(Failure) {
          try change.write()
        } catch {
          entry.remove()
          throw error
        }
        written.append(index)
      } catch {
        report(error)
        continue
      }
      guard outputFailure == nil else { continue }
      do throws(Failure) {
        try write(change.file.path + "\n")
      } catch {
        outputFailure = error
      }
    }
    if let outputFailure { report(outputFailure) }
    return written
  }
}

extension FileChange {
  /// Keeps what the file is, so that `undo` can put it back.
  fileprivate func keep(
    in run: inout Journal.Run, of journal: Journal,
  ) throws(Failure) -> Journal.Entry {
    let contents: FileContents
    do {
      contents = try FileContents(of: file.location)
    } catch {
      throw .unreadable(file.path, error)
    }
    guard contents.stamp == stamp else { throw .changedMeanwhile(file.path) }
    do {
      return try run.keep(contents.bytes, of: file.location, becoming: source.bytes)
    } catch {
      throw .notKept(file.path, journal: journal.folder.description, error)
    }
  }

  /// Puts the migrated source in the file's place.
  fileprivate func write() throws(Failure) {
    let isWritten: Bool
    do {
      isWritten = try AtomicWrite(target: file.location)
        .replace(with: source.bytes, ifStill: stamp)
    } catch {
      throw .unwritable(file.path, error)
    }
    if !isWritten { throw .changedMeanwhile(file.path) }
  }
}
