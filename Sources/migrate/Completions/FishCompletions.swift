import Codemods

/// A script that has fish complete the command line.
struct FishCompletions {
  let commands: [Command]
  let codemods: [String]

  var text: String {
    """
    # Completions of migrate for fish: put this file into ~/.config/fish/completions/migrate.fish
    complete -c migrate -f
    complete -c migrate -n __fish_use_subcommand -l version -d 'show the version'
    complete -c migrate -n __fish_use_subcommand -l help -d 'show this text'
    \(commands.map(lines).joined())
    """
  }

  private func lines(of command: Command) -> String {
    let name = command.name.singleQuoted
    let head =
      "complete -c migrate -n __fish_use_subcommand -a \(name) -d \(command.summary.forFish)\n"
    let start =
      "complete -c migrate -n \("__fish_seen_subcommand_from \(command.name)".singleQuoted)"
    let options = command.allOptions.map { option in
      let value = option.placeholder.map { _ in
        " -x" + action(CompletionValues(of: option, codemods))
      }
      return "\(start) -l \(option.name)\(value ?? "") -d \(option.help.forFish)\n"
    }
    let operands = action(CompletionValues(of: command.operands, codemods))
    return head + options.joined() + (operands.isEmpty ? "" : "\(start)\(operands)\n")
  }

  private func action(_ values: CompletionValues) -> String {
    switch values {
    case .any: ""
    case .words(let names): " -a '\(names.joined(separator: " "))'"
    case .list(let names): " -a '(__fish_append , \(names.joined(separator: " ")))'"
    case .file: " -a '(__fish_complete_path (commandline -ct))'"
    case .folder: " -a '(__fish_complete_directories (commandline -ct))'"
    case .reference: " -a '(git for-each-ref --format=\"%(refname:short)\" 2>/dev/null)'"
    }
  }
}

extension String {
  /// In single quotes, where fish knows two escapes.
  fileprivate var forFish: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
