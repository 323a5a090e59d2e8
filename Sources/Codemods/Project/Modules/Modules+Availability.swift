extension ProjectModules {
  /// Whether `Duration` and the clocks are there on every system that the file's modules run on; false
  /// where that is not known.
  ///
  /// Since iOS 16, macOS 13, tvOS 16, watchOS 9 (SE-0329, as the standard library declares it).
  func hasDuration(inFile path: String) -> Bool {
    let modules = modules(of: path)
    return !modules.isEmpty
      && modules.allSatisfy { module in
        let targets = module.settings.deploymentTargets
        return !targets.isEmpty
          && targets.allSatisfy { platform, version in
            Self.firstWithDuration[platform].map { version.value >= $0 } ?? false
          }
      }
  }

  private static let firstWithDuration: [String: SwiftVersion] = [
    "iOS": .v(16, 0), "macOS": .v(13, 0), "tvOS": .v(16, 0), "watchOS": .v(9, 0),
    "macCatalyst": .v(16, 0), "visionOS": .v(1, 0),
  ]
}

extension ProjectModules {
  /// Whether no compiler that is older than the version builds any of the file's modules; false where that is not
  /// known.
  func areBuilt(since version: SwiftVersion, inFile path: String) -> Bool {
    let modules = modules(of: path)
    return !modules.isEmpty
      && modules.allSatisfy { module in
        let settings = module.settings
        // Language mode 6 came with Swift 6.0.
        return settings.toolsVersion.map { $0.value >= version } ?? false
          || version <= .v(6, 0) && settings.languageMode.map { $0.value >= 6 } ?? false
      }
  }

  /// Whether no module of the file is known to be compiled with a Swift before 6.2, which does not know `@concurrent`.
  func hasConcurrentAttribute(inFile path: String) -> Bool {
    modules(of: path).allSatisfy { $0.settings.allow(.v(6, 2)) }
  }
}
