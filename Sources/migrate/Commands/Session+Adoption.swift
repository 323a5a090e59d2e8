import Codemods

extension Session {
  /// What each of the modules would have to pay, in the order in which they can adopt something.
  func adoptionReport(
    of modules: [Module], _ invocation: inout Invocation,
  ) throws(Failure) -> AdoptionReport {
    let reading = try read(&invocation)
    // What is wrong with a file was said once.
    var quiet = invocation.silenced
    let base = try Assumption([], in: self, reading, &invocation)
    var choices: [Assumption] = []
    for choice in Assumption.choices {
      choices.append(try Assumption([choice], in: self, reading, &quiet))
    }
    let costs = self.modules.modules.map { module in
      AdoptionCost(
        of: module, base: base, choices: choices, files: facts(of: module, in: reading),
        invocation.catalog)
    }
    let named = Set(modules.map(\.key))
    let order = base.project.orderOfModules(costing: costs.map { $0.rejected.count + $0.byHand })
    return AdoptionReport(
      order.map { (self.modules.modules[$0], costs[$0]) }.filter { named.contains($0.0.key) })
  }

  private func facts(of module: Module, in reading: Reading) -> [FileFacts] {
    reading.files.values.map(\.facts)
      .filter { file in modules.modules(of: file.path).contains { $0.key == module.key } }
  }
}

/// The project as it would be if all of its modules were compiled in Swift 6 mode, and with more settings.
struct Assumption {
  let settings: [AdoptedSetting]
  let project: ProjectIndex

  /// Those of each module.
  private(set) var sites: [Module.Key: [Site]] = [:]

  /// What a module may want besides Swift 6 mode.
  static let choices: [AdoptedSetting] = [
    .defaultIsolation(.mainActor), .upcomingFeature("InferIsolatedConformances"),
    .upcomingFeature("NonisolatedNonsendingByDefault"),
  ]

  init(
    _ settings: [AdoptedSetting], in session: Session, _ reading: Session.Reading,
    _ invocation: inout Invocation,
  ) throws(Failure) {
    var session = session
    session.modules = session.modules.assuming([.languageMode(6)] + settings)
    self.settings = settings
    project = session.project(of: reading)
    var found: [Module.Key: [Site]] = [:]
    try session.migrate(&invocation, indexed: (project, reading.files)) { outcome, _ in
      for site in outcome.sites {
        for module in session.modules.modules(of: site.file) {
          found[module.key, default: []].append(site)
        }
      }
    }
    sites = found
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
