import Codemods

extension Session {
  /// What each of the modules would have to pay, in the order in which they can adopt something.
  func adoptionReport(
    of modules: [Module], _ invocation: inout Invocation,
  ) throws(Failure) -> AdoptionReport {
    let reading = try read(&invocation)
    let choices: [AdoptedSetting] = [
      .defaultIsolation(.mainActor), .upcomingFeature("InferIsolatedConformances"),
      .upcomingFeature("NonisolatedNonsendingByDefault"),
    ]
    // What is wrong with a file was said once.
    var quiet = invocation.silenced
    let base = try sites([], of: reading, &invocation)
    var sitesOfChoices: [(setting: AdoptedSetting, sites: [Module.Key: [Site]])] = []
    for choice in choices {
      sitesOfChoices.append((choice, try sites([choice], of: reading, &quiet)))
    }
    let costs = self.modules.modules.map { module in
      AdoptionCost(
        base: base[module.key] ?? [],
        choices: sitesOfChoices.map { ($0.setting, $0.sites[module.key] ?? []) },
        invocation.catalog)
    }
    let named = Set(modules.map(\.key))
    let order = project(of: reading)
      .orderOfModules(costing: costs.map { $0.rejected.count + $0.byHand })
    return AdoptionReport(
      order.map { (self.modules.modules[$0], costs[$0]) }.filter { named.contains($0.0.key) })
  }

  /// The sites of each module if all are compiled in Swift 6 mode and with the settings.
  private func sites(
    _ settings: [AdoptedSetting], of reading: Reading, _ invocation: inout Invocation,
  ) throws(Failure) -> [Module.Key: [Site]] {
    var session = self
    session.modules = modules.assuming([.languageMode(6)] + settings)
    var sites: [Module.Key: [Site]] = [:]
    let indexed = (session.project(of: reading), reading.files)
    try session.migrate(&invocation, indexed: indexed) { outcome, _ in
      for site in outcome.sites {
        for module in session.modules.modules(of: site.file) {
          sites[module.key, default: []].append(site)
        }
      }
    }
    return sites
  }
}

extension Module {
  /// What tells it from other modules.
  struct Key: Hashable {
    let container: String
    let target: String
  }

  var key: Key { Key(container: container, target: targetName) }
}
