/// Xcode build settings from one level or several, each with where it was read.
struct BuildSettings: Sendable {
  private(set) var values: [String: Setting<String>] = [:]

  /// The values that hold under a condition such as `[sdk=iphoneos*]`.
  private(set) var conditionalValues: [String: [Conditional]] = [:]

  /// A value with what it holds under.
  struct Conditional: Sendable, Equatable {
    /// `[config=Debug]`, without what other conditions of the same setting say.
    let condition: String
    let setting: Setting<String>
  }

  /// Whether more was said than was read.
  var isIncomplete = false

  /// The longest value, in bytes, that others may stand in.
  private static let maximumLength = 1 << 16

  /// Sets a value; `$(inherited)` in it stands for the one so far.
  ///
  /// - Parameter key: `NAME`, or `NAME[condition]`.
  mutating func set(_ key: String, to value: String, from source: String) {
    let name = key.utf8.firstIndex(of: UInt8(ascii: "[")).map { String(key[..<$0]) } ?? key
    var value = value
    if value.utf8.contains(UInt8(ascii: "$")) {
      let old = values[name]?.value ?? ""
      if value.utf8.count + old.utf8.count > Self.maximumLength {
        isIncomplete = true
        return
      }
      value = value.replacing("$(inherited)", with: old).replacing("${inherited}", with: old)
    }
    let setting = Setting(value, from: source)
    if name == key {
      values[key] = setting
      conditionalValues[key] = nil
    } else {
      let condition = String(key.dropFirst(name.count))
      conditionalValues[name, default: []].append(
        Conditional(condition: condition, setting: setting))
    }
  }

  /// The settings as they are in builds of the configuration.
  func chosen(for configuration: String) -> BuildSettings {
    var settings = self
    settings.choose(configuration: configuration)
    return settings
  }

  /// Takes the values that hold in builds of the configuration, and forgets those of others.
  private mutating func choose(configuration: String) {
    for (name, conditionals) in conditionalValues {
      let (own, rest) = conditionals.partitioned { $0.pattern != nil }
      for conditional in own where conditional.pattern?.matches(configuration) == true {
        values[name] = conditional.setting
      }
      conditionalValues[name] = rest.isEmpty ? nil : rest
    }
  }

  /// Puts the settings of a level above those so far.
  mutating func apply(_ level: BuildSettings) {
    isIncomplete = isIncomplete || level.isIncomplete
    for (name, setting) in level.values { set(name, to: setting.value, from: setting.source) }
    for (name, settings) in level.conditionalValues {
      conditionalValues[name, default: []] += settings
    }
  }

  /// Forgets which platforms the levels below support, where those above name an SDK and say nothing of
  /// platforms.
  mutating func narrowPlatforms(setBelow below: BuildSettings) {
    let sdk = values["SDKROOT"]
    let platforms = "SUPPORTED_PLATFORMS"
    guard let sdk, sdk != below.values["SDKROOT"], sdk.value != "auto",
      values[platforms] == below.values[platforms],
      conditionalValues[platforms] == below.conditionalValues[platforms]
    else { return }
    values[platforms] = nil
    conditionalValues[platforms] = nil
  }

  /// The value of a setting with the settings that it names filled in; `nil` if it is not set, or
  /// is set differently under some condition, or names what is not known.
  subscript(name: String) -> Setting<String>? {
    guard let setting = values[name], !isUncertain(name) else { return nil }
    return expand(setting.value).map { Setting($0, from: setting.source) }
  }

  /// Whether the setting has different values under different conditions.
  func isUncertain(_ name: String) -> Bool {
    conditionalValues[name]?.contains { $0.setting.value != values[name]?.value } == true
  }

  /// How often a value can name another one: more are a cycle.
  private static let maximumReferences = 32

  private func expand(_ text: String) -> String? {
    var text = text
    for _ in 0..<Self.maximumReferences {
      guard let (range, name) = Self.firstReference(in: text) else { return text }
      let (base, modifier) = Self.split(name)
      guard let value = values[base]?.value else { return nil }
      text.replaceSubrange(range, with: modifier.isEmpty ? value : value.asIdentifier)
      if text.utf8.count > Self.maximumLength { return nil }
    }
    return nil
  }

  /// `NAME` and `c99extidentifier` of `NAME:c99extidentifier`.
  private static func split(_ reference: String) -> (String, modifier: String) {
    let parts = reference.split(separator: ":", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  /// The innermost `$(NAME)` or `${NAME}` that ends first.
  private static func firstReference(in text: String) -> (Range<String.Index>, String)? {
    guard let end = text.firstIndex(where: { $0 == ")" || $0 == "}" }) else { return nil }
    let opening = text[end] == ")" ? "$(" : "${"
    guard let start = text[..<end].ranges(of: opening).last else { return nil }
    return (start.lowerBound..<text.index(after: end), String(text[start.upperBound..<end]))
  }
}

extension BuildSettings.Conditional {
  /// `Debug*` of `[config=Debug*]`; `nil` for any other condition, and for several.
  fileprivate var pattern: ConfigurationPattern? {
    let prefix = "[config="
    guard condition.hasPrefix(prefix), condition.hasSuffix("]"),
      !condition.dropFirst().dropLast().contains(where: { "[],".contains($0) })
    else { return nil }
    return ConfigurationPattern(text: condition.dropFirst(prefix.count).dropLast())
  }
}

/// The name of a configuration, or its beginning with a `*`.
private struct ConfigurationPattern {
  let text: Substring

  func matches(_ name: String) -> Bool {
    text.hasSuffix("*") ? name.hasPrefix(text.dropLast()) : name == text
  }
}

extension Array {
  fileprivate func partitioned(by isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

extension String {
  /// The name with a `_` for every character that an identifier cannot have, as Xcode names
  /// modules.
  var asIdentifier: String {
    var name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if name.first?.isNumber == true { name = "_" + name.dropFirst() }
    return name
  }
}

extension BuildSettings {
  /// Whether a setting of a project file says something that is asked for here, or may be named by
  /// one that does. Most are about warnings and signing.
  private static func isOfUse(_ key: String) -> Bool {
    !["CLANG_", "GCC_", "CODE_SIGN", "INFOPLIST_", "LD_"].contains { key.hasPrefix($0) }
  }

  /// The settings of a dictionary in a project file.
  init(_ dictionary: PropertyList?, from source: String) {
    guard case .dictionary(let values) = dictionary else { return }
    // A setting stands before those that replace it under a condition: `NAME`, `NAME[sdk=…]`.
    for (key, value) in values.sorted(by: { $0.key < $1.key }) where Self.isOfUse(key) {
      let text = value.string ?? value.strings.joined(separator: " ")
      set(key, to: text, from: source)
    }
  }

  /// What the settings say of how Swift is compiled.
  var moduleSettings: ModuleSettings {
    var settings = ModuleSettings()
    if let flags = self["OTHER_SWIFT_FLAGS"] {
      settings.take(
        flags: flags.value.split(whereSeparator: \.isWhitespace).map(String.init),
        from: flags.source)
    }
    if let version = self["SWIFT_VERSION"], let mode = SwiftVersion(version.value)?.major {
      settings.languageMode = Setting(mode, from: version.source)
    }
    if let level = self["SWIFT_STRICT_CONCURRENCY"],
      let value = StrictConcurrency(rawValue: level.value)
    {
      settings.strictConcurrency = Setting(value, from: level.source)
    }
    if let isolation = self["SWIFT_DEFAULT_ACTOR_ISOLATION"],
      let value = DefaultIsolation(rawValue: isolation.value)
    {
      settings.defaultIsolation = Setting(value, from: isolation.source)
    }
    takeFeatures(into: &settings)
    takeDeploymentTargets(into: &settings)
    noteUncertainty(in: &settings)
    return settings
  }

  private func takeFeatures(into settings: inout ModuleSettings) {
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for name in values.keys.sorted() where name.hasPrefix(prefix) {
      if let setting = self[name], setting.value == "YES" {
        let feature = UpcomingFeature.named(byBuildSetting: name.dropFirst(prefix.count))
        settings.turnOn(feature, from: setting.source)
      }
    }
    if let setting = self["SWIFT_APPROACHABLE_CONCURRENCY"], setting.value == "YES" {
      settings.isApproachable = true
      for feature in UpcomingFeature.approachable { settings.turnOn(feature, from: setting.source) }
    }
  }

  private static let platforms = [
    (name: "iOS", prefix: "IPHONEOS", sdk: "iphone"),
    (name: "macOS", prefix: "MACOSX", sdk: "macosx"),
    (name: "tvOS", prefix: "TVOS", sdk: "appletv"),
    (name: "watchOS", prefix: "WATCHOS", sdk: "watch"),
    (name: "visionOS", prefix: "XROS", sdk: "xr"),
  ]

  private func takeDeploymentTargets(into settings: inout ModuleSettings) {
    let built = self["SUPPORTED_PLATFORMS"]?.value ?? self["SDKROOT"]?.value ?? "auto"
    if built != "auto", !built.contains("$") {
      let systems = Self.platforms.filter { built.contains($0.sdk) }.map(\.name)
      settings.systems = systems.isEmpty ? nil : Set(systems)
    }
    for platform in Self.platforms where built == "auto" || built.contains(platform.sdk) {
      settings.deploymentTargets[platform.name] = lowest(platform.prefix + "_DEPLOYMENT_TARGET")
    }
  }

  /// The lowest version that the setting has, under whatever condition: `[arch=arm64]`; `nil` where one of them isn't known,
  /// or none holds without a condition.
  private func lowest(_ name: String) -> Setting<SwiftVersion>? {
    guard let setting = values[name] else { return nil }
    let all = [setting] + (conditionalValues[name] ?? []).map(\.setting)
    let versions = all.compactMap { setting -> Setting<SwiftVersion>? in
      expand(setting.value).flatMap { SwiftVersion($0) }.map { Setting($0, from: setting.source) }
    }
    return versions.count == all.count ? versions.min { $0.value < $1.value } : nil
  }

  private func noteUncertainty(in settings: inout ModuleSettings) {
    if isIncomplete {
      settings.uncertain = [.languageMode, .strictConcurrency, .defaultIsolation]
      settings.languageMode = nil
      settings.strictConcurrency = nil
      settings.defaultIsolation = nil
    }
    if isUncertain("SWIFT_VERSION") { settings.uncertain.insert(.languageMode) }
    if isUncertain("SWIFT_STRICT_CONCURRENCY") { settings.uncertain.insert(.strictConcurrency) }
    if isUncertain("SWIFT_DEFAULT_ACTOR_ISOLATION") {
      settings.uncertain.insert(.defaultIsolation)
    }
  }
}
