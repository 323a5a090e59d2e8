import Rewriter

extension Context {
  /// Which observable objects of the project may be isolated to the main actor: the largest set of which each counts on
  /// no other.
  var planOfObservableObjects: MainActorPlan {
    project.planOfObservableObjects.value {
      MainActorPlan(of: Array(observedClasses), in: self) { _ in true }
    }
  }

  /// The same of these and of the classes that store objects of the main actor.
  var planOfClasses: MainActorPlan {
    project.planOfClasses.value {
      let observed = observedClasses
      return MainActorPlan(of: project.tables.classNames, in: self) { name in
        observed.contains(name) || storesView(typeNamed: name)
      }
    }
  }

  /// The classes that SwiftUI observes, and those that they inherit from, whose isolation decides for them.
  private var observedClasses: Set<String> {
    let observed = project.tables.heirs.mayInherit(from: "ObservableObject")
      .map(project.ancestry).filter { $0.contains("ObservableObject") }
    return Set(observed.joined()).filter { name in
      project.types[name]?.contains { $0.kind == .class } == true
    }
  }

  private func storesView(typeNamed name: String) -> Bool {
    let rules = SendabilityRules(context: self)
    return project.types[name]?.contains { type in
      rules.stored(in: type).contains { $0.type.map(isView) == true }
    } == true
  }
}

extension MainActorPlan {
  /// - Parameter isWanted: whether the main actor is the place of the class.
  fileprivate init(
    of names: [String], in context: Context, where isWanted: (String) -> Bool,
  ) {
    // Every file has the same plan: names count as the files of the classes see them.
    let classes = Set(names).sorted().filter(isWanted)
      .compactMap { IsolatableClass($0, in: context.project) }
    let assumed = Set(classes.flatMap(\.family))
    var candidates = classes.map { Candidate($0, assuming: assumed, in: context) }
    // What counts on a class that stays has to stay as well.
    while let index = candidates.firstIndex(where: { $0.countsOnOneThatStays(of: candidates) }) {
      candidates[index].stay(among: candidates)
    }
    self.init(
      isolated: Set(candidates.filter { $0.refusal == nil }.flatMap(\.subject.family)),
      outcomes: Dictionary(
        candidates.map { ($0.subject.name, $0.outcome) }, uniquingKeysWith: { first, _ in first }))
  }

  private struct Candidate {
    let subject: IsolatableClass
    private(set) var refusal: Refusal?
    private let dependencies: Set<String>
    private var notes: [String] = []
    private var needs: [RequiredAnnotation] = []

    init(_ subject: IsolatableClass, assuming assumed: Set<String>, in context: Context) {
      self.subject = subject
      if let reason = subject.refusal(in: context) ?? subject.consequences(assumed, context) {
        (refusal, dependencies) = (reason, [])
        return
      }
      let uses = ClassUses(of: subject, assuming: assumed, in: context)
      (refusal, dependencies) = (uses.refusal, uses.dependencies)
      if uses.refusal == nil { take(notesOf: subject, assumed, context) }
      if uses.isUsedByTests { notes.append("tests use it, so run 'test-isolation' afterwards") }
    }

    private mutating func take(
      notesOf subject: IsolatableClass, _ assumed: Set<String>, _ context: Context,
    ) {
      for file in subject.paths(in: context.project).compactMap(context.asItWas) {
        let new = IsolationNotes(of: subject, file, file.assuming(onMainActor: assumed))
        notes += new.sentences
        needs += new.needs
      }
    }

    var outcome: Outcome {
      refusal.map { .left($0) } ?? .isolated(notes: notes, needs: needs)
    }

    func countsOnOneThatStays(of others: [Candidate]) -> Bool {
      refusal == nil && firstThatStays(of: others) != nil
    }

    private func firstThatStays(of others: [Candidate]) -> Candidate? {
      others.first { $0.refusal != nil && !$0.subject.family.isDisjoint(with: dependencies) }
    }

    mutating func stay(among others: [Candidate]) {
      guard let other = firstThatStays(of: others) else { return }
      refusal = Refusal(
        .keptByCallers,
        "'\(other.subject.name)' uses the class, and isn't isolated to the main actor; isolate that class first"
      )
    }
  }
}

extension IsolatableClass {
  /// What the declarations say against it.
  fileprivate func refusal(in context: Context) -> Refusal? {
    let project = context.project.seen(from: path)
    let mayBeImported = family.contains { name in
      project.types[name]?.contains(where: context.mayBeImported) == true
    }
    if mayBeImported {
      return Refusal(
        .changedElsewhere,
        "other packages may use the class; isolate it, if they use it on the main actor only")
    }
    guard let requirer = family.sorted().lazy.compactMap(project.foreignRequirer).first else {
      return nil
    }
    return Refusal(
      .requiredByProtocol,
      "any thread may call what '\(requirer)' requires; mark the methods that it requires 'nonisolated', and isolate the "
        + "class")
  }

  /// What other codemods find against it, or would change in another file.
  fileprivate func consequences(_ assumed: Set<String>, _ context: Context) -> Refusal? {
    for path in paths(in: context.project) {
      guard let file = context.asItWas(path) else { continue }
      let consequences = IsolationConsequences(for: self, assuming: assumed, in: file)
      if let refusal = consequences.refusal { return refusal }
      if path != self.path, !consequences.edits.isEmpty {
        return Refusal(
          .changesElsewhere, "'\(path)' would have to change with it; isolate the class by hand")
      }
    }
    return nil
  }
}

extension ProjectIndex {
  /// A nonisolated protocol of an SDK or of nobody known that a class conforms to, and whose requirements no table has.
  fileprivate func foreignRequirer(of type: String) -> String? {
    ancestry(of: type).first { name in
      types[name] == nil && !Self.harmless.contains(name) && !Requirements.isStandard(name)
        && !sdk.isMainActor(type: name) && !sdk.isolatesRequirements(ofProtocol: name)
    }
  }

  /// What requires nothing that a class of the main actor couldn't have.
  private static let harmless: Set = [
    "AnyObject", "Identifiable", "NSObject", "NSObjectProtocol", "ObservableObject",
  ]
}
