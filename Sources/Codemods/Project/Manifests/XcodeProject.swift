/// What a `project.pbxproj` says of its targets.
struct XcodeProject: Sendable {
  private(set) var targets: [Target] = []

  /// What could not be read, a sentence without the file's path each.
  private(set) var notes: [String] = []

  /// A target with Swift sources, or that could have some.
  struct Target: Sendable {
    let name: String
    let moduleName: String
    let kind: Module.Kind
    /// The Swift files and Core Data models that the sources phase names.
    let files: Set<String>
    /// The synchronized folders that belong to the target, and those of which it takes a few files.
    let folders: [Folder]
    private(set) var settings: ModuleSettings
  }

  /// A folder that Xcode keeps in step with the disk.
  struct Folder: Sendable {
    let path: String
    /// Files and folders in it, by their paths from the root.
    let exceptions: [String]
    /// Whether the exceptions are all that belongs to the target, or all that does not.
    let takesOnlyExceptions: Bool
  }

  /// - Parameters:
  ///   - path: `App.xcodeproj/project.pbxproj`, from the root.
  ///   - configurations: The `.xcconfig` files of the root.
  init(path: String, text: String, configurations: inout ConfigurationFiles) {
    do throws(PropertyListError) {
      let objects = XcodeObjects(try PropertyList(parsing: text), path: path)
      guard let objects else {
        notes = ["isn't a project file"]
        return
      }
      var reader = XcodeSettings(objects: objects, configurations: configurations)
      targets = objects.targets.map { id in
        Target(id, in: objects, settings: reader.settings(ofTarget: id))
      }
      notes = reader.notes
      configurations = reader.configurations
    } catch {
      notes = ["can't be read (\(error)), so its targets aren't known"]
    }
  }
}

extension XcodeProject.Target {
  fileprivate init(
    _ id: String, in objects: XcodeObjects, settings: (ModuleSettings, moduleName: String?),
  ) {
    let target = objects[id]
    name = target?["name"]?.string ?? id
    moduleName = settings.moduleName ?? name.asIdentifier
    self.settings = settings.0
    self.settings.compilerOfOpener = objects.compiler
    kind = Module.Kind(productType: target?["productType"]?.string ?? "")
    files = Set(
      objects.list("buildPhases", of: id)
        .filter { objects[$0]?["isa"]?.string == "PBXSourcesBuildPhase" }
        .flatMap { objects.list("files", of: $0) }
        .compactMap { objects[$0]?["fileRef"]?.string.flatMap { objects.paths[$0] } }
        .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".xcdatamodeld") })
    folders = objects.folders(ofTarget: id)
  }
}

extension Module.Kind {
  /// - Parameter productType: `com.apple.product-type.application`, or without what stands in front.
  init(productType: String) {
    let type = productType.replacing("com.apple.product-type.", with: "")
    switch type {
    case _ where type.hasPrefix("application"): self = .app
    case _ where type.contains("test"): self = .test
    case _ where type.contains("extension"): self = .extension
    case _ where type.hasPrefix("framework") || type.hasPrefix("library"): self = .library
    case "tool": self = .executable
    default: self = .other
    }
  }
}

/// The objects of a project file by their ids, and where the files among them are.
struct XcodeObjects: Sendable {
  let path: String
  private let objects: [String: PropertyList]
  let project: PropertyList

  /// The paths of groups and of files that matter, from the root, by id.
  private(set) var paths: [String: String] = [:]

  private var synchronizedFolders: [String] = []

  /// `nil` if the property list is none of a project.
  init?(_ file: PropertyList, path: String) {
    guard case .dictionary(let objects) = file["objects"],
      let root = file["rootObject"]?.string, let project = objects[root],
      case .dictionary = project
    else { return nil }
    self.path = path
    self.objects = objects
    self.project = project
    // The folder of `App.xcodeproj`, or where the project says that its paths begin.
    let home = ProjectPath.folder(of: ProjectPath.folder(of: path))
    let start = ProjectPath.joined(home, project["projectDirPath"]?.string ?? "")
    guard let start, let main = project["mainGroup"]?.string else { return }
    place(main, in: start, home: start)
  }

  subscript(id: String) -> PropertyList? { objects[id] }

  func list(_ key: String, of id: String) -> [String] { objects[id]?[key]?.strings ?? [] }

  /// The ids of the targets that compile something.
  var targets: [String] {
    (project["targets"]?.strings ?? []).filter {
      objects[$0]?["isa"]?.string == "PBXNativeTarget"
    }
  }

  /// Notes the paths of an object and of all that it holds.
  private mutating func place(_ id: String, in folder: String, home: String) {
    var open = [(id: id, folder: folder)]
    while let (id, folder) = open.popLast() {
      // A group that holds itself ends here.
      guard paths[id] == nil, let object = objects[id], object.isOfUse else { continue }
      if object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
        synchronizedFolders.append(id)
      }
      guard let location = location(of: object, in: folder, home: home) else { continue }
      paths[id] = location
      open += list("children", of: id).reversed().map { ($0, location) }
    }
  }

  /// `nil` for what is not in the root.
  private func location(of object: PropertyList, in folder: String, home: String) -> String? {
    let path = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": return ProjectPath.joined(folder, path)
    case "SOURCE_ROOT": return ProjectPath.joined(home, path)
    default: return nil
    }
  }

  /// The synchronized folders of which a target compiles something.
  func folders(ofTarget id: String) -> [XcodeProject.Folder] {
    let own = Set(list("fileSystemSynchronizedGroups", of: id))
    return synchronizedFolders.compactMap { group in
      guard let folder = paths[group] else { return nil }
      let exceptions = list("exceptions", of: group)
        .filter { objects[$0]?["target"]?.string == id }
        .flatMap { list("membershipExceptions", of: $0) }
        .compactMap { ProjectPath.joined(folder, $0) }
      guard own.contains(group) || !exceptions.isEmpty else { return nil }
      return XcodeProject.Folder(
        path: folder, exceptions: exceptions, takesOnlyExceptions: !own.contains(group))
    }
  }
}

extension PropertyList {
  /// Whether the object is a group, or a file of a kind that is asked for.
  fileprivate var isOfUse: Bool {
    guard self["isa"]?.string == "PBXFileReference" else { return true }
    let path = self["path"]?.string ?? ""
    return path.hasSuffix(".swift") || path.hasSuffix(".xcconfig")
  }
}

/// Reads the build settings of a project's targets.
struct XcodeSettings {
  let objects: XcodeObjects
  private(set) var configurations: ConfigurationFiles

  /// What could not be read, each thing once.
  private(set) var notes: [String] = []

  private var settingsOfProject: [String: BuildSettings] = [:]

  init(objects: XcodeObjects, configurations: ConfigurationFiles) {
    self.objects = objects
    self.configurations = configurations
  }

  /// What all configurations of the target agree on, and its module's name where a setting gives
  /// it.
  mutating func settings(ofTarget id: String) -> (ModuleSettings, moduleName: String?) {
    let name = objects[id]?["name"]?.string ?? id
    let list = objects[id]?["buildConfigurationList"]?.string ?? ""
    var common: ModuleSettings?
    var moduleName: String?
    for configuration in objects.list("buildConfigurations", of: list) {
      let build = buildSettings(of: configuration, target: name)
      let settings = build.moduleSettings
      moduleName =
        moduleName
        ?? (build["PRODUCT_MODULE_NAME"] ?? build["PRODUCT_NAME"])?.value.asIdentifier
      guard common != nil else {
        common = settings
        continue
      }
      common?.keepCommon(with: settings)
    }
    for uncertain in (common?.uncertain ?? []).map(\.rawValue).sorted() {
      note("\(uncertain) of target '\(name)' differs between builds")
    }
    return (common ?? ModuleSettings(), moduleName?.isEmpty == true ? nil : moduleName)
  }

  /// All levels of one configuration, the project's below the target's.
  private mutating func buildSettings(of id: String, target: String) -> BuildSettings {
    var settings = BuildSettings()
    settings.set("TARGET_NAME", to: target, from: objects.path)
    settings.set("TARGETNAME", to: target, from: objects.path)
    if let base = projectConfiguration(named: objects[id]?["name"]?.string) {
      settings.apply(projectSettings(of: base))
    }
    let below = settings
    apply(id, "target '\(target)'", to: &settings)
    settings.narrowPlatforms(setBelow: below)
    return settings
  }

  /// The settings of a configuration of the project, which are asked for once for each target.
  private mutating func projectSettings(of id: String) -> BuildSettings {
    if let settings = settingsOfProject[id] { return settings }
    var settings = BuildSettings()
    apply(id, "project", to: &settings)
    settingsOfProject[id] = settings
    return settings
  }

  /// The project's configuration of the name, or its default one.
  private func projectConfiguration(named name: String?) -> String? {
    let list = objects.project["buildConfigurationList"]?.string ?? ""
    let all = objects.list("buildConfigurations", of: list)
    let fallback = objects[list]?["defaultConfigurationName"]?.string
    return all.first { objects[$0]?["name"]?.string == name }
      ?? all.first { objects[$0]?["name"]?.string == fallback }
  }

  private mutating func apply(_ id: String, _ level: String, to settings: inout BuildSettings) {
    let name = objects[id]?["name"]?.string ?? ""
    if let file = configurationFile(of: id) {
      if configurations.has(file) {
        settings.apply(configurations.settings(of: file).chosen(for: name))
      } else {
        missing(file, of: level)
      }
    }
    let container = ProjectPath.name(of: ProjectPath.folder(of: objects.path))
    settings.apply(
      BuildSettings(objects[id]?["buildSettings"], from: "\(container), \(level)")
        .chosen(for: name))
  }

  /// The `.xcconfig` file that a configuration is based on.
  private func configurationFile(of id: String) -> String? {
    if let reference = objects[id]?["baseConfigurationReference"]?.string {
      return objects.paths[reference]
    }
    guard let anchor = objects[id]?["baseConfigurationReferenceAnchor"]?.string,
      let relative = objects[id]?["baseConfigurationReferenceRelativePath"]?.string,
      let folder = objects.paths[anchor]
    else { return nil }
    return ProjectPath.joined(folder, relative)
  }

  /// A target has such a file for each configuration; one line says enough.
  private mutating func missing(_ file: String, of level: String) {
    let text = "some settings of \(level) aren't known"
    guard !notes.contains(where: { $0.hasPrefix(text) }) else { return }
    notes.append("\(text): '\(file)' isn't in the root")
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }
}
