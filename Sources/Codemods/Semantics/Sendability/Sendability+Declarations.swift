/// Types that have a name.
extension SendabilityRules {
  /// - Parameters:
  ///   - type: its name is qualified.
  ///   - arguments: the generic arguments of the last name.
  func sendability(
    of type: KnownType, named name: String, arguments: [KnownType],
  ) -> Sendability {
    // The answer about a part depends on what it is a part of, and one under an assumption holds for nobody else.
    guard visits.isEmpty, arguments.isEmpty, type.bindings.isEmpty, context.project.isAsItIs else {
      return newSendability(of: type, named: name, arguments: arguments)
    }
    return context.project.names.sendabilities.answer(to: .init(name: name, scope: type.path)) {
      newSendability(of: type, named: name, arguments: [])
    }
  }

  private func newSendability(
    of type: KnownType, named name: String, arguments: [KnownType],
  ) -> Sendability {
    let project = project(for: type)
    guard let declarations = project.declarations(of: name) else {
      return sendability(ofForeign: type, named: name, arguments: arguments)
    }
    let arguments = arguments.map { project.canonical($0)?.description ?? $0.text }
    let (rules, answer) = entering(
      arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>")
    if let answer { return answer }
    let answers = declarations.map { rules.sendability(of: $0, as: type) }
    guard let first = answers.first, answers.allSatisfy({ $0.kind == first.kind }) else {
      return Sendability(
        .unknown, because: ["'\(name)' is declared \(answers.count) times, in different ways"])
    }
    return first
  }

  private func sendability(of declaration: TypeFacts, as type: KnownType) -> Sendability {
    let link = "\(declaration.kind) \(declaration.name) (\(declaration.path))"
    let project = context.project.seen(from: declaration.path)
    let declared = declaredSendability(of: declaration, as: type, in: project)
    if let declared, declared.kind == .yes { return declared.from(link) }
    if declaration.kind == .actor { return Sendability(.yes, because: [link]) }
    if declaration.kind == .protocol {
      let reason = Sendability(
        .no, because: ["'\(declaration.name)' may be any conforming type"])
      return (declared ?? reason).from(link)
    }
    let answer = undeclaredSendability(of: declaration, in: project)
    switch (answer.kind, declared) {
    // An extension that declares it, if only for some arguments, stands in the way of what is implicit.
    case (.yes, let declared?) where isDeclaredByExtension(declaration, in: project):
      return declared.from(link)
    case (.yes, _), (_, nil): return answer.from(link)
    // If a protocol of another package asked for it, the compiler would reject the type.
    case (.no, let declared?)
    where declared.kind == .unknown && !isDeclaredByExtension(declaration, in: project)
      && forbidsSendable(declaration, in: project):
      return answer.from(link)
    // It may be Sendable by what is not known, or by some arguments only.
    case (_, let declared?): return declared.from(link)
    }
  }

  /// Whether a type that says that it's Sendable would be rejected: for what it stores, and as a class for its
  /// variables and subclasses.
  func forbidsSendable(_ declaration: TypeFacts, in project: ProjectIndex) -> Bool {
    let storage = storage(of: declaration, in: project)
    if declaration.kind == .class,
      !declaration.modifiers.contains(.final) || storage.contains(where: \.isVariable)
    {
      return true
    }
    return storage.contains { part in
      part.type.map { sendability(of: $0).kind == .no } ?? false
    }
  }

  /// What the compiler looks at where a type says that it's Sendable.
  func stored(in declaration: TypeFacts) -> [StoredPart] {
    storage(of: declaration, in: context.project.seen(from: declaration.path))
  }

  /// The properties and cases that a type which says that it's Sendable may not store, each once.
  ///
  /// The compiler wants variables of classes gone, whatever they hold.
  func storedNotSendable(
    in declaration: TypeFacts, of project: ProjectIndex,
  ) -> [(name: String, type: KnownType)] {
    let parts = storage(of: declaration, in: project).compactMap { part -> (String, KnownType)? in
      guard declaration.kind != .class || !part.isVariable, let type = part.type,
        sendability(of: type).kind == .no
      else { return nil }
      return (part.name, type)
    }
    let names = parts.map(\.0)
    return zip(parts.indices, parts).filter { names.firstIndex(of: $1.0) == $0 }.map(\.1)
  }

  private func isDeclaredByExtension(_ declaration: TypeFacts, in project: ProjectIndex) -> Bool {
    let names: Set = ["Sendable", "Swift.Sendable", "@unchecked Sendable"]
    return project.extensions(of: declaration.name)
      .contains { !names.isDisjoint(with: $0.inherited) }
  }

  /// What conformances say: `nil` if they say nothing.
  private func declaredSendability(
    of declaration: TypeFacts, as type: KnownType, in project: ProjectIndex,
  ) -> Sendability? {
    let scope = declaration.name.enclosingName
    var answers: [Sendability] = []
    for text in declaration.inherited + declaration.requirementsOfSelf {
      answers += conformance(to: text, of: declaration, scope: scope, in: project)
    }
    for facts in project.extensions(of: declaration.name) {
      let found = facts.inherited.flatMap {
        conformance(to: $0, of: declaration, scope: facts.name.enclosingName, in: project)
      }
      answers += found.compactMap { answer in
        // As measured: an extension in another file can't make the type Sendable, whatever its protocol asks for.
        if answer.kind == .unknown, facts.path != declaration.path { return nil }
        guard answer.kind == .yes else { return answer }
        if facts.isUnavailable {
          return Sendability(.no, because: ["its conformance is unavailable (\(facts.path))"])
        }
        // Only the arguments of `@available` say whether there is the conformance or none.
        if facts.attributes.contains("available") {
          return Sendability(.unknown, because: ["'@available' on an extension (\(facts.path))"])
        }
        return facts.whereClause.map { requirements($0, of: facts, as: type) } ?? answer
      }
    }
    return answers.isEmpty
      ? nil : Sendability(any: answers, because: "its conditions aren't met").nonEmpty(answers)
  }

  /// What follows from one inherited type; nothing if that is not a protocol, or says nothing.
  private func conformance(
    to text: String, of declaration: TypeFacts, scope: String, in project: ProjectIndex,
  ) -> [Sendability] {
    guard let inherited = KnownType(text, scope: scope, path: declaration.path) else { return [] }
    return conjuncts(of: inherited, in: project).compactMap { part -> Sendability? in
      guard case .nominal(let name, _, _) = project.resolved(part) else { return nil }
      if name == "Sendable" || name == "Swift.Sendable" {
        return Sendability(.yes, because: ["declared Sendable"])
      }
      switch isProtocol(name, in: project) {
      case true:
        guard !(declaration.kind == .protocol && name == declaration.name) else { return nil }
        let answer = sendability(of: part)
        return answer.kind == .no ? nil : answer
      case false:
        // As measured: what conforms to a protocol with a superclass, or an actor, is Sendable as that is.
        guard declaration.kind == .protocol else { return nil }
        let answer = sendability(of: part)
        return answer.kind == .no ? nil : answer
      case nil:
        return isRawType(name, of: declaration)
          || project.isPlainProtocol(name, inFile: declaration.path)
          ? nil : Sendability(.unknown, because: ["'\(name)' isn't known"])
      }
    }
  }

  /// The parts of a composition, also of one that has a name.
  ///
  /// Have: typealias DependentController = Dependent & UIViewController
  private func conjuncts(of type: KnownType, in project: ProjectIndex) -> [KnownType] {
    type.conjuncts.flatMap { part -> [KnownType] in
      guard let expanded = project.expanded(part), expanded.conjuncts.count > 1 else {
        return [part]
      }
      return conjuncts(of: expanded, in: project)
    }
  }

  /// The first name behind an enum's colon may be the type of its raw values.
  private func isRawType(_ name: String, of declaration: TypeFacts) -> Bool {
    declaration.kind == .enum && ["Int", "String", "Character"].contains(name)
  }

  /// Whether the conditions of an extension hold.
  private func requirements(
    _ clause: String, of facts: TypeFacts, as type: KnownType,
  ) -> Sendability {
    let parts = clause.splitAtTopLevel(",").map { requirement -> Sendability in
      let sides = requirement.splitAtTopLevel(":")
      guard sides.count == 2, sides[1] == "Sendable",
        let subject = KnownType(
          sides[0], scope: facts.name, path: facts.path, bindings: type.bindings)
      else { return sameType(requirement, of: facts, as: type) }
      return inGeneric().sendability(of: subject)
    }
    return Sendability(all: parts, because: "where \(clause)")
  }

  private func sameType(
    _ requirement: String, of facts: TypeFacts, as type: KnownType,
  ) -> Sendability {
    let unknown = Sendability(.unknown, because: ["we can't tell whether '\(requirement)' is true"])
    let sides = requirement.splitAtTopLevel("=").filter { !$0.isEmpty }
    guard sides.count == 2, requirement.contains("==") else { return unknown }
    let project = context.project.seen(from: facts.path)
    let shapes = sides.map { side in
      KnownType(side, scope: facts.name, path: facts.path, bindings: type.bindings)
        .flatMap(project.canonical)
    }
    guard let left = shapes[0], let right = shapes[1] else { return unknown }
    return Sendability(left == right ? .yes : .no, because: ["where \(requirement)"])
  }
}

extension Sendability {
  /// The only reason, where there is one.
  fileprivate func nonEmpty(_ parts: [Sendability]) -> Sendability {
    kind == .no ? parts.first { $0.kind == .no } ?? self : self
  }
}

/// What a type is without a conformance.
extension SendabilityRules {
  private func undeclaredSendability(
    of declaration: TypeFacts, in project: ProjectIndex,
  ) -> Sendability {
    let isolation = project.isolation(of: declaration)
    if declaration.kind == .class {
      return sendability(ofClass: declaration, isolatedTo: isolation, in: project)
    }
    switch isolation.withActorOfSwift6.kind {
    case .mainActor, .globalActor:
      return Sendability(.yes, because: [isolation.description])
    default: break
    }
    let implicit = implicitSendability(of: declaration, in: project)
    if implicit.kind == .no, isolation.kindInSwift6 == .unknown {
      return Sendability(.unknown, because: [isolation.description])
    }
    return implicit
  }

  /// A class inherits the conformance of its superclass. One of a global actor is Sendable, but not if
  /// it adds the actor to a superclass that is not; NSObject makes no difference.
  private func sendability(
    ofClass declaration: TypeFacts, isolatedTo isolation: Isolation, in project: ProjectIndex,
  ) -> Sendability {
    var superclass: Sendability?
    if let (name, type) = self.superclass(of: declaration, in: project), !isRoot(name) {
      let answer =
        isProtocol(name, in: project) == false
        ? sendability(of: type) : Sendability(.unknown, because: ["'\(name)' isn't known"])
      if answer.kind == .unknown, let function = project.overriddenViewFunction(in: declaration) {
        return Sendability(.yes, because: ["override of '\(function)'"])
      }
      if answer.kind != .no { return answer }
      superclass = answer
    }
    if let superclass { return superclass.from("superclass") }
    switch isolation.kindInSwift6 {
    case .mainActor, .globalActor: return Sendability(.yes, because: [isolation.description])
    case .unknown: return Sendability(.unknown, because: [isolation.description])
    default:
      return Sendability(
        .no, because: ["a class that isn't declared Sendable"], culprit: declaration.name)
    }
  }

  private func isRoot(_ name: String) -> Bool {
    name == "NSObject" || name == "Foundation.NSObject" || name == "ObjectiveC.NSObject"
  }

  /// The first inherited type, unless it is a protocol.
  private func superclass(
    of declaration: TypeFacts, in project: ProjectIndex,
  ) -> (String, KnownType)? {
    guard
      let type = declaration.inherited.first.flatMap({
        KnownType($0, scope: declaration.name.enclosingName, path: declaration.path)
      }),
      case .nominal(let name, _, _) = project.resolved(type)
    else { return nil }
    let isKnownProtocol =
      isProtocol(name, in: project) == true || project.tables.heirs.isProtocol(name)
    return isKnownProtocol ? nil : (name, type)
  }

  /// A struct or enum that other packages cannot see, or whose layout they may rely on, is Sendable if
  /// everything in it is.
  private func implicitSendability(
    of declaration: TypeFacts, in project: ProjectIndex,
  ) -> Sendability {
    if project.isSeenByOtherPackages(declaration) {
      return Sendability(
        .no, because: ["public and not declared Sendable"], culprit: declaration.name)
    }
    if declaration.attributes.contains("usableFromInline") {
      return Sendability(.no, because: ["'@usableFromInline' and not declared Sendable"])
    }
    let parts = storage(of: declaration, in: project).lazy.map { part -> Sendability in
      guard let type = part.type else {
        return Sendability(.unknown, because: [part.link, "its type isn't known"])
      }
      return self.sendability(of: type).from(part.link)
    }
    return Sendability(all: parts, because: "everything stored in it is Sendable")
  }

  /// Whether a struct or an enum needs no declaration once all that it stores is Sendable.
  func isSendableByWhatItStores(_ declaration: TypeFacts) -> Bool {
    [.struct, .enum].contains(declaration.kind)
      && !context.project.seen(from: declaration.path).isSeenByOtherPackages(declaration)
      && !declaration.attributes.contains("usableFromInline")
  }

  /// What a struct, an enum or an object consists of.
  private func storage(of declaration: TypeFacts, in project: ProjectIndex) -> [StoredPart] {
    let members = project.members(of: declaration.name).filter { $0.path == declaration.path }
    return members.flatMap { member -> [StoredPart] in
      switch member {
      case .function: return []
      case .enumCase(let facts):
        return facts.payload.map { payload in
          StoredPart(
            keyword: "case", name: facts.name,
            type: KnownType(payload, scope: facts.owner, path: facts.path))
        }
      case .variable(let variable):
        let isStored = !variable.isComputed && !variable.modifiers.contains(.static)
        guard isStored, !variable.modifiers.contains(.nonisolatedUnsafe),
          !(declaration.kind == .class && isIsolated(variable, in: project)),
          !(declaration.kind == .struct && isWrappedSendably(variable, in: project))
        else { return [] }
        return [
          StoredPart(
            keyword: variable.isConstant ? "let" : "var", name: variable.name,
            type: storedType(of: variable, in: project))
        ]
      }
    }
  }

  /// Whether an actor protects the variable by itself: in a class that says that it's Sendable, as measured, it may hold
  /// whatever it likes.
  ///
  /// Have: @MainActor private var state = State()
  private func isIsolated(_ variable: VariableFacts, in project: ProjectIndex) -> Bool {
    switch Isolation.Kind(attributes: variable.attributes, project: project) {
    case .mainActor, .globalActor: true
    default: false
    }
  }

  /// Have: @Dependency(\.client) var client, of which a structure stores nothing but how to find it
  private func isWrappedSendably(_ variable: VariableFacts, in project: ProjectIndex) -> Bool {
    variable.attributes.contains { project.isSendableWrapper($0, inFile: variable.path) }
  }

  /// The type of what is stored: of a property with a wrapper, the wrapper.
  private func storedType(of variable: VariableFacts, in project: ProjectIndex) -> KnownType? {
    let type = ExpressionTypes(context).type(of: variable)
    for attribute in variable.attributes where attribute.beginsWithCapital {
      guard let written = KnownType(attribute, scope: variable.owner, path: variable.path),
        case .nominal(let name, _, _) = project.resolved(written)
      else { return nil }
      if Isolation.Kind(attributes: [attribute], project: project) != nil { continue }
      guard Self.plainAttributes.contains(name) == false else { continue }
      let wrapper = project.declarations(of: name)?[0]
      if wrapper?.genericParameters.isEmpty == true { return written }
      // Have: @Feature(name: "Skins") var skins, whose class isn't Sendable, whatever it's generic over
      guard let type else { return wrapper?.kind == .class ? written : nil }
      let names = name.split(separator: ".").map { TypeShape.Name(name: String($0)) }
      let last = TypeShape.Name(name: names[names.count - 1].name, arguments: [type.shape])
      return type.part(.nominal(names.dropLast() + [last]))
    }
    return type
  }

  /// Attributes with a capital that wrap nothing.
  private static let plainAttributes = NameTable(
    """
    UIKit: IBOutlet IBInspectable GKInspectable
    CoreData: NSManaged NSCopying
    Observation: ObservationIgnored ObservationTracked
    SwiftData: Attribute Relationship Transient
    """)
}

/// A property or the payload of a case.
struct StoredPart {
  let keyword: String
  let name: String

  /// `nil` where it isn't known.
  let type: KnownType?

  var isVariable: Bool { keyword == "var" }

  /// The words for it: `let name`.
  fileprivate var link: String { "\(keyword) \(name)" }
}

extension ProjectIndex {
  /// The declarations of a type of the project, without extensions; `nil` if it is not the project's.
  func declarations(of name: String) -> [TypeFacts]? {
    // A type that some other module has happens to be named like the SDK's.
    if types.visible(name).isEmpty, sdk.isolation(ofType: name) != nil { return nil }
    return types[name]
  }

  /// Whether other packages can see the type, and may not rely on its layout.
  func isSeenByOtherPackages(_ declaration: TypeFacts) -> Bool {
    !declaration.attributes.contains("frozen") && isPublic(declaration)
  }

  /// Whether other packages can see the type: it is public, and so is all that it is declared in.
  fileprivate func isPublic(_ declaration: TypeFacts) -> Bool {
    guard declaration.modifiers.contains(.public), !declaration.modifiers.contains(.package) else {
      return false
    }
    let outer = declaration.name.enclosingName
    guard !outer.isEmpty, let around = types[outer] else { return true }
    return around.allSatisfy(isPublic)
  }
}

extension TypeFacts {
  /// What a protocol asks for behind `where Self:`.
  fileprivate var requirementsOfSelf: [String] {
    guard kind == .protocol, let whereClause else { return [] }
    return whereClause.splitAtTopLevel(",").map { $0.splitAtTopLevel(":") }
      .filter { $0.count == 2 && $0[0] == "Self" }.map { $0[1] }
  }
}

extension String {
  /// The parts between separators that are in no brackets, without blanks around them.
  fileprivate func splitAtTopLevel(_ separator: Character) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in self {
      if "(<[".contains(character) { depth += 1 }
      if ")>]".contains(character) { depth -= 1 }
      if depth == 0, character == separator {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      var part = part.drop(while: \.isWhitespace)
      while part.last?.isWhitespace == true { part.removeLast() }
      return String(part)
    }
  }
}
