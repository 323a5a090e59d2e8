extension ProjectModules {
  /// Whether `Duration` and the clocks are there on every system that the file's modules run on; false
  /// where that is not known: where nothing names the systems, a file that sleeps for a `Duration` tells.
  ///
  /// Since iOS 16, macOS 13, tvOS 16, watchOS 9 (SE-0329, as the standard library declares it).
  func hasDuration(inFile path: String) -> Bool {
    let modules = modules(of: path)
    return !modules.isEmpty
      && modules.allSatisfy { module in
        let targets = module.settings.deploymentTargets
        return targets.isEmpty
          ? module.usesDuration
          : targets.allSatisfy { platform, version in
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
  /// A system that a module runs on, and the first version of it that has what is asked for.
  struct OldSystem {
    let module: Module
    let platform: String
    let version: SwiftVersion
    let first: SwiftVersion
  }

  /// A system of one of the file's modules that has no isolated deinitializers; `nil` where none is known.
  ///
  /// They came with the run time of Swift 6.1. For older systems, Swift 6.2 builds a stand-in into the program
  /// (swiftlang/swift#82662), which is known to stop programs (swiftlang/swift#87316).
  ///
  /// - Parameter isRead: whether the compiler reads the deinitializer when it builds for a system.
  func systemWithoutIsolatedDeinit(
    inFile path: String, where isRead: (String) -> Bool = { _ in true },
  ) -> OldSystem? {
    system(
      of: path, where: isRead,
      before: [
        "iOS": .v(18, 4), "macOS": .v(15, 4), "tvOS": .v(18, 4), "watchOS": .v(11, 4),
        "macCatalyst": .v(18, 4), "visionOS": .v(2, 4),
      ])
  }

  /// A system of one of the file's modules that has no `@StateObject`; `nil` where none is known.
  func systemWithoutStateObject(inFile path: String) -> OldSystem? {
    system(
      of: path,
      before: [
        "iOS": .v(14, 0), "macOS": .v(11, 0), "tvOS": .v(14, 0), "watchOS": .v(7, 0),
        "macCatalyst": .v(14, 0),
      ])
  }

  /// Whether every system of the file's modules has `Mutex` (SE-0433); false where that isn't known.
  func hasMutex(inFile path: String) -> Bool {
    let firsts: [String: SwiftVersion] = [
      "iOS": .v(18, 0), "macOS": .v(15, 0), "tvOS": .v(18, 0), "watchOS": .v(11, 0),
      "macCatalyst": .v(18, 0), "visionOS": .v(2, 0),
    ]
    return namesSystems(inFile: path) && system(of: path, before: firsts) == nil
  }

  /// Whether every system of the file's modules has `OSAllocatedUnfairLock`, which came with `Duration`; false where that
  /// isn't known.
  func hasUnfairLock(inFile path: String) -> Bool { hasDuration(inFile: path) }

  private func system(
    of path: String, where isRead: (String) -> Bool = { _ in true },
    before firsts: [String: SwiftVersion],
  ) -> OldSystem? {
    for module in modules(of: path) {
      for (platform, target) in module.settings.deploymentTargets.sorted(by: { $0.key < $1.key }) {
        if let first = firsts[platform], target.value < first, isRead(platform) {
          return OldSystem(module: module, platform: platform, version: target.value, first: first)
        }
      }
    }
    return nil
  }

  /// Whether every module of the file says which systems it runs on.
  func namesSystems(inFile path: String) -> Bool {
    let modules = modules(of: path)
    return !modules.isEmpty && modules.allSatisfy { !$0.settings.deploymentTargets.isEmpty }
  }
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
        return settings.compiler.map { $0.value >= version } ?? false
          || version <= .v(6, 0) && settings.languageMode.map { $0.value >= 6 } ?? false
      }
  }

  /// The compiler that scripts build one of the file's modules with, if it can't build in Swift 6 mode.
  func outdatedCompiler(ofFile path: String) -> Setting<SwiftVersion>? {
    modules(of: path).lazy.compactMap(\.settings.outdatedCompiler).first
  }

  /// Whether no module of the file is known to be compiled with a Swift before 6.2, which does not know `@concurrent`.
  func hasConcurrentAttribute(inFile path: String) -> Bool {
    modules(of: path).allSatisfy { $0.settings.allow(.v(6, 2)) }
  }
}
