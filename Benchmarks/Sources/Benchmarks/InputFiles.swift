import Foundation
import Rewriter

/// The Swift files that a command is to read, sorted by path.
struct InputFiles: Sendable {
  let paths: [String]

  /// Takes `--files-from LIST` (a file with a path on each line) and paths of files and folders. Folders
  /// are searched for Swift files; hidden folders in them are not.
  init(arguments: [String]) throws {
    var paths: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--files-from" {
        guard let list = rest.popFirst() else { throw UsageError() }
        let text = String(decoding: try Self.read(list).bytes, as: UTF8.self)
        paths.formUnion(text.split(separator: "\n").map(String.init))
      } else if argument.hasPrefix("-") {
        throw UsageError()
      } else {
        paths.formUnion(try Self.swiftFiles(at: argument))
      }
    }
    guard !paths.isEmpty else { throw UsageError() }
    self.paths = paths.sorted()
  }

  /// Hands out the files one after the other. One that cannot be read is named on standard error.
  func forEach(_ body: (_ path: String, _ source: SourceFile) -> Void) {
    for path in paths {
      do {
        body(path, try Self.read(path))
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
      }
    }
  }

  static func read(_ path: String) throws(UnreadableFile) -> SourceFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UnreadableFile(path: path)
    }
    return SourceFile(bytes: Array(data))
  }

  /// The path itself if it is a file, else all Swift files below it.
  static func swiftFiles(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UnreadableFile(path: path)
    }
    guard isFolder.boolValue else { return [path] }
    let files = FileManager.default.enumerator(
      at: URL(filePath: path), includingPropertiesForKeys: [.isRegularFileKey],
      options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { file in
        file.pathExtension == "swift"
          && (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
      }
      .map { $0.path(percentEncoded: false) }
  }
}

struct UnreadableFile: Error, CustomStringConvertible {
  let path: String

  var description: String { "cannot read '\(path)'" }
}
