/// What it takes before Swift 6 accepts that a type of the project says that it's Sendable, as measured with Swift 6.3.1.
enum SendableStep: Hashable, Sendable {
  /// Nothing else; a class that nothing inherits from may still have to be final.
  case declaration(makesFinal: Bool)
  /// Of a protocol, which is Sendable only together with all types that conform to it.
  case conformers
  /// Have: class Counter { var count = 0 }
  case lock(variables: [String])
  /// A lock or a queue of the type's own may guard its variables already.
  case guarded(by: String, variables: [String])
  /// All that may change is what locks: the type is a lock itself.
  case lockItself(variables: [String])
  /// Subclasses may have variables of their own.
  case subclasses
  /// An object of Core Data stays with its context, whatever its class says.
  case managedObject
  /// A superclass of a framework isn't Sendable.
  case superclass(String)
  /// Have: let handler: () -> Void
  case closures([String], makesFinal: Bool)
  /// A type of the project that it stores, and what that takes.
  indirect case part(String, step: SendableStep, makesFinal: Bool)
  /// Have: struct Key<Value> { let value: Value }
  case argument(String)
  /// A value of another type that isn't Sendable, by the name of the property.
  case stored(String)

  /// Whether nothing but declarations has to change.
  var isDeclared: Bool {
    switch self {
    case .declaration, .closures, .argument, .lockItself: true
    case .part(_, let step, _): step.isDeclared
    default: false
    }
  }

  /// What to do.
  ///
  /// - Parameter type: `'Counter'`
  func advice(on type: String) -> String {
    switch self {
    case .part(let name, let step, let makesFinal):
      step.advice(onPart: name) + Self.advice(after: step, on: type)
        + (makesFinal ? ", which stores it and has to be 'final'" : ", which stores it")
    default: declaration(of: type)
    }
  }

  /// `, and then 'Label'`, with what to do where the last verb was another one.
  private static func advice(after step: SendableStep, on type: String) -> String {
    if step.isPart { return ", and then \(type)" }
    return step.isMadeSendable ? ", and then \(type)" : ", and then make \(type) Sendable"
  }

  /// The same where the sentence has just named the type, and may have to name it again.
  func adviceOnIt(_ type: String) -> String {
    switch self {
    case .part(let name, let step, _):
      step.isMadeSendable
        ? "make '\(name)', which it stores, Sendable, and then it"
        : step.advice(onPart: name) + Self.advice(after: step, on: type)
    default: declaration(of: "it")
    }
  }

  private var isPart: Bool { if case .part = self { true } else { false } }

  /// Whether what it takes is said by `make … Sendable`.
  private var isMadeSendable: Bool {
    if case .declaration(makesFinal: false) = self { true } else { false }
  }

  /// What to do with a type that another one stores: of several that store each other, with the innermost first.
  ///
  /// Have: make 'Icon' Sendable, then 'Label'
  private func advice(onPart name: String) -> String {
    guard case .part(let inner, let step, _) = self else { return advice(on: "'\(name)'") }
    let outer = step.isPart || step.isMadeSendable ? "'\(name)'" : "make '\(name)' Sendable"
    return "\(step.advice(onPart: inner)), then \(outer)"
  }

  private func declaration(of type: String) -> String {
    let unchecked = "declare \(type) '@unchecked Sendable' if"
    return switch self {
    case .declaration(let makesFinal): Self.declaration(of: type, makesFinal)
    case .conformers: "make \(type) and the types that conform to it Sendable"
    case .lock(let variables):
      "declare \(type) '@unchecked Sendable' and guard \(variables.listed("variable")) with a lock"
    case .guarded(let name, let variables):
      "declare \(type) '@unchecked Sendable' once '\(name)' guards \(variables.listed("variable"))"
    case .lockItself(let variables):
      "declare \(type) '@unchecked Sendable', since \(variables.listed("variable")) is what locks"
    case .subclasses: "\(unchecked) no subclass adds a variable"
    case .managedObject:
      "pass the 'objectID' of \(type), and fetch the object where it's used"
    case .superclass(let name): "\(unchecked) any thread may use what it inherits from '\(name)'"
    case .closures(let names, let makesFinal):
      Self.declaration(of: type, makesFinal)
        + ", and \(names.count == 1 ? "the closure" : "the closures") \(names.listed("closure")) '@Sendable'"
    case .argument(let name): "make \(type) Sendable where '\(name)' is Sendable"
    case .stored(let name): "\(unchecked) any thread may use what it stores in '\(name)'"
    case .part: Self.declaration(of: type, false)
    }
  }

  private static func declaration(of type: String, _ makesFinal: Bool) -> String {
    "make \(type)\(makesFinal ? " 'final' and" : "") Sendable"
  }
}

extension [String] {
  /// `'count'`, `'count' and 'size'`, `'count', 'size' and 3 more variables`
  func listed(_ noun: String) -> String {
    let shown = count > 3 ? prefix(2) : prefix(3)
    let names = shown.map { "'\($0)'" } + (count > 3 ? ["\(count - 2) more \(noun)s"] : [])
    return names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
  }
}

extension Context {
  /// The first thing that keeps a type from saying that it's Sendable.
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
    return stored.genericArgument(of: declaration).map(SendableStep.argument)
      ?? step(toSendableIn: stored, makesFinal: false, storedBy: owners)
  }

  private func step(
    ofClass declaration: TypeFacts, storing stored: [StoredPart], storedBy owners: Set<String>,
  ) -> SendableStep {
    if foreignAncestry(of: declaration.name).contains("NSManagedObject") { return .managedObject }
    let variables = stored.filter(\.isVariable).map(\.name)
    let guards = namesOfGuards(in: declaration)
    let unguarded = variables.filter { !guards.contains($0) }
    if !unguarded.isEmpty {
      // Of several, each may guard something else.
      return guards.count == 1
        ? .guarded(by: guards[0], variables: unguarded) : .lock(variables: unguarded)
    }
    if !variables.isEmpty { return .lockItself(variables: variables) }
    if let superclass = foreignAncestry(of: declaration.name).sorted()
      .first(where: isClassThatIsNotSendable)
    {
      return .superclass(superclass)
    }
    if let argument = stored.genericArgument(of: declaration) { return .argument(argument) }
    let isFinal = declaration.modifiers.contains(.final)
    if !isFinal, project.names.inheritors(of: declaration.name, in: project).count > 1 {
      return .subclasses
    }
    return step(toSendableIn: stored, makesFinal: !isFinal, storedBy: owners)
  }

  private func step(
    toSendableIn stored: [StoredPart], makesFinal: Bool, storedBy owners: Set<String>,
  ) -> SendableStep {
    let rejected = stored.compactMap { part in
      part.type.flatMap { type -> (name: String, type: KnownType, answer: Sendability)? in
        let answer = sendability(of: type)
        return answer.kind == .no ? (part.name, type, answer) : nil
      }
    }
    guard let other = rejected.first(where: { !isFunction($0.type) }) else {
      return rejected.isEmpty
        ? .declaration(makesFinal: makesFinal)
        : .closures(rejected.map(\.name), makesFinal: makesFinal)
    }
    if let culprit = other.answer.culprit, let declaration = project.types[culprit]?.first {
      // Types may store each other.
      let inner =
        owners.contains(culprit)
        ? .declaration(makesFinal: false) : step(toSendable: declaration, storedBy: owners)
      return .part(culprit, step: inner, makesFinal: makesFinal)
    }
    return .stored(other.name)
  }

  /// The names of the type's own locks and serial queues.
  private func namesOfGuards(in declaration: TypeFacts) -> [String] {
    project.members(of: declaration.name).compactMap { member in
      guard case .variable(let variable) = member, variable.isGuard else { return nil }
      return variable.name
    }
  }
}

extension [StoredPart] {
  /// A generic parameter of the type that a stored value is of.
  fileprivate func genericArgument(of declaration: TypeFacts) -> String? {
    declaration.genericParameters.first { parameter in
      parameter.constraint != "Sendable" && contains { $0.type?.unwrapped.text == parameter.name }
    }?.name
  }
}

extension VariableFacts {
  /// Have: private let lock = NSLock(), let queue = DispatchQueue(label: "store"),
  /// var lock: UnsafeMutablePointer<os_unfair_lock>
  var isGuard: Bool {
    let pointer = "UnsafeMutablePointer<"
    let written = type ?? initializer ?? ""
    let name =
      written.hasPrefix(pointer)
      ? String(written.dropFirst(pointer.count).prefix { $0 != ">" })
      : type.map { TypeSpelling($0).name } ?? written.prefix { $0 != "(" && $0 != "<" }.description
    if name == "DispatchQueue" { return initializer?.contains(".concurrent") == false }
    return Self.locks.contains(name)
  }

  private static let locks = NameTable(
    """
    Foundation: NSLock NSRecursiveLock
    os: OSAllocatedUnfairLock os_unfair_lock os_unfair_lock_s
    Synchronization: Mutex
    Darwin: pthread_mutex_t
    """)
}
