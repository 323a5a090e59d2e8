import Codemods

/// A script that has zsh complete the command line.
struct ZshCompletions {
  let commands: [Command]
  let codemods: [String]

  var text: String {
    """
    #compdef migrate
    # Completions of migrate for zsh: put this file as _migrate into a folder of $fpath
    _migrate() {
      local -a commands
      commands=(
    \(commands.map { "    \("\($0.name.escaped):\($0.summary)".singleQuoted)\n" }.joined())  )
      local context state line
      _arguments -C '--version[show the version]' '--help[show this text]' \\
        '1:command:->command' '*::argument:->arguments'
      case $state in
        command) _describe -t commands command commands ;;
        arguments)
          case $line[1] in
    \(commands.map(branch).joined())      esac ;;
      esac
    }

    _migrate_references() {
      local -a references
      references=(${(f)"$(git for-each-ref --format='%(refname:short)' 2>/dev/null)"})
      compadd -a references
    }

    _migrate "$@"

    """
  }

  private func branch(of command: Command) -> String {
    let options = command.allOptions.map { option in
      let value = option.placeholder.map { placeholder in
        ":\(placeholder.escaped):\(action(CompletionValues(of: option, codemods)))"
      }
      let repeats = option.placeholder == nil ? "" : "*"
      return "\(repeats)\(option.spelling)[\(option.help.bracketed)]\(value ?? "")".singleQuoted
    }
    let operands = operands(of: command).map { [$0.singleQuoted] } ?? []
    let list = (options + operands).map { " \\\n            \($0)" }.joined()
    return "        \(command.name.singleQuoted)) _arguments\(list) ;;\n"
  }

  private func operands(of command: Command) -> String? {
    let values = action(CompletionValues(of: command.operands, codemods))
    return switch command.operands {
    case .none: nil
    case .one(let word): "1:\(word.escaped):\(values)"
    case .any(let word): "*:\(word.escaped):\(values)"
    }
  }

  private func action(_ values: CompletionValues) -> String {
    switch values {
    case .any: " "
    case .words(let names): "(\(names.joined(separator: " ")))"
    case .list(let names): "_sequence compadd - \(names.joined(separator: " "))"
    case .file: "_files"
    case .folder: "_files -/"
    case .reference: "_migrate_references"
    }
  }
}

extension String {
  /// Colons end a part of a specification.
  fileprivate var escaped: String { replacing(":", with: "\\:") }

  fileprivate var bracketed: String {
    escaped.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}
