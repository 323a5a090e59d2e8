import Foundation

/// A file of a run that is to be what it was.
struct Restoration {
  let entry: Journal.Entry
  let location: AbsolutePath

  /// `nil` where there is no file any more.
  private let stamp: FileStamp?

  /// What the file is, where that is neither what `apply` made of it nor what it was before.
  let changed: [UInt8]?

  /// Whether the file is what it was.
  let isRestored: Bool

  /// Fails if the file is neither as `apply` left it nor as it was before, or has other names that would keep what it is.
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
    changed = nil
    // A path that a link has led astray since is no longer that of the file.
    guard location.relative(to: workspace.patchRoot) == entry.path,
      isRestored || entry.results.contains(Fingerprint(contents.bytes))
    else { throw .changedSince(entry.path) }
    guard isRestored || !AtomicWrite(target: location).isTargetShared else {
      throw .hasOtherNames(entry.path)
    }
  }

  /// Takes whatever is in the file's place, as long as that is no link.
  init(
    forcing entry: Journal.Entry, in workspace: Workspace,
  ) throws(Failure) {
    self.entry = entry
    let parts = entry.path.split(separator: "/").map(String.init)
    location = parts.reduce(workspace.patchRoot) { $0.appending($1) }
    guard location.exists else {
      (stamp, changed, isRestored) = (nil, nil, false)
      return
    }
    guard (try? AbsolutePath(resolving: location.description, from: "/")) == location else {
      throw .isLink(entry.path)
    }
    do throws(SystemError) {
      let contents = try FileContents(of: location)
      stamp = contents.stamp
      isRestored = contents.bytes == entry.original
      let isKnown = isRestored || entry.results.contains(Fingerprint(contents.bytes))
      changed = isKnown ? nil : contents.bytes
    } catch {
      throw .unreadable(entry.path, error)
    }
  }

  /// Puts the file back and forgets about it.
  ///
  /// - Returns: false if there was nothing to write.
  func perform() throws(Failure) -> Bool {
    guard let stamp else {
      do {
        try AtomicWrite(target: location).create(with: entry.original)
      } catch {
        throw .unwritable(entry.path, error)
      }
      entry.remove()
      return true
    }
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
