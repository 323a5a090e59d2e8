import Rewriter

/// Whether values of a type may cross isolation, with the reasons that led there.
public struct Sendability: Sendable, Equatable, CustomStringConvertible {
  public enum Kind: Sendable {
    case yes, no
    /// It cannot be known from the sources at hand.
    case unknown
  }

  public let kind: Kind

  /// The links from the type inwards: `struct A (A.swift)`, `var b: B`, `class B (B.swift)`.
  public let chain: [String]

  /// The project's type at the end of the chain that isn't Sendable, by its qualified name; `nil` for anything else.
  let culprit: String?

  init(_ kind: Kind, because chain: [String], culprit: String? = nil) {
    self.kind = kind
    self.chain = chain
    self.culprit = culprit
  }

  /// The answer as seen from a link further outside.
  func from(_ link: String) -> Sendability {
    Sendability(kind, because: [link] + chain, culprit: culprit)
  }

  /// `not Sendable: struct A (A.swift) ← var b: B ← class B (B.swift)`
  public var description: String {
    let name =
      switch kind {
      case .yes: "Sendable"
      case .no: "not Sendable"
      case .unknown: "unknown"
      }
    return chain.isEmpty ? name : "\(name): \(chain.joined(separator: " ← "))"
  }
}

extension Sendability {
  /// What holds for something made of these parts: all of them have to be Sendable.
  init(all parts: some Sequence<Sendability>, because reason: String) {
    var unknown: Sendability?
    for part in parts {
      switch part.kind {
      case .yes: continue
      case .no:
        self = part
        return
      case .unknown: unknown = unknown ?? part
      }
    }
    self = unknown ?? Sendability(.yes, because: [reason])
  }

  /// What holds for something that is all of these at once: one Sendable part is enough.
  init(any parts: some Sequence<Sendability>, because reason: String) {
    var unknown: Sendability?
    for part in parts {
      switch part.kind {
      case .yes:
        self = part
        return
      case .no: continue
      case .unknown: unknown = unknown ?? part
      }
    }
    self = unknown ?? Sendability(.no, because: [reason])
  }
}

extension Context {
  /// Whether values of the type are Sendable in the file, by the rules that Swift 6.3.1 was measured to
  /// have.
  func sendability(of type: KnownType) -> Sendability {
    SendabilityRules(context: self).sendability(of: type)
  }

  /// What a type of the project inherits from in another package, if nothing else than an actor that this isolates it to
  /// could make its values Sendable.
  func foreignNameInDoubt(of type: KnownType) -> String? {
    guard sendability(of: type).kind == .unknown, let written = type.unwrapped.name,
      case let name = project.resolve(written, inside: type.unwrapped.scope),
      let declaration = project.types[name]?.first, project.types[name]?.count == 1,
      [.class, .struct, .enum].contains(declaration.kind),
      project.isolation(ofType: name).kind == .unknown,
      project.superclass(of: name).map({
        project.types[$0] != nil || project.sdk.kind(ofType: $0) != nil
          || project.tables.heirs.isProtocol($0)
      })
        ?? true,
      SendabilityRules(context: self)
        .forbidsSendable(declaration, in: project.seen(from: declaration.path))
    else { return nil }
    return project.inheritedTypes(of: declaration)
      .first { project.types[$0] == nil && project.isolation(ofType: $0).kind == .unknown }
  }

  /// What a class of the project, in Swift or Objective-C, inherits from in another package, and which alone could make
  /// it Sendable, or isolate it; `nil` where nothing is in doubt.
  func foreignSuperclassInDoubt(ofClass name: String) -> String? {
    var name = name
    for _ in 0..<Self.longestInheritance {
      let superclass =
        project.types[name] != nil
        ? project.superclass(of: name) : project.foreign.parents(ofType: name)?.first
      guard let superclass else { return nil }
      let isKnown =
        project.types[superclass] != nil || project.foreign.header(ofType: superclass) != nil
        || project.sdk.kind(ofType: superclass) != nil
        || SendabilityRules.rootTypes.contains(superclass)
      if !isKnown { return superclass }
      name = superclass
    }
    return nil
  }

  private static let longestInheritance = 16

  /// The same of a value's class.
  func foreignSuperclassInDoubt(of type: KnownType) -> String? {
    guard let written = type.unwrapped.name, sendability(of: type).kind == .unknown else {
      return nil
    }
    return foreignSuperclassInDoubt(
      ofClass: project.resolve(written, inside: type.unwrapped.scope))
  }

  /// Whether the type of the qualified name is known to be Sendable.
  func isSendable(typeNamed name: String) -> Bool {
    known.sendableTypes.answer(to: name) {
      sendability(of: KnownType(TypeShape(named: name), path: path)).kind == .yes
    }
  }
}

extension ProjectIndex {
  /// Whether the value of an expression is Sendable.
  public func sendability(ofValue expression: Node, inFile path: String) -> Sendability {
    let context = Context(codemod: "", path: path, tree: expression.tree, project: self)
    guard let type = context.valueType(of: expression) else {
      return Sendability(
        .unknown, because: ["the type of '\(expression.textInOneLine)' isn't known"])
    }
    return context.sendability(of: type)
  }
}

/// What makes a type Sendable.
///
/// A value that carries the types which are being looked at, since they may contain themselves.
struct SendabilityRules {
  let context: Context

  private(set) var visits: [Visit] = []
  private var genericDepth = 0

  struct Visit {
    let name: String
    let genericDepth: Int
  }

  init(context: Context) { self.context = context }

  func project(for type: KnownType) -> ProjectIndex { context.project.seen(from: type.path) }

  func sendability(of type: KnownType) -> Sendability {
    let alternatives = project(for: type).alternatives(of: type).map { sendability(of: $0) }
    if !alternatives.isEmpty {
      return Sendability(all: alternatives, because: "'\(type.text)' is Sendable on all systems")
    }
    switch project(for: type).resolved(type) {
    case .nominal(let name, let arguments, let bindings):
      let resolved = KnownType(TypeShape(named: name), path: type.path, bindings: bindings)
      return sendability(of: resolved, named: name, arguments: arguments)
    case .parameter(let constraints): return sendability(ofParameter: type, constraints)
    case .structural(let type): return sendability(ofStructural: type)
    case .unknown:
      return Sendability(.unknown, because: ["'\(type.text)' isn't known"])
    }
  }

  /// The rules for a generic argument or an element: a type that contains itself by way of one is
  /// Sendable if everything else in it is.
  func inGeneric() -> SendabilityRules {
    var rules = self
    rules.genericDepth += 1
    return rules
  }

  /// The rules for what the type contains; the answer if the type is being looked at already.
  ///
  /// - Parameter name: with what generic parameters stand for.
  func entering(_ name: String) -> (rules: SendabilityRules, answer: Sendability?) {
    if let visit = visits.last(where: { $0.name == name }) {
      // As measured: an indirect case that holds the enum itself keeps it from being Sendable.
      let isGeneric = genericDepth > visit.genericDepth
      let reason =
        isGeneric ? "'\(name)' is what is looked at" : "'\(name)' directly contains itself"
      return (self, Sendability(isGeneric ? .yes : .no, because: [reason]))
    }
    var rules = self
    rules.visits.append(Visit(name: name, genericDepth: genericDepth))
    return (rules, visits.count < 40 ? nil : Sendability(.unknown, because: ["nested too deeply"]))
  }
}

/// Types without a name.
extension SendabilityRules {
  private func sendability(ofStructural type: KnownType) -> Sendability {
    switch type.shape {
    case .optional(let part), .array(let part):
      return inGeneric().sendability(of: type.part(part))
    case .dictionary(let key, let value):
      let parts = [key, value].map { inGeneric().sendability(of: type.part($0)) }
      return Sendability(all: parts, because: type.text)
    case .tuple(let elements):
      let parts = elements.map { sendability(of: type.part($0.type)) }
      return Sendability(all: parts, because: "every element of '\(type.text)' is Sendable")
    case .function(let function): return sendability(of: function, in: type)
    case .metatype(let instance): return sendability(ofMetatypeOf: type.part(instance))
    case .any(.metatype(let instance)), .some(.metatype(let instance)):
      return sendability(ofMetatypeOf: type.part(.any(instance)))
    case .composition, .any, .some: return sendability(ofExistential: type)
    case .suppressed: return Sendability(.no, because: ["'\(type.text)' suppresses Sendable"])
    case .nominal, .other: return Sendability(.unknown, because: ["'\(type.text)' isn't known"])
    }
  }

  private func sendability(of function: TypeShape.Function, in type: KnownType) -> Sendability {
    if function.attributes.contains("Sendable") {
      return Sendability(.yes, because: ["'@Sendable' function"])
    }
    // Measured: a pointer to a C function captures nothing.
    if function.attributes.contains(where: ["convention(c)", "convention(thin)"].contains) {
      return Sendability(.yes, because: ["'\(type.text)' captures nothing"])
    }
    guard
      let actor = Isolation.Kind(attributes: function.attributes, project: project(for: type)),
      actor != .nonisolated
    else { return Sendability(.no, because: ["'\(type.text)' isn't '@Sendable'"]) }
    // SE-0434: part of Swift 6.
    switch context.project.modules.isOn("GlobalActorIsolatedTypesUsability", in: context.path) {
    case true: return Sendability(.yes, because: ["function of a global actor"])
    case false:
      return Sendability(
        .no, because: ["'\(type.text)' is Sendable only in the Swift 6 language mode"])
    case nil:
      return Sendability(
        .unknown, because: ["'\(type.text)' is Sendable only in the Swift 6 language mode"])
    }
  }

  /// A type's own metatype is Sendable, that of a protocol or generic parameter as its conformances may
  /// be used with it (SE-0470).
  private func sendability(ofMetatypeOf instance: KnownType) -> Sendability {
    let yes = Sendability(.yes, because: ["metatype of '\(instance.text)'"])
    let parts: [KnownType]
    switch project(for: instance).resolved(instance) {
    case .nominal(let name, _, _):
      if name == "Any" || name == "AnyObject" { return yes }
      switch isProtocol(name, in: project(for: instance)) {
      case false: return yes
      case nil: return Sendability(.unknown, because: ["'\(name)' isn't known"])
      case true: parts = [instance]
      }
    case .parameter(let constraints): parts = constraints.flatMap(\.conjuncts)
    case .structural(let type):
      switch type.shape {
      case .any, .some, .composition: parts = type.conjuncts
      default: return yes
      }
    case .unknown:
      return Sendability(.unknown, because: ["'\(instance.text)' isn't known"])
    }
    let answers = parts.compactMap { part -> Sendability? in
      let name = part.name ?? ""
      let isOther = ["Any", "AnyObject"].contains(name) || isProtocol(name, of: part) == false
      return isOther ? nil : sendability(ofExistential: part)
    }
    return answers.isEmpty
      ? yes
      : Sendability(any: answers, because: "conformances of '\(instance.text)' may be isolated")
  }

  /// `any P`, `some P & Q`, `P`
  func sendability(ofExistential type: KnownType) -> Sendability {
    let parts = type.conjuncts.map { part -> Sendability in
      if case .suppressed = part.shape { return Sendability(.no, because: [part.text]) }
      return sendability(of: part)
    }
    return Sendability(any: parts, because: "'\(type.text)' may be any conforming type")
      .with(parts)
  }

  private func sendability(
    ofParameter type: KnownType, _ constraints: [KnownType],
  ) -> Sendability {
    let parts = constraints.map { constraint -> Sendability in
      sendability(ofExistential: constraint)
    }
    return Sendability(
      any: parts, because: "generic parameter '\(type.text)' need not be Sendable")
  }
}

extension Sendability {
  /// The reason of the only part, where there is one.
  fileprivate func with(_ parts: [Sendability]) -> Sendability {
    kind == .no && parts.count == 1 ? parts[0] : self
  }
}

extension ProjectModules {
  /// Whether an upcoming feature is on where the file is compiled; `nil` if its modules differ.
  ///
  /// Where no language mode is known it is taken to be Swift 6, which the code is on its way to.
  func isOn(_ feature: String, in path: String) -> Bool? {
    let answers = modules(of: path).map { module in
      (module.settings.languageMode?.value ?? 6) >= 6 || module.settings.has(feature)
    }
    guard let first = answers.first else { return true }
    return answers.allSatisfy { $0 == first } ? first : nil
  }
}
