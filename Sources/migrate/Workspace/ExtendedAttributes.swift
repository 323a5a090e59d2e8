import Foundation

/// What a file system keeps of a file besides its bytes and mode: tags, access lists, quarantine.
struct ExtendedAttributes: Equatable {
  private let values: [String: Data]

  /// The key that Foundation reads and sets them by, on macOS and Linux, and has no constant for.
  private static let key = FileAttributeKey(rawValue: "NSFileExtendedAttributes")

  /// Those that the system alone sets, and gives a new file by itself.
  private static let systemPrefixes = ["security.", "trusted.", "com.apple.system."]

  init(_ values: [String: Data]) { self.values = values }

  /// Those of a file that have a value, since Foundation reads no others; none on a file system that has
  /// no such thing.
  init(of file: AbsolutePath) throws(SystemError) {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: file.description)
      let values = attributes[Self.key] as? [String: Data] ?? [:]
      self.init(
        values.filter { name, _ in !Self.systemPrefixes.contains(where: name.hasPrefix) })
    } catch {
      throw SystemError(of: error)
    }
  }

  /// Gives them to another file.
  func set(on file: AbsolutePath) throws(SystemError) {
    guard !values.isEmpty else { return }
    do {
      try FileManager.default.setAttributes([Self.key: values], ofItemAtPath: file.description)
    } catch {
      throw SystemError(of: error)
    }
  }
}
