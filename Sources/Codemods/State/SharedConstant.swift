import Rewriter

/// A constant that all threads can read, of a type that isn't Sendable, or with a value that the main actor makes.
///
/// Swift 6.3.1 says of it `static property 'shared' is not concurrency-safe because non-'Sendable' type 'Store' may have
/// shared mutable state`, or `main actor-isolated default value in a nonisolated context`; of one that says
/// `nonisolated`, in whatever type, `'nonisolated' can not be applied to variable with non-'Sendable' type`.
struct SharedConstant {
  private let variable: VariableDecl
  private let name: String
  private let problem: Problem
  private let context: Context

  private enum Problem {
    case notSendable(KnownType)
    /// Have: static let defaultValue = {}
    case closure
    case usesMainActor(MainActorNeed)

    /// Whether the value is of the type around, so that both are isolated to an actor or neither is.
    func isOfType(around node: Node, in context: Context) -> Bool {
      guard case .notSendable(let type) = self,
        let owner = context.enclosingTypeNames(of: node).first,
        let name = type.unwrapped.name, context.foreignNameInDoubt(of: type) != nil
      else { return false }
      return context.project.resolve(name, inside: type.unwrapped.scope)
        == context.project.resolve(owner)
    }
  }

  init?(_ variable: VariableDecl, in context: Context) {
    guard variable.bindingSpecifier?.kind == .let,
      variable.isNonisolated || variable.isShared && !variable.has("nonisolated"),
      let bindings = variable.bindings?.node.elements(PatternBinding.self), bindings.count == 1,
      let name = bindings[0].pattern?.as(IdentifierPattern.self)?.identifier?.name,
      !context.isScript || variable.isMember,
      let problem = Self.problem(of: bindings[0], in: context),
      variable.isNonisolated || context.leavesStatics(inside: variable.node)
        || problem.isOfType(around: variable.node, in: context)
    else { return nil }
    if variable.isNonisolated, case .usesMainActor = problem { return nil }
    self.variable = variable
    self.name = name
    self.problem = problem
    self.context = context
  }

  private static func problem(of binding: PatternBinding, in context: Context) -> Problem? {
    let annotation = binding.typeAnnotation?.type
    let value = binding.initializer?.value
    guard
      [annotation, value].compactMap(\.self).contains(where: { names($0.text, in: context.project) }
      )
    else { return nil }
    if let type = rejectedTypes(of: binding, in: context).first { return .notSendable(type) }
    if annotation == nil,
      value?.as(ClosureExpr.self)?.signature?.attributes?.attributes.isEmpty
        ?? value?.is(.closureExpr) == true
    {
      return .closure
    }
    return value.flatMap(context.mainActorNeed(ofInitialValueWithClosures:))
      .map(Problem.usesMainActor)
  }

  /// The types of the value that keep any thread from reading it: of an array literal, those of what it holds.
  private static func rejectedTypes(of binding: PatternBinding, in context: Context) -> [KnownType]
  {
    let types =
      binding.typeAnnotation?.type.map { [context.knownType($0)] }
      ?? binding.initializer?.value.map(context.evidentTypes) ?? []
    return types.filter {
      !context.mayBeHidden($0, at: binding.node)
        && !(context.project.expanded($0) ?? $0).isCFunction
        && context.sendability(of: $0).kind == .no
        || context.foreignNameInDoubt(of: $0) != nil
    }
  }

  var finding: Finding {
    switch problem {
    case .notSendable(let type):
      findingBehindTypes
        ?? requirement.flatMap {
          context.computedProperty(insteadOf: variable, name, ofType: type, requiredBy: $0)
        } ?? finding(ofType: type)
    case .closure:
      leave(
        Refusal(
          .notSendable,
          "Swift 6 rejects a global or static constant that holds a closure that isn't '@Sendable'; "
            + adviceOnClosure))
    case .usesMainActor(let need) where isClosure: leave(refusal(ofClosureThat: need))
    case .usesMainActor(let need):
      leave(
        context.refusal(
          ofSharedValueThat: need, "constant", requiredBy: requirement, conditionOnTypeAround,
          ofType: valueType, reader: uses(ofType: valueType).reader))
    }
  }

  private var value: Node? {
    variable.bindings?.node.elements(PatternBinding.self).first?.initializer?.value
  }

  private var isClosure: Bool { value?.is(.closureExpr) == true }

  /// A function of C has no isolation; the constant may.
  ///
  /// Have: let received: @convention(c) (Int) -> Void = { _ in UIApplication.shared.… }
  private func refusal(ofClosureThat need: MainActorNeed) -> Refusal {
    Refusal(
      .usesMainActor,
      "\(conditionOnTypeAround)\(need.sentence), and nothing isolates the closure to it; hop in the closure with "
        + "'Task { @MainActor in }', or mark the constant '@MainActor' if the closure is called only on the main thread"
    )
  }

  /// What the closure that is the value needs of the main actor: as a `@Sendable` closure it could not have it.
  private var needOfClosure: MainActorNeed? {
    isClosure ? value.flatMap(context.mainActorNeed(ofInitialValueWithClosures:)) : nil
  }

  /// What is said where `sendable-type` makes the constant right.
  private var findingBehindTypes: Finding? {
    guard let types = waiting?.types, types.allSatisfy(context.declaresSendable) else { return nil }
    let names = types.map(\.name).listed("type")
    let isOne = types.count == 1
    return leave(
      Refusal(
        .typeComesFirst,
        "\(names) \(isOne ? "isn't" : "aren't") Sendable, so Swift 6 rejects a global or static constant of \(isOne ? "this type" : "these types"); "
          + "run '\(Refusal.command(only: "sendable-type"))', which makes \(isOne ? "it" : "them") Sendable"
      ))
  }

  /// The name, and the types that have to say that they're Sendable for Swift 6 to accept the constant; `nil` where more
  /// has to change.
  var waiting: (name: String, types: [TypeToDeclare])? {
    guard case .notSendable = problem,
      let binding = variable.bindings?.node.elements(PatternBinding.self).first
    else { return nil }
    var types: [TypeToDeclare] = []
    for type in Self.rejectedTypes(of: binding, in: context) {
      guard condition(on: type).isEmpty, !context.isFunction(type),
        context.adviceOnSafeObject(type) == nil, let more = context.typesToDeclare(for: type)
      else { return nil }
      types += more
    }
    return (name, types.unique)
  }

  /// What any code may read can't be `@Sendable` alone: what sets another value would have to be, too.
  private var adviceOnClosure: String {
    guard let requirement else {
      let attribute = needOfClosure.map { "'@MainActor' in front, since \($0.sentence)" }
      return "write the type of '\(name)', with \(attribute ?? "'@Sendable' in front")"
    }
    let closure = variable.node.descendantsAndSelf.lazy.compactMap { $0.as(ClosureExpr.self) }.first
    let isEmpty = closure?.node.compactText == "{}"
    return
      "make it a computed property, 'static var \(name): \(isEmpty ? "() -> Void { {} }" : "… { … }")', since any "
      + "code may read what '\(requirement)' requires"
  }

  /// A protocol that requires the constant.
  private var requirement: String? {
    context.enclosingTypeNames(of: variable.node).first
      .flatMap { context.protocol(requiring: name, of: $0) }
  }

  private func finding(ofType type: KnownType) -> Finding {
    if variable.isNonisolated { return findingOfNonisolated(type) }
    let canHaveActors = context.oldSystem(at: variable.node) == nil
    let part = context.needOfPart(in: type)
    let needs = part.map { [$0] } ?? context.annotations(in: type)
    let object = adviceOnObject(ofType: type)
    let advice = advice(on: type, needs, canHaveActors, object)
    var finding = leave(
      Refusal(
        .notSendable,
        "\(condition(on: type))'\(type.textOutside)' isn't Sendable\(part.map { ", since it \(verb(for: $0, in: type)) '\($0.name)'" } ?? ""), "
          + "so Swift 6 rejects a global or static constant of this type"
          + (advice.isAboutObject ? object.clauseOfReader : "") + "; " + advice.sentence))
    finding.needs =
      canHaveActors ? needs.map { isInside(typeOf: $0) ? $0 : $0.offMainActor } : []
    return finding
  }

  private func verb(for part: RequiredAnnotation, in type: KnownType) -> String {
    let name = type.unwrapped.name.map { context.project.resolve($0, inside: type.unwrapped.scope) }
    let inherits = name.map { context.project.ancestry(of: $0).contains(part.name) } == true
    return inherits ? "inherits from" : "stores"
  }

  private func advice(
    on type: KnownType, _ needs: [RequiredAnnotation], _ canHaveActors: Bool,
    _ object: ObjectAdvice,
  ) -> (sentence: String, isAboutObject: Bool) {
    if let requirement { return (advice(on: type, needs, requiredBy: requirement), false) }
    if context.isFunction(type) { return (adviceOnFunction(type), false) }
    if let advice = context.adviceOnSafeObject(type) { return (advice, false) }
    guard needs.count == 1, !isRejected(forArgumentsOf: type, needs[0]) else {
      return (object.sentence(canHaveActors: canHaveActors), canHaveActors)
    }
    return (advice(on: needs[0], canHaveActors, object), false)
  }

  /// Whether the type would be Sendable only where its arguments are, and one of them isn't.
  ///
  /// Have: static let tokens = Association<Set<AnyCancellable>>()
  private func isRejected(forArgumentsOf type: KnownType, _ need: RequiredAnnotation) -> Bool {
    guard case .declaration(let change) = need.step, !change.arguments.isEmpty,
      case .nominal(let names) = type.unwrapped.shape
    else { return false }
    return names.last?.arguments.contains {
      context.sendability(of: type.unwrapped.part($0)).kind == .no
    } == true
  }

  private func adviceOnFunction(_ type: KnownType) -> String {
    if let maker { return "let '\(maker)' return a '@Sendable' closure" }
    let attribute = needOfClosure == nil ? "@Sendable" : "@MainActor"
    let reason = needOfClosure.map { ", since \($0.sentence)" } ?? ""
    let alias = type.unwrapped.name.map { "write '\(attribute)' in front of the type of '\($0)'" }
    return (alias ?? "add '\(attribute)' to the type") + reason
  }

  /// What to do about an object of the project's. What others share isn't made anew where they need it.
  private func advice(
    on need: RequiredAnnotation, _ canHaveActors: Bool, _ object: ObjectAdvice,
  ) -> String {
    guard canHaveActors else {
      return need.belongsToMainActor
        ? need.step.advice(on: "'\(need.name)'") : need.offMainActor.adviceHere()
    }
    if let advice = adviceOnClosures(of: need) { return advice }
    if isInside(typeOf: need) {
      return need.adviceHere { "\(clauseOfTypeBetween(need)) if only main-actor code uses \($0)" }
    }
    if need.belongsToMainActor {
      return "mark '\(need.name)' and the constant '@MainActor', and use them only there"
    }
    let annotated = need.offMainActor.adviceHere()
    return need.mayBeOnMainActor && !need.step.isDeclared && object.uses.reader == nil
      ? "\(annotated), or \(object.isolated)" : annotated
  }

  /// What to do where the closures in the initial value use the main actor: isolated there, they are Sendable, as their
  /// type then is (measured with Swift 6.3.1).
  ///
  /// Have: static let live = Actions(show: { Toast($0).show() }), with struct Actions { var show: (String) -> Void }
  private func adviceOnClosures(of need: RequiredAnnotation) -> String? {
    guard case .declaration(let change) = need.step, !change.closures.isEmpty,
      let binding = variable.bindings?.node.elements(PatternBinding.self).first,
      let call = binding.initializer?.value?.as(FunctionCallExpr.self),
      call.allArguments.contains(where: { argument in
        argument.expression?.as(ClosureExpr.self).flatMap { MainActorUses(in: $0, context).need }
          != nil
      })
    else { return nil }
    let names = change.closures.listed("closure")
    return "declare \(names) of '\(need.name)' '@MainActor'"
      + (change.isImplicit ? "" : ", and make '\(need.name)' Sendable")
      + ", since these closures use the main actor"
  }

  private func adviceOnObject(ofType type: KnownType) -> ObjectAdvice {
    ObjectAdvice(type: type, uses: uses(ofType: type), context: context)
  }

  private func uses(ofType type: KnownType?) -> SharedStateUses {
    SharedStateUses(
      of: name, declaredIn: context.enclosingTypeNames(of: variable.node).first, variable,
      typed: type, untilRead: true, context)
  }

  private var valueType: KnownType? {
    variable.bindings?.node.elements(PatternBinding.self).first.flatMap(context.valueType)
  }

  /// What to do where no actor may have the constant. A computed property would make a new object each time.
  ///
  /// Measured with Swift 6.3.1: a value of a main-actor-isolated class can be the constant if its initializer is
  /// nonisolated, and all that this calls.
  private func advice(
    on type: KnownType, _ needs: [RequiredAnnotation], requiredBy requirement: String,
  ) -> String {
    let reason = ", since any code may read what '\(requirement)' requires"
    guard let need = needs.first, needs.count == 1 else {
      return "make the constant a computed property\(reason)"
    }
    let declaration = context.project.types[need.name]?.first
    guard declaration?.kind == .class else {
      return "make '\(need.name)' Sendable, or make the constant a computed property\(reason)"
    }
    if need.step.isDeclared { return need.offMainActor.adviceHere() + reason }
    return
      "mark '\(need.name)' '@MainActor', and its initializer and what that calls 'nonisolated'\(reason)"
  }

  /// The function that makes a value whose type isn't written.
  private var maker: String? {
    guard let binding = variable.bindings?.node.elements(PatternBinding.self).first,
      binding.typeAnnotation == nil
    else { return nil }
    return binding.initializer?.value?.as(FunctionCallExpr.self)?.calleeName
  }

  /// Whether the type of the constant's value is that around it: no other isolation of it would let the constant have
  /// its initial value.
  private func isInside(typeOf need: RequiredAnnotation) -> Bool {
    context.enclosingTypeNames(of: variable.node).contains { name in
      context.project.ancestry(of: context.project.resolve(name)).contains(need.name)
    }
  }

  /// What else is isolated where the constant is in a type inside of that: no type isolates those inside of it, and the
  /// initial value needs the main actor then.
  ///
  /// Have: class Store { static var shared: Store { struct Holder { static let store = Store() }; return Holder.store } }
  private func clauseOfTypeBetween(_ need: RequiredAnnotation) -> String {
    guard let name = context.enclosingTypeNames(of: variable.node).first,
      !context.project.ancestry(of: context.project.resolve(name)).contains(need.name)
    else { return "" }
    return " (and '\(name.lastName)', too)"
  }

  private func findingOfNonisolated(_ type: KnownType) -> Finding {
    let needs = context.needs(of: type).map(\.offMainActor)
    let advice = needs.first?.adviceHere() ?? "remove 'nonisolated', or keep a Sendable value"
    var finding = leave(
      Refusal(
        .notSendable,
        "'\(type.textOutside)' isn't Sendable, so Swift 6 rejects 'nonisolated' on a constant of this type; \(advice)"
      ))
    finding.needs = needs
    return finding
  }

  /// What isn't known of the type of the value, or of the one around.
  private func condition(on type: KnownType) -> String {
    context.foreignNameInDoubt(of: type).map { "unless '\($0)' isolates the type to an actor, " }
      ?? conditionOnTypeAround
  }

  private var conditionOnTypeAround: String {
    guard context.isolation(inside: variable.node).kind == .unknown,
      let name = context.foreignNameInDoubt(ofTypeAround: variable.node)
    else { return "" }
    return name == context.enclosingTypeNames(of: variable.node).first
      ? "unless '\(name)' is isolated to an actor, "
      : "unless '\(name)' isolates the type to an actor, "
  }

  private func leave(_ refusal: Refusal) -> Finding {
    context.leave(variable.node, "leave the constant '\(name)'", because: refusal)
  }

  /// Whether a constant may be one, by what its file says of its type and value.
  static func mayBe(_ variable: VariableFacts, in project: ProjectIndex) -> Bool {
    guard let value = variable.initializer ?? (variable.hasInitialValue ? nil : "") else {
      return true
    }
    return names(value, in: project) || variable.type.map { names($0, in: project) } == true
  }

  /// Whether a type is named whose values may not be Sendable, or may be the main actor's, or a function is called that
  /// may return one, or is one.
  private static func names(_ text: String, in project: ProjectIndex) -> Bool {
    if text.utf8.first == UInt8(ascii: "{") || text.holds("->") || text.isRegexLiteral {
      return true
    }
    if text.utf8.first.map((UInt8(ascii: "a")...UInt8(ascii: "z")).contains) == true,
      text.utf8.contains(UInt8(ascii: "("))
    {
      return true
    }
    // Have: let title = "title" => "text"
    let operators = text.utf8.split { !$0.isInOperator }
    if operators.contains(where: { project.functions.contains(String(decoding: $0, as: UTF8.self)) }
    ) {
      return true
    }
    // Have: static let none = transient
    if text.utf8.allSatisfy({ $0.isInName && $0 != UInt8(ascii: ".") }),
      project.variables[text] != nil
    {
      return true
    }
    if namesConstants(text, in: project) { return true }
    return text.utf8.split { !$0.isInName || $0 == UInt8(ascii: ".") }.contains { word in
      // Have: _Style()
      guard let first = word.first(where: { $0 != UInt8(ascii: "_") }),
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
      else { return false }
      return mayMatter(String(decoding: word, as: UTF8.self), in: project)
    }
  }

  /// Have: [none, all], odd + even
  private static func namesConstants(_ text: String, in project: ProjectIndex) -> Bool {
    let isMadeOfOthers =
      text.utf8.first == UInt8(ascii: "[") || text.utf8.contains(UInt8(ascii: "+"))
    guard isMadeOfOthers, !text.utf8.contains(UInt8(ascii: "\"")) else { return false }
    return text.utf8.split { !$0.isInName || $0 == UInt8(ascii: ".") }.contains { word in
      guard let first = word.first, first > UInt8(ascii: "9") else { return false }
      return project.variables[String(decoding: word, as: UTF8.self)]?.contains { variable in
        variable.isConstant && (variable.owner.isEmpty || variable.modifiers.contains(.static))
      } == true
    }
  }

  private static func mayMatter(_ type: String, in project: ProjectIndex) -> Bool {
    type == "Self" || project.tables.mayDeclareType(named: type)
      || SendabilityRules.rootTypes.contains(type) || GenericSendability.protocols.contains(type)
      || project.sdk.kind(ofType: type) == "protocol" || project.sdk.hasResult(ofFreeFunction: type)
      || project.sdk.sendability(of: type) == .notSendable || project.sdk.isMainActor(type: type)
  }
}

extension Context {
  /// What to do about an object that all threads may use at once by its documentation, though its class isn't marked
  /// Sendable; `nil` for any other.
  func adviceOnSafeObject(_ type: KnownType) -> String? {
    guard let name = type.unwrapped.name, Self.safeClasses.contains(name),
      refusalOfToolchain(since: .v(5, 10)) == nil
    else { return nil }
    return "any thread may use objects of '\(name)', so mark the constant 'nonisolated(unsafe)'"
  }

  /// Those that lock, and those that never change.
  private static let safeClasses = NameTable(
    """
    CoreFoundation: CFAttributedString CFData CFNumber CFString CFURL
    Foundation: NSCache UserDefaults
    """)

  /// The type of a value; where that isn't evident, the types of what a literal holds: an array of objects is as little
  /// Sendable as one of them.
  fileprivate func evidentTypes(ofValue value: Node) -> [KnownType] {
    if let type = valueType(of: value) ?? typeOfConstant(usedAs: value) { return [type] }
    if isRegex(value) { return [KnownType(TypeShape(named: "Regex"), path: path)] }
    let elements = value.as(ArrayExpr.self)?.elements?.node.elements(ArrayElement.self) ?? []
    return elements.compactMap(\.expression).flatMap(evidentTypes) + typesOfArrays(joinedBy: value)
  }

  /// Have: odd + even
  private func typesOfArrays(joinedBy value: Node) -> [KnownType] {
    let parts = value.as(SequenceExpr.self)?.elements.map { Array($0.node.children) } ?? []
    let areSums = parts.enumerated().allSatisfy { index, part in
      index.isMultiple(of: 2) || part.as(BinaryOperatorExpr.self)?.operator?.text == "+"
    }
    guard areSums, project.functions["+"] == nil else { return [] }
    return parts.indices.filter { $0.isMultiple(of: 2) }.flatMap { index in
      (valueType(of: parts[index]) ?? typeOfConstant(usedAs: parts[index])).map { [$0] }
        ?? evidentTypes(ofValue: parts[index])
    }.filter { $0.element != nil }
  }

  /// Have: /[a-z]+/.ignoresCase()
  private func isRegex(_ value: Node) -> Bool {
    guard let call = value.as(FunctionCallExpr.self) else { return value.is(.regexLiteralExpr) }
    return Self.optionsOfRegex.contains(call.calleeName ?? "") && call.receiver.map(isRegex) == true
  }

  private static let optionsOfRegex = NameTable(
    """
    Swift: anchorsMatchLineEndings asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace
      asciiOnlyWordCharacters defaultRepetitionBehavior dotMatchesNewlines ignoresCase
      matchingSemantics wordBoundaryKind
    """)

  /// The type of another constant, by what its initial value is where it stands.
  ///
  /// Have: static let preview = Self.empty
  private func typeOfConstant(usedAs value: Node) -> KnownType? {
    guard let constant = constant(usedAs: value), constant.type == nil, constant.hasInitialValue,
      let other = seen(inFile: constant.path)
    else { return nil }
    let declarations = other.tree.all(PatternBinding.self).filter { binding in
      binding.pattern?.as(IdentifierPattern.self)?.identifier?.name == constant.name
        && (other.enclosingTypeNames(of: binding.node).first ?? "") == constant.owner
    }
    return declarations.count == 1
      ? declarations[0].initializer?.value.flatMap(other.valueType) : nil
  }

  private func constant(usedAs value: Node) -> VariableFacts? {
    var members: [MemberFacts] = []
    if let access = value.as(MemberAccessExpr.self), let base = access.base,
      case .type(let type, isStatic: true) = owner(in: base)
    {
      members = project.members(named: access.name ?? "", of: type, inherited: false)
    } else if let name = value.referencedName,
      case .member(let found, _) = resolution(of: name, at: value)
    {
      members = found
    }
    guard members.count == 1, case .variable(let variable) = members[0] else { return nil }
    return variable
  }

  /// Why what any code can read can't have such a value.
  ///
  /// - Parameters:
  ///   - kind: `constant` or `variable`.
  ///   - requirement: the protocol that requires it.
  ///   - condition: what isn't known of the type around, as the beginning of a sentence.
  ///   - reader: nonisolated code that reads it, and can do so no more once it's isolated.
  func refusal(
    ofSharedValueThat need: MainActorNeed, _ kind: String, requiredBy requirement: String?,
    _ condition: String = "", ofType type: KnownType?, reader: SharedStateUses.Use?,
  ) -> Refusal {
    let isolation =
      reader.flatMap { adviceToIsolate(kind, readBy: $0, needing: need, ofType: type) }
      ?? "mark the \(kind) '@MainActor'"
    let advice =
      requirement.map {
        project.types[$0] == nil
          ? "give it a value that any code can make, since any code may read what '\($0)' requires"
          : "mark '\($0)', which requires it, '@MainActor'"
      } ?? isolation
    return Refusal(
      .usesMainActor,
      "\(condition)\(need.sentence), and any thread may be the first to read the \(kind); \(advice)"
    )
  }
}

extension Context {
  /// What to do about a value that the main actor makes, and nonisolated code reads.
  ///
  /// Swift 6.3.1 only warns of what Apple's headers isolate in the body of a computed property.
  private func adviceToIsolate(
    _ kind: String, readBy use: SharedStateUses.Use, needing need: MainActorNeed,
    ofType type: KnownType?,
  ) -> String? {
    let target =
      use.classToIsolate.map { "'\($0)', which reads it" }
      ?? use.reader.map { "\($0.name), \($0.clause)" }
    let root = need.name.prefix { $0 != "." && $0 != "(" }
    // Have: UIDevice.isPad, which an extension of the project declares
    let isOfSDK =
      project.types[project.resolve(String(root))] == nil
      && project.members(named: need.name.lastName, of: String(root), inherited: false).isEmpty
    // Have: static let field = NSTextField(), which everybody wants the same of
    let isObject = type.map { ObjectAdvice.isObject($0, in: self) } ?? need.name.hasSuffix(".init")
    return target.map { target in
      "mark the \(kind) and \(target), '@MainActor' if only main-actor code uses them"
        + (isOfSDK && !isObject ? ", or make it a computed property" : "")
    }
  }
}

extension Context {
  /// Whether no actor protects a static constant in such code: it is no part of an actor's state.
  fileprivate func leavesStatics(inside node: Node) -> Bool {
    switch isolation(inside: node).kind {
    case .nonisolated, .actor: true
    case .mainActor, .globalActor, .caller: false
    // Few types of other modules are isolated, and few protocols isolate the structures and enumerations that conform.
    case .unknown: foreignNameInDoubt(ofTypeAround: node) != nil
    }
  }

  /// Whether a name in an extension of another package's type may mean a type in that: what the project has of the name
  /// is in a module that the file doesn't import.
  ///
  /// Have: extension Defaults.Keys { static let size = Key<Int>("size") }
  fileprivate func mayBeHidden(_ type: KnownType, at node: Node) -> Bool {
    guard let name = type.unwrapped.name, !name.contains("."),
      foreignNameInDoubt(ofTypeAround: node) != nil,
      let declarations = project.types[project.resolve(name, inside: type.unwrapped.scope)]
    else { return false }
    let visible = Set(
      project.modules.modules(of: path).map(\.name) + project.imports(of: path).map(\.module))
    return declarations.allSatisfy { declaration in
      let homes = project.modules.modules(of: declaration.path).map(\.name)
      return !homes.isEmpty && visible.isDisjoint(with: homes)
    }
  }

  /// A type around that neither the project nor an SDK declares, or such a protocol or superclass of that.
  fileprivate func foreignNameInDoubt(ofTypeAround node: Node) -> String? {
    guard let owner = enclosingTypeNames(of: node).first else { return nil }
    guard let declarations = project.types[owner] else {
      return project.sdk.kind(ofType: owner) == nil ? owner : nil
    }
    // A class of another package may be a view's, where there are views.
    guard
      declarations.contains(where: { $0.kind == .struct || $0.kind == .enum })
        || !project.importsViews(inFile: path)
    else { return nil }
    return foreignAncestry(of: owner).sorted()
      .first { project.types[$0] == nil && project.sdk.kind(ofType: $0) == nil }
  }
}

extension String {
  fileprivate var isRegexLiteral: Bool { hasPrefix("/") || hasPrefix("#/") }
}

extension KnownType {
  /// Whether it is a pointer to a function of C. A constant may hold one, as compiled: it captures nothing. To another
  /// actor a parameter of such a type may not go, so that no other rule counts it as Sendable.
  fileprivate var isCFunction: Bool {
    guard case .function(let function) = unwrapped.shape else { return false }
    return function.attributes.contains { $0.hasPrefix("convention(c") }
  }
}

extension UInt8 {
  /// Whether the byte is one of an operator, as far as these are ASCII.
  fileprivate var isInOperator: Bool { "/=-+!*%<>&|^~?".utf8.contains(self) }
}

extension VariableDecl {
  /// Whether it says `nonisolated` without `(unsafe)`.
  fileprivate var isNonisolated: Bool {
    modifiers?.node.elements(DeclModifier.self)
      .contains { $0.name?.name == "nonisolated" && $0.detail == nil } ?? false
  }
}
