/// A command as a value: what `--help` says about it, the options it declares, and what it does.
///
/// One file of this folder for each; adding one is that file and a line in ``all``.
struct Command: Sendable {
  let name: String

  /// What it does, in half a line.
  let summary: String

  /// What it does, in a paragraph.
  let discussion: String

  let operands: Operands

  let options: [Option]

  /// Does it. What cannot be done for one file is reported to the invocation; what makes the whole
  /// command impossible is thrown.
  let run: @Sendable (inout Invocation) throws(Failure) -> Void

  /// In the order of a first acquaintance.
  static let all: [Command] = [
    plan, diff, apply, undo, history, clean, report, baseline, why, adopt, list, explain,
    initialize,
    settings, standardInput, completions, man, syntax,
  ]

  /// How many operands the command takes, and the word that stands for one.
  enum Operands: Sendable {
    case none
    case one(String)
    case any(String)
  }

  /// `migrate name [OPTION…] [OPERAND…]`.
  var usage: String {
    switch operands {
    case .none: "migrate \(name) [OPTION…]"
    case .one(let word): "migrate \(name) [OPTION…] \(word)"
    case .any(let word): "migrate \(name) [OPTION…] [\(word)…]"
    }
  }

  /// Reads the words after the command's name.
  func parse(_ words: some Sequence<String>) throws(Failure) -> Arguments {
    let arguments = try Arguments(words, options: options, command: name)
    switch operands {
    case .none:
      if let operand = arguments.operands.first {
        throw .unexpectedOperand(operand, command: name)
      }
    case .one(let word):
      guard arguments.operands.count > 0 else { throw .missingOperand(word, usage: usage) }
      if arguments.operands.count > 1 {
        throw .unexpectedOperand(arguments.operands[1], command: name)
      }
    case .any:
      break
    }
    return arguments
  }
}

/// What a run of the tool amounts to, for whoever called it.
enum ExitStatus: Int32, Comparable, Sendable {
  case done = 0
  /// `--check` was given and a file would change, or `--new` and there is a new site.
  case wouldChange = 1
  /// Something could not be done; there is a line about it on standard error.
  case couldNot = 2

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
