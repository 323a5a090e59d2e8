import Codemods
import Foundation
import Testing

@testable import migrate

@Suite("Completions and the manual page")
struct CompletionsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test("each script has every command and option", arguments: Shell.allCases)
  func complete(_ shell: Shell) {
    let script = sandbox.migrate("completions", shell.rawValue)
    #expect(script.status == 0 && script.error == "")
    for command in Command.all {
      #expect(script.output.contains(command.name))
      for option in command.allOptions {
        #expect(script.output.contains(shell == .fish ? "-l \(option.name)" : option.spelling))
      }
    }
  }

  @Test("each script is one that the shell reads, where it is there", arguments: Shell.allCases)
  func readable(_ shell: Shell) throws {
    let path = ["/bin", "/usr/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell.rawValue)" }
      .first(where: FileManager.default.isExecutableFile)
    guard let path else { return }
    try sandbox.write(sandbox.migrate("completions", shell.rawValue).output, to: "script")
    let check = try Transcript(running: path, ["-n", "script"], in: sandbox.root)
    #expect(check.status == 0 && check.error == "")
  }

  @Test(
    "bash completes commands, options, values and names",
    arguments: [
      (["migrate", "app"], ["apply"]),
      (["migrate", "apply", "--verify"], ["--verify", "--verify-in-copy"]),
      (["migrate", "report", "--format", "s"], ["sarif"]),
      (["migrate", "--version", "explain", "main-queue-h"], ["main-queue-hop"]),
      (["migrate", "plan", "--only", "main-queue-hop,audio"], ["main-queue-hop,audio-tap"]),
      (["migrate", "apply", "So"], ["Some File.swift", "Sources"]),
      (["migrate", "apply", "--root", "So"], ["Sources"]),
      (["migrate", "nonsense", "x"], []),
    ])
  func bash(words: [String], expected: [String]) throws {
    try sandbox.makeFolder("Sources")
    try sandbox.write("", to: "Some File.swift")
    try sandbox.write(sandbox.migrate("completions", "bash").output, to: "script")
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let test = """
      compopt() { :; }
      source ./script
      COMP_WORDS=(\(list))
      COMP_CWORD=\(words.count - 1)
      _migrate
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Transcript(running: "/usr/bin/env", ["bash", "-c", test], in: sandbox.root)
    #expect(run.error == "")
    #expect(run.output.split(separator: "\n").map(String.init).sorted() == expected.sorted())
  }

  @Test("the manual page has every command and option")
  func manual() {
    let page = sandbox.migrate("man")
    #expect(page.status == 0)
    let plain = page.output.replacing("\\-", with: "-")
    for command in Command.all {
      #expect(plain.contains(".SS \"migrate \(command.name)"))
      for option in command.allOptions { #expect(plain.contains("\\fB\(option.spelling)\\fR")) }
    }
  }
}
