import Rewriter
import Testing

@testable import Codemods

@Suite struct ModulesTests {
  private func modules(
    _ paths: [String], _ files: [String: String],
    overrides: SettingOverrides = SettingOverrides(),
  ) -> ProjectModules {
    ProjectModules(
      of: paths, describedBy: files.map { ProjectFile(path: $0.key, text: $0.value) },
      overrides: overrides)
  }

  private func names(_ modules: ProjectModules, of path: String) -> [String] {
    modules.modules(of: path).map(\.targetName)
  }

  @Test func rootWithoutDescriptionIsOneModule() {
    let modules = modules(["A.swift", "B/C.swift"], [:])
    #expect(modules.modules.count == 1 && !modules.isDescribed)
    #expect(modules.modules(of: "B/C.swift").first?.fileCount == 2)
    #expect(modules.summary.hasPrefix("no package or Xcode project describes the root"))
  }

  @Test(arguments: [
    "let package = Package(name: \"P\", targets: make())",
    "let package = Package(name: \"P\", targets: [.target(name: name())])",
  ])
  func descriptionThatCannotBeReadIsNotSaidToBeMissing(manifest: String) {
    let modules = modules(["A.swift"], ["Package.swift": manifest])
    #expect(!modules.isDescribed && !modules.notes.isEmpty)
    #expect(modules.summary.hasPrefix("no target of a package or Xcode project can be read"))
  }
}

/// Package manifests.
extension ModulesTests {
  private static let package = """
    // swift-tools-version: 6.2
    import PackageDescription

    let isolated: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

    let package = Package(
      name: "P", platforms: [.iOS(.v17), .macOS("14.4")],
      targets: [
        .target(name: "Core", exclude: ["Old"], swiftSettings: isolated + [
          .enableUpcomingFeature("ExistentialAny")]),
        .executableTarget(name: "tool", path: "Tool", sources: ["main.swift", "Commands"]),
        .testTarget(name: "CoreTests", dependencies: ["Core"], swiftSettings: [
          .swiftLanguageMode(.v5), .enableExperimentalFeature("StrictConcurrency=targeted")]),
        .binaryTarget(name: "Blob", path: "Blob.zip"),
      ])
    """

  @Test func targetsTakeTheFilesOfTheirFolders() {
    let paths = [
      "Sources/Core/A.swift", "Sources/Core/Old/B.swift", "Tool/main.swift",
      "Tool/Commands/C.swift", "Tool/Other.swift", "Tests/CoreTests/T.swift",
      "Sources/Core/Inner/Package.swift", "Sources/Core/Inner/Sources/X/X.swift", "Package.swift",
    ]
    let modules = modules(
      paths,
      [
        "Package.swift": Self.package,
        "Sources/Core/Inner/Package.swift": """
        // swift-tools-version:5.5
        let package = Package(name: "X", targets: [.target(name: "X")])
        """,
      ])
    #expect(names(modules, of: "Sources/Core/A.swift") == ["Core"])
    #expect(names(modules, of: "Sources/Core/Old/B.swift") == ["(no target)"])
    #expect(names(modules, of: "Tool/main.swift") == ["tool"])
    #expect(names(modules, of: "Tool/Commands/C.swift") == ["tool"])
    #expect(names(modules, of: "Tool/Other.swift") == ["(no target)"])
    #expect(names(modules, of: "Tests/CoreTests/T.swift") == ["CoreTests"])
    #expect(names(modules, of: "Sources/Core/Inner/Sources/X/X.swift") == ["X"])
    #expect(names(modules, of: "Package.swift") == [])
  }

  @Test func whatManifestsLeaveOutStaysAsItIs() {
    let sample = "Tests/CoreTests/Samples/test.swift"
    let excluded = "Sources/Core/Old/B.swift"
    let modules = modules(
      ["Sources/Core/A.swift", excluded, sample],
      [
        "Package.swift": """
        // swift-tools-version: 6.2
        let package = Package(name: "P", targets: [
          .target(name: "Core", exclude: ["Old"]),
          .testTarget(name: "CoreTests", resources: [.copy("Samples")]),
        ])
        """
      ])
    #expect(names(modules, of: sample) == ["(no target)"])
    #expect(modules.manifestsLeavingOut == [sample: "Package.swift", excluded: "Package.swift"])
    let project = ProjectIndex([], modules: modules)
    let text = SourceFile("func f() { DispatchQueue.main.async { print(1) } }")
    let result = Migration(codemods: Catalog.all, project: project).run(path: sample, source: text)
    #expect(result.findings.isEmpty && result.refusal == .leftOut(manifest: "Package.swift"))
  }

  @Test func settingsOfTargetsAreRead() throws {
    let modules = modules(["Sources/Core/A.swift"], ["Package.swift": Self.package])
    let core = try #require(modules.modules.first { $0.name == "Core" }).settings
    #expect(core.toolsVersion?.value == .v(6, 2))
    #expect(core.languageMode == Setting(6, from: "default of tools version 6.2"))
    #expect(core.strictConcurrency?.value == .complete)
    #expect(core.defaultIsolation == Setting(.mainActor, from: "Package.swift"))
    #expect(core.has("ExistentialAny") && core.has("RegionBasedIsolation"))
    #expect(core.deploymentTargets["iOS"]?.value == .v(17, 0))
    #expect(core.deploymentTargets["macOS"]?.value == .v(14, 4))
    let tests = try #require(modules.modules.first { $0.name == "CoreTests" }).settings
    #expect(tests.languageMode?.value == 5)
    #expect(tests.strictConcurrency?.value == .targeted)
    #expect(tests.defaultIsolation?.value == .nonisolated)
    #expect(modules.notes.allSatisfy { $0.contains("no Swift files of 'CoreTests'") })
  }

  @Test func examplesOfTheDocumentationAreInNoTarget() {
    let example = "Sources/A/A.docc/Examples/Step.swift"
    let package = "let package = Package(name: \"P\", targets: [.target(name: \"A\")])"
    let modules = modules(["Sources/A/A.swift", example], ["Package.swift": package])
    #expect(names(modules, of: "Sources/A/A.swift") == ["A"])
    #expect(names(modules, of: example) == ["(no target)"])
  }

  @Test func everySnippetIsATarget() throws {
    let paths = ["Sources/A/A.swift", "Snippets/Tour.swift", "Snippets/More/First steps.swift"]
    let package = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [.target(name: "A")])
      """
    let modules = modules(paths, ["Package.swift": package])
    #expect(names(modules, of: paths[1]) == ["Tour"])
    #expect(names(modules, of: paths[2]) == ["First steps"])
    let tour = try #require(modules.modules.first { $0.name == "Tour" })
    #expect(tour.kind == .executable)
    #expect(tour.settings.languageMode?.value == 6)
  }

  private func settings(_ manifest: String) throws -> (ModuleSettings, notes: [String]) {
    let modules = modules(
      ["Sources/A/A.swift"],
      ["Package.swift": "// swift-tools-version: 6.2\nimport PackageDescription\n" + manifest])
    return (try #require(modules.modules.first { $0.name == "A" }).settings, modules.notes)
  }

  @Test(arguments: [
    """
    var settings: [SwiftSetting] = []
    settings.append(.defaultIsolation(MainActor.self))
    let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: settings)])
    """,
    """
    let package = Package(name: "P", targets: [.target(name: "A")])
    for target in package.targets {
      var settings = target.swiftSettings ?? []
      settings.append(contentsOf: [.defaultIsolation(MainActor.self)])
      target.swiftSettings = settings
    }
    """,
    """
    let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: .common)])
    extension Array where Element == SwiftSetting {
      static var common: Self { [.defaultIsolation(MainActor.self)] }
    }
    """,
    """
    let package = Package(name: "P")
    package.targets += [.target(name: "A")]
    for target in package.targets where target.type != .test {
      target.swiftSettings = (target.swiftSettings ?? []) + [.defaultIsolation(MainActor.self)]
    }
    """,
    """
    let package = Package(name: "P", targets: [make("A")])
    func make(_ name: String) -> Target {
      .target(name: name, swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])])
    }
    """,
    """
    let strict = true
    let settings: [SwiftSetting] = {
      var all: [SwiftSetting] = []
      if strict { all.append(.defaultIsolation(MainActor.self)) }
      return all
    }()
    let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: settings)])
    """,
    """
    let package = Package(name: "P", targets: [.target(name: "A")])
    for target in package.targets {
      switch target.type {
      case .regular, .executable: target.swiftSettings = [.defaultIsolation(MainActor.self)]
      default: break
      }
    }
    """,
  ])
  func settingsAreFollowedThroughCode(manifest: String) throws {
    let (settings, notes) = try settings(manifest)
    #expect(settings.defaultIsolation?.value == .mainActor)
    #expect(notes == [])
  }

  @Test(arguments: [
    """
    var settings: [SwiftSetting] = []
    if ProcessInfo.processInfo.environment["X"] != nil {
      settings.append(.defaultIsolation(MainActor.self))
    }
    let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: settings)])
    """,
    """
    let package = Package(
      name: "P", targets: [
        .target(
          name: "A", swiftSettings: [.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))])
      ])
    """,
    """
    let package = Package(
      name: "P", targets: [.target(name: "A", swiftSettings: names.map { setting($0) })])
    func setting(_ name: String) -> SwiftSetting { .defaultIsolation(MainActor.self) }
    """,
    """
    #if os(macOS)
      let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
    #else
      let settings: [SwiftSetting] = []
    #endif
    let package = Package(name: "P", targets: [.target(name: "A", swiftSettings: settings)])
    """,
  ])
  func whatIsNotKnownOfSettingsIsSaid(manifest: String) throws {
    let (settings, notes) = try settings(manifest)
    #expect(settings.defaultIsolation == nil)
    #expect(notes.count == 1)
  }

  @Test func manifestFullOfLogicEnds() {
    let loops = (0..<12).map { "for i\($0) in numbers {" }.joined(separator: "\n")
    let numbers = (0..<40).map(String.init).joined(separator: ", ")
    let manifest =
      "// swift-tools-version: 6.0\nfunc f() -> Int { f() + f() }\nlet x = f()\n"
      + "let numbers = [\(numbers)]\n\(loops)\nprint(1)\n"
      + String(repeating: "}\n", count: 12) + "let package = Package(name: make())"
    let modules = modules(["A.swift"], ["Package.swift": manifest])
    #expect(!modules.isDescribed)
    #expect(!modules.notes.isEmpty)
  }

  /// Statements that would take ages or all memory to follow.
  enum Logic: String, CaseIterable {
    case calls, sums, conjunctions, fallbacks, members, applications, parentheses
    case growingList, growingString, growingNesting, loops

    var source: String {
      switch self {
      case .calls: "func f() -> Int { \(Self.chain("f()", "+", 40)) }\nlet x = f()"
      case .sums: "let x = \(Self.chain("[1]", "+", 20_000))"
      case .conjunctions: "let x = \(Self.chain("a", "&&", 20_000))"
      case .fallbacks: "let x = \(Self.chain("[y]", "??", 20_000))"
      case .members: "let x = package" + String(repeating: ".a", count: 20_000)
      case .applications: "let x = f" + String(repeating: "()", count: 20_000)
      case .parentheses:
        "let x = " + String(repeating: "(", count: 400) + "1" + String(repeating: ")", count: 400)
      case .growingList: "var x = [1]\n" + String(repeating: "x += x\n", count: 60)
      case .growingString: "var x = \"ab\"\n" + String(repeating: "x = x + x\n", count: 60)
      case .growingNesting:
        "var x = [1]\n" + String(repeating: "x = [x, x]\n", count: 60)
          + "var y = [1]\n" + String(repeating: "y = [y, y]\n", count: 60) + "if b { x = y }"
      case .loops:
        "let n = [1, 2, 3, 4, 5, 6, 7, 8, 9]\nlet x = "
          + String(repeating: "n.map { _ in ", count: 20) + "1" + String(repeating: " }", count: 20)
      }
    }

    private static func chain(_ operand: String, _ symbol: String, _ count: Int) -> String {
      Array(repeating: operand, count: count).joined(separator: " \(symbol) ")
    }
  }

  @Test(arguments: Logic.allCases)
  func endlessManifestEndsAndItsTargetsAreStillRead(logic: Logic) throws {
    let manifest = """
      // swift-tools-version: 6.0
      let a = true
      let package = Package(name: "P", targets: [
        .target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)])
      ])
      \(logic.source)
      """
    let modules = modules(["Sources/A/A.swift"], ["Package.swift": manifest])
    #expect(modules.modules.first?.name == "A")
    // Whether the settings are known depends on whether all was followed; it is never guessed.
    let isolation = modules.modules.first?.settings.defaultIsolation
    #expect(isolation?.value == .mainActor || isolation == nil && !modules.notes.isEmpty)
  }

  @Test(arguments: [
    "[\"A\", \"B\"].map { .target(name: $0) }",
    "[\"A\", \"B\"].map { name in Target.target(name: name) }",
    "[\"A\", \"B\"].map(make)",
    "[\"A\"].flatMap { [.target(name: $0), .target(name: \"B\")] }",
    "[\"A\", \"B\", \"\"].filter { $0 != \"\" }.map { (n: String) in .target(name: \"\\(n)\") }",
    "names.compactMap { name in return .target(name: name) }",
  ])
  func targetsThatAreMappedAreRead(targets: String) {
    let manifest = """
      // swift-tools-version: 6.0
      let names = ["A"] + ["B"]
      func make(_ name: String) -> Target { .target(name: name) }
      let package = Package(name: "P", targets: \(targets))
      let isolation = SwiftSetting.defaultIsolation(MainActor.self)
      package.targets.forEach { target in target.swiftSettings = [isolation] }
      """
    let modules = modules(
      ["Sources/A/A.swift", "Sources/B/B.swift"], ["Package.swift": manifest])
    #expect(modules.modules.map(\.name) == ["A", "B"])
    #expect(modules.modules.allSatisfy { $0.settings.defaultIsolation?.value == .mainActor })
    #expect(modules.notes == [])
  }

  @Test func targetsThatAreMadeInALoopAreRead() {
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(name: "P")
      for name in ["A", "B"] { package.targets.append(.target(name: name)) }
      package.targets += Context.environment.keys.map { .target(name: $0) }
      """
    let modules = modules(
      ["Sources/A/A.swift", "Sources/B/B.swift"], ["Package.swift": manifest])
    #expect(modules.modules.map(\.name) == ["A", "B"])
    #expect(modules.notes.count == 1 && modules.notes[0].contains("which targets"))
  }

  @Test func newestManifestThatTheCompilerUnderstandsCounts() {
    let files = [
      "Package.swift": "// swift-tools-version:5.5\nlet package = Package(name: \"P\")",
      "Package@swift-6.1.swift": """
      // swift-tools-version:6.1
      let package = Package(name: "P", targets: [.target(name: "New")])
      """,
      "Package@swift-5.9.swift": """
      // swift-tools-version:5.9
      let package = Package(name: "P", targets: [.target(name: "Old")])
      """,
    ]
    let paths = ["Sources/New/A.swift", "Sources/Old/B.swift"]
    #expect(modules(paths, files).modules.first?.name == "New")
    var overrides = SettingOverrides()
    overrides.swiftVersion = .v(6, 0)
    #expect(modules(paths, files, overrides: overrides).modules.first?.name == "Old")
  }

  /// A package with a manifest for compilers since 6.2, and one for those before.
  private func package(old: String = "", new: String = "") throws -> (ModuleSettings, [String]) {
    let target = { (settings: String) in
      "let package = Package(targets: [.target(name: \"A\", swiftSettings: [\(settings)])])"
    }
    let modules = modules(
      ["Sources/A/A.swift"],
      [
        "Package.swift": "// swift-tools-version: 5.10\n" + target(old),
        "Package@swift-6.2.swift": "// swift-tools-version: 6.2\n" + target(new),
      ])
    return (try #require(modules.modules.first { $0.name == "A" }).settings, modules.notes)
  }

  @Test func oldestCompilerOfAllManifestsCounts() throws {
    let (settings, notes) = try package()
    #expect(settings.toolsVersion == Setting(.v(5, 10), from: "Package.swift"))
    #expect(settings.languageMode == nil && settings.defaultIsolation?.value == .nonisolated)
    let container = "Package@swift-6.2.swift"
    #expect(
      notes == [
        "\(container): strict concurrency of target 'A' is different in 'Package.swift'",
        "\(container): the language mode of target 'A' is different in 'Package.swift'",
      ])
  }

  @Test func whatManifestsSayDifferentlyIsNotKnown() throws {
    let both = """
      .enableUpcomingFeature("ExistentialAny"), .enableExperimentalFeature("StrictConcurrency")
      """
    let new = """
      .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault")
      """
    let (settings, _) = try package(old: both, new: "\(both), \(new)")
    #expect(settings.languageMode?.value == 5)
    #expect(settings.strictConcurrency?.value == .complete)
    #expect(settings.defaultIsolation == nil)
    #expect(settings.upcomingFeatures.map(\.value) == ["ExistentialAny"])
    #expect(settings.uncertainFeatures == ["NonisolatedNonsendingByDefault"])
  }

  @Test(arguments: [
    (["Package.swift": "6.0", "Package@swift-5.9.swift": "5.9"], SwiftVersion.v(5, 9)),
    (["Package.swift": "5.5", "Package@swift-6.swift": "6.2"], .v(5, 5)),
    (["Package.swift": "6.0", "Package@swift-6.2.swift": "5.9"], .v(6, 0)),
    (["Package@swift-6.1.swift": "5.9"], .v(6, 1)),
    (["Package.swift": "6.2"], .v(6, 2)),
  ])
  func oldestCompilerIsTheOneThatTakesAManifest(tools: [String: String], oldest: SwiftVersion) {
    let package = "let package = Package(targets: [.target(name: \"A\")])"
    let files = tools.mapValues { "// swift-tools-version: \($0)\n" + package }
    let modules = modules(["Sources/A/A.swift"], files)
    #expect(modules.modules.first?.settings.toolsVersion?.value == oldest)
  }

  @Test func platformThatOneManifestNamesIsNotKnown() {
    let package = { (platforms: String) in
      "\nlet package = Package(platforms: [\(platforms)], targets: [.target(name: \"A\")])"
    }
    let versions = { (old: String, new: String) in
      self.modules(
        ["Sources/A/A.swift"],
        [
          "Package.swift": "// swift-tools-version: 5.9" + package(old),
          "Package@swift-6.0.swift": "// swift-tools-version: 6.0" + package(new),
        ]
      ).modules.first?.settings.deploymentTargets.mapValues(\.value)
    }
    #expect(versions(".iOS(.v15)", ".iOS(.v17)") == ["iOS": .v(15, 0)])
    #expect(versions("", ".iOS(.v17)") == [:])
  }

  @Test func commandLineOverrides() throws {
    var overrides = SettingOverrides()
    overrides.languageMode = 5
    overrides.defaultIsolation = .nonisolated
    overrides.deploymentTargets["iOS"] = .v(16, 0)
    let modules = modules(
      ["Sources/Core/A.swift"], ["Package.swift": Self.package], overrides: overrides)
    let settings = try #require(modules.modules.first).settings
    #expect(settings.languageMode == Setting(5, from: "--language-mode"))
    #expect(settings.strictConcurrency?.value == .minimal)
    #expect(settings.defaultIsolation?.value == .nonisolated)
    #expect(settings.deploymentTargets["iOS"]?.value == .v(16, 0))
  }

  @Test func tenThousandModulesAreRead() {
    let targets = (0..<10_000).map { ".target(name: \"T\($0)\")" }.joined(separator: ",\n")
    let paths = (0..<10_000).map { "Sources/T\($0)/A.swift" }
    let manifest =
      "// swift-tools-version:6.0\nlet package = Package(name: \"P\", targets: [\(targets)])"
    let modules = modules(paths, ["Package.swift": manifest])
    #expect(modules.modules.count == 10_000)
    #expect(names(modules, of: "Sources/T77/A.swift") == ["T77"])
  }
}
