/// A setting that modules are to be compiled with.
public enum AdoptedSetting: Hashable, Sendable {
  case languageMode(Int)
  case defaultIsolation(DefaultIsolation)
  case upcomingFeature(String)
}

extension AdoptedSetting {
  /// As a manifest says it about a target.
  public var code: String { ".\(name)(\(argument))" }

  /// The function of `SwiftSetting`.
  var name: String {
    switch self {
    case .languageMode: "swiftLanguageMode"
    case .defaultIsolation: "defaultIsolation"
    case .upcomingFeature: "enableUpcomingFeature"
    }
  }

  /// What that function takes.
  var argument: String {
    switch self {
    case .languageMode(let mode): ".v\(mode)"
    case .defaultIsolation(.mainActor): "MainActor.self"
    case .defaultIsolation(.nonisolated): "nil"
    case .upcomingFeature(let name): "\"\(name)\""
    }
  }

  /// The first tools version in which a manifest can say it about a target (SE-0362, SE-0435, SE-0466).
  var firstTools: SwiftVersion {
    switch self {
    case .languageMode: .v(6, 0)
    case .defaultIsolation: .v(6, 2)
    case .upcomingFeature: .v(5, 8)
    }
  }

  /// Whether a target can say it once only.
  var isExclusive: Bool {
    switch self {
    case .languageMode, .defaultIsolation: true
    case .upcomingFeature: false
    }
  }

  /// As a line of build settings for Xcode.
  public var buildSetting: String {
    switch self {
    case .languageMode(let mode): "SWIFT_VERSION = \(mode).0"
    case .defaultIsolation(let isolation):
      "SWIFT_DEFAULT_ACTOR_ISOLATION = \(isolation.rawValue)"
    case .upcomingFeature("StrictConcurrency"): "SWIFT_STRICT_CONCURRENCY = complete"
    case .upcomingFeature(let name):
      "SWIFT_UPCOMING_FEATURE_\(UpcomingFeature.buildSetting(of: name)) = YES"
    }
  }

  /// Whether a module is known to be compiled so.
  public func isMet(by settings: ModuleSettings) -> Bool {
    switch self {
    case .languageMode(let mode): settings.languageMode?.value == mode
    case .defaultIsolation(.nonisolated) where settings.defaultIsolation == nil:
      !settings.uncertain.contains(.defaultIsolation)
    case .defaultIsolation(let isolation): settings.defaultIsolation?.value == isolation
    case .upcomingFeature("StrictConcurrency"): settings.strictConcurrency?.value == .complete
    case .upcomingFeature(let name): settings.has(name)
    }
  }
}

extension AdoptedSetting {
  /// What else the settings say, which an edit leaves as it is.
  func rest(of settings: ModuleSettings) -> ModuleSettings {
    var rest = settings
    switch self {
    case .languageMode:
      rest.languageMode = nil
      rest.strictConcurrency = nil
    case .defaultIsolation: rest.defaultIsolation = nil
    case .upcomingFeature("StrictConcurrency"): rest.strictConcurrency = nil
    case .upcomingFeature(let name): rest.upcomingFeatures.removeAll { $0.value == name }
    }
    return rest
  }
}

extension AdoptedSetting: CustomStringConvertible {
  public var description: String {
    switch self {
    case .languageMode(let mode): "language mode \(mode)"
    case .defaultIsolation(let isolation): "default isolation '\(isolation.rawValue)'"
    case .upcomingFeature(let name): "'\(name)'"
    }
  }
}
