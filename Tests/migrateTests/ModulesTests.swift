import Testing

@testable import migrate

@Suite("The modules of the root") struct ModulesTests {
  private static let package = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "P",
      targets: [.target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)])])

    """

  @Test("'report --modules' shows them with their settings and where these were read")
  func report() throws {
    let sandbox = try Sandbox.repository([
      "Kit/Package.swift": Self.package, "Kit/Sources/A/A.swift": Samples.quiet,
      "Other.swift": Samples.quiet,
    ])
    let run = sandbox.migrate("report", "--modules")
    #expect(run.status == 0)
    #expect(
      run.output == """
        A (library) in Kit/Package.swift: 1 Swift file
          Swift               6.2 or later  (Kit/Package.swift)
          language mode       6  (default of tools version 6.2)
          strict concurrency  complete  (language mode 6)
          default isolation   MainActor  (Kit/Package.swift)

        (no target): 1 Swift file
          language mode       not known
          strict concurrency  not known
          default isolation   not known

        """)
  }

  @Test("what '#if os(…)' hides from all systems of a target is not reported")
  func neverRead() throws {
    let sandbox = try Sandbox.repository([
      "project.yml": """
      name: Watch
      targets:
        Watch:
          type: application
          platform: watchOS
          deploymentTarget: "10.0"
          sources: [Watch]

      """,
      "Watch/Tracker.swift": """
      import Network

      final class Tracker {
        let monitor = NWPathMonitor()
        var count = 0

        func start() {
          #if !os(watchOS)
            monitor.pathUpdateHandler = { _ in self.count += 1 }
          #else
            monitor.pathUpdateHandler = { _ in self.count += 2 }
          #endif
        }
      }

      """,
    ])
    let output = sandbox.migrate("report", "--all").output
    #expect(!output.contains("Tracker.swift:9:"))
    #expect(output.contains("Tracker.swift:11:"))
  }

  @Test("the toolchain of a folder is read from its hidden file")
  func toolchain() throws {
    let sandbox = try Sandbox.repository([
      ".swift-version": "6.2.1\n", "A.swift": Samples.quiet, ".hidden/B.swift": Samples.quiet,
    ])
    let output = sandbox.migrate("report", "--modules").output
    #expect(output.hasPrefix("(the root): 1 Swift file\n  Swift  "))
    #expect(output.contains("6.2 or later  (.swift-version)\n"))
  }

  @Test("options say of all modules what their projects do not")
  func overrides() throws {
    let sandbox = try Sandbox.repository([
      "Package.swift": Self.package, "Sources/A/A.swift": Samples.quiet,
    ])
    let run = sandbox.migrate(
      "report", "--modules", "--language-mode", "5", "--default-isolation", "nonisolated",
      "--deployment-target", "ios=16,macOS=13.5")
    #expect(run.output.contains("language mode       5  (--language-mode)"))
    #expect(run.output.contains("default isolation   nonisolated  (--default-isolation)"))
    #expect(run.output.contains("iOS                 16.0 or later  (--deployment-target)"))
    #expect(run.output.contains("macOS               13.5 or later  (--deployment-target)"))
  }

  @Test(
    "a setting that makes no sense is refused",
    arguments: [
      ["--language-mode", "7"], ["--default-isolation", "main"], ["--swift-version", "new"],
      ["--deployment-target", "ios"], ["--deployment-target", "beos=5"],
      ["--deployment-target", "ios=x"],
    ])
  func refusedSettings(option: [String]) throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.quiet])
    let run = sandbox.migrate("diff", option[0], option[1])
    #expect(run.status == 2)
    let start = "migrate: invalid value '\(option[1])' of '\(option[0])': give "
    #expect(run.error.hasPrefix(start))
  }

  @Test("the summary says how many there are, or that nothing describes them")
  func summary() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.quiet])
    #expect(
      sandbox.migrate("diff").error.contains(
        "no package or Xcode project describes the root, which counts as one module\n"))
    try sandbox.write(Self.package, to: "Package.swift")
    try sandbox.write(Samples.quiet, to: "Sources/A/A.swift")
    try sandbox.write("not a project", to: "App.xcodeproj/project.pbxproj")
    let run = sandbox.migrate("diff")
    #expect(run.status == 0)
    #expect(
      run.error.contains(
        "1 module of 1 package (1 note in 'migrate report --modules')\n"))
    #expect(
      sandbox.migrate("report", "--modules").output.contains(
        "App.xcodeproj: can't be read (line 1: nothing may follow the last '}')"))
  }
}
