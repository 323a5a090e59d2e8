/// A file of a run that is to be what it was.
struct Restoration {
  let entry: Journal.Entry
  private let location: AbsolutePath
  private let stamp: FileStamp

  /// Whether the file is not yet, or again, what it was.
  let isRestored: Bool

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
      isRestored || entry.results.contains(Fingerprint(contents.bytes))
    else { throw .changedSince(entry.path) }
  }

  /// Puts the file back and forgets about it.
  ///
  /// - Returns: false if there was nothing to write.
  func perform() throws(Failure) -> Bool {
    if !isRestored {
      _ = try AtomicWrite(target: location)
        .replace(with: entry.original, ifStill: stamp, named: entry.path)
    }
    entry.remove()
    return !isRestored
  }
}

extension AtomicWrite {
  /// As ``replace(with:ifStill:)``, where whatever keeps the file from being written is a failure.
  ///
  /// - Returns: The stamp of the new file.
  func replace(
    with bytes: [UInt8], ifStill stamp: FileStamp, named path: String,
  ) throws(Failure) -> FileStamp {
    let outcome: Outcome
    do {
      outcome = try replace(with: bytes, ifStill: stamp)
    } catch {
      throw .unwritable(path, error)
    }
    switch outcome {
    case .written(let stamp): return stamp
    case .changedMeanwhile: throw .changedMeanwhile(path)
    case .readOnly: throw .readOnly(path)
    }
  }
}
