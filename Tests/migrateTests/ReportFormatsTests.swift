import Codemods
import Foundation
import Testing

@testable import migrate

@Suite("The formats of 'migrate report'")
struct ReportFormatsTests {
  /// Has: a safe site behind characters of several bytes, one whose change is within another's, and one for a person.
  private static let files = [
    "App/Feed, new.swift": """
    import UIKit

    final class Feed: UIViewController {
      func reload() {
        /* 😀 */ DispatchQueue.main.async {
          self.title = "Feed"
          DispatchQueue.main.async { self.title = "100%" }
        }
      }
    }

    """,
    "App/Work.swift": """
    import Dispatch

    func start(_ work: DispatchWorkItem) {
      DispatchQueue.main.async(execute: work)
    }

    """,
  ]

  @Test("a target that a package and a project have is one module")
  func targetOfTwoProjects() throws {
    let sandbox = try Sandbox.repository([
      "App/Feed.swift": Samples.hop,
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "App", targets: [.target(name: "App", path: "App")])

      """,
      "project.yml": """
      name: App
      targets:
        App: { type: framework, platform: iOS, sources: [App] }

      """,
    ])
    let modules = sandbox.migrate("report", "--modules").output
    #expect(modules.contains("App (library) in project.yml: 1 Swift file\n"))
    let report = sandbox.migrate("report", "--format", "json").output
    #expect(report.contains("\"modules\" : [\n        \"App\"\n      ]"))
    #expect(sandbox.migrate("apply", "--commit", "--split-by", "module").status == 0)
    #expect(
      try sandbox.git("log", "-1", "--format=%s") == "Migrate App to Swift 6 concurrency\n")
  }

  private func output(_ format: String, in folder: String = "") throws -> String {
    let sandbox = try Sandbox.repository(Self.files)
    let run = sandbox.migrate(
      "report", "--format", format, "--only", "main-queue-hop,work-item-to-task",
      "--root", sandbox.url(folder).path)
    #expect(run.status == 0 && run.error == "")
    return run.output
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("as JSON each fix has edits that make it in the file as it is, whatever others do")
  func edits() throws {
    let report = try JSONDecoder().decode(Edits.self, from: Data(try output("json").utf8))
    let results = report.findings.filter { $0.verdict == "safe" }.map { finding in
      var bytes = Array((Self.files[finding.file] ?? "").utf8)
      for edit in finding.edits.reversed() {
        bytes.replaceSubrange(edit.offset..<edit.offset + edit.length, with: edit.replacement.utf8)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let old = Self.files["App/Feed, new.swift"] ?? ""
    #expect(
      results == [
        old.replacing(
          "/* 😀 */ DispatchQueue.main.async {", with: "/* 😀 */ Task { @MainActor in"),
        old.replacing(
          "DispatchQueue.main.async { self.title = \"100%\"",
          with: "Task { @MainActor in self.title = \"100%\""),
      ])
    let first = try #require(report.findings.first?.edits.first)
    #expect((first.line, first.column, first.endLine, first.endColumn) == (5, 16, 5, 40))
    #expect(report.findings.last?.edits.isEmpty == true)
  }

  private struct Edits: Decodable {
    let findings: [Finding]

    struct Finding: Decodable {
      let file: String
      let verdict: String
      let edits: [Edit]
    }

    struct Edit: Decodable {
      let offset: Int
      let length: Int
      let line: Int
      let column: Int
      let endLine: Int
      let endColumn: Int
      let replacement: String
    }
  }

  @Test("as SARIF a site has its rule, level, place in UTF-16, fingerprint and fix")
  func sarif() throws {
    let log = try json(try output("sarif"))
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["warning", "warning", "note"])
    #expect(
      results.map { $0["ruleId"] as? String }
        == ["main-queue-hop", "main-queue-hop", "work-item-to-task/item-from-elsewhere"])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleIndex"] as? Int }
        == results.map { result in
          rules.firstIndex { $0["id"] as? String == result["ruleId"] as? String }
        })
    let help = rules.last?["help"] as? [String: String]
    let explanation = try #require(ReasonKey.itemFromElsewhere.explanation)
    #expect(help?["markdown"] == explanation.markdown)
    #expect(results.map { $0["fixes"] != nil } == [true, true, false])
    let fingerprints = results.map { ($0["partialFingerprints"] as? [String: String])?["site/v1"] }
    #expect(Set(fingerprints).count == 3 && !fingerprints.contains(nil))
    let location = (results[0]["locations"] as? [[String: Any]])?.first
    let place = try #require(location?["physicalLocation"] as? [String: Any])
    let file = place["artifactLocation"] as? [String: String]
    #expect(file == ["uri": "App/Feed%2C%20new.swift", "uriBaseId": "SRCROOT"])
    #expect((place["region"] as? [String: Any])?["startColumn"] as? Int == 14)
  }

  @Test("fingerprints stay where code moves, and tell places with the same code apart")
  func fingerprints() throws {
    let sandbox = try Sandbox()
    let twice = Samples.hop.replacing(
      "  func", with: "  func load() { DispatchQueue.main.async {} }\n  func")
    func fingerprints(_ text: String) throws -> [String] {
      try sandbox.write(text, to: "A.swift")
      let run = sandbox.migrate("report", "--format", "json", "--only", "main-queue-hop")
      let findings = try json(run.output)["findings"] as? [[String: Any]] ?? []
      return findings.compactMap { $0["fingerprint"] as? String }
    }
    let old = try fingerprints(twice)
    #expect(Set(old).count == 2)
    #expect(try fingerprints("// moved\n\n" + twice) == old)
    #expect(try fingerprints(Samples.hop) == [old[1]])
  }

  @Test("as workflow commands paths are those of the repository, and escaped as GitHub asks")
  func gitHub() throws {
    let lines = try output("github", in: "App").split(separator: "\n")
    #expect(
      lines == [
        """
        ::warning file=App/Feed%2C new.swift,line=5,endLine=8,title=main-queue-hop (safe)::\
        replace 'DispatchQueue.main.async' with 'Task { @MainActor in }'
        """,
        """
        ::warning file=App/Feed%2C new.swift,line=7,endLine=7,col=7,endColumn=55,\
        title=main-queue-hop (safe)::\
        replace 'DispatchQueue.main.async' with 'Task { @MainActor in }'
        """,
        """
        ::notice file=App/Work.swift,line=4,endLine=4,col=3,endColumn=42,\
        title=work-item-to-task/item-from-elsewhere (manual)::\
        the work item 'work' comes from elsewhere; store a 'Task' there and cancel that instead
        """,
      ])
  }

  @Test("what a workflow command says has no line end and no percent sign of its own")
  func escaping() {
    #expect("50%\r\na: b, c".escapedAsData == "50%25%0D%0Aa: b, c")
    #expect("50%\na: b, c".escapedAsProperty == "50%25%0Aa%3A b%2C c")
  }

  @Test("as Markdown it has totals, and each change as a patch")
  func markdown() throws {
    let text = try output("markdown")
    #expect(
      text.hasPrefix("<!-- migrate report -->\n### Swift 6 concurrency: 3 sites in 2 files\n"))
    #expect(text.contains("| `main-queue-hop` | 2 | 0 | 0 |\n"))
    #expect(text.contains("| **all** | 2 | 0 | 1 |\n"))
    #expect(
      text.contains(
        """
        Line 7, **safe**, `main-queue-hop`: replace `DispatchQueue.main.async` with \
        `Task { @MainActor in }` _(inherits-task-locals, needs-toolchain)_

        ```diff
        -      DispatchQueue.main.async { self.title = "100%" }
        +      Task { @MainActor in self.title = "100%" }
        ```
        """))
    #expect(text.contains("Line 4, **manual**, `work-item-to-task/item-from-elsewhere`: the work"))
  }

  @Test("a comment that would be too long for GitHub names how many files it leaves out")
  func longMarkdown() throws {
    let files = (0..<400).map { ("Folder/File\($0).swift", Samples.hop) }
    let sandbox = try Sandbox.repository(Dictionary(uniqueKeysWithValues: files))
    let text = sandbox.migrate("report", "--format", "markdown", "--only", "main-queue-hop").output
    #expect(text.utf8.count <= 60_000)
    #expect(text.contains(" more files: `migrate report`\n"))
  }

  @Test("text in Markdown mentions nobody and opens no tag")
  func markdownText() {
    #expect(
      MarkdownText.message("mark 'a<`b`>' @MainActor, see #1 or <b>_x_|")
        == "mark ``a<`b`>`` &#64;MainActor, see &#35;1 or &lt;b&gt;\\_x\\_\\|")
  }

  @Test("fixes that count on each other have a group, and no fix of their own in SARIF")
  func groups() throws {
    let sandbox = try Sandbox.repository([
      "Feed.swift": """
      @MainActor final class Feed {
        func load(completion: @escaping (Int) -> Void) { completion(1) }
      }

      """,
      "Page.swift": """
      @MainActor final class Page {
        func show(_ feed: Feed) {
          feed.load { print($0) }
        }
      }

      """,
    ])
    let arguments = ["--only", "completion-to-async", "--format"]
    let report = try json(
      sandbox.migrate("report", arguments[0], arguments[1], "--format", "json").output)
    let findings = try #require(report["findings"] as? [[String: Any]])
    let fixed = findings.filter { $0["verdict"] as? String != "manual" }
    #expect(fixed.count > 1)
    #expect(Set(fixed.map { $0["group"] as? Int }) == [1])
    let log = sandbox.migrate("report", arguments[0], arguments[1], "--format", "sarif").output
    #expect(!log.contains("\"fixes\""))
  }

  @Test("as HTML it loads nothing, and what is in the sources stays data")
  func html() throws {
    let sandbox = try Sandbox.repository([
      "Feed.swift": Samples.hop.replacing("\"Feed\"", with: "\"</script><b>'&\"")
    ])
    let text = sandbox.migrate("report", "--format", "html", "--only", "main-queue-hop").output
    #expect(text.hasPrefix("<!DOCTYPE html>\n") && text.hasSuffix("</html>\n"))
    #expect(!text.contains("<b>") && !text.contains("http") && !text.contains("src="))
    let start = try #require(text.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(text[start...].firstRange(of: "</script>")).lowerBound
    let content = try json(String(text[start..<end]))
    let site = try #require((content["sites"] as? [[String: Any]])?.first)
    let hunk = try #require((site["hunks"] as? [[String: Any]])?.first)
    #expect(hunk["line"] as? Int == 5)
    #expect(
      hunk["rows"] as? [[String]] == [
        ["-", "    DispatchQueue.main.async {"],
        ["+", "    Task { @MainActor in"],
        [" ", "      self.title = \"</script><b>'&\""],
        [" ", "    }"],
      ])
  }
}
