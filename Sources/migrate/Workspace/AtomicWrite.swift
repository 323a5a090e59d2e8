import Foundation

/// Puts bytes in a file's place so that at any moment the whole old or the whole new file is there.
///
/// The bytes go to a temporary file in the same folder, reach the disk, and the temporary file takes
/// the other's name. Whatever fails on the way, the old file stays and the temporary one goes. The
/// mode and, where the user may give it away, the owner are kept.
struct AtomicWrite {
  /// The file; not a link, which would be replaced.
  let target: AbsolutePath

  /// - Parameter stamp: the file as it was read; another stamp means that the bytes are out of date.
  /// - Returns: false, with nothing written, if the file has changed since.
  func replace(with bytes: [UInt8], ifStill stamp: FileStamp) throws(SystemError) -> Bool {
    var status = stat()
    guard lstat(target.description, &status) == 0 else { throw .last }
    guard FileStamp(status) == stamp else { return false }
    try write(bytes, keeping: status)
    return true
  }

  /// Writes the file if it is new, replaces it if it is a file, and writes to what else it may be,
  /// such as a terminal, where it is.
  func create(with bytes: [UInt8]) throws(SystemError) {
    var status = stat()
    if stat(target.description, &status) != 0 {
      try write(bytes, keeping: nil)
    } else if FileKind(mode: status.st_mode) == .file {
      try write(bytes, keeping: status)
    } else {
      let descriptor = open(target.description, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      try SystemError.writeAll(bytes, to: descriptor)
    }
  }

  private func write(_ bytes: [UInt8], keeping status: stat?) throws(SystemError) {
    let (temporary, descriptor) = try openTemporary()
    var isDone = false
    defer {
      close(descriptor)
      if !isDone { unlink(temporary.description) }
    }
    try SystemError.writeAll(bytes, to: descriptor)
    if let status {
      // Only a privileged user may give a file away; for others it is theirs already or becomes so.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
    }
    guard fsync(descriptor) == 0 else { throw .last }
    guard rename(temporary.description, target.description) == 0 else { throw .last }
    isDone = true
  }

  /// A new, empty, hidden file beside the target.
  private func openTemporary() throws(SystemError) -> (AbsolutePath, descriptor: Int32) {
    guard let folder = target.parent else { throw SystemError(EISDIR) }
    for attempt in 0..<1000 {
      let temporary = folder.appending(".migrate-\(getpid())-\(attempt)")
      let descriptor = open(temporary.description, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST else { throw .last }
    }
    throw SystemError(EEXIST)
  }
}
