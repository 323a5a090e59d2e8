import Foundation
import Testing

@testable import migrate

@Suite("migrate why")
struct WhyTests {
  private static let files = [
    "App/Feed.swift": """
    import UIKit

    final class Feed: Screen {
      func reload() {
        load { text in
          DispatchQueue.main.async {
            self.title = text
          }
        }
        DispatchQueue.main.async(execute: work)
      }
    }

    let start = 0

    """,
    "App/Screen.swift": "import UIKit\n\nclass Screen: UIViewController {}\n",
  ]

  @Test(
    "on a terminal, lines are as wide as the terminal, and places stand above where they are long")
  func terminal() throws {
    let sandbox = try Sandbox.repository(Self.files)
    let shown = sandbox.migrate("why", "App/Feed.swift:6", terminal: true).output
    #expect(shown.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(shown)")
    #expect(shown.contains("func reload (4:3)  main actor: class Feed (App/Feed.swift) ← class"))
    let plain = sandbox.migrate("why", "App/Feed.swift:6").output
    #expect(
      shown.split(whereSeparator: \.isWhitespace) == plain.split(whereSeparator: \.isWhitespace))
  }

  @Test("of a line it says the isolation of what is around and begins there, and the verdicts")
  func line() throws {
    let run = try Sandbox.repository(Self.files).migrate("why", "App/Feed.swift:6")
    #expect(run.status == 0 && run.error == "")
    let chain =
      "class Feed (App/Feed.swift) ← class Screen (App/Screen.swift) ← UIViewController"
    #expect(
      run.output == """
        App/Feed.swift:6: DispatchQueue.main.async {

        func reload (4:3)  main actor: \(chain)
        closure (5:10)     main actor: \(chain)
        closure (6:32)     main actor: closure passed to 'DispatchQueue.main.async'

        main-queue-hop (6:7)  safe: replace 'DispatchQueue.main.async' with \
        'Task { @MainActor in }'
                              inherits-task-locals: the work sees the task-local values of the code that \
        starts it, not the default values
                              needs-toolchain: an older compiler rejects the result, \
        or gives it a different meaning

        """)
  }

  @Test("of a site that is left alone it says which condition decided")
  func reason() throws {
    let run = try Sandbox.repository(Self.files).migrate("why", "App/Feed.swift:10")
    #expect(
      run.output.hasSuffix(
        """
        main-queue-hop (10:5)  manual: leave 'DispatchQueue.main.async'
                               because we can't tell whether 'work' is a closure or a work item; if it's a \
        closure, call it in a closure literal and run again
                               'migrate explain main-queue-hop/not-a-closure' says more

        """))
  }

  @Test("with a column it is about that place alone, and about the innermost site around it")
  func column() throws {
    let sandbox = try Sandbox.repository(Self.files)
    let inside = sandbox.migrate("why", "App/Feed.swift:7:9")
    #expect(inside.output.contains("\nclosure (6:32) "))
    #expect(!inside.output.contains("closure (5:10)"))
    #expect(inside.output.contains("\nmain-queue-hop (6:7) "))
    let outside = sandbox.migrate("why", "App/Feed.swift:6:1")
    #expect(outside.output.contains("\nclosure (5:10) "))
    #expect(!outside.output.contains("closure (6:32)"))
  }

  @Test("it says that no codemod has anything to do there", arguments: [1, 3, 14])
  func nothing(_ line: Int) throws {
    let run = try Sandbox.repository(Self.files).migrate("why", "App/Feed.swift:\(line)")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\n\nno codemod has anything to do there\n"))
  }

  @Test("code outside of all declarations has the isolation of the top level")
  func topLevel() throws {
    let sandbox = try Sandbox.repository(["main.swift": "print(1)\n", "A.swift": "import UIKit\n"])
    #expect(
      sandbox.migrate("why", "main.swift:1").output.contains(
        "\ntop level (1:1)  main actor: top-level code of main.swift\n"))
    #expect(
      sandbox.migrate("why", "A.swift:1").output.contains(
        "\ntop level (1:1)  nonisolated: no type around it\n"))
  }

  @Test("of a file that no codemod looks at it says why")
  func generated() throws {
    let sandbox = try Sandbox.repository(["A.swift": "// @generated\n" + Samples.hop])
    #expect(
      sandbox.migrate("why", "A.swift:6").output.hasSuffix(
        "no codemod looks at this file: a comment at the top marks the file as generated ('@generated')\n"
      ))
  }

  @Test("every place in a file has an answer")
  func everyPlace() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop])
    for line in 1...Samples.hop.split(separator: "\n", omittingEmptySubsequences: false).count {
      #expect(sandbox.migrate("why", "A.swift:\(line)").status == 0, "line \(line)")
      #expect(sandbox.migrate("why", "A.swift:\(line):1").status == 0, "line \(line)")
    }
  }

  @Test(
    "a place that is not there is one line on standard error",
    arguments: [
      ("A.swift", "'A.swift' isn't a place in a file: write FILE:LINE or FILE:LINE:COLUMN"),
      ("A.swift:0", "'A.swift:0' isn't a place in a file: write FILE:LINE or FILE:LINE:COLUMN"),
      (".:1", "'.:1' isn't a place in a file: write FILE:LINE or FILE:LINE:COLUMN"),
      ("A.swift:99", "'A.swift' has no line 99: name one from 1 to 4"),
      ("A.swift:1:99", "line 1 of 'A.swift' has no column 99: it is 15 bytes long"),
      (
        "B.swift:1",
        "cannot find 'B.swift' (No such file or directory): "
          + "check the spelling and the folder that you are in"
      ),
    ])
  func badPlace(_ place: String, _ message: String) throws {
    let run = try Sandbox.repository(["A.swift": Samples.quiet]).migrate("why", place)
    #expect(run.error == "migrate: \(message)\n")
    #expect(run.output == "" && run.status == 2)
  }

  @Test("a file that cannot be read is reported once")
  func unreadable() throws {
    let sandbox = try Sandbox.repository(["B.swift": Samples.quiet])
    try sandbox.write([0xCA, 0xFE, 0], to: "A.swift")
    let run = sandbox.migrate("why", "A.swift:1")
    #expect(run.failures.count == 1 && run.output == "" && run.status == 2)
  }

  @Test("a place may be written as compilers do, and its path may hold colons")
  func spelling() throws {
    let place = try Place("a:1/b.swift:12:5:")
    #expect(place.path == "a:1/b.swift" && place.line == 12 && place.column == 5)
    #expect(try Place("b.swift:12").column == nil)
  }

  @Test("the verdict is the one of the whole run, also where a fix spans files")
  func wholeRun() throws {
    let store = """
      @MainActor final class Store {
        func load(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
          if id > 0 { completion(id) } else { completion(0) }
        }
      }

      """
    let screen = """
      @MainActor final class Screen {
        private let store = Store()
        private var count = 0

        func show() { store.load(1) { count in self.count = count } }
      }

      """
    let unused = """
      @MainActor final class Cache {
        func fill(_ id: Int, completion: @escaping @MainActor (Int) -> Void) {
          if id > 0 { completion(id) } else { completion(0) }
        }
        func show() { keep(fill) }
        func keep(_ fill: @escaping (Int, @escaping @MainActor (Int) -> Void) -> Void) {}
      }

      """
    let files = ["Cache.swift": unused, "Screen.swift": screen, "Store.swift": store]
    let sandbox = try Sandbox.repository(files)
    let json = sandbox.migrate("report", "--format", "json").output
    let findings = try JSONDecoder().decode(DecodedReport.self, from: Data(json.utf8)).findings
    #expect(Set(findings.map(\.verdict)) == ["manual", "review"])
    for finding in findings {
      let run = sandbox.migrate("why", "\(finding.file):\(finding.line):\(finding.column)")
      let site = "(\(finding.line):\(finding.column))  \(finding.verdict): "
      #expect(run.output.contains("completion-to-async \(site)"))
    }
  }

  @Test("of other files it says nothing, though it takes them to know the verdict")
  func otherFiles() throws {
    let sandbox = try Sandbox.repository(["A.swift": Samples.hop, "Z.swift": "let x = (\n"])
    let run = sandbox.migrate("why", "A.swift:6")
    #expect(run.error.isEmpty && run.status == 0)
  }
}
