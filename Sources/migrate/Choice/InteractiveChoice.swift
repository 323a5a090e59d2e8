import Codemods

/// The questions of an interactive session: each change is shown, and made if the user says so.
struct InteractiveChoice {
  private let units: [FixUnit]
  private let sites: [FixKey: Site]
  private let fingerprints: [FixKey: String]
  private var answers: Answers?

  init(of outcomes: [FileOutcome], _ answers: Answers?) {
    let applied = outcomes.flatMap(\.sites).filter(\.isApplied)
    units = FixUnit.units(of: outcomes.flatMap(\.fixes))
    sites = Dictionary(applied.map { ($0.key, $0) }) { first, _ in first }
    fingerprints = Dictionary(zip(applied.map(\.key), applied.fingerprints())) { first, _ in first }
    self.answers = answers
  }

  /// What may be answered, as 'git add --patch' has it.
  private enum Answer: Character, CaseIterable {
    case yes = "y"
    case no = "n"
    case all = "a"
    case done = "d"
    case quit = "q"
    case help = "?"

    var meaning: String {
      switch self {
      case .yes: "make this change"
      case .no: "do not make this change"
      case .all: "make this change and all later ones in the file"
      case .done: "make neither this change nor any later one in the file"
      case .quit: "make neither this change nor any later one"
      case .help: "show the possible answers"
      }
    }

    static var prompt: String { allCases.map { String($0.rawValue) }.joined(separator: ",") }
  }

  /// Asks about each change that was not answered before.
  ///
  /// The end of the input is an answer, too: that nothing more is to be made.
  consuming func ask(_ invocation: inout Invocation) throws(Failure) -> FixChoice {
    var choice = FixChoice([], reason: "you left the change for another run")
    sayWhatIsKnown(invocation)
    var inFile: (path: String, answer: Answer)?
    for (position, unit) in units.enumerated() {
      let file = unit.fixes[0].file
      var answer: Answer
      if let known = known(unit) {
        answer = known ? .yes : .no
      } else if let inFile, inFile.path == file {
        answer = inFile.answer
        try keep(unit, isMade: answer == .yes)
      } else {
        show(unit, invocation)
        answer = ask(about: unit, "(\(position + 1)/\(units.count))", &invocation)
        if answer == .quit { break }
        if answer == .all { inFile = (file, .yes) }
        if answer == .done { inFile = (file, .no) }
        answer = answer == .all ? .yes : answer == .done ? .no : answer
        try keep(unit, isMade: answer == .yes)
      }
      if answer == .yes { choice.add(unit) }
    }
    return choice
  }

  private func ask(
    about unit: FixUnit, _ position: String, _ invocation: inout Invocation,
  ) -> Answer {
    let changes = unit.fixes.count == 1 ? "this change" : "these \(unit.fixes.count) changes"
    while true {
      invocation.error.show("\(position) make \(changes) [\(Answer.prompt)]? ")
      guard let line = invocation.input.nextLine() else {
        invocation.error.show("\n")
        return .quit
      }
      // Where nobody types, nobody ends the line.
      if !invocation.error.isTerminal { invocation.error.show("\n") }
      let answer = line.first.flatMap(Answer.init)
      if let answer, answer != .help, line.count == 1 { return answer }
      let help = Answer.allCases.map { "\($0.rawValue)  \($0.meaning)\n" }.joined()
      invocation.error.show(help + Self.unity)
    }
  }

  private static let unity =
    "these changes are made together or not at all: each depends on the others\n"

  private func show(_ unit: FixUnit, _ invocation: Invocation) {
    let isColoured = invocation.isErrorColoured
    for fix in unit.fixes {
      guard let site = sites[fix.key] else { continue }
      let hunks = site.change.hunks.filter { $0.after != nil }.map { $0.text(isColoured) }
      let why = ([site.explanation] + site.effects.map { "\($0.rawValue): \($0.summary)" })
        .map { invocation.error.layout.wrapped("    " + $0, indent: 4) + "\n" }
      let head = "\(site.file):\(site.line):\(site.column): \(site.verdict): \(site.code)"
      invocation.error.show(
        (isColoured ? Colour.bold.paint(head) : head) + "\n" + why.joined()
          + (hunks.isEmpty ? "    it changes what another change writes\n" : hunks.joined()))
    }
  }

  private func fingerprint(of unit: FixUnit) -> String {
    unit.fixes.compactMap { fingerprints[$0.key] }.sorted().joined(separator: "+")
  }

  private func known(_ unit: FixUnit) -> Bool? { answers?.isMade[fingerprint(of: unit)] }

  private mutating func keep(_ unit: FixUnit, isMade: Bool) throws(Failure) {
    let fingerprint = fingerprint(of: unit)
    try answers?.keep(fingerprint, isMade: isMade)
  }

  private func sayWhatIsKnown(_ invocation: Invocation) {
    let known = units.compactMap(known)
    guard !known.isEmpty else { return }
    invocation.error.show(
      "\(counted(known.count, "change")) answered in an earlier session: "
        + "\(known.count { $0 }) yes, \(known.count { !$0 }) no "
        + "('migrate clean --answers' deletes them)\n")
  }
}

extension SiteChange.Hunk {
  /// The hunk as a patch has it.
  fileprivate func text(_ isColoured: Bool) -> String {
    let rows = comparison
    let (old, new) = (rows.count { !$0.isAdded }, rows.count { !$0.isRemoved })
    let head = "@@ -\(line),\(old) +\(line),\(new) @@"
    let lines = rows.map { row -> String in
      switch row {
      case .same(let text): " \(text)"
      case .removed(let text): isColoured ? Colour.red.paint("-\(text)") : "-\(text)"
      case .added(let text): isColoured ? Colour.green.paint("+\(text)") : "+\(text)"
      }
    }
    return ([isColoured ? Colour.cyan.paint(head) : head] + lines).map { $0 + "\n" }.joined()
  }
}

extension SiteChange.Hunk.Row {
  fileprivate var isAdded: Bool { if case .added = self { true } else { false } }
  fileprivate var isRemoved: Bool { if case .removed = self { true } else { false } }
}
