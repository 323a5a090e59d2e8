/// What XcodeGen's `project.yml` says of the targets of the project that it makes.
struct XcodeGenProject {
  /// What the project that is made is called.
  let name: String?

  private(set) var targets: [GeneratedTarget] = []

  /// What could not be read, a sentence without the file's path each.
  private(set) var notes: [String]

  private let file: XcodeGenFile

  /// - Parameter file: `project.yml`.
  init(_ file: XcodeGenFile, configurations: inout ConfigurationFiles) {
    self.file = file
    name = file.map["name"]?.scalar
    notes = file.notes
    var settings = XcodeGenSettings(file, configurations)
    for target in file.map["targets"]?.entries ?? [] {
      let values = file.resolved(target)
      let platforms = values["platform"]?.elements.compactMap(\.scalar) ?? []
      // A target of several platforms is made into one for each.
      for platform in platforms.isEmpty ? [""] : platforms {
        let isOne = platforms.count < 2
        let name = isOne ? target.key : "\(target.key)_\(platform)"
        let own = isOne ? values : values.expanding(["platform": platform])
        targets.append(self.target(own, name: name, of: target.key, platform, &settings))
      }
    }
    configurations = settings.configurations
    notes += settings.notes
  }

  private func target(
    _ values: YAML, name: String, of base: String, _ platform: String,
    _ settings: inout XcodeGenSettings,
  ) -> GeneratedTarget {
    let (own, moduleName) = settings.settings(ofTarget: name, values, platform: platform)
    return GeneratedTarget(
      name: name, moduleName: moduleName ?? (values["productName"]?.scalar ?? base).asIdentifier,
      kind: Module.Kind(productType: values["type"]?.scalar ?? ""),
      sources: values["sources"]?.elements.compactMap(source) ?? [], settings: own)
  }

  /// source → path | "{" "path:" path "excludes:" patterns "includes:" patterns … "}"
  private func source(_ value: YAML) -> SourceSelection? {
    let isCompiled =
      ["sources", nil].contains(value["buildPhase"]?.scalar) && value["buildPhase"]?.isMap != true
      && value["type"]?.scalar != "folder"
    guard isCompiled, let path = file.path(in: value.isMap ? value["path"] ?? value : value) else {
      return nil
    }
    var source = SourceSelection(path: path)
    let patterns = { (key: String) in
      (value[key]?.elements ?? []).compactMap(\.scalar)
        .compactMap { ProjectPath.joined(path, $0) }.flatMap(PathPattern.all)
    }
    source.includes = patterns("includes")
    source.excludes = patterns("excludes")
    return source
  }
}

/// Puts together the build settings that XcodeGen writes for a target.
private struct XcodeGenSettings {
  let file: XcodeGenFile
  private(set) var configurations: ConfigurationFiles
  private(set) var notes: [String] = []

  /// The names of the builds.
  private let names: [String]
  private let groups: YAML?

  init(_ file: XcodeGenFile, _ configurations: ConfigurationFiles) {
    self.file = file
    self.configurations = configurations
    let names = file.map["configs"]?.entries.map(\.key) ?? []
    self.names = names.isEmpty ? ["Debug", "Release"] : names
    groups = file.map["settingGroups"] ?? file.map["settingPresets"]
  }

  /// What all builds of the target agree on, and its module's name where a setting gives it.
  mutating func settings(
    ofTarget target: String, _ values: YAML, platform: String,
  ) -> (ModuleSettings, moduleName: String?) {
    var common: ModuleSettings?
    var moduleName: String?
    for name in names {
      let build = buildSettings(ofTarget: target, values, platform: platform, in: name)
      moduleName = moduleName ?? build["PRODUCT_MODULE_NAME"]?.value.asIdentifier
      let settings = build.moduleSettings
      common?.keepCommon(with: settings)
      common = common ?? settings
    }
    for uncertain in (common?.uncertain ?? []).map(\.rawValue).sorted() where !file.isIncomplete {
      note("\(uncertain) of target '\(target)' differs between builds")
    }
    common?.compilerOfOpener = compiler
    return (common ?? ModuleSettings(), moduleName?.isEmpty == true ? nil : moduleName)
  }

  /// The compiler of the Xcode for which the project is made.
  private var compiler: Setting<SwiftVersion>? {
    guard let text = file.map["options"]?["xcodeVersion"]?.scalar,
      let version = XcodeVersion(text)?.compiler
    else { return nil }
    return Setting(version, from: "\(file.map.path), xcodeVersion: \(text)")
  }

  /// All levels of one build, the project's below the target's. What XcodeGen sets on its own gives
  /// way to the `.xcconfig` files.
  private mutating func buildSettings(
    ofTarget target: String, _ values: YAML, platform: String, in name: String,
  ) -> BuildSettings {
    var settings = BuildSettings()
    settings.isIncomplete = file.isIncomplete
    settings.set("TARGET_NAME", to: target, from: values.path)
    let options = file.map["options"]
    if !["none", "targets"].contains(options?["settingPresets"]?.scalar) {
      settings.set("SWIFT_VERSION", to: "5.0", from: "XcodeGen's presets")
    }
    apply(deploymentTarget: options?["deploymentTarget"], platform, to: &settings)
    apply(deploymentTarget: values["deploymentTarget"], platform, to: &settings)
    apply(configurationFile: file.map["configFiles"]?[name], to: &settings)
    apply(file.map["settings"], in: name, to: &settings)
    let below = settings
    apply(platform, of: values, to: &settings)
    apply(configurationFile: values["configFiles"]?[name], to: &settings)
    apply(values["settings"], in: name, to: &settings)
    settings.narrowPlatforms(setBelow: below)
    return settings
  }

  /// What XcodeGen sets for the platform of a target, or for what it says to be built for.
  private func apply(_ platform: String, of values: YAML, to settings: inout BuildSettings) {
    if let sdk = Self.platforms[platform]?.sdk {
      settings.set("SDKROOT", to: sdk, from: values.path)
    }
    let destinations = (values["supportedDestinations"]?.elements ?? []).compactMap(\.scalar)
    let sdks = destinations.map { $0 == "macCatalyst" ? "iOS" : $0 }
      .compactMap { Self.platforms[$0]?.sdk }
    guard !sdks.isEmpty else { return }
    settings.set("SUPPORTED_PLATFORMS", to: sdks.joined(separator: " "), from: values.path)
  }

  private static let platforms: [String: (setting: String, sdk: String)] = [
    "iOS": ("IPHONEOS", "iphoneos"), "macOS": ("MACOSX", "macosx"), "tvOS": ("TVOS", "appletvos"),
    "watchOS": ("WATCHOS", "watchos"), "visionOS": ("XROS", "xros"),
  ]

  /// A version for the target's platform, or one for each of several.
  private func apply(
    deploymentTarget value: YAML?, _ platform: String, to settings: inout BuildSettings,
  ) {
    guard let value else { return }
    let versions = value.isMap ? value.entries.map { ($0.key, $0.value) } : [(platform, value)]
    for (platform, version) in versions {
      guard let name = Self.platforms[platform]?.setting, let text = version.scalar else {
        continue
      }
      settings.set("\(name)_DEPLOYMENT_TARGET", to: text, from: version.place)
    }
  }

  private mutating func apply(configurationFile value: YAML?, to settings: inout BuildSettings) {
    guard let value, let name = value.scalar else { return }
    guard let path = file.path(in: value), configurations.has(path) else {
      note("the settings of '\(name)' aren't known: the file isn't in the root")
      return
    }
    settings.apply(configurations.settings(of: path))
  }

  /// settings → map | "{" "groups:" names "base:" map "configs:" settings by build "}"
  ///
  /// - Parameter depth: how many groups name each other.
  private func apply(
    _ value: YAML?, in name: String, to settings: inout BuildSettings, depth: Int = 0,
  ) {
    guard let value, depth < 8 else { return }
    let parts = ["groups", "presets", "base", "configs"].map { value[$0] }
    guard parts.contains(where: { $0 != nil }) else {
      set(value, to: &settings)
      return
    }
    for group in (parts[0] ?? parts[1])?.elements.compactMap(\.scalar) ?? [] {
      apply(groups?[group], in: name, to: &settings, depth: depth + 1)
    }
    if let base = parts[2] { set(base, to: &settings) }
    for entry in parts[3]?.entries ?? [] where isMeant(entry.key, by: name) {
      apply(entry.value, in: name, to: &settings, depth: depth + 1)
    }
  }

  /// Whether the settings for a build, or for all with a word in their names, are those of the build.
  private func isMeant(_ key: String, by name: String) -> Bool {
    let key = key.lowercased()
    guard name.lowercased().contains(key) else { return false }
    return name.lowercased() == key || !names.contains { $0.lowercased() == key }
  }

  private func set(_ value: YAML, to settings: inout BuildSettings) {
    // A setting stands before those that replace it under a condition.
    for entry in value.entries.sorted(by: { $0.key < $1.key }) {
      let text = entry.value.boolean.map { $0 ? "YES" : "NO" } ?? entry.value.scalar
      let list = entry.value.elements.compactMap(\.scalar).joined(separator: " ")
      settings.set(entry.key, to: text ?? list, from: entry.value.place)
    }
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }
}

extension YAML {
  /// `project.yml:12`
  fileprivate var place: String { "\(path):\(line)" }
}
