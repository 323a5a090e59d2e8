/// The texts of `--help`.
enum Help {
  /// What the tool is, and its commands.
  static func overview(of commands: [Command]) -> String {
    """
    Moves a whole repository to Swift 6 concurrency.

    USAGE
      migrate COMMAND [OPTION…] [OPERAND…]

    COMMANDS
    \(table(commands.map { ($0.name, $0.summary) }))

    OPTIONS
    \(table([Option.version, .help].map { ($0.synopsis, $0.help) }))

    'migrate COMMAND --help' says more about each. Exit status: 0 done, 1 '--check' found something
    to change, 2 something could not be done.

    """
  }

  /// One command with its options.
  static func text(of command: Command) -> String {
    """
    \(command.discussion)

    USAGE
      \(command.usage)

    OPTIONS
    \(table((command.options + [.help]).map { ($0.synopsis, $0.help) }))

    """
  }

  /// Two columns, the first as wide as its widest entry.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \(padded($0.0, to: width))  \($0.1)" }.joined(separator: "\n")
  }
}

/// The text with spaces after it, up to the width in characters.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
