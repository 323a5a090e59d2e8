/// What it takes before Swift 6 accepts that a type of the project says that it's Sendable, as measured with Swift 6.3.1.
enum SendableStep: Hashable, Sendable {
  /// Nothing but declarations: that of the type, and those of what it stores.
  case declaration(SendableDeclaration)
  /// Of a protocol, which is Sendable only together with all types that conform to it.
  case conformers
  /// Have: class Counter { var count = 0 }
  ///
  case lock(SendableState)
  /// A lock or a queue of the type's own may guard its variables already.
  case guarded(by: GuardInUse, SendableState)
  /// All that may change is what locks: the type is a lock itself.
  case lockItself(variables: [String])
  /// A property wrapper of the project locks wherever the variables are used.
  case wrapped(by: String, SendableState)
  /// Nothing but initializers sets the variables, whatever values they begin with.
  case setByInitializers(variables: [String], SendableState)
  /// Have: @objc dynamic var progress, whose observers run on the thread that changes it
  case observed(String)
  /// Subclasses may have variables of their own.
  case subclasses(areKnown: Bool)
  /// Have: final class Panel { var window: NSWindow? }, whose objects no lock guards
  case views(String, canBeIsolated: Bool)
  /// An object of Core Data or SwiftData stays with its context, whatever its class says.
  case managedObject(identifier: String)
  /// A superclass of a framework isn't Sendable.
  case superclass(String)
  /// Values of other types that aren't Sendable, by the names of the properties.
  case stored([String])

  /// Whether nothing but declarations has to change.
  var isDeclared: Bool {
    switch self {
    case .declaration(let declaration): declaration.parts.allSatisfy(\.step.isDeclared)
    case .lockItself: true
    case .wrapped(_, let state), .setByInitializers(_, let state): state.constants.isEmpty
    default: false
    }
  }

  /// Whether a lock or a queue of its own guards all of its variables.
  var isGuarded: Bool {
    if case .guarded(let own, let state) = self {
      own.isEverywhere && state.variables(beside: own).isEmpty
    } else {
      false
    }
  }

  /// The number of variables that a new lock would have to guard.
  var countOfVariablesToLock: Int {
    switch self {
    case .lock(let state): state.variables.count + state.added.count
    case .guarded(let own, let state): state.variables(beside: own).count
    default: 0
    }
  }

  /// Whether nobody would guard all that with a lock, if there is another way.
  var locksTooMuch: Bool { countOfVariablesToLock > 12 }

  /// Whether other types have to change first.
  var needsOtherTypes: Bool { !parts.isEmpty }

  /// Whether a context owns the objects, which are passed by their identifiers.
  var isOfManagedObject: Bool {
    if case .managedObject = self { true } else { false }
  }

  /// A property with an object of the main actor, which the type is better off on as well; `nil` for none.
  var view: String? {
    if case .views(let name, canBeIsolated: true) = self { name } else { nil }
  }

  /// Whether the type keeps views, and no actor can have it: other threads have no business with it.
  var isForMainThreadOnly: Bool {
    if case .views(_, canBeIsolated: false) = self { true } else { false }
  }

  /// Whether the type may have `@MainActor`: not where the systems that it's for lack it, and no context's objects.
  var canBeIsolated: Bool {
    switch self {
    case .views(_, let canBeIsolated): canBeIsolated
    case .managedObject: false
    default: true
    }
  }

  /// What to do.
  ///
  /// - Parameter type: `'Counter'`
  func advice(on type: String) -> String {
    guard let own = ownDeclaration, !own.parts.isEmpty else { return declaration(of: type) }
    if own.isImplicit { return adviceOnParts(adding: ", which \(type) stores") }
    return adviceOnParts() + ", and then " + (endsWithMade ? type : "make \(type) Sendable")
      + ", which stores \(own.parts.count == 1 ? "it" : "them")"
      + (own.makesFinal ? " and has to be 'final'" : "") + own.adviceOnProperties
  }

  /// The same where the sentence has just named the type, and may have to name it again.
  func adviceOnIt(_ type: String) -> String {
    guard let own = ownDeclaration, !own.parts.isEmpty else { return declaration(of: "it") }
    guard own.parts.count > 1 || own.parts[0].step == Self.plain else { return advice(on: type) }
    return adviceOnParts(adding: ", which it stores")
      + (own.isImplicit ? "" : ", and then it")
  }

  private static let plain = SendableStep.declaration(SendableDeclaration())

  private var ownDeclaration: SendableDeclaration? {
    if case .declaration(let declaration) = self { declaration } else { nil }
  }

  private var parts: [SendableDeclaration.Part] { ownDeclaration?.parts ?? [] }

  /// Have: make 'Icon' and 'Font', which 'Label' stores, Sendable
  ///
  /// - Parameter clause: behind the names.
  private func adviceOnParts(adding clause: String = "") -> String {
    let names = parts.map(\.name).listed("type") + clause + (clause.isEmpty ? "" : ",")
    guard parts.count == 1 else { return "make \(names) Sendable" }
    let step = parts[0].step
    return step.parts.isEmpty
      ? step.declaration(of: names) : step.advice(onPart: parts[0].name) + clause
  }

  /// What to do with a type that another one stores: of several that store each other, with the innermost first.
  ///
  /// Have: make 'Icon' Sendable, then 'Label'
  private func advice(onPart name: String) -> String {
    guard !parts.isEmpty else { return declaration(of: "'\(name)'") }
    return adviceOnParts() + ", then "
      + (endsWithMade ? "'\(name)'" : "make '\(name)' Sendable")
  }

  /// Whether the advice about the parts ends with what is made Sendable.
  private var endsWithMade: Bool {
    parts.count > 1 || parts[0].step == Self.plain || !parts[0].step.parts.isEmpty
  }

  private func declaration(of type: String) -> String {
    let unchecked = "declare \(type) '@unchecked Sendable' if"
    return switch self {
    case .declaration(let declaration): declaration.advice(on: type)
    case .conformers: "make \(type) and the types that conform to it Sendable"
    case .lock(let state):
      "declare \(type) '@unchecked Sendable'\(state.condition) and guard \(state.listed) with a lock"
    case .guarded(let own, let state):
      "declare \(type) '@unchecked Sendable'\(state.clause(ofGuard: own))"
    case .lockItself(let variables):
      "declare \(type) '@unchecked Sendable', since \(variables.listed("variable")) makes it a lock itself"
    case .wrapped(let wrapper, let state):
      "declare \(type) '@unchecked Sendable'\(state.condition.isEmpty ? "," : state.condition) since '@\(wrapper)' guards \(state.listed)"
    case .setByInitializers(let variables, let state):
      "declare \(type) '@unchecked Sendable'\(state.condition.isEmpty ? "," : state.condition) since only 'init' sets "
        + variables.listed("variable")
    case .observed(let name):
      "\(unchecked) only one thread uses '\(name)', whose observers run there"
    case .subclasses(areKnown: false): "\(unchecked) no subclass adds a variable"
    case .subclasses(areKnown: true):
      "declare \(type) '@unchecked Sendable', since no subclass adds a variable"
    case .views: "\(unchecked) only the main thread uses it"
    case .managedObject(let identifier):
      "pass the '\(identifier)' of \(type), and fetch the object where it's used"
    case .superclass(let name): "\(unchecked) any thread may use what it inherits from '\(name)'"
    case .stored(let names):
      "\(unchecked) any thread may use the \(names.count == 1 ? "object" : "objects") in \(names.listed("property"))"
    }
  }
}

/// What of a class no two threads may use at once.
struct SendableState: Hashable, Sendable {
  let variables: [String]

  /// Those that subclasses add: `Page.number`.
  let added: [String]

  /// Constants that hold objects, which no lock of the class guards.
  let constants: [String]

  /// `'count' and 'size', and 'Page.number' of a subclass,`
  fileprivate var listed: String {
    guard !variables.isEmpty else { return added.listed("variable") }
    let own = variables.listed("variable")
    guard !added.isEmpty else { return own }
    return added.count == 1
      ? "\(own), and '\(added[0])' of a subclass,"
      : "\(own), and \(added.count) variables of subclasses,"
  }

  /// `, since 'queue' guards 'count'`, ` once 'queue' guards 'count' and 'size' everywhere, and another lock guards 'error'`: what the guard has nothing to do with today
  /// may be in use where it holds it.
  func clause(ofGuard own: GuardInUse) -> String {
    let others = variables(beside: own)
    if others.isEmpty {
      return own.isEverywhere
        ? ", since '\(own.name)' guards \(listed)" : " once '\(own.name)' guards \(listed)"
    }
    return own.isEverywhere
      ? " once a lock guards \(others.listed("variable")), too"
      : " once '\(own.name)' guards \(own.variables.listed("variable")) everywhere, and another lock guards \(others.listed("variable"))"
  }

  /// Those that the guard has nothing to do with.
  fileprivate func variables(beside own: GuardInUse) -> [String] {
    (variables + added).filter { !own.variables.contains($0) }
  }

  fileprivate var condition: String {
    constants.isEmpty
      ? ""
      : " if any thread may use the \(constants.count == 1 ? "object" : "objects") in \(constants.listed("constant")),"
  }
}

/// How a type becomes Sendable by declarations alone.
struct SendableDeclaration: Hashable, Sendable {
  /// Of a class that nothing inherits from.
  var makesFinal = false

  /// What other modules may override of a class that has to be `final`.
  var open: String?

  /// The types of the project that it stores and that aren't Sendable either: each has to be.
  var parts: [Part] = []

  /// Have: let handler: () -> Void
  var closures: [String] = []

  /// Variables that have to be constants, and that nothing changes.
  var settled: [String] = []

  /// Have: struct Key<Value> { let value: Value }
  var arguments: [String] = []

  /// Types of other packages that it stores, of which it isn't known whether they are Sendable.
  var inDoubt: [String] = []

  /// Whether the type needs no declaration of its own once all that it stores is Sendable.
  var isImplicit = false

  struct Part: Hashable, Sendable {
    let name: String
    let step: SendableStep
  }

  fileprivate func advice(on type: String) -> String {
    "make \(type)\(makesFinal ? " 'final' and" : "") Sendable" + condition + adviceOnProperties
      + (open.map { ", and write 'public' in place of 'open' at '\($0)'" } ?? "")
      + alternative(for: type)
  }

  private func alternative(for type: String) -> String {
    guard arguments.isEmpty, !inDoubt.isEmpty else { return "" }
    return
      "; if any thread may use \(inDoubt.listed("type")), '@unchecked Sendable' on \(type) is enough"
  }

  private var condition: String {
    guard !arguments.isEmpty else {
      guard !inDoubt.isEmpty else { return "" }
      return " if \(inDoubt.listed("type")) \(inDoubt.count == 1 ? "is" : "are")"
    }
    return " where \(arguments.listed("parameter")) \(arguments.count == 1 ? "is" : "are") Sendable"
  }

  /// The list of many ends with the noun.
  private var adviceNoun: String {
    closures.count == 1 ? "the closure " : closures.count > 3 ? "" : "the closures "
  }

  fileprivate var adviceOnProperties: String {
    let sendable =
      closures.isEmpty
      ? ""
      : ", and \(adviceNoun)\(closures.listed("closure")) '@Sendable'"
    guard !settled.isEmpty else { return sendable }
    return sendable + ", and make \(settled.listed("variable")) "
      + (settled.count == 1
        ? "a 'let', since nothing changes it" : "'let', since nothing changes them")
  }
}

extension [String] {
  /// `'count'`, `'count' and 'size'`, `'count', 'size' and 3 more variables`
  func listed(_ noun: String) -> String {
    let shown = count > 3 ? prefix(2) : prefix(3)
    let names = shown.map { "'\($0)'" } + (count > 3 ? ["\(count - 2) more \(noun.plural)"] : [])
    return names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
  }
}

extension String {
  fileprivate var plural: String {
    switch self {
    case "property": "properties"
    case "class": "classes"
    default: self + "s"
    }
  }
}

extension Context {
  /// What keeps a type from saying that it's Sendable.
  ///
  /// Cost: a look at all that the type stores.
  ///
  /// - Parameter owners: the names of types that store the type, at whatever distance.
  func step(toSendable declaration: TypeFacts, storedBy owners: Set<String> = []) -> SendableStep {
    if declaration.kind == .protocol { return .conformers }
    let stored = SendabilityRules(context: self).stored(in: declaration)
    let owners = owners.union([declaration.name])
    if declaration.kind == .class {
      return step(ofClass: declaration, storing: stored, storedBy: owners)
    }
    return step(toSendable: declaration, storing: stored, makesFinal: false, storedBy: owners)
  }

  private func step(
    ofClass declaration: TypeFacts, storing stored: [StoredPart], storedBy owners: Set<String>,
  ) -> SendableStep {
    if let identifier = identifier(ofPersistent: declaration) {
      return .managedObject(identifier: identifier)
    }
    let isFinal = declaration.modifiers.contains(.final)
    let heirs = isFinal ? [] : heirs(of: declaration)
    let guards = namesOfGuards(in: declaration)
    let traits = VariableTraits(of: stored, guardedBy: guards, in: declaration, self)
    let unguarded = traits.unguarded
    let added = heirs.flatMap(variablesAdded)
    if !unguarded.isEmpty || !added.isEmpty {
      if let view = stored.first(where: { isView($0, of: declaration) })?.name {
        let home = seen(inFile: declaration.path) ?? self
        return .views(view, canBeIsolated: !home.isForOldSystems)
      }
      if let name = traits.observed { return .observed(name) }
      let changing = unguarded.filter { !isSetByInitializers($0, of: declaration) }
      if heirs.isEmpty, guards.isEmpty, changing.isEmpty {
        let rules = SendabilityRules(context: self)
        let objects = stored.filter { $0.holdsObjects(by: rules) }.map(\.name)
        return .setByInitializers(
          variables: unguarded, SendableState(variables: [], added: [], constants: objects))
      }
      // Initializers set variables of an object that nobody else has yet: these need no lock.
      let locked = changing.isEmpty && added.isEmpty ? unguarded : changing
      let kept = Set(unguarded).subtracting(locked)
      let state = SendableState(
        variables: locked, added: added,
        constants: constants(among: stored, traits, and: kept))
      return guardInUse(among: guards, of: locked, in: declaration)
        .map { .guarded(by: $0, state) } ?? .lock(state)
    }
    if let wrapper = traits.wrapper {
      let state = SendableState(
        variables: traits.wrapped, added: [], constants: constants(among: stored, traits))
      return .wrapped(by: wrapper, state)
    }
    if !traits.locks.isEmpty { return .lockItself(variables: traits.locks) }
    if let superclass = foreignAncestry(of: declaration.name).sorted()
      .first(where: isClassThatIsNotSendable)
    {
      return .superclass(superclass)
    }
    if !heirs.isEmpty {
      let rules = SendabilityRules(context: self)
      let parts = (heirs + [declaration]).flatMap(rules.stored)
      // Other modules inherit from what is open only.
      return .subclasses(
        areKnown: !(heirs + [declaration]).contains { $0.modifiers.contains(.open) }
          && parts.allSatisfy { $0.type.map { sendability(of: $0).kind } == .yes })
    }
    let step = step(
      toSendable: declaration, storing: stored, makesFinal: !isFinal, storedBy: owners)
    guard case .declaration(var own) = step else { return step }
    own.settled = traits.settled
    return .declaration(own)
  }

  /// - Parameter kept: variables that only initializers set.
  private func constants(
    among stored: [StoredPart], _ traits: VariableTraits, and kept: Set<String> = [],
  ) -> [String] {
    let rules = SendabilityRules(context: self)
    return stored.filter {
      (!$0.isVariable || traits.settled.contains($0.name) || kept.contains($0.name))
        && $0.holdsObjects(by: rules)
    }.map(\.name)
  }

  /// The property that other threads fetch an object of the class by, if a context owns its objects.
  private func identifier(ofPersistent declaration: TypeFacts) -> String? {
    if foreignAncestry(of: declaration.name).contains("NSManagedObject") { return "objectID" }
    return declaration.attributes.contains("Model") ? "persistentModelID" : nil
  }

  /// Whether what the class stores, and keeps, is an object of the main actor.
  private func isView(_ part: StoredPart, of declaration: TypeFacts) -> Bool {
    guard let type = part.type, isView(type) else { return false }
    return project.members(named: part.name, of: declaration.name, inherited: false).allSatisfy {
      !$0.modifiers.contains(.weak) && !$0.modifiers.contains(.unowned)
    }
  }

  private func heirs(of declaration: TypeFacts) -> [TypeFacts] {
    project.names.inheritors(of: declaration.name, in: project)
      .filter { $0 != declaration.name }.sorted().compactMap { project.types[$0]?.first }
  }

  /// The variables that a subclass adds to what its superclass stores: `JSONDefault.content`.
  private func variablesAdded(by heir: TypeFacts) -> [String] {
    let stored = SendabilityRules(context: self).stored(in: heir)
    return VariableTraits(of: stored, guardedBy: namesOfGuards(in: heir), in: heir, self).unguarded
      .map { "\(heir.name).\($0)" }
  }

  private func step(
    toSendable declaration: TypeFacts, storing stored: [StoredPart], makesFinal: Bool,
    storedBy owners: Set<String>,
  ) -> SendableStep {
    let rules = SendabilityRules(context: self)
    let rejected = stored.map { part in (part.name, part.type.map { rules.obstacles(in: $0) } ?? [])
    }
    let obstacles = rejected.flatMap(\.1)
    let untold = Set(stored.filter { $0.type == nil }.map(\.name))
    let parts = obstacles.compactMap(\.typeName).unique.map { name in
      SendableDeclaration.Part(name: name, step: step(toSendablePart: name, storedBy: owners))
    }
    let hard = Set(parts.filter { !$0.step.isDeclared }.map(\.name))
    if obstacles.contains(where: \.isOther) || !untold.isEmpty {
      // What says `@unchecked Sendable` may store whatever it likes.
      let names = rejected.filter { name, found in
        untold.contains(name)
          || found.contains { $0.isOther || $0.typeName.map(hard.contains) == true }
      }
      return .stored(names.map(\.0).unique)
    }
    return .declaration(
      SendableDeclaration(
        makesFinal: makesFinal,
        open: makesFinal ? project.openMember(ofType: declaration.name)?.name : nil, parts: parts,
        closures: rejected.filter { $0.1.contains(.function) }.map(\.0).unique,
        arguments: obstacles.compactMap(\.parameterName).unique,
        inDoubt: stored.compactMap(\.type).filter { sendability(of: $0).kind == .unknown }
          .map(\.textOutside).unique,
        isImplicit: rules.isSendableByWhatItStores(declaration)))
  }

  private func step(toSendablePart name: String, storedBy owners: Set<String>) -> SendableStep {
    // Types may store each other.
    guard !owners.contains(name), let declaration = project.types[name]?.first else {
      return .declaration(SendableDeclaration())
    }
    return step(toSendable: declaration, storedBy: owners)
  }
}

/// What is known of the variables of a class, by their names.
private struct VariableTraits {
  /// Those that any thread may change, and nothing guards.
  var unguarded: [String] = []

  /// The first of those that observers of Objective-C may wait for.
  var observed: String?

  /// What locks.
  var locks: [String] = []

  /// Those that a property wrapper guards.
  var wrapped: [String] = []
  var wrapper: String?

  /// Those that nothing changes after the initializer.
  var settled: [String] = []

  init(
    of stored: [StoredPart], guardedBy guards: [String], in declaration: TypeFacts,
    _ context: Context,
  ) {
    let facts = context.project.members(of: declaration.name).reduce(
      into: [String: VariableFacts]()
    ) { facts, member in
      if case .variable(let variable) = member { facts[variable.name] = variable }
    }
    for part in stored where part.isVariable {
      let variable = facts[part.name]
      if guards.contains(part.name) {
        locks.append(part.name)
      } else if let own = variable.flatMap(context.wrapperThatLocks) {
        wrapped.append(part.name)
        wrapper = wrapper ?? own
      } else if let variable, context.isSettled(variable, of: declaration) {
        settled.append(part.name)
      } else {
        unguarded.append(part.name)
        if variable?.isObservedByKey == true { observed = observed ?? part.name }
      }
    }
  }
}

extension VariableFacts {
  /// Have: @objc dynamic var progress = 0.0
  fileprivate var isObservedByKey: Bool {
    modifiers.contains(.dynamic) && attributes.contains("objc")
  }
}

extension StoredPart {
  /// Whether what it holds isn't Sendable, and no function.
  fileprivate func holdsObjects(by rules: SendabilityRules) -> Bool {
    type.map { rules.obstacles(in: $0).contains { $0 != .function } } == true
  }
}

extension Array where Element: Equatable {
  /// Each once, where it stands first.
  var unique: [Element] {
    indices.filter { !self[..<$0].contains(self[$0]) }.map { self[$0] }
  }
}
