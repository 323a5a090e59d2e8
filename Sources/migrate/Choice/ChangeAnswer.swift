/// What may be answered to the question whether a change is to be made, as `git add --patch` has it.
enum ChangeAnswer: Character, CaseIterable {
  case yes = "y"
  case no = "n"
  case all = "a"
  case done = "d"
  case split = "s"
  case edit = "e"
  case quit = "q"
  case help = "?"

  private var meaning: String {
    switch self {
    case .yes: "make this change"
    case .no: "do not make this change"
    case .all: "make this change and all later ones in the file"
    case .done: "make neither this change nor any later one in the file"
    case .split: "ask about each part of this change"
    case .edit: "edit this change in your editor, and make what you save"
    case .quit: "make neither this change nor any later one"
    case .help: "show the possible answers"
    }
  }

  /// Have: y,n,a,d,q,?
  static func prompt(without missing: [ChangeAnswer: String]) -> String {
    allCases.filter { missing[$0] == nil }.map { String($0.rawValue) }.joined(separator: ",")
  }

  /// A line for each answer, and one for each that can't be given, with the reason.
  static func help(without missing: [ChangeAnswer: String]) -> String {
    let lines = allCases.filter { missing[$0] == nil }.map { "\($0.rawValue)  \($0.meaning)\n" }
    let reasons = allCases.compactMap { answer in
      missing[answer].map { "no '\(answer.rawValue)': \($0)\n" }
    }
    return (lines + reasons).joined()
  }
}
