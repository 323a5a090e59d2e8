import Rewriter

/// Which file of the root belongs to which modules, and how these are compiled.
///
/// Read from package manifests and Xcode projects as texts. A file may be in several modules, and
/// in none; those in none are one module of their own, that nothing is known about.
public struct ProjectModules: Sendable {
  /// In the order of the files that describe them.
  public internal(set) var modules: [Module] = []

  /// What could not be read, with the path of the file that it is in.
  public internal(set) var notes: [String] = []

  /// The files that nothing compiles, with the manifest that excludes them, or names them as resources.
  var manifestsLeavingOut: [String: String] = [:]

  /// The distinct sets of modules that files are in.
  private(set) var memberships: [[Int]] = []

  private var membershipByPath: [QuickKey<String>: Int] = [:]

  /// What is asked most often, for each of ``memberships``.
  private var agreements: [Agreement] = []

  /// The modules of each of ``memberships``.
  private var modulesOfMemberships: [[Module]] = []

  private struct Agreement: Sendable {
    let defaultIsolation: DefaultIsolation?
    let isBeforeSwift6: Bool
    let isSwift6: Bool
    let compilesInSwift6Mode: Bool
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
    addPackages(files, to: &membership, overrides: overrides)
    addProjects(files, to: &membership)
    manifestsLeavingOut = manifestsLeavingOut.filter { path, _ in
      membership.index(of: path).map { membership.modules[$0].isEmpty } == true
    }
    let isDescribed = !modules.isEmpty
    // A manifest is compiled by itself, and is in no target.
    let manifests = Set(files.filter(\.isSwift).map(\.path))
    let rest = paths.indices.filter {
      membership.modules[$0].isEmpty && !manifests.contains(paths[$0])
        && !ProjectFile.isManifest(ProjectPath.name(of: paths[$0]))
    }
    if !rest.isEmpty {
      for index in rest { membership.modules[index] = [modules.count] }
      modules.append(Module(restOf: isDescribed))
    }
    let toolchains = Toolchains(files)
    for index in modules.indices {
      modules[index].complete(overrides, builtBy: toolchains.oldestCompiler(of: modules[index]))
      modules[index].settings.take(
        compilerOfScripts: toolchains.compilerOfScripts(for: modules[index]))
    }
    if isDescribed, !rest.isEmpty { takeSystemsOfApps(for: modules.count - 1) }
    index(paths, sources: sources, membership.modules)
  }

  /// Nothing says which systems the files of no target run on: those of the root's apps count.
  private mutating func takeSystemsOfApps(for rest: Int) {
    for module in modules where module.kind == .app {
      modules[rest].settings.takeOlderSystems(of: module.settings)
    }
  }

  /// The root as one module, that nothing is known about.
  public static let unknown = ProjectModules(of: [], describedBy: [])

  /// Whether something describes the root's modules.
  public var isDescribed: Bool { modules.contains { $0.kind != .folder } }

  /// The modules that compile the file.
  public func modules(of path: String) -> [Module] {
    membership(of: path).map { modulesOfMemberships[$0] } ?? []
  }

  /// The names of the targets that compile the file, each once: a package and a project may both have one of a name.
  public func targetNames(of path: String) -> [String] {
    modules(of: path).reduce(into: []) { names, module in
      if !names.contains(module.targetName) { names.append(module.targetName) }
    }
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

  /// Whether the project has the compiler take the file in language mode 6 already: nobody only assumes that it does.
  func compilesInSwift6Mode(_ path: String) -> Bool {
    agreement(of: path)?.compilesInSwift6Mode ?? false
  }

  private func agreement(of path: String) -> Agreement? {
    membership(of: path).map { agreements[$0] }
  }

  private func agreement(of modules: [Module]) -> Agreement {
    let isolations = Set(modules.map(defaultIsolation))
    let modes = modules.map(\.settings.languageMode?.value)
    let isSwift6 = modes.allSatisfy { $0.map { $0 >= 6 } == true }
    return Agreement(
      defaultIsolation: isolations.count == 1 ? isolations.first ?? nil : nil,
      isBeforeSwift6: modes.allSatisfy { $0.map { $0 < 6 } == true },
      isSwift6: isSwift6,
      compilesInSwift6Mode: isSwift6 && !modules.contains { $0.settings.isModeAssumed })
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

  /// The number of the file's set of modules; `nil` for a file that nothing is known about.
  func membership(of path: String) -> Int? { membershipByPath[QuickKey(path)] }

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
      membershipByPath[QuickKey(path)] = number
      if position < sources { for index in indices { modules[index].fileCount += 1 } }
    }
    agree()
  }

  /// Notes again what is asked most often, since settings are others.
  mutating func agree() {
    modulesOfMemberships = memberships.map { indices in indices.map { modules[$0] } }
    agreements = modulesOfMemberships.map { agreement(of: $0) }
    hasModulesBeforeSwift6 = agreements.contains(where: \.isBeforeSwift6)
  }
}

extension Module {
  /// The files that no target takes.
  fileprivate init(restOf isDescribed: Bool) {
    self.init(
      name: "", targetName: isDescribed ? "(no target)" : "(the root)", kind: .folder,
      container: "", settings: ModuleSettings())
  }

  /// Fills in what the command line says, and what follows from it.
  mutating func complete(
    _ overrides: SettingOverrides, builtBy compiler: Setting<SwiftVersion>? = nil,
  ) {
    settings.apply(overrides)
    settings.take(oldestCompiler: compiler)
    if kind != .folder { settings.complete() }
  }
}

extension ProjectModules {
  /// The modules with the compilers that their files are written for: a module is built by none that cannot read
  /// one of its files, or one of a module that it imports.
  ///
  /// - Parameter imports: The modules that a module imports, by number.
  func takingCompilers(of files: [FileFacts], imports: (Int) -> [Int]) -> ProjectModules {
    var compilers: [Int: Setting<SwiftVersion>] = [:]
    for file in files {
      guard let version = file.oldestCompiler, let membership = membership(of: file.path) else {
        continue
      }
      for module in memberships[membership]
      where compilers[module].map({ $0.value < version }) ?? true {
        compilers[module] = Setting(version, from: file.path)
      }
    }
    guard !compilers.isEmpty else { return self }
    var result = self
    for module in modules.indices where modules[module].kind != .folder {
      let known = ([module] + imports(module)).compactMap { compilers[$0] }
      guard let newest = known.max(by: { $0.value < $1.value }) else { continue }
      result.modules[module].settings.take(compiler: newest)
    }
    result.agree()
    return result
  }
}

extension ProjectModules {
  /// The modules with the compiler before the one that is assumed, where a file asks which it is, and nothing but the Xcode
  /// of somebody who opened the project names one: one builds all that an Xcode project describes.
  func takingQuestions(of files: [FileFacts]) -> ProjectModules {
    var result = self
    for file in files {
      guard let question = file.questionToCompiler else { continue }
      let containers = Set(modules(of: file.path).map(\.container))
      for index in modules.indices where containers.contains(modules[index].container) {
        let source = "'#if \(question)' in \(ProjectPath.name(of: file.path))"
        result.modules[index].settings.take(oldestCompiler: Setting(.beforeAssumed, from: source))
      }
    }
    result.agree()
    return result
  }

  /// The modules, with what their files say of the systems that they run on.
  func takingDurations(of files: [FileFacts]) -> ProjectModules {
    var result = self
    for file in files where file.usesDuration {
      guard let membership = membership(of: file.path) else { continue }
      for module in memberships[membership] { result.modules[module].usesDuration = true }
    }
    return result
  }

  /// The modules without the version of macOS that their package names, where it names another system too and a file
  /// needs UIKit: they are never built for macOS. An Xcode project may have the file for one of its systems only.
  func leavingMacs(of files: [FileFacts]) -> ProjectModules {
    var result = self
    for file in files where file.needsUIKit {
      guard let membership = membership(of: file.path) else { continue }
      for module in memberships[membership] {
        let targets = modules[module].settings.deploymentTargets
        guard targets.count > 1, targets["macOS"]?.source == modules[module].container else {
          continue
        }
        result.modules[module].settings.deploymentTargets["macOS"] = nil
      }
    }
    result.agree()
    return result
  }
}

extension ModuleSettings {
  /// Takes the oldest compiler that builds the module, unless it wants a newer one anyway, or the command line names
  /// one.
  ///
  /// - Parameter version: `nil` where something else than the manifest decides, and doesn't name it.
  mutating func take(compiler version: Setting<SwiftVersion>?) {
    guard let known = compiler, known.value < version?.value ?? .assumed,
      known.source != "--swift-version"
    else { return }
    toolsVersion = version
  }
}
