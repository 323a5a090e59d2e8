import Codemods

extension Option {
  static let changedLines = Option(
    "changed-lines", help: "with '--since' or '--staged', only sites on lines that differ")

  static let limit = Option(
    "limit", "N", help: "make only the first N changes; those that belong together count as one")

  static let interactive = Option(
    "interactive", help: "show each change, and make those that you confirm")

  /// What chooses among the changes of a run.
  static let choosing: [Option] = [.limit, .interactive]
}

extension Arguments {
  /// Whether some of the fixes may not be made.
  var isChoosing: Bool {
    has(.limit) || has(.interactive) || has(.changedLines)
  }
}

extension Session {
  /// Migrates the files in memory with those of the fixes that the user wants, and hands over what came of each.
  ///
  /// - Parameter answers: where the answers of an interactive session are kept.
  func migrateChosen(
    _ invocation: inout Invocation, keepingAnswersIn answers: Answers? = nil,
    take: (FileOutcome, inout Invocation) throws(Failure) -> Void,
  ) throws(Failure) {
    guard invocation.arguments.isChoosing, !selected.isEmpty else {
      try migrate(&invocation, take: take)
      return
    }
    let indexed = try index(&invocation)
    let (outcomes, _) = try chosen(&invocation, indexed: indexed, keepingAnswersIn: answers)
    for outcome in outcomes { try take(outcome, &invocation) }
  }

  /// What comes of each file with those of the fixes that the user wants.
  ///
  /// - Returns: the fixes as well; `nil` for all.
  func chosen(
    _ invocation: inout Invocation, indexed: Indexed, keepingAnswersIn answers: Answers? = nil,
  ) throws(Failure) -> ([FileOutcome], FixChoice?) {
    var outcomes: [FileOutcome] = []
    try migrate(&invocation, indexed: indexed) { outcome, _ in outcomes.append(outcome) }
    var last: FixChoice?
    func choose(_ choice: FixChoice) throws(Failure) {
      outcomes = try self.outcomes(invocation, indexed: indexed, making: choice)
      last = choice
    }
    let lines =
      invocation.arguments.has(.changedLines) ? try ChangedLines(of: self, invocation) : nil
    if let lines {
      try choose(lines.choice(among: outcomes))
    }
    if let limit = try invocation.arguments.number(of: .limit, in: 1...1_000_000) {
      let units = FixUnit.units(of: outcomes.flatMap(\.fixes))
      try choose(
        FixChoice(Array(units.prefix(limit)), reason: "'--limit' leaves the change for another run")
      )
    }
    if invocation.arguments.has(.interactive) {
      let choice = try InteractiveChoice(of: outcomes, answers, in: self, invocation.arguments)
      try choose(choice.ask(&invocation))
    }
    if let lines {
      for index in outcomes.indices { outcomes[index].keepSites(where: lines.hold) }
    }
    return (outcomes, last)
  }
}
