import Rewriter

/// Reads the settings of a manifest's targets.
struct ManifestSettings {
  var toolsVersion: Setting<SwiftVersion>?

  /// The targets that each thing which could not be read is about, in the order of the file.
  private var targetsByNote: [(note: String, targets: [String])] = []

  private let path: String
  private let package: [String: ManifestValue]

  /// The settings that something unknown in the manifest may be about.
  private let possible: Set<ModuleSettings.Name>

  /// Whether any of those may have been missed.
  private var isDoubtful = false

  init(path: String, source: SourceFile, package: [String: ManifestValue]) {
    self.path = path
    self.package = package
    possible = Set(
      Self.words.filter { WordSearch($0.words).isFound(in: source.bytes) }.map(\.setting))
  }

  /// The words without which a manifest cannot change a setting.
  private static let words: [(setting: ModuleSettings.Name, words: [String])] = [
    (.languageMode, ["swiftLanguageMode(", "swiftLanguageVersion(", "swift-version"]),
    (.strictConcurrency, ["StrictConcurrency", "strict-concurrency", "warn-concurrency"]),
    (.defaultIsolation, ["defaultIsolation", "default-isolation"]),
  ]

  /// What could not be read, a sentence for each thing.
  var notes: [String] {
    targetsByNote.map { note, targets in
      let more = targets.count > 3 ? " and \(targets.count - 3) more" : ""
      let names = targets.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      return "\(note) (target \(names)\(more))"
    }
  }

  /// Takes nothing for known that some part of the manifest could change.
  mutating func doubtEverything() { isDoubtful = true }

  /// `nil` if the target's name cannot be read.
  mutating func target(
    _ values: [String: ManifestValue], kind: Module.Kind,
  ) -> PackageManifest.Target? {
    guard let name = values["name"]?.string else { return nil }
    return PackageManifest.Target(
      name: name, kind: kind, path: values["path"]?.string,
      sources: values["sources"].map(paths), exclude: values["exclude"].map(paths) ?? [],
      resources: values["resources"].map(resources) ?? [],
      settings: settings(of: values, name: name),
    )
  }

  private func paths(_ value: ManifestValue) -> [String] { value.elements.compactMap(\.string) }

  /// Have: [.copy("Samples"), .process("Resources")]
  private func resources(_ value: ManifestValue) -> [String] {
    value.elements.compactMap { element in
      if case .member(_, let arguments) = element { arguments.first?.value.string } else { nil }
    }
  }

  /// - Parameter values: what the manifest says of a target; empty for one that it does not name.
  mutating func settings(
    of values: [String: ManifestValue], name: String,
  ) -> ModuleSettings {
    var settings = ModuleSettings()
    settings.toolsVersion = toolsVersion
    settings.languageMode = languageMode()
    settings.deploymentTargets = deploymentTargets()
    for element in values["swiftSettings"]?.elements ?? [] {
      switch element {
      case .member(let setting, let arguments):
        guard !arguments.contains(where: \.isCondition) else {
          forget(setting, arguments, in: &settings, of: name)
          continue
        }
        take(setting, arguments, into: &settings)
      case .conditional(.member(let setting, let arguments)):
        forget(setting, arguments, in: &settings, of: name)
      case .unknown(let text), .conditional(.unknown(let text)):
        settings.uncertain.formUnion(possible)
        note("we can't tell which settings \(text) makes", name)
      default: continue
      }
    }
    noteRepetitions(in: values["swiftSettings"]?.elements ?? [], of: name)
    if isDoubtful { settings.uncertain.formUnion(possible) }
    if settings.uncertain.contains(.languageMode) { settings.languageMode = nil }
    if settings.uncertain.contains(.strictConcurrency) { settings.strictConcurrency = nil }
    if settings.uncertain.contains(.defaultIsolation) { settings.defaultIsolation = nil }
    return settings
  }

  private mutating func noteRepetitions(in elements: [ManifestValue], of target: String) {
    for setting in ["swiftLanguageMode", "defaultIsolation"]
    where elements.count(where: { $0.memberName == setting }) > 1 {
      note("'.\(setting)' is there more than once", target)
    }
  }

  /// The newest of the package's language modes, or what goes with the tools version.
  private func languageMode() -> Setting<Int>? {
    let listed = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"]
    let modes = listed?.elements.compactMap(Self.languageMode) ?? []
    if let newest = modes.max() { return Setting(newest, from: path) }
    guard let version = toolsVersion?.value, listed == nil else { return nil }
    return Setting(min(version.major, 6), from: "default of tools version \(version)")
  }

  /// `.v6`, `.version("6")`, `.v4_2`
  private static func languageMode(_ value: ManifestValue) -> Int? {
    guard case .member(let name, let arguments) = value else { return nil }
    if name == "version" {
      return arguments.first?.value.string.flatMap { SwiftVersion($0)?.major }
    }
    return SwiftVersion(name.dropFirst().split(separator: "_").joined(separator: "."))?.major
  }

  private func deploymentTargets() -> [String: Setting<SwiftVersion>] {
    var targets: [String: Setting<SwiftVersion>] = [:]
    for case .member(let platform, let arguments) in package["platforms"]?.elements ?? [] {
      let version: SwiftVersion? =
        switch arguments.first?.value {
        case .member(let name, _): SwiftVersion(name.dropFirst().replacing("_", with: "."))
        case .string(let text): SwiftVersion(text)
        default: nil
        }
      if let version { targets[platform] = Setting(version, from: path) }
    }
    return targets
  }

  private func take(
    _ setting: String, _ arguments: [ManifestArgument], into settings: inout ModuleSettings,
  ) {
    let value = arguments.first?.value
    switch setting {
    case "swiftLanguageMode", "swiftLanguageVersion":
      if let mode = value.flatMap(Self.languageMode) {
        settings.languageMode = Setting(mode, from: path)
      }
    case "enableUpcomingFeature", "enableExperimentalFeature":
      // An availability macro is a definition and no feature.
      if let feature = value?.string, !feature.hasPrefix("AvailabilityMacro") {
        settings.take(feature: feature, from: path)
      }
    case "defaultIsolation":
      settings.defaultIsolation = Self.isolation(value).map { Setting($0, from: path) }
    case "strictMemorySafety", "define", "interoperabilityMode", "treatAllWarnings",
      "treatWarning":
      break
    case "unsafeFlags":
      settings.take(flags: value?.elements.compactMap(\.string) ?? [], from: path)
    default:
      break
    }
  }

  private static func isolation(_ value: ManifestValue?) -> DefaultIsolation? {
    switch value {
    case .member(let name, _) where name.hasSuffix("MainActor.self"): .mainActor
    case .list([]): .nonisolated
    default: nil
    }
  }

  /// A setting that holds only sometimes is not known, where it is one that matters here.
  private mutating func forget(
    _ setting: String, _ arguments: [ManifestArgument], in settings: inout ModuleSettings,
    of target: String,
  ) {
    var changed = settings
    take(setting, arguments.filter { !$0.isCondition }, into: &changed)
    guard changed != settings else { return }
    settings.keepCommon(with: changed)
    let value = arguments.first?.value.string.map { "(\"\($0)\")" } ?? ""
    note("'.\(setting)\(value)' applies only under a condition", target)
  }

  private mutating func note(_ text: String, _ target: String) {
    if let index = targetsByNote.firstIndex(where: { $0.note == text }) {
      if targetsByNote[index].targets.last != target { targetsByNote[index].targets.append(target) }
    } else {
      targetsByNote.append((text, [target]))
    }
  }
}

extension ManifestArgument {
  /// `.when(platforms: […])`
  fileprivate var isCondition: Bool {
    if case .member("when", _) = value { true } else { false }
  }
}
