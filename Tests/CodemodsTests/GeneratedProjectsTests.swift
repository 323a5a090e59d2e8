import Testing

@testable import Codemods

/// Projects of which only what a generator makes them from is in the root.
@Suite struct GeneratedProjectsTests {
  private func modules(_ paths: [String], _ files: [String: String]) -> ProjectModules {
    ProjectModules(
      of: paths, describedBy: files.map { ProjectFile(path: $0.key, text: $0.value) })
  }

  private func names(_ modules: ProjectModules, of path: String) -> [String] {
    modules.modules(of: path).map(\.targetName)
  }

  private func settings(_ modules: ProjectModules, of target: String) throws -> ModuleSettings {
    try #require(modules.modules.first { $0.targetName == target }).settings
  }
}

/// XcodeGen.
extension GeneratedProjectsTests {
  private static let project = """
    name: App
    include:
      - path: Kit/target.yml
      - {path: Missing.yml, enable: no}
    options:
      deploymentTarget: {iOS: "16.0", macOS: 13.0}
    settings:
      base:
        SWIFT_VERSION: 6.0
      groups: [strict]
    settingGroups:
      strict:
        SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY: YES
    configFiles:
      Debug: Config/All.xcconfig
      Release: Config/All.xcconfig
    targetTemplates:
      Extension:
        type: app-extension
        platform: iOS
        sources: [{path: "${target_name}/Code"}, Shared]
    targets:
      My App:
        type: application
        platform: iOS
        deploymentTarget: "17.2"
        sources:
          - path: App
            excludes: ["**/Old", "*.generated.swift"]
          - Shared
          - {path: Resources, buildPhase: resources}
        settings:
          SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
          PRODUCT_MODULE_NAME: TheApp
      Widget:
        templates: [Extension]
        settings: {configs: {debug: {SWIFT_VERSION: 5}}}
      Both:
        type: framework
        platform: [iOS, macOS]
        sources: Both
    """

  private static let files = [
    "Apple/project.yml": project,
    "Apple/Config/All.xcconfig": "SWIFT_STRICT_CONCURRENCY = targeted\nOTHER_SWIFT_FLAGS = -x\n",
    "Apple/Kit/target.yml": """
    targets:
      Kit: {type: framework.static, platform: iOS, sources: [{path: ., includes: ["Code/**"]}]}
    """,
  ]

  private static let paths = [
    "Apple/App/A.swift", "Apple/App/B.generated.swift", "Apple/App/X/Old/C.swift",
    "Apple/Both/B.swift", "Apple/Kit/Code/K.swift", "Apple/Kit/Tests/T.swift",
    "Apple/Resources/R.swift", "Apple/Shared/S.swift", "Apple/Widget/Code/W.swift", "B.swift",
  ]

  @Test func targetsOfXcodeGenTakeTheirSources() {
    let modules = modules(Self.paths, Self.files)
    let expected = [
      ["My App"], ["(no target)"], ["(no target)"], ["Both_iOS", "Both_macOS"], ["Kit"],
      ["(no target)"], ["(no target)"], ["My App", "Widget"], ["Widget"], ["(no target)"],
    ]
    #expect(Self.paths.map { names(modules, of: $0) } == expected)
    #expect(
      modules.modules.map(\.kind) == [.library, .app, .extension, .library, .library, .folder])
    #expect(modules.modules.map(\.name) == ["Kit", "TheApp", "Widget", "Both", "Both", ""])
    #expect(
      modules.notes == [
        "Apple/project.yml: the language mode of target 'Widget' differs between builds"
      ])
    #expect(modules.summary == "5 modules of 1 XcodeGen project")
  }

  @Test func filesOfNoTargetRunOnTheSystemsOfTheApps() throws {
    let modules = modules(Self.paths, Self.files)
    let rest = try settings(modules, of: "(no target)")
    #expect(rest.deploymentTargets.mapValues(\.value) == ["iOS": .v(17, 2)])
    #expect(modules.systemWithoutIsolatedDeinit(inFile: "B.swift")?.platform == "iOS")
  }

  @Test func settingsOfXcodeGenAreRead() throws {
    let modules = modules(Self.paths, Self.files)
    let app = try settings(modules, of: "My App")
    #expect(app.languageMode == Setting(6, from: "Apple/project.yml:9"))
    #expect(app.strictConcurrency?.value == .complete)
    #expect(app.defaultIsolation == Setting(.mainActor, from: "Apple/project.yml:33"))
    #expect(app.deploymentTargets == ["iOS": Setting(.v(17, 2), from: "Apple/project.yml:26")])
    #expect(app.has("ExistentialAny"))
    let widget = try settings(modules, of: "Widget")
    #expect(widget.languageMode == nil)
    #expect(widget.deploymentTargets["iOS"]?.value == .v(16, 0))
    let mac = try settings(modules, of: "Both_macOS")
    #expect(mac.deploymentTargets == ["macOS": Setting(.v(13, 0), from: "Apple/project.yml:6")])
  }

  @Test func platformsOfATargetGoBeforeThoseOfItsXcodeGenProject() throws {
    let project = """
      name: A
      options: {deploymentTarget: {iOS: "12.0", macOS: "10.14", tvOS: "12.0"}}
      settings: {SUPPORTED_PLATFORMS: iphoneos macosx, SDKROOT: iphoneos}
      targets:
        Mac: {type: tool, platform: macOS, sources: A}
        Both: {type: framework, platform: auto, supportedDestinations: [iOS, tvOS], sources: B}
      """
    let modules = modules(["A/A.swift", "B/B.swift"], ["project.yml": project])
    #expect(
      try settings(modules, of: "Mac").deploymentTargets.mapValues(\.value) == ["macOS": .v(10, 14)]
    )
    #expect(
      try settings(modules, of: "Both").deploymentTargets.mapValues(\.value)
        == ["iOS": .v(12, 0), "tvOS": .v(12, 0)])
  }

  @Test func whatAConfigurationFileSaysGoesBeforePresets() throws {
    let project = """
      name: A
      configFiles: {Debug: A.xcconfig, Release: A.xcconfig}
      targets: {A: {type: tool, sources: A}, B: {type: tool, sources: B}}
      """
    let set = modules(
      ["A/A.swift"], ["project.yml": project, "A.xcconfig": "SWIFT_VERSION = 6.0"])
    #expect(try settings(set, of: "A").languageMode == Setting(6, from: "A.xcconfig:1"))
    let unset = modules(["A/A.swift"], ["project.yml": project, "A.xcconfig": ""])
    #expect(try settings(unset, of: "A").languageMode == Setting(5, from: "XcodeGen's presets"))
    let none = "options: {settingPresets: none}\n" + project
    let bare = modules(["A/A.swift"], ["project.yml": none, "A.xcconfig": ""])
    #expect(try settings(bare, of: "A").languageMode == nil)
  }

  @Test func filesThatAScriptCopiesToTheRootIncludeFromThere() throws {
    let modules = modules(
      ["Kit/Sources/K.swift", "Apps/One/Main.swift"],
      [
        "Apps/One/project.yml": """
        name: One
        include: [Apps/Shared/app.yml, Kit/project.yml]
        targets: {One: {type: application, platform: iOS, sources: [Apps/One]}}
        """,
        "Apps/Shared/app.yml": "settings: {base: {SWIFT_VERSION: 6.0}}",
        "Kit/project.yml": "targets: {Kit: {type: framework, platform: iOS, sources: [Sources]}}",
      ])
    #expect(modules.modules.map(\.targetName) == ["Kit", "One"])
    #expect(names(modules, of: "Kit/Sources/K.swift") == ["Kit"])
    #expect(names(modules, of: "Apps/One/Main.swift") == ["One"])
    #expect(
      try settings(modules, of: "Kit").languageMode == Setting(6, from: "Apps/Shared/app.yml:1"))
    #expect(modules.notes == [])
    #expect(modules.unknownLanguageModes == nil)
  }

  @Test func whatWasNotReadOfAProjectIsSaidOfItsModules() throws {
    let modules = modules(
      ["A/A.swift"],
      ["project.yml": "include: [Gone.yml]\ntargets: {A: {type: tool, sources: A}}"])
    #expect(try settings(modules, of: "A").languageMode == nil)
    #expect(modules.unknownLanguageModes?.hasPrefix("the language mode of 'A' isn't known") == true)
  }

  @Test(arguments: [
    "name: A\ninclude: [Gone.yml]\ntargets: {A: {type: tool, sources: A}}", "targets: [", "a: *b",
  ])
  func whatIsMissingOfXcodeGenIsSaid(project: String) {
    let modules = modules(["A/A.swift"], ["project.yml": project])
    #expect(modules.notes.count == 1)
    #expect(modules.modules.allSatisfy { $0.settings.languageMode == nil })
    #expect(modules.modules.allSatisfy { $0.settings.defaultIsolation == nil })
  }

  @Test(arguments: [
    "include: project.yml\ntargets: {A: {templates: [T]}}\ntargetTemplates: {T: {templates: [T]}}",
    "targets: {A: {settings: {groups: [g]}}}\nsettingGroups: {g: {groups: [g], base: {X: 1}}}",
  ])
  func circlesOfXcodeGenEnd(project: String) {
    #expect(modules(["A/A.swift"], ["project.yml": project]).isDescribed)
  }

  @Test func projectsThatAreMadeGoBeforeWhatTheyAreMadeFrom() {
    var files = Self.files
    files["Apple/App.xcodeproj/project.pbxproj"] =
      "{ rootObject = P; objects = { P = { isa = PBXProject; targets = (); }; }; }"
    #expect(!modules(Self.paths, files).isDescribed)
  }

  @Test func fileOfAnotherToolDescribesNothing() {
    let modules = modules(["A/A.swift"], ["project.yml": "language: swift\nname: A\n"])
    #expect(!modules.isDescribed && modules.notes == [])
  }
}

/// Tuist.
extension GeneratedProjectsTests {
  private static let helpers = """
    import ProjectDescription
    public let swift: SettingValue = "6.0"
    public enum Feature { case framework, tests }
    extension Project {
      public static func feature(
        name: String, targets: Set<Feature> = [.framework, .tests], dependencies: [String] = []
      ) -> Project {
        let base: SettingsDictionary = ["SWIFT_VERSION": swift]
        var all: [Target] = []
        if targets.contains(.framework) {
          all.append(.target(
            name: name, destinations: .iOS, product: .framework, bundleId: "a.\\(name)",
            deploymentTargets: .iOS("16.0"), buildableFolders: ["Sources"],
            settings: .settings(base: base.merging(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]) { $1 })))
        }
        if targets.contains(.tests) {
          all.append(Target.target(
            name: "\\(name)Tests", destinations: .iOS, product: .unitTests, bundleId: "b",
            sources: "Tests/**"))
        }
        return Project(name: name, settings: .settings(base: base), targets: all)
      }
    }
    """

  @Test func targetsThatHelpersMakeAreRead() throws {
    let paths = [
      "App/Sources/A.swift", "App/Tests/T.swift", "Kit/Sources/K.swift", "Kit/Tests/T.swift",
      "App/Project.swift", "Tuist/ProjectDescriptionHelpers/Project+Feature.swift",
    ]
    let modules = modules(
      paths,
      [
        "App/Project.swift": """
        import ProjectDescription
        let project = Project.feature(name: "App", dependencies: ["Kit"])
        """,
        "Kit/Project.swift": """
        import ProjectDescription
        let project = Project.feature(name: "Kit", targets: Set([.framework]))
        """,
        "Tuist/ProjectDescriptionHelpers/Project+Feature.swift": Self.helpers,
      ])
    #expect(modules.notes == [])
    #expect(
      paths.map { names(modules, of: $0) } == [
        ["App"], ["AppTests"], ["Kit"], ["(no target)"], [], [],
      ])
    let app = try settings(modules, of: "App")
    #expect(app.languageMode == Setting(6, from: "App/Project.swift, target 'App'"))
    #expect(app.defaultIsolation?.value == .mainActor)
    #expect(app.deploymentTargets["iOS"]?.value == .v(16, 0))
    let tests = try settings(modules, of: "AppTests")
    #expect(tests.languageMode == Setting(6, from: "App/Project.swift, project"))
    #expect(modules.summary == "3 modules of 2 Tuist projects")
  }

  @Test func settingsOfTuistAreRead() throws {
    let project = """
      import ProjectDescription
      let strict: SettingsDictionary = SettingsDictionary().swiftVersion("6.0")
      let project = Project(
        name: "App",
        settings: .settings(
          base: strict,
          configurations: [
            .debug(name: "Debug", xcconfig: .relativeToRoot("Config/Debug.xcconfig")),
            .release(name: "Release", settings: ["SWIFT_STRICT_CONCURRENCY": "complete"]),
          ]),
        targets: [
          Target(
            name: "App", platform: .iOS, product: .app, bundleId: "a",
            deploymentTarget: .iOS(targetVersion: "15.0", devices: .iphone),
            sources: [.glob("Sources/**", excluding: "Sources/Old/**"), "../Shared/*.swift"]),
          .target(
            name: "Widget", destinations: [.iPhone, .mac], product: .appExtension, bundleId: "b",
            deploymentTargets: .multiplatform(iOS: "17.0", macOS: "14.0"), sources: ["Widget/**"],
            settings: .settings(base: ["SWIFT_VERSION": .string("5"), "OTHER_SWIFT_FLAGS": ["-a", "b"]])),
          .target(
            name: "Tests", destinations: .iOS, product: .unitTests, bundleId: "c",
            sources: .sourceFilesList(globs: ["Tests/**/*{A,B}.swift"]),
            settings: .settings(base: ["SWIFT_VERSION": version()])),
        ])
      """
    let paths = [
      "App/Sources/X/A.swift", "App/Sources/Old/B.swift", "Shared/C.swift", "Shared/X/D.swift",
      "App/Widget/W.swift", "App/Tests/X/TA.swift", "App/Tests/TC.swift",
    ]
    let modules = modules(
      paths,
      [
        "App/Project.swift": project, "Workspace.swift": "import ProjectDescription",
        "Config/Debug.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor",
      ])
    #expect(
      paths.map { names(modules, of: $0).first ?? "" } == [
        "App", "(no target)", "App", "(no target)", "Widget", "Tests", "(no target)",
      ])
    let app = try settings(modules, of: "App")
    #expect(app.languageMode?.value == 6 && app.defaultIsolation == nil)
    #expect(app.deploymentTargets.mapValues(\.value) == ["iOS": .v(15, 0)])
    let widget = try settings(modules, of: "Widget")
    #expect(widget.languageMode?.value == 5 && widget.strictConcurrency == nil)
    #expect(widget.deploymentTargets.mapValues(\.value) == ["iOS": .v(17, 0), "macOS": .v(14, 0)])
    let tests = try settings(modules, of: "Tests")
    #expect(tests.languageMode == nil)
  }

  @Test func destinationsOfATargetGoBeforeThePlatformsOfItsTuistProject() throws {
    let project = """
      import ProjectDescription
      let project = Project(
        name: "App",
        settings: .settings(base: [
          "IPHONEOS_DEPLOYMENT_TARGET": "12.0", "MACOSX_DEPLOYMENT_TARGET": "10.14",
        ]),
        targets: [
          .target(name: "Mac", destinations: .macOS, product: .app, sources: ["Mac/**"]),
          .target(name: "Both", destinations: [.iPhone, .mac], product: .app, sources: ["Both/**"]),
          .target(name: "Any", destinations: all(), product: .app, sources: ["Any/**"]),
        ])
      """
    let modules = modules(
      ["Mac/A.swift", "Both/A.swift", "Any/A.swift"], ["Project.swift": project])
    let targets = try ["Mac", "Both", "Any"].map {
      try settings(modules, of: $0).deploymentTargets.keys.sorted()
    }
    #expect(targets == [["macOS"], ["iOS", "macOS"], ["iOS", "macOS"]])
  }

  @Test(arguments: [
    "let project = Project(name: \"A\", targets: Module.allCases.map { $0.target })",
    "let project = Project.make(name: \"A\")",
    "let project = make()\nfunc make() -> Project { make() }",
  ])
  func whatTuistMakesInCodeIsSaidToBeUnknown(project: String) {
    let modules = modules(
      ["A/A.swift"], ["Project.swift": "import ProjectDescription\n" + project])
    #expect(!modules.isDescribed && modules.notes.count == 1)
  }
}

/// What says which compiler builds a module.
extension GeneratedProjectsTests {
  private static let app = """
    import ProjectDescription
    let project = Project(
      name: "App", targets: [.target(name: "App", product: .app, sources: ["Sources/**"])])
    """

  @Test(
    arguments: [
      (".upToNextMajor(\"26.0\"), swiftVersion: \"6.0\"", SwiftVersion.v(6, 2)),
      ("CompatibleXcodeVersions.exact(\"16.3\")", .v(6, 1)),
      ("[\"16.2\", .upToNextMinor(\"26.1\")]", .v(6, 0)),
      (".list([.exact(\"16.4.1\"), \"15.3\"])", .v(5, 10)),
      (".all, swiftVersion: \"6.2\"", nil), ("[.all, \"26.0\"]", nil),
      (".upToNextMajor(Version(26, 0, 0))", nil),
    ] as [(String, SwiftVersion?)])
  func theOldestXcodeOfTuistIsThatOfTheOldestCompiler(versions: String, compiler: SwiftVersion?)
    throws
  {
    let arguments = "compatibleXcodeVersions: \(versions)"
    for (path, text) in [
      ("Tuist.swift", "let tuist = Tuist(project: .tuist(\(arguments)))"),
      ("Tuist/Config.swift", "let config = Config(\(arguments))"),
    ] {
      let modules = modules(
        ["App/Sources/A.swift"],
        [
          "App/Project.swift": Self.app, path: "import ProjectDescription\n" + text,
          "Other/.swift-version": "6.3",
        ])
      let version = try settings(modules, of: "App").toolsVersion
      #expect(version == compiler.map { Setting($0, from: path) })
    }
  }

  @Test(
    arguments: [
      ("6.2\n", SwiftVersion.v(6, 2)), ("6.2.1", .v(6, 2)), ("swift-6.3-RELEASE\n", .v(6, 3)),
      ("5.10", .v(5, 10)), ("6", .v(6, 0)), ("5", nil), ("5.0\n", nil), ("4.2", nil), ("", nil),
      ("main-snapshot", nil), ("6.3-snapshot-2025-10-01", nil), ("xcode", nil),
    ] as [(String, SwiftVersion?)])
  func theToolchainOfAFolderIsThatOfItsProjects(text: String, compiler: SwiftVersion?) throws {
    let modules = modules(
      ["App/Sources/A.swift", "Kit/Sources/Kit/K.swift"],
      [
        "App/Project.swift": Self.app, ".swift-version": text,
        "Kit/Package.swift": """
        // swift-tools-version: 5.9
        let package = Package(name: "Kit", targets: [.target(name: "Kit")])
        """,
      ])
    let version = try settings(modules, of: "App").toolsVersion
    #expect(version == compiler.map { Setting($0, from: ".swift-version") })
    // Others build a package with what its manifest takes.
    #expect(try settings(modules, of: "Kit").toolsVersion?.value == .v(5, 9))
  }

  @Test func aToolchainThatIsOlderThanTheSettingsIsNoneOfTheirs() throws {
    let modules = modules(
      ["Sources/A.swift"],
      [
        "Project.swift": """
        import ProjectDescription
        let project = Project(
          name: "App", settings: .settings(base: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]),
          targets: [.target(name: "App", product: .app, sources: ["Sources/**"])])
        """,
        ".swift-version": "5.9",
      ])
    #expect(try settings(modules, of: "App").toolsVersion == nil)
    #expect(try settings(modules, of: "App").require(.v(6, 2)))
  }

  @Test func languageModeSixTellsOfANewerCompilerThanSwiftVersionDoes() throws {
    let modules = modules(
      ["Sources/A.swift"],
      [
        "Project.swift": """
        import ProjectDescription
        let project = Project(
          name: "App", settings: .settings(base: ["SWIFT_VERSION": "6.0"]),
          targets: [.target(name: "App", product: .app, sources: ["Sources/**"])])
        """,
        ".swift-version": "5.9",
      ])
    #expect(
      try settings(modules, of: "App").toolsVersion == Setting(.v(6, 0), from: "language mode 6"))
  }
}
