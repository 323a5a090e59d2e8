/// The writing of what a run changes: first all files are kept as they are, then they are written, those that
/// count on each other together or not at all.
struct Writing {
  private let changes: [FileChange]
  private let journal: Journal
  private var run: Journal.Run
  private var entries: [Int: Journal.Entry] = [:]

  /// The files that were written, by their places in the list.
  private(set) var written: Set<Int> = []

  /// Why others were not.
  private(set) var failures: [Int: Failure] = [:]

  init(of changes: [FileChange], keepingIn journal: Journal) throws(Failure) {
    self.changes = changes
    self.journal = journal
    do {
      run = try journal.begin()
    } catch {
      throw .journalUnusable(journal.folder.description, error)
    }
  }

  mutating func perform() throws(Failure) {
    for index in changes.indices { keep(index) }
    let groups = changes.groups
    do {
      try run.keep(together: groups.map { $0.compactMap { entries[$0]?.path } })
      try run.sync()
    } catch {
      run.remove()
      throw .journalUnusable(journal.folder.description, error)
    }
    for group in groups { write(group) }
  }

  /// From here on, the run is no longer one that was interrupted.
  func finish() { run.finish() }

  private mutating func keep(_ index: Int) {
    do throws(Failure) {
      entries[index] = try changes[index].keep(in: &run, of: journal)
    } catch {
      failures[index] = error
    }
  }

  /// Writes files that count on each other.
  private mutating func write(_ group: [Int]) {
    let paths = Set(group.map { changes[$0].file.path })
    for index in group where failures[index] == nil {
      if let other = changes[index].companions.subtracting(paths).min() {
        failures[index] = .withoutCompanion(changes[index].file.path, other)
      }
    }
    var stamps: [Int: FileStamp] = [:]
    for index in group {
      guard !group.contains(where: { failures[$0] != nil }) else { break }
      do throws(Failure) {
        stamps[index] = try changes[index].write()
      } catch {
        failures[index] = error
      }
    }
    guard let failed = group.first(where: { failures[$0] != nil }) else {
      written.formUnion(group)
      return
    }
    for index in group { leave(index, stamps[index], because: failed) }
  }

  /// Leaves a file as it was since another cannot be written.
  private mutating func leave(_ index: Int, _ stamp: FileStamp?, because failed: Int) {
    let (change, other) = (changes[index], changes[failed].file.path)
    if let stamp, let entry = entries[index] {
      do throws(Failure) {
        try change.putBack(entry.original, ifStill: stamp)
      } catch {
        // What it was stays in the journal, so that `undo` puts it back.
        failures[index] = error
        return
      }
    }
    entries[index]?.remove()
    failures[index] = failures[index] ?? .leftWithCompanion(change.file.path, other)
  }
}

extension [FileChange] {
  /// The places of those that count on each other, directly or by others; each group in the order of the
  /// list.
  var groups: [[Int]] {
    let places = Dictionary(enumerated().map { ($1.file.path, $0) }) { first, _ in first }
    var leaders = Array<Int>(indices)
    func leader(of index: Int) -> Int {
      leaders[index] == index ? index : leader(of: leaders[index])
    }
    for index in indices {
      for other in self[index].companions.compactMap({ places[$0] }) {
        let (one, two) = (leader(of: index), leader(of: other))
        leaders[Swift.max(one, two)] = Swift.min(one, two)
      }
    }
    return Dictionary(grouping: indices, by: leader).sorted { $0.key < $1.key }.map(\.value)
  }
}

extension FileChange {
  /// Keeps what the file is, so that `undo` can put it back.
  func keep(
    in run: inout Journal.Run, of journal: Journal,
  ) throws(Failure) -> Journal.Entry {
    let contents: FileContents
    do {
      contents = try FileContents(of: file.location)
    } catch {
      throw .unreadable(file.path, error)
    }
    guard contents.stamp == stamp else { throw .changedMeanwhile(file.path) }
    let target = AtomicWrite(target: file.location)
    guard target.isTargetWritable else { throw .readOnly(file.path) }
    guard !target.isTargetShared else { throw .hasOtherNames(file.path) }
    do {
      return try run.keep(contents.bytes, of: file.location, becoming: source.bytes)
    } catch {
      throw .notKept(file.path, journal: journal.folder.description, error)
    }
  }

  /// Puts the migrated source in the file's place.
  func write() throws(Failure) -> FileStamp {
    try AtomicWrite(target: file.location)
      .replace(with: source.bytes, ifStill: stamp, named: file.path)
  }

  /// Puts the file back to what it was.
  func putBack(_ original: [UInt8], ifStill written: FileStamp) throws(Failure) {
    _ = try AtomicWrite(target: file.location)
      .replace(with: original, ifStill: written, named: file.path)
  }
}
