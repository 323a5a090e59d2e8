import Rewriter

/// A script of a build server, or of those who build for one: which Xcode it chooses, and so which compiler builds.
///
/// Workflows of GitHub, `Fastfile`, the scripts of Xcode Cloud, and `.xcode-version`. Of several versions the oldest
/// counts: what is written has to compile everywhere. A script that names none builds with what its runner has.
///
/// A list of versions is read on the line of its key, and below it with an item for each line; other forms of YAML, and
/// what is put together, say nothing.
struct BuildScript {
  /// The oldest Xcode that the script names, with the words for it; `nil` where it names none.
  private(set) var xcode: (version: SwiftVersion, text: String)?

  init(_ file: ProjectFile) {
    let isVersion = ProjectPath.name(of: file.path) == ProjectFile.versionOfXcode
    var isInList = false
    for line in file.text.split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      guard line.first != "#" else { continue }
      isInList = isInList && line.first == "-" || Self.isKeyOfList(line)
      let named =
        isVersion || isInList ? Self.versions(in: line) : Self.versions(chosenBy: line)
      for (version, text) in named where xcode.map({ version < $0.version }) ?? true {
        xcode = (version, text)
      }
    }
    if xcode == nil { xcode = Self.xcodeOfRunner(in: file.text) }
  }

  /// The newest Xcode of a runner that has none for Swift 6.2, or else the one that it takes unasked, where the script
  /// builds with it.
  ///
  /// Source: the images of [GitHub](https://github.com/actions/runner-images), `macos-14` and `macos-15`.
  private static func xcodeOfRunner(in text: String) -> Version? {
    let choices = [
      "xcode-select", "setup-xcode", "DEVELOPER_DIR", "xcodes", "xcode-version", "XCODE",
    ]
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    let usesXcode = text.contains("xcodebuild")
    let buildsWithFastlane = lines.contains(where: isBuildByFastlane)
    for words in lines where words.first == "runs-on:" && words.count > 1 {
      switch words[1].prefix(8) {
      case "macos-14" where usesXcode || buildsWithFastlane:
        return (.v(16, 2), "runs-on: \(words[1])")
      case "macos-15"
      where usesXcode && !buildsWithFastlane && !choices.contains(where: text.contains):
        return (.v(16, 4), "runs-on: \(words[1])")
      default: break
      }
    }
    return nil
  }

  /// Have: fastlane release, bundle exec fastlane ios beta; but fastlane run asana_log_message
  private static func isBuildByFastlane(_ words: [Substring]) -> Bool {
    guard let position = words.firstIndex(of: "fastlane") else { return false }
    return words[position...].dropFirst().prefix(2).contains {
      ["archive", "beta", "build", "deploy", "release", "test", "tests"].contains($0)
    }
  }

  private typealias Version = (version: SwiftVersion, text: String)

  private static func versions(chosenBy line: Substring) -> [Version] {
    let value = value(ofKeyIn: line) ?? argument(ofCallIn: line)
    let found = value.map(versions(in:)) ?? []
    return found.isEmpty ? applications(in: line) : found
  }

  /// Have: xcode:
  private static func isKeyOfList(_ line: Substring) -> Bool {
    value(ofKeyIn: line)?.prefix { $0 != "#" }.allSatisfy(\.isWhitespace) == true
  }

  /// Have: xcode-version: '16.2', XCODE_VERSION: "16.2", xcode: [16.4, 26.0]
  private static func value(ofKeyIn line: Substring) -> Substring? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = line[..<colon].lowercased().filter { $0.isLetter }
    let value = line[line.index(after: colon)...]
    return ["xcode", "xcodeversion"].contains(key) && !value.contains("$") ? value : nil
  }

  /// The version that a call is for: the argument with that label, or the first one.
  ///
  /// Have: xcodes(version: "16.2"), xcversion(version: "~> 16.0"), xcodes select 16.2
  private static func argument(ofCallIn line: Substring) -> Substring? {
    for call in ["xcodes(", "xcversion(", "ensure_xcode_version("] {
      guard let range = line.firstRange(of: call) else { continue }
      let arguments = line[range.upperBound...].prefix { $0 != ")" }.split(separator: ",")
      return arguments.first { $0.contains("version:") } ?? arguments.first ?? ""
    }
    for command in ["xcodes select ", "xcversion select "] {
      guard let range = line.firstRange(of: command) else { continue }
      return line[range.upperBound...].prefix { !$0.isWhitespace }
    }
    return nil
  }

  /// Have: sudo xcode-select -switch /Applications/Xcode_16.2.app
  private static func applications(in line: Substring) -> [Version] {
    line.ranges(of: "Xcode").compactMap { range in
      let rest = line[range.upperBound...]
      let separator = rest.prefix { $0 == "_" || $0 == "-" }
      let name = rest.dropFirst(separator.count)
      let number = name.prefix { $0.isNumber || $0 == "." }
      guard separator.count < 2, number.last == ".",
        name.dropFirst(number.count).hasPrefix("app"),
        let version = SwiftVersion(number.dropLast())
      else { return nil }
      return (version, "Xcode\(separator)\(number)app")
    }
  }

  /// The first number of each item, where nothing in front of it says that it's one of something else.
  ///
  /// Have: '16.x', ['16.4', '26.0-beta.3'], version: "~> 16.0"; but { …, runner: macos-14 }
  private static func versions(in value: Substring) -> [Version] {
    value.prefix { $0 != "#" }.split(separator: ",").compactMap { item in
      let start = item.prefix { !$0.isNumber }
      let words = start.lowercased().filter { $0.isLetter }
      guard ["", "xcode", "version"].contains(words) else { return nil }
      var number = item.dropFirst(start.count).prefix { $0.isNumber || $0 == "." }
      while number.last == "." { number.removeLast() }
      return SwiftVersion(number).map { ($0, "Xcode \(number)") }
    }
  }
}
