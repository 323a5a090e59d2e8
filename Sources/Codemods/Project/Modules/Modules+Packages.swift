import Rewriter

extension ProjectModules {
  /// Every folder with a manifest is a package.
  ///
  /// Of several manifests each counts that some compiler uses: what is written has to be right in all
  /// builds of a target.
  mutating func addPackages(
    _ files: [ProjectFile], to membership: inout Membership, overrides: SettingOverrides,
  ) {
    let manifests = files.filter { ProjectFile.isManifest(ProjectPath.name(of: $0.path)) }
    let packages = Dictionary(grouping: manifests) { ProjectPath.folder(of: $0.path) }
    let nesting = Nesting(packages.keys)
    for folder in packages.keys.sorted() {
      let manifests = PackageManifests(packages[folder] ?? [], for: overrides.swiftVersion)
      let inner = nesting.folders(in: folder)
      let isLocal = !folder.isEmpty || manifests.used.allSatisfy(\.manifest.hasLocalDependency)
      var package = PackageTargets()
      for (path, manifest) in manifests.used {
        let targets = targets(of: manifest, at: path, without: inner, in: membership)
        for var target in targets {
          target.module.settings.toolsVersion = manifests.oldestCompiler
          target.module.isOfLocalPackage = isLocal
          // Whether two builds differ shows when what follows from their settings is filled in.
          if manifests.used.count > 1 { target.module.complete(overrides) }
          package.add(target)
        }
      }
      notes += package.notes
      for target in package.targets {
        for file in target.files { membership.add(file, to: modules.count) }
        modules.append(target.module)
      }
    }
  }

  private mutating func targets(
    of manifest: PackageManifest, at path: String, without inner: [String],
    in membership: Membership,
  ) -> [PackageTargets.Target] {
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
      notes.append("\(path): the root has no Swift files of \(missing.joined(separator: ", "))")
    }
    var targets: [PackageTargets.Target] = []
    for (target, targetFolder) in claims {
      guard let targetFolder else { continue }
      let leftOut = (target.exclude + target.resources)
        .compactMap { ProjectPath.joined(targetFolder, $0) }
      for file in leftOut.flatMap(membership.files) {
        manifestsLeavingOut[membership.paths[file]] = path
      }
      let others = inner + nesting.folders(in: targetFolder) + leftOut
      let module = Module(
        name: target.name.asIdentifier, targetName: target.name, kind: target.kind,
        container: path, settings: target.settings)
      targets.append(
        PackageTargets.Target(
          key: target.name, module: module,
          files: files(of: target, in: targetFolder, without: others, membership)))
    }
    let taken = inner + claims.compactMap(\.folder)
    return targets + snippets(of: manifest, at: path, without: taken, in: membership)
  }

  private func files(
    of target: PackageManifest.Target, in folder: String, without others: [String],
    _ membership: Membership,
  ) -> [Int] {
    let roots = target.sources?.compactMap { ProjectPath.joined(folder, $0) } ?? [folder]
    return roots.flatMap { membership.files(in: $0) }.filter { file in
      let path = membership.paths[file]
      return !others.contains { ProjectPath.contains($0, path) }
        && !ProjectFile.isManifest(ProjectPath.name(of: path))
    }
  }

  /// Every file of `Snippets` is a program.
  private func snippets(
    of manifest: PackageManifest, at path: String, without others: [String],
    in membership: Membership,
  ) -> [PackageTargets.Target] {
    let package = ProjectPath.folder(of: path)
    let files = ProjectPath.joined(package, "Snippets").map(membership.files) ?? []
    return files.compactMap { file in
      let filePath = membership.paths[file]
      guard !others.contains(where: { ProjectPath.contains($0, filePath) }) else { return nil }
      let name = String(ProjectPath.name(of: filePath).dropLast(".swift".count))
      let module = Module(
        name: name.asIdentifier, targetName: name, kind: .executable, container: path,
        settings: manifest.settingsOfSnippets)
      return PackageTargets.Target(key: filePath, module: module, files: [file])
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
}

/// The targets of a package, each with what all of the package's manifests agree on.
private struct PackageTargets {
  private(set) var targets: [Target] = []

  /// What the manifests say differently.
  private(set) var notes: [String] = []

  private var positions: [String: Int] = [:]

  struct Target {
    /// What is the same in all manifests.
    let key: String
    var module: Module
    var files: [Int]
  }

  mutating func add(_ target: Target) {
    guard let position = positions[target.key] else {
      positions[target.key] = targets.count
      targets.append(target)
      return
    }
    let known = targets[position].module
    var settings = known.settings
    settings.keepCommon(with: target.module.settings)
    // A platform that only one of them names has SwiftPM's oldest version in the other.
    if Set(known.settings.deploymentTargets.keys)
      != Set(target.module.settings.deploymentTargets.keys)
    {
      settings.deploymentTargets = [:]
    }
    let uncertain = settings.uncertain.subtracting(known.settings.uncertain)
    let other = ProjectPath.name(of: target.module.container)
    notes += uncertain.map(\.rawValue).sorted().map { setting in
      "\(known.container): \(setting) of target '\(known.targetName)' is different in '\(other)'"
    }
    targets[position].module.settings = settings
    let files = Set(targets[position].files)
    targets[position].files += target.files.filter { !files.contains($0) }
  }
}
