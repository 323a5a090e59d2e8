import Foundation

/// Puts bytes in a file's place so that at any moment the whole old or the whole new file is there.
///
/// The bytes go to a temporary file in the same folder, reach the disk, and the temporary file takes
/// the other's name. Whatever fails on the way, the old file stays and the temporary one goes. The
/// mode, the extended attributes and, where the user may give it away, the owner are kept.
struct AtomicWrite {
  /// The file; not a link, which would be replaced.
  let target: AbsolutePath

  /// What came of the attempt to replace a file.
  enum Outcome: Equatable {
    /// The new file is there; its stamp.
    case written(FileStamp)
    /// The file has changed since it was read, and nothing was written.
    case changedMeanwhile
    /// The user may not write to the file, and nothing was written.
    case readOnly
  }

  /// - Parameter stamp: the file as it was read; another stamp means that the bytes are out of date.
  func replace(with bytes: [UInt8], ifStill stamp: FileStamp) throws(SystemError) -> Outcome {
    let status = try status()
    guard FileStamp(status) == stamp else { return .changedMeanwhile }
    guard status.isWritable(at: target) else { return .readOnly }
    let temporary = try TemporaryFile(in: try folder, for: bytes)
    defer { temporary.close() }
    try temporary.keepAttributes(of: target, status)
    try temporary.sync()
    // As late as it can be, since an editor may have saved the file while this one was written.
    guard FileStamp(try self.status()) == stamp else { return .changedMeanwhile }
    let written = try temporary.stamp
    try temporary.rename(to: target)
    return .written(written)
  }

  /// Writes the file if it is new, replaces it if it is a file, and writes to what else it may be,
  /// such as a terminal, where it is.
  func create(with bytes: [UInt8]) throws(SystemError) {
    var status = stat()
    let isThere = stat(target.description, &status) == 0
    guard !isThere || FileKind(mode: status.st_mode) == .file else {
      let descriptor = open(target.description, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      try SystemError.writeAll(bytes, to: descriptor)
      return
    }
    guard !isThere || status.isWritable(at: target) else { throw SystemError(EACCES) }
    let temporary = try TemporaryFile(in: try folder, for: bytes)
    defer { temporary.close() }
    if isThere { try temporary.keepAttributes(of: target, status) }
    try temporary.sync()
    try temporary.rename(to: target)
  }

  /// Whether the user may write to the file, which a folder that can be written to does not say.
  var isTargetWritable: Bool { (try? status())?.isWritable(at: target) ?? true }

  /// Whether the file has other names, which would keep the old text if another file takes the place of this one.
  var isTargetShared: Bool { (try? status()).map { $0.st_nlink > 1 } ?? false }

  private func status() throws(SystemError) -> stat {
    var status = stat()
    guard lstat(target.description, &status) == 0 else { throw .last }
    return status
  }

  private var folder: AbsolutePath {
    get throws(SystemError) {
      guard let folder = target.parent else { throw SystemError(EISDIR) }
      return folder
    }
  }
}

extension stat {
  /// A file that nobody may write is not written by root either: its mode is what its owner wants.
  fileprivate func isWritable(at path: AbsolutePath) -> Bool {
    st_mode & 0o222 != 0 && faccessat(AT_FDCWD, path.description, W_OK, AT_EACCESS) == 0
  }
}

/// A hidden file that is on its way to another's place.
///
/// Its name tells which process it is of, so that what a dead one left behind can be found.
final class TemporaryFile {
  private let path: AbsolutePath
  private let name: String
  private let descriptor: Int32

  /// The folder, which may be moved while the file is written.
  private let folder: Int32

  private var isPlaced = false

  /// What the names of all temporary files begin with.
  private static let prefix = ".migrate-"

  private static func prefix(of process: Int32) -> String { "\(prefix)\(process)-" }

  /// Removes the temporary files in a folder.
  ///
  /// - Parameter process: the process whose they are; `nil` for all.
  /// - Returns: How many files that were.
  @discardableResult
  static func sweep(_ folder: AbsolutePath, of process: Int32? = nil) -> Int {
    let prefix = process.map(prefix) ?? prefix
    return ((try? FolderEntry.all(in: folder)) ?? [])
      .filter { $0.kind == .file && $0.name.hasPrefix(prefix) }
      .count { unlink(folder.appending($0.name).description) == 0 }
  }

  /// A new file that holds the bytes.
  init(in folder: AbsolutePath, for bytes: [UInt8]) throws(SystemError) {
    let opened = Foundation.open(folder.description, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    do {
      (name, descriptor) = try Self.open(in: opened)
    } catch {
      Foundation.close(opened)
      throw error
    }
    self.folder = opened
    path = folder.appending(name)
    do {
      try SystemError.writeAll(bytes, to: descriptor)
    } catch {
      close()
      throw error
    }
  }

  private static func open(
    in folder: Int32,
  ) throws(SystemError) -> (name: String, descriptor: Int32) {
    for attempt in 0..<1000 {
      let name = "\(prefix(of: getpid()))\(attempt)"
      let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { throw .last }
    }
    throw SystemError(EEXIST)
  }

  func keepAttributes(of original: AbsolutePath, _ status: stat) throws(SystemError) {
    // Only a privileged user may give a file away; for others it is theirs already or becomes so.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    try ExtendedAttributes(of: original).set(on: path)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
  }

  /// Waits until the bytes are on the disk.
  func sync() throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .last }
  }

  var stamp: FileStamp {
    get throws(SystemError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw .last }
      return FileStamp(status)
    }
  }

  func rename(to target: AbsolutePath) throws(SystemError) {
    guard Foundation.rename(path.description, target.description) == 0 else { throw .last }
    isPlaced = true
  }

  /// Ends the work with the file, and removes it where it is in nobody's place.
  func close() {
    Foundation.close(descriptor)
    if !isPlaced { unlinkat(folder, name, 0) }
    Foundation.close(folder)
  }
}
