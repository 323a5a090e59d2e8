import Support
import Testing

@testable import migrate

@Suite("migrate adopt") struct AdoptTests {
  private static func app(inMode version: String) throws -> Sandbox {
    try Sandbox.repository([
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          settings: { SWIFT_VERSION: "\(version)" }
      """, "App/A.swift": Samples.quiet,
    ])
  }

  @Test("Docs/CommandLine.md shows the first commands of the fixture, and what they say")
  func documentation() throws {
    let path = "Tests/Golden/CommandLine/adopting.md"
    let file = try GoldenFile(path: path, text: Repository.text(of: path))
    let first = try #require(file.cases.first { !$0.inputs.isEmpty })
    let console = try #require(first.expectation("console"))
    let shown = try #require(
      console.split(separator: "$ migrate adopt Core --language-mode 6 --def").first)
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "    \($0)" }
    #expect(try Repository.text(of: "Docs/CommandLine.md").contains(lines.joined(separator: "\n")))
  }

  @Test("for a project that isn't edited, it says what to set, and no more than that")
  func project() throws {
    let sandbox = try Self.app(inMode: "6.0")
    let run = sandbox.migrate(
      "adopt", "App", "--language-mode", "6", "--default-isolation", "MainActor",
      "--upcoming-feature", "ExistentialAny,MemberImportVisibility")
    #expect(run.status == 0 && run.error == "")
    #expect(
      run.output == """
        App in project.yml
          SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor
          SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES
          SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES

        """)
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("the list ends with what the next command would do, also where it edits no manifest")
  func nextStep() throws {
    let old = try Sandbox.repository([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A")])
      """, "Sources/A/A.swift": Samples.quiet,
    ])
    #expect(
      old.migrate("adopt").output.contains(
        "'migrate adopt A --language-mode 6' can't edit 'Package.swift' yet: "
          + "'.swiftLanguageMode(.v6)' needs tools version 6.0"))
    let project = try Self.app(inMode: "5.0")
    #expect(
      project.migrate("adopt").output.hasSuffix(
        "'migrate adopt App --language-mode 6' says what to set in 'project.yml'\n"))
  }

  @Test("what only Swift 6 mode rejects counts, whichever codemod finds it")
  func rejections() throws {
    let sandbox = try Sandbox.repository([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "A")], swiftLanguageModes: [.v5])
      """,
      "Sources/A/A.swift": """
      func fetch<Value>(_ work: @escaping (Value) -> Void) {}
      final class Box<Value> {
        func value() async -> Value {
          await withCheckedContinuation { continuation in
            fetch { (value: Value) in continuation.resume(returning: value) }
          }
        }
      }
      """,
    ])
    #expect(sandbox.migrate("adopt").output.contains("1 place breaks (1 sending-call)"))
  }

  @Test("an attribute says so that another change of the same run makes redundant")
  func redundancyOfTheSameRun() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": """
      import SwiftUI
      final class Feed: ObservableObject {
        @Published var count = 0
        @MainActor func clear() { count = 0 }
      }
      struct Screen: View {
        @StateObject private var feed = Feed()
        var body: some View { Button("a") { feed.clear() } }
      }
      """
    ])
    let run = sandbox.migrate(
      "report", "--only", "observable-object-isolation,redundant-main-actor", "--all")
    #expect(
      run.output.contains(
        "the attribute that the type gets in the same run isolates the declaration"))
  }

  @Test("a manifest with uncommitted changes stays as it is, unless the user wants otherwise")
  func dirty() throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "A")])
      """
    let sandbox = try Sandbox.repository([
      "Package.swift": manifest, "Sources/A/A.swift": Samples.quiet,
    ])
    try sandbox.write(manifest + "\n", to: "Package.swift")
    let words = ["adopt", "A", "--language-mode", "5"]
    let run = sandbox.migrate(words)
    #expect(run.status == 2 && run.failures.count == 1 && run.output == "")
    #expect(try sandbox.read("Package.swift") == manifest + "\n")
    #expect(sandbox.migrate(words + ["--allow-dirty"]).output == "Package.swift\n")
    #expect(
      try sandbox.read("Package.swift").contains(
        ".target(name: \"A\", swiftSettings: [.swiftLanguageMode(.v5)])"))
  }
}
