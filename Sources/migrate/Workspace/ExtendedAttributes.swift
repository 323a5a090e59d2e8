import Foundation

#if canImport(CAttributes)
  import CAttributes
#endif

/// What a file system keeps of a file besides its bytes and mode: tags, access lists, quarantine.
struct ExtendedAttributes: Hashable {
  private let values: [String: [UInt8]]

  /// Those that the system alone sets, and gives a new file by itself.
  private static let systemPrefixes = ["security.", "trusted.", "com.apple.system."]

  init(_ values: [String: [UInt8]]) { self.values = values }

  /// Those of an open file; none on a file system that has no such thing.
  init(of descriptor: Int32) throws(SystemError) {
    var values: [String: [UInt8]] = [:]
    let list = try Self.bytes { Self.list(descriptor, $0, $1) }
    for part in list.split(separator: 0) {
      let name = String(decoding: part, as: UTF8.self)
      guard !Self.systemPrefixes.contains(where: name.hasPrefix) else { continue }
      values[name] = try Self.bytes { Self.value(descriptor, name, $0, $1) }
    }
    self.values = values
  }

  /// Gives them to another file.
  func set(on descriptor: Int32) throws(SystemError) {
    for (name, bytes) in values {
      guard Self.set(descriptor, name, bytes) == 0 else { throw .last }
    }
  }

  /// What a call writes that tells the size when it is given no room.
  private static func bytes(
    _ read: (_ buffer: UnsafeMutableRawPointer?, _ room: Int) -> Int,
  ) throws(SystemError) -> [UInt8] {
    let size = read(nil, 0)
    if size < 0, SystemError.last.isUnsupported { return [] }
    guard size >= 0 else { throw .last }
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: size)
    let count = bytes.withUnsafeMutableBytes { read($0.baseAddress, size) }
    guard count >= 0 else { throw .last }
    return Array(bytes.prefix(count))
  }
}

// The calls, of which each system has its own form.
extension ExtendedAttributes {
  private static func list(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ room: Int,
  ) -> Int {
    let names = buffer?.assumingMemoryBound(to: CChar.self)
    #if canImport(Darwin)
      return flistxattr(descriptor, names, room, 0)
    #else
      return flistxattr(descriptor, names, room)
    #endif
  }

  private static func value(
    _ descriptor: Int32, _ name: String, _ buffer: UnsafeMutableRawPointer?, _ room: Int,
  ) -> Int {
    #if canImport(Darwin)
      return fgetxattr(descriptor, name, buffer, room, 0, 0)
    #else
      return fgetxattr(descriptor, name, buffer, room)
    #endif
  }

  private static func set(_ descriptor: Int32, _ name: String, _ bytes: [UInt8]) -> Int32 {
    #if canImport(Darwin)
      return fsetxattr(descriptor, name, bytes, bytes.count, 0, 0)
    #else
      return fsetxattr(descriptor, name, bytes, bytes.count, 0)
    #endif
  }
}
