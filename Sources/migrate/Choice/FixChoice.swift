import Codemods

/// What a fix is known by from one run over the same files to the next.
struct FixKey: Hashable, Sendable {
  /// The path from the root.
  let file: String

  let place: FixPlace
}

extension WrittenFix {
  var key: FixKey { FixKey(file: file, place: place) }
}

extension Site {
  /// What the fix of the site is known by.
  var key: FixKey {
    FixKey(file: file, place: FixPlace(codemod: codemod, offset: range.lowerBound))
  }
}

/// The fixes of a run that are made, where the user wants some of them only.
struct FixChoice: Sendable {
  private(set) var chosen: Set<FixKey> = []

  /// What is made in place of fixes that a person has edited.
  private(set) var edits: [HandEdit] = []

  /// The sites of those fixes.
  private(set) var edited: [FixKey: Site] = [:]

  /// Why each of the others is not.
  let reason: String

  /// Whether what is not chosen is told of with the sites that a person has to decide about, or only counted.
  let isToldOf: Bool

  init(_ units: [FixUnit], reason: String, isToldOf: Bool = false) {
    chosen = Set(units.flatMap(\.fixes).map(\.key))
    self.reason = reason
    self.isToldOf = isToldOf
  }

  mutating func add(_ unit: FixUnit) { chosen.formUnion(unit.fixes.map(\.key)) }

  mutating func add(_ edits: [HandEdit], insteadOf sites: [Site]) {
    self.edits += edits
    for site in sites { edited[site.key] = site }
  }
}

extension Session {
  /// What becomes of the files if no other fixes are made than those chosen.
  ///
  /// What is not made may make room for another fix, which was not chosen either: so that is repeated until nothing
  /// else is made.
  ///
  /// - Parameters:
  ///   - withheld: what is not made although it is chosen, with the reason.
  ///   - files: the paths of those that have a fix at all; the others are passed over. `nil` for all.
  func outcomes(
    _ invocation: Invocation, indexed: Indexed, making choice: FixChoice,
    withholding withheld: [String: [FixPlace: String]] = [:], among files: Set<String>? = nil,
  ) throws(Failure) -> [FileOutcome] {
    var withheld = withheld
    var left: Set<FixKey> = []
    while true {
      var outcomes: [FileOutcome] = []
      var silenced = invocation.silenced
      try migrate(&silenced, indexed: indexed, withholding: withheld, among: files) { outcome, _ in
        outcomes.append(outcome)
      }
      let others = outcomes.flatMap(\.fixes).filter { !choice.chosen.contains($0.key) }
      guard !others.isEmpty else {
        for index in outcomes.indices {
          if !choice.isToldOf { outcomes[index].postpone(left) }
          outcomes[index].keep(made: choice.edited)
        }
        try take(choice.edits, in: &outcomes)
        return outcomes
      }
      for fix in others where left.insert(fix.key).inserted {
        withheld[fix.file, default: [:]][fix.place] = choice.reason
      }
    }
  }
}
