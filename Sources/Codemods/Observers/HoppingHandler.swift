import Rewriter

/// A handler that does nothing but hand work to another place.
///
/// Its block runs on the thread that posts, as the selector did. A block that may run on any thread can keep
/// the object where that is Sendable; where it is not, Swift 6 rejects the handler as it is.
struct HoppingHandler {
  let handler: SelectorHandler

  /// The method's body, for a block that has it in place of the method.
  var body: [String]?

  /// The method, where it goes because the block has its body.
  var inlined: FunctionDecl?

  /// The main-actor-isolated method that becomes nonisolated, so that the selector is right on any thread.
  var freed: FreedHandler?

  /// Whether the object is on the main actor.
  var isOnMainActor = false
}

extension SelectorObserver {
  /// `nil` where the handler does more, or has to be called on the main actor.
  func hoppingHandler() throws(Refusal) -> HoppingHandler? {
    if isType { return nil }
    switch context.project.isolation(ofType: host).kind {
    case .nonisolated, .caller, .actor: return try handlerOnAnyThread()
    case .mainActor: return handlerOnMainActor()
    case .globalActor, .unknown: return nil
    }
  }

  /// That of an object that is on the main actor, with a hop to it: the block needs none.
  private func handlerOnMainActor() -> HoppingHandler? {
    let search = HandlerSearch(host: host, argument: .notification, context: context)
    guard let handler = try? search.handler(named: registration.selector?.expression),
      let method = handler.method, method.path == context.path,
      let declaration = search.declarations(of: method).first
    else { return nil }
    if let freed = FreedHandler(declaration, method, in: context) {
      return HoppingHandler(handler: handler, freed: freed, isOnMainActor: true)
    }
    guard let hop = context.onlyHop(of: declaration), hop.leadsToMainActor,
      let statements = context.statements(insteadOf: declaration, hop, method)
    else { return nil }
    return HoppingHandler(
      handler: handler, body: statements, inlined: declaration, isOnMainActor: true)
  }

  private func handlerOnAnyThread() throws(Refusal) -> HoppingHandler? {
    let search = HandlerSearch(
      host: host, argument: .notification, context: context, isolation: .nonisolated)
    guard let handler = try? search.handler(named: registration.selector?.expression),
      let method = handler.method, method.path == context.path,
      let declaration = search.declarations(of: method).first,
      let hop = context.onlyHop(of: declaration)
    else { return nil }
    guard context.isSendable(typeNamed: host) else {
      guard context.usesSelf(hop.node) else { return nil }
      let need = context.need(ofType: host).flatMap { $0.allowsCaptures ? $0 : nil }
      throw Refusal(
        .notSendable,
        "'\(handler.name)' only hops to the main actor, and the hop captures 'self', which isn't known to be Sendable"
          + (need.map { "; \($0.adviceHere())" } ?? ""),
        needs: [need].compactMap(\.self))
    }
    if let statements = context.statements(insteadOf: declaration, hop, method) {
      return HoppingHandler(handler: handler, body: statements, inlined: declaration)
    }
    return HoppingHandler(handler: handler)
  }
}

extension Context {
  /// The call that passes the work on, if the method has no other statement.
  func onlyHop(of method: FunctionDecl) -> FunctionCallExpr? {
    let items = method.body?.statements?.node.elements(CodeBlockItem.self) ?? []
    guard items.count == 1, let call = items[0].item?.as(FunctionCallExpr.self), passesWorkOn(call)
    else {
      return nil
    }
    return call
  }

  /// Whether the call sends work to the main queue, or to a task.
  func passesWorkOn(_ call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression else { return false }
    if callee.as(MemberAccessExpr.self).flatMap({ MainQueueCall(callee: $0, of: "async") }) != nil {
      return true
    }
    let isTask = ["Task", "Task.detached"].contains(callee.compactText)
    return isTask && call.trailingClosure != nil && !isShadowed("Task", at: callee)
  }

  /// The method's body for a block that captures `self` weakly, if the method can go: nothing else may call it.
  fileprivate func statements(
    insteadOf method: FunctionDecl, _ hop: FunctionCallExpr, _ facts: FunctionFacts,
  ) -> [String]? {
    guard isCalledBySelectorAlone(method, facts), !mentionsMembersAlone(hop.node),
      hop.capturesSelfAlone,
      parameter(of: method, usedIn: hop.node) == nil, !hasCommentsAround(hop.node, in: method),
      !hop.node.hasMultilineString,
      // What a fix inserts may be qualified, and what is moved must not be.
      ObserverBlock.insertedNames.allSatisfy({ !isShadowed($0, at: hop.node) })
    else { return nil }
    let line = Indentation(ofLineAt: hop.range.lowerBound, in: tree.source)
    let text = hop.node.text.reindented(from: line.blanks, to: "")
    if hop.trailingClosure?.capturesSelfWeakly == true { return [text] }
    let condition = usesSelf(hop.node) ? "let self" : "self != nil"
    return ["guard \(condition) else { return }", text]
  }

  private func isCalledBySelectorAlone(_ method: FunctionDecl, _ facts: FunctionFacts) -> Bool {
    guard facts.modifiers.contains(.private), let name = method.name?.name else { return false }
    // Have: `.changed`, which is no method of an object.
    let mentions = tree.all(DeclReferenceExpr.self, startingWith: name).filter { reference in
      let access = reference.node.parent?.as(MemberAccessExpr.self)
      return access.map { $0.base != nil } ?? true
    }
    return mentions.count == 1
      && !FormerSelectors(context: self).edits(for: [facts]).isEmpty
  }

  /// Whether a member may be used without `self`, which Swift 5 rejects in a closure in the block.
  private func mentionsMembersAlone(_ hop: Node) -> Bool {
    hop.descendantsAndSelf.contains { $0.referencedName != nil && usesSelf($0) }
  }

  /// The name of the parameter that the hop captures, if it does.
  func parameter(of method: FunctionDecl, usedIn hop: Node) -> String? {
    hop.descendantsAndSelf.first { node in
      node.referencedName.flatMap { LocalDeclaration($0, at: node) }?.scope == method.node
    }?.referencedName
  }

  private func hasCommentsAround(_ hop: Node, in method: FunctionDecl) -> Bool {
    guard let first = method.node.firstToken, let last = method.node.lastToken,
      let start = hop.firstToken, let end = hop.lastToken
    else { return true }
    return tree.hasComment(in: first.leadingTrivia) || tree.hasComment(between: first, and: start)
      || tree.hasComment(between: end, and: last)
      || last.next.map { tree.hasCommentOnLine(behind: last, before: $0) } ?? false
  }
}

extension FunctionCallExpr {
  /// The closure that the call passes on.
  var workClosure: ClosureExpr? {
    trailingClosure ?? arguments?.arguments.last?.expression?.as(ClosureExpr.self)
  }

  /// Whether the closure evaluates nothing where it is formed but `self`.
  var capturesSelfAlone: Bool {
    (workClosure?.signature?.capture?.captures ?? []).allSatisfy {
      $0.name?.kind == .selfKeyword && $0.initializer == nil
    }
  }

  /// `DispatchQueue.main.async { … }`, `Task { @MainActor in … }`
  var leadsToMainActor: Bool {
    guard let closure = workClosure else { return false }
    return calleeName == "async"
      || closure.signature?.attributes?.attributes.contains { $0.name == "MainActor" } == true
  }
}

extension Tree {
  /// Whether a comment follows the token on its line.
  fileprivate func hasCommentOnLine(behind token: Token, before next: Token) -> Bool {
    let line = source.bytes[token.range.upperBound.value..<next.range.lowerBound.value]
      .prefix { !$0.isLineBreak }
    return !line.allSatisfy(\.isBlank)
  }
}
