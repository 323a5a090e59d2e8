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
    \(table([Option.version, .help]))

    'migrate COMMAND --help' says more about each. Exit status: 0 done, 1 '--check' or '--new' has
    found something, 2 something could not be done.

    """
  }

  /// One command with its options.
  static func text(of command: Command) -> String {
    """
    \(command.discussion)

    USAGE
      \(command.usage)

    OPTIONS
    \(table(command.options.filter { !isRare($0) } + [.help]))

    """ + rareOptions(of: command)
  }

  /// A section of its own; empty if the command takes none.
  private static func rareOptions(of command: Command) -> String {
    let options = command.options.filter(isRare)
    return options.isEmpty ? "" : "\nADVANCED OPTIONS\n\(table(options))\n"
  }

  private static func isRare(_ option: Option) -> Bool { Session.rareOptions.contains(option) }

  private static func table(_ options: [Option]) -> String {
    table(options.map { ($0.synopsis, $0.help) })
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
