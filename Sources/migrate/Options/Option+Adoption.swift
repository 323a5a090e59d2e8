import Codemods

/// The options that say what modules are to be compiled with.
extension Option {
  fileprivate static let adoptedMode = Option(
    "language-mode", "N", choices: ["5", "6"], help: "compile MODULE in Swift 5 or 6 mode")

  fileprivate static let adoptedIsolation = Option(
    "default-isolation", "ACTOR", choices: DefaultIsolation.allCases.map(\.rawValue),
    help: "'MainActor' or 'nonisolated', for code of MODULE that says nothing")

  fileprivate static let adoptedFeature = Option(
    "upcoming-feature", "NAME,…", choices: UpcomingFeature.all,
    help: "turn on upcoming features, such as NonisolatedNonsendingByDefault")

  static let adopting: [Option] = [.adoptedMode, .adoptedIsolation, .adoptedFeature]
}

extension Arguments {
  /// What ``Option/adopting`` say.
  func adoptedSettings() throws(Failure) -> [AdoptedSetting] {
    var settings: [AdoptedSetting] = []
    if let text = value(of: .adoptedMode) {
      guard Option.adoptedMode.choices.contains(text), let mode = Int(text) else {
        throw .invalidChoice(text, option: .adoptedMode, Option.adoptedMode.choices)
      }
      settings.append(.languageMode(mode))
    }
    if has(.adoptedIsolation) {
      let isolation = try choice(of: .adoptedIsolation, default: DefaultIsolation.nonisolated)
      settings.append(.defaultIsolation(isolation))
    }
    for name in list(of: .adoptedFeature) ?? [] {
      guard UpcomingFeature.all.contains(name) else {
        let known = nearest(name, in: UpcomingFeature.all)
        throw .invalidValue(
          name, option: .adoptedFeature,
          wanted: "an upcoming feature such as '\(known ?? "ExistentialAny")'")
      }
      settings.append(.upcomingFeature(name))
    }
    return settings
  }
}
