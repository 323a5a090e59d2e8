import Rewriter

/// What Tuist's `Project.swift` says of the targets of the project that it makes.
struct TuistProject {
  /// What the project that is made is called.
  let name: String?

  private(set) var targets: [GeneratedTarget] = []

  /// What could not be read, a sentence without the file's path each.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - path: `Project.swift`, from the root.
  ///   - helpers: The files of `ProjectDescriptionHelpers`.
  ///   - root: The folder that `.relativeToRoot` is about.
  init(
    path: String, text: String, helpers: [Tree], root: String,
    configurations: inout ConfigurationFiles,
  ) {
    let tree = Tree.parse(SourceFile(text))
    let interpreter = ManifestInterpreter(tree, helpers: helpers)
    let project = interpreter.projectOfTuist
    name = project["name"]?.string
    var settings = TuistSettings(
      path: path, root: root, project: project["settings"], configurations)
    if interpreter.isExhausted || !interpreter.skippedStatements.isEmpty {
      settings.isIncomplete = true
    }
    for element in project["targets"]?.elements ?? [] {
      switch element {
      case .target(let index), .conditional(.target(let index)):
        add(interpreter.targets[index], &settings)
      case .member("init", let arguments), .conditional(.member("init", let arguments)):
        add(Dictionary(arguments.map { ($0.label ?? "", $0.value) }) { $1 }, &settings)
      case .member(let name, _), .conditional(.member(let name, _)):
        note("we can't tell which targets '\(name)' makes")
      case .unknown(let text), .conditional(.unknown(let text)):
        note("we can't tell which targets \(text) makes")
      default: continue
      }
    }
    if project.isEmpty { note("describes no project that we can read") }
    if interpreter.isExhausted {
      note("has logic that we can't follow; some targets and settings may be missing")
    }
    for skipped in interpreter.skippedStatements { note("we can't tell what \(skipped) changes") }
    configurations = settings.configurations
    notes += settings.notes
  }

  private mutating func add(
    _ values: [String: ManifestValue], _ settings: inout TuistSettings,
  ) {
    guard let name = values["name"]?.string else {
      note("a target is left out, because we can't read its name")
      return
    }
    let (own, moduleName) = settings.settings(ofTarget: name, values)
    let product = values["productName"]?.string ?? name
    let folders = (values["buildableFolders"]?.elements ?? [])
      .compactMap(settings.path).map(SourceSelection.init)
    targets.append(
      GeneratedTarget(
        name: name, moduleName: moduleName ?? product.asIdentifier,
        kind: Module.Kind(tuistProduct: values["product"]),
        sources: settings.sources(values["sources"]) + folders, settings: own))
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }
}

extension ManifestInterpreter {
  /// The arguments of the project, which may also be what a helper returns as `.init(…)`.
  fileprivate var projectOfTuist: [String: ManifestValue] {
    var copy = self
    guard package.isEmpty, case .member("init", let arguments) = copy.variable("project") else {
      return package
    }
    return Dictionary(arguments.map { ($0.label ?? "", $0.value) }) { $1 }
  }
}

extension Module.Kind {
  fileprivate init(tuistProduct: ManifestValue?) {
    guard case .member(let name, _) = tuistProduct else {
      self = .other
      return
    }
    switch name {
    case "app", "appClip", "watch2App": self = .app
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": self = .library
    case "commandLineTool": self = .executable
    case "macro": self = .macro
    case _ where name.hasSuffix("Tests"): self = .test
    case _ where name.contains("xtension"): self = .extension
    default: self = .other
    }
  }
}

/// Puts together the build settings that Tuist writes for a target.
private struct TuistSettings {
  private(set) var configurations: ConfigurationFiles
  private(set) var notes: [String] = []

  /// Whether something was not followed that may change any setting.
  var isIncomplete = false

  private let path: String
  private let root: String
  private let project: ManifestValue?

  init(
    path: String, root: String, project: ManifestValue?, _ configurations: ConfigurationFiles,
  ) {
    self.path = path
    self.root = root
    self.project = project
    self.configurations = configurations
  }

  /// What all builds of the target agree on, and its module's name where a setting gives it.
  mutating func settings(
    ofTarget target: String, _ values: [String: ManifestValue],
  ) -> (ModuleSettings, moduleName: String?) {
    let levels = [TuistLevel(project), TuistLevel(values["settings"])]
    let names = levels.flatMap { $0.configurations.map(\.name) }
    var common: ModuleSettings?
    var moduleName: String?
    for name in names.isEmpty ? ["debug", "release"] : Set(names).sorted() {
      var build = BuildSettings()
      build.isIncomplete = isIncomplete
      build.set("TARGET_NAME", to: target, from: path)
      apply(levels[0], of: "project", in: name, to: &build)
      if let platforms = Self.platforms(values) {
        build.set("SUPPORTED_PLATFORMS", to: platforms, from: "\(path), target '\(target)'")
      }
      apply(levels[1], of: "target '\(target)'", in: name, to: &build)
      moduleName = moduleName ?? build["PRODUCT_MODULE_NAME"]?.value.asIdentifier
      var settings = build.moduleSettings
      for (platform, version) in Self.deploymentTargets(values) {
        settings.deploymentTargets[platform] = Setting(version, from: "\(path), target '\(target)'")
      }
      common?.keepCommon(with: settings)
      common = common ?? settings
    }
    for uncertain in (common?.uncertain ?? []).map(\.rawValue).sorted() where !isIncomplete {
      note("\(uncertain) of target '\(target)' differs between builds, or isn't known")
    }
    return (common ?? ModuleSettings(), moduleName?.isEmpty == true ? nil : moduleName)
  }

  private mutating func apply(
    _ level: TuistLevel, of owner: String, in name: String, to settings: inout BuildSettings,
  ) {
    let configuration = level.configurations.first { $0.name == name }
    if let file = configuration?.file { apply(configurationFile: file, to: &settings) }
    let source = "\(path), \(owner)"
    set(level.base, from: source, to: &settings)
    if name.lowercased().contains("debug") { set(level.debug, from: source, to: &settings) }
    if name.lowercased().contains("release") { set(level.release, from: source, to: &settings) }
    set(configuration?.settings, from: source, to: &settings)
  }

  private mutating func apply(
    configurationFile value: ManifestValue, to settings: inout BuildSettings,
  ) {
    guard let file = path(value), configurations.has(file) else {
      note("the settings of an '.xcconfig' file aren't known: the file isn't in the root")
      return
    }
    settings.apply(configurations.settings(of: file))
  }

  /// Sets what a dictionary holds; what cannot be read may be any setting.
  private func set(
    _ dictionary: ManifestValue?, from source: String, to settings: inout BuildSettings,
  ) {
    for element in dictionary?.elements ?? [] {
      if case .conditional(let entry) = element, let key = entry.keyAndValue?.key.string,
        let value = entry.keyAndValue?.value.settingText
      {
        settings.set("\(key)[condition]", to: value, from: source)
      } else if let key = element.keyAndValue?.key.string {
        if let value = element.keyAndValue?.value.settingText {
          settings.set(key, to: value, from: source)
        } else if key.hasPrefix("SWIFT_") || key == "OTHER_SWIFT_FLAGS" {
          settings.isIncomplete = true
        }
      } else {
        settings.isIncomplete = true
      }
    }
  }

  /// The SDKs of `destinations: [.iPhone, .mac]` and `platform: .iOS`; `nil` where not all are known.
  private static func platforms(_ values: [String: ManifestValue]) -> String? {
    guard let value = values["destinations"] ?? values["platform"] else { return nil }
    let elements = if case .list(let elements) = value { elements } else { [value] }
    let sdks = elements.map { element -> String? in
      guard case .member(let name, let arguments) = element, arguments.isEmpty else { return nil }
      return sdksOfDestinations[name]
    }
    let known = sdks.compactMap(\.self)
    return known.isEmpty || known.count < sdks.count ? nil : known.joined(separator: " ")
  }

  private static let sdksOfDestinations = [
    "iOS": "iphoneos", "iPhone": "iphoneos", "iPad": "iphoneos", "macCatalyst": "iphoneos",
    "macWithiPadDesign": "iphoneos", "appleVisionWithiPadDesign": "iphoneos",
    "macOS": "macosx", "mac": "macosx", "tvOS": "appletvos", "appleTv": "appletvos",
    "watchOS": "watchos", "appleWatch": "watchos", "visionOS": "xros", "appleVision": "xros",
  ]

  /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0", macOS: "14.0")`, `.iOS(targetVersion: "15.0", …)`
  private static func deploymentTargets(
    _ values: [String: ManifestValue],
  ) -> [(platform: String, version: SwiftVersion)] {
    let value = values["deploymentTargets"] ?? values["deploymentTarget"]
    guard case .member(let name, let arguments) = value else { return [] }
    if name == "multiplatform" {
      return arguments.compactMap { argument in
        guard let platform = argument.label, let text = argument.value.string else { return nil }
        return SwiftVersion(text).map { (platform, $0) }
      }
    }
    return arguments.first?.value.string.flatMap { SwiftVersion($0) }.map { [(name, $0)] } ?? []
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }
}

// Paths.
extension TuistSettings {
  /// A path of the manifest, from the root of the workspace; `nil` for one that is not known or outside.
  func path(_ value: ManifestValue) -> String? {
    switch value {
    case .string(let text): ProjectPath.joined(ProjectPath.folder(of: path), text)
    case .member("relativeToRoot", let arguments):
      arguments.first?.value.string.flatMap { ProjectPath.joined(root, $0) }
    case .member("folder", let arguments), .member("path", let arguments),
      .member("relativeToManifest", let arguments), .member("init", let arguments):
      arguments.first.flatMap { path($0.value) }
    case .conditional(let value): path(value)
    default: nil
    }
  }

  /// sources → pattern | "[" pattern… "]" | ".sourceFilesList(globs:" … ")"
  func sources(_ value: ManifestValue?) -> [SourceSelection] {
    switch value {
    case .member("sourceFilesList", let arguments): sources(arguments.first?.value)
    case .conditional(let value): sources(value)
    case nil: []
    case let value?: value.elements.flatMap(selections)
    }
  }

  /// `"Sources/**"`, `.glob("Sources/**", excluding: ["Sources/Old/**"])`
  private func selections(_ value: ManifestValue) -> [SourceSelection] {
    guard case .member("glob", let arguments) = value else {
      return path(value).map(SourceSelection.all) ?? []
    }
    let excluded = (arguments["excluding"]?.elements ?? []).compactMap(path)
    let pattern = arguments.first { $0.label == nil || $0.label == "pattern" }?.value
    return pattern.flatMap(path).map(SourceSelection.all)?.map { selection in
      var selection = selection
      selection.excludes = excluded.flatMap(PathPattern.all)
      return selection
    } ?? []
  }
}

/// The settings of a project or of a target, as `.settings(base:configurations:)` has them.
private struct TuistLevel {
  var base: ManifestValue?
  var debug: ManifestValue?
  var release: ManifestValue?
  var configurations: [Configuration] = []

  struct Configuration {
    let name: String
    let settings: ManifestValue?
    /// The `.xcconfig` file.
    let file: ManifestValue?
  }

  init(_ settings: ManifestValue?) {
    switch settings {
    case .member(_, let arguments), .conditional(.member(_, let arguments)):
      base = arguments["base"]
      debug = arguments["debug"]
      release = arguments["release"]
      configurations = (arguments["configurations"]?.elements ?? []).compactMap(Configuration.init)
      // Settings that hold under a condition are known as little as those that are not read.
      if case .conditional = settings { base = .unknown("a condition") }
    case nil, .list([]): break
    default: base = .unknown("its settings")
    }
  }
}

extension TuistLevel.Configuration {
  /// `.debug(name: "Debug", settings: [:], xcconfig: "Debug.xcconfig")`
  fileprivate init?(_ value: ManifestValue) {
    let inner: ManifestValue = if case .conditional(let inner) = value { inner } else { value }
    guard case .member(let variant, let arguments) = inner else { return nil }
    switch arguments["name"] {
    case .string(let text): name = text
    case .member(let text, _): name = text
    default: name = variant
    }
    settings = arguments["settings"]
    file = arguments["xcconfig"]
  }
}

extension ManifestValue {
  /// What a build setting is set to: `"6.0"`, `.string("6.0")`, `.array(["a", "b"])`, `true`.
  fileprivate var settingText: String? {
    switch self {
    case .string(let text): return text
    case .boolean(let value): return value ? "YES" : "NO"
    case .list(let elements):
      let texts = elements.compactMap(\.settingText)
      return texts.count == elements.count ? texts.joined(separator: " ") : nil
    case .member("string", let arguments), .member("array", let arguments),
      .member("init", let arguments):
      return arguments.first?.value.settingText
    default: return nil
    }
  }
}
