import Rewriter

/// What a change still wants from somewhere else, before Swift 6 accepts the result.
///
/// The code wants it as much without the change: the change makes it no worse.
public struct RequiredAnnotation: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Sendable {
    /// A type of the project: one annotation helps everywhere.
    case type
    /// A parameter of the function around.
    case parameter
    /// A function of the project that others hand their completion handlers to.
    case function
    /// The oldest system that a module is for.
    case deploymentTarget
  }

  public let kind: Kind
  public let name: String

  /// The file of its declaration; of a deployment target, who says what it is.
  public let path: String

  /// What helps a type or a parameter.
  enum Remedy: Sendable {
    case either, sendable, mainActor, mainActorAndAwait, mainActorAndOnward
    /// Of a class of tests, whose superclass keeps it from being Sendable.
    case mainActorTests
  }

  private(set) var remedy: Remedy

  /// Whether `@MainActor` on a type or parameter would do as well as `Sendable`.
  public var mayBeOnMainActor: Bool { remedy != .sendable }

  /// Whether the main actor is the only advice: what the type's own code does beside others' values stays there.
  var isForMainActorOnly: Bool { mayBeOnMainActor && belongsToMainActor }

  /// Whether no lock protects the type as well as the main actor, and none does: SwiftUI observes it, or it keeps objects
  /// that are isolated there.
  var belongsToMainActor: Bool {
    (isObservableObject || isObservable || step.view != nil) && !step.isDeclared && !step.isGuarded
  }

  /// Whether SwiftUI observes objects of the type: a codemod knows whether it can be isolated to the main actor.
  public let isObservableObject: Bool

  /// Whether a view says that it observes them.
  private let isShown: Bool

  /// The same of a class with the macro `@Observable`, which no codemod isolates.
  private let isObservable: Bool

  /// Whether the code is about a class that inherits from this one.
  private let isSuperclass: Bool

  /// Whether a program writes the file with the type, and would write it again without the change.
  private let isGenerated: Bool

  /// Whether the type is a structure or an enumeration.
  fileprivate(set) var isValue = false

  /// What it takes before a type can be Sendable.
  let step: SendableStep

  /// The first place where nonisolated code uses a type that belongs to the main actor: `Store.swift:12`.
  private var placeOfUse: String?

  /// Whether the type has closures that run off the main actor, and use their object there.
  private var hasClosuresElsewhere = false

  /// What has to go to the main actor together with the type.
  fileprivate(set) var company = MainActorCompany()

  init(
    _ kind: Kind, name: String, path: String, remedy: Remedy = .either,
    isObservableObject: Bool = false, isShown: Bool = false, isObservable: Bool = false,
    isSuperclass: Bool = false, isGenerated: Bool = false,
    step: SendableStep = .declaration(SendableDeclaration()),
  ) {
    self.kind = kind
    self.name = name
    self.path = path
    self.remedy = remedy
    self.isObservableObject = isObservableObject
    self.isShown = isShown || isObservable
    self.isObservable = isObservable
    self.isSuperclass = isSuperclass
    self.isGenerated = isGenerated
    self.step = step
  }

  public var description: String {
    switch kind {
    case .type where remedy == .mainActorTests: "the tests in '\(name)' need '@MainActor'"
    case .type:
      if case .managedObject(let identifier) = step {
        "objects of '\(name)' need to be passed by their '\(identifier)'"
      } else {
        "'\(name)' needs \(annotation)"
      }
    case .parameter: "the parameter '\(name)' needs \(attribute)"
    case .function: "the function '\(name)' needs to call its handler exactly once"
    case .deploymentTarget: "the deployment target needs to be \(name)"
    }
  }

  private var annotation: String {
    switch remedy {
    case .sendable: "'Sendable'"
    case .mainActor: "'@MainActor'"
    default: "'@MainActor' or 'Sendable'"
    }
  }

  private var attribute: String {
    switch remedy {
    case .either, .mainActorTests: "'@Sendable' or '@MainActor'"
    case .sendable: "'@Sendable'"
    case .mainActor: "'@MainActor'"
    case .mainActorAndAwait: "'@MainActor', and 'await' before its calls"
    case .mainActorAndOnward: "'@MainActor', also where it is passed on"
    }
  }

  /// Whether a `@Sendable` closure may capture what has the annotation. A main-actor-isolated subclass of `XCTestCase`
  /// is no more Sendable than that is.
  var allowsCaptures: Bool { remedy != .mainActorTests }

  /// The same for code that leaves the main actor, and may use nothing of it.
  var offMainActor: RequiredAnnotation {
    onMainActor(by: .sendable)
  }

  /// The same for a closure that callers write with code of the main actor.
  func onMainActor(by remedy: Remedy) -> RequiredAnnotation {
    var need = self
    need.remedy = remedy
    return need
  }

  /// The same, with the place where nonisolated code uses the type.
  ///
  /// - Parameter hasClosuresElsewhere: whether the type's own closures use it off the main actor.
  fileprivate func used(
    at place: String?, byClosures hasClosuresElsewhere: Bool,
  ) -> RequiredAnnotation {
    var need = self
    need.placeOfUse = place
    need.hasClosuresElsewhere = hasClosuresElsewhere
    return need
  }

  /// What to do with a type.
  ///
  /// - Parameter condition: when the main actor is its place: ` if only main-actor code uses it`, with the pronoun that
  ///   stands for the type, and for what follows it there.
  public func advice(if condition: (_ pronoun: String) -> String = { _ in "" }) -> String {
    advice(on: "'\(name)'", if: condition)
  }

  /// The same behind a sentence about the type that the code uses.
  func adviceHere(if condition: (_ pronoun: String) -> String = { _ in "" }) -> String {
    guard isSuperclass else { return advice(on: "'\(name)'", if: condition) }
    return advice(
      on: step.isOfManagedObject ? "the object" : "its superclass '\(name)'", if: condition)
  }

  /// `mark 'Page' '@MainActor', since SwiftUI observes it`
  var adviceOnPlace: String { adviceOnPlace(of: "'\(name)'") }

  private func adviceOnPlace(of type: String) -> String {
    company.marking(type) + reason
  }

  private var reason: String {
    isShown
      ? ", since SwiftUI observes it"
      : step.view.map { ", since the main actor has what it stores in '\($0)'" } ?? ""
  }

  /// What a program writes stays as it is, and any other file of the module may say that a value is Sendable.
  private func adviceOnGenerated(_ type: String) -> String {
    if step.isOfManagedObject { return step.advice(on: type) }
    return isValue
      ? "write 'extension \(name): @unchecked Sendable {}' in another file of its module, since its own is generated, if any "
        + "thread may use its values"
      : "leave it, since the file with \(type) is generated"
  }

  private func advice(on type: String, if condition: (_ pronoun: String) -> String) -> String {
    if remedy == .mainActorTests { return "mark the tests in \(type) '@MainActor'" }
    if isGenerated { return adviceOnGenerated(type) }
    if step.isDeclared { return step.advice(on: type) }
    if belongsToMainActor {
      return mayBeOnMainActor
        ? company.marking(type) + hopsBeside
        : "\(adviceOnPlace(of: type)), and use \(company.pronoun) only on the main actor"
    }
    let marking = company.marking(type, if: condition)
    if remedy == .mainActor { return marking }
    guard mayBeOnMainActor else { return step.advice(on: type) }
    return step.locksTooMuch ? marking : "\(marking), or \(step.adviceOnIt(type))"
  }
}

extension RequiredAnnotation {
  /// What becomes of code that uses the type off the main actor.
  private var hopsBeside: String {
    if let placeOfUse {
      return ", and hop to the main actor in nonisolated code that uses it (first: \(placeOfUse))"
    }
    return hasClosuresElsewhere
      ? ", and hop to the main actor in closures that run on other threads" : ""
  }
}

extension Context {
  /// What to annotate in a type before its values may go anywhere: each of the project's types in it that is not
  /// known to be Sendable. Of `Box<Item>`, `Item` counts only where `Box` itself is Sendable, if its arguments are.
  ///
  /// A value of an isolated protocol is no more Sendable than one of any other (measured with Swift 6.3.1).
  func needs(of type: KnownType) -> [RequiredAnnotation] {
    annotations(in: type).map {
      project.types[$0.name]?.first?.kind == .protocol ? $0.offMainActor : $0
    }
  }

  /// The same where a value stays, and code that uses it may be isolated as the type is.
  func annotations(in type: KnownType) -> [RequiredAnnotation] {
    // What a function takes and returns says nothing of what it captures.
    if case .function = type.unwrapped.shape { return [] }
    if sendability(of: type).kind == .yes { return [] }
    if let name = type.name, let outer = need(ofType: project.resolve(name, inside: type.scope)) {
      return [outer]
    }
    // Have: AnyPublisher<Item, Never>, which isn't Sendable whatever its arguments are.
    if let name = type.unwrapped.name,
      !GenericSendability.conditional.contains(name.withoutStandardModule),
      project.types[project.resolve(name, inside: type.unwrapped.scope)] == nil
    {
      return []
    }
    let needs = type.words.map { project.resolve($0, inside: type.scope) }.sorted()
      .compactMap { need(ofType: $0) }
    return needs.indices.filter { !needs[..<$0].contains(needs[$0]) }.map { needs[$0] }
  }

  /// What to annotate instead of a value's own type, where nothing but one type that it stores or inherits from keeps it
  /// from being Sendable.
  func needOfPart(in type: KnownType) -> RequiredAnnotation? {
    guard let name = type.unwrapped.name,
      case let obstacles = Set(SendabilityRules(context: self).obstacles(in: type)),
      obstacles.count == 1, let culprit = obstacles.first?.typeName,
      culprit != project.resolve(name, inside: type.unwrapped.scope)
    else { return nil }
    return need(ofType: culprit)
  }

  /// - Parameter name: a qualified name; what is no type of the project needs nothing, and no value of which it is
  ///   not known that it is not Sendable. A class needs it where its hierarchy begins.
  func need(ofType name: String) -> RequiredAnnotation? {
    known.needsOfTypes.answer(to: name) { newNeed(ofType: name) }
  }

  private func newNeed(ofType name: String) -> RequiredAnnotation? {
    guard let declaration = project.types[name]?.first, !isSendable(typeNamed: name) else {
      return nil
    }
    let isValue = declaration.kind == .struct || declaration.kind == .enum
    let type = KnownType(TypeShape(named: name), path: path)
    if isValue, sendability(of: type).kind != .no { return nil }
    let root = rootClass(of: declaration)
    let change = known.sendableSteps.answer(to: root.name) { step(toSendable: root) }
    var need = RequiredAnnotation(
      .type, name: root.name, path: root.path,
      remedy: change.canBeIsolated ? remedy(for: root) : .sendable,
      isObservableObject: project.ancestry(of: root.name).contains("ObservableObject")
        && project.tables.mayBeObserved(typeNamed: root.name),
      isShown: project.tables.isShown(typeNamed: root.name),
      isObservable: root.attributes.contains("Observable"),
      isSuperclass: root.name != declaration.name,
      isGenerated: asItWas(root.path)
        .flatMap { project.modules.refusal(ofFile: root.path, holding: $0.tree.source) } != nil,
      step: change)
    need.isValue = isValue
    if root.kind == .class, need.mayBeOnMainActor || need.belongsToMainActor {
      need.company =
        need.belongsToMainActor
        ? companyWithMakers(ofType: root.name) : company(ofType: root.name)
      // Code elsewhere calls what the class does for a protocol.
      if need.company.obstacle != nil, !need.belongsToMainActor { need = need.offMainActor }
    }
    guard need.isForMainActorOnly else { return need }
    let protocols = need.company.protocols.lazy.compactMap {
      self.project.types[self.project.resolve($0)]?.first
    }
    let place = placeOfNonisolatedUse(of: root) ?? protocols.compactMap(placeOfNonisolatedUse).first
    return need.used(at: place, byClosures: place == nil && usesItselfInClosures(root))
  }

  /// Whether closures of the class are nonisolated, and use `self` outside of hops to the main actor.
  private func usesItselfInClosures(_ declaration: TypeFacts) -> Bool {
    // What holds under an assumption is kept nowhere.
    guard project.isAsItIs else { return true }
    let place = ProjectTables.TypePlace(name: declaration.name, path: declaration.path)
    return project.tables.classesUsedInClosures.answer(to: place) {
      declarations(ofType: declaration.name).contains { file, part in
        part.descendantsAndSelf.lazy.compactMap { $0.as(ClosureExpr.self) }
          .filter { file.isolation(decidedBy: $0)?.kind == .nonisolated }
          .contains { closure in
            MainActorNeeds(context: file, code: closure.node).ownNodes(of: closure.node)
              .contains(where: file.isKnownUseOfSelf)
          }
      }
    }
  }

  /// Where nonisolated code first uses a value of the type: what another thread may change, or a function.
  func placeOfNonisolatedUse(of declaration: TypeFacts) -> String? {
    // What holds under an assumption is kept nowhere.
    guard project.isAsItIs else { return nil }
    let place = ProjectTables.TypePlace(name: declaration.name, path: declaration.path)
    return project.tables.nonisolatedUses.answer(to: place) {
      let members = project.members(of: declaration.name).filter { member in
        if case .variable(let variable) = member, variable.isConstant { return false }
        return !member.modifiers.contains(.nonisolated)
      }
      // Those have to go there with the type.
      let holders = wrapperHolders(ofType: declaration.name).map(\.type)
      return nonisolatedUse(
        ofAny: members.map(\.name).unique, declaredIn: declaration.name, besides: Set(holders))?
        .place
    }
  }

  private func remedy(for root: TypeFacts) -> RequiredAnnotation.Remedy {
    if foreignAncestry(of: root.name).contains("XCTestCase") { return .mainActorTests }
    guard mayBeOnMainActor(root) else { return .sendable }
    let isDelegate = foreignAncestry(of: root.name).contains {
      project.sdk.isolatesRequirements(ofProtocol: $0)
    }
    return root.kind == .class && isDelegate ? .mainActor : .either
  }

  /// The project's topmost superclass of a class: a main-actor-isolated subclass of one that isn't Sendable isn't either.
  private func rootClass(of declaration: TypeFacts) -> TypeFacts {
    guard declaration.kind == .class else { return declaration }
    let classes = project.ancestry(of: declaration.name).compactMap { project.types[$0]?.first }
      .filter { $0.kind == .class }
    return classes.last { !isSendable(typeNamed: $0.name) } ?? declaration
  }

  private func mayBeOnMainActor(_ declaration: TypeFacts) -> Bool {
    switch declaration.kind {
    // Values are made and passed anywhere.
    case .struct, .enum: false
    case .class:
      !foreignAncestry(of: declaration.name).contains(where: isClassThatIsNotSendable)
        && !isUsedOffMainActor(declaration)
    case .protocol, .actor, .extension: true
    }
  }

  /// Whether a value is, or holds, objects that only the main actor may use.
  ///
  /// Have: var menu: NSMenu!, var menus: [NSMenu]
  func isObjectOfMainActor(_ type: KnownType) -> Bool { !ancestryOnMainActor(of: type).isEmpty }

  /// The same of objects of classes, such as windows: what meets a protocol may be anything.
  func isView(_ type: KnownType) -> Bool {
    ancestryOnMainActor(of: type).contains { project.sdk.kind(ofType: $0) == "class" }
  }

  private func ancestryOnMainActor(of type: KnownType) -> Set<String> {
    let object = type.unwrapped.dictionaryValue ?? type.unwrapped.element ?? type
    guard let name = object.unwrapped.name else { return [] }
    return foreignAncestry(of: project.resolve(name, inside: object.unwrapped.scope))
      .filter(project.sdk.isMainActor)
  }

  /// Have: Operation, whose subclasses Swift 6 accepts on no actor.
  func isClassThatIsNotSendable(_ name: String) -> Bool {
    project.types[name] == nil && project.sdk.kind(ofType: name) == "class"
      && !SendabilityRules.rootTypes.contains(name)
      && project.sdk.sendability(of: name) == .notSendable
  }
}
