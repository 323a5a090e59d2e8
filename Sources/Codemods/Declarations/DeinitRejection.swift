import Rewriter

/// What Swift 6 rejects in a nonisolated deinitializer of a main-actor-isolated class.
///
/// As measured with Swift 6.3.1: its own stored properties may be used if they are Sendable, and in no closure; once
/// `self` was passed on, only constants. Everything else of the main actor is an error, as in any nonisolated code.
struct DeinitRejection {
  /// `it calls 'stop', which needs the main actor`
  let sentence: String

  /// The use that is rejected; `nil` for the declaration itself.
  private(set) var place: Node?

  /// Whether that is so: of a type of another package, nobody knows whether it is Sendable.
  private(set) var isKnown = true

  /// The static constant of a Sendable type, or the method, that is all that needs the main actor there, and need not.
  private(set) var needless: String?

  /// The stored properties that aren't Sendable, where they are all that the compiler rejects.
  private(set) var properties: [String] = []

  /// Whether these hold observers' tokens, and are used for nothing but to remove the observers: any thread may do that.
  private(set) var areTokens = false

  /// Whether Swift 6 only warns: Apple's headers isolate the class, and the object's own stored properties are all right.
  private(set) var isOnlyWarned = false

  /// The method of the class that needs the main actor.
  private(set) var method: String?

  /// The first that is known; `nil` if nothing is.
  init?(of deinitializer: DeinitializerDecl, of owner: String, in context: Context) {
    if let superclass = context.project.superclassWithIsolatedDeinit(of: owner) {
      sentence = "the 'deinit' of the superclass '\(superclass)' is isolated"
      return
    }
    guard let body = deinitializer.body?.node else { return nil }
    let needs = MainActorNeeds(context: context, code: deinitializer.node)
    var hasPassedSelf = false
    var doubt: String?
    for item in body.statements {
      for node in needs.ownNodes(of: item) {
        guard case .needed(let name) = needs.use(of: node) else { continue }
        place = node
        guard let property = context.ownStoredProperty(node, of: owner),
          !node.isInClosure(inside: body)
        else {
          sentence = "'\(name)' needs the main actor"
          let isOnly = body.statements.flatMap(needs.ownNodes).allSatisfy { other in
            other == node || needs.use(of: other)?.isKnown != true
          }
          let isNeedless =
            context.isSendableStaticConstant(node) || context.isMethodWithoutNeeds(node, of: owner)
          needless = isOnly && isNeedless ? name : nil
          method = context.isOwnMethod(node, of: owner) ? name : nil
          isOnlyWarned =
            context.project.isolation(ofType: owner).isPreconcurrency
            && body.statements.flatMap(needs.ownNodes).allSatisfy { other in
              needs.use(of: other)?.isKnown != true
                || context.ownStoredProperty(other, of: owner) == nil
            }
          return
        }
        if property.modifiers.contains(.lazy) || context.isComputedByAttribute(property, of: owner)
        {
          sentence = "'\(name)' needs the main actor"
          return
        }
        guard let type = ExpressionTypes(context).type(of: property) else { continue }
        switch context.sendability(of: type).kind {
        case .no:
          sentence = "'\(name)' isn't Sendable"
          properties = context.propertiesToMark(in: body, needing: needs, of: owner)
          areTokens = body.onlyRemovesObservers
          return
        case .yes where hasPassedSelf && !property.isConstant:
          sentence = "'\(name)' is used after 'self' has been passed on"
          return
        case .unknown where doubt == nil && context.isOfOtherPackage(type): doubt = name
        case .yes, .unknown: continue
        }
      }
      hasPassedSelf = hasPassedSelf || item.passesSelf
    }
    guard let doubt else { return nil }
    sentence = "'\(doubt)' isn't known to be Sendable"
    isKnown = false
  }
}

extension Context {
  /// Whether neither the project nor an SDK declares the type.
  fileprivate func isOfOtherPackage(_ type: KnownType) -> Bool {
    guard let name = type.unwrapped.name else { return false }
    return project.types[project.resolve(name, inside: type.unwrapped.scope)] == nil
      && project.sdk.kind(ofType: name) == nil && !GenericSendability.isType(name)
  }

  /// Have: Player.didStop, of `static let didStop = Notification.Name("didStop")`
  fileprivate func isSendableStaticConstant(_ node: Node) -> Bool {
    guard let access = node.as(MemberAccessExpr.self), let name = access.name,
      let base = access.base,
      case .type(let type, isStatic: true) = owner(in: base),
      case .variable(let variable)? = project.members(named: name, of: type, inherited: true).first,
      variable.isConstant, let value = ExpressionTypes(self).type(of: variable)
    else { return false }
    return sendability(of: value).kind == .yes
  }

  /// Have: stopListening(), of `func stopListening() { NotificationCenter.default.removeObserver(self) }`
  fileprivate func isMethodWithoutNeeds(_ node: Node, of owner: String) -> Bool {
    guard node.parent?.as(FunctionCallExpr.self)?.calledExpression == node,
      let name = node.nameWithoutSelf,
      project.members(named: name, of: owner, inherited: true).count == 1,
      !project.hasOverride(ofFunction: name, in: owner)
    else { return false }
    let function = tree.functions(named: name).first { function in
      enclosingTypeNames(of: function.node).first.map { project.resolve($0) } == owner
    }
    guard let function, let body = function.body?.node,
      function.attributes?.attributes.contains(where: { $0.name == "MainActor" }) != true
    else { return false }
    return MainActorNeeds(context: self, code: function.node).first(in: body) == nil
  }

  /// The property of the class itself, and of no superclass, that a node reads or writes.
  fileprivate func ownStoredProperty(_ node: Node, of owner: String) -> VariableFacts? {
    guard let name = node.nameWithoutSelf else { return nil }
    if node.referencedName != nil {
      guard case .member(_, let type) = resolution(of: name, at: node), type == owner else {
        return nil
      }
    }
    // Have: func urlSession(…), beside the property of the name
    let isCalled = node.parent?.as(FunctionCallExpr.self)?.calledExpression == node
    let variables = project.members(named: name, of: owner, inherited: false)
      .compactMap { member in if case .variable(let variable) = member { variable } else { nil } }
      .filter { !$0.modifiers.contains(.static) }
    guard variables.count == 1, !variables[0].isComputed,
      !isCalled || variables[0].type != nil
    else { return nil }
    return variables[0]
  }

  /// Whether a property wrapper or a macro stores the value elsewhere, so that the property is a computed one.
  fileprivate func isComputedByAttribute(_ property: VariableFacts, of owner: String) -> Bool {
    let attributes = property.attributes
    let isOfObservable =
      project.types[owner]?.contains { $0.attributes.contains("Observable") } == true
    if isOfObservable, !property.isConstant, !attributes.contains("ObservationIgnored") {
      return true
    }
    return attributes.contains { !Self.attributesOfStoredProperties.contains($0) }
  }

  /// Attributes that leave a stored property one.
  private static let attributesOfStoredProperties: Set = [
    "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "ObservationIgnored", "available",
    "nonobjc", "objc", "usableFromInline",
  ]
}

extension Context {
  /// The stored properties that `deinit` may read once they are `nonisolated(unsafe)`, if nothing else keeps it from
  /// compiling. Once `self` was passed on, it may read none that changes.
  fileprivate func propertiesToMark(
    in body: Node, needing needs: MainActorNeeds, of owner: String,
  ) -> [String] {
    guard body.descendantsAndSelf.allSatisfy({ !$0.isSelfReference || $0.isBaseOfMember }) else {
      return []
    }
    var names: [String] = []
    for node in body.statements.flatMap(needs.ownNodes) {
      guard case .needed? = needs.use(of: node) else { continue }
      guard let property = ownStoredProperty(node, of: owner), !property.modifiers.contains(.lazy),
        !isComputedByAttribute(property, of: owner), !node.isInClosure(inside: body)
      else { return [] }
      let type = ExpressionTypes(self).type(of: property)
      guard type.map({ sendability(of: $0).kind == .no }) == true else { continue }
      // What belongs to a run loop is stopped on its thread.
      if let name = type?.unwrapped.name, Self.classesOfRunLoop.contains(name) { return [] }
      names.append(property.name)
    }
    return names.unique
  }

  private static let classesOfRunLoop = NameTable(
    """
    Foundation: Timer
    QuartzCore: CADisplayLink
    """)

  /// Have: stop(), self.stop()
  fileprivate func isOwnMethod(_ node: Node, of owner: String) -> Bool {
    guard node.parent?.as(FunctionCallExpr.self)?.calledExpression == node,
      let name = node.nameWithoutSelf
    else { return false }
    return project.members(named: name, of: owner, inherited: true).contains { member in
      if case .function = member { true } else { false }
    }
  }
}

extension DeinitializerDecl {
  /// Have: deinit { handler = nil }
  func onlyReleases(in context: Context) -> Bool {
    let owner = context.enclosingTypeNames(of: node).first ?? ""
    return context.onlyReleases(body?.node, of: owner)
  }
}

extension Context {
  /// - Parameter mayCall: whether the statements may call a method of the class that does nothing else.
  fileprivate func onlyReleases(_ body: Node?, of owner: String, mayCall: Bool = true) -> Bool {
    let statements = body?.statements ?? []
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        if let call = statement.as(CodeBlockItem.self)?.item?.as(FunctionCallExpr.self),
          onlyReleases(call, of: owner)
            || mayCall
              && onlyReleases(
                bodyOfMethod(calledBy: call, of: owner), of: owner, mayCall: false)
        {
          return true
        }
        let assignment = statement.as(CodeBlockItem.self)?.item?.children.first
        let terms = assignment.map { Array($0.children) } ?? []
        return terms.count == 3 && terms[1].is(.assignmentExpr) && terms[2].is(.nilLiteralExpr)
          && (ownStoredProperty(terms[0], of: owner) != nil || isWeakDelegate(terms[0], of: owner))
      }
  }

  /// Whether a view keeps the object only weakly.
  ///
  /// Have: tableView.dataSource = nil
  private func isWeakDelegate(_ target: Node, of owner: String) -> Bool {
    guard let access = target.as(MemberAccessExpr.self),
      ["delegate", "dataSource"].contains(access.name),
      let view = access.base?.withoutOptionalMarks, ownStoredProperty(view, of: owner) != nil,
      let type = valueType(of: view)?.unwrapped, let name = type.name,
      case let resolved = project.resolve(name, inside: type.scope), project.types[resolved] == nil
    else { return false }
    return !foreignAncestry(of: resolved).isDisjoint(with: ["UIView", "NSView"])
  }

  /// Have: stop(), of a method that nothing overrides
  private func bodyOfMethod(calledBy call: FunctionCallExpr, of owner: String) -> Node? {
    guard call.allArguments.isEmpty, let name = call.calledExpression?.nameWithoutSelf,
      project.members(named: name, of: owner, inherited: true).count == 1,
      !project.hasOverride(ofFunction: name, in: owner)
    else { return nil }
    return tree.functions(named: name).first { function in
      enclosingTypeNames(of: function.node).first.map { project.resolve($0) } == owner
    }?.body?.node
  }

  /// Have: class Token { func remove() { … }; deinit { remove() } }
  fileprivate func callsWhenReleased(_ method: String, _ type: KnownType) -> Bool {
    guard let name = type.unwrapped.name else { return false }
    let resolved = project.resolve(name, inside: type.unwrapped.scope)
    guard project.types[resolved]?.contains(where: { $0.kind == .class }) == true else {
      return false
    }
    return declarations(ofType: resolved).contains { file, declaration in
      declaration.ownMembers.contains { member in
        let statements = member.as(DeinitializerDecl.self)?.body?.node.statements ?? []
        return statements.contains { statement in
          let call = statement.as(CodeBlockItem.self)?.item?.as(FunctionCallExpr.self)
          return call?.calledExpression?.nameWithoutSelf == method
            && call?.allArguments.isEmpty == true
        }
      }
    }
  }
}

extension Context {
  /// Have: cancellables.forEach { $0.cancel() }, cancellables.removeAll(), subscription?.cancel()
  fileprivate func onlyReleases(_ call: FunctionCallExpr, of owner: String) -> Bool {
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self),
      let base = callee.base?.withoutOptionalMarks, ownStoredProperty(base, of: owner) != nil
    else { return false }
    let value = valueType(of: base)
    if call.allArguments.isEmpty, let method = callee.name,
      value.map({ callsWhenReleased(method, $0) }) == true
    {
      return true
    }
    let type = value?.text ?? ""
    let end = Self.endsOfReleased.first { type.contains($0.key) }?.value
    switch callee.name {
    case "removeAll": return call.allArguments.isEmpty
    case "cancel", "invalidate": return callee.name == end && call.allArguments.isEmpty
    case "forEach":
      return end != nil && call.allArguments.count == 1
        && call.allArguments[0].expression?.compactText == "{$0.\(end ?? "")()}"
    default: return false
    }
  }
}

extension Context {
  /// What ends by itself when it's released, and the method that does the same.
  private static let endsOfReleased = [
    "AnyCancellable": "cancel", "NSKeyValueObservation": "invalidate",
  ]
}

extension Node {
  /// The statements of a block.
  fileprivate var statements: [Node] {
    self.as(CodeBlock.self)?.statements?.node.children.map(\.self) ?? []
  }

  /// Have: { if let token { NotificationCenter.default.removeObserver(token) } }
  fileprivate var onlyRemovesObservers: Bool {
    let calls = descendantsAndSelf.compactMap { $0.as(FunctionCallExpr.self) }
      .filter { $0.node.ancestors.first { !$0.isOfCondition }?.is(.ifConfigClause) != true }
    return calls.contains { $0.calleeName == "removeObserver" }
      && calls.allSatisfy { ["forEach", "removeObserver"].contains($0.calleeName) }
  }

  /// Have: os(tvOS) && !targetEnvironment(simulator)
  private var isOfCondition: Bool {
    self.is(.sequenceExpr) || self.is(.exprList) || self.is(.prefixOperatorExpr)
      || self.is(.tupleExpr) || self.is(.labeledExprList) || self.is(.labeledExpr)
  }

  /// Have: self.token
  fileprivate var isBaseOfMember: Bool { parent?.as(MemberAccessExpr.self)?.base == self }

  fileprivate func isInClosure(inside scope: Node) -> Bool {
    ancestors.prefix { $0 != scope }.contains { $0.is(.closureExpr) || $0.is(.functionDecl) }
  }

  /// Whether a statement is a call that is given `self`, and so is made whenever those behind it are.
  fileprivate var passesSelf: Bool {
    guard let call = self.as(CodeBlockItem.self)?.item?.as(FunctionCallExpr.self) else {
      return false
    }
    return call.arguments?.arguments.contains { $0.expression?.isSelfReference == true } == true
  }
}
