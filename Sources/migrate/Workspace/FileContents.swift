import Foundation
import Rewriter

/// The bytes of a file, and what tells whether the file is still the same later on.
struct FileContents: Sendable {
  let bytes: [UInt8]
  let stamp: FileStamp

  /// Reads a whole file, whatever it is: a device or a pipe is read to its end.
  init(of location: AbsolutePath) throws(SystemError) {
    let descriptor = open(location.description, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    bytes = try Self.readAll(descriptor, expecting: Int(status.st_size))
    stamp = FileStamp(status)
  }

  /// What is on no disk.
  init(_ text: UnsavedText) {
    bytes = text.bytes
    stamp = FileStamp(stat())
  }

  private static func readAll(
    _ descriptor: Int32, expecting size: Int,
  ) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      guard bytes.count <= SourceFile.maximumSize, size <= SourceFile.maximumSize else {
        throw SystemError(EFBIG)
      }
      // A byte more than expected, so that the end shows without another call for most files.
      let room = max(size - bytes.count, 0) + (bytes.isEmpty ? 1 : 1 << 16)
      let chunk = try readChunk(descriptor, room: room)
      if chunk.isEmpty { return bytes }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      if chunk.count < room, bytes.count == size { return bytes }
    }
  }

  private static func readChunk(
    _ descriptor: Int32, room: Int,
  ) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result: Int
      repeat {
        result = read(descriptor, buffer.baseAddress, room)
      } while result < 0 && errno == EINTR
      failure = result < 0 ? .last : nil
      count = max(result, 0)
    }
    if let failure { throw failure }
    return chunk
  }
}

extension stat {
  /// Have: 2026-01-31 23:59
  var minuteOfChange: String {
    #if canImport(Darwin)
      var seconds = st_mtimespec.tv_sec
    #else
      var seconds = st_mtim.tv_sec
    #endif
    var time = tm()
    localtime_r(&seconds, &time)
    let day = [Int(time.tm_year) + 1900, Int(time.tm_mon) + 1, Int(time.tm_mday)]
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return day.map(digits).joined(separator: "-") + " " + digits(Int(time.tm_hour)) + ":"
      + digits(Int(time.tm_min))
  }
}

/// Which file it was, and when it was last written: another stamp means other contents.
struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      seconds = status.st_mtimespec.tv_sec
      nanoseconds = status.st_mtimespec.tv_nsec
    #else
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    #endif
  }
}
