import Foundation

/// What files were before `apply` wrote them, so that `undo` can put it back.
///
/// A folder for each run of `apply`, and in it a file for each file of the run, which is there before
/// that one is written. While a run is at work, a mark beside them says so and names the process; a mark
/// whose process has not the lock is that of a run that was broken off, which can be put back as any other.
struct Journal {
  /// `migrate` in git's own folder, or `.migrate` in the root where there is no git.
  let folder: AbsolutePath

  /// The words of the command whose runs are kept.
  var words: [String] = []

  /// The folder that the paths of the journal start from.
  fileprivate let top: AbsolutePath

  private static let maximumRuns = 10

  init(of workspace: Workspace, for words: [String] = []) {
    self.words = words
    top = workspace.patchRoot
    folder =
      Git.folder(of: workspace.patchRoot)?.appending("migrate")
      ?? workspace.root.appending(".migrate")
  }

  /// The runs that wrote something and have not been undone, the newest first.
  var runs: [Run] { all.reversed().filter { !$0.isEmpty } }

  /// Makes room for one more run, whose files can be kept from then on.
  func begin() throws(SystemError) -> Run {
    let known = all
    for old in known.dropLast(Self.maximumRuns - 1) { old.remove() }
    let run = Run(number: (known.last?.number ?? 0) + 1, in: self)
    try folder.makeFolder()
    try run.begin(words.map(\.asArgument).joined(separator: " "))
    return run
  }

  /// The folder of the copies that are kept of files which are put back by force.
  private var copies: AbsolutePath { folder.appending("copies") }

  /// Keeps what a file is before it is put back by force.
  ///
  /// - Returns: where.
  func keepCopy(of path: String, _ bytes: [UInt8]) throws(Failure) -> AbsolutePath {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    do {
      try copies.makeFolder()
      let numbers = try FolderEntry.all(in: copies)
        .compactMap { Int($0.name.prefix { $0 != "-" }) }
      let copy = copies.appending("\((numbers.max() ?? 0) + 1)-\(name)")
      try AtomicWrite(target: copy).create(with: bytes)
      return copy
    } catch {
      throw .notKept(path, journal: folder.description, error)
    }
  }

  /// Forgets all runs and copies.
  ///
  /// - Returns: how many there were.
  func forgetAll() -> (runs: Int, copies: Int) {
    let known = all
    for run in known { run.remove() }
    let kept = (try? FolderEntry.all(in: copies)) ?? []
    for copy in kept { unlink(copies.appending(copy.name).description) }
    rmdir(copies.description)
    return (known.count, kept.count)
  }

  /// Removes what processes that were killed left in the journal, which is only for who has the lock:
  /// temporary files, and runs that kept nothing yet.
  func sweep() {
    TemporaryFile.sweep(folder)
    for run in all {
      run.sweepFolder()
      if run.isEmpty { run.remove() }
    }
  }

  /// The oldest first.
  private var all: [Run] {
    Self.numbers(in: folder).map { Run(number: $0, in: self) }
  }

  /// The entries of a folder that are named by numbers, in their order.
  private static func numbers(in folder: AbsolutePath) -> [Int] {
    ((try? FolderEntry.all(in: folder)) ?? []).compactMap { Int($0.name) }.sorted()
  }
}

extension Journal {
  /// One run of `apply`.
  struct Run {
    let number: Int
    private let folder: AbsolutePath
    private let top: AbsolutePath
    private var keptCount = 0

    fileprivate init(number: Int, in journal: Journal) {
      self.number = number
      folder = journal.folder.appending("\(number)")
      top = journal.top
    }

    fileprivate func begin(_ command: String) throws(SystemError) {
      try folder.makeFolder()
      try mark()
      try AtomicWrite(target: commandFile).create(with: Array("\(command)\n".utf8))
    }

    /// The command line of the run; `nil` where it is not known.
    var command: String? {
      guard let bytes = try? FileContents(of: commandFile).bytes, bytes.count > 1 else {
        return nil
      }
      return String(decoding: bytes.dropLast(), as: UTF8.self)
    }

    /// When the run began, in the time of the place, to the minute.
    var time: String {
      var status = stat()
      guard stat(commandFile.description, &status) == 0 else { return "" }
      return status.minuteOfChange
    }

    private var commandFile: AbsolutePath { folder.appending("command") }

    /// Keeps which files were written together, since their changes count on each other.
    ///
    /// - Parameter groups: paths as those of the entries.
    func keep(together groups: [[String]]) throws(SystemError) {
      let linked = groups.filter { $0.count > 1 }
      guard !linked.isEmpty else {
        unlink(togetherFile.description)
        return
      }
      let text = linked.map { $0.joined(separator: "\0") }.joined(separator: "\0\0")
      try AtomicWrite(target: togetherFile).create(with: Array(text.utf8))
    }

    /// The files that were written together, by path.
    var groups: [Set<String>] {
      guard let bytes = try? FileContents(of: togetherFile).bytes else { return [] }
      return String(decoding: bytes, as: UTF8.self).components(separatedBy: "\0\0").map {
        Set($0.split(separator: "\0").map(String.init))
      }
    }

    /// The files whose changes are made with that of the file, or not at all.
    func companions(of path: String) -> Set<String> {
      (groups.first { $0.contains(path) } ?? []).subtracting([path])
    }

    private var togetherFile: AbsolutePath { folder.appending("together") }

    /// Where it is.
    var description: String { folder.description }

    /// Says in the journal that this process writes or puts back the run's files.
    func mark() throws(SystemError) {
      try AtomicWrite(target: markFile).create(with: Array("\(getpid())\n".utf8))
      try folder.syncFolder()
    }

    /// The process that has not come to the end of the run, or of putting it back.
    var unfinishedProcess: Int32? {
      guard let bytes = try? FileContents(of: markFile).bytes else { return nil }
      return Int32(String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)) ?? 0
    }

    private var markFile: AbsolutePath { folder.appending("unfinished") }

    /// Whether somebody has been told that all files are already what they were before the run.
    var isPassedOver: Bool { passedOverFile.exists }

    func passOver() {
      try? AtomicWrite(target: passedOverFile).create(with: [])
    }

    private var passedOverFile: AbsolutePath { folder.appending("passed-over") }

    /// Keeps what a file is before it is written.
    ///
    /// - Parameter result: what will be written.
    mutating func keep(
      _ original: [UInt8], of file: AbsolutePath, becoming result: [UInt8],
    ) throws(SystemError) -> Entry {
      guard let path = file.relative(to: top) else { throw SystemError(EXDEV) }
      keptCount += 1
      let entry = Entry(
        path: path, original: original, results: [Fingerprint(result)],
        location: folder.appending("\(keptCount)"))
      try AtomicWrite(target: entry.location).create(with: entry.bytes)
      return entry
    }

    /// Waits until all that was kept is on the disk, so that the files may be written.
    func sync() throws(SystemError) { try folder.syncFolder() }

    /// The run has come to its end. One that wrote nothing is none.
    func finish() {
      guard !isEmpty else {
        remove()
        return
      }
      unlink(markFile.description)
      try? sync()
    }

    fileprivate var isEmpty: Bool { Journal.numbers(in: folder).isEmpty }

    /// What the run wrote, in the order of the writing.
    func entries() throws(Failure) -> [Entry] {
      var entries: [Entry] = []
      for number in Journal.numbers(in: folder) {
        entries.append(try Entry(at: folder.appending("\(number)")))
      }
      return entries
    }

    /// Removes what a process that was broken off left beside the files of the run.
    ///
    /// - Returns: How many files that were.
    func sweep(after process: Int32, beside entries: [Entry]) -> Int {
      let folders = Set(entries.compactMap { top.appending($0.path).parent })
      return folders.map { TemporaryFile.sweep($0, of: process) }.reduce(0, +)
    }

    fileprivate func sweepFolder() {
      TemporaryFile.sweep(folder)
    }

    /// Forgets the run. What it kept goes first, so that what is left of it is no run.
    func remove() {
      let names = ((try? FolderEntry.all(in: folder)) ?? []).map(\.name)
      for name in names.sorted(by: { Int($0) != nil && Int($1) == nil }) {
        unlink(folder.appending(name).description)
      }
      rmdir(folder.description)
    }
  }

  /// What one file was, and how to know what was made of it.
  struct Entry {
    /// The path from the top of the repository, or without git from the root.
    let path: String

    let original: [UInt8]

    /// Of the bytes that were written, and of those that will be.
    private(set) var results: Set<Fingerprint>

    /// Where the entry itself is.
    fileprivate let location: AbsolutePath
  }
}

extension Journal.Entry {
  private static let mark = "migrate journal 1"

  /// A line for people, path and fingerprints with a NUL behind each, and the file as it was.
  fileprivate var bytes: [UInt8] {
    let list = results.map(\.description).sorted().joined(separator: " ")
    return Array("\(Self.mark)\n\(path)\0\(list)\0".utf8) + original
  }

  fileprivate init(at location: AbsolutePath) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try FileContents(of: location).bytes
    } catch {
      throw .unreadable(location.description, error)
    }
    let head = Array("\(Self.mark)\n".utf8)
    let parts = bytes.dropFirst(head.count)
      .split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard bytes.starts(with: head), parts.count == 3 else {
      throw .damagedJournal(location.description)
    }
    let results = String(decoding: parts[1], as: UTF8.self).split(separator: " ")
      .map { Fingerprint(String($0)) }
    guard !results.isEmpty, !results.contains(nil) else {
      throw .damagedJournal(location.description)
    }
    path = String(decoding: parts[0], as: UTF8.self)
    original = Array(parts[2])
    self.results = Set(results.compactMap(\.self))
    self.location = location
  }

  /// Notes what will be written to the file as well, before it is.
  mutating func expect(_ result: [UInt8]) throws(SystemError) {
    guard results.insert(Fingerprint(result)).inserted else { return }
    try AtomicWrite(target: location).create(with: bytes)
  }

  /// Forgets what the file was.
  func remove() {
    unlink(location.description)
  }
}

/// What tells bytes from other bytes without holding them.
struct Fingerprint: Hashable, LosslessStringConvertible {
  private let count: Int
  private let hash: UInt64

  /// Cost: one pass over the bytes.
  init(_ bytes: [UInt8]) {
    count = bytes.count
    hash = bytes.fnvHash
  }

  init?(_ description: String) {
    let parts = description.split(separator: "-")
    guard parts.count == 2, let count = Int(parts[0]), let hash = UInt64(parts[1], radix: 16)
    else { return nil }
    self.count = count
    self.hash = hash
  }

  var description: String { "\(count)-\(String(hash, radix: 16))" }
}

extension Sequence<UInt8> {
  /// The 64-bit FNV-1a hash.
  var fnvHash: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
