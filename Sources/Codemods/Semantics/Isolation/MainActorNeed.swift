import Rewriter

/// What code of a closure needs the main actor for, once the closure itself is not on it.
enum MainActorNeed: Equatable, Sendable {
  /// Something that only the main actor may touch.
  case needed(String)
  /// Something of which it is not known.
  case unknown(String)

  var name: String {
    switch self {
    case .needed(let name), .unknown(let name): name
    }
  }
}

extension MainActorNeed {
  var isKnown: Bool { if case .needed = self { true } else { false } }

  var sentence: String {
    isKnown
      ? "'\(name)' needs the main actor" : "we can't tell whether '\(name)' needs the main actor"
  }
}

/// Looks at code as if it were isolated to nothing.
struct MainActorNeeds {
  let context: Context

  /// The closure or function whose isolation goes.
  let code: Node

  /// Members that are read beforehand.
  var ignored: Set<Node> = []

  /// Whether constants need nothing: of these, only what isn't Sendable is the main actor's, and the compiler may not
  /// mind.
  var ignoresConstants = false

  /// Whether a constant needs nothing if we can't tell whether its type is Sendable.
  var ignoresDoubtfulConstants = false

  /// Names of functions from around the code that are not Sendable, and so the main actor's.
  var handlers: Set<String> = []

  /// The first use in the node that needs, or may need, the main actor; code of closures that decide
  /// their isolation themselves does not count.
  func first(in node: Node) -> MainActorNeed? {
    var unknown: MainActorNeed?
    for node in ownNodes(of: node) {
      switch use(of: node) {
      case .needed(let name): return .needed(name)
      case .unknown(let name): unknown = unknown ?? .unknown(name)
      case nil: continue
      }
    }
    return unknown
  }

  /// The nodes that run where the closure runs.
  func ownNodes(of node: Node) -> [Node] {
    node.isNameForObjectiveC ? [] : node.descendantsAndSelf(notInside: runsElsewhere)
  }

  /// Whether what stands in the node doesn't run where the code around it does.
  fileprivate func runsElsewhere(_ inner: Node) -> Bool {
    switch inner.kind {
    case .closureExpr: inner.as(ClosureExpr.self).map(decidesIsolation) ?? false
    // Have: \.onChange, which names a member of whatever type the key path begins with.
    case .keyPathExpr: true
    // Have: @MainActor func present() { … }, in the code
    case .functionDecl:
      inner != code && inner.parent?.is(.memberBlockItem) != true
        && inner.as(FunctionDecl.self)?.attributes.flatMap { attributes in
          context.kind(ofAttributes: attributes.attributes.map(\.name), at: inner)
        } != nil
    case .macroExpansionExpr: inner.isNameForObjectiveC
    case let kind where kind.isTypeOrExtension: inner.declaredTypeName != nil
    default: inner.isBuildCondition
    }
  }

  /// Whether a closure in this one has an isolation of its own.
  func decidesIsolation(_ inner: ClosureExpr) -> Bool {
    if inner.isOfTask { return true }
    return context.isolation(ofInner: inner).map { $0.kind != .unknown } ?? false
  }

  /// - Parameter node: One of ``ownNodes(of:)``.
  func use(of node: Node) -> MainActorNeed? {
    guard !ignored.contains(node) else { return nil }
    if let call = node.as(FunctionCallExpr.self) { return use(ofCall: call) }
    if let access = node.as(MemberAccessExpr.self) { return use(ofMember: access) }
    return node.referencedName.flatMap { use(ofName: $0, at: node) }
  }

  /// A main-actor-isolated function that a variable holds, whatever its type is called.
  private func use(ofCall call: FunctionCallExpr) -> MainActorNeed? {
    guard let callee = call.calledExpression, mayBeVariable(callee) else { return nil }
    let value = callee.as(OptionalChainingExpr.self)?.expression ?? callee
    guard let type = context.valueType(of: value)?.unwrapped,
      case .function(let function)? = context.project.canonical(type),
      function.attributes.contains("MainActor")
    else { return nil }
    return .needed(value.compactText)
  }

  /// A first look at a callee, since types are dear: what no variable is called is a function, or a type.
  private func mayBeVariable(_ callee: Node) -> Bool {
    let member = callee.as(MemberAccessExpr.self)?.name
    guard let name = member ?? callee.as(DeclReferenceExpr.self)?.name else { return true }
    let project = context.project
    if project.variables.contains(name) { return true }
    return member == nil ? context.mayBeLocal(name) : !project.functions.contains(name)
  }

  private func use(ofName name: String, at node: Node) -> MainActorNeed? {
    switch context.resolution(of: name, at: node) {
    case .local(let binding):
      if handlers.contains(name), let range = binding.declarationRange, !code.range.contains(range)
      {
        return .needed(name)
      }
      guard case .function(let function) = binding.kind, !code.encloses(function.node),
        !context.isSendable(localFunction: function)
      else { return nil }
      return .unknown(name)
    case .member(let members, _), .global(let members):
      return use(of: members, named: name, in: node.callOfIt)
    case .type(let type):
      // Have: Store<Int>(1)
      let generic = node.parent.flatMap { $0.is(.genericSpecializationExpr) ? $0 : nil } ?? node
      return generic.callOfIt.flatMap { use(ofInitializerOf: type, in: $0) }
    case .typeParameter, .module: return nil
    case .unknown: return use(ofInherited: name, at: node)
    }
  }

  /// Have: guard let self … view.frame, where 'view' is inherited.
  private func use(ofInherited name: String, at node: Node) -> MainActorNeed? {
    guard code.allowsImplicitSelf, let type = context.enclosingTypeNames(of: node).first,
      !Self.freeFunctions.contains(name)
    else { return nil }
    let sdk = context.project.sdk
    let isCalled = node.callOfIt != nil
    let ancestry = context.foreignAncestry(of: type)
    if isCalled, ancestry.contains(where: { sdk.isolates(function: name, ofNonisolated: $0) }) {
      return .needed(name)
    }
    let types = ancestry.filter(sdk.isMainActor(type:))
    if types.isEmpty || types.contains(where: { sdk.isNonisolated(member: name, of: $0) }) {
      return nil
    }
    let isKnown = types.contains { type in
      isCalled
        ? sdk.hasMethod(baseName: name, in: type) : sdk.memberType(of: type, member: name) != nil
    }
    // Have: SDCache.shared, in which nobody knows the type; properties have small letters.
    if !isKnown, !isCalled, name.beginsWithCapital { return nil }
    // Nothing but what is inherited can be set: a framework's global variables are constants.
    return isKnown || !isCalled && node.isAssigned ? .needed(name) : .unknown(name)
  }

  /// Functions of the standard library and the like, which are in no type.
  static let freeFunctions = NameTable(
    """
    Swift: print debugPrint dump min max abs assert assertionFailure precondition fatalError
      preconditionFailure zip stride type withUnsafePointer
    Foundation: NSLog NSLocalizedString
    os: os_log
    """)

  private func use(ofMember access: MemberAccessExpr) -> MainActorNeed? {
    guard let name = access.name else { return nil }
    guard let base = access.base else { return use(ofImplicitMember: name, access) }
    let call = access.node.callOfIt
    let value =
      base.as(OptionalChainingExpr.self)?.expression ?? base.as(ForceUnwrapExpr.self)?.expression
      ?? base
    // Have: (controllers.first as? TableViewController).scrollToTop()
    // Have: LineGraph { index in … }.snapshot()
    let isLong = value.descendantsAndSelf.contains { $0.is(.closureExpr) }
    let text =
      isLong ? name : "\(value.is(.tupleExpr) ? value.textInOneLine : value.compactText).\(name)"
    if value.isSelfReference || value.isSelfTypeReference {
      guard let type = context.enclosingTypeNames(of: value).first else { return nil }
      return use(ofMember: name, of: type, text: text, in: call)
    }
    if let reference = value.as(DeclReferenceExpr.self)?.name,
      case .module = context.resolution(of: reference, at: value)
    {
      return nil
    }
    if let type = typeName(of: value) {
      // The names of notifications are imported as nonisolated, whatever they are members of.
      let isNotificationName =
        name.hasSuffix("Notification")
        && context.project.members(named: name, of: type, inherited: true).isEmpty
      return isNotificationName ? nil : use(ofMember: name, of: type, text: text, in: call)
    }
    guard let type = context.valueType(of: value)?.unwrapped else {
      // Have: error.localizedDescription, where nobody knows more of the error than that it is one.
      let isOfErrors = name == "localizedDescription" && context.project.variables[name] == nil
      return isOfErrors || isFromForeignValue(value) ? nil : .unknown(text)
    }
    guard let named = type.name else { return nil }
    let resolved = context.project.resolve(named, inside: type.scope)
    return use(ofMember: name, of: resolved, text: text, in: call)
  }

  /// Have: static var defaultValue: UIScreen? = .main, Settings(tint: .standard)
  private func use(ofImplicitMember name: String, _ access: MemberAccessExpr) -> MainActorNeed? {
    let call = access.node.callOfIt
    guard let written = context.typeOfContext(of: call?.node ?? access.node),
      !written.isOptional || !["none", "some"].contains(name),
      case let type = written.unwrapped, let named = type.name
    else { return nil }
    let resolved = context.project.resolve(named, inside: type.scope)
    return use(ofMember: name, of: resolved, text: "\(named).\(name)", in: call)
  }

  /// The type that the expression names: `A`, or `A.B`.
  private func typeName(of expression: Node) -> String? {
    if let name = expression.as(DeclReferenceExpr.self)?.name {
      guard case .type(let type) = context.resolution(of: name, at: expression) else { return nil }
      return context.withoutAlias(type)
    }
    // Have: Store<Int>.shared
    if let generic = expression.as(GenericSpecializationExpr.self) {
      return generic.expression.flatMap(typeName)
    }
    guard let access = expression.as(MemberAccessExpr.self), let name = access.name,
      let outer = access.base.flatMap(typeName)
    else { return nil }
    let nested = "\(outer).\(name)"
    let isForeign = context.project.types[outer] == nil && name.beginsWithCapital
    return isForeign || context.project.types.contains(nested) ? nested : nil
  }

  /// Whether the value comes from one of a type that is not the project's and nonisolated, or from a
  /// literal: what such values hold is not on the main actor either.
  private func isFromForeignValue(_ value: Node) -> Bool {
    var root = value
    while let inner = root.innerOperand {
      root = inner
      if let type = context.valueType(of: root)?.unwrapped {
        guard let name = type.name else { return true }
        let resolved = context.project.resolve(name, inside: type.scope)
        return context.project.types[resolved] == nil
          && context.project.sdk.isolation(ofType: resolved) != .mainActor
      }
    }
    guard let name = root.as(DeclReferenceExpr.self)?.name else {
      return !root.is(.declReferenceExpr) && !root.is(.memberAccessExpr)
    }
    switch context.resolution(of: name, at: root) {
    case .type(let type):
      return context.project.types[type] == nil && !context.project.sdk.isMainActor(type: type)
    case .local(let binding):
      if binding.isContinuation { return true }
      // Have: let identifiers = requests.map(\.identifier)
      guard case .variable(let variable, let pattern) = binding.kind, variable.pattern == pattern,
        let value = variable.initializer?.value,
        value.isChainOfSelections
      else { return false }
      return isFromForeignValue(value)
    default: return false
    }
  }

  func use(
    ofMember name: String, of type: String, text: String, in call: FunctionCallExpr?,
  ) -> MainActorNeed? {
    let project = context.project
    let members = project.members(named: name, of: type, inherited: true)
    if !members.isEmpty { return use(of: members, named: text, in: call) }
    if name == "init" { return use(ofInitializerOf: type, in: call) }
    // Have: model.$entries, which has the isolation of 'entries'
    if name.hasPrefix("$") {
      return use(ofMember: String(name.dropFirst()), of: type, text: text, in: nil)
    }
    // A type that is nested in one of the main actor is nonisolated all the same.
    let isType = project.types["\(type).\(name)"] != nil || name.beginsWithCapital
    if isType || name == "self" { return nil }
    let ancestry = context.foreignAncestry(of: type)
    if ancestry.contains(where: { project.sdk.isolates(member: name, of: $0) }) {
      return NSObjectMembers.haveBaseName(name) ? nil : .needed(text)
    }
    let isKnown = ancestry.allSatisfy {
      project.types[$0] != nil || project.sdk.isolation(ofType: $0) != nil
        || GenericSendability.isType($0)
    }
    let isPlaceholder = Self.placeholders.contains(type)
    return isKnown || project.types[type] == nil && !isPlaceholder ? nil : .unknown(text)
  }

  /// Generic parameters and associated types in the tables' closures, which stand for any type.
  private static let placeholders = NameTable(
    """
    Combine: Output Failure P.Output
    Swift: Element Value Success T V
    """)

  private func use(ofInitializerOf written: String, in call: FunctionCallExpr?) -> MainActorNeed? {
    let type = context.withoutAlias(written)
    let name = "\(type).init"
    let isForeign = context.project.types[type] == nil
    // Have: Data(text.utf8), beside an initializer with a label in an extension of the project
    let initializers = context.project.members(named: "init", of: type, inherited: true).filter {
      member in
      !isForeign || call.map { member.mayBeCalled(by: $0, in: context.project) } ?? true
    }
    if !initializers.isEmpty { return use(of: initializers, named: name, in: call) }
    if isForeign, context.project.sdk.isNonisolated(member: "init", of: type) { return nil }
    switch context.project.isolation(ofType: type).kind {
    case .mainActor:
      switch MadeInitializer(context).isIsolated(for: type) {
      case true?: return .needed(name)
      case false?: return nil
      case nil: return .unknown(name)
      }
    case .unknown where context.project.types[type] != nil: return .unknown(name)
    default: return nil
    }
  }

  /// - Parameter call: what calls one of the members, whose labels tell overloads apart.
  private func use(
    of members: [MemberFacts], named name: String, in call: FunctionCallExpr?,
  ) -> MainActorNeed? {
    let meant = call.map { call in members.filter { $0.mayBeCalled(by: call, in: context.project) }
    }
    let first = meant?.first ?? members[0]
    let kinds = (meant?.isEmpty == false ? meant ?? [] : members).compactMap { member in
      guard member.owner == first.owner, !isIgnored(member) else { return nil as Isolation.Kind? }
      return context.isolation(of: member)
    }
    if kinds.allSatisfy({ $0 == .nonisolated }) { return nil }
    return kinds.allSatisfy { $0 == .mainActor } ? .needed(name) : .unknown(name)
  }

  private func isIgnored(_ member: MemberFacts) -> Bool {
    guard case .variable(let variable) = member, variable.isConstant else { return false }
    return ignoresConstants && !context.isClosure(variable)
      || ignoresDoubtfulConstants && context.isDoubtfulConstant(variable)
  }
}

extension MemberFacts {
  fileprivate func mayBeCalled(by call: FunctionCallExpr, in project: ProjectIndex) -> Bool {
    guard case .function(let function) = self else { return true }
    return function.accepts(call, in: project)
  }
}

extension Node {
  /// The call whose callee the expression is.
  fileprivate var callOfIt: FunctionCallExpr? {
    parent?.as(FunctionCallExpr.self).flatMap { $0.calledExpression == self ? $0 : nil }
  }
}

extension Context {
  /// The first thing in the body of a function or initializer that is known to need the main actor.
  func knownMainActorNeed(ofBody body: Node, of function: Node) -> MainActorNeed? {
    known.mainActorNeeds.answer(to: body.index) {
      let needs = MainActorNeeds(context: self, code: function, ignoresDoubtfulConstants: true)
      return body.first(notInside: needs.runsElsewhere) { node in
        needs.use(of: node).flatMap { $0.isKnown ? $0 : nil }
      }
    }
  }

  /// What a member of the project is isolated to, for code outside of every actor.
  func isolation(of member: MemberFacts) -> Isolation.Kind {
    if case .enumCase = member { return .nonisolated }
    let attributes = member.attributes
    if let kind = Isolation.Kind(attributes: attributes, inside: member.owner, project: project) {
      return kind
    }
    let freeing: DeclarationModifiers = [.nonisolated, .nonisolatedUnsafe, .nonisolatedNonsending]
    if !member.modifiers.isDisjoint(with: freeing) || isFreed(member) { return .nonisolated }
    let project = project.seen(from: member.path)
    guard !member.owner.isEmpty else { return project.defaultIsolation(inFile: member.path).kind }
    let kind = project.isolation(of: member).withActorOfSwift6.kind
    if kind != .nonisolated, case .variable(let variable) = member, isFreeConstant(variable) {
      return .nonisolated
    }
    return kind
  }

  /// Whether the file says by now that the method is nonisolated: an earlier round may have made it so.
  private func isFreed(_ member: MemberFacts) -> Bool {
    guard case .function(let method) = member, method.path == path else { return false }
    return nonisolatedMethods.contains("\(method.owner).\(method.name)")
  }

  /// Whether a constant holds a closure that isn't `@Sendable`: it stays with the actor, and nothing but its own type could
  /// free it.
  fileprivate func isClosure(_ variable: VariableFacts) -> Bool {
    ExpressionTypes(self).type(of: variable).map { type in
      isFunction(type) && sendability(of: type).kind == .no
    } ?? false
  }

  /// Whether we can't tell if a constant of an instance may be read from anywhere, since its type isn't known.
  fileprivate func isDoubtfulConstant(_ variable: VariableFacts) -> Bool {
    guard !variable.modifiers.contains(.static), !variable.owner.isEmpty else { return false }
    return ExpressionTypes(self).type(of: variable).map { sendability(of: $0).kind == .unknown }
      ?? true
  }

  /// A constant of an instance, of a Sendable type, may be read from anywhere in its module; of a structure, any stored
  /// property (SE-0434).
  private func isFreeConstant(_ variable: VariableFacts) -> Bool {
    guard !variable.isComputed, !variable.owner.isEmpty,
      variable.isConstant || isPlainPropertyOfStructure(variable),
      !variable.modifiers.contains(.static), let type = ExpressionTypes(self).type(of: variable),
      project.modules.membership(of: variable.path) == project.modules.membership(of: path)
    else { return false }
    return sendability(of: type).kind == .yes
  }
}

extension Context {
  /// The type that an alias of the project stands for.
  func withoutAlias(_ type: String) -> String {
    guard project.types[type] == nil else { return type }
    let alias = KnownType(TypeShape(named: type), path: path)
    guard let target = project.expanded(alias), let name = target.name else { return type }
    return project.resolve(name, inside: target.scope)
  }

  private func isPlainPropertyOfStructure(_ variable: VariableFacts) -> Bool {
    variable.attributes.isEmpty && !variable.modifiers.contains(.lazy)
      && project.types[variable.owner]?.contains { $0.kind != .struct } == false
  }

  /// The isolation that a closure in another one has by itself; `nil` if it keeps that of the other.
  func isolation(ofInner closure: ClosureExpr) -> Isolation? {
    if let isolation = isolation(decidedBy: closure) { return isolation }
    guard case .argument(let call, _) = ClosureUse(of: closure),
      let callee = call.calledExpression?.compactText,
      project.sdk.isolation(ofClosurePassedTo: callee) == .mainActor
    else { return nil }
    return Isolation(.mainActor, because: ["closure passed to '\(callee)'"])
  }
}

extension ClosureExpr {
  /// Whether the closure is the work of a task that says nothing of its isolation: `Task { … }`.
  var isOfTask: Bool {
    guard case .argument(let call, _) = ClosureUse(of: self) else { return false }
    let callee = call.calledExpression?.compactText
    return callee == "Task" || callee == "_Concurrency.Task"
      || callee?.hasPrefix("Task<") == true && callee?.hasSuffix(">") == true
  }
}

extension Node {
  /// `#selector(load)`, which names a method and calls none, and `#keyPath(Player.status)`, which is a string.
  fileprivate var isNameForObjectiveC: Bool {
    let name = self.as(MacroExpansionExpr.self)?.macroName?.name
    return name == "selector" || name == "keyPath"
  }

  /// Whether members of `self` may be named alone.
  fileprivate var allowsImplicitSelf: Bool {
    guard let closure = self.as(ClosureExpr.self) else { return true }
    let captures = closure.signature?.capture?.captures ?? []
    return captures.contains { $0.name?.kind == .selfKeyword } || !isInClass
  }

  fileprivate var isInClass: Bool {
    ancestors.first { $0.declaredTypeName != nil }?.is(.classDecl) == true
  }

  /// Whether the expression is a chain, and the closures in it only choose or order: what comes out is in what
  /// goes in, or is reached from it by a key path.
  fileprivate var isChainOfSelections: Bool {
    guard innerOperand != nil else { return false }
    var link: Node? = self
    while let node = link {
      if let call = node.as(FunctionCallExpr.self), call.takesClosure,
        call.calleeName.map(Self.selections.contains) != true
      {
        return false
      }
      link = node.innerOperand
    }
    return true
  }

  private static let selections: Set = [
    "filter", "sorted", "first", "last", "contains", "prefix", "drop",
  ]

  /// `a` of `a.b`, `a?`, `a!`, `a()`, `a[b]`.
  fileprivate var innerOperand: Node? {
    switch kind {
    case .memberAccessExpr: self.as(MemberAccessExpr.self)?.base
    case .functionCallExpr: self.as(FunctionCallExpr.self)?.calledExpression
    case .subscriptCallExpr: self.as(SubscriptCallExpr.self)?.calledExpression
    case .optionalChainingExpr: self.as(OptionalChainingExpr.self)?.expression
    case .forceUnwrapExpr: self.as(ForceUnwrapExpr.self)?.expression
    default: nil
    }
  }
}

extension FunctionCallExpr {
  /// Whether an argument is a closure literal.
  fileprivate var takesClosure: Bool {
    trailingClosure != nil
      || arguments?.arguments.contains { $0.expression?.is(.closureExpr) == true } == true
  }
}

extension Node {
  /// Have: #if os(iOS)
  fileprivate var isBuildCondition: Bool {
    parent?.as(IfConfigClause.self)?.condition == self
  }
}
