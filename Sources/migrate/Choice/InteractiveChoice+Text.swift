extension InteractiveChoice {
  func show(_ unit: FixUnit, _ invocation: Invocation) {
    let isColoured = invocation.isErrorColoured
    for site in sites(of: unit) {
      let hunks = site.change.hunks.filter { $0.after != nil }.map { $0.text(isColoured) }
      let why = ([site.explanation] + site.effects.map { "\($0.rawValue): \($0.summary)" })
        .map { invocation.error.layout.wrapped("    " + $0, indent: 4) + "\n" }
      let head = "\(site.file):\(site.line):\(site.column): \(site.verdict): \(site.code)"
      invocation.error.show(
        (isColoured ? Colour.bold.paint(head) : head) + "\n" + why.joined()
          + (hunks.isEmpty ? "    it changes what another change writes\n" : hunks.joined()))
    }
  }

  func sayWhatIsKnown(_ invocation: Invocation) {
    let units = questions.flatMap { [$0.unit] + ($0.unit.parts.count > 1 ? $0.unit.parts : []) }
    let known = units.compactMap(known)
    guard !known.isEmpty else { return }
    let (yes, no) = (known.count { $0 == .made }, known.count { $0 == .declined })
    let edited = known.count - yes - no
    invocation.error.show(
      "\(counted(known.count, "change")) answered in an earlier session: \(yes) yes, \(no) no"
        + (edited == 0 ? "" : ", \(edited) edited") + " ('migrate clean --answers' deletes them)\n")
  }

  /// The answers that can't be given, with the reason.
  func missing(for question: Question) -> [ChangeAnswer: String] {
    let unit = question.unit
    var missing: [ChangeAnswer: String] = [:]
    if unit.parts.count == 1 {
      missing[.split] =
        unit.fixes.count == 1
        ? "a change is made whole or not at all"
        : "these changes are made together or not at all: each depends on the others"
    }
    missing[.edit] = objectionToEditing(question)
    return missing
  }

  private func objectionToEditing(_ question: Question) -> String? {
    if let objection = editableHunks(of: question.unit).objection { return objection }
    if question.isOfPart {
      return "other parts depend on it, or it on them; make it, and edit the file"
    }
    return wholeFor.map { "'\($0.spelling)' is about changes that 'migrate' makes" }
  }
}
