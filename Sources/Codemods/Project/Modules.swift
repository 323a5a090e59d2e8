import Rewriter

/// A file that describes a project: a package manifest, `project.pbxproj` or `.xcconfig`.
public struct ProjectFile: Sendable {
  /// The path from the root.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Whether a file of the name describes a project.
  public static func describesProject(fileNamed name: String) -> Bool {
    isManifest(name) || name == "project.pbxproj" || name.hasSuffix(".xcconfig")
  }

  /// `Package.swift`, `Package@swift-5.9.swift`
  static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}

/// A target: Swift files that are compiled together.
public struct Module: Sendable {
  /// What `import` calls it.
  public let name: String

  /// What the project calls it.
  public let targetName: String
  public let kind: Kind

  /// The file that describes it, from the root; empty if none does.
  public let container: String
  public let settings: ModuleSettings

  /// How many Swift files of the root it compiles.
  public internal(set) var fileCount = 0

  public enum Kind: String, Sendable {
    case app, `extension`, library, executable, test, macro, plugin, other
    /// The root, where nothing describes it, or the files that no target takes.
    case folder
  }
}

/// Which file of the root belongs to which modules, and how these are compiled.
///
/// Read from package manifests and Xcode projects as texts. A file may be in several modules, and
/// in none; those in none are one module of their own, of which nothing is known.
public struct ProjectModules: Sendable {
  /// In the order of the files that describe them.
  public private(set) var modules: [Module] = []

  /// What could not be read, with the path of the file that it is in.
  public private(set) var notes: [String] = []

  /// The distinct sets of modules that files are in.
  private(set) var memberships: [[Int]] = []

  private var membershipByPath: [String: Int] = [:]

  /// What is asked most often, for each of ``memberships``.
  private var agreements: [Agreement] = []

  private struct Agreement: Sendable {
    let defaultIsolation: DefaultIsolation?
    let isBeforeSwift6: Bool
    let isSwift6: Bool
  }

  /// Whether any file is known to be compiled in a language mode before 6.
  private(set) var hasModulesBeforeSwift6 = false

  /// - Parameters:
  ///   - paths: The Swift files of the root.
  ///   - models: The folders of Core Data models, which declare classes in their modules.
  ///   - files: The files that describe the project, in any order.
  public init(
    of paths: [String], models: [String] = [], describedBy files: [ProjectFile],
    overrides: SettingOverrides = SettingOverrides(),
  ) {
    let sources = paths.count
    let paths = paths + models
    var membership = Membership(paths: paths)
    addPackages(files, to: &membership, version: overrides.swiftVersion)
    addProjects(files, to: &membership)
    let isDescribed = !modules.isEmpty
    // A manifest is compiled by itself, and is in no target.
    let rest = paths.indices.filter {
      membership.modules[$0].isEmpty && !ProjectFile.isManifest(ProjectPath.name(of: paths[$0]))
    }
    if !rest.isEmpty {
      for index in rest { membership.modules[index] = [modules.count] }
      modules.append(Module(restOf: isDescribed))
    }
    for index in modules.indices { modules[index].complete(overrides) }
    index(paths, sources: sources, membership.modules)
  }

  /// The root as one module, of which nothing is known.
  public static let unknown = ProjectModules(of: [], describedBy: [])

  /// Whether something describes the root's modules.
  public var isDescribed: Bool { modules.contains { $0.kind != .folder } }

  /// The modules that compile the file.
  public func modules(of path: String) -> [Module] {
    membershipByPath[path].map { memberships[$0].map { modules[$0] } } ?? []
  }

  /// What code without isolation of its own is isolated to in the file; `nil` if that is not known,
  /// or differs between the file's modules.
  func defaultIsolation(of path: String) -> DefaultIsolation? {
    agreement(of: path).map(\.defaultIsolation) ?? .nonisolated
  }

  /// Whether the file is known to be compiled in a language mode before 6.
  func isBeforeSwift6(_ path: String) -> Bool { agreement(of: path)?.isBeforeSwift6 ?? false }

  /// Whether the file is known to be compiled in language mode 6 or a later one.
  func isSwift6(_ path: String) -> Bool { agreement(of: path)?.isSwift6 ?? false }

  private func agreement(of path: String) -> Agreement? {
    membership(of: path).map { agreements[$0] }
  }

  private func agreement(of modules: [Module]) -> Agreement {
    let isolations = Set(modules.map(defaultIsolation))
    let modes = modules.map(\.settings.languageMode?.value)
    return Agreement(
      defaultIsolation: isolations.count == 1 ? isolations.first ?? nil : nil,
      isBeforeSwift6: modes.allSatisfy { $0.map { $0 < 6 } == true },
      isSwift6: modes.allSatisfy { $0.map { $0 >= 6 } == true })
  }

  /// Of files that no target takes nothing is known, but that they are no exception where no module
  /// is.
  private func defaultIsolation(of module: Module) -> DefaultIsolation? {
    if let setting = module.settings.defaultIsolation { return setting.value }
    guard module.kind == .folder else { return nil }
    let others = modules.filter { $0.kind != .folder }
    return others.contains { $0.settings.defaultIsolation?.value != .nonisolated }
      ? nil : .nonisolated
  }

  /// The number of the file's set of modules; `nil` for a file of which nothing is known.
  func membership(of path: String) -> Int? { membershipByPath[path] }

  /// - Parameter sources: How many of the paths, the first ones, are those of Swift files.
  private mutating func index(_ paths: [String], sources: Int, _ modulesOfFiles: [[Int]]) {
    var numbers: [[Int]: Int] = [:]
    for (position, path) in paths.enumerated() where !modulesOfFiles[position].isEmpty {
      let indices = modulesOfFiles[position]
      let number = numbers[indices] ?? memberships.count
      if number == memberships.count {
        numbers[indices] = number
        memberships.append(indices)
      }
      membershipByPath[path] = number
      if position < sources { for index in indices { modules[index].fileCount += 1 } }
    }
    agreements = memberships.map { indices in agreement(of: indices.map { modules[$0] }) }
    hasModulesBeforeSwift6 = agreements.contains(where: \.isBeforeSwift6)
  }
}

/// The modules that each file is in, as they are found.
private struct Membership {
  let paths: [String]
  var modules: [[Int]]
  private let indices: [String: Int]

  /// The files in the order of their paths' bytes, so that those of a folder stand together; without
  /// those in folders that count as one file, which nobody compiles.
  private let sorted: [(path: String, index: Int)]

  init(paths: [String]) {
    self.paths = paths
    modules = Array(repeating: [], count: paths.count)
    indices = Dictionary(zip(paths, paths.indices)) { first, _ in first }
    sorted = zip(paths, paths.indices)
      .filter { !Self.isInBundle($0.0) }
      .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      .map { (path: $0.0, index: $0.1) }
  }

  /// Whether the file is in the documentation's examples, a playground or the like.
  private static func isInBundle(_ path: String) -> Bool {
    bundles.isFound(in: Array(path.utf8))
  }

  private static let bundles = WordSearch([".docc/", ".playground/", ".xcassets/", ".bundle/"])

  func index(of path: String) -> Int? { indices[path] }

  /// The files in a folder and below, or the file itself.
  func files(in folder: String) -> [Int] {
    guard !folder.isEmpty else { return Array(paths.indices) }
    if let file = indices[folder] { return [file] }
    let prefix = folder + "/"
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].path.utf8.lexicographicallyPrecedes(prefix.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return sorted[low...].prefix { $0.path.utf8.starts(with: prefix.utf8) }.map(\.index)
  }

  mutating func add(_ file: Int, to module: Int) {
    if !modules[file].contains(module) { modules[file].append(module) }
  }
}

/// Which of some folders are in which.
private struct Nesting {
  private var inner: [String: [String]] = [:]

  /// Cost: for each folder a look at those around it.
  init(_ folders: some Collection<String>) {
    let all = Set(folders)
    for folder in all {
      var around = folder
      while !around.isEmpty {
        around = ProjectPath.folder(of: around)
        if all.contains(around) { inner[around, default: []].append(folder) }
      }
    }
  }

  /// Those below the folder, without itself.
  func folders(in folder: String) -> [String] { inner[folder] ?? [] }
}

extension Module {
  /// The files that no target takes.
  fileprivate init(restOf isDescribed: Bool) {
    self.init(
      name: "", targetName: isDescribed ? "(no target)" : "(the root)", kind: .folder,
      container: "", settings: ModuleSettings())
  }

  fileprivate mutating func complete(_ overrides: SettingOverrides) {
    var settings = settings
    settings.apply(overrides)
    if kind != .folder { settings.complete() }
    self = Module(
      name: name, targetName: targetName, kind: kind, container: container, settings: settings,
      fileCount: fileCount)
  }
}

extension ProjectModules {
  /// Every folder with a manifest is a package; of several manifests one counts.
  private mutating func addPackages(
    _ files: [ProjectFile], to membership: inout Membership, version: SwiftVersion?,
  ) {
    let manifests = files.filter { ProjectFile.isManifest(ProjectPath.name(of: $0.path)) }
    let packages = Dictionary(grouping: manifests) { ProjectPath.folder(of: $0.path) }
    let nesting = Nesting(packages.keys)
    for folder in packages.keys.sorted() {
      let candidates = (packages[folder] ?? []).map { file in
        (file.path, PackageManifest(path: file.path, source: SourceFile(file.text)))
      }
      let usable = candidates.filter { _, manifest in
        version.map { manifest.toolsVersion?.value ?? $0 <= $0 } ?? true
      }
      // The newest manifest that the compiler understands counts, as in SwiftPM.
      let chosen = (usable.isEmpty ? candidates : usable).max {
        ($0.1.toolsVersion?.value ?? .v(0, 0), $1.0) < ($1.1.toolsVersion?.value ?? .v(0, 0), $0.0)
      }
      guard let (path, manifest) = chosen else { continue }
      add(manifest, at: path, without: nesting.folders(in: folder), to: &membership)
    }
  }

  private mutating func add(
    _ manifest: PackageManifest, at path: String, without inner: [String],
    to membership: inout Membership,
  ) {
    notes += manifest.notes.map { "\(path): \($0)" }
    let folder = ProjectPath.folder(of: path)
    let kinds = Dictionary(grouping: manifest.targets.filter { $0.path == nil }, by: \.kind)
    let claims = manifest.targets.map { target in
      let isAlone = kinds[target.kind]?.count == 1
      return (target, folder: self.folder(of: target, in: folder, isAlone: isAlone, membership))
    }
    let nesting = Nesting(claims.compactMap(\.folder))
    // These are mostly targets in other languages.
    let missing = claims.filter { $0.folder == nil }.map { "'\($0.0.name)'" }
    if !missing.isEmpty {
      notes.append("\(path): no Swift files of \(missing.joined(separator: ", ")) are in the root")
    }
    for (target, targetFolder) in claims {
      guard let targetFolder else { continue }
      let excluded =
        target.exclude.compactMap { ProjectPath.joined(targetFolder, $0) } + inner
        + nesting.folders(in: targetFolder)
      let roots = target.sources?.compactMap { ProjectPath.joined(targetFolder, $0) }
      for root in roots ?? [targetFolder] {
        for file in membership.files(in: root) {
          let filePath = membership.paths[file]
          guard !excluded.contains(where: { ProjectPath.contains($0, filePath) }),
            !ProjectFile.isManifest(ProjectPath.name(of: filePath))
          else { continue }
          membership.add(file, to: modules.count)
        }
      }
      modules.append(
        Module(
          name: target.name.asIdentifier, targetName: target.name, kind: target.kind,
          container: path, settings: target.settings))
    }
    let taken = inner + claims.compactMap(\.folder)
    addSnippets(of: manifest, at: path, without: taken, to: &membership)
  }

  /// Every file of `Snippets` is a program.
  private mutating func addSnippets(
    of manifest: PackageManifest, at path: String, without others: [String],
    to membership: inout Membership,
  ) {
    let package = ProjectPath.folder(of: path)
    for file in ProjectPath.joined(package, "Snippets").map(membership.files) ?? [] {
      let filePath = membership.paths[file]
      guard !others.contains(where: { ProjectPath.contains($0, filePath) }) else { continue }
      membership.add(file, to: modules.count)
      let name = String(ProjectPath.name(of: filePath).dropLast(".swift".count))
      modules.append(
        Module(
          name: name.asIdentifier, targetName: name, kind: .executable, container: path,
          settings: manifest.settingsOfSnippets))
    }
  }

  /// The folder of a target: the one it names, else the first of those that SwiftPM looks at.
  ///
  /// - Parameter isAlone: Whether no other target of the kind is in the package.
  private func folder(
    of target: PackageManifest.Target, in package: String, isAlone: Bool,
    _ membership: Membership,
  ) -> String? {
    if let path = target.path {
      // A `path:` outside of the package is an error in SwiftPM, and none of our business.
      return ProjectPath.joined(package, path)
    }
    let parents: [String] =
      switch target.kind {
      case .test: ["Tests", "Sources", "Source", "src", "srcs"]
      case .plugin: ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let folders = parents.compactMap { ProjectPath.joined(package, "\($0)/\(target.name)") }
    if let found = folders.first(where: { !membership.files(in: $0).isEmpty }) { return found }
    // A package of one target may leave out its folder.
    guard isAlone else { return nil }
    return parents.compactMap { ProjectPath.joined(package, $0) }
      .first { !membership.files(in: $0).isEmpty }
  }

  private mutating func addProjects(_ files: [ProjectFile], to membership: inout Membership) {
    var configurations = ConfigurationFiles(files.filter { $0.path.hasSuffix(".xcconfig") })
    let projects = files.filter { ProjectPath.name(of: $0.path) == "project.pbxproj" }
    for file in projects.sorted(by: { $0.path < $1.path }) {
      let project = XcodeProject(
        path: file.path, text: file.text, configurations: &configurations)
      let container = ProjectPath.folder(of: file.path)
      notes += project.notes.map { "\(container): \($0)" }
      for target in project.targets { add(target, of: container, to: &membership) }
    }
    notes += configurations.notes
  }

  private mutating func add(
    _ target: XcodeProject.Target, of container: String, to membership: inout Membership,
  ) {
    for path in target.files {
      if let file = membership.index(of: path) { membership.add(file, to: modules.count) }
    }
    for folder in target.folders {
      let roots = folder.takesOnlyExceptions ? folder.exceptions : [folder.path]
      let excluded = folder.takesOnlyExceptions ? [] : folder.exceptions
      for file in roots.flatMap({ membership.files(in: $0) })
      where !excluded.contains(where: { ProjectPath.contains($0, membership.paths[file]) }) {
        membership.add(file, to: modules.count)
      }
    }
    modules.append(
      Module(
        name: target.moduleName, targetName: target.name, kind: target.kind,
        container: container, settings: target.settings))
  }
}
