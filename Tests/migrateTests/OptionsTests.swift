import Testing

@testable import migrate

@Suite("The command line")
struct OptionsTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox.repository(["A.swift": Samples.quiet])
  }

  @Test(
    "what is not understood is one line, with what was probably meant, and exit status 2",
    arguments: [
      (["aply"], "unknown command 'aply': did you mean 'apply'?"),
      (["frobnicate"], "unknown command 'frobnicate': 'migrate --help' lists the commands"),
      (["--versoin"], "unknown option '--versoin': did you mean '--version'?"),
      (["--xyzzy"], "unknown option '--xyzzy': 'migrate --help' lists the options"),
      (["diff", "--chekc"], "unknown option '--chekc' of 'diff': did you mean '--check'?"),
      (["diff", "--ony=a"], "unknown option '--ony' of 'diff': did you mean '--only'?"),
      (
        ["apply", "--frobnicate"],
        "unknown option '--frobnicate' of 'apply': 'migrate apply --help' lists the options"
      ),
      (
        ["apply", "-n"], "unknown option '-n' of 'apply': 'migrate apply --help' lists the options"
      ),
      (["diff", "--root"], "missing value of '--root': write '--root DIR'"),
      (["diff", "--check=yes"], "'--check' takes no value: write it alone"),
      (["diff", "--jobs", "0"], "invalid value '0' of '--jobs': give a number from 1 to 256"),
      (["diff", "--jobs=many"], "invalid value 'many' of '--jobs': give a number from 1 to 256"),
      (
        ["diff", "--only", "main-queue-hpo"],
        "unknown codemod 'main-queue-hpo': did you mean 'main-queue-hop'?"
      ),
      (
        ["diff", "--only", "main-queue"],
        "unknown codemod 'main-queue': did you mean 'main-queue-hop', 'main-queue-delay', 'main-queue-sync', "
          + "'main-queue-wrapper'?"
      ),
      (
        ["explain", "sendable"],
        "no codemod and no reason is called 'sendable': did you mean 'sendable-extraction', 'sendable-callback', "
          + "'sendable-type'?"
      ),
      (
        ["apply", "--dry-run"],
        "unknown option '--dry-run' of 'apply': it is an option of 'adopt'"
      ),
      (["diff", "--only", "xyzzy"], "unknown codemod 'xyzzy': 'migrate list' lists them"),
      (
        ["diff", "--only", "main-queue-hop", "--skip", "main-queue-hop"],
        "no codemod is left to run: 'migrate list' lists what '--only' and '--skip' choose from"
      ),
      (
        ["report", "--format", "xml"],
        "invalid value 'xml' of '--format': give 'text', 'json', 'sarif', "
          + "'github', 'markdown' or 'html'"
      ),
      (
        ["explain", "main-queue-hpo"],
        "no codemod and no reason is called 'main-queue-hpo': did you mean 'main-queue-hop'?"
      ),
      (
        ["explain", "captures-unwoned"],
        "no codemod and no reason is called 'captures-unwoned': did you mean 'captures-unowned'?"
      ),
      (
        ["explain", "main-queue-hop/capture-unowned"],
        "no codemod and no reason is called 'main-queue-hop/capture-unowned': "
          + "did you mean 'main-queue-hop/captures-unowned'?"
      ),
      (
        ["explain", "xyzzy"],
        "no codemod and no reason is called 'xyzzy': 'migrate explain' lists them"
      ),
      (["list", "x"], "unexpected 'x': 'migrate list --help' shows what 'list' takes"),
      (["syntax"], "missing FILE: write 'migrate syntax [OPTION…] [FILE…]'"),
      (
        ["syntax", "--flat", "--hash", "A.swift"],
        "'--flat' and '--hash' contradict each other: choose one"
      ),
    ])
  func misunderstood(_ arguments: [String], _ message: String) {
    let run = Transcript(
      arguments: arguments, environment: [:], folder: sandbox.root.path, terminal: false)
    #expect(run.error == "migrate: \(message)\n")
    #expect(run.output == "" && run.status == 2)
  }

  @Test("a value follows its option or an equals sign, and may hold one")
  func values() throws {
    let options = [Option.root, .check]
    let spaced = try Arguments(["--root", "a", "b", "--check"], options: options, command: "x")
    #expect(spaced.value(of: .root) == "a")
    #expect(spaced.operands == ["b"] && spaced.has(.check))

    let joined = try Arguments(["--root=a=b"], options: options, command: "x")
    #expect(joined.value(of: .root) == "a=b")
    #expect(joined.operands.isEmpty && !joined.has(.check))
  }

  @Test("everything after two dashes is an operand, and so is one dash")
  func operands() throws {
    let arguments = try Arguments(
      ["a", "-", "--", "--check", "--", "-x"], options: [.check], command: "x")
    #expect(arguments.operands == ["a", "-", "--check", "--", "-x"])
    #expect(!arguments.has(.check))
  }

  @Test("lists of an option given twice are joined")
  func lists() throws {
    let arguments = try Arguments(["--only", "a,b", "--only=c"], options: [.only], command: "x")
    #expect(arguments.list(of: .only) == ["a", "b", "c"])
    #expect(arguments.list(of: .skip) == nil)
  }

  @Test("the nearest name is the one that a slip of the finger leads to")
  func nearestName() {
    let names = ["diff", "apply", "list", "explain"]
    #expect(nearest("dif", in: names) == "diff")
    #expect(nearest("appyl", in: names) == "apply")
    #expect(nearest("explian", in: names) == "explain")
    #expect(nearest("zebra", in: names) == nil)
    #expect(nearest("", in: names) == nil)
  }
}
