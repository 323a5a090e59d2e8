import Foundation
import Testing

@testable import migrate

@Suite("migrate report")
struct ReportTests {
  private static let files = [
    "App/Feed.swift": Samples.hop,
    "App/Work.swift": """
    import Dispatch

    func start(_ work: DispatchWorkItem, _ block: DispatchWorkItem) {
      DispatchQueue.main.async(execute: work)
      DispatchQueue.main.async(execute: block)
    }

    """,
    "Kit/Point.swift": Samples.quiet,
    "Kit/Made.swift": "// @generated\n" + Samples.hop,
  ]

  @Test("it shows the plan, and then each site with its code and the reason")
  func text() throws {
    let sandbox = try Sandbox.repository(Self.files)
    let run = sandbox.migrate("report", "--only", "main-queue-hop,work-item-to-task")
    #expect(run.status == 0 && run.error == "")
    #expect(
      run.output == """
        \(sandbox.root.path)
        4 files, 3 sites in 2 of them
        1 file left unchanged as a whole: a comment at the top marks the file as generated ('@generated')

        1 of 3 sites would change
             1  main-queue-hop
          In Swift 6 mode, all of them compile

        2 sites left unchanged, for 1 reason
             2  work-item-to-task/item-from-elsewhere: other code may use the work item
          'migrate explain CODE' says what to do about each

        App/Feed.swift:5:5: safe: main-queue-hop
            DispatchQueue.main.async { self.title = "Feed" }
            replace 'DispatchQueue.main.async' with 'Task { @MainActor in }'
            effects: inherits-task-locals, needs-toolchain

        App/Work.swift:4:3: manual: work-item-to-task/item-from-elsewhere
            DispatchQueue.main.async(execute: work)
            the work item 'work' comes from elsewhere; store a 'Task' there and cancel that instead

        App/Work.swift:5:3: manual: work-item-to-task/item-from-elsewhere
            DispatchQueue.main.async(execute: block)
            the work item 'block' comes from elsewhere; store a 'Task' there and cancel that instead

        3 sites: 1 safe, 2 manual
        next: 'migrate diff' shows the safe changes, with '--review' all of them

        """)
  }

  @Test("code is shown without comments, and as long as the line")
  func code() throws {
    let sandbox = try Sandbox.repository([
      "A.swift": """
      import Dispatch

      @MainActor final class Feed {
        func load() {
          DispatchQueue.main.async { // The list is shown first.
            self.show()
          }
        }
        func show() {}
      }

      """
    ])
    let code = "    DispatchQueue.main.async { self.show() }\n"
    #expect(sandbox.migrate("report").output.contains(code))
    #expect(sandbox.migrate("report", terminal: true).output.contains(code))
  }

  @Test("verdicts are in color on a terminal, unless NO_COLOR is set")
  func colour() throws {
    let sandbox = try Sandbox.repository(Self.files)
    let output = sandbox.migrate("report", terminal: true).output
    #expect(output.contains("\u{1B}[1mApp/Feed.swift:5:5:\u{1B}[0m \u{1B}[32msafe\u{1B}[0m: "))
    for plain in [
      sandbox.migrate("report", environment: ["NO_COLOR": "1"], terminal: true),
      sandbox.migrate("report"),
    ] {
      #expect(!plain.output.contains("\u{1B}"))
    }
  }

  @Test("of a path that isn't there only the error is shown")
  func noPath() throws {
    let run = try Sandbox.repository(Self.files).migrate("report", "nowhere")
    #expect(run.status == 2 && run.output == "" && run.error.contains("'nowhere'"))
  }

  @Test("sites that are right as they are are counted, and listed with --all")
  func notes() throws {
    let sandbox = try Sandbox.repository([
      "Clock.swift": """
      import Foundation

      final class Clock: NSObject {
        func start() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(tick), name: .init("tick"), object: nil)
        }
        @objc func tick() {}
      }

      """
    ])
    let report = sandbox.migrate("report").output
    #expect(report.contains("1 other site needs no change ('migrate report --all')\n"))
    #expect(!report.contains("Clock.swift:5"))
    let all = sandbox.migrate("report", "--all").output
    #expect(all.contains("Clock.swift:5:5: manual: selector-observer/nonisolated-handler\n"))
    #expect(sandbox.migrate("report", "--format", "json").output.contains("\"note\" : true"))
  }

  @Test("it writes nothing")
  func writesNothing() throws {
    let sandbox = try Sandbox.repository(Self.files)
    _ = sandbox.migrate("report")
    #expect(try sandbox.git("status", "--porcelain").isEmpty)
  }

  @Test("PATH narrows it")
  func narrowing() throws {
    let sandbox = try Sandbox.repository(Self.files)
    let run = sandbox.migrate("report", "Kit/Point.swift")
    #expect(run.output.hasPrefix("\(sandbox.root.path)\n1 file, no sites\n"))
  }

  @Test("as JSON it has the root, the number of files, the findings and a summary by codemod")
  func json() throws {
    let sandbox = try Sandbox.repository(Self.files)
    let run = sandbox.migrate(
      "report", "--format", "json", "--only", "main-queue-hop,work-item-to-task")
    #expect(run.status == 0)
    let report = try JSONDecoder().decode(DecodedReport.self, from: Data(run.output.utf8))
    #expect(report.root == sandbox.root.path)
    #expect(report.files == 4)
    #expect(
      report.summary == [
        "main-queue-hop": .init(found: 1, safe: 1, review: 0, manual: 0),
        "work-item-to-task": .init(found: 2, safe: 0, review: 0, manual: 2),
      ])
    #expect(
      report.findings.map { "\($0.file):\($0.line):\($0.column)" }
        == ["App/Feed.swift:5:5", "App/Work.swift:4:3", "App/Work.swift:5:3"])
    #expect(
      report.findings[0]
        == DecodedReport.Finding(
          codemod: "main-queue-hop", code: "main-queue-hop", file: "App/Feed.swift", line: 5,
          column: 5, verdict: "safe", effects: ["inherits-task-locals", "needs-toolchain"],
          message: "replace 'DispatchQueue.main.async' with 'Task { @MainActor in }'", reason: nil))
    #expect(report.findings[1].code == "work-item-to-task/item-from-elsewhere")
    #expect(report.findings[1].reason?.hasPrefix("the work item 'work' comes from") == true)
    #expect(run.output.contains("\"reason\" : null"))
  }

  @Test("it names the command that isolates the classes that sites wait for")
  func preparation() throws {
    let sandbox = try Sandbox.repository([
      "Feed.swift": """
      import SwiftUI

      final class Feed: ObservableObject {
        @Published var titles: [String] = []
        func load() { Task { titles = await fetch() } }
        func reload() { Task { titles = await fetch() } }
        private func fetch() async -> [String] { [] }
      }

      struct Screen: View {
        @StateObject private var feed = Feed()
        var body: some View { Button("Load") { feed.load(); feed.reload() } }
      }

      """
    ])
    let command = "migrate apply --only main-actor-class --review"
    let text = sandbox.migrate("report").output
    #expect(text.contains("  run '\(command)' first, which isolates 'Feed' to the main actor\n"))
    #expect(text.contains("    first: '\(command)' isolates 'Feed' to the main actor\n"))
    #expect(
      sandbox.migrate("report", "--format", "json").output.contains("\"runFirst\" : \"\(command)\"")
    )
    #expect(sandbox.migrate().output.contains("run '\(command)' first"))
    _ = sandbox.migrate("apply", "--only", "main-actor-class", "--review")
    #expect(!sandbox.migrate("report").output.contains("Sendable"))
  }

  @Test("it counts the sites that one annotation would make legal, the most valuable first")
  func annotations() throws {
    let sandbox = try Sandbox.repository([
      "Feed.swift": """
      import Dispatch

      class Feed {
        func load() { DispatchQueue.main.async { self.show() } }
        func show() { DispatchQueue.main.async { [weak self] in self?.load() } }
      }
      class Page {
        func load(_ feed: Feed) {
          DispatchQueue.main.async { self.show() }
          DispatchQueue.main.async { feed.load(); self.show() }
        }
        func show() {}
      }

      """
    ])
    #expect(
      sandbox.migrate("report").output.contains(
        """

        What blocks the most sites: how many, and what to do about it
             2  make 'Feed' 'final' and Sendable
                in Feed.swift

        """))
    let run = sandbox.migrate("report", "--only", "main-queue-hop", "--format", "json")
    let report = try JSONDecoder().decode(DecodedReport.self, from: Data(run.output.utf8))
    #expect(report.annotations.map(\.type) == ["Feed", "Page"])
    #expect(report.annotations.map(\.sites) == [2, 1])
    #expect(report.findings[0].needs == ["'Feed' needs '@MainActor' or 'Sendable'"])
    #expect(
      sandbox.migrate("why", "Feed.swift:4").output.contains(
        "for Swift 6, 'Feed' needs '@MainActor' or 'Sendable'\n"))
  }

  @Test("it counts the functions that another one keeps from asynchronous forms, however far")
  func blockingFunctions() throws {
    let sandbox = try Sandbox.repository([
      "Feed.swift": """
      @MainActor final class Feed {
        var waiting: [() -> Void] = []

        func wait(completion: @escaping () -> Void) { waiting.append(completion) }
        func load(completion: @escaping () -> Void) { wait(completion: completion) }
        func reload(completion: @escaping () -> Void) { load(completion: completion) }
        func stop(completion: @escaping () -> Void) { cancel(completion: completion) }
        func cancel(completion: @escaping () -> Void) { if waiting.isEmpty { completion() } }
      }

      """
    ])
    #expect(
      sandbox.migrate("report").output.contains(
        """

        What blocks the most sites: how many, and what to do about it
             2  make 'wait' asynchronous, or let it call its completion handler exactly once
                in Feed.swift

        """))
    let run = sandbox.migrate("report", "--only", "completion-to-async", "--format", "json")
    let report = try JSONDecoder().decode(DecodedReport.self, from: Data(run.output.utf8))
    #expect(report.blockingFunctions.map(\.name) == ["wait", "cancel"])
    #expect(report.blockingFunctions.map(\.sites) == [2, 1])
    let sentence = "the function 'wait' needs to call its handler exactly once"
    #expect(report.findings[2].needs == [sentence])
    // The reason has named it already.
    let why = sandbox.migrate("why", "Feed.swift:6").output
    #expect(why.contains("in 'Feed.wait' (line 4)") && !why.contains(sentence))
  }

  @Test("an annotation of a class makes the sites in its subclasses legal too")
  func annotationsOfSubclasses() throws {
    let sandbox = try Sandbox.repository([
      "Base.swift": "class Base {}\n",
      "Page.swift": """
      import Dispatch

      class Page: Base {
        func load() { DispatchQueue.main.async { self.show() } }
        func show() {}
      }
      final class Cover: Page {
        override func show() { DispatchQueue.main.async { self.load() } }
      }

      """,
    ])
    #expect(
      sandbox.migrate("report").output.contains(
        """
             2  mark 'Base' '@MainActor', or declare it '@unchecked Sendable', since no subclass adds a variable
                in Base.swift

        """))
  }

  @Test("as JSON it is the same bytes whatever the number of jobs")
  func stableJSON() throws {
    let files = (0..<40).map { ("Folder\($0 % 5)/File\($0).swift", Samples.hop) }
    let sandbox = try Sandbox.repository(Dictionary(uniqueKeysWithValues: files))
    let one = sandbox.migrate("report", "--format=json", "--jobs=1").output
    for jobs in ["2", "7"] {
      #expect(sandbox.migrate("report", "--format=json", "--jobs", jobs).output == one)
    }
  }

  @Test(
    "as JSON it is valid for any path",
    arguments: ["a\"b\\c.swift", "line\nbreak\u{1}.swift", "Größe 😀/\u{2028}.swift"])
  func jsonOfOddPaths(_ path: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(Samples.hop, to: path)
    let run = sandbox.migrate("report", "--format", "json", "--only", "main-queue-hop")
    let report = try JSONDecoder().decode(DecodedReport.self, from: Data(run.output.utf8))
    #expect(report.findings.map(\.file) == [path])
  }

  @Test("as JSON it counts columns in bytes and survives any text around a site")
  func jsonOfOddText() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "func f() {\r\n  /* 😀\u{7} */ DispatchQueue.main.async { print(\"\\u{0}\u{1B}[31m\") }\r\n}\r\n",
      to: "A.swift")
    let run = sandbox.migrate("report", "--format", "json", "--only", "main-queue-hop")
    let report = try JSONDecoder().decode(DecodedReport.self, from: Data(run.output.utf8))
    #expect(report.findings.map(\.line) == [2])
    #expect(report.findings.map(\.column) == [15])
    #expect(!sandbox.migrate("report").output.contains("\u{1B}"))
  }

  @Test("--output puts it in a file")
  func outputFile() throws {
    let sandbox = try Sandbox.repository(Self.files)
    let text = sandbox.migrate("report").output
    let run = sandbox.migrate("report", "--output", "report.txt")
    #expect(run.output == "" && run.status == 0)
    #expect(try sandbox.read("report.txt") == text)
  }

  @Test("files that cannot be read are reported, and the others are in the report")
  func badFile() throws {
    let sandbox = try Sandbox.repository(["B.swift": Samples.hop])
    try sandbox.write([0xCA, 0xFE, 0], to: "A.swift")
    let run = sandbox.migrate("report", "--only", "main-queue-hop")
    #expect(run.status == 2 && run.failures.count == 1)
    #expect(run.output.contains("B.swift:5:5: "))
  }

  @Test("sentences that differ in quoted names are told as one, and others are not")
  func wording() {
    let sentences = ["'a' calls 'x', which isn't ready", "'b' calls 'x', which isn't ready"]
    #expect(Wording(sentences[0]).key == Wording(sentences[1]).key)
    #expect(Wording("it is in a deinit").key != Wording("it is in an init").key)
    #expect(Wording("'a' and 'b").key == "'…' and 'b")
    #expect(Wording("it is Dispatch's").key == "it is Dispatch's")
  }
}

/// What the JSON report promises to programs.
struct DecodedReport: Decodable {
  let root: String
  let files: Int
  let findings: [Finding]
  let summary: [String: Counts]
  let blockingFunctions: [BlockingFunction]
  let annotations: [Annotation]

  struct Finding: Decodable, Equatable {
    let codemod: String
    let code: String
    let file: String
    let line: Int
    let column: Int
    let verdict: String
    let effects: [String]
    let message: String
    let reason: String?
    var needs: [String] = []
  }

  struct Annotation: Decodable {
    let type: String
    let file: String
    let sites: Int
  }

  struct BlockingFunction: Decodable {
    let name: String
    let file: String
    let sites: Int
  }

  struct Counts: Decodable, Equatable {
    let found: Int
    let safe: Int
    let review: Int
    let manual: Int
  }
}
