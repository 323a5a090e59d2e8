import Codemods

/// What a shell offers at a place of the command line.
enum CompletionValues: Equatable {
  /// Nothing that is known.
  case any
  case words([String])
  /// A list with commas.
  case list([String])
  case file
  case folder
  /// A branch, a tag or a commit.
  case reference

  /// The values of an option, by the word that stands for one.
  init(of option: Option, _ codemods: [String]) {
    switch option.placeholder {
    case "FILE", "LIST", "LOG": self = .file
    case "DIR": self = .folder
    case "REF": self = .reference
    case "ID,…": self = .list(codemods)
    default: self = option.choices.isEmpty ? .any : .words(option.choices)
    }
  }

  /// The operands of a command.
  init(of operands: Command.Operands, _ codemods: [String]) {
    let word =
      switch operands {
      case .none: ""
      case .one(let word), .any(let word): word
      }
    switch word {
    case "": self = .any
    case "ID", "NAME": self = .words(codemods)
    case "SHELL": self = .words(Shell.allCases.map(\.rawValue))
    default: self = .file
    }
  }
}

/// A shell that completions can be written for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}

extension Command {
  /// The options that the command takes, with the one that all take.
  var allOptions: [Option] { options + [.help] }
}

extension String {
  /// As a POSIX shell takes it in single quotes.
  var singleQuoted: String { "'" + replacing("'", with: "'\\''") + "'" }
}
