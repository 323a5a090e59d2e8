import Rewriter

/// Reads `.xcconfig` files with what they include.
struct ConfigurationFiles: Sendable {
  /// The texts by path.
  private let texts: [String: String]

  /// What is amiss in the files, each thing once.
  private(set) var notes: [String] = []

  init(_ files: [ProjectFile]) {
    texts = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
  }

  func has(_ path: String) -> Bool { texts[path] != nil }

  /// The settings of the files read so far.
  private var cache: [String: BuildSettings] = [:]

  /// How many files were read for the one at hand, and how many may be: files that include others
  /// twice, which do the same, are many.
  private var filesRead = 0
  private static let maximumFiles = 1000

  /// The settings of the file at the path.
  mutating func settings(of path: String) -> BuildSettings {
    if let settings = cache[path] { return settings }
    var settings = BuildSettings()
    filesRead = 0
    read(path, into: &settings, includedBy: [])
    cache[path] = settings
    return settings
  }

  private mutating func read(
    _ path: String, into settings: inout BuildSettings, includedBy including: [String],
  ) {
    guard let text = texts[path] else { return }
    filesRead += 1
    guard filesRead <= Self.maximumFiles else {
      let first = including.first ?? path
      note("\(first): includes more than \(Self.maximumFiles) files; the rest is left out")
      settings.isIncomplete = true
      return
    }
    let stack = including + [path]
    let lines = text.lines
    for (position, line) in lines.enumerated() {
      let line = Self.trimmed(Self.withoutComment(line))
      if line.hasPrefix("#include") {
        include(line, from: path, line: position + 1, into: &settings, stack: stack)
      } else if let equals = Self.firstEquals(in: line) {
        var value = Self.trimmed(line[line.index(after: equals)...])
        // Many end a line as in C; Xcode does not mind.
        while value.hasSuffix(";") { value = Self.trimmed(value.dropLast()) }
        settings.set(
          String(Self.trimmed(line[..<equals])), to: String(value), from: "\(path):\(position + 1)")
      }
    }
  }

  /// include → "#include" "?"? quoted-path
  private mutating func include(
    _ line: Substring, from path: String, line number: Int, into settings: inout BuildSettings,
    stack: [String],
  ) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 2 else { return }
    let target = ProjectPath.joined(ProjectPath.folder(of: path), String(parts[1]))
    guard let target, texts[target] != nil else {
      // `#include?` says that the file may be missing; what is outside the root is not read either.
      if !parts[0].contains("?") {
        note("\(path):\(number): '\(parts[1])' isn't in the root and wasn't read")
      }
      return
    }
    guard !stack.contains(target) else {
      note("\(path):\(number): includes '\(target)', which includes this file; it is left out")
      return
    }
    read(target, into: &settings, includedBy: stack)
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// The `=` between name and value, and not one of `[sdk=…]`.
  private static func firstEquals(in line: Substring) -> Substring.Index? {
    var depth = 0
    return line.indices.first { index in
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      return line[index] == "=" && depth == 0
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

/// Paths as the project has them: from the root, with `/` between the names.
enum ProjectPath {
  /// The folder that the file is in; empty for the root.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path from a folder, without `.` and `..`; `nil` if it leads out of the root.
  static func joined(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    // Most paths are names.
    if !path.isEmpty, !path.utf8.contains(UInt8(ascii: "/")), path != ".", path != ".." {
      return folder.isEmpty ? path : folder + "/" + path
    }
    var names: [Substring] = []
    for name in folder.split(separator: "/") + path.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/")
  }

  /// Whether the path is the folder's or that of something in it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    folder.isEmpty || path == folder
      || path.utf8.count > folder.utf8.count && path.utf8.starts(with: folder.utf8)
        && path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }
}
