/// What code is isolated to, with the reasons that led there.
public struct Isolation: Sendable, Equatable, CustomStringConvertible {
  public enum Kind: Sendable, Equatable {
    case mainActor
    /// A global actor other than the main actor, by its name.
    case globalActor(String)
    /// An instance of the actor, or of whatever is an actor and has the type.
    case actor(String)
    /// The isolation of whoever calls: that of a `nonisolated(nonsending)` function.
    case caller
    case nonisolated
    /// It cannot be known from the sources at hand.
    case unknown
  }

  public let kind: Kind

  /// The links from the code outwards: `closure`, `class A`, `B (Sources/B.swift)`,
  /// `UIViewController`.
  public let chain: [String]

  /// Whether the compiler only warns of synchronous uses off the actor, since the isolation is inherited from a
  /// declaration of Apple's headers or one that is marked `@preconcurrency`.
  ///
  /// As measured with Swift 6.3.1, in Swift 6 mode as well.
  let isPreconcurrency: Bool

  /// Whether only the default of a module isolates. What inherits in another module doesn't have that isolation, neither
  /// a subclass nor what conforms to a protocol (measured with Swift 6.3.1).
  let isByDefault: Bool

  /// Whether only a property's wrapper isolates the type: what compiles today and what Swift 6 makes of it differ
  /// (SE-0401), and a claim has to hold for both. The kind is `unknown` then.
  let isByWrapper: Bool

  /// The actor that isolates the code once the Swift 6 language mode, or a compiler that knows it, is what builds it, and
  /// doesn't today; `nil` where nothing changes. Edits have to hold for today's build.
  ///
  /// Have: top-level code of a script in Swift 5 mode, and views where a compiler before Swift 6.0 may build them
  let actorInSwift6: Kind?

  init(
    _ kind: Kind, because chain: [String], isPreconcurrency: Bool = false,
    isByDefault: Bool = false,
    isByWrapper: Bool = false, actorInSwift6: Kind? = nil,
  ) {
    self.kind = kind
    self.chain = chain
    self.isPreconcurrency = isPreconcurrency
    self.isByDefault = isByDefault
    self.isByWrapper = isByWrapper
    self.actorInSwift6 = actorInSwift6
  }

  /// What Swift 6 makes of it.
  var kindInSwift6: Kind { isByWrapper ? .nonisolated : actorInSwift6 ?? kind }

  /// The isolation as Swift 6 has it, where an actor isolates then what none does today.
  var withActorOfSwift6: Isolation {
    guard let actorInSwift6 else { return self }
    return Isolation(actorInSwift6, because: chain, isPreconcurrency: isPreconcurrency)
  }

  /// The isolation as seen from a link further inside. Of a long chain the middle is left out.
  func from(_ link: String) -> Isolation {
    let isShort = chain.count < Self.maximumLinks
    let rest = isShort ? chain : chain.prefix(Self.maximumLinks - 3) + ["…"] + chain.suffix(1)
    return Isolation(
      kind, because: [link] + rest, isPreconcurrency: isPreconcurrency, isByDefault: isByDefault,
      isByWrapper: isByWrapper, actorInSwift6: actorInSwift6)
  }

  private static let maximumLinks = 16

  /// `main actor: class A ← B (Sources/B.swift) ← UIViewController`
  public var description: String {
    let name =
      switch kind {
      case .mainActor: "main actor"
      case .globalActor(let name): "global actor '\(name)'"
      case .actor(let name): "actor '\(name)'"
      case .caller: "the caller's isolation"
      case .nonisolated: "nonisolated"
      case .unknown: "unknown"
      }
    return chain.isEmpty ? name : "\(name): \(chain.joined(separator: " ← "))"
  }
}

extension Isolation.Kind {
  /// The isolation that one of the attributes asks for; `nil` if none is a global actor.
  ///
  /// A name ends in `Actor` by custom only: an attribute of the project is taken for a global actor
  /// if its type is declared as one.
  ///
  /// - Parameter scope: the type in which the names are looked up.
  init?(attributes: some Sequence<String>, inside scope: String = "", project: ProjectIndex) {
    for attribute in attributes {
      let name = project.resolve(attribute, inside: scope)
      // A project may have another type of the name.
      if project.isGlobalActor(name) {
        self = .globalActor(name)
        return
      }
      if name == "MainActor" || name.hasSuffix(".MainActor") {
        self = .mainActor
        return
      }
    }
    return nil
  }
}

/// What was found of the types above one, so that a protocol is looked at once that is inherited on several
/// ways.
struct InheritedIsolation {
  /// By name, inheritance and path.
  fileprivate var ofDeclarations: [String: Isolation] = [:]
  /// By name, with what protocols pass on.
  fileprivate var ofAncestors: [String: Isolation] = [:]

  /// What is being looked at.
  fileprivate var open: Set<String> = []

  /// Whether something was asked for while it was open: what is found inside of such a circle depends on
  /// where one came in.
  fileprivate var hasCircle = false
}

extension ProjectIndex {
  fileprivate func isGlobalActor(_ name: String) -> Bool {
    types[name]?.contains { $0.attributes.contains("globalActor") } == true
  }

  /// The isolation of a type's members where they say nothing else, by the type's qualified name.
  ///
  /// As measured with Swift 6.3.1: a type has the isolation of its attribute, else of its
  /// superclass, else of a protocol that its *primary* declaration names. Neither a conformance in
  /// an extension nor the type around it gives it any.
  func isolation(ofType name: String) -> Isolation {
    if let assumed = assumedIsolation(ofType: name) { return assumed }
    return names.isolations.answer(to: name) {
      var known = InheritedIsolation()
      return isolation(ofType: name, &known)
    }
  }

  func isolation(ofType name: String, _ known: inout InheritedIsolation) -> Isolation {
    if let assumed = assumedIsolation(ofType: name) { return assumed }
    if let answer = names.isolations.knownAnswer(to: name) { return answer }
    let answer = newIsolation(ofType: name, &known)
    return known.hasCircle ? answer : names.isolations.answer(to: name) { answer }
  }

  private func assumedIsolation(ofType name: String) -> Isolation? {
    assumedOnMainActor.contains(name)
      ? Isolation(.mainActor, because: ["'@MainActor' on \(name)"]) : nil
  }

  private func newIsolation(ofType name: String, _ known: inout InheritedIsolation) -> Isolation {
    guard let declarations = declarations(of: name) else { return sdkIsolation(of: name) }
    let answers = declarations.map { isolation(of: $0, &known) }
    let isAgreed = answers.allSatisfy { $0.kind == answers[0].kind }
    return isAgreed
      ? answers[0]
      : Isolation(
        .unknown, because: ["\(name) is declared \(answers.count) times, in different ways"])
  }

  /// The isolation that one declaration of a type gives its members.
  func isolation(of type: TypeFacts) -> Isolation {
    var known = InheritedIsolation()
    return isolation(of: type, &known)
  }

  private func isolation(of type: TypeFacts, _ known: inout InheritedIsolation) -> Isolation {
    let link = "\(type.kind.rawValue) \(type.name) (\(type.path))"
    let outer = type.name.enclosingName
    if let kind = Isolation.Kind(attributes: type.attributes, inside: outer, project: self) {
      return Isolation(
        kind, because: ["attribute on \(link)"],
        isPreconcurrency: type.attributes.contains("preconcurrency"))
    }
    if type.isNonisolated { return Isolation(.nonisolated, because: ["'nonisolated' on \(link)"]) }
    if type.kind != .extension, let assumed = assumedIsolation(ofType: type.name) { return assumed }
    if type.kind == .actor { return Isolation(.actor(type.name), because: [link]) }
    let project = seen(from: type.path)
    if type.kind == .extension {
      let isolation = project.isolation(ofType: project.resolve(type.name))
      return project.isolation(byDefault: isolation, inExtension: type).from(link)
    }
    // Branches of `#if` may have one each, in one file.
    let key = "\(type.name): \(type.inherited.joined(separator: ",")) \(type.path)"
    if let answer = known.ofDeclarations[key] {
      if known.open.contains(key) { known.hasCircle = true }
      return answer
    }
    // A class that inherits from itself is wrong, but no reason to hang.
    known.ofDeclarations[key] = Isolation(.unknown, because: [link])
    known.open.insert(key)
    let answer = project.isolation(ofPrimary: type, &known).from(link)
    known.open.remove(key)
    known.ofDeclarations[key] = answer
    return answer
  }

  /// The isolation of a type that says nothing itself.
  private func isolation(
    ofPrimary type: TypeFacts, _ known: inout InheritedIsolation,
  ) -> Isolation {
    let inherited = inheritedIsolation(of: type, &known)
    guard inherited.kind == .nonisolated else { return inherited }
    let isolation = isolation(byDefault: inherited, of: type, &known)
    guard isolation.kind == .nonisolated, let wrapped = self.isolation(ofTypeByItsWrappers: type)
    else { return isolation }
    return Isolation(
      .unknown, because: wrapped.chain + ["which isolates no type in Swift 6"], isByWrapper: true)
  }

  /// The isolation of the superclass, else of the first protocol that has one.
  ///
  /// Before Swift 6, a protocol has none from those that it refines, but what conforms to it has. One that
  /// is an actor's isolates to the instance.
  private func inheritedIsolation(
    of type: TypeFacts, _ known: inout InheritedIsolation,
  ) -> Isolation {
    if type.kind == .protocol {
      if ancestry(of: type.name).contains(where: Self.actorProtocols.contains) {
        return Isolation(.actor(type.name), because: ["'Actor'"])
      }
      if modules.isBeforeSwift6(type.path) { return Isolation(.nonisolated, because: []) }
    }
    var unknown: Isolation?
    for name in inheritedTypes(of: type) where !isPlainProtocol(name, inFile: type.path) {
      let isolation = isolation(inheritedFrom: name, &known)
      if isolation.isByDefault, !isOfModule(declaring: name, type.path) { continue }
      switch isolation.kind {
      case .mainActor, .globalActor: return isolation
      case .unknown: unknown = unknown ?? isolation
      case .actor, .nonisolated, .caller: continue
      }
    }
    guard let unknown else { return Isolation(.nonisolated, because: []) }
    return overriddenViewFunction(in: type).map {
      Isolation(.mainActor, because: ["override of '\($0)'"], isPreconcurrency: true)
    } ?? unknown
  }

  private func isOfModule(declaring type: String, _ path: String) -> Bool {
    types[type]?.contains { modules.membership(of: $0.path) == modules.membership(of: path) }
      == true
  }

  private func isolation(
    inheritedFrom name: String, _ known: inout InheritedIsolation,
  ) -> Isolation {
    if let answer = known.ofAncestors[name] { return answer }
    let isolation = isolation(ofType: name, &known)
    known.ofAncestors[name] = isolation
    guard isolation.kind == .nonisolated else { return isolation }
    // A protocol passes on what those have that it refines.
    for declaration in types[name] ?? [] where declaration.kind == .protocol {
      let project = seen(from: declaration.path)
      for refined in project.inheritedTypes(of: declaration) {
        let inherited = project.isolation(inheritedFrom: refined, &known)
        guard inherited.kind != .nonisolated else { continue }
        let answer = inherited.from("protocol \(name)")
        known.ofAncestors[name] = answer
        return answer
      }
    }
    return isolation
  }

  /// The isolation that Swift 6 gives the requirements of a protocol: that of what the protocol refines, which they don't have
  /// before.
  ///
  /// Have: protocol RandomLibrary: Library {}, where `@MainActor protocol Library {}`
  func isolationInSwift6(ofProtocol name: String) -> Isolation {
    var known = InheritedIsolation()
    return isolation(inheritedFrom: name, &known)
  }

  private static let actorProtocols: Set = ["Actor", "AnyActor", "DistributedActor"]

  /// The qualified names of the superclass and the protocols of a declaration, those of compositions one
  /// by one.
  func inheritedTypes(of type: TypeFacts) -> [String] {
    guard !type.inherited.isEmpty else { return [] }
    let scope = type.name.enclosingName
    return type.inherited.flatMap { written in
      names.components.answer(to: .init(name: written, scope: scope)) {
        components(of: written, inside: scope) { resolve($0, inside: $1) }
      }
    }
  }

  private func sdkIsolation(of name: String) -> Isolation {
    switch sdk.isolation(ofType: name) {
    case .mainActor:
      olderIsolation(ofProtocol: name)
        ?? Isolation(
          .mainActor, because: [linkOfHeader(to: name) ?? name], isPreconcurrency: true)
    case .nonisolated, .members:
      Isolation(.nonisolated, because: [linkOfHeader(to: name) ?? name])
    case .caller, .unknown, nil:
      Isolation(
        .unknown, because: [linkOfHeader(to: name) ?? "'\(name)' isn't in the project"])
    }
  }

  /// What a protocol of SwiftUI gives where a compiler before Swift 6.0 may build the code: SDKs up to
  /// that of Xcode 15 isolate some of its requirements, later ones all of it. `nil` for other types.
  private func olderIsolation(ofProtocol name: String) -> Isolation? {
    let isViews = !sdk.modules(ofType: name).isDisjoint(with: ["SwiftUI", "WidgetKit"])
    guard isViews, sdk.isProtocol(name) else { return nil }
    let oldest = ownModules.compactMap(\.settings.compiler).min { $0.value < $1.value }
    guard let oldest, oldest.value < .v(6, 0) else { return nil }
    return Isolation(
      .unknown,
      because: [
        "'\(name)' is main-actor-isolated as a whole only since Swift 6.0",
        "\(oldest.source) says \(oldest.value)",
      ], isPreconcurrency: true, actorInSwift6: .mainActor)
  }

  private func linkOfHeader(to name: String) -> String? {
    foreign.header(ofType: name).map { "'\(name)' is declared in Objective-C (\($0))" }
  }
}
