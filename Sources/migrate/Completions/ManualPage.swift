/// The manual page, from the same texts as `--help`.
struct ManualPage {
  let commands: [Command]

  /// What `man` takes.
  var text: String {
    """
    .TH MIGRATE 1 "" "migrate \(Migrate.version)" "User Commands"
    .SH NAME
    migrate \\- move a whole repository to Swift 6 concurrency
    .SH SYNOPSIS
    .B migrate
    .I COMMAND
    [\\fIOPTION\\fR...] [\\fIOPERAND\\fR...]
    .SH DESCRIPTION
    .B migrate
    rewrites the source files of an iOS or macOS project for Swift 6 concurrency: what can be known
    to be right is changed, and of what cannot it says why.
    .SH COMMANDS
    \(commands.map(section).joined())\
    .SH "EXIT STATUS"
    .TP
    .B 0
    done, whether or not anything changed
    .TP
    .B 1
    \\fB\\-\\-check\\fR was given and a file would change, or \\fB\\-\\-new\\fR and there is a new site
    .TP
    .B 2
    something could not be done; there is a line about it on standard error
    .SH FILES
    .TP
    .I \(Settings.fileName.roff)
    the settings of a project, which \\fBmigrate init\\fR explains
    .TP
    .I \(Baseline.fileName.roff)
    the sites that \\fBmigrate report \\-\\-new\\fR leaves out
    .SH "SEE ALSO"
    .BR git (1),
    .BR swift (1)

    """
  }

  private func section(of command: Command) -> String {
    let paragraphs = command.discussion.split(separator: "\n\n", omittingEmptySubsequences: true)
      .map { $0.split(separator: "\n").map { String($0).roffLine }.joined(separator: "\n") }
    let options = command.allOptions.map { option in
      let value = option.placeholder.map { " \\fI\($0.roff)\\fR" } ?? ""
      return ".TP\n\\fB\(option.spelling.roff)\\fR\(value)\n\(option.help.roffLine)\n"
    }
    return """
      .SS "\(command.usage.roff)"
      \(paragraphs.joined(separator: "\n.PP\n"))
      \(options.joined())
      """
  }
}

extension String {
  /// Without what roff takes for its own.
  fileprivate var roff: String {
    replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      .replacing("…", with: "...")
  }

  /// The same for a whole line, which begins with no command.
  fileprivate var roffLine: String {
    let line = roff
    return line.hasPrefix(".") ? "\\&" + line : line
  }
}
