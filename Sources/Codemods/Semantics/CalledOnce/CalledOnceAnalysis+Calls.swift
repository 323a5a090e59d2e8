import Rewriter

/// Expressions, and the calls in them.
extension CalledOnceAnalysis {
  /// Everything directly inside of the node, in its order.
  mutating func expressions(of node: Node, from start: PathState) throws(Problem) -> PathState {
    var state = start
    for child in node.children { state = try expression(child, from: state) }
    return state
  }

  mutating func expression(_ node: Node, from start: PathState) throws(Problem) -> PathState {
    switch node.kind {
    case .ifExpr: return try visit(IfExpr(unchecked: node), from: start)
    case .switchExpr: return try visit(SwitchExpr(unchecked: node), label: nil, from: start)
    case .closureExpr:
      guard uses.areIn(node) else { return start }
      throw Problem(reason: reasonOfClosure(node), node: node, key: .handlerEscapes)
    case .tryExpr:
      let isCaught = node.as(TryExpr.self)?.questionOrExclamationMark != nil
      var state = try expressions(of: node, from: start)
      if !isCaught {
        // What is thrown again was thrown by the handler.
        try raise(isRethrowing && uses.areIn(node) ? state : start, at: node)
        return state
      }
      if uses.areIn(node) {
        state.formUnion(PathState(counts: start.counts, gap: PathCondition.errorIsCaught))
      }
      return state
    case .sequenceExpr where uses.areIn(node): return try sequence(node, from: start)
    case .functionCallExpr: return try call(FunctionCallExpr(unchecked: node), from: start)
    case .declReferenceExpr where uses.contains(node): throw misuse(of: node)
    case .functionDecl: return try visit(node, from: start)
    case .accessorBlock:
      // It runs where the variable is read or set, and not here.
      guard uses.areIn(node) else { return start }
      throw Problem(
        reason: "'\(name)' is called in an accessor of a local variable", node: node,
        key: .handlerEscapes)
    case .codeBlock: return try block(CodeBlock(unchecked: node), from: start)
    case _ where node.declaredTypeName != nil: return start
    default: return try expressions(of: node, from: start)
    }
  }

  /// Have: func first(of then: @escaping (Item) -> Void) -> ([Item]) -> Void { { then($0[0]) } }
  private func reasonOfClosure(_ closure: Node) -> String {
    guard let function = closure.functionThatReturns else {
      return "'\(name)' is called in a closure that may run later, or many times"
    }
    return
      "'\(name)' is called in the closure that the function returns; write that closure where '\(function)' is called"
  }

  /// What stands behind `&&`, `||` or `??` may be left out, and one side of `? :` is.
  mutating func sequence(_ node: Node, from start: PathState) throws(Problem) -> PathState {
    let elements = node.children.first.map { Array($0.children) } ?? []
    return try sequence(elements[...], from: start)
  }

  private mutating func sequence(
    _ elements: ArraySlice<Node>, from start: PathState,
  ) throws(Problem) -> PathState {
    var state = start
    var mayBeLeftOut = false
    for (position, element) in zip(elements.indices, elements) {
      let before = state
      // All that stands in front belongs to its condition.
      if element.is(.unresolvedTernaryExpr) {
        var end = try expressions(of: element, from: state)
        end.merge(try sequence(elements[(position + 1)...], from: state))
        if end.counts.contains(.never), end.counts != .never, end.gap == nil {
          end.gap = "in one branch of '? :'"
        }
        return end
      }
      state = try expression(element, from: state)
      if mayBeLeftOut {
        state.formUnion(
          PathState(counts: before.counts, gap: "when '&&', '||', or '??' skips the call"))
      }
      if ["&&", "||", "??"].contains(element.text) { mayBeLeftOut = true }
    }
    return state
  }

  func misuse(of reference: Node) -> Problem {
    let isAssigned = reference.parent?.children.contains { $0.is(.assignmentExpr) } == true
    let reason =
      isAssigned || reference.parent?.is(.initializerClause) == true
      ? "'\(name)' is stored, and may be called at any time"
      : "'\(name)' is used for something other than a call"
    return Problem(reason: reason, node: reference, key: .handlerEscapes)
  }

  mutating func call(_ call: FunctionCallExpr, from start: PathState) throws(Problem)
    -> PathState
  {
    guard uses.areIn(call.node) else {
      let state = try expressions(of: call.node, from: start)
      return call.neverReturns ? .unreachable : state
    }
    if let chain = PromiseChain(endingIn: call), isOfOthers(chain) {
      return try promise(chain, from: start)
    }
    var state = start
    var effect = PathState(counts: .never)
    if let callee = call.calledExpression {
      if uses.contains(callee.withoutOptionalMarks) {
        effect.counts = .once
        note(call.node, isForwarding: false)
      } else {
        state = try expression(callee, from: state)
      }
    }
    let ofPair = try effectOfPair(in: call)
    if let ofPair { effect.add(ofPair) }
    for argument in call.allArguments {
      guard let value = argument.expression else { continue }
      if ofPair != nil, uses.areIn(value), isHandedOn(value) { continue }
      if let closure = value.as(ClosureExpr.self), uses.areIn(value) {
        effect.add(try self.effect(of: closure, handedTo: call))
      } else if uses.contains(value.withoutOptionalMarks) {
        try hand(value, to: call)
        effect.add(PathState(counts: .once))
        note(call.node, isForwarding: true)
      } else {
        state = try expression(value, from: state)
      }
    }
    if effect.counts != .never, let gap = PathCondition.gap(inCalleeOf: call),
      !(holdsSelf && gap == PathCondition.selfIsGone)
    {
      if !uses.contains((call.calledExpression ?? call.node).withoutOptionalMarks) {
        effect.formUnion(PathState(counts: .never, gap: gap))
      }
    }
    if effect.counts != .never, effect.call == nil { effect.call = call.node }
    let earlier = state.call
    state.add(effect)
    if state.counts.contains(.moreThanOnce), !start.counts.contains(.moreThanOnce) {
      throw Problem(
        reason: reasonOfSecondCall(by: call, at: effect.call, after: earlier), node: call.node)
    }
    return state
  }

  /// Whether the project itself does not say what the functions of the chain do.
  private func isOfOthers(_ chain: PromiseChain) -> Bool {
    [chain.success, chain.failure].allSatisfy {
      context.project.functions[$0.calleeName ?? ""] == nil
    }
  }

  /// One of the two closures is called, once.
  private mutating func promise(
    _ chain: PromiseChain, from start: PathState,
  ) throws(Problem) -> PathState {
    var state = try expression(chain.publisher, from: start)
    var effect = try outcome(of: chain.success)
    let failure = try outcome(of: chain.failure)
    if effect.counts.contains(.once), failure.counts.contains(.once), chain.mayCallBoth {
      throw Problem(
        reason: "'\(name)' may be called twice: 'catch' also handles what 'done' throws",
        node: chain.failure.node)
    }
    effect.merge(failure)
    if effect.counts.contains(.once) { trusted.insert("done' or 'catch") }
    if effect.counts.contains(.never), effect.gap == nil {
      effect.gap = "in one of the closures of 'done' and 'catch'"
    }
    state.add(effect)
    return state
  }

  private mutating func outcome(of call: FunctionCallExpr) throws(Problem) -> PathState {
    var effect = PathState(counts: .never)
    for argument in call.allArguments {
      guard let value = argument.expression, uses.areIn(value) else { continue }
      if isHandedOn(value) {
        effect.add(try outcome(of: value, handedTo: call))
      } else {
        effect = try expression(value, from: effect)
      }
    }
    return effect
  }

  /// Whether the argument is the handler, or a closure that uses it.
  private func isHandedOn(_ argument: Node) -> Bool {
    argument.is(.closureExpr) || uses.contains(argument.withoutOptionalMarks)
  }

  /// What the argument does if the function calls it.
  private mutating func outcome(
    of argument: Node, handedTo call: FunctionCallExpr,
  ) throws(Problem) -> PathState {
    guard let closure = argument.as(ClosureExpr.self) else {
      note(call.node, isForwarding: true)
      return PathState(counts: .once)
    }
    closures.append(closure)
    defer { closures.removeLast() }
    return try counts(ofBody: closure.statements?.node, in: closure.node)
  }

  /// Have: run(work, success, failure), of which nothing is known
  private func problem(ofBothGivenTo call: FunctionCallExpr) -> Problem {
    Problem(
      reason:
        "'\(call.calleeName ?? "")' isn't known to call only one of '\(names.joined(separator: "' and '"))'",
      node: call.node, key: .handlerEscapes)
  }

  /// What a call does that passes both of its closures to a function of the project that calls one of them; `nil` for any
  /// other call.
  ///
  /// Have: load(success: { completion(.success($0)) }, failure: { completion(.failure($0)) })
  private mutating func effectOfPair(in call: FunctionCallExpr) throws(Problem) -> PathState? {
    let given = call.allArguments.compactMap(\.expression)
      .filter { uses.areIn($0) && isHandedOn($0) }
    guard given.count == 2 else { return nil }
    let found = callees.pairs(calledBy: call, with: given[0], and: given[1])
    if found.isEmpty {
      if isOfPair, given.allSatisfy({ !$0.is(.closureExpr) }) { throw problem(ofBothGivenTo: call) }
      return nil
    }
    for callee in found { note(callee, of: call) }
    var effect = try outcome(of: given[0], handedTo: call)
    effect.merge(try outcome(of: given[1], handedTo: call))
    if effect.counts.contains(.never), effect.counts != .never, effect.gap == nil {
      effect.gap = "in one of the closures of '\(call.calleeName ?? "")'"
    }
    return effect
  }

  /// That a call hands the handler on, or calls it, when it may have been called already.
  ///
  /// Of two closures, one may be called and the other not, as the handlers of two buttons are; and a condition may be
  /// true only where there was no first call.
  private func reasonOfSecondCall(
    by call: FunctionCallExpr, at second: Node?, after earlier: Node?,
  ) -> String {
    guard let earlier else { return reasonOfCalls(within: call, at: second) }
    let closures = [earlier, second].map { $0?.ancestors.first { $0.is(.closureExpr) } }
    let twice = "'\(name)' may be called twice\(lines(of: [earlier, second]))"
    if closures[0] == closures[1] {
      guard let second, let check = second.conditionApart(from: earlier),
        second.isDeferred || earlier.conditionApart(from: second) != nil
      else { return "\(twice); call it once on each path" }
      return
        "\(twice); if the condition on line \(line(of: check)) rules that out, keep the handler, or else call it once on "
        + "each path"
    }
    return closures.contains(nil)
      ? "\(twice), one of them in a closure; keep the handler, or call it once on each path"
      : "\(twice), in two closures; if only one of these ever runs, keep the handler, or resume a "
        + "'withCheckedContinuation' in them"
  }

  /// Have: queue(completion: completion) { …; completion(nil) }, where `queue` may call either
  private func reasonOfCalls(within call: FunctionCallExpr, at second: Node?) -> String {
    let place = second.map { line(of: $0) } ?? line(of: call.node)
    let callee = call.calleeName ?? ""
    let isPassed = call.allArguments.contains {
      $0.expression.map { uses.contains($0.withoutOptionalMarks) } == true
    }
    return isPassed
      ? "'\(callee)' gets '\(name)' on line \(line(of: call.node)), and a closure that calls it on line \(place); keep "
        + "the handler"
      : "'\(callee)' gets two closures that call '\(name)'\(lines(of: [call.node, second])); keep the handler"
  }

  /// `: on lines 3 and 7`
  private func lines(of calls: [Node?]) -> String {
    let lines = calls.compactMap(\.self).map(line)
    guard let first = lines.first, let last = lines.last else { return "" }
    return first == last ? ": on line \(first)" : ": on lines \(first) and \(last)"
  }

  private func line(of node: Node) -> Int {
    LineTable(context.tree.source).location(of: node.range.lowerBound).line
  }

  /// Whoever is called has to call the argument once.
  private mutating func hand(_ argument: Node, to call: FunctionCallExpr) throws(Problem) {
    switch try callees.recipient(of: argument, handedTo: call, name: name) {
    case .known: break
    case .trusted(let callee):
      // What may not outlive the call is called within it, as often as it takes.
      guard isEscaping else {
        throw Problem(
          reason: "'\(callee)' isn't known to call '\(name)' exactly once", node: call.node,
          key: .handlerEscapes)
      }
      trusted.insert(callee)
    case .own(let callees):
      for callee in callees { note(callee, of: call) }
    }
  }

  private mutating func note(_ callee: OwnCallee, of call: FunctionCallExpr) {
    lifetimes[callee] = min(lifetimes[callee] ?? .lasting, lifetime(ofReceiverOf: call))
    if !ownCallees.contains(callee) { ownCallees.append(callee) }
  }

  private mutating func note(_ node: Node, isForwarding: Bool) {
    guard !deliveries.contains(where: { $0.node == node }) else { return }
    deliveries.append(
      CompletionPaths.Delivery(node: node, isForwarding: isForwarding, closures: closures))
  }

  /// What a closure does that a function calls once.
  mutating func effect(
    of closure: ClosureExpr, handedTo call: FunctionCallExpr,
  ) throws(Problem) -> PathState {
    do throws(Problem) {
      try hand(closure.node, to: call)
    } catch {
      throw gap(in: closure, handedTo: call) ?? error
    }
    closures.append(closure)
    defer { closures.removeLast() }
    return try counts(ofBody: closure.statements?.node, in: closure.node)
  }
}

extension CalledOnceAnalysis {
  /// What keeps the closure of a session's task, which is made here and started elsewhere, from calling the handler
  /// whoever starts it; `nil` where nothing does.
  private func gap(in closure: ClosureExpr, handedTo call: FunctionCallExpr) -> Problem? {
    guard call.makesSessionTask else { return nil }
    var inside = self
    inside.closures.append(closure)
    let state = try? inside.counts(ofBody: closure.statements?.node, in: closure.node)
    guard let state, state.counts.contains(.never), state.counts.contains(.once),
      state.gap != nil
    else { return nil }
    return Problem(reason: sentence(about: state), node: closure.node)
  }
}

extension FunctionCallExpr {
  /// Whether the function is one of the standard library's that never return.
  fileprivate var neverReturns: Bool {
    guard let name = calledExpression?.as(DeclReferenceExpr.self)?.name else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
  }
}

extension Node {
  /// The innermost `if` or `guard` that decides about the node, and not about the other one.
  fileprivate func conditionApart(from other: Node) -> Node? {
    ancestors.prefix { !$0.isFunctionLike && !$0.encloses(other) }
      .first { $0.is(.ifExpr) || $0.is(.guardStmt) }
  }

  fileprivate var isDeferred: Bool {
    ancestors.prefix { !$0.isFunctionLike }.contains { $0.is(.deferStmt) }
  }

  /// The name of the function whose result the node is; `nil` for any other node.
  fileprivate var functionThatReturns: String? {
    let isReturned =
      parent?.is(.returnStmt) == true
      || parent?.is(.codeBlockItem) == true
        && parent?.parent?.elements(CodeBlockItem.self).count == 1
    let code = ancestors.first(where: \.isFunctionLike)?.as(FunctionDecl.self)
    guard isReturned, let code, code.signature?.returnClause != nil,
      ancestors.first(where: { $0.is(.codeBlock) }) == code.body?.node
    else { return nil }
    return code.name?.name
  }
}
