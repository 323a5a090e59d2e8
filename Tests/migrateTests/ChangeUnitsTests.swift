import Codemods
import Foundation
import Testing

@testable import migrate

@Suite("A fix that spans files")
struct ChangeUnitsTests {
  private static let store = """
    @MainActor final class Store {
      func load(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
        if id > 0 { completion(id) } else { completion(0) }
      }
    }

    """

  private static let screen = """
    @MainActor final class Screen {
      private let store = Store()
      private var count = 0

      func show() {
        store.load(1) { [weak self] count in
          self?.count = count
        }
      }
    }

    """

  @Test("it is made whole where all of its files are named")
  func whole() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.store, "B.swift": Self.screen])
    let run = sandbox.migrate("apply", "--review")
    #expect(run.output == "A.swift\nB.swift\n")
    #expect(try sandbox.read("A.swift").contains("func load(_ id: Int) async -> Int"))
    #expect(try sandbox.read("B.swift").contains("await store.load(1)"))
  }

  @Test("the results are in the order of the paths, whichever file counts on the other")
  func order() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": Self.screen, "B.swift": Samples.hop, "C.swift": Self.store,
    ])
    let run = sandbox.migrate("apply", "--review")
    #expect(run.output == "A.swift\nB.swift\nC.swift\n")
  }

  @Test("a module that can't see the function has no use of it")
  func otherModule() throws {
    let sandbox = try Sandbox.repository([
      "App/Package.swift": Self.manifest("App"), "App/Sources/App/A.swift": Self.store,
      "App/Sources/App/B.swift": Self.screen,
      "Tool/Package.swift": Self.manifest("Tool"),
      "Tool/Sources/Tool/C.swift": """
      func load(_ id: Int, completion: @escaping (Int) -> Void) { completion(id) }
      let loading: (Int, @escaping (Int) -> Void) -> Void = load
      let selector = #selector(Other.load)

      """,
    ])
    let run = sandbox.migrate("diff", "--review", "App")
    #expect(run.output.contains("+  func load(_ id: Int) async -> Int {"))
    #expect(run.output.contains("await store.load(1)"))
    #expect(!run.output.contains("+  func load(_ id: Int, completion:"))
  }

  private static func manifest(_ name: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "\(name)", targets: [.target(name: "\(name)")])

    """
  }

  @Test("PATH that holds half of it says what to add", arguments: ["apply", "diff"])
  func half(_ command: String) throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.store, "My App/B.swift": Self.screen])
    let run = sandbox.migrate(command, "--review", "My App")
    #expect(run.output.isEmpty && run.status == 0)
    let advice =
      "this needs a change in A.swift: 'load(_:)' gets its asynchronous version, unless it keeps its handler and only this "
      + "task would await it; apply the files together: "
      + "migrate apply --review A.swift 'My App/B.swift'"
    #expect(run.error.contains(advice))
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("a single task gets no second version of a function, and the reason says so")
  func singleTask() throws {
    let user = """
      @MainActor final class Cache {
        let store = Store()
        func fill() { keep(store.load) }
        func keep(_ load: @escaping (Int, @escaping @MainActor (Int) -> Void) -> Void) {}
      }

      """
    let sandbox = try Sandbox.repository([
      "A.swift": Self.slowStore, "B.swift": Self.screen, "C.swift": user,
    ])
    let half = sandbox.migrate("diff", "--review", "B.swift")
    #expect(
      half.error.contains(
        "'load(_:)' gets its asynchronous version, unless it keeps its handler and only this task would await it; apply the "
          + "files together: migrate apply --review A.swift B.swift"))
    let whole = sandbox.migrate("diff", "--review")
    #expect(!whole.output.contains("async -> Int"))
    #expect(
      whole.error.contains(
        "this needs a change in A.swift that isn't made: 'load(_:)' gets its asynchronous version, which at most one task "
          + "would await; keep the handler"))
  }

  private static let slowStore = """
    import Foundation

    @MainActor final class Store {
      func load(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
        DispatchQueue.main.async { completion(id) }
      }
    }

    """

  @Test("PATH that holds only what others would await says what to add")
  func otherHalf() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.store, "B.swift": Self.screen])
    let run = sandbox.migrate("diff", "--review", "A.swift")
    #expect(run.output.isEmpty && run.status == 0)
    #expect(run.error.contains("apply the files together: migrate apply --review A.swift B.swift"))
  }

  @Test("the report offers what '--review' makes, and says of the rest why it does not")
  func report() throws {
    let unused = """
      @MainActor final class Cache {
        func fill(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
          if id > 0 { completion(id) } else { completion(0) }
        }
        func show() { keep(fill) }
        func keep(_ fill: @escaping (Int, @escaping @MainActor (Int) -> Void) -> Void) {}
      }

      """
    let sandbox = try Sandbox.repository([
      "A.swift": Self.store, "B.swift": Self.screen, "C.swift": unused,
    ])
    let run = sandbox.migrate("report", "--only", "completion-to-async", "--format", "json")
    let report = try JSONDecoder().decode(DecodedReport.self, from: Data(run.output.utf8))
    let verdicts = report.findings.map { "\($0.file) \($0.verdict)" }
    #expect(verdicts == ["A.swift review", "B.swift review", "C.swift manual"])
  }

  @Test("a half that is generated, or does not parse, keeps the other as it is")
  func untouchableHalf() throws {
    for store in ["// @generated\n" + Self.store, Self.store + "func broken( {\n"] {
      let sandbox = try Sandbox.repository(["A.swift": store, "B.swift": Self.screen])
      let run = sandbox.migrate("apply", "--review", "B.swift")
      #expect(run.output.isEmpty)
      #expect(try sandbox.read("B.swift") == Self.screen)
    }
  }

  @Test("a half that lies outside of the root keeps the other as it is")
  func halfOutside() throws {
    let elsewhere = try Sandbox()
    try elsewhere.write(Self.store, to: "A.swift")
    let sandbox = try Sandbox.repository(["B.swift": Self.screen])
    try sandbox.link("A.swift", to: elsewhere.url("A.swift").path)
    try sandbox.commit()
    let run = sandbox.migrate("apply", "--review")
    #expect(run.output.isEmpty)
    #expect(try sandbox.read("B.swift") == Self.screen)
    #expect(try elsewhere.read("A.swift") == Self.store)
  }

  @Test("a half that is skipped keeps the other as it is")
  func skippedHalf() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.store, "B.swift": Self.ask])
    let run = sandbox.migrate("apply")
    #expect(run.output == "" || run.output == "B.swift\n")
    #expect(try !sandbox.read("B.swift").contains("await store.load"))
  }

  private static let ask = """
    import UserNotifications

    @MainActor final class Screen {
      private let store = Store()
      private var count = 0

      func show() {
        UNUserNotificationCenter.current().getNotificationSettings { _ in
          self.store.load(1) { count in
            self.count = count
          }
        }
      }
    }

    """

  @Test("a change names the files whose changes it counts on")
  func companions() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.store, "B.swift": Self.screen])
    let root = try AbsolutePath(resolving: sandbox.root.path, from: "/")
    let workspace = try Workspace(root: root.description, enclosing: root, from: "/")
    let files = ["A.swift", "B.swift"].map {
      WorkspaceFile(location: root.appending($0), path: $0, isOutsideRoot: false)
    }
    let texts = try files.map { ($0.path, try SwiftText(of: $0).source) }
    let project = ProjectIndex(
      texts.map { FileFacts(path: $0, source: $1) },
      reading: { path in texts.first { $0.0 == path }?.1 })
    let migration = Migration(
      codemods: [.completionToAsync], project: project, applying: .review)
    let changes = files.map { FileOutcome(of: $0, in: workspace, by: migration).change }
    #expect(changes.map { $0?.companions } == [["B.swift"], ["A.swift"]])
  }
}
