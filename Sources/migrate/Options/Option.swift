/// An option as a value: its name, what it takes, and the line that `--help` shows for it.
struct Option: Hashable, Sendable {
  /// The name without the two dashes.
  let name: String

  /// What stands for the value in a help text; `nil` for a switch, which takes none.
  let placeholder: String?

  let help: String

  /// The values that there are, where there are few.
  let choices: [String]

  init(_ name: String, _ placeholder: String? = nil, choices: [String] = [], help: String) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.choices = choices
  }

  /// `--name`.
  var spelling: String { "--" + name }

  /// `--name`, or `--name VALUE`.
  var synopsis: String { placeholder.map { "\(spelling) \($0)" } ?? spelling }
}

/// The options that more than one command declares.
extension Option {
  static let root = Option(
    "root", "DIR",
    help: "the folder to read as a whole (default: PATH's repository or package)")

  static let only = Option("only", "ID,…", help: "run these codemods and no others")

  static let skip = Option("skip", "ID,…", help: "run all codemods but these")

  static let review = Option(
    "review", help: "include changes that somebody should read, not only safe ones")

  static let check = Option("check", help: "exit with 1 when a file would change")

  static let jobs = Option(
    "jobs", "N", help: "work on N files at a time (default: one for each processor)")

  static let times = Option(
    "times", help: "say where the processor time went, by codemod and by file")

  static let output = Option(
    "output", "FILE", help: "write the result to FILE instead of standard output")

  static let help = Option("help", help: "show this text")

  static let version = Option("version", help: "show the version")
}
