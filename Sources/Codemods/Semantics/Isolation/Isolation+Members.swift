import Rewriter

/// Isolation that a member has from another declaration of it, as measured with Swift 6.3.1.
extension ProjectIndex {
  /// The isolation of the member of a superclass that one of the type overrides; `nil` where the type's own
  /// isolation counts.
  func isolation(overridden key: MemberKey, in type: String, path: String) -> Isolation? {
    let superclasses = superclasses(of: type)
    for superclass in superclasses {
      guard superclass.isOwn else {
        // What the project's classes in between don't declare, the compiler does.
        if key.isOfMadeInitializer, let made = isolation(ofMadeInitializerIn: superclasses) {
          return made
        }
        let isolation = isolation(ofSDKMember: key, in: superclass.name, path: path)
        return isolation?.kind == .unknown
          ? isolationByViewFunctions(of: Set(superclasses.map(\.name) + [type])) ?? isolation
          : isolation
      }
      if let member = superclass.index.member(key, of: superclass.name) {
        return superclass.index.isolation(of: member)
          .from("'\(member.name)' of \(superclass.name)")
      }
    }
    return key.isOfMadeInitializer ? isolation(ofMadeInitializerIn: superclasses) : nil
  }

  /// The class that declares what a member of the type overrides, and overrides nothing itself: `NSObject` for what that
  /// has.
  func ownerOverridden(by key: MemberKey, in type: String) -> String? {
    let superclasses = superclasses(of: type)
    if key.isOfMadeInitializer, let next = superclasses.first, next.isOwn { return next.name }
    var owner: String?
    for superclass in superclasses {
      guard superclass.isOwn else {
        return NSObjectMembers.contains(key.fullName) ? "NSObject" : superclass.name
      }
      guard let member = superclass.index.member(key, of: superclass.name) else { continue }
      owner = superclass.name
      if !member.modifiers.contains(.override) { return owner }
    }
    return owner
  }

  private struct Superclass {
    let name: String
    /// The index as the file sees it that declares the class.
    let index: ProjectIndex
    let isOwn: Bool
  }

  /// The classes above the type, up to the first one that isn't the project's.
  private func superclasses(of type: String) -> [Superclass] {
    var visited: Set = [type]
    var found: [Superclass] = []
    var index = self
    var type = type
    while let name = index.superclass(of: type), visited.insert(name).inserted {
      guard let declaration = index.types[name]?.first else {
        return found + [Superclass(name: name, index: index, isOwn: false)]
      }
      index = seen(from: declaration.path)
      found.append(Superclass(name: name, index: index, isOwn: true))
      type = name
    }
    return found
  }

  /// `init()` of the highest class of the project, which declares none: it is isolated as that class is, and what overrides
  /// it further down is, too, as measured.
  private func isolation(ofMadeInitializerIn superclasses: [Superclass]) -> Isolation? {
    superclasses.last(where: \.isOwn).map {
      $0.index.isolation(ofType: $0.name).from("'init()' of \($0.name)")
    }
  }

  /// The main actor, if one of the classes overrides a function of views: then what they inherit from is on it.
  private func isolationByViewFunctions(of types: Set<String>) -> Isolation? {
    types.sorted().lazy.flatMap { self.types[$0] ?? [] }
      .compactMap(overriddenViewFunction).first
      .map {
        Isolation(.mainActor, because: ["override of '\($0)'"], isPreconcurrency: true)
      }
  }

  /// What stands first behind the colon of the class, unless it is a protocol.
  func superclass(of type: String) -> String? {
    let declaration = types[type]?.first { $0.kind == .class }
    guard let declaration else { return nil }
    let index = seen(from: declaration.path)
    guard let first = index.inheritedTypes(of: declaration).first else { return nil }
    return index.types[first]?.contains { $0.kind == .protocol } == true ? nil : first
  }

  private func member(_ key: MemberKey, of type: String) -> MemberFacts? {
    members(of: type).first { MemberKey($0) == key }
  }

  /// The isolation of a member of a type, as the file that declares it has it.
  func isolation(of member: MemberFacts) -> Isolation {
    // What is found under an assumption holds for nobody else.
    guard assumedOnMainActor.isEmpty else { return newIsolation(of: member) }
    return names.isolationsOfMembers.answer(to: member) { newIsolation(of: member) }
  }

  private func newIsolation(of member: MemberFacts) -> Isolation {
    if let written = isolation(writtenOn: member, inside: member.owner) { return written }
    let home = home(of: member)
    if let key = MemberKey(member),
      let inferred = isolation(inferredFor: member, key: key, declaredIn: home)
    {
      return inferred
    }
    let isolation = home.map { self.isolation(of: $0) } ?? self.isolation(ofType: member.owner)
    guard case .actor = isolation.kind else { return isolation }
    return member.isOutsideOfActor
      ? Isolation(.nonisolated, because: ["no part of an actor's object"]) : isolation
  }

  private func isolation(
    inferredFor member: MemberFacts, key: MemberKey, declaredIn home: TypeFacts?,
  ) -> Isolation? {
    if member.modifiers.contains(.override) {
      let overridden = isolation(overridden: key, in: member.owner, path: member.path)
      return member.isAsync ? overridden?.unlessFree : overridden
    }
    if let home, let found = isolation(ofRequirement: key, of: home) { return found }
    guard case .variable(let variable) = member else { return nil }
    return isolation(ofWrappers: variable.attributes, inside: variable.owner)
  }

  /// The declaration or extension of the type that a member stands in; `nil` where it is not at hand.
  func home(of member: MemberFacts) -> TypeFacts? {
    guard let position = member.home else { return nil }
    let isHome = { (type: TypeFacts) in type.position == position && type.path == member.path }
    return types[member.owner]?.first(where: isHome)
      ?? extensions(of: member.owner).first(where: isHome)
  }

  private func isolation(writtenOn member: MemberFacts, inside type: String) -> Isolation? {
    if let kind = Isolation.Kind(attributes: member.attributes, inside: type, project: self) {
      return Isolation(kind, because: ["attribute"])
    }
    if member.modifiers.contains(.nonisolatedNonsending) {
      return Isolation(.caller, because: ["'nonisolated(nonsending)'"])
    }
    let isNonisolated =
      !member.modifiers.isDisjoint(with: [.nonisolated, .nonisolatedUnsafe])
      || member.attributes.contains("concurrent")
    return isNonisolated ? Isolation(.nonisolated, because: ["'nonisolated'"]) : nil
  }

  /// What classes of an SDK inherit from `NSObject` has no isolation, unless a module's default gives its
  /// overrides one; everything else is taken for a member of the nearest class.
  private func isolation(ofSDKMember key: MemberKey, in type: String, path: String) -> Isolation? {
    // An override of this one has the isolation of its class.
    if key.fullName == "init()" { return nil }
    let isObjects = NSObjectMembers.contains(key.fullName)
    if isObjects, defaultIsolation(inFile: path).kind != .nonisolated { return nil }
    if sdk.isNonisolated(member: key.fullName, of: type) {
      return Isolation(.nonisolated, because: ["'\(key.fullName)' of \(type)"])
    }
    return isObjects
      ? Isolation(.nonisolated, because: ["'\(key.fullName)' of NSObject"])
      : isolation(ofType: type).from("'\(key.fullName)' of \(type)")
  }
}

extension MemberKey {
  /// Whether a class that declares no initializer has it.
  fileprivate var isOfMadeInitializer: Bool { name == "init" && labels == [] }
}

extension Isolation {
  /// The isolation that an asynchronous override has from what it overrides: `nil` where that is free, for the override is
  /// isolated as its class is then, since its callers wait (measured with Swift 6.3.1).
  var unlessFree: Isolation? { kind.isOfNoActor ? nil : self }
}

extension MemberFacts {
  /// Whether an actor doesn't isolate the member: a static one, or a synchronous initializer.
  fileprivate var isOutsideOfActor: Bool {
    if modifiers.contains(.static) { return true }
    if case .function(let function) = self { return function.name == "init" && !function.isAsync }
    return false
  }
}

/// Requirements.
extension ProjectIndex {
  /// The isolation of the requirement that a member meets, of a protocol that the same declaration of
  /// the type names; `nil` if there is none, or if it has no isolation of its own.
  func isolation(ofRequirement key: MemberKey, of type: TypeFacts) -> Isolation? {
    guard type.kind != .protocol, !ignoresRequirements(type) else { return nil }
    var visited: Set<String> = []
    for name in inheritedTypes(of: type) {
      if let found = isolation(ofRequirement: key, in: name, of: type, &visited) { return found }
    }
    return nil
  }

  /// What a type's own `nonisolated` says counts for its members, unless the module has a default that they
  /// escape.
  private func ignoresRequirements(_ type: TypeFacts) -> Bool {
    type.isNonisolated && type.kind != .extension
      && defaultIsolation(inFile: type.path).kind == .nonisolated
  }

  private func isolation(
    ofRequirement key: MemberKey, in name: String, of type: TypeFacts,
    _ visited: inout Set<String>,
  ) -> Isolation? {
    guard visited.insert(name).inserted else { return nil }
    guard let declaration = types[name]?.first else {
      return isolation(ofSDKRequirement: key, in: name, of: type)
    }
    guard declaration.kind == .protocol else { return nil }
    let index = seen(from: declaration.path)
    let requirement = index.members(of: name).first {
      $0.modifiers.contains(.requirement) && MemberKey($0) == key
    }
    if let requirement {
      let written = index.isolation(writtenOn: requirement, inside: name)
      let isolation = written ?? index.isolation(ofType: name)
      let found = isolation.from("requirement of \(name)")
      switch isolation.kind {
      case .mainActor, .globalActor, .unknown: return found
      case .nonisolated, .caller:
        // One that only happens to have no isolation leaves it to the type, and so does any where the
        // module's default gives one.
        let isDefault = defaultIsolation(inFile: type.path).kind != .nonisolated
        if written != nil, !isDefault { return found }
      case .actor: break
      }
    }
    for refined in index.inheritedTypes(of: declaration) {
      if let found = index.isolation(ofRequirement: key, in: refined, of: type, &visited) {
        return found
      }
    }
    return nil
  }

  /// Which members of a protocol of an SDK are requirements is known of delegates and of few others.
  private func isolation(
    ofSDKRequirement key: MemberKey, in name: String, of type: TypeFacts,
  ) -> Isolation? {
    switch sdk.isolation(ofRequirement: key.fullName, of: name) {
    case .mainActor:
      return Isolation(
        .mainActor, because: ["requirement of \(name)"], isPreconcurrency: true)
    // The primary declaration makes the whole type main-actor; where something else does, it does not matter
    // whether this is a requirement.
    case .unknown
    where type.kind == .extension && isolation(ofType: type.name).kind != .mainActor:
      return Isolation(.unknown, because: ["'\(key.fullName)' may be a requirement of '\(name)'"])
    default: return nil
    }
  }
}

/// Property wrappers.
extension ProjectIndex {
  /// The isolation that a property has from the `wrappedValue` of one of its wrappers.
  func isolation(ofWrappers attributes: [String], inside scope: String) -> Isolation? {
    for attribute in attributes {
      let name = resolve(attribute, inside: scope)
      guard let declaration = types[name]?.first else {
        guard MainActorWrappers.contains(name) else { continue }
        return Isolation(.mainActor, because: ["property wrapper \(name)"])
      }
      guard declaration.attributes.contains("propertyWrapper"),
        let value = members(of: name).first(where: { $0.name == "wrappedValue" })
      else { continue }
      let isolation = isolation(writtenOn: value, inside: name) ?? isolation(ofType: name)
      guard isolation.kind != .nonisolated, isolation.kind != .unknown else { continue }
      return Isolation(isolation.kind, because: ["property wrapper \(name)"])
    }
    return nil
  }

  /// The isolation of a property's initial value: it is for the initializer of the wrapper, not for its
  /// `wrappedValue`.
  func isolation(ofValueFor wrappers: [String], inside scope: String) -> Isolation? {
    let types = wrappers.filter { attribute in
      let name = resolve(attribute, inside: scope)
      return self.types[name] == nil || isolation(ofType: name).kind != .nonisolated
    }
    return isolation(ofWrappers: types, inside: scope)
  }

  /// Before Swift 6, a property wrapper isolates the type around it too (SE-0401 did away with that).
  func isolation(ofTypeByItsWrappers type: TypeFacts) -> Isolation? {
    guard [.class, .struct].contains(type.kind), modules.isBeforeSwift6(type.path),
      !modules.has("DisableOutwardActorInference", inFile: type.path)
    else { return nil }
    for member in members(of: type.name)
    where !member.attributes.isEmpty && !member.modifiers.contains(.static) {
      let wrappers = member.attributes.filter { hasOneIsolation($0, inside: type.name) }
      let isolation = isolation(ofWrappers: wrappers, inside: type.name)
      if let isolation { return isolation }
    }
    return nil
  }

  /// Whether a wrapper's `projectedValue` has the isolation of its `wrappedValue`.
  private func hasOneIsolation(_ attribute: String, inside scope: String) -> Bool {
    let name = resolve(attribute, inside: scope)
    guard types[name] != nil else { return true }
    let values = members(of: name).filter {
      $0.name == "wrappedValue" || $0.name == "projectedValue"
    }
    let kinds = values.map { value in
      (isolation(writtenOn: value, inside: name) ?? isolation(ofType: name)).kind
    }
    return kinds.allSatisfy { $0 == kinds.first }
  }
}

extension Context {
  /// What the type around needs to keep the main actor in Swift 6, where the wrapper of a property no longer isolates it
  /// (SE-0401); `nil` where something else isolates the code.
  func needBesideWrapper(at node: Node) -> RequiredAnnotation? {
    guard isolation(at: node).isByWrapper,
      let name = enclosingTypeNames(of: node).first,
      let type = project.types[project.resolve(name)]?.first
    else { return nil }
    return RequiredAnnotation(.type, name: type.name, path: type.path, remedy: .mainActor)
  }
}
