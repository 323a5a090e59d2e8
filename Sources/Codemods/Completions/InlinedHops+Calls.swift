import Rewriter

/// Calls with handlers that are awaited in their place.
extension InlinedHops {
  /// A call with a handler that is awaited in its place.
  struct AwaitedCall {
    let hop: Hop

    /// Those of the handler.
    let statements: CodeBlockItemList?

    /// What is declared beside them.
    let names: [String]

    /// The closure that is given the error, where there is one for that.
    let failure: Hop?

    let scope: HandlerForm.Scope?
  }

  /// Whether nothing is declared twice where statements of a branch come to stand beside the call.
  private func canStandBeside(_ taken: Set<String>, _ form: HandlerForm) -> Bool {
    guard let scope = form.scope, scope.isBesideCall else { return true }
    return taken.isDisjoint(with: scope.list.namesOfStatements) && !scope.list.declares(form.names)
  }

  /// Have: a call with a handler at the end of a path. What its handler does may as well follow it.
  func awaitedCall(
    at item: CodeBlockItem, beside taken: Set<String>,
  ) -> AwaitedCall? {
    guard !absorption.isDisjoint(with: [.calls, .ownCalls]),
      let node = item.item, let last = node.lastClosure,
      let site = AsyncTwinCall(last, in: context), site.function.obstacle == nil,
      let closure = site.handler.closure,
      absorption.contains(site.isOwn ? .ownCalls : .calls),
      let statement = try? HandlerCallStatement(
        of: site, returningTask: !givesUpResult, in: context), statement.node == node,
      let along = try? TaskCaptures(
        of: site, to: holdsSelf ? .method : .samePlace, in: context), along.isEmpty,
      let spelling = try? AsyncSpelling(of: site, in: context),
      (try? spelling.checkSystems(of: site, in: context)) != nil, canReturn(spelling.twin),
      let form = form(of: site, by: spelling.twin, beside: taken)?.ending(
        closure, spelling.twin, delivering),
      !form.throwsOn || !item.node.isCaught(inside: body),
      let text = try? AwaitedCallText(
        site: site, statement: statement, spelling: spelling, form: form, head: nil,
        outdent: shift(at: node.range.lowerBound), context: context),
      taken.isDisjoint(with: form.names), canStandBeside(taken, form),
      canJoin(closure, beside: taken), !isSelfUnwrapped(outside: closure),
      let unwrapping = editsOfUnwrappedSelf(in: closure),
      context.refusalOfTask(for: closure) == nil,
      let failure = site.handler.failure.map({ failureHop(of: $0, in: site, at: node) })
        ?? .some(nil)
    else { return nil }
    let hop = Hop(
      node: node, removed: [text.closingRange] + unwrapping.removed,
      edits: text.openingEdits + unwrapping.edits,
      replaced: text.replacedRange, kept: text.body,
      shift: text.shiftOfBody, call: site, closure: closure.node,
      bindings: unwrapping.removed, holdsSelf: holdsSelf && closure.capturesSelfWeakly,
      names: form.names, caught: form.caught, resumption: statement.resumption)
    return AwaitedCall(
      hop: hop, statements: closure.statements, names: form.names, failure: failure,
      scope: form.scope)
  }

  /// Whether Swift 6 lets code that may run off the main actor have what an SDK's function gives.
  ///
  /// Have none: webView.evaluateJavaScript(script), which gives `Any?` on the main actor
  private func canReturn(_ twin: AsyncTwin) -> Bool {
    guard !isOnMainActor, context.project.sdk.isMainActor(type: twin.type) else { return true }
    let result = KnownType(twin.result, path: context.path)
    return result.map { context.sendability(of: $0).kind != .no } ?? true
  }

  /// The closure for the error, whose statements go with those of the other one; `nil` where they would mean something
  /// else.
  private func failureHop(of closure: ClosureExpr, in site: AsyncTwinCall, at node: Node) -> Hop?? {
    let names = [site.handler.names.last ?? nil].compactMap(\.self)
    guard canJoin(closure, beside: Set(names)), !isSelfUnwrapped(outside: closure),
      let unwrapping = editsOfUnwrappedSelf(in: closure),
      context.refusalOfTask(for: closure) == nil
    else { return nil }
    let end = closure.range.upperBound
    return Hop(
      node: node, removed: unwrapping.removed, edits: unwrapping.edits, kept: end..<end, shift: 0,
      call: site, closure: closure.node, bindings: unwrapping.removed,
      holdsSelf: holdsSelf && closure.capturesSelfWeakly, names: names)
  }

  /// That for the statements of a hop, where the hop goes.
  private func form(
    of site: AsyncTwinCall, by twin: AsyncTwin, beside taken: Set<String>,
  ) -> HandlerForm? {
    if absorption.contains(.hops), let hop = site.handler.onlyHop(in: context),
      let form = try? HandlerForm(
        of: site, by: twin, seeingThrough: hop, in: context, delivering),
      let resumption = form.resumption,
      self.hop(
        at: site.handler.statements[0], beside: taken.union(form.names), given: Set(form.names),
        without: [hop.range.lowerBound..<resumption] + form.edits.deletions) != nil
    {
      return form
    }
    let form = try? HandlerForm(of: site, by: twin, in: context, delivering)
    guard let form, form.names.contains(where: taken.contains), form.gainsNothing == nil else {
      return form
    }
    return try? HandlerForm(of: site, by: twin, in: context, delivering, avoiding: taken)
  }
}

extension HandlerForm {
  /// That of a handler of which nothing is left if it does nothing but call the handler of the function around, without a
  /// value or with the one that it is given.
  ///
  /// Have: save { completion() }, load { value in completion(value) }, load { a, b in completion(a, b) }
  fileprivate func ending(
    _ handler: ClosureExpr, _ twin: AsyncTwin, _ delivering: DeliveringBlocks,
  ) -> HandlerForm {
    guard branches?.isRethrowing != false, resumption == nil, leadingLines.isEmpty,
      trailingLines.isEmpty,
      let statements = handler.statements
    else { return self }
    var form = self
    form.resumption = statements.range.upperBound
    if delivering.onlyEnds(handler.node) { return form }
    let awaiting = branches == nil ? "await " : "try await "
    guard before == "let \(names.tuplePattern) = \(awaiting)", after.isEmpty,
      names.count == 1 || delivering.type?.withoutWhitespace == twin.result.withoutWhitespace,
      delivering.onlyReturns(names, handler.node)
    else { return self }
    form.before = "return \(awaiting)"
    form.names = []
    form.edits.removeAll { statements.range.contains($0.range.lowerBound) }
    return form
  }
}

extension Node {
  /// The closure that a call passes last, also one whose value the statement is the declaration of.
  fileprivate var lastClosure: ClosureExpr? {
    if let bindings = self.as(VariableDecl.self)?.bindings?.node.elements(PatternBinding.self) {
      return bindings.count == 1 ? bindings[0].initializer?.value?.lastClosure : nil
    }
    guard let call = self.as(FunctionCallExpr.self) else { return nil }
    if let closure = call.trailingClosure { return closure }
    let arguments = call.arguments?.arguments ?? []
    // Have: load(success: { … }, failure: failure)
    let passed = arguments.suffix(2).reversed().prefix { argument in
      argument.node == arguments.last?.node || arguments.last?.expression?.referencedName != nil
    }
    if let closure = passed.lazy.compactMap({ $0.expression?.as(ClosureExpr.self) }).first {
      return closure
    }
    // Have: session.dataTask(with: url) { … }.resume()
    return call.calledExpression?.as(MemberAccessExpr.self)?.base?.lastClosure
  }
}
