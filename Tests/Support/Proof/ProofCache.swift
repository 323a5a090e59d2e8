import Foundation

/// What is known already, by content: nothing in here is ever out of date, and all of it may be deleted.
package struct ProofCache: Sendable {
  package let folder: URL

  /// In the package's build folder, or in a temporary one where that is not writable.
  package init() {
    let build = Repository.root.appending(path: ".build")
    try? FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let parent =
      FileManager.default.isWritableFile(atPath: build.path)
      ? build : FileManager.default.temporaryDirectory
    folder = parent.appending(path: "compiler-proof")
  }

  /// The value under the key, made and kept where there is none.
  func value<Value: Codable>(_ key: CacheKey, make: () throws -> Value) throws -> Value {
    let file = folder.appending(path: "results/\(key).json")
    if let data = try? Data(contentsOf: file),
      let value = try? JSONDecoder().decode(Value.self, from: data)
    {
      return value
    }
    let value = try make()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(value).write(to: file, options: .atomic)
    return value
  }

  /// The folder under the key, filled and moved into place where there is none.
  func folder(_ name: String, _ key: CacheKey, fill: (URL) throws -> Void) throws -> URL {
    let files = FileManager.default
    let result = folder.appending(path: "\(name)-\(key)")
    if files.fileExists(atPath: result.path) { return result }
    let draft = folder.appending(path: "draft-\(UUID().uuidString)")
    try files.createDirectory(at: draft, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: draft) }
    try fill(draft)
    do {
      try files.moveItem(at: draft, to: result)
    } catch {
      // Another run was faster.
      guard files.fileExists(atPath: result.path) else { throw error }
    }
    return result
  }
}

/// The FNV-1a hash of everything that a result depends on.
struct CacheKey: Sendable, CustomStringConvertible {
  private let hash: UInt64

  init(_ parts: [String]) {
    let start = 0xcbf2_9ce4_8422_2325 as UInt64
    // A byte that is in no text keeps the parts apart.
    hash = parts.reduce(start) { hash, part in
      Self.adding([0xff], to: Self.adding(part.utf8, to: hash))
    }
  }

  private static func adding(_ bytes: some Sequence<UInt8>, to hash: UInt64) -> UInt64 {
    bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  var description: String { String(hash, radix: 16) }
}
