import Codemods

/// The options that say how modules are compiled, whatever their projects say.
extension Option {
  static let swiftVersion = Option(
    "swift-version", "V", help: "the compiler's version, such as 6.2; decides which manifest counts"
  )

  static let languageMode = Option(
    "language-mode", "N", choices: ["4", "5", "6"],
    help: "treat all modules as Swift 4, 5 or 6, whatever their projects say")

  static let defaultIsolation = Option(
    "default-isolation", "ACTOR", choices: DefaultIsolation.allCases.map(\.rawValue),
    help: "'MainActor' or 'nonisolated', for all modules")

  static let deploymentTarget = Option(
    "deployment-target", "OS=V", help: "the oldest system for all modules, such as ios=16")

  static let settings: [Option] = [
    .swiftVersion, .languageMode, .defaultIsolation, .deploymentTarget,
  ]
}

extension Arguments {
  /// What ``Option/settings`` say.
  func settingOverrides() throws(Failure) -> SettingOverrides {
    var overrides = SettingOverrides()
    if let text = value(of: .swiftVersion) {
      overrides.swiftVersion = try version(text, of: .swiftVersion, in: text)
    }
    overrides.languageMode = try number(of: .languageMode, in: 4...6)
    if let text = value(of: .defaultIsolation) {
      guard let isolation = DefaultIsolation(rawValue: text) else {
        throw .invalidChoice(
          text, option: .defaultIsolation, DefaultIsolation.allCases.map(\.rawValue))
      }
      overrides.defaultIsolation = isolation
    }
    for text in list(of: .deploymentTarget) ?? [] {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let platform = Self.platforms[parts[0].lowercased()] else {
        throw .invalidValue(text, option: .deploymentTarget, wanted: "a system such as ios=16")
      }
      overrides.deploymentTargets[platform] = try version(
        String(parts[1]), of: .deploymentTarget, in: text)
    }
    return overrides
  }

  private func version(
    _ text: String, of option: Option, in value: String,
  ) throws(Failure) -> SwiftVersion {
    guard let version = SwiftVersion(text) else {
      throw .invalidValue(value, option: option, wanted: "a version such as 6 or 17.4")
    }
    return version
  }

  /// The systems as their makers spell them, by their names in lower case.
  private static let platforms = [
    "ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    "maccatalyst": "macCatalyst",
  ]
}
