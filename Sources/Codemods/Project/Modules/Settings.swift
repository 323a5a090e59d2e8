/// A setting and where it was read.
public struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  public let value: Value

  /// The file with the line or the build configuration, an option, or what it follows from.
  public let source: String

  init(_ value: Value, from source: String) {
    self.value = value
    self.source = source
  }
}

/// How a module is compiled, as far as its project says so. What is not known is `nil`.
public struct ModuleSettings: Hashable, Sendable {
  /// The oldest compiler that can build the module, as the versions of its package's manifests say,
  /// or what its files are written in.
  public var toolsVersion: Setting<SwiftVersion>?

  /// The compiler of somebody who opened the project: others may have an older one.
  var compilerOfOpener: Setting<SwiftVersion>?

  /// The compiler that scripts build the module with, if it can't build in Swift 6 mode.
  var outdatedCompiler: Setting<SwiftVersion>?

  /// The value of `-swift-version`: 4, 5 or 6.
  public var languageMode: Setting<Int>?

  /// Whether the project's own files say an older mode, or none.
  var isModeAssumed = false

  public var strictConcurrency: Setting<StrictConcurrency>?

  /// What code without isolation of its own is isolated to.
  public var defaultIsolation: Setting<DefaultIsolation>?

  /// The names of features that were turned on, by ``UpcomingFeature``'s spelling; those that the
  /// language mode implies are not among them.
  public var upcomingFeatures: [Setting<String>] = []

  /// The oldest versions that the module runs on, by platform: `iOS`, `macOS`, …
  public var deploymentTargets: [String: Setting<SwiftVersion>] = [:]

  /// The systems that the module is built for, by the names of `#if os(…)`; `nil` where that isn't known, as for packages.
  public var systems: Set<String>?

  /// Whether Xcode is told to turn on features that compilers before Swift 6.2 do without:
  /// `SWIFT_APPROACHABLE_CONCURRENCY`.
  var isApproachable = false

  /// The features that are on in some builds only.
  var uncertainFeatures: Set<String> = []

  /// Whether closures do not check when they are called that they are on their actor:
  /// `-disable-dynamic-actor-isolation`.
  var skipsActorChecks = false

  /// The settings that are not known because they hold only sometimes, so that no default is right.
  var uncertain: Set<Name> = []

  /// The settings that have a default.
  enum Name: String {
    case languageMode = "the language mode"
    case strictConcurrency = "strict concurrency"
    case defaultIsolation = "the default isolation"
  }

  init() {}

  /// The oldest compiler that builds the module, as far as anything tells: one that is named counts for more than the one
  /// that somebody happened to have.
  public var compiler: Setting<SwiftVersion>? { toolsVersion ?? compilerOfOpener }

  /// Whether a feature is on: by its own name, or because the language mode or the default isolation has it.
  public func has(_ feature: String) -> Bool {
    upcomingFeatures.contains { $0.value == feature }
      // Measured with Swift 6.3.1, in language modes 5 and 6.
      || feature == "InferIsolatedConformances" && defaultIsolation?.value == .mainActor
      || languageMode.map { $0.value >= 6 && UpcomingFeature.ofSwift6.contains(feature) } == true
  }

  mutating func turnOn(_ feature: String, from source: String) {
    guard !upcomingFeatures.contains(where: { $0.value == feature }) else { return }
    upcomingFeatures.append(Setting(feature, from: source))
    upcomingFeatures.sort { $0.value < $1.value }
  }
}

/// How much of Swift 6's checking a module asks for.
public enum StrictConcurrency: String, Sendable, CaseIterable {
  case minimal, targeted, complete
}

/// What a module's code is isolated to where nothing else says (SE-0466).
public enum DefaultIsolation: String, Sendable, CaseIterable {
  case nonisolated
  case mainActor = "MainActor"
}

/// The names of upcoming features.
public enum UpcomingFeature {
  /// Those that language mode 6 turns on (Swift 6 migration guide).
  static let ofSwift6: Set = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ]

  /// Those that `SWIFT_APPROACHABLE_CONCURRENCY` turns on (Xcode 26 build settings).
  static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The feature that a build setting such as `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY` is about.
  static func named(byBuildSetting name: Substring) -> String {
    if let irregular = irregularNames[name] { return irregular }
    return name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }

  /// What follows `SWIFT_UPCOMING_FEATURE_` in the build setting for a feature.
  static func buildSetting(of name: String) -> String {
    if let irregular = irregularNames.first(where: { $0.value == name }) {
      return String(irregular.key)
    }
    return String(name.flatMap { $0.isUppercase ? ["_", $0] : [$0] }.dropFirst()).uppercased()
  }

  /// Those that a project may adopt.
  public static var all: [String] {
    ofSwift6.union(approachable).union([
      "ExistentialAny", "ImmutableWeakCaptures", "InternalImportsByDefault",
      "MemberImportVisibility",
    ]).sorted()
  }

  private static let irregularNames: [Substring: String] = [
    "BARE_SLASH_REGEX": "BareSlashRegexLiterals",
    "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
    "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
  ]
}

/// What the command line says of all modules, whatever their projects say.
public struct SettingOverrides: Hashable, Sendable {
  public var swiftVersion: SwiftVersion?

  /// Who says which version of the compiler it is.
  public var swiftVersionSource = "--swift-version"

  public var languageMode: Int?
  public var defaultIsolation: DefaultIsolation?
  public var deploymentTargets: [String: SwiftVersion] = [:]

  /// Features that are on besides those that projects turn on.
  public var upcomingFeatures: Set<String> = []

  /// What the compiler is told besides.
  public var flags: [String] = []

  public init() {}
}

extension ModuleSettings {
  /// Takes a mode that the project itself needn't say.
  mutating func assume(languageMode mode: Int, from source: String) {
    isModeAssumed = isModeAssumed || languageMode.map { $0.value < mode } != false
    languageMode = Setting(mode, from: source)
  }

  mutating func apply(_ overrides: SettingOverrides) {
    take(flags: overrides.flags, from: "override")
    for feature in overrides.upcomingFeatures.sorted() { turnOn(feature, from: "override") }
    if let version = overrides.swiftVersion {
      toolsVersion = Setting(version, from: overrides.swiftVersionSource)
    }
    if let mode = overrides.languageMode {
      assume(languageMode: mode, from: "--language-mode")
    }
    if let isolation = overrides.defaultIsolation {
      defaultIsolation = Setting(isolation, from: "--default-isolation")
    }
    for (platform, version) in overrides.deploymentTargets {
      deploymentTargets[platform] = Setting(version, from: "--deployment-target")
    }
  }

  /// Fills in what follows from the language mode, and what compilers do where nothing is said.
  mutating func complete() {
    if defaultIsolation == nil, !uncertain.contains(.defaultIsolation) {
      defaultIsolation = Setting(.nonisolated, from: "default")
    }
    guard let mode = languageMode else { return }
    if mode.value >= 6 {
      strictConcurrency = Setting(.complete, from: "language mode \(mode.value)")
    } else if strictConcurrency == nil, !uncertain.contains(.strictConcurrency) {
      strictConcurrency = Setting(.minimal, from: "default")
    }
  }

  /// Keeps what both settings agree on, as of two configurations of one target; the rest is
  /// uncertain.
  mutating func keepCommon(with other: ModuleSettings) {
    var differing: Set<Name> = []
    if languageMode?.value != other.languageMode?.value {
      languageMode = nil
      differing.insert(.languageMode)
    }
    if strictConcurrency?.value != other.strictConcurrency?.value {
      strictConcurrency = nil
      differing.insert(.strictConcurrency)
    }
    if defaultIsolation?.value != other.defaultIsolation?.value {
      defaultIsolation = nil
      differing.insert(.defaultIsolation)
    }
    uncertain.formUnion(other.uncertain.union(differing))
    skipsActorChecks = skipsActorChecks && other.skipsActorChecks
    let differingFeatures = Set(upcomingFeatures.map(\.value))
      .symmetricDifference(other.upcomingFeatures.map(\.value))
    uncertainFeatures.formUnion(other.uncertainFeatures.union(differingFeatures))
    upcomingFeatures.removeAll { uncertainFeatures.contains($0.value) }
    systems = systems.flatMap { mine in other.systems.map(mine.union) }
    takeOlderSystems(of: other)
  }

  /// Takes the older version of each system: what runs on that runs on both.
  mutating func takeOlderSystems(of other: ModuleSettings) {
    for (platform, target) in other.deploymentTargets {
      if let mine = deploymentTargets[platform], mine.value <= target.value { continue }
      deploymentTargets[platform] = target
    }
  }

  /// Takes what compiler flags say: `-default-isolation MainActor`, `-enable-upcoming-feature X`, …
  mutating func take(flags: [String], from source: String) {
    // Xcode and packages pass frontend flags and joined values in several spellings.
    let flags = flags.filter { $0 != "-Xfrontend" }
    for (position, flag) in flags.enumerated() {
      let next = position + 1 < flags.count ? flags[position + 1] : ""
      let value = flag.split(separator: "=").dropFirst().first.map(String.init) ?? next
      switch flag.split(separator: "=").first {
      case "-swift-version", "-language-mode":
        if let mode = SwiftVersion(value)?.major { languageMode = Setting(mode, from: source) }
      case "-strict-concurrency":
        if let level = StrictConcurrency(rawValue: value) {
          strictConcurrency = Setting(level, from: source)
        }
      case "-warn-concurrency":
        strictConcurrency = Setting(.complete, from: source)
      case "-default-isolation":
        if let isolation = DefaultIsolation(rawValue: value) {
          defaultIsolation = Setting(isolation, from: source)
        }
      case "-enable-upcoming-feature", "-enable-experimental-feature":
        take(feature: value, from: source)
      case "-disable-dynamic-actor-isolation": skipsActorChecks = true
      default: continue
      }
    }
  }

  /// Takes a feature by the name that the compiler has for it, `StrictConcurrency` included.
  mutating func take(feature: String, from source: String) {
    let parts = feature.split(separator: "=")
    guard parts.first == "StrictConcurrency" else {
      turnOn(feature, from: source)
      return
    }
    let level = parts.dropFirst().first.flatMap { StrictConcurrency(rawValue: String($0)) }
    strictConcurrency = Setting(level ?? .complete, from: source)
  }
}

extension ModuleSettings {
  /// Whether code of the version may be written: the module is compiled by one that is as new, or nothing says which
  /// one compiles it, and the version is not newer than ``SwiftVersion/assumed``.
  func allow(_ version: SwiftVersion) -> Bool {
    require(version) || compiler == nil && version <= .assumed
  }

  /// Whether no compiler older than the version takes the module, as its settings show.
  func require(_ version: SwiftVersion) -> Bool {
    if let compiler { return compiler.value >= version }
    return want(version)
  }

  /// Whether no compiler older than the version knows the settings, whoever builds the module.
  func want(_ version: SwiftVersion) -> Bool {
    // Default isolation and these features came with Swift 6.2.
    let hasFeatures = has("NonisolatedNonsendingByDefault") || has("InferIsolatedConformances")
    return version <= .v(6, 2)
      && (defaultIsolation?.value == .mainActor || hasFeatures && !isApproachable)
  }
}
