import Rewriter

/// A script of a build server, or of those who build for one: which Xcode it chooses, and so which compiler builds.
///
/// Workflows of GitHub, `Fastfile`, the scripts of Xcode Cloud, and `.xcode-version`. Of several versions the oldest
/// counts: what is written has to compile everywhere.
struct BuildScript {
  /// The oldest Xcode that the script names, with the words for it; `nil` where it names none.
  private(set) var xcode: (version: SwiftVersion, text: String)?

  init(_ file: ProjectFile) {
    let isVersion = ProjectPath.name(of: file.path) == ProjectFile.versionOfXcode
    for line in file.text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      guard line.first != "#" else { continue }
      let named = isVersion ? Self.versions(in: line) : Self.versions(chosenBy: line)
      for (version, text) in named where xcode.map({ version < $0.version }) ?? true {
        xcode = (version, text)
      }
    }
  }

  private typealias Version = (version: SwiftVersion, text: String)

  private static func versions(chosenBy line: Substring) -> [Version] {
    if let value = value(ofKeyIn: line) ?? argument(ofCallIn: line) { return versions(in: value) }
    return applications(in: line)
  }

  /// Have: xcode-version: '16.2', XCODE_VERSION: "16.2", xcode: [16.4, 26.0]
  private static func value(ofKeyIn line: Substring) -> Substring? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon].lowercased().filter { $0.isLetter }
    let value = line[line.index(after: colon)...]
    return ["xcode", "xcodeversion"].contains(key) && !value.contains("$") ? value : nil
  }

  /// Have: xcodes(version: "16.2"), xcversion(version: "~> 16.0"), xcodes select 16.2
  private static func argument(ofCallIn line: Substring) -> Substring? {
    let calls = [
      "xcodes(", "xcversion(", "ensure_xcode_version(", "xcodes select ", "xcversion select ",
    ]
    return calls.lazy.compactMap { call in
      line.range(of: call).map { line[$0.upperBound...] }
    }.first
  }

  /// Have: sudo xcode-select -switch /Applications/Xcode_16.2.app
  private static func applications(in line: Substring) -> [Version] {
    var found: [Version] = []
    var rest = line
    while let range = rest.range(of: "Xcode") {
      rest = rest[range.upperBound...]
      var name = rest
      if name.first == "_" || name.first == "-" { name = name.dropFirst() }
      let number = name.prefix { $0.isNumber || $0 == "." }
      guard number.last == ".", name.dropFirst(number.count).hasPrefix("app"),
        let version = SwiftVersion(number.dropLast())
      else { continue }
      let separator = rest.prefix(rest.count - name.count)
      found.append((version, "Xcode\(separator)\(number)app"))
    }
    return found
  }

  /// Have: '16.x', ['16.4', '26.0'], ~> 16.0
  private static func versions(in value: Substring) -> [Version] {
    let code = value.prefix { $0 != "#" }
    return code.split { !$0.isNumber && $0 != "." }.compactMap { number in
      var number = number
      while number.last == "." { number.removeLast() }
      return SwiftVersion(number).map { ($0, "Xcode \(number)") }
    }
  }
}

extension Substring {
  /// Where the text is first.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
