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
    guard let run = Journal(of: workspace).newest else {
      throw .nothingToUndo(workspace.root.description)
    }
    var restorations: [Restoration] = []
    for entry in try run.entries() {
      do throws(Failure) {
        restorations.append(try Restoration(of: entry, in: workspace))
      } catch {
        invocation.report(error)
      }
    }
    guard invocation.status == .done else { return }
    try invocation.putBack(restorations)
    if invocation.status == .done { run.remove() }
  }
}

extension Invocation {
  fileprivate mutating func putBack(_ restorations: [Restoration]) throws(Failure) {
    var restored = 0
    for restoration in restorations {
      do throws(Failure) {
        guard try restoration.perform() else { continue }
      } catch {
        report(error)
        continue
      }
      restored += 1
      try write(restoration.entry.path + "\n")
    }
    error.show("\(counted(restored, "file")) put back\n")
  }
}

/// A file that is to be what it was.
private struct Restoration {
  let entry: Journal.Entry
  private let location: AbsolutePath
  private let stamp: FileStamp

  /// Whether the file is not yet, or again, what it was.
  private let isRestored: Bool

  /// Fails if the file is neither as `apply` left it nor as it was before.
  init(of entry: Journal.Entry, in workspace: Workspace) throws(Failure) {
    self.entry = entry
    let contents: FileContents
    do {
      location = try AbsolutePath(resolving: entry.path, from: workspace.patchRoot.description)
      contents = try FileContents(of: location)
    } catch {
      throw .changedSince(entry.path)
    }
    isRestored = contents.bytes == entry.original
    stamp = contents.stamp
    // A path that a link has led astray since is no longer that of the file.
    guard location.relative(to: workspace.patchRoot) == entry.path,
      isRestored || Fingerprint(contents.bytes) == entry.result
    else { throw .changedSince(entry.path) }
  }

  /// Puts the file back and forgets about it.
  ///
  /// - Returns: false if there was nothing to write.
  func perform() throws(Failure) -> Bool {
    if !isRestored {
      let isWritten: Bool
      do {
        isWritten = try AtomicWrite(target: location).replace(with: entry.original, ifStill: stamp)
      } catch {
        throw .unwritable(entry.path, error)
      }
      guard isWritten else { throw .changedMeanwhile(entry.path) }
    }
    entry.remove()
    return !isRestored
  }
}
