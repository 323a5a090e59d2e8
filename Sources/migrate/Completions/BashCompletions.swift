import Codemods

/// A script that has bash complete the command line.
struct BashCompletions {
  let commands: [Command]
  let codemods: [String]

  var text: String {
    """
    # Completions of migrate for bash: source this file, or put it into
    # ~/.local/share/bash-completion/completions/migrate
    _migrate() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} name= index
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          -?*) ;;
          *) name=${COMP_WORDS[index]}; break ;;
        esac
      done
      COMPREPLY=()
      case $name in
    \(commands.map(branch).joined())    *) _migrate_words \(words(names)) ;;
      esac
    }

    _migrate_words() {
      local IFS=$'\\n'
      COMPREPLY=($(IFS=' '; compgen -W "$*" -- "$word"))
    }

    # The last of some names with commas between them.
    _migrate_list() {
      local before=
      [[ $word == *,* ]] && before=${word%,*},
      COMPREPLY=($(compgen -P "$before" -W "$*" -- "${word##*,}"))
      compopt -o nospace
    }

    _migrate_paths() {
      local IFS=$'\\n'
      compopt -o filenames
      COMPREPLY=($(compgen "$1" -- "$word"))
    }

    complete -F _migrate migrate

    """
  }

  private var names: [String] { commands.map(\.name) + ["--version", "--help"] }

  private func branch(of command: Command) -> String {
    let valued = command.options.filter { $0.placeholder != nil }
    let values = valued.map { option in
      "        \(option.spelling)) \(action(CompletionValues(of: option, codemods))); return ;;\n"
    }
    let options = words(command.allOptions.map(\.spelling))
    let operands = CompletionValues(of: command.operands, codemods)
    return """
          \(command.name.singleQuoted))
            case $previous in
      \(values.joined())      esac
            if [[ $word == -* ]]; then _migrate_words \(options); else \(action(operands)); fi ;;

      """
  }

  private func action(_ values: CompletionValues) -> String {
    switch values {
    case .any: ":"
    case .words(let names): "_migrate_words \(words(names))"
    case .list(let names): "_migrate_list \(words(names))"
    case .file: "_migrate_paths -f"
    case .folder: "_migrate_paths -d"
    case .reference:
      "_migrate_words $(git for-each-ref --format='%(refname:short)' 2>/dev/null)"
    }
  }

  private func words(_ names: [String]) -> String { names.joined(separator: " ") }
}
