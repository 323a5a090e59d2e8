import Rewriter
import Testing

@testable import Codemods

/// Closures of a module of Swift 6 that a module of Swift 5 calls. A program of the same shape stops in Swift
/// 6.3.1, in the language modes 6, 6n and 6a.
@Suite struct OlderModuleTests {
  private static let base = """
    import Dispatch
    public final class Fetcher: Sendable {
      public init() {}
      public func fetch(_ done: @escaping (Int) -> Void) {
        DispatchQueue.global().async { done(1) }
      }
      public func ask(_ done: @escaping @Sendable (Int) -> Void) {}
      public func now(_ done: (Int) -> Void) { done(1) }
      public func show(_ done: @escaping @MainActor (Int) -> Void) {}
    }
    public func load(_ name: String, then: ((Int) -> Void)? = nil) {}
    extension Fetcher {
      public func watch(_ name: String, handler: @escaping (String) -> Void) {}
      public func watch<T>(_ type: T.Type, handler: @escaping (T) -> Void) {}
      public func map(_ name: String, by body: @escaping (String) -> Int) {}
      public func map(_ name: Int, by body: @escaping (Int) -> String) {}
    }
    """

  /// The file of the module on top, after `isolation-trap`.
  private func result(of source: String, modes: (base: String, app: String)) -> MigrationResult {
    let files = ["Sources/App/App.swift": source, "Sources/Base/Base.swift": Self.base]
    let project = ProjectIndex(
      of: files,
      inPackageOf: """
        .target(name: "Base", swiftSettings: [.swiftLanguageMode(.\(modes.base))]),
        .target(
          name: "App", dependencies: ["Base"], swiftSettings: [.swiftLanguageMode(.\(modes.app))])
        """)
    return Migration(codemods: [.isolationTrap], project: project, applying: .review)
      .run(path: "Sources/App/App.swift", source: SourceFile(source))
  }

  private static let app = """
    import Base
    @MainActor final class Model {
      var count = 0
      let fetcher = Fetcher()
      func start() {
        fetcher.fetch { print($0) }
        fetcher.ask { print($0) }
        fetcher.now { print($0) }
        fetcher.show { self.count = $0 }
        load("a") { value in self.count = value }
      }
    }
    """

  @Test func closuresThatAnOlderModuleKeepsLeaveTheMainActor() {
    let result = result(of: Self.app, modes: (base: "v5", app: "v6"))
    #expect(result.findings.map(\.verdict) == [.review, .review])
    #expect(
      String(decoding: result.source.bytes, as: UTF8.self) == """
        import Base
        @MainActor final class Model {
          var count = 0
          let fetcher = Fetcher()
          func start() {
            fetcher.fetch { @Sendable in print($0) }
            fetcher.ask { print($0) }
            fetcher.now { print($0) }
            fetcher.show { self.count = $0 }
            load("a") { @Sendable value in Task { @MainActor in self.count = value } }
          }
        }
        """)
  }

  @Test func overloadsThatKeepTheirClosuresCountAsOne() {
    let result = result(
      of: """
        import Base
        @MainActor final class Model {
          var count = 0
          func start(_ fetcher: Fetcher) {
            fetcher.watch("a") { _ in Task { @MainActor in self.count += 1 } }
            fetcher.watch(Int.self) { value in Task { @MainActor in self.count = value } }
            fetcher.map("a") { $0.count }
          }
        }
        """, modes: (base: "v5", app: "v6"))
    #expect(result.findings.map(\.verdict) == [.review, .manual])
  }

  @Test(arguments: [(base: "v6", app: "v6"), (base: "v5", app: "v5")])
  func modulesOfOneModeTrapNobody(modes: (base: String, app: String)) {
    #expect(result(of: Self.app, modes: modes).findings.isEmpty)
  }
}
