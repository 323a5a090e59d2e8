import Foundation

/// What files were before `apply` wrote them, so that `undo` can put it back.
///
/// A folder for each run of `apply`, and in it a file for each file of the run, which is there before
/// that one is written. A run that is broken off can therefore be undone like any other.
struct Journal {
  /// `migrate` in git's own folder, or `.migrate` in the root where there is no git.
  let folder: AbsolutePath

  /// The folder that the paths of the journal start from.
  private let top: AbsolutePath

  private static let maximumRuns = 10

  init(of workspace: Workspace) {
    top = workspace.patchRoot
    folder =
      Git.folder(of: workspace.patchRoot)?.appending("migrate")
      ?? workspace.root.appending(".migrate")
  }

  /// The newest run that has not been undone.
  var newest: Run? { runs.last }

  /// Makes room for one more run. Nothing is on the disk before its first file is kept.
  func begin() -> Run {
    let runs = runs
    for old in runs.dropLast(Self.maximumRuns - 1) { old.remove() }
    return Run(number: (runs.last?.number ?? 0) + 1, in: self)
  }

  /// The oldest first.
  private var runs: [Run] {
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
    fileprivate let number: Int
    private let journal: AbsolutePath
    private let folder: AbsolutePath
    private let top: AbsolutePath
    private var keptCount = 0

    fileprivate init(number: Int, in journal: Journal) {
      self.number = number
      self.journal = journal.folder
      folder = journal.folder.appending("\(number)")
      top = journal.top
    }

    /// Keeps what a file is before it is written.
    ///
    /// - Parameter result: what will be written.
    mutating func keep(
      _ original: [UInt8], of file: AbsolutePath, becoming result: [UInt8],
    ) throws(SystemError) -> Entry {
      guard let path = file.relative(to: top) else { throw SystemError(EXDEV) }
      try Self.make(journal)
      try Self.make(folder)
      keptCount += 1
      let entry = Entry(
        path: path, original: original, result: Fingerprint(result),
        location: folder.appending("\(keptCount)"))
      try AtomicWrite(target: entry.location).create(with: entry.bytes)
      return entry
    }

    /// What the run wrote, in the order of the writing.
    func entries() throws(Failure) -> [Entry] {
      var entries: [Entry] = []
      for number in Journal.numbers(in: folder) {
        entries.append(try Entry(at: folder.appending("\(number)")))
      }
      return entries
    }

    /// Forgets the run, and the journal if it was the last one.
    func remove() {
      for number in Journal.numbers(in: folder) {
        unlink(folder.appending("\(number)").description)
      }
      rmdir(folder.description)
      rmdir(journal.description)
    }

    private static func make(_ folder: AbsolutePath) throws(SystemError) {
      guard mkdir(folder.description, 0o777) == 0 || errno == EEXIST else { throw .last }
    }
  }

  /// What one file was, and how to know what was made of it.
  struct Entry {
    /// The path from the top of the repository, or without git from the root.
    let path: String

    let original: [UInt8]

    /// Of the bytes that were written.
    let result: Fingerprint

    /// Where the entry itself is.
    fileprivate let location: AbsolutePath
  }
}

extension Journal.Entry {
  private static let mark = "migrate journal 1"

  /// A line for people, path and fingerprint with a NUL behind each, and the file as it was.
  fileprivate var bytes: [UInt8] {
    Array("\(Self.mark)\n\(path)\0\(result)\0".utf8) + original
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
    guard bytes.starts(with: head), parts.count == 3,
      let result = Fingerprint(String(decoding: parts[1], as: UTF8.self))
    else { throw .damagedJournal(location.description) }
    path = String(decoding: parts[0], as: UTF8.self)
    original = Array(parts[2])
    self.result = result
    self.location = location
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
