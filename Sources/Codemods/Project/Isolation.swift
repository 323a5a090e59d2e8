/// What code is isolated to, with the reasons that led there.
public struct Isolation: Sendable, Equatable, CustomStringConvertible {
  public enum Kind: Sendable, Equatable {
    case mainActor
    /// A global actor other than the main actor, by its name.
    case globalActor(String)
    /// An instance of the actor.
    case actor(String)
    case nonisolated
    /// It cannot be known from the sources at hand.
    case unknown
  }

  public let kind: Kind

  /// The links from the code outwards: `closure`, `class A`, `B (Sources/B.swift)`,
  /// `UIViewController`.
  public let chain: [String]

  init(_ kind: Kind, because chain: [String]) {
    self.kind = kind
    self.chain = chain
  }

  /// The isolation as seen from a link further inside.
  func from(_ link: String) -> Isolation {
    Isolation(kind, because: [link] + chain)
  }

  /// `main actor: class A ← B (Sources/B.swift) ← UIViewController`
  public var description: String {
    let name =
      switch kind {
      case .mainActor: "main actor"
      case .globalActor(let name): "global actor '\(name)'"
      case .actor(let name): "actor '\(name)'"
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
  init?(attributes: some Sequence<String>, project: ProjectIndex) {
    for attribute in attributes {
      if attribute == "MainActor" || attribute.hasSuffix(".MainActor") {
        self = .mainActor
        return
      }
      if project.isGlobalActor(attribute) {
        self = .globalActor(attribute)
        return
      }
    }
    return nil
  }
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
    isolation(ofType: name, visited: [])
  }

  private func isolation(ofType name: String, visited: Set<String>) -> Isolation {
    guard let declarations = declarations(ofType: name) else { return sdkIsolation(of: name) }
    let answers = declarations.map { isolation(of: $0, visited: visited) }
    let isAgreed = answers.allSatisfy { $0.kind == answers[0].kind }
    return isAgreed
      ? answers[0]
      : Isolation(.unknown, because: ["\(name) is declared \(answers.count) times, differently"])
  }

  /// The type's declarations in the project; `nil` if the name means one of the SDK's types.
  private func declarations(ofType name: String) -> [TypeFacts]? {
    // A type that some other module has happens to be named like the SDK's.
    if types.visible(name).isEmpty, sdk.isolation(ofType: name) != nil { return nil }
    return types[name]
  }

  /// The isolation that one declaration of a type gives its members.
  func isolation(of type: TypeFacts) -> Isolation {
    isolation(of: type, visited: [])
  }

  private func isolation(of type: TypeFacts, visited: Set<String>) -> Isolation {
    let link = "\(type.kind) \(type.name) (\(type.path))"
    if let kind = Isolation.Kind(attributes: type.attributes, project: self) {
      return Isolation(kind, because: ["attribute on \(link)"])
    }
    if type.isNonisolated { return Isolation(.nonisolated, because: ["'nonisolated' on \(link)"]) }
    if type.kind == .actor { return Isolation(.actor(type.name), because: [link]) }
    let project = seen(from: type.path)
    if type.kind == .extension {
      let isolation = project.isolation(ofType: project.resolve(type.name))
      return project.isolation(byDefault: isolation, inExtension: type).from(link)
    }
    // A class that inherits from itself is wrong, but no reason to hang.
    guard !visited.contains(type.name) else { return Isolation(.unknown, because: [link]) }
    let visited = visited.union([type.name])
    let inherited = project.inheritedIsolation(of: type, visited: visited)
    guard inherited.kind == .nonisolated else { return inherited.from(link) }
    return project.isolation(byDefault: inherited, of: type, visited: visited).from(link)
  }

  private func inheritedIsolation(of type: TypeFacts, visited: Set<String>) -> Isolation {
    var unknown: Isolation?
    for inherited in type.inherited {
      let scope = type.name.split(separator: ".").dropLast().joined(separator: ".")
      let name = resolve(inherited, inside: scope)
      let isolation = isolation(ofType: name, visited: visited)
      switch isolation.kind {
      case .mainActor, .globalActor: return isolation
      case .unknown: unknown = unknown ?? isolation
      case .actor, .nonisolated: continue
      }
    }
    return unknown ?? Isolation(.nonisolated, because: [])
  }

  private func sdkIsolation(of name: String) -> Isolation {
    switch sdk.isolation(ofType: name) {
    case .mainActor: Isolation(.mainActor, because: [name])
    case .nonisolated: Isolation(.nonisolated, because: [name])
    case .caller, .unknown, nil:
      Isolation(.unknown, because: ["'\(name)' is not in the project"])
    }
  }
}
