/// A target: Swift files that are compiled together.
public struct Module: Sendable {
  /// What `import` calls it.
  public let name: String

  /// What the project calls it.
  public let targetName: String
  public let kind: Kind

  /// The file that describes it, from the root; empty if none does.
  public let container: String
  public internal(set) var settings: ModuleSettings

  /// Whether its package is one that no package of another repository can depend on: its manifest is in a folder of the
  /// root, or has dependencies by path itself.
  var isOfLocalPackage = false

  /// Whether a file of it needs the systems that have `Duration`.
  var usesDuration = false

  /// How many Swift files of the root it compiles.
  public internal(set) var fileCount = 0

  public enum Kind: String, Sendable {
    case app, `extension`, library, executable, test, macro, plugin, other
    /// The root, where nothing describes it, or the files that no target takes.
    case folder
  }
}

extension Module {
  /// Whether SwiftPM builds it as tests; Tuist's manifests are Swift files as well.
  var isTestOfPackage: Bool {
    kind == .test && ProjectPath.name(of: container).hasPrefix("Package")
  }
}
