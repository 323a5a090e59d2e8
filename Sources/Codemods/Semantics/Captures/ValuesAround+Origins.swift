import Rewriter

/// What the value of an expression may be a part of.
extension ValuesAround {
  /// - Parameter value: of one that may be Sendable, there are none.
  func origins(of value: Node) -> [Origin] {
    if let closure = value.as(ClosureExpr.self) { return origins(of: closure) }
    if let waiting = value.as(AwaitExpr.self) {
      return waiting.expression.map(originsOfAwaited) ?? []
    }
    if let inner = value.as(TryExpr.self)?.expression { return origins(of: inner) }
    if isImplicitCase(value) { return originsOfArguments(of: value.as(FunctionCallExpr.self)) }
    if let name = value.referencedName, context.isNameOfClosure(name, at: value) {
      return origins(named: name, at: value)
    }
    guard context.valueType(of: value).map(isUnsendable) == true else { return [] }
    if value.isSelfReference || value.is(.superExpr) {
      return isSelfShared(at: value) ? [.around] : []
    }
    if let name = value.nameThatIsRead { return origins(named: name, at: value) }
    if let call = value.as(FunctionCallExpr.self) { return origins(ofResult: call) }
    if let access = value.as(MemberAccessExpr.self) { return origins(of: access) }
    return value.partsThatMayBeTheValue.flatMap(origins)
  }

  /// What elements of a sequence may be a part of: `notes`, `notesByName.values`, `notes.enumerated()`
  func originsOfElements(of sequence: Node) -> [Origin] {
    let access =
      sequence.as(MemberAccessExpr.self)
      ?? sequence.as(FunctionCallExpr.self)?.calledExpression?.as(MemberAccessExpr.self)
    guard context.valueType(of: sequence).map(isUnsendable) != true,
      let name = access?.name, CollectionFunctions.views.contains(name), let base = access?.base
    else { return origins(of: sequence) }
    return originsOfElements(of: base)
  }

  /// What `for await` gets is the iterator's, too, which the next turn of the loop asks again: nobody else may have it, but
  /// in a turn that is the last one.
  func originsOfIterator(of loop: ForStmt) -> [Origin] {
    guard loop.awaitKeyword != nil, place.isRepeated(by: loop.node),
      loop.sequence.flatMap(ExpressionTypes(context).elementType(ofAsync:)) != nil
    else { return [] }
    return [.around]
  }

  func origins(named name: String, at use: Node) -> [Origin] {
    switch context.resolution(of: name, at: use) {
    case .local(let binding):
      return isUnsendable(binding) ? [.local(binding, at: use)] : []
    case .member(let members, _):
      return origins(of: members) {
        isSelfShared(at: use) && members.allSatisfy(\.isOfObject) ? [.around] : []
      }
    case .global(let members): return origins(of: members) { [] }
    case .unknown: return isOfMainActor(use) ? [.around] : []
    default: return []
    }
  }

  /// A closure whose type isn't written is a function that isn't `@Sendable`.
  private func isUnsendable(_ binding: LocalBinding) -> Bool {
    context.type(of: binding).map(isUnsendable)
      ?? (binding.valueTaken?.is(.closureExpr) == true)
  }

  /// Have: model.document, where `document` is isolated to the main actor, and `model` Sendable or not
  private func origins(of access: MemberAccessExpr) -> [Origin] {
    let members = context.membersMeant(by: access.node)
    let base = access.base.map(origins) ?? []
    if members.isEmpty { return isOfMainActor(access.node) ? [.around] : base }
    return origins(of: members) { members.allSatisfy(\.isOfObject) ? base : [] }
  }

  /// What an actor isolates is its state, wherever it is asked for; `nonisolated(unsafe)` properties count to it.
  private func origins(of members: [MemberFacts], else others: () -> [Origin]) -> [Origin] {
    let isStored = members.allSatisfy(\.isStored)
    if isStored, isInInitializerOfValue, members.allSatisfy(\.isOfObject) { return [] }
    let isOfActor = members.allSatisfy { member in
      let kind =
        member.modifiers.contains(.nonisolatedUnsafe)
        ? context.project.isolation(ofType: member.owner).withActorOfSwift6.kind
        : context.isolation(of: member)
      return kind.isOfActor
    }
    return isOfActor && !members.isEmpty ? [.around] : others()
  }

  /// Have: view.layer, of a class of an SDK
  private func isOfMainActor(_ node: Node) -> Bool {
    MainActorNeeds(context: context, code: place).use(of: node)?.isKnown == true
  }

  /// Whether the place is in an initializer that makes a structure or enumeration, which nobody has yet.
  private var isInInitializerOfValue: Bool {
    guard
      place.ancestors.first(where: { $0.isFunctionLike || $0.is(.initializerDecl) })?
        .is(.initializerDecl) == true, let type = context.enclosingTypeNames(of: place).first
    else { return false }
    return context.project.types[context.project.resolve(type)]?
      .allSatisfy { $0.kind == .struct || $0.kind == .enum } == true
  }

  /// Whether others have `self`: where it isn't Sendable, and made already.
  func isSelfShared(at node: Node) -> Bool {
    guard !isInInitializerOfValue, let type = context.selfType(at: node),
      !context.isSelfMetatype(at: node)
    else { return false }
    return isUnsendable(type) && !context.asksSelfToBeSendable(at: node)
  }
}

/// Closures.
extension ValuesAround {
  /// A closure that isn't `@Sendable` belongs to the actor that it keeps the isolation of, whatever it captures; to an
  /// actor's object, if it captures that.
  private func origins(of closure: ClosureExpr) -> [Origin] {
    guard context.isolation(decidedBy: closure) == nil else { return [] }
    switch context.isolation(inside: closure.node).kind {
    case .mainActor, .globalActor: return [.around]
    case .actor where context.usesSelf(closure.node) && !closure.capturesSelfWeakly:
      return [.around]
    default: break
    }
    let captures = CapturesFromAround(closure, in: context)
    if captures.rejectedSelf != nil { return [.around] }
    return captures.uses.flatMap { origins(named: $0.binding.name, at: $0.node.lookUpPlace) }
  }
}

/// Calls.
extension ValuesAround {
  /// Have: .success(note)
  private func isImplicitCase(_ value: Node) -> Bool {
    guard let access = value.as(FunctionCallExpr.self)?.calledExpression?.as(MemberAccessExpr.self)
    else { return false }
    return access.base == nil
  }

  private func originsOfArguments(of call: FunctionCallExpr?) -> [Origin] {
    call?.allArguments.compactMap(\.expression).flatMap(origins) ?? []
  }

  /// Of what is behind `await`, another actor may have made it, but what the code's own actor made is its.
  private func originsOfAwaited(_ value: Node) -> [Origin] {
    guard let call = value.as(FunctionCallExpr.self), let callee = call.calledExpression,
      context.valueType(of: value).map(isUnsendable) == true, !givesValueAway(call)
    else { return [] }
    let here = context.isolation(at: place).withActorOfSwift6.kind
    let functions = context.functionsMeant(by: callee, in: call)
    // Have: let item = await load(), in code of no actor, which calls it as it calls any other function
    if here == .nonisolated { return origins(ofResult: call) }
    let isOfOwnActor =
      here.isOfGlobalActor && !functions.isEmpty
      && functions.allSatisfy { context.isolation(of: .function($0)) == here }
    return isOfOwnActor ? [.around] : []
  }

  /// What a call returns may be part of what it is given, and of what the actor has that its function is isolated to; not
  /// of a function that says `sending`, and for the arguments, not of a framework's, which we can't compile.
  private func origins(ofResult call: FunctionCallExpr) -> [Origin] {
    guard let callee = call.calledExpression, !givesValueAway(call) else { return [] }
    if let kind = isolationOfLocalCode(callee) { return kind.isOfActor ? [.around] : [] }
    if case .enumCase? = ExpressionTypes(context).link(of: callee)?.entity {
      return originsOfArguments(of: call)
    }
    let functions = context.functionsMeant(by: callee, in: call)
    if !functions.isEmpty, functions.allSatisfy({ context.isolation(of: .function($0)).isOfActor })
    {
      return [.around]
    }
    let receiver = originsOfReceiver(callee, functions)
    let takesArguments = isOwn(call) || context.isOfCollections(call)
    return receiver + (takesArguments ? originsOfArguments(of: call) : [])
  }

  /// The isolation of a local function, and of a closure that is called where it stands; `nil` for anything else.
  private func isolationOfLocalCode(_ callee: Node) -> Isolation.Kind? {
    if let closure = callee.as(ClosureExpr.self) {
      return context.isolation(inside: closure.node).kind
    }
    guard case .localFunction(let function)? = ExpressionTypes(context).link(of: callee)?.entity
    else { return nil }
    return context.isolation(inside: function.node).kind
  }

  private func originsOfReceiver(_ callee: Node, _ functions: [FunctionFacts]) -> [Origin] {
    if let access = callee.as(MemberAccessExpr.self) {
      if functions.isEmpty, isOfMainActor(callee) { return [.around] }
      return access.base.map(origins) ?? []
    }
    // What a function returns that a variable holds isn't known.
    guard callee.referencedName != nil, !functions.isEmpty else { return [] }
    let isMethod = functions.allSatisfy { MemberFacts.function($0).isOfObject && $0.name != "init" }
    return isMethod && isSelfShared(at: callee) ? [.around] : []
  }

  private func isOwn(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName else { return false }
    return context.project.functions.contains(name) || context.mayDeclareType(named: name)
  }

  func givesValueAway(_ call: FunctionCallExpr) -> Bool {
    let named = call.calleeName.flatMap { context.project.functions[$0] } ?? []
    return named.contains { $0.result?.hasPrefix("sending ") == true }
  }
}

extension Context {
  /// The functions and initializers of the project that a call may mean, if it means one of these: in asynchronous code,
  /// of two that differ in being asynchronous alone, that one.
  func functionsMeant(by callee: Node, in call: FunctionCallExpr) -> [FunctionFacts] {
    let all: [FunctionFacts]
    switch ExpressionTypes(self).link(of: callee)?.entity {
    case .functions(let functions, _): all = functions
    case .type(let type):
      guard let expanded = project.expanded(type),
        case .nominal(let name, _, _) = project.resolved(expanded)
      else { return [] }
      all = project.members(named: "init", of: name, inherited: true).compactMap { member in
        if case .function(let function) = member { function } else { nil }
      }
    case nil: all = functionsOfImplicitMember(calledBy: call)
    default: return []
    }
    let alike = withoutThoseMet(all.filter { $0.accepts(call, in: project) })
    let callees = CalledOnceCallees(self)
    let fitting = alike.count < 2 ? alike : alike.filter { callees.mayMean($0, call) }
    let asynchronous = fitting.filter(\.isAsync)
    guard isAsynchronous(at: call.node) else { return fitting.filter { !$0.isAsync } }
    let others = fitting.filter { function in
      !function.isAsync && !asynchronous.contains { $0.takesAll(of: function) }
    }
    return asynchronous + others
  }

  /// Have: show(.make(note)), where `make` is a static function of the type that 'show' takes
  private func functionsOfImplicitMember(calledBy call: FunctionCallExpr) -> [FunctionFacts] {
    guard let name = call.calledExpression?.as(MemberAccessExpr.self)?.name,
      let type = typeOfImplicitMember(calledBy: call)?.name
    else { return [] }
    return project.members(named: name, of: project.resolve(type), inherited: true).compactMap {
      guard case .function(let function) = $0, name == "init" || $0.isOfType else { return nil }
      return function
    }
  }

  /// The functions without requirements that one of them meets, and without what an extension adds to a requirement.
  private func withoutThoseMet(_ functions: [FunctionFacts]) -> [FunctionFacts] {
    let own = functions.filter { function in
      project.types[function.owner]?.contains { $0.kind == .protocol } != true
    }
    if !own.isEmpty {
      // Of those that override each other, the nearest.
      return own.indices.filter { index in
        !own[..<index].contains {
          $0.hasParameters(of: own[index]) && $0.isAsync == own[index].isAsync
        }
      }.map { own[$0] }
    }
    let requirements = functions.filter { $0.modifiers.contains(.requirement) }
    return requirements.isEmpty ? functions : requirements
  }

  /// Whether the name is that of a constant that holds a closure literal.
  func isNameOfClosure(_ name: String, at use: Node) -> Bool {
    guard case .local(let binding) = resolution(of: name, at: use), binding.isConstant else {
      return false
    }
    return binding.valueTaken?.is(.closureExpr) == true && type(of: binding) == nil
  }

  /// Whether code at the node may wait.
  private func isAsynchronous(at node: Node) -> Bool {
    node.isBehindAwait
      || node.ancestors.contains { $0.as(VariableDecl.self)?.has("async") == true }
  }

  /// The members of the project that a reference stands for: a name, or one behind a receiver whose type is known.
  func membersMeant(by reference: Node) -> [MemberFacts] {
    if let name = reference.referencedName {
      switch resolution(of: name, at: reference) {
      case .member(let members, _), .global(let members): return members
      default: return []
      }
    }
    guard let access = reference.as(MemberAccessExpr.self), let name = access.name,
      let base = access.base
    else { return [] }
    switch ExpressionTypes(self).link(of: base)?.entity {
    case .value(let type): return members(named: name, of: type, isStatic: false)
    case .type(let type): return members(named: name, of: type, isStatic: true)
    default: return []
    }
  }

  private func members(
    named name: String, of type: KnownType, isStatic: Bool,
  ) -> [MemberFacts] {
    guard let expanded = project.expanded(type.unwrapped), let named = expanded.nameOfMembers else {
      return []
    }
    let owner = project.resolve(named, inside: expanded.scope)
    return project.members(named: name, of: owner, inherited: true)
      .filter { $0.isOfType == isStatic }
  }

  /// Whether the call is of a function of the standard library's collections: its result is made of theirs.
  func isOfCollections(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName, project.functions[name] == nil else { return false }
    return CollectionFunctions.names.contains(name)
      && (call.receiver.flatMap(valueType)?.element != nil || name == "Array" || name == "Set")
  }
}

private enum CollectionFunctions {
  static let names = NameTable(
    """
    Swift: Array Set compactMap dropFirst dropLast filter flatMap map prefix reversed sorted suffix
    """)

  /// Those whose elements are those of the receiver, or hold them.
  static let views = NameTable(
    """
    Swift: dropFirst dropLast enumerated filter lazy prefix reversed shuffled sorted suffix values
    """)
}

extension Node {
  /// Whether another turn of the loop follows the node.
  fileprivate func isRepeated(by loop: Node) -> Bool {
    let around = Array(ancestors.prefix { $0 != loop })
    let own = around.lastIndex(where: \.isFunctionLike).map { around[($0 + 1)...] } ?? around[...]
    return own.allSatisfy { !$0.is(.codeBlockItemList) || !$0.endsTurns(of: loop) }
  }

  private func endsTurns(of loop: Node) -> Bool {
    if leavesAtItsEnd { return true }
    guard elements(CodeBlockItem.self).last?.item?.is(.breakStmt) == true else { return false }
    return !ancestors.prefix { $0 != loop }.contains { $0.isLoop || $0.is(.switchExpr) }
  }
}

extension FunctionFacts {
  /// Whether the parameters of both have the same labels and types.
  fileprivate func hasParameters(of other: FunctionFacts) -> Bool {
    parameters.map(\.label) == other.parameters.map(\.label)
      && parameters.map(\.type) == other.parameters.map(\.type)
  }

  /// The same but for the effects of closures: what takes one that may wait takes any.
  ///
  /// Have: func use<T>(_ body: (Note) async throws -> T) async rethrows -> T, and func use<T>(_ body: (Note) throws -> T)
  fileprivate func takesAll(of other: FunctionFacts) -> Bool {
    parameters.map(\.label) == other.parameters.map(\.label)
      && parameters.map(\.typeWithoutEffects) == other.parameters.map(\.typeWithoutEffects)
  }
}

extension MemberFacts {
  /// Whether it is a member of an object, and not of the type.
  var isOfObject: Bool { !isOfType && !owner.isEmpty }

  var isStored: Bool {
    if case .variable(let variable) = self { !variable.isComputed } else { false }
  }
}

extension FunctionFacts.Parameter {
  fileprivate var typeWithoutEffects: [Substring] {
    type.split(separator: " ").filter { $0 != "async" && $0 != "throws" }
  }
}
