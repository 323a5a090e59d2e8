import Foundation

extension Arguments {
  /// Whether the options for verifying go together.
  func checkVerifying() throws(Failure) {
    if has(.verify), has(.check) { throw .contradiction(.check, .verify) }
    // Have: '--verify "$BUILD"', where nothing is in the variable.
    if value(of: .verify)?.allSatisfy(\.isWhitespace) == true { throw .missingValue(of: .verify) }
    if has(.verifyInCopy), !has(.verify) { throw .onlyWith(.verifyInCopy, .verify) }
  }
}

extension Invocation {
  /// Writes what is left of the changes once those are taken back that the build says something new of.
  mutating func applyVerified(
    in session: Session, keepingIn journal: Journal,
  ) throws(Failure) {
    let indexed = try session.index(&self)
    var outcomes: [FileOutcome] = []
    var choice: FixChoice?
    let answers = arguments.has(.interactive) ? try Answers(in: journal) : nil
    if arguments.isChoosing {
      (outcomes, choice) = try session.chosen(&self, indexed: indexed, keepingAnswersIn: answers)
    } else {
      try session.migrate(&self, indexed: indexed) { outcome, _ in outcomes.append(outcome) }
    }
    let changes = outcomes.compactMap(\.change)
    try checkWritable(changes)
    var summary = Summary(of: session)
    guard !changes.isEmpty else {
      for outcome in outcomes { summary.add(outcome) }
      error.show(summary.text(.past, error.layout, of: modulesOfIndex))
      return
    }
    var verification = try verification(
      of: session, indexed: indexed, making: choice, keepingIn: journal)
    let verified = try verification.perform()
    let written =
      arguments.has(.verifyInCopy)
      ? try writeCopied(verified.compactMap(\.change), keepingIn: journal)
      : Set(verification.writtenPaths)
    for path in verification.writtenPaths { try write(path + "\n") }
    for outcome in verified {
      if let change = outcome.change, !written.contains(change.file.path) {
        summary.addUnwritten(outcome)
      } else {
        summary.add(outcome)
      }
    }
    error.show(summary.text(.past, error.layout, of: modulesOfIndex))
    for taken in verification.takenBack { error.show("\(taken)\n") }
    if !written.isEmpty {
      if answers != nil { try Answers.settle(in: journal) }
      sayHowToUndo(in: session.workspace, journal)
    }
  }

  private func verification(
    of session: Session, indexed: Session.Indexed, making choice: FixChoice?,
    keepingIn journal: Journal,
  ) throws(Failure) -> Verification {
    let folder: AbsolutePath
    do {
      folder = try AbsolutePath(resolving: workingDirectory, from: "/")
    } catch {
      throw .noSuchPath(workingDirectory, error)
    }
    let trial: any Trial =
      arguments.has(.verifyInCopy)
      ? try TrialInCopy(of: session.workspace, in: folder)
      : try TrialInPlace(in: folder, keepingIn: journal)
    let command = BuildCommand(
      text: arguments.value(of: .verify) ?? "", environment: environment, folder: trial.folder)
    return Verification(
      of: session, indexed: indexed, making: choice, by: command, in: trial,
      recording: BuildRecord(in: journal), self)
  }

  /// - Returns: the paths of the files that were written.
  private mutating func writeCopied(
    _ changes: [FileChange], keepingIn journal: Journal,
  ) throws(Failure) -> Set<String> {
    Set(try write(changes, keepingIn: journal).map { changes[$0].file.path })
  }
}

extension Verification.TakenBack: CustomStringConvertible {
  /// Have: App/Feed.swift:6:7: main-queue-hop is taken back: the build has a new error with the change: …
  var description: String {
    "\(fix.file):\(fix.line):\(fix.column): '\(fix.place.codemod)' is taken back: \(reason)"
  }
}
