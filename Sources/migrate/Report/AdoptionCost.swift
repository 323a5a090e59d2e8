import Codemods

/// What it costs a module to be compiled in Swift 6 mode, and what else it could adopt then.
struct AdoptionCost {
  /// The places that Swift 6 rejects.
  let rejected: [Site]

  /// What another choice changes about that.
  let options: [Option]

  struct Option {
    let setting: AdoptedSetting

    /// How many of the places are right then.
    let mended: Int

    /// What isn't rejected without the choice.
    let added: [Site]

    /// Attributes that say nothing any more.
    let redundant: Int

    /// Functions that would then run on the actor of their caller.
    let staying: Int
  }
}

extension AdoptionCost {
  /// - Parameters:
  ///   - base: the sites of the module in Swift 6 mode.
  ///   - choices: the same with one more setting each.
  init(
    base: [Site], choices: [(setting: AdoptedSetting, sites: [Site])], _ catalog: [Codemod],
  ) {
    let judges = Set(catalog.filter(\.findsRejectedCode).map(\.id))
    let rejected = base.filter { $0.isRejected(judges) }
    let places = Set(rejected.map(\.key))
    self.rejected = rejected
    options = choices.map { setting, sites in
      let still = sites.filter { $0.isRejected(judges) }
      return Option(
        setting: setting, mended: places.subtracting(still.map(\.key)).count,
        added: still.filter { !places.contains($0.key) },
        redundant: sites.count(of: .redundantMainActor) - base.count(of: .redundantMainActor),
        staying: sites.count(of: .nonisolatedToConcurrent)
          - base.count(of: .nonisolatedToConcurrent))
    }
  }

  /// The places that no change mends.
  var byHand: Int { rejected.count(where: { !$0.isMended }) }
}

extension [Site] {
  fileprivate func count(of codemod: Codemod) -> Int {
    count { $0.codemod == codemod.id && !$0.isNote }
  }
}

extension Site {
  /// Whether Swift 6 rejects the place as it is.
  ///
  /// - Parameter judges: the codemods that look for code which Swift 6 rejects.
  func isRejected(_ judges: Set<String>) -> Bool {
    !isNote && (judges.contains(codemod) || needs.contains { $0.kind != .function })
  }

  /// Whether Swift 6 accepts the place once it is changed.
  var isMended: Bool { verdict != .manual && outlook == .compiles }
}
