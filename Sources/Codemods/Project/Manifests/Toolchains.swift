import Rewriter

/// What says which compilers build the modules that are in no package: the configuration of Tuist, `.swift-version`, and
/// the scripts of those who build them.
///
/// A package is built by all compilers that its manifest takes, whatever its authors work with.
struct Toolchains {
  /// By the folders that `.swift-version` files are in.
  private var versions: [String: Setting<SwiftVersion>] = [:]

  /// By the folders that Tuist is configured for.
  private var versionsOfTuist: [String: Setting<SwiftVersion>] = [:]

  /// By the folders that build scripts are about.
  private var versionsOfScripts: [String: Setting<SwiftVersion>] = [:]

  init(_ files: [ProjectFile]) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      if file.isBuildScript {
        take(BuildScript(file), from: file)
      } else if file.isToolchain {
        versions[ProjectPath.folder(of: file.path)] = Self.version(in: file)
      } else if let root = Self.root(configuredBy: file.path) {
        versionsOfTuist[root] = Self.oldestCompiler(configuredBy: file)
      }
    }
  }

  private mutating func take(_ script: BuildScript, from file: ProjectFile) {
    guard let xcode = script.xcode else { return }
    let compiler = Self.compiler(ofXcode: xcode.version)
    guard versionsOfScripts[file.folderBuilt].map({ compiler < $0.value }) ?? true else { return }
    versionsOfScripts[file.folderBuilt] = Setting(
      compiler, from: "'\(xcode.text)' in \(file.path)")
  }

  /// The compiler of the oldest Xcode that scripts build the module with, if it's older than the one that is assumed.
  func compilerOfScripts(for module: Module) -> Setting<SwiftVersion>? {
    guard !ProjectFile.isManifest(ProjectPath.name(of: module.container)) else { return nil }
    return nearest(of: versionsOfScripts, around: module.container)
      .flatMap { $0.value < .assumed ? $0 : nil }
  }

  /// The oldest compiler that builds a module, by what describes it; `nil` if nothing says so.
  func oldestCompiler(of module: Module) -> Setting<SwiftVersion>? {
    let name = ProjectPath.name(of: module.container)
    guard !ProjectFile.isManifest(name) else { return nil }
    let ofTuist =
      name == "Project.swift" ? nearest(of: versionsOfTuist, around: module.container) : nil
    return ofTuist ?? nearest(of: versions, around: module.container)
  }

  private func nearest(
    of versions: [String: Setting<SwiftVersion>], around path: String,
  ) -> Setting<SwiftVersion>? {
    guard !versions.isEmpty else { return nil }
    var folder = path
    repeat {
      folder = ProjectPath.folder(of: folder)
      if let version = versions[folder] { return version }
    } while !folder.isEmpty
    return nil
  }
}

// `.swift-version`.
extension Toolchains {
  /// `6.2`, `6.2.1` or `swift-6.2-RELEASE`, as swiftly and swiftenv read it; `nil` for a snapshot.
  ///
  /// Formatters and package managers take the version of the language from here. One that is the language's
  /// before 6 is taken for that, which newer compilers know as well.
  private static func version(in file: ProjectFile) -> Setting<SwiftVersion>? {
    guard var text = file.text.split(whereSeparator: \.isWhitespace).first else { return nil }
    if text.hasPrefix("swift-"), text.hasSuffix("-RELEASE") {
      text = text.dropFirst("swift-".count).dropLast("-RELEASE".count)
    }
    guard let version = SwiftVersion(text), !languageVersions.contains(version) else { return nil }
    return Setting(version, from: file.path)
  }

  private static let languageVersions: Set<SwiftVersion> = [.v(4, 0), .v(4, 2), .v(5, 0)]
}

// `Tuist.swift`, and `Config.swift` before Tuist 4.
extension Toolchains {
  /// The folder that the file configures Tuist for; `nil` for any other file.
  private static func root(configuredBy path: String) -> String? {
    let folder = ProjectPath.folder(of: path)
    switch ProjectPath.name(of: path) {
    case "Tuist.swift": return folder
    case "Config.swift" where ProjectPath.name(of: folder) == "Tuist":
      return ProjectPath.folder(of: folder)
    default: return nil
    }
  }

  /// The compiler of the oldest Xcode that Tuist makes the project for.
  ///
  /// `swiftVersion:` is about packages that Tuist fetches, and not about the project.
  private static func oldestCompiler(configuredBy file: ProjectFile) -> Setting<SwiftVersion>? {
    var interpreter = ManifestInterpreter(Tree.parse(SourceFile(file.text)))
    let value = interpreter.variable("tuist") ?? interpreter.variable("config")
    guard case .member(_, let arguments) = value else { return nil }
    var versions = arguments["compatibleXcodeVersions"]
    if case .member("tuist", let arguments) = arguments["project"] {
      versions = arguments["compatibleXcodeVersions"]
    }
    return versions.flatMap(oldestXcode).map(compiler).map { Setting($0, from: file.path) }
  }

  /// `.upToNextMajor("26.0")`, `.list(["16.2", .exact("26.0")])`; `nil` where any Xcode will do.
  private static func oldestXcode(_ value: ManifestValue) -> SwiftVersion? {
    switch value {
    case .string(let text): return SwiftVersion(text)
    case .member("exact", let arguments), .member("upToNextMajor", let arguments),
      .member("upToNextMinor", let arguments), .member("list", let arguments):
      return arguments.first.flatMap { oldestXcode($0.value) }
    case .list(let elements):
      let versions = elements.compactMap(oldestXcode)
      return versions.count == elements.count ? versions.min() : nil
    default: return nil
    }
  }

  /// The compiler of the Xcode; of one that is older than all that are known, the oldest known: it has that or an older one.
  private static func compiler(ofXcode version: SwiftVersion) -> SwiftVersion {
    compilers.first { $0.xcode <= version }?.swift ?? oldestKnown
  }

  private static let oldestKnown = SwiftVersion.v(5, 5)

  /// As the release notes of Xcode say.
  private static let compilers: [(xcode: SwiftVersion, swift: SwiftVersion)] = [
    (.v(26, 0), .v(6, 2)), (.v(16, 3), .v(6, 1)), (.v(16, 0), .v(6, 0)), (.v(15, 3), .v(5, 10)),
    (.v(15, 0), .v(5, 9)), (.v(14, 3), .v(5, 8)), (.v(14, 0), .v(5, 7)), (.v(13, 3), .v(5, 6)),
    (.v(13, 0), oldestKnown),
  ]
}

extension ModuleSettings {
  /// Takes the compiler of those who build the module. One before Swift 6 builds nothing in Swift 6 mode, and so has to be
  /// replaced in any case.
  mutating func take(compilerOfScripts version: Setting<SwiftVersion>?) {
    guard let version, version.value < .v(6, 0) else { return take(oldestCompiler: version) }
    outdatedCompiler = version
  }

  /// Takes the oldest compiler, unless one is named already, or the settings want a newer one: no compiler before Swift
  /// 6.0 knows language mode 6. That somebody has opened the project with a newer one is no reason against it.
  mutating func take(oldestCompiler version: Setting<SwiftVersion>?) {
    guard toolsVersion == nil, let version, !want(version.value) else { return }
    guard let mode = languageMode?.value, mode >= 6, version.value < .v(6, 0) else {
      toolsVersion = version
      return
    }
    toolsVersion = Setting(.v(6, 0), from: "language mode \(mode)")
  }
}
