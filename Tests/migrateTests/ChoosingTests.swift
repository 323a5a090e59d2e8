import Foundation
import Testing

@testable import migrate

@Suite("Some of the changes")
struct ChoosingTests {
  private static let three = """
    import UIKit

    final class Feed: UIViewController {
      func reload() {
        DispatchQueue.main.async { self.title = "One" }
        DispatchQueue.main.async { self.title = "Two" }
        DispatchQueue.main.async { self.title = "Three" }
      }
    }

    """

  private static func migrated(_ title: String, in text: String) -> String {
    let work = "{ self.title = \"\(title)\" }"
    return text.replacing(
      "DispatchQueue.main.async \(work)", with: "Task { @MainActor in \(work.dropFirst(2))")
  }

  @Test("a session that was broken off goes on with the answers that it has")
  func resumed() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.three])
    try sandbox.makeFolder(".git/migrate")
    let workspace = try Workspace(root: sandbox.root.path, enclosing: sandbox.path, from: "/")
    var answers = try Answers(in: Journal(of: workspace))
    let report = sandbox.migrate("report", "--format", "json").output
    let fingerprints = report.split(separator: "\n").filter { $0.contains("\"fingerprint\"") }
      .compactMap { $0.split(separator: "\"").last { $0 != "," }.map(String.init) }
    try #require(fingerprints.count == 3)
    // As a process leaves it that ends before the third answer.
    try answers.keep(fingerprints[0], .made)
    try answers.keep(fingerprints[1], .declined)
    let apply = sandbox.migrate("apply", "--interactive", input: "y\n")
    #expect(apply.status == 0 && apply.output == "A.swift\n")
    #expect(
      apply.error.hasPrefix("2 changes answered in an earlier session: 1 yes, 1 no "))
    #expect(apply.error.components(separatedBy: "make this change [").count == 2)
    let expected = Self.migrated("Three", in: Self.migrated("One", in: Self.three))
    #expect(try sandbox.read("A.swift") == expected)
    #expect(try sandbox.read(".git/migrate/answers") == "n \(fingerprints[1])\n")
  }

  @Test("diff asks, and keeps no answer")
  func diff() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.three])
    let diff = sandbox.migrate("diff", "--interactive", input: "n\ny\nn\n")
    #expect(diff.output.contains("+    Task { @MainActor in self.title = \"Two\" }\n"))
    #expect(diff.output.components(separatedBy: "\n+ ").count == 2)
    #expect(!FileManager.default.fileExists(atPath: sandbox.url(".git/migrate").path))
  }

  @Test("hunks are coloured on a terminal, unless NO_COLOR is set")
  func colours() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let coloured = sandbox.migrate("diff", "--interactive", terminal: true, input: "n\n").error
    #expect(coloured.contains("\u{1B}[31m-    DispatchQueue.main.async {\u{1B}[0m\n"))
    #expect(coloured.contains("\u{1B}[32m+    Task { @MainActor in\u{1B}[0m\n"))
    let plain = sandbox.migrate(
      "diff", "--interactive", environment: ["NO_COLOR": "1"], terminal: true, input: "n\n"
    ).error
    #expect(plain.contains("\n-    DispatchQueue.main.async {\n"))
  }

  @Test("nothing else is made where a build is asked about some of the changes")
  func verified() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.three])
    let apply = sandbox.migrate("apply", "--limit", "2", "--verify", "true")
    #expect(apply.status == 0 && apply.output == "A.swift\n")
    #expect(apply.error.contains("with 2 changes: nothing new\n"))
    let expected = Self.migrated("Two", in: Self.migrated("One", in: Self.three))
    #expect(try sandbox.read("A.swift") == expected)
  }

  @Test("a change on lines that differ is not made where it needs one on another line")
  func changedLines() throws {
    let store = """
      import Foundation

      @MainActor
      final class Store {
        func load(_ id: Int, completion: @escaping (String) -> Void) {
          completion("\\(id)")
        }
      }

      """
    let screen = """
      import Foundation

      @MainActor
      final class Screen {
        private let store = Store()

        func show() async {
          store.load(1) { text in
            print(text)
          }
        }
      }

      """
    let sandbox = try Sandbox.repository(["Store.swift": store, "Screen.swift": screen])
    try sandbox.write(screen.replacing("load(1)", with: "load(2)"), to: "Screen.swift")
    try sandbox.write(store + "// more\n", to: "Store.swift")
    let all = sandbox.migrate("diff", "--check", "--review", "--since", "HEAD")
    #expect(all.status == 1 && all.output.contains("await store.load(2)"))
    let narrowed = sandbox.migrate(
      "diff", "--check", "--review", "--since", "HEAD", "--changed-lines")
    #expect(narrowed.status == 0 && narrowed.output == "")
    #expect(narrowed.error.contains("have not changed; run without '--changed-lines'"))
  }
}
