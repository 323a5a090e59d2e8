import Foundation
import Rewriter

/// Where changes are tried: files are written and put back, over and over.
protocol Trial {
  /// Where the build runs.
  var folder: AbsolutePath { get }

  /// The paths of what is written at present.
  var writtenPaths: [String] { get }

  /// Where the file or folder of the workspace is that is built.
  func location(of original: AbsolutePath) -> AbsolutePath

  /// Writes all of the changes, or nothing. What was written before is put back first.
  mutating func put(_ changes: [FileChange]) throws(Failure)

  /// Fails if a file of the workspace is no longer as it was written.
  func check() throws(Failure)

  mutating func putBack() throws(Failure)

  /// Ends the trial with what is written at present.
  mutating func finish()
}

extension Trial {
  func location(of file: WorkspaceFile) -> AbsolutePath { location(of: file.location) }

  /// Has the files built again, so that the compiler says again what it says of them.
  func touch(_ files: some Sequence<WorkspaceFile>) {
    for file in files { utimes(location(of: file).description, nil) }
  }
}

/// A trial in the files of the workspace: what they were is in the journal before they are written.
struct TrialInPlace: Trial {
  let folder: AbsolutePath
  private let journal: Journal
  private var run: Journal.Run
  private var entries: [String: Journal.Entry] = [:]
  private var written: [String: (change: FileChange, stamp: FileStamp)] = [:]

  init(in folder: AbsolutePath, keepingIn journal: Journal) throws(Failure) {
    self.folder = folder
    self.journal = journal
    do {
      run = try journal.begin()
    } catch {
      throw .journalUnusable(journal.folder.description, error)
    }
  }

  var writtenPaths: [String] { written.keys.sorted { strcmp($0, $1) < 0 } }

  func location(of original: AbsolutePath) -> AbsolutePath { original }

  mutating func put(_ changes: [FileChange]) throws(Failure) {
    try putBack()
    for change in changes { try expect(change) }
    do {
      try run.keep(together: paths(writtenTogetherIn: changes))
      try run.sync()
    } catch {
      throw .journalUnusable(journal.folder.description, error)
    }
    for change in changes { written[change.file.path] = (change, try change.write()) }
  }

  /// Notes in the journal what is going to be written.
  private mutating func expect(_ change: FileChange) throws(Failure) {
    let path = change.file.path
    guard entries[path] != nil else {
      entries[path] = try change.keep(in: &run, of: journal)
      return
    }
    do {
      try entries[path]?.expect(change.source.bytes)
    } catch {
      throw .notKept(path, journal: journal.folder.description, error)
    }
  }

  func check() throws(Failure) {
    for (path, (change, _)) in written {
      guard let contents = try? FileContents(of: change.file.location),
        contents.bytes == change.source.bytes
      else { throw .changedByBuild(path) }
    }
  }

  mutating func putBack() throws(Failure) {
    var failures: [Failure] = []
    for (path, (change, stamp)) in written {
      guard let entry = entries[path] else { continue }
      do throws(Failure) {
        try change.putBack(entry.original, ifStill: stamp)
        written[path] = nil
      } catch {
        failures.append(error)
      }
    }
    if let failure = failures.first { throw failure }
  }

  mutating func finish() {
    for (path, entry) in entries where written[path] == nil { entry.remove() }
    // Of use only to who takes back a part of the run.
    try? run.keep(together: paths(writtenTogetherIn: written.values.map(\.change)))
    run.finish()
  }

  private func paths(writtenTogetherIn changes: [FileChange]) -> [[String]] {
    changes.groups.map { $0.compactMap { entries[changes[$0].file.path]?.path } }
  }
}

/// A trial in a copy, which goes away with it.
struct TrialInCopy: Trial {
  let folder: AbsolutePath
  private let copy: AbsolutePath
  private let top: AbsolutePath
  private var originals: [String: (location: AbsolutePath, bytes: [UInt8])] = [:]

  /// What a build makes of itself, or git has of other times.
  private static let leftOut: Set = [".git", ".build", "DerivedData"]

  /// What SwiftPM has fetched, so that it is not fetched again.
  private static let fetched: Set = [
    "checkouts", "repositories", "artifacts", "workspace-state.json",
  ]

  /// - Parameter folder: where the build would run in the workspace.
  init(of workspace: Workspace, in folder: AbsolutePath) throws(Failure) {
    top = workspace.patchRoot
    Self.sweep()
    let temporary = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(Self.prefix)\(getpid())-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      copy = try AbsolutePath(resolving: temporary.path, from: "/").appending(top.name)
      self.folder = copy.descending(folder.relative(to: top) ?? "")
      try Self.copy(top, to: copy) { !Self.leftOut.contains($0) }
      let build = top.appending(".build")
      guard build.kind == .folder else { return }
      try Self.copy(build, to: copy.appending(".build"), where: Self.fetched.contains)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw .notCopied(top.description, SystemError(of: error))
    }
  }

  private static let prefix = "migrate-verify-"

  /// Removes the copies of processes that were killed.
  private static func sweep() {
    let folder = FileManager.default.temporaryDirectory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      // Have: migrate-verify-1234-0F…
      let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap { Int32($0) }
      guard process?.isDeadProcess == true else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Copies what is in a folder, but pipes, sockets and devices: whoever reads one waits for somebody to write to it, or
  /// comes to no end. An entry whose name is no UTF-8 is left out, too.
  private static func copy(
    _ folder: AbsolutePath, to copy: AbsolutePath, where isWanted: (String) -> Bool = { _ in true },
  ) throws {
    try copy.makeFolder()
    for entry in try FolderEntry.all(in: folder) where entry.isNameValid && isWanted(entry.name) {
      let (original, target) = (folder.appending(entry.name), copy.appending(entry.name))
      switch entry.kind {
      case .folder: try Self.copy(original, to: target)
      case .file, .link:
        try FileManager.default.copyItem(
          atPath: original.description, toPath: target.description)
      case .other: break
      }
    }
  }

  var writtenPaths: [String] { [] }

  func location(of original: AbsolutePath) -> AbsolutePath {
    original.relative(to: top).map(copy.descending) ?? original
  }

  mutating func put(_ changes: [FileChange]) throws(Failure) {
    try putBack()
    for change in changes {
      let location = location(of: change.file)
      do {
        originals[change.file.path] = (location, try FileContents(of: location).bytes)
        try AtomicWrite(target: location).create(with: change.source.bytes)
      } catch {
        throw .unwritable(location.description, error)
      }
    }
  }

  /// The files of the workspace are written once the copy is built.
  func check() {}

  mutating func putBack() throws(Failure) {
    for (path, original) in originals {
      do {
        try AtomicWrite(target: original.location).create(with: original.bytes)
      } catch {
        throw .unwritable(original.location.description, error)
      }
      originals[path] = nil
    }
  }

  mutating func finish() {
    guard let around = copy.parent else { return }
    try? FileManager.default.removeItem(atPath: around.description)
  }
}

extension AbsolutePath {
  /// The last part.
  fileprivate var name: String { String(description.split(separator: "/").last ?? "root") }

  /// What the path from this folder leads to.
  fileprivate func descending(_ path: String) -> AbsolutePath {
    path.split(separator: "/").reduce(self) { $0.appending(String($1)) }
  }
}
