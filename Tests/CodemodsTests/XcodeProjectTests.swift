import Rewriter
import Testing

@testable import Codemods

@Suite struct XcodeProjectTests {
  /// A project of an app with a group and a synchronized folder, and an extension that takes one
  /// file of the folder.
  private func project(
    projectSettings: String = "", debug: String = "", release: String = "", base: String = "",
    attributes: String = "",
  ) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P /* Project */ = {isa = PBXProject; mainGroup = G; targets = (T1, T2, T3); projectDirPath = "";
        buildConfigurationList = PL; attributes = { \(attributes) }; };
      G = {isa = PBXGroup; children = (A, "F 1", X, S, ); sourceTree = "<group>"; };
      A = {isa = PBXGroup; path = "My App"; children = (F2, ); sourceTree = "<group>"; };
      "F 1" = {isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
      F2 = {isa = PBXFileReference; path = "Model\\"s.swift"; sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = "<group>"; };
      S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";
        exceptions = (E1, E2, ); };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
        membershipExceptions = (Info.plist, Only/Widget.swift, Gone, ); };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
        membershipExceptions = (Only/Widget.swift, ); };
      T1 = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildPhases = (B1, ); buildConfigurationList = TL; fileSystemSynchronizedGroups = (S, ); };
      T2 = {isa = PBXNativeTarget; name = Widget;
        productType = "com.apple.product-type.app-extension"; buildPhases = (B2, );
        buildConfigurationList = WL; };
      T3 = {isa = PBXAggregateTarget; name = Lint; };
      B1 = {isa = PBXSourcesBuildPhase; files = (BF1, BF2, ); };
      B2 = {isa = PBXSourcesBuildPhase; files = (BF2, ); };
      BF1 = {isa = PBXBuildFile; fileRef = "F 1" /* Root.swift in Sources */; };
      BF2 = {isa = PBXBuildFile; fileRef = F2; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR, ); };
      TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR, ); };
      WL = {isa = XCConfigurationList; buildConfigurations = (WD, ); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(projectSettings) };
        \(base) };
      PR = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(projectSettings) };
        \(base) };
      TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(debug) }; };
      TR = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(release) }; };
      WD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
    }; }
    """
  }

  private static let paths = [
    "App/My App/Model\"s.swift", "App/Root.swift", "App/Shared/A.swift", "App/Shared/Gone/B.swift",
    "App/Shared/Only/Widget.swift", "App/Stray.swift",
  ]

  private func modules(_ project: String, _ others: [String: String] = [:]) -> ProjectModules {
    let files = others.merging(["App/App.xcodeproj/project.pbxproj": project]) { $1 }
    return ProjectModules(
      of: Self.paths, describedBy: files.map { ProjectFile(path: $0.key, text: $0.value) })
  }

  private func app(_ modules: ProjectModules) throws -> ModuleSettings {
    try #require(modules.modules.first { $0.targetName == "My App" }).settings
  }

  @Test(arguments: [
    "LastSwiftUpdateCheck = 2620; LastUpgradeCheck = 1140;", "LastUpgradeCheck = 2600;",
    "TargetAttributes = { T1 = { CreatedOnToolsVersion = 11.4; }; T2 = { CreatedOnToolsVersion = 26.2; }; };",
  ])
  func xcodeThatOpenedTheProjectTellsTheCompiler(attributes: String) throws {
    let compiler = try app(modules(project(attributes: attributes))).compiler
    #expect(compiler?.value == .v(6, 2))
    #expect(compiler?.source.hasPrefix("App.xcodeproj, ") == true)
  }

  @Test(
    arguments: [
      (".github/workflows/ci.yml", "run: xcode-select -switch /Applications/Xcode_16.app", "6.0"),
      (".github/workflows/ci.yml", "  xcode-version: '16.3' # 26.0", "6.1"),
      (".github/workflows/ci.yml", "xcode: [26.0, 16.x]", "6.0"),
      ("App/fastlane/Fastfile", "  xcodes(version: \"16.2\", select: true)", "6.0"),
      // No Xcode before 16 builds anything in Swift 6 mode.
      ("fastlane/Fastfile", "xcversion(version: \"~> 15.4\")", "6.2"),
      ("ci_scripts/ci_post_clone.sh", "export DEVELOPER_DIR=/Applications/Xcode-16.4.0.app", "6.1"),
      (".xcode-version", "16.2\n", "6.0"), (".xcode-version", "26.0-beta.3\n", "6.2"),
      (
        ".github/workflows/ci.yml",
        "run: ls /Applications/Xcode_14.3.app /Applications/Xcode_16.2.app", "6.2"
      ),
      (".github/workflows/ci.yml", "run: xcode-select -s /Applications/Xcode_12.5.app", "6.2"),
      (".github/workflows/ci.yml", "xcode: /Applications/Xcode_16.2.app", "6.0"),
      (".github/workflows/ci.yml", "run: xcodes select 16.2 && retry 3", "6.0"),
      (
        ".github/workflows/ci.yml", "xcode:\n  - '16.4'\n  # - '15.0'\n  - 26.0\nos: [macos-14]",
        "6.1"
      ),
      (".github/workflows/ci.yml", "xcode:\nretries:\n  - 3", "6.2"),
      (".github/workflows/ci.yml", "xcode: { version: 16.2, runner: macos-14 }", "6.0"),
      ("fastlane/Fastfile", "xcodes(select: true, version: \"16.2\", tries: 3)", "6.0"),
      (".github/workflows/ci.yml", "# Xcode_16.app\nxcode-version: ${{ matrix.xcode16 }}", "6.2"),
      (".github/workflows/ci.yml", "xcode-version: latest-stable", "6.2"),
      (".github/workflows/ci.yml", "runs-on: macos-14\nrun: bundle exec fastlane release", "6.0"),
      (".github/workflows/ci.yml", "runs-on: macos-14-xlarge\nrun: fastlane run log_test", "6.2"),
      (".github/workflows/ci.yml", "runs-on: macos-15\nrun: xcodebuild -scheme App", "6.1"),
      (".github/workflows/ci.yml", "runs-on: macos-26\nrun: xcodebuild -scheme App", "6.2"),
      (
        ".github/workflows/ci.yml",
        "runs-on: macos-15\nrun: sudo xcode-select -s ${{ env.XCODE }} && xcodebuild", "6.2"
      ),
      ("Other/fastlane/Fastfile", "xcodes(version: \"16.2\")", "6.2"),
    ])
  func scriptsThatBuildWithAnOlderXcodeTellTheCompiler(
    path: String, text: String, version: String,
  ) throws {
    let opened = project(attributes: "LastUpgradeCheck = 2600;")
    let compiler = try app(modules(opened, [path: text])).compiler
    #expect(compiler.map { "\($0.value)" } == version)
    #expect(compiler?.source.hasSuffix(" in \(path)") == (version != "6.2"))
  }

  @Test func aScriptWithACompilerBeforeSwift6IsNamedAndCountsForNothing() throws {
    let old = modules(project(), [".github/workflows/ci.yml": "xcode-version: '15.4'"])
    #expect(try app(old).compiler == nil)
    #expect(
      old.compilers == "compiler: Swift 6.2 or later is assumed; "
        + "'Xcode 15.4' in .github/workflows/ci.yml, which is older, can't build in Swift 6 mode")
    #expect(old.outdatedCompiler(ofFile: "App/Root.swift")?.value == .v(5, 10))
    #expect(modules(project()).outdatedCompiler(ofFile: "App/Root.swift") == nil)
  }

  @Test func aNamedToolchainCountsForMoreThanTheXcodeThatOpenedTheProject() throws {
    let opened = project(attributes: "LastUpgradeCheck = 2600;")
    let script = "xcode-version: '16.3'"
    let named = modules(opened, [".swift-version": "6.0", ".github/workflows/ci.yml": script])
    #expect(try app(named).compiler == Setting(.v(6, 0), from: ".swift-version"))
    #expect(named.compilers.hasSuffix("since .swift-version says 6.0"))
    let alike = modules(opened, [".swift-version": "6.2"])
    #expect(try app(alike).compiler == Setting(.v(6, 2), from: ".swift-version"))
  }

  @Test func aQuestionToTheCompilerCountsForMoreThanTheXcodeThatOpenedTheProject() throws {
    let opened = modules(project(attributes: "LastUpgradeCheck = 2610;"))
    #expect(
      opened.compilers
        == "compiler: Swift 6.2 or later is assumed, as App.xcodeproj, LastUpgradeCheck = 2610 says, "
        + "and nothing names an older one")
    let files = Self.paths.map { path in
      FileFacts(
        path: path,
        source: SourceFile(path == "App/Root.swift" ? "#if compiler(>=6.2)\n#endif" : ""))
    }
    let asked = opened.takingQuestions(of: files)
    #expect(try app(asked).compiler?.value == .v(6, 1))
    #expect(
      asked.compilers
        == "compiler: Swift 6.2 or later is assumed for 1 of 3 modules, an older one for 2, since "
        + "'#if compiler(>=6.2)' in Root.swift says 6.1")
  }

  @Test func olderXcodeTellsNothingOfTheCompiler() throws {
    let attributes =
      "LastUpgradeCheck = 1640; TargetAttributes = { T1 = { CreatedOnToolsVersion = 16.4; }; };"
    #expect(try app(modules(project(attributes: attributes))).compiler == nil)
  }

  @Test func filesOfGroupsAndSynchronizedFoldersBelongToTheirTargets() {
    let modules = modules(project())
    let names = Self.paths.map { modules.modules(of: $0).map(\.targetName) }
    #expect(
      names == [
        ["My App", "Widget"], ["My App"], ["My App"], ["(no target)"], ["Widget"], ["(no target)"],
      ])
    #expect(modules.modules.map(\.name) == ["My_App", "Widget", ""])
    #expect(modules.modules.map(\.kind) == [.app, .extension, .folder])
    #expect(modules.notes == [])
  }

  @Test func settingsOfTheTargetHideThoseOfTheProject() throws {
    let modules = modules(
      project(
        projectSettings: """
          SWIFT_VERSION = 5.0; SWIFT_STRICT_CONCURRENCY = targeted; SDKROOT = iphoneos;
          IPHONEOS_DEPLOYMENT_TARGET = 16.4; MACOSX_DEPLOYMENT_TARGET = 13.0;
          SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;
          """,
        debug: "SWIFT_VERSION = 6.0; PRODUCT_NAME = \"$(TARGET_NAME) X\";",
        release: "SWIFT_VERSION = 6.0; SWIFT_APPROACHABLE_CONCURRENCY = NO;"))
    let app = try app(modules)
    #expect(app.languageMode == Setting(6, from: "App.xcodeproj, target 'My App'"))
    #expect(app.strictConcurrency?.value == .complete)
    #expect(app.has("ExistentialAny"))
    #expect(app.deploymentTargets == ["iOS": Setting(.v(16, 4), from: "App.xcodeproj, project")])
    #expect(modules.modules.first?.name == "My_App_X")
    let widget = try #require(modules.modules.first { $0.name == "Widget" }).settings
    #expect(widget.languageMode == Setting(5, from: "App.xcodeproj, project"))
    #expect(widget.strictConcurrency?.value == .targeted)
  }

  @Test func aTargetThatNamesItsSDKIsNotForThePlatformsOfItsProject() throws {
    let project = project(
      projectSettings: """
        SDKROOT = iphoneos; SUPPORTED_PLATFORMS = "iphonesimulator iphoneos macosx";
        IPHONEOS_DEPLOYMENT_TARGET = 12.2; MACOSX_DEPLOYMENT_TARGET = 10.13;
        """,
      debug: "SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 10.14;",
      release: "SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 10.14;")
    let modules = modules(project)
    #expect(try app(modules).deploymentTargets.mapValues(\.value) == ["macOS": .v(10, 14)])
    let widget = try #require(modules.modules.first { $0.name == "Widget" }).settings
    #expect(
      widget.deploymentTargets.mapValues(\.value) == ["iOS": .v(12, 2), "macOS": .v(10, 13)])
  }

  @Test func aTargetThatNamesItsSDKAndItsPlatformsIsForThese() throws {
    let both = "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos\";"
    let project = project(
      projectSettings: "IPHONEOS_DEPLOYMENT_TARGET = 12.2; MACOSX_DEPLOYMENT_TARGET = 10.13;",
      debug: both, release: both)
    #expect(
      try app(modules(project)).deploymentTargets.mapValues(\.value)
        == ["iOS": .v(12, 2), "macOS": .v(10, 13)])
  }

  @Test func configurationFilesAreReadWithTheirIncludes() throws {
    let modules = modules(
      project(base: "baseConfigurationReference = X;"),
      [
        "App/Config/Base.xcconfig": """
        #include "Swift/Common.xcconfig" // the rest
        #include? "Local.xcconfig"
        SWIFT_VERSION = $(LANGUAGE); // 6
        OTHER_SWIFT_FLAGS = $(inherited) -enable-upcoming-feature InferIsolatedConformances
        """,
        "App/Config/Swift/Common.xcconfig": """
        LANGUAGE = 6.0
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor
        OTHER_SWIFT_FLAGS = -enable-upcoming-feature NonisolatedNonsendingByDefault
        """,
      ])
    let app = try app(modules)
    #expect(app.languageMode == Setting(6, from: "App/Config/Base.xcconfig:3"))
    #expect(
      app.defaultIsolation == Setting(.mainActor, from: "App/Config/Swift/Common.xcconfig:2"))
    #expect(
      app.upcomingFeatures.map(\.value)
        == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
    #expect(modules.notes == [])
  }

  @Test func configurationFilesThatIncludeEachOtherAreSaid() throws {
    let modules = modules(
      project(base: "baseConfigurationReference = X;"),
      [
        "App/Config/Base.xcconfig": "#include \"Other.xcconfig\"\n#include \"Gone.xcconfig\"",
        "App/Config/Other.xcconfig": "SWIFT_VERSION = 6.0\n#include \"Base.xcconfig\"",
      ])
    #expect(try app(modules).languageMode?.value == 6)
    #expect(
      modules.notes == [
        "App/Config/Other.xcconfig:2: includes 'App/Config/Base.xcconfig', which includes this file; "
          + "it is left out",
        "App/Config/Base.xcconfig:2: 'Gone.xcconfig' isn't in the root and wasn't read",
      ])
  }

  @Test func configurationsThatDifferLeaveASettingUnknown() throws {
    let modules = modules(
      project(
        debug: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
        release: "\"SWIFT_VERSION[sdk=iphoneos*]\" = 6.0; SWIFT_VERSION = 5.0;"))
    #expect(try app(modules).defaultIsolation == nil)
    #expect(try app(modules).languageMode == nil)
    #expect(
      modules.notes == [
        "App/App.xcodeproj: the default isolation of target 'My App' differs between builds",
        "App/App.xcodeproj: the language mode of target 'My App' differs between builds",
      ])
  }

  @Test func theOldestSystemOfAllConditionsCounts() throws {
    let modules = modules(
      project(
        debug: "MACOSX_DEPLOYMENT_TARGET = 12; \"MACOSX_DEPLOYMENT_TARGET[arch=x86_64]\" = 10.15;",
        release: "MACOSX_DEPLOYMENT_TARGET = 12;"))
    #expect(try app(modules).deploymentTargets["macOS"]?.value == .v(10, 15))
  }

  @Test func valuesForOneConfigurationCountInItsBuilds() throws {
    let modules = modules(
      project(
        debug: "\"SWIFT_VERSION[config=Debug]\" = 6.0; SWIFT_VERSION = 5.0;",
        release: "\"SWIFT_VERSION[config=Rel*]\" = 6.0; SWIFT_VERSION = 5.0;"))
    #expect(try app(modules).languageMode?.value == 6)
    #expect(modules.notes.isEmpty)
  }

  @Test func configurationFilesHaveValuesForEachConfiguration() throws {
    let modules = modules(
      project(base: "baseConfigurationReference = X;"),
      ["App/Config/Base.xcconfig": "SWIFT_VERSION = 5\nSWIFT_VERSION[config=Debug] = 6"])
    #expect(try app(modules).languageMode == nil)
    #expect(modules.notes.first?.contains("the language mode of target 'My App' differs") == true)
  }

  @Test(arguments: [
    ("", "line 1: the file ends too early"),
    ("{ objects = { A = (1, 2; }; }", "line 1: expected ')'"),
    ("{\n a = \"b", "line 2: a quoted string has no end"),
    ("{ a = b; } }", "line 1: nothing may follow the last '}'"),
    ("<?xml version=\"1.0\"?>", "line 1: not an old-style property list"),
    (String(repeating: "(", count: 100_000), "line 1: nested too deeply"),
    ("\u{0}\u{1}", "line 1: nothing may follow"),
  ])
  func corruptProjectIsSaidAndTheRestGoesOn(text: String, message: String) {
    let modules = modules(
      text, ["Package.swift": "let package = Package(name: \"P\", targets: [.target(name: \"T\")])"]
    )
    #expect(modules.notes.contains { $0.contains("App/App.xcodeproj: ") })
    #expect(modules.notes.contains { $0.contains(message) || message.contains("nothing") })
  }

  @Test func groupsThatHoldEachOtherEnd() {
    let modules = modules(
      """
      { rootObject = P; objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (); };
        G = {isa = PBXGroup; children = (H, G); sourceTree = "<group>"; };
        H = {isa = PBXGroup; children = (G); path = H; sourceTree = "<group>"; }; }; }
      """)
    #expect(!modules.isDescribed && modules.notes.isEmpty)
  }

  @Test func configurationFilesThatIncludeEachOtherTwiceEnd() {
    var files = [ProjectFile(path: "a.xcconfig", text: "")]
    files = (0..<40).map { number in
      let include = "#include \"\(number + 1).xcconfig\"\n"
      return ProjectFile(
        path: "\(number).xcconfig", text: include + include + "SWIFT_VERSION = \(number)\n")
    }
    var configurations = ConfigurationFiles(files)
    let settings = configurations.settings(of: "0.xcconfig")
    #expect(settings.isIncomplete && settings.moduleSettings.languageMode == nil)
    #expect(configurations.notes.contains { $0.contains("includes more than 1000 files") })
    #expect(configurations.settings(of: "39.xcconfig").moduleSettings.languageMode?.value == 39)
  }

  @Test func inheritedValuesThatDoubleEnd() {
    let text = "A = x\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 80)
    var configurations = ConfigurationFiles([ProjectFile(path: "a.xcconfig", text: text)])
    #expect(configurations.settings(of: "a.xcconfig").isIncomplete)
  }

  @Test func groupsThatAreNestedDeeplyAreRead() {
    let groups = (0..<50_000).map { number in
      "G\(number) = {isa = PBXGroup; children = (G\(number + 1), ); sourceTree = \"<group>\"; };"
    }
    let text = """
      { rootObject = P; objects = { P = {isa = PBXProject; mainGroup = G0; targets = (); };
      \(groups.joined(separator: "\n")) }; }
      """
    var configurations = ConfigurationFiles([])
    let project = XcodeProject(
      path: "A.xcodeproj/project.pbxproj", text: text, configurations: &configurations)
    #expect(project.notes.isEmpty)
  }
}
