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

    /// What becomes of the types; `nil` where the choice isn't about them.
    let effect: DefaultIsolationEffect?
  }
}

extension AdoptionCost {
  /// - Parameters:
  ///   - base: the project in Swift 6 mode.
  ///   - choices: the same with one more setting each.
  ///   - files: those of the module.
  init(
    of module: Module, base: Assumption, choices: [Assumption], files: [FileFacts],
    _ catalog: [Codemod],
  ) {
    let judges = Set(catalog.filter(\.findsRejectedCode).map(\.id))
    let baseSites = base.sites[module.key] ?? []
    let rejected = baseSites.filter { $0.isRejected(judges) }
    self.rejected = rejected
    options = choices.flatMap { choice in
      choice.settings.map { setting in
        let isIsolation = setting == .defaultIsolation(.mainActor)
        return Option(
          setting, rejected: rejected, of: baseSites, choice.sites[module.key] ?? [], judges,
          isIsolation
            ? DefaultIsolationEffect(on: files, base: base.project, isolated: choice.project) : nil)
      }
    }
  }

  /// The places that no change mends.
  var byHand: Int { rejected.count(where: { !$0.isMended }) }
}

extension AdoptionCost.Option {
  /// - Parameters:
  ///   - rejected: those of the sites without the choice that Swift 6 rejects.
  ///   - sites: those with it.
  fileprivate init(
    _ setting: AdoptedSetting, rejected: [Site], of base: [Site], _ sites: [Site],
    _ judges: Set<String>, _ effect: DefaultIsolationEffect?,
  ) {
    let places = Set(rejected.map(\.key))
    let still = sites.filter { $0.isRejected(judges) }
    self.setting = setting
    self.effect = effect
    mended = places.subtracting(still.map(\.key)).count
    added = still.filter { !places.contains($0.key) }
    redundant = sites.count(of: .redundantMainActor) - base.count(of: .redundantMainActor)
    staying = sites.count(of: .nonisolatedToConcurrent) - base.count(of: .nonisolatedToConcurrent)
  }
}

extension [Site] {
  fileprivate func count(of codemod: Codemod) -> Int {
    count { $0.codemod == codemod.id && $0.mayBreak }
  }
}

extension Site {
  /// Whether Swift 6 rejects the place as it is.
  ///
  /// - Parameter judges: the codemods that look for code which Swift 6 rejects.
  func isRejected(_ judges: Set<String>) -> Bool {
    mayBreak && (judges.contains(codemod) || needs.contains { $0.kind != .function })
  }

  /// Whether Swift 6 accepts the place once it is changed.
  var isMended: Bool { verdict != .manual && outlook == .compiles }
}
