import Foundation

/// The right to write to what a journal is about, which one process has at a time.
///
/// It is a lock of the system's on a file in the journal, so that a process that dies gives it back.
final class JournalLock {
  private let file: AbsolutePath
  private let descriptor: Int32

  /// Takes the lock; `nil` if another process has it.
  init?(in folder: AbsolutePath) throws(SystemError) {
    file = folder.appending("lock")
    for _ in 0..<Self.maximumAttempts {
      try folder.makeFolder()
      let descriptor = open(file.description, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      // Whoever had the lock before may take its folder away at any moment, and its file.
      if descriptor < 0, errno == ENOENT { continue }
      guard descriptor >= 0 else { throw .last }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let failure = SystemError.last
        close(descriptor)
        if failure.code == EWOULDBLOCK { return nil }
        throw failure
      }
      if Self.isFile(descriptor, at: file) {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
    throw SystemError(ENOENT)
  }

  private static let maximumAttempts = 100

  /// Gives the lock back, and takes its file away, with the folder if nothing else is in it.
  func unlock() {
    unlink(file.description)
    if let folder = file.parent { rmdir(folder.description) }
    close(descriptor)
  }

  private static func isFile(_ descriptor: Int32, at path: AbsolutePath) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(path.description, &named) == 0
      && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
  }
}

extension AbsolutePath {
  /// Makes the folder unless it is there.
  func makeFolder() throws(SystemError) {
    guard mkdir(description, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Waits until the names in the folder are on the disk.
  func syncFolder() throws(SystemError) {
    let descriptor = open(description, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    // Some file systems cannot, and keep the order by themselves.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .last }
  }
}
