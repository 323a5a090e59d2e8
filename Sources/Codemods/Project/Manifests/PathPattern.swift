/// A pattern for paths as project generators have them: `*` and `?` in names, `**` for any number of folders,
/// `{a,b}` for either.
///
/// What matches a folder matches all that is in it.
struct PathPattern: Sendable {
  /// The folders in front that are no pattern.
  let root: String

  private let names: [[UInt8]]

  /// More alternatives than this are taken as written.
  private static let maximumAlternatives = 64

  private init(_ pattern: String) {
    let names = pattern.split(separator: "/")
    root = names.prefix { name in !name.contains { "*?".contains($0) } }.joined(separator: "/")
    self.names = names.map { Array($0.utf8) } + [Self.anyFolders]
  }

  /// The patterns that one with alternatives in braces stands for.
  static func all(_ pattern: String) -> [PathPattern] {
    var open = [pattern]
    var found: [PathPattern] = []
    while let next = open.popLast() {
      let start = next.firstIndex(of: "{")
      let end = start.flatMap { next[$0...].firstIndex(of: "}") }
      guard let start, let end, open.count + found.count < maximumAlternatives else {
        found.append(PathPattern(next))
        continue
      }
      let alternatives = next[next.index(after: start)..<end]
        .split(separator: ",", omittingEmptySubsequences: false)
      let rest = next[next.index(after: end)...]
      open += alternatives.map { "\(next[..<start])\($0)\(rest)" }
    }
    return found
  }

  /// Cost: for most patterns and paths the sum of their lengths.
  func matches(_ path: String) -> Bool {
    let path = path.utf8.split(separator: UInt8(ascii: "/"))
    return Self.isMatch(names, path, isAny: { $0 == Self.anyFolders }) { name, part in
      Self.isMatch(name, Array(part), isAny: { $0 == UInt8(ascii: "*") }) {
        $0 == $1 || $0 == UInt8(ascii: "?")
      }
    }
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether the elements match the pattern, in which some elements stand for any number of others.
  private static func isMatch<Pattern, Element>(
    _ pattern: [Pattern], _ elements: [Element], isAny: (Pattern) -> Bool,
    matches: (Pattern, Element) -> Bool,
  ) -> Bool {
    var (next, position) = (0, 0)
    // Where to go on if what follows the last wildcard does not match: that takes one element more.
    var retry: (next: Int, position: Int)?
    while position < elements.count {
      if next < pattern.count, isAny(pattern[next]) {
        retry = (next, position)
        next += 1
      } else if next < pattern.count, matches(pattern[next], elements[position]) {
        next += 1
        position += 1
      } else if let last = retry {
        retry = (last.next, last.position + 1)
        next = last.next + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy(isAny)
  }
}

/// The files that a target takes from one folder, or a file.
struct SourceSelection: Sendable {
  /// The folder or file, from the root.
  let path: String

  /// What is taken of it; empty for all.
  var includes: [PathPattern] = []

  var excludes: [PathPattern] = []

  init(path: String) { self.path = path }

  /// What a pattern such as `Sources/**/*.swift` stands for.
  static func all(matching pattern: String) -> [SourceSelection] {
    PathPattern.all(pattern).map { pattern in
      var selection = SourceSelection(path: pattern.root)
      selection.includes = [pattern]
      return selection
    }
  }

  func takes(_ path: String) -> Bool {
    (includes.isEmpty || includes.contains { $0.matches(path) })
      && !excludes.contains { $0.matches(path) }
  }
}

/// A target as the file of a project generator describes it.
struct GeneratedTarget: Sendable {
  let name: String
  let moduleName: String
  let kind: Module.Kind
  let sources: [SourceSelection]
  let settings: ModuleSettings
}
