import Foundation

/// Why the operating system would not do something: an `errno`.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// What the system said, where Foundation tells; otherwise an error of the disk.
  init(of error: any Error) {
    // On Linux, what is underneath is a `POSIXError`, which no cast makes an `NSError`.
    let cause = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error) as NSError?
    let code = cause?.domain == NSPOSIXErrorDomain ? Int32(cause?.code ?? 0) : EIO
    self = error as? SystemError ?? SystemError(code)
  }

  /// What the last call of this thread left behind.
  static var last: SystemError { SystemError(errno) }

  /// The system's words, such as `No such file or directory`.
  package var description: String { String(cString: strerror(code)) }

  /// Whether there is no room for more bytes.
  var isDiskFull: Bool { code == ENOSPC || code == EDQUOT }

  /// Whether the user may not do it.
  var isPermission: Bool { code == EACCES || code == EPERM || code == EROFS }
}

extension Int32 {
  /// Whether there is no process of the number.
  var isDeadProcess: Bool { self <= 0 || kill(self, 0) != 0 && errno == ESRCH }
}

extension SystemError {
  /// Writes all bytes, however many calls that takes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .last
      }
    }
  }
}
