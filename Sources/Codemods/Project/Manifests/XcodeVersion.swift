/// The version of Xcode that somebody has worked on a project with, which brings its compiler.
///
/// Xcode writes its version down where it makes a project or a target, adds the first Swift file, or offers its
/// recommended settings: whoever did that has it.
struct XcodeVersion: Comparable {
  private let major: Int

  /// - Parameter text: `26.2`, or `2620` as in `LastUpgradeCheck`.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let number = Int(first), number > 0 else { return nil }
    major = parts.count == 1 && number >= 100 ? number / 100 : number
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.major < rhs.major }

  /// The compiler of the first release; `nil` for versions before 26, which are of no use as proof: every codemod takes
  /// what they compile.
  var compiler: SwiftVersion? { major >= 26 ? .v(6, 2) : nil }
}

extension XcodeObjects {
  /// The compiler of the newest Xcode that left its version in the project. Others may open it with an older one: what asks
  /// for the compiler, or names an older one, counts for more.
  var compiler: Setting<SwiftVersion>? {
    let attributes = project["attributes"]
    var marks = ["LastSwiftUpdateCheck", "LastUpgradeCheck"].compactMap { key in
      attributes?[key]?.string.map { (key: key, value: $0) }
    }
    if case .dictionary(let targets) = attributes?["TargetAttributes"] {
      marks += targets.values.compactMap { target in
        target["CreatedOnToolsVersion"]?.string.map { (key: "CreatedOnToolsVersion", value: $0) }
      }
    }
    let versions = marks.compactMap { mark in
      XcodeVersion(mark.value).map { (version: $0, text: "\(mark.key) = \(mark.value)") }
    }
    let newest = versions.max { ($0.version, $1.text) < ($1.version, $0.text) }
    guard let newest, let compiler = newest.version.compiler else { return nil }
    let container = ProjectPath.name(of: ProjectPath.folder(of: path))
    return Setting(compiler, from: "\(container), \(newest.text)")
  }
}
