import Rewriter

extension BlockRegistration {
  /// The body in `MainActor.assumeIsolated`.
  ///
  /// - Parameter use: what in it needs the main actor, for reasons.
  func isolatedEdits(because use: String) throws(LeftAlone) -> [Edit] {
    try check(use)
    guard let items = closure.statements?.node.elements(CodeBlockItem.self),
      let first = items.first, let last = items.last
    else { return [] }
    let handedOn = try parameterInUse().map { "nonisolated(unsafe) let \($0) = \($0)" }
    let source = context.tree.source
    let queueEdits = isOnMainQueue ? [] : [Edit(replace: queue.range, with: ".main")]
    guard source.blanks(before: first.range.lowerBound) != nil else {
      let head = (handedOn.map { $0 + "; " } ?? "") + "MainActor.assumeIsolated {\(capture) "
      return queueEdits + [
        .insert(head, at: first.range.lowerBound), .insert(" }", at: last.range.upperBound),
      ]
    }
    let line = Indentation(ofLineAt: first.range.lowerBound, in: source)
    let unit = Indentation.unit(of: source)
    let head =
      (handedOn.map { $0 + line.lineEnding + line.blanks } ?? "")
      + "MainActor.assumeIsolated {\(capture)"
      + line.lineEnding + line.blanks + unit
    let end = source.endOfLine(behind: last.range.upperBound)
    return queueEdits
      + [.insert(head, at: first.range.lowerBound)]
      + Indentation.deepen(
        linesIn: first.range.lowerBound..<last.range.upperBound, of: source, by: unit)
      + [.insert(line.lineEnding + line.blanks + "}", at: end)]
  }

  /// ` [weak self] in`, where a weak `self` is bound to a constant in the body and members may be used
  /// without it: that is an error in another closure.
  private var capture: String {
    let captures = closure.signature?.capture?.captures ?? []
    let isWeak = captures.contains {
      $0.name?.kind == .selfKeyword && $0.specifier?.specifier?.kind == .weak
    }
    guard isWeak,
      let nodes = closure.statements?.node.descendantsAndSelf(notInside: { _ in false }),
      nodes.contains(where: { $0.as(OptionalBindingCondition.self)?.pattern?.text == "self" }),
      nodes.contains(where: mayBeImplicitMember)
    else { return "" }
    return " [weak self] in"
  }

  private func mayBeImplicitMember(_ node: Node) -> Bool {
    guard let reference = node.as(DeclReferenceExpr.self), reference.baseName?.kind == .identifier,
      let name = reference.name, name.first?.isUppercase != true
    else { return false }
    if let access = node.parent?.as(MemberAccessExpr.self), access.base != node { return false }
    return LocalDeclaration(name, at: node) == nil && !context.project.declaresGlobalValue(name)
  }

  private func check(_ use: String) throws(LeftAlone) {
    guard NotificationCenters(context: context).identity(of: center) != nil else {
      throw LeftAlone(
        reason: "it is not evident that '\(center.textInOneLine)' is a notification center")
    }
    guard isOnMainQueue || queue.is(.nilLiteralExpr) else {
      throw LeftAlone(
        reason: "'\(use)' belongs to the main actor, and the block runs on '\(queue.textInOneLine)'"
      )
    }
    if !isOnMainQueue, let constant = name.flatMap({ NotificationName($0).constant }),
      context.project.sdk.notification(named: constant)?.mustStay == true
    {
      throw LeftAlone(reason: "'\(constant)' has to be handled on the thread that posts it")
    }
    if closure.signature?.attributes != nil { throw LeftAlone(reason: "its block has attributes") }
    if closure.signature?.returnClause.map({ $0.type.map { WrittenType($0.text).isVoid } != true })
      ?? false
    {
      throw LeftAlone(reason: "its block has a result")
    }
    if let name = capturedFunction {
      throw LeftAlone(reason: "it calls the local function '\(name)', which a block cannot capture")
    }
    let body = HopBody(of: closure, in: context)
    if body.mayHaveNonSendableValue {
      throw LeftAlone(reason: "the value of its only statement may not be Sendable")
    }
    let isConditional = closure.statements?.node.elements(CodeBlockItem.self)
      .contains { $0.item?.is(.ifConfigDecl) == true }
    if isConditional == true { throw LeftAlone(reason: "its body is conditional code") }
  }

  /// A local function of the code around, which is not Sendable, as what it captures may not be.
  private var capturedFunction: String? {
    closure.node.descendantsAndSelf.lazy.compactMap { node -> String? in
      guard let name = node.plainName, let local = LocalDeclaration(name, at: node),
        local.declaration.is(.functionDecl), !closure.node.encloses(local.declaration)
      else { return nil }
      return name
    }.first
  }

  /// The name of the notification, if the body uses it.
  func parameterInUse() throws(LeftAlone) -> String? {
    let references =
      closure.statements?.node.descendantsAndSelf
      .compactMap { $0.as(DeclReferenceExpr.self)?.name } ?? []
    guard let clause = closure.signature?.parameterClause else {
      if references.contains("$0") {
        throw LeftAlone(reason: "its notification is '$0', which has to have a name")
      }
      return nil
    }
    let names = clause.descendantsAndSelf.compactMap { node in
      node.as(ClosureShorthandParameter.self)?.name
        ?? node.as(ClosureParameter.self).flatMap { $0.secondName ?? $0.firstName }
    }
    guard names.count == 1 else { throw LeftAlone(reason: "its block does not take one value") }
    return references.contains(names[0].name) ? names[0].text : nil
  }
}

/// What in a block that is not isolated belongs to the main actor.
struct MainActorUses {
  private let registration: BlockRegistration
  private let context: Context
  private let host: String
  private let isHostOnMainActor: Bool

  init(in registration: BlockRegistration) {
    self.registration = registration
    context = registration.context
    host = registration.host
    isHostOnMainActor =
      !host.isEmpty && context.project.isolation(ofType: host).kind == .mainActor
      && context.isSendable(typeNamed: host)
  }

  /// The first use, as written: those in closures are theirs.
  var first: String? {
    guard let body = registration.closure.statements else { return nil }
    let nodes = body.node.descendantsAndSelf {
      $0.is(.closureExpr) || $0.is(.functionDecl) || $0.declaredTypeName != nil
    }
    return nodes.first(where: isUse)?.textInOneLine
  }

  private func isUse(_ node: Node) -> Bool {
    if let access = node.as(MemberAccessExpr.self), let base = access.base, let name = access.name {
      return isSelf(base) ? isOwn(name, inherited: true) : isStaticUse(of: name, base)
    }
    guard let reference = node.as(DeclReferenceExpr.self), let name = reference.name,
      node.parent?.is(.memberAccessExpr) != true || isBase(node)
    else { return false }
    return LocalDeclaration(name, at: node) == nil && isOwn(name, inherited: false)
  }

  /// Whether the name has no receiver.
  private func isBase(_ node: Node) -> Bool {
    node.parent?.as(MemberAccessExpr.self)?.base == node
  }

  /// `self`, `self?`, and a name that `self` is bound to.
  private func isSelf(_ base: Node) -> Bool {
    let plain =
      base.as(OptionalChainingExpr.self)?.expression ?? base.as(ForceUnwrapExpr.self)?.expression
      ?? base
    if plain.isSelfReference { return true }
    guard let name = plain.as(DeclReferenceExpr.self)?.name,
      let local = LocalDeclaration(name, at: plain)
    else { return false }
    return local.declaration.as(OptionalBindingCondition.self)?.initializer?.value?.isSelfReference
      ?? false
  }

  /// Whether the member of the class around belongs to the main actor; one that is not the project's does,
  /// as the class that it is inherited from.
  private func isOwn(_ name: String, inherited: Bool) -> Bool {
    guard isHostOnMainActor else { return false }
    let members = context.project.members(named: name, of: host, inherited: true)
    return members.first.map(isOnMainActor) ?? inherited
  }

  /// `UIApplication.shared`
  private func isStaticUse(of name: String, _ base: Node) -> Bool {
    guard let type = base.as(DeclReferenceExpr.self)?.name, type.first?.isUppercase == true,
      context.project.isolation(ofType: type).kind == .mainActor
    else { return false }
    return context.project.members(named: name, of: type, inherited: true).first.map(isOnMainActor)
      ?? context.project.types[type].map { _ in false } ?? true
  }

  private func isOnMainActor(_ member: MemberFacts) -> Bool {
    let own: DeclarationModifiers = [.nonisolated, .nonisolatedUnsafe, .nonisolatedNonsending]
    guard member.modifiers.isDisjoint(with: own),
      context.project.isolation(ofType: member.owner).kind == .mainActor
    else { return false }
    switch member {
    case .function(let function): return !function.isAsync
    case .variable(let variable): return !variable.isConstant
    case .enumCase: return false
    }
  }
}
