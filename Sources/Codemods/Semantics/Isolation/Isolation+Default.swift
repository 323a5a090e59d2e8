/// What a module's default isolation does (SE-0466), as measured with Swift 6.3.1.
extension ProjectIndex {
  /// The isolation of code in the file that nothing else decides.
  func defaultIsolation(inFile path: String) -> Isolation {
    var names: String {
      modules.targetNames(of: path).map { "'\($0)'" }.joined(separator: ", ")
    }
    return switch modules.defaultIsolation(of: path) {
    case .mainActor:
      Isolation(
        .mainActor, because: ["default isolation of \(names)"], isByDefault: true)
    case .nonisolated: Isolation(.nonisolated, because: [])
    case nil: Isolation(.unknown, because: ["the default isolation of \(names) isn't known"])
    }
  }

  /// The isolation of a type that says nothing and inherits none.
  ///
  /// The default does not reach what is nonisolated for another reason: a subclass of a class
  /// marked so, what conforms to a protocol that is Sendable, and what is declared inside any of
  /// these or of an actor.
  func isolation(
    byDefault inherited: Isolation, of type: TypeFacts, _ known: inout InheritedIsolation,
  ) -> Isolation {
    let isolation = defaultIsolation(inFile: type.path)
    guard isolation.kind != .nonisolated else { return inherited }
    if let reason = nonisolatingInheritance(of: type) {
      return Isolation(.nonisolated, because: [reason])
    }
    switch type.surroundings {
    case .file, .extension: return isolation
    case .nonisolatedExtension:
      return Isolation(.nonisolated, because: ["'nonisolated' extension around it"])
    case .nonisolatedCode:
      return Isolation(.nonisolated, because: ["declared in nonisolated code"])
    case .type:
      let outer = type.name.enclosingName
      let around = self.isolation(ofType: outer, &known)
      if around.kind == .mainActor { return isolation }
      if around.kind == .unknown { return around }
      return Isolation(.nonisolated, because: ["declared inside \(outer)"])
    }
  }

  /// The isolation of an extension's members, from that of the type: the default counts where the
  /// extended type is isolated to nothing.
  func isolation(byDefault extended: Isolation, inExtension type: TypeFacts) -> Isolation {
    let isolation = defaultIsolation(inFile: type.path)
    guard isolation.kind != .nonisolated else { return extended }
    switch extended.kind {
    case .nonisolated: return isolation
    // A type of the SDK that nothing is known of is nonisolated or on the main actor.
    case .unknown where types[resolve(type.name)] == nil: return isolation
    default: return extended
    }
  }

  /// Why a type is nonisolated whatever the default is; `nil` if nothing says so.
  func nonisolatingInheritance(of type: TypeFacts) -> String? {
    // A protocol that refines a Sendable one has the default like any other.
    guard type.kind != .protocol else { return nil }
    let scope = type.name.enclosingName
    for inherited in type.inherited {
      let name = resolve(inherited, inside: scope)
      for ancestor in ancestry(of: name) {
        let declarations = types[ancestor] ?? []
        if declarations.contains(where: { $0.kind == .class && $0.isNonisolated }) {
          return "'nonisolated' on class \(ancestor)"
        }
        // Only the conformance to `Sendable` itself makes no difference.
        let isSendable =
          SendableProtocols.contains(ancestor)
          || types[ancestor] == nil
            && sdk.ancestry(of: ancestor).contains(where: sdk.isSendableProtocol)
        if isSendable, name != "Sendable" { return "'\(ancestor)' is Sendable" }
      }
    }
    return nil
  }
}

extension ProjectModules {
  /// Whether all modules of the file have the feature on.
  func has(_ feature: String, inFile path: String) -> Bool {
    let modules = modules(of: path)
    return !modules.isEmpty && modules.allSatisfy { $0.settings.has(feature) }
  }

  /// Whether some module of the file has the feature on, in some of its builds at least.
  func mayHave(_ feature: String, inFile path: String) -> Bool {
    modules(of: path).contains { module in
      module.settings.has(feature) || module.settings.uncertainFeatures.contains(feature)
    }
  }

  /// Whether no closure of the file checks that it is called on its actor.
  func skipsActorChecks(inFile path: String) -> Bool {
    let modules = modules(of: path)
    return !modules.isEmpty && modules.allSatisfy(\.settings.skipsActorChecks)
  }

  /// Whether the file is checked as in Swift 6; `nil` if that is not known.
  func checksCompletely(_ path: String) -> Bool? {
    agreement(inFile: path) { settings in
      settings.strictConcurrency.map { $0.value == .complete }
        ?? settings.languageMode.map { $0.value >= 6 }
    }
  }

  /// Whether default arguments have the isolation of their function (SE-0411); `nil` if that is not
  /// known.
  func isolatesDefaultValues(_ path: String) -> Bool? {
    agreement(inFile: path) { settings in
      if settings.has("IsolatedDefaultValues") { return true }
      return settings.strictConcurrency.map { $0.value == .complete }
    }
  }

  /// What all modules of the file agree on.
  private func agreement(
    inFile path: String, on answer: (ModuleSettings) -> Bool?,
  ) -> Bool? {
    let answers = Set(modules(of: path).map { answer($0.settings) })
    return answers.count == 1 ? answers.first ?? nil : nil
  }
}
