import Rewriter

/// A member that meets a nonisolated requirement, and is isolated to the main actor.
struct Witness {
  let protocolName: String
  let obstacle: Refusal?

  /// Why the member is rejected as long as its conformance is nonisolated; `nil` where that isn't known.
  private(set) var rejection: String?

  let node: Node
  let key: MemberKey
  private let name: String
  private let start: ByteOffset

  /// What the member's code uses of other types, and becomes nonisolated as well.
  private let siblings: SiblingWitnesses

  /// - Parameter askers: types with members that use this one.
  init?(
    _ node: Node, of type: String, meeting requirements: Requirements, in context: Context,
    askedBy askers: Set<String>,
  ) {
    guard let member = MemberParts(node), !member.modifiers.contains(where: Self.exempt.contains),
      let start = member.start, let key = member.key,
      let protocolName = requirements.protocolName(requiring: key, types: member.types),
      !member.modifiers.contains("fileprivate")
        || [type, protocolName].contains(where: context.project.isPrivate),
      context.isolation(inside: node).kind == .mainActor,
      // What a framework calls elsewhere is the business of `nonisolated-delegate`.
      node.as(FunctionDecl.self).flatMap({ DelegateCallback($0, in: context) }) == nil
    else { return nil }
    self.node = node
    self.protocolName = protocolName
    self.key = key
    siblings = SiblingWitnesses(
      of: key, meeting: protocolName, usedIn: member.code, askers.union([type]), context)
    name = key.fullName
    self.start = start
    guard let code = member.code else {
      // A constant, and a stored property of a structure, may be read from anywhere, if it is Sendable; a static one
      // meets the requirement only where it says so (measured with Swift 6.3.1).
      let isFree = member.isStoredInValue || member.isConstant
      let unsendable = isFree ? context.unsendableType(storedBy: node) : nil
      if isFree, unsendable == nil {
        guard key.isStatic else { return nil }
        obstacle = Self.obstacle(toStaticConstant: node, key.name, protocolName, of: type, context)
        return
      }
      let lack = unsendable.map { "'\($0.textOutside)' isn't Sendable, so " } ?? ""
      let sentence =
        "\(lack)'\(key.name)' is isolated to the main actor, and '\(protocolName)' is nonisolated"
      let advice = context.advice(
        forConformanceTo: protocolName, of: type, by: key.name,
        isolating: member.isMarkedMainActor ? key.name : nil)
      obstacle = Refusal(.usesMainActor, "\(sentence); \(advice)")
      rejection = sentence
      return
    }
    if member.isMarkedMainActor {
      obstacle = Refusal(
        .usesMainActor,
        "'\(key.name)' is marked '@MainActor', and '\(protocolName)' is nonisolated; "
          + context.advice(forConformanceTo: protocolName, of: type, isolating: key.name))
      return
    }
    if let heir = context.heirNeedingMainActor(for: key, of: type) {
      let sentence =
        "'\(name)' of its subclass '\(heir)' needs the main actor, and '\(protocolName)' is nonisolated"
      let advice = context.advice(forConformanceTo: protocolName, by: key.name, of: type)
      obstacle = Refusal(.usesMainActor, "\(sentence); \(advice)")
      rejection = sentence
    } else if context.project.hasHeirs(overriding: key.name, of: type) {
      obstacle = Refusal(
        .overriddenMethod,
        "a subclass overrides '\(name)', which '\(protocolName)' requires to be nonisolated; mark both 'nonisolated'"
      )
    } else {
      let found = Self.obstacle(in: code, of: node, besides: siblings.uses, protocolName, context)
      rejection = found.flatMap { $0.isKnown ? $0.sentence : nil }
      obstacle =
        found.map { obstacle in
          // A protocol has no isolated conformances.
          let isOfProtocol = context.project.types[type]?.first?.kind == .protocol
          let advice =
            isOfProtocol
            ? "mark the member 'nonisolated', and what it uses in '\(type)'"
            : context.advice(
              forConformanceTo: protocolName, by: key.name, of: type, sending: obstacle.sent,
              unless: obstacle.callsOwnCode ? "mark the member 'nonisolated' if they may, or " : "",
              needingMainActor: obstacle.isKnown)
          return Refusal(obstacle.key, obstacle.sentence + "; " + advice)
        }
    }
  }

  /// What keeps a static constant from being nonisolated.
  private static func obstacle(
    toStaticConstant node: Node, _ name: String, _ protocolName: String, of type: String,
    _ context: Context,
  ) -> Refusal? {
    guard let variable = node.as(VariableDecl.self),
      let binding = variable.bindings?.node.elements(PatternBinding.self).first
    else { return nil }
    let advice = context.advice(forConformanceTo: protocolName, of: type, by: name, isolating: nil)
    if let need = binding.initializer?.value.flatMap(context.mainActorNeed(ofInitialValue:)) {
      return Refusal(
        .usesMainActor, "\(need.sentence), and '\(protocolName)' is nonisolated; \(advice)")
    }
    let isSendable = context.valueType(of: binding).map { context.sendability(of: $0).kind == .yes }
    return isSendable == true
      ? nil
      : Refusal(
        .usesMainActor,
        "'\(name)' is isolated to the main actor, and '\(protocolName)' is nonisolated; mark the constant 'nonisolated'"
          + (context.placeOffMainActor(callingAnyOf: protocolName) == nil
            ? " if its type is Sendable, or \(advice)" : ", and make its type Sendable if it isn't")
      )
  }

  /// What keeps the code from being nonisolated, without what to do about it.
  private struct Obstacle {
    let key: ReasonKey
    let sentence: String
    /// The parameter that a hop would send to the main actor.
    var sent: String?
    /// Whether code of the project is all that the member may need the main actor for, though it isn't isolated.
    var callsOwnCode = false

    var isKnown: Bool { key == .usesMainActor }
  }

  private static func obstacle(
    in code: Node, of node: Node, besides siblings: Set<Node>, _ protocolName: String,
    _ context: Context,
  ) -> Obstacle? {
    let needs = MainActorNeeds(context: context, code: node, ignored: siblings)
    if let need = needs.first(in: code) {
      return Obstacle(
        key: need.isKnown ? .usesMainActor : .unknownIsolation,
        sentence: "\(need.sentence), and '\(protocolName)' is nonisolated")
    }
    if let name = context.variableGuardedByIsolation(usedIn: code) {
      return Obstacle(
        key: .usesMainActor,
        sentence:
          "nothing but its isolation guards '\(name)', and '\(protocolName)' is nonisolated"
      )
    }
    if let name = needs.parameterSentToMainActor(in: code) {
      return Obstacle(
        key: .notSendable,
        sentence:
          "'\(name)' isn't known to be Sendable, and nonisolated code couldn't send it to the main actor",
        sent: name)
    }
    let callee = needs.ownNodes(of: code).lazy.compactMap { $0.as(FunctionCallExpr.self) }
      .first(where: context.callsOwnObject)?.calledExpression
    return callee.map { callee in
      Obstacle(
        key: .unknownIsolation,
        sentence:
          "'\(protocolName)' is nonisolated, and we can't tell whether other threads may call '\(callee.textInOneLine)', which "
          + "isn't isolated", callsOwnCode: true)
    }
  }

  /// What is no witness, or says what it is isolated to.
  private static let exempt: Set = ["nonisolated", "override", "private"]

  /// - Parameter others: what is rejected for the same reason.
  func finding(in context: Context, besides others: [Witness] = []) -> Finding {
    if let obstacle { return left(because: obstacle.naming(others.map(\.name)), in: context) }
    return context.fix(
      node, "mark '\(name)' 'nonisolated'",
      because: "'\(protocolName)' requires it, and is nonisolated",
      fix: Fix(
        [.insert("nonisolated ", at: start)], adding: [addition(in: context)],
        countingOn: siblings.additions))
  }

  /// Whether the member is rejected for the same kind of reason as another one, and the same is to be done.
  func isRejected(like other: Witness) -> Bool {
    guard let obstacle, let expected = other.obstacle else { return false }
    return obstacle.key == expected.key
      && obstacle.advice == expected.advice
  }

  func addition(in context: Context) -> Addition {
    let owner = context.enclosingTypeNames(of: node).first ?? ""
    return Addition(
      "'\(owner).\(name)' becomes nonisolated", signature: "nonisolated \(owner).\(name)",
      inFile: context.path)
  }

  func left(because refusal: Refusal, in context: Context) -> Finding {
    context.leave(node, "leave '\(name)'", because: refusal)
  }
}

extension Context {
  /// Whether the project's own function is called that belongs to no value, and isn't marked `nonisolated`, or an object
  /// is made.
  fileprivate func callsOwnObject(_ call: FunctionCallExpr) -> Bool {
    guard let name = call.calleeName, !isCallOfMainQueue(call) else { return false }
    let isObject = project.types[project.resolve(name)]?.contains { type in
      type.kind != .struct && type.kind != .enum && !type.isNonisolated
    }
    if isObject == true { return !isMadeAnywhere(project.resolve(name)) }
    if call.receiverIsOfStandardType(in: self) { return false }
    return (project.functions[name] ?? []).contains { function in
      guard function.accepts(call, in: project) else { return false }
      let owner = project.types[function.owner]?.first?.kind
      let isOfValue =
        (owner == .struct || owner == .enum) && !function.modifiers.contains(.static)
      return !isOfValue && !function.modifiers.contains(.nonisolated)
    }
  }
}

extension Context {
  /// A variable of an object that isn't isolated, which main-actor-isolated code of its class uses.
  ///
  /// Have: @MainActor extension Settings { var drives: [Drive] { stored } }
  fileprivate func variableGuardedByIsolation(usedIn code: Node) -> String? {
    guard let type = enclosingTypeNames(of: code).first, let facts = project.types[type]?.first,
      facts.kind == .class, project.isolation(ofType: type).kind != .mainActor,
      // What is declared Sendable guards its variables itself.
      !facts.inherited.contains(where: { TypeShape($0)?.nominalName == "Sendable" })
    else { return nil }
    return code.descendantsAndSelf.lazy.filter(isKnownUseOfSelf).compactMap { use in
      use.isSelfReference ? use.parent?.as(MemberAccessExpr.self)?.name : use.referencedName
    }.first { name in
      project.members(named: name, of: type, inherited: true).contains { member in
        if case .variable(let variable) = member {
          !variable.isConstant && !variable.isComputed
            && variable.modifiers.isDisjoint(with: [.static, .nonisolatedUnsafe])
        } else {
          false
        }
      }
    }
  }

  /// The first subclass whose override of the member needs the main actor.
  fileprivate func heirNeedingMainActor(for key: MemberKey, of type: String) -> String? {
    let heirs = project.names.inheritors(of: type, in: project).filter { $0 != type }.sorted()
    return heirs.first { heir in
      declarations(ofType: heir).contains { file, declaration in
        declaration.ownMembers.contains { member in
          guard let parts = MemberParts(member), parts.key == key,
            parts.modifiers.contains("override"), let code = parts.code
          else { return false }
          return MainActorNeeds(context: file, code: member).first(in: code)?.isKnown == true
        }
      }
    }
  }

  /// Whether a class is no actor's, and nothing in it asks for the main actor, so that nobody will isolate it.
  private func isMadeAnywhere(_ type: String) -> Bool {
    guard project.isolation(ofType: type).kind == .nonisolated,
      !project.ancestry(of: type).contains("ObservableObject")
    else { return false }
    return mainActorNeed(ofType: type)?.isKnown != true
  }

  /// The type of a stored property, if it isn't Sendable.
  fileprivate func unsendableType(storedBy property: Node) -> KnownType? {
    let binding = property.as(VariableDecl.self)?.bindings?.node.elements(PatternBinding.self).first
    return binding.flatMap(valueType).flatMap { isUnsendable($0) ? $0 : nil }
  }

  /// Have: DispatchQueue.main.async { … }, also where the project has another function of the name
  fileprivate func isCallOfMainQueue(_ call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self), let method = callee.name,
      let site = MainQueueCall(callee: callee, of: method)
    else { return false }
    return site.refusalOfQueue(in: self) == nil
  }
}

extension FunctionCallExpr {
  /// Have: entries.append(…), where these are an array
  fileprivate func receiverIsOfStandardType(in context: Context) -> Bool {
    guard let base = calledExpression?.as(MemberAccessExpr.self)?.base,
      let type = context.valueType(of: base)
    else { return false }
    if case .array = type.shape { return true }
    return type.name.map { $0 == "String" || $0 == "Array" } == true
  }
}

extension ProjectIndex {
  /// Whether one file alone sees the type, so that a `fileprivate` member of it, or for it, is a witness.
  fileprivate func isPrivate(_ type: String) -> Bool {
    types[resolve(type)]?.contains { $0.modifiers.contains(.private) } == true
  }
}

extension Refusal {
  /// The same with the names of other members that it's true of, before what to do.
  fileprivate func naming(_ others: [String]) -> Refusal {
    guard !others.isEmpty else { return self }
    let condition = "\(condition) (the same goes for \(others.listed("member")))"
    return reworded { _ in [condition, advice].compactMap(\.self).joined(separator: "; ") }
  }
}
