extension Command {
  /// `migrate completions SHELL`
  static let completions = Command(
    name: "completions",
    summary: "write a script for completion in a shell",
    discussion: """
      Writes a script for SHELL, which is 'bash', 'zsh' or 'fish'. The script completes commands,
      options, their values and the names of codemods; its first lines say where to put it.
      """,
    operands: .one("SHELL"),
    options: [.output],
  ) { invocation throws(Failure) in
    let name = invocation.arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      throw .unknownShell(name, nearest: nearest(name, in: Shell.allCases.map(\.rawValue)))
    }
    let codemods = invocation.catalog.map(\.id)
    switch shell {
    case .bash:
      try invocation.write(BashCompletions(commands: all, codemods: codemods).text)
    case .zsh:
      try invocation.write(ZshCompletions(commands: all, codemods: codemods).text)
    case .fish:
      try invocation.write(FishCompletions(commands: all, codemods: codemods).text)
    }
  }

  /// `migrate man`
  static let man = Command(
    name: "man",
    summary: "write the manual page",
    discussion: """
      Writes the manual page, with what each command's '--help' says: 'migrate man > migrate.1'.
      """,
    operands: .none,
    options: [.output],
  ) { invocation throws(Failure) in
    try invocation.write(ManualPage(commands: all).text)
  }
}
