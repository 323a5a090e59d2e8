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
    // As a process leaves them that ends before the third answer.
    try sandbox.keepAnswers("y\nn\n")
    let apply = sandbox.migrate("apply", "--interactive", input: "y\n")
    #expect(apply.status == 0 && apply.output == "A.swift\n")
    #expect(
      apply.error.hasPrefix("2 changes answered in an earlier session: 1 yes, 1 no "))
    #expect(apply.error.components(separatedBy: "make this change [").count == 2)
    let expected = Self.migrated("Three", in: Self.migrated("One", in: Self.three))
    #expect(try sandbox.read("A.swift") == expected)
    let kept = try sandbox.read(".git/migrate/answers").split(separator: "\n")
    #expect(kept.count == 1 && kept[0].hasPrefix("n "))
  }

  @Test("an answer is about its place: equal code that comes later is asked about")
  func equalCode() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.three])
    try sandbox.keepAnswers("n\ny\nn\n")
    let hop = "    DispatchQueue.main.async { self.title = \"One\" }\n"
    let elsewhere = Self.three.replacing(
      "  func reload", with: "  func first() {\n\(hop)  }\n\n  func reload")
    try sandbox.write(elsewhere, to: "A.swift")
    let first = sandbox.migrate("diff", "--interactive", input: "")
    #expect(first.error.hasPrefix("A.swift:5:5: safe"))
    let asked = sandbox.migrate("apply", "--interactive", "--allow-dirty", input: "n\n")
    #expect(asked.error.hasPrefix("3 changes answered in an earlier session: 1 yes, 2 no "))
    #expect(asked.error.contains("\nA.swift:5:5: safe"))
    #expect(try sandbox.read("A.swift") == Self.migrated("Two", in: elsewhere))
  }

  @Test("of equal changes in one place, none is known once there are more of them")
  func moreEqualCode() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.three])
    try sandbox.keepAnswers("n\ny\nn\n")
    let hop = "    DispatchQueue.main.async { self.title = \"Two\" }\n"
    let more = Self.three.replacing("reload() {\n", with: "reload() {\n\(hop)")
    try sandbox.write(more, to: "A.swift")
    let asked = sandbox.migrate("apply", "--interactive", "--allow-dirty", input: "y\nn\n")
    #expect(asked.error.hasPrefix("2 changes answered in an earlier session: 0 yes, 2 no "))
    #expect(asked.error.contains("\nA.swift:5:5: safe"))
    #expect(asked.error.contains("\nA.swift:7:5: safe"))
    // The one that was declined is still known.
    let again = sandbox.migrate("apply", "--interactive", "--allow-dirty", input: "")
    #expect(again.error.hasPrefix("3 changes answered in an earlier session: 0 yes, 3 no "))
    #expect(again.output == "")
  }

  @Test("what is edited is committed, also where nothing else is")
  func editedAndCommitted() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let apply = sandbox.edit(
      with: "sed -i 's/@MainActor in/@MainActor [self] in/'", "--commit", input: "e\n")
    #expect(apply.status == 0 && apply.output == "A.swift\n")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
    #expect(try sandbox.git("show").contains("\n+    Task { @MainActor [self] in\n"))
  }

  @Test("an editor that is left without saving makes nothing")
  func unedited() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let apply = sandbox.edit(with: "true", input: "e\nq\n")
    #expect(
      apply.error.contains(
        "\nnot edited: the text is as it was; answer 'y' to make the change as it is\n(1/1) make"))
    #expect(apply.output == "")
  }

  @Test(
    "what no Swift file can hold is asked about again, with what was saved",
    arguments: [
      ("\\xe4", "line 3 isn't UTF-8; have the editor save UTF-8"),
      ("\\x00", "line 3 has a NUL byte; delete it"),
    ])
  func unusableBytes(_ byte: String, _ mistake: String) throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    let editor = "LC_ALL=C sed -i 's/@MainActor in$/@MainActor in \\/\\/ \(byte)/'"
    let apply = sandbox.edit(with: editor, input: "e\nq\n")
    #expect(apply.error.contains("\nnot edited: \(mistake)\n"))
    #expect(apply.output == "")
    #expect(try sandbox.read("A.swift") == Samples.hop)
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

  @Test(
    "of a file that git takes for renamed, the lines that differ count; one that git does not know is new",
    arguments: [["--since", "HEAD"], ["--staged"]])
  func changedLinesOfRenamedFile(_ option: [String]) throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.three])
    try sandbox.makeFolder("Sub")
    try sandbox.git("mv", "A.swift", "Sub/B.swift")
    let edited = Self.three.replacing("\"Two\"", with: "\"Zwei\"")
    try sandbox.write(edited, to: "Sub/B.swift")
    if option == ["--staged"] { try sandbox.git("add", "--all") }
    let renamed = sandbox.migrate(
      ["apply", "--allow-dirty", "--changed-lines"] + option)
    #expect(renamed.status == 0 && renamed.output == "Sub/B.swift\n", "\(renamed.error)")
    #expect(try sandbox.read("Sub/B.swift") == Self.migrated("Zwei", in: edited))
  }

  @Test("all lines of a file count that was moved without git")
  func changedLinesOfMovedFile() throws {
    let sandbox = try Sandbox.repository(["A.swift": Self.three])
    try FileManager.default.moveItem(at: sandbox.url("A.swift"), to: sandbox.url("B.swift"))
    let moved = sandbox.migrate("diff", "--since", "HEAD", "--changed-lines")
    #expect(moved.output.components(separatedBy: "\n+ ").count == 4)
  }
}

extension Sandbox {
  /// Answers questions of a session that makes no change in the end.
  fileprivate func keepAnswers(_ input: String) throws {
    try write(try read("A.swift") + "// not committed\n", to: "A.swift")
    try #require(migrate("apply", "--interactive", input: input).status == 2)
    try git("checkout", "--quiet", ".")
  }

  fileprivate func edit(with editor: String, _ options: String..., input: String) -> Transcript {
    migrate(
      ["apply", "--interactive"] + options, environment: ["GIT_EDITOR": editor], input: input)
  }
}
