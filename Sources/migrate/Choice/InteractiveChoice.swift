import Codemods

/// The questions of an interactive session: each change is shown, and made if the user says so.
struct InteractiveChoice {
  /// What is still to be asked about, the next one first.
  private(set) var questions: [Question]

  private let sitesByKey: [FixKey: Site]
  private let fingerprints: [FixKey: String]
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
  ) {
    let applied = outcomes.flatMap(\.sites).filter(\.isApplied)
    let units = FixUnit.units(of: outcomes.flatMap(\.fixes))
    questions = units.enumerated().map { Question(unit: $1, position: "\($0 + 1)/\(units.count)") }
    sitesByKey = Dictionary(applied.map { ($0.key, $0) }) { first, _ in first }
    fingerprints = Dictionary(zip(applied.map(\.key), applied.fingerprints())) { first, _ in first }
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
      if try take(question) { continue }
      guard try ask(question, &invocation) else { break }
    }
    return choice
  }

  /// Takes what is known of the change already.
  ///
  /// - Returns: false where that is nothing.
  private mutating func take(_ question: Question) throws(Failure) -> Bool {
    let unit = question.unit
    if let known = known(unit), accept(known, for: unit) { return true }
    let parts = unit.parts
    if parts.count > 1, parts.contains(where: { known($0) != nil }) {
      split(question)
    } else if declined.contains(where: unit.dependsOn) {
      declined.append(unit)
    } else if let inFile, inFile.path == unit.fixes[0].file {
      try keep(inFile.answer, for: unit)
    } else {
      return false
    }
    return true
  }

  /// - Returns: false if nothing more is to be asked.
  private mutating func ask(
    _ question: Question, _ invocation: inout Invocation,
  ) throws(Failure) -> Bool {
    let unit = question.unit
    show(unit, invocation)
    var draft: String?
    while true {
      switch answer(to: question, &invocation) {
      case .quit: return false
      case .help: continue
      case .split: split(question)
      case .edit:
        guard let edited = edit(unit, &draft, invocation) else { continue }
        try keep(edited, for: unit)
      case .yes, .all: try keep(.made, for: unit)
      case .no, .done: try keep(.declined, for: unit)
      }
      return true
    }
  }

  /// - Returns: an answer that can be given.
  private mutating func answer(
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
    if let answer, answer != .help, missing[answer] == nil {
      note(answer, inFile: question.unit.fixes[0].file)
      return answer
    }
    invocation.error.show(ChangeAnswer.help(without: missing))
    return .help
  }

  private mutating func note(_ answer: ChangeAnswer, inFile path: String) {
    if answer == .all { inFile = (path, .made) }
    if answer == .done { inFile = (path, .declined) }
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

  /// - Throws: if another change has some of the lines.
  func editableHunks(of unit: FixUnit) throws(EditableHunks.Mistake) -> EditableHunks {
    let sites = sites(of: unit)
    let own = Set(sites.map(\.key))
    let paths = Set(sites.map(\.file))
    let others = sitesByKey.values.filter { paths.contains($0.file) && !own.contains($0.key) }
    return try EditableHunks(of: sites, besides: others)
  }

  private func fingerprint(of unit: FixUnit) -> String {
    unit.fixes.compactMap { fingerprints[$0.key] }.sorted().joined(separator: "+")
  }

  func known(_ unit: FixUnit) -> Answers.Answer? { answers?.known[fingerprint(of: unit)] }

  private mutating func keep(_ answer: Answers.Answer, for unit: FixUnit) throws(Failure) {
    _ = accept(answer, for: unit)
    let fingerprint = fingerprint(of: unit)
    try answers?.keep(fingerprint, answer)
  }

  /// - Returns: false if what was edited isn't about the change as it is now.
  private mutating func accept(_ answer: Answers.Answer, for unit: FixUnit) -> Bool {
    switch answer {
    case .made: choice.add(unit)
    case .declined: declined.append(unit)
    case .edited(let text):
      guard wholeFor == nil, let edits = try? editableHunks(of: unit).edits(in: text)
      else { return false }
      // Have: each '-' made a blank, and each '+' deleted.
      guard !edits.allSatisfy(\.isEmpty) else { return accept(.declined, for: unit) }
      choice.add(edits, insteadOf: sites(of: unit))
    }
    return true
  }
}
