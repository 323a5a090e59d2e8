import Codemods
import Foundation
import Testing

@testable import migrate

@Suite("Help")
struct HelpTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("--help lists every command")
  func overview() {
    let help = sandbox.migrate("--help")
    #expect(help.status == 0 && help.error == "")
    for command in Command.all {
      #expect(help.output.contains("  \(command.name) "))
    }
    #expect(sandbox.migrate("help").output == help.output)
    #expect(sandbox.migrate("-h").output == help.output)
  }

  @Test("each command's --help lists its options", arguments: Command.all.map(\.name))
  func commandHelp(_ name: String) throws {
    let command = try #require(Command.all.first { $0.name == name })
    let help = sandbox.migrate(name, "--help")
    #expect(help.status == 0)
    #expect(help.output.contains(command.usage))
    for option in command.options {
      #expect(help.output.contains("  \(option.synopsis) "))
    }
    #expect(sandbox.migrate("help", name).output == help.output)
    #expect(sandbox.migrate(name, "--nonsense", "--help").output == help.output)
  }

  @Test("no help text is wider than 100 columns")
  func width() {
    let texts = [Help.overview(of: Command.all)] + Command.all.map(Help.text)
    for line in texts.joined().split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test("on a terminal, no help text is wider than the terminal, and none loses a word")
  func terminal() {
    for arguments in [["--help"]] + Command.all.map({ ["help", $0.name] }) {
      let plain = sandbox.migrate(arguments).output
      let shown = sandbox.migrate(arguments, terminal: true).output
      #expect(shown.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(shown)")
      #expect(
        shown.split(whereSeparator: \.isWhitespace) == plain.split(whereSeparator: \.isWhitespace))
    }
  }

  @Test("Docs/CommandLine.md shows each help text as it is")
  func documentation() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/CommandLine.md")
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    #expect(text.contains("```text\n\(Help.overview(of: Command.all))```"))
    for command in Command.all {
      #expect(text.contains("```text\n\(Help.text(of: command))```"), "\(command.name)")
    }
  }

  @Test("--version names the tool and its version")
  func version() {
    #expect(sandbox.migrate("--version").output == "migrate \(Migrate.version)\n")
  }

  @Test("list has a line for each codemod of the catalogue, in its order")
  func list() {
    let run = sandbox.migrate("list")
    let ids = run.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(ids == Catalog.all.map(\.id) && run.status == 0)
  }

  @Test(
    "explain shows a codemod's title, discussion and examples", arguments: Catalog.all.map(\.id))
  func explain(_ id: String) throws {
    let codemod = try #require(Catalog.all.first { $0.id == id })
    let run = sandbox.migrate("explain", id)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(id): \(codemod.title)\n"))
    #expect(run.output.contains(codemod.discussion))
  }

  @Test("explain tells what a code means, with its codemod and without")
  func explainCode() throws {
    let explanation = try #require(ReasonKey.capturesUnowned.explanation)
    let run = sandbox.migrate("explain", "main-queue-delay/captures-unowned")
    #expect(run.status == 0 && run.error == "")
    #expect(
      run.output.hasPrefix("main-queue-delay/captures-unowned: \(explanation.title)\n"))
    #expect(run.output.contains("    DispatchQueue.main.async { [unowned self] in"))
    // What the page says about the other codemod may not be so for this one.
    #expect(run.output.contains("by code of 'main-queue-hop'"))
    #expect(!run.output.contains(explanation.labeledException))
    let own = sandbox.migrate("explain", "main-queue-hop/captures-unowned").output
    #expect(own.contains(explanation.labeledException) && !own.contains("by code of"))
    let short = sandbox.migrate("explain", "captures-unowned").output
    #expect(short == own.replacing("main-queue-hop/", with: ""))
  }

  @Test("explain alone lists every codemod and every reason")
  func explainAlone() {
    let output = sandbox.migrate("explain").output
    for name in Catalog.all.map(\.id) + ReasonKey.allCases.map(\.rawValue) {
      #expect(output.contains("  \(name) "), "\(name)")
    }
  }

  @Test("on a terminal, the prose of an explanation is no wider than it")
  func explainWidth() {
    let output = sandbox.migrate("explain", "captures-unowned", terminal: true).output
    let prose = output.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(prose.allSatisfy { $0.count <= 80 } && prose.count > 5)
  }
}
