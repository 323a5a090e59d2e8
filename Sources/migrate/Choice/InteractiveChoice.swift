import Codemods

/// The questions of an interactive session: each change is shown, and made if the user says so.
struct InteractiveChoice {
  /// What is still to be asked about, the next one first.
  private(set) var questions: [Question]

  private let sitesByKey: [FixKey: Site]
  private let names: [FixKey: ChangeName]
  let session: Session
  private var answers: Answers?

  /// The option that a change has to be as the tool makes it for.
  let wholeFor: Option?

  private var choice = FixChoice([], reason: "you left the change for another run")

  /// What was said of all later changes in a file.
  private var inFile: (path: String, answer: Answers.Answer)?

  /// What isn't made.
  private var declined: [FixUnit] = []

  struct Question {
    let unit: FixUnit

    /// Have: (2/5), or of a part: (2/5, part 1 of 3)
    let position: String

    /// Whether it is about a part of what depends on each other.
    var isOfPart = false
  }

  init(
    of outcomes: [FileOutcome], _ answers: Answers?, in session: Session, _ arguments: Arguments,
  ) throws(Failure) {
    let applied = outcomes.flatMap(\.sites).filter(\.isApplied)
    let units = FixUnit.units(of: outcomes.flatMap(\.fixes))
    questions = units.enumerated().map { Question(unit: $1, position: "\($0 + 1)/\(units.count)") }
    sitesByKey = Dictionary(applied.map { ($0.key, $0) }) { first, _ in first }
    names = answers == nil ? [:] : try session.names(ofChangesAt: applied)
    self.answers = answers
    self.session = session
    wholeFor = [.verify, .splitBy].first(where: arguments.has)
  }

  /// Asks about each change that was not answered before.
  ///
  /// The end of the input is an answer, too: that nothing more is to be made.
  consuming func ask(_ invocation: inout Invocation) throws(Failure) -> FixChoice {
    sayWhatIsKnown(invocation)
    while !questions.isEmpty {
      let question = questions.removeFirst()
      let unit = question.unit
      if let decision = knownDecision(on: unit) {
        carryOut(decision, on: unit)
      } else if unit.parts.count > 1, unit.parts.contains(where: { known($0) != nil }) {
        split(question)
      } else if declined.contains(where: unit.dependsOn) {
        carryOut(.decline, on: unit)
      } else if let inFile, inFile.path == unit.fixes[0].file {
        try settle(inFile.answer, for: unit)
      } else if try !ask(question, &invocation) {
        break
      }
    }
    return choice
  }

  /// - Returns: false if nothing more is to be asked.
  private mutating func ask(
    _ question: Question, _ invocation: inout Invocation,
  ) throws(Failure) -> Bool {
    let unit = question.unit
    show(unit, invocation)
    var draft: [UInt8]?
    while true {
      switch answer(to: question, &invocation) {
      case .quit: return false
      case .help: continue
      case .split: split(question)
      case .edit:
        guard let edited = edit(unit, &draft, invocation) else { continue }
        try settle(edited, for: unit)
      case .yes: try settle(.made, for: unit)
      case .no: try settle(.declined, for: unit)
      case .all: try settle(.made, forAllFrom: unit)
      case .done: try settle(.declined, forAllFrom: unit)
      }
      return true
    }
  }

  /// - Returns: an answer that can be given.
  private func answer(
    to question: Question, _ invocation: inout Invocation,
  ) -> ChangeAnswer {
    let missing = missing(for: question)
    let count = question.unit.fixes.count
    let changes = count == 1 ? "this change" : "these \(count) changes"
    invocation.error.show(
      "(\(question.position)) make \(changes) [\(ChangeAnswer.prompt(without: missing))]? ")
    guard let line = invocation.input.nextLine() else {
      invocation.error.show("\n")
      return .quit
    }
    // Where nobody types, nobody ends the line.
    if !invocation.error.isTerminal { invocation.error.show("\n") }
    let answer = line.count == 1 ? line.first.flatMap(ChangeAnswer.init) : nil
    if let answer, answer != .help, missing[answer] == nil { return answer }
    invocation.error.show(ChangeAnswer.help(without: missing))
    return .help
  }

  /// Asks about the parts next.
  private mutating func split(_ question: Question) {
    let parts = question.unit.parts
    questions.insert(
      contentsOf: parts.enumerated().map {
        Question(
          unit: $1, position: "\(question.position), part \($0 + 1) of \(parts.count)",
          isOfPart: true)
      }, at: 0)
  }

  func sites(of unit: FixUnit) -> [Site] { unit.fixes.compactMap { sitesByKey[$0.key] } }

  func editableHunks(of unit: FixUnit) -> EditableHunks {
    let sites = sites(of: unit)
    let own = Set(sites.map(\.key))
    let paths = Set(sites.map(\.file))
    let others = sitesByKey.values.filter { paths.contains($0.file) && !own.contains($0.key) }
    return EditableHunks(of: sites, besides: others)
  }

  /// What an answer to the unit is kept by; `nil` if a part of it isn't known again.
  private func name(of unit: FixUnit) -> Answers.Question? {
    let known = unit.fixes.map { names[$0.key] }
    return known.contains(nil) ? nil : Set(known.compactMap(\.self))
  }

  /// What was answered in an earlier session.
  func known(_ unit: FixUnit) -> Answers.Answer? {
    name(of: unit).flatMap { answers?.known[$0] }
  }

  private func knownDecision(on unit: FixUnit) -> Decision? {
    known(unit).flatMap { decision(of: $0, on: unit) }
  }

  private mutating func settle(
    _ answer: Answers.Answer, forAllFrom unit: FixUnit,
  ) throws(Failure) {
    inFile = (unit.fixes[0].file, answer)
    try settle(answer, for: unit)
  }

  private mutating func settle(_ answer: Answers.Answer, for unit: FixUnit) throws(Failure) {
    if let decision = decision(of: answer, on: unit) { carryOut(decision, on: unit) }
    if let name = name(of: unit) { try answers?.keep(answer, to: name) }
  }

  /// What becomes of a change.
  private enum Decision {
    case make
    case decline
    case write([HandEdit])
  }

  /// What an answer means; `nil` if what was edited isn't about the change as it is now.
  private func decision(of answer: Answers.Answer, on unit: FixUnit) -> Decision? {
    switch answer {
    case .made: return .make
    case .declined: return .decline
    case .edited(let text):
      let hunks = editableHunks(of: unit)
      guard wholeFor == nil, hunks.objection == nil, let edits = try? hunks.edits(in: text)
      else { return nil }
      // Have: each '-' made a blank, and each '+' deleted.
      return edits.allSatisfy(\.isEmpty) ? .decline : .write(edits)
    }
  }

  private mutating func carryOut(_ decision: Decision, on unit: FixUnit) {
    switch decision {
    case .make: choice.add(unit)
    case .decline: declined.append(unit)
    case .write(let edits): choice.add(edits, insteadOf: sites(of: unit))
    }
  }
}
