import Foundation
import Testing

/// `Scripts/check-parts` shows the same of any package.
@Suite("Parts of a change to a package")
struct SplitWithCompilerTests {
  private static let files = [
    ".gitignore": ".build\nParts\n",
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Parts",
      targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])

    """,
    "Sources/Kit/Store/Store.swift": """
    @MainActor public final class Store {
      public init() {}

      public func load(completion: @escaping (String) -> Void) {
        completion("x")
      }
    }

    """,
    "Sources/Kit/Feed/Feed.swift": """
    import Dispatch

    @MainActor public final class Feed {
      public var title = ""
      let store = Store()

      public init() {}

      public func reload() {
        DispatchQueue.main.async { self.title = "Feed" }
      }

      func fill() async {
        store.load { text in
          self.title = text
        }
      }
    }

    """,
    "Sources/App/Search.swift": """
    import Dispatch
    import Kit

    @MainActor final class Search {
      let store = Store()
      var count = 0

      func show() async {
        store.load { text in
          self.count = text.count
        }
      }

      func later() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.count += 1 }
      }
    }

    """,
  ]

  @Test(
    "each compiles without those behind it, and all of them are the whole change",
    arguments: [("codemod", 3), ("module", 2), ("folder", 2)])
  func compiles(_ division: String, _ count: Int) throws {
    let sandbox = try Sandbox.repository(Self.files)
    try #require(sandbox.migrate("apply", "--review").status == 0)
    let whole = try sandbox.git("diff")
    #expect(sandbox.migrate("undo").status == 0)
    let series = sandbox.migrate(
      "diff", "--review", "--split-by", division, "--output", "Parts")
    #expect(series.status == 0, "\(series.error)")
    let parts = try sandbox.names(in: "Parts")
    #expect(parts.count == count)
    for part in parts {
      try sandbox.git("am", "--quiet", "Parts/\(part)")
      let home = ProcessInfo.processInfo.environment["HOME"] ?? "/tmp"
      let build = try Transcript(
        running: "/usr/bin/env", ["HOME=\(home)", "swift", "build"], in: sandbox.root)
      #expect(build.status == 0, "\(part): \(build.output)\(build.error)")
    }
    #expect(try sandbox.git("diff", "HEAD~\(count)") == whole)
  }
}
