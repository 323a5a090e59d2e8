/// A file that describes a project: a package manifest, `project.pbxproj`, an `.xcconfig` file, what a project
/// generator reads, `.swift-version`, or a script of those who build it.
public struct ProjectFile: Sendable {
  /// The path from the root.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Whether a file at the path may describe a project. Of those in Swift only a look at the text tells.
  public static func mayDescribeProject(at path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    return isManifest(name) || name == "project.pbxproj" || name.hasSuffix(".xcconfig")
      || isYAML(name) || mayBeTuist(path) || isToolchain(name) || isBuildScript(path)
  }

  /// Whether a file of the name, which is hidden, says which compiler a folder is worked on with.
  public static func isToolchain(_ name: String) -> Bool {
    name == ".swift-version" || name == versionOfXcode
  }

  static let versionOfXcode = ".xcode-version"

  /// The hidden folder of which ``folderOfWorkflows`` is read.
  public static let folderOfGitHub = ".github"
  public static let folderOfWorkflows = "workflows"

  /// Whether the file is one of those that say which Xcode builds what is in the folder that they are in.
  public static func isBuildScript(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    let folder = ProjectPath.folder(of: path)
    return name == versionOfXcode || name == "Fastfile"
      || name.hasSuffix(".sh") && ProjectPath.name(of: folder) == "ci_scripts"
      // Nobody runs the workflows of a repository that is part of another one.
      || isYAML(name) && folder == "\(folderOfGitHub)/\(folderOfWorkflows)"
  }

  /// Whether others are read only because this one is there: any YAML file may be part of `project.yml`.
  public static func isXcodeGen(_ path: String) -> Bool {
    ["project.yml", "project.yaml"].contains(ProjectPath.name(of: path))
  }

  /// Whether the file is read only where XcodeGen is in use.
  public static func isYAML(_ path: String) -> Bool {
    path.hasSuffix(".yml") || path.hasSuffix(".yaml")
  }

  /// Whether the file describes a project: one whose name may be anything's says so.
  public var describesProject: Bool {
    guard Self.mayBeTuist(path) else { return true }
    return text.holds("import ProjectDescription")
  }

  /// Whether a file at the path is a package manifest.
  public static func isManifest(at path: String) -> Bool { isManifest(ProjectPath.name(of: path)) }

  /// `Package.swift`, `Package@swift-5.9.swift`
  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// `Project.swift`, `Workspace.swift`, `Tuist.swift`, and what is in `Tuist` and `ProjectDescriptionHelpers`.
  private static func mayBeTuist(_ path: String) -> Bool {
    guard path.hasSuffix(".swift"), !isManifest(ProjectPath.name(of: path)) else { return false }
    return ["Project.swift", "Workspace.swift", "Tuist.swift"].contains(ProjectPath.name(of: path))
      || path.hasPrefix("Tuist/") || path.holds("/Tuist/")
      || path.holds("ProjectDescriptionHelpers/")
  }

  /// The folder that a build script is about: that of the repository.
  var folderBuilt: String {
    let folder = ProjectPath.folder(of: path)
    switch ProjectPath.name(of: folder) {
    case Self.folderOfWorkflows: return ProjectPath.folder(of: ProjectPath.folder(of: folder))
    case "ci_scripts", "fastlane": return ProjectPath.folder(of: folder)
    default: return folder
    }
  }

  var isBuildScript: Bool { Self.isBuildScript(path) }

  var isToolchain: Bool { Self.isToolchain(ProjectPath.name(of: path)) }

  var isSwift: Bool { path.hasSuffix(".swift") }

  /// Whether the file holds declarations that manifests of Tuist use.
  var isTuistHelper: Bool { isSwift && path.holds("ProjectDescriptionHelpers/") }
}
