import Foundation

/// The working copy that the tests are run from.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether expectations and generated files are to be written, not compared.
  package static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1"
  }

  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Writes the file if its text is another one.
  package static func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The paths of the Markdown files in a folder, sorted; none if there is no folder.
  package static func markdownFiles(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }
}
