import Rewriter

/// A walk along the paths of a function's body, and of the closures in it.
struct CompletionWalk {
  let context: Context
  let callees: OneShotCallees
  let uses: CompletionUses

  /// What the body calls the handler.
  let name: String

  private(set) var deliveries: [CompletionPaths.Delivery] = []

  /// The function's own code, or that of a closure in it, the innermost last.
  private var frames: [Frame] = []

  /// The closures around the place.
  private var closures: [ClosureExpr] = []

  /// What is known of code that ends at one brace.
  private struct Frame {
    /// What the code has done when it is left.
    var exit = PathState.unreachable
    var loops: [Loop] = []
    var catches: [PathState] = []

    /// The statements of each `defer` that was passed.
    var deferred: [Node] = []
  }

  /// A loop or a `switch`, which `break` leaves.
  private struct Loop {
    let label: String?
    let isSwitch: Bool
    let deferred: Int
    var end = PathState.unreachable
    var next = PathState.unreachable
  }

  typealias Problem = CompletionPaths.Problem

  init(
    of completion: CompletionParameter, in body: Node, callees: OneShotCallees, _ context: Context,
  ) {
    self.context = context
    self.callees = callees
    name = completion.name
    uses = CompletionUses(of: completion, in: body)
  }

  /// What the statements have done when their function or closure is left.
  mutating func counts(ofBody list: Node?, in body: Node) throws(Problem) -> PathState {
    frames.append(Frame())
    if let list {
      let end = try statements(list, from: .start)
      try leave(with: end, at: "at the end of its body")
    } else {
      frames[frames.count - 1].exit = PathState(counts: .never, gap: "in an empty body")
    }
    return frames.removeLast().exit
  }

  /// What is wrong with the paths of a whole function.
  func problem(of state: PathState, in node: Node) -> Problem? {
    if state.counts == .once { return nil }
    if state.counts.isEmpty { return Problem(reason: "no path leads out of it", node: node) }
    if state.counts.contains(.moreThanOnce) {
      return Problem(reason: "'\(name)' may be called twice", node: node)
    }
    return Problem(
      reason: "'\(name)' is not called \(state.gap ?? "on one of its paths")", node: node)
  }
}

/// Statements.
extension CompletionWalk {
  private var frame: Frame {
    get { frames[frames.count - 1] }
    set { frames[frames.count - 1] = newValue }
  }

  /// Runs the statements of a list in a scope of their own.
  private mutating func statements(_ list: Node, from start: PathState) throws(Problem) -> PathState
  {
    let outer = frame.deferred.count
    var state = start
    for item in list.elements(CodeBlockItem.self) {
      guard let statement = item.item else { continue }
      state = try visit(statement, from: state)
    }
    state = try runDeferred(downTo: outer, from: state)
    frame.deferred.removeSubrange(outer...)
    return state
  }

  private mutating func block(_ block: CodeBlock?, from state: PathState) throws(Problem)
    -> PathState
  {
    guard let list = block?.statements?.node else { return state }
    return try statements(list, from: state)
  }

  /// What the `defer`s do that were passed since a scope began.
  private mutating func runDeferred(downTo depth: Int, from start: PathState) throws(Problem)
    -> PathState
  {
    var state = start
    let bodies = frame.deferred
    for body in bodies[depth...].reversed() where !state.counts.isEmpty {
      frame.deferred.removeSubrange((bodies.firstIndex(of: body) ?? 0)...)
      state = try statements(body, from: state)
    }
    frame.deferred = bodies
    return state
  }

  /// A path leaves the function or closure.
  private mutating func leave(with state: PathState, at place: @autoclosure () -> String)
    throws(Problem)
  {
    guard !state.counts.isEmpty else { return }
    var state = try runDeferred(downTo: 0, from: state)
    if state.counts.contains(.never), state.gap == nil { state.gap = place() }
    frame.exit.formUnion(state)
  }

  mutating func visit(_ node: Node, from state: PathState) throws(Problem) -> PathState {
    switch node.kind {
    case .returnStmt:
      let value = try expressions(of: node, from: state)
      try leave(with: value, at: PathCondition(of: node).text)
      return .unreachable
    case .throwStmt:
      let value = try expressions(of: node, from: state)
      try raise(value, at: node)
      return .unreachable
    case .expressionStmt: return try expressions(of: node, from: state)
    case .guardStmt: return try visit(GuardStmt(unchecked: node), from: state)
    case .ifExpr: return try visit(IfExpr(unchecked: node), from: state)
    case .switchExpr: return try visit(SwitchExpr(unchecked: node), label: nil, from: state)
    case .doStmt: return try visit(DoStmt(unchecked: node), from: state)
    case .labeledStmt: return try visit(LabeledStmt(unchecked: node), from: state)
    case .forStmt, .whileStmt, .repeatStmt: return try loop(node, label: nil, from: state)
    case .breakStmt, .continueStmt: return try jump(node, from: state)
    case .deferStmt:
      if let list = node.as(DeferStmt.self)?.body?.statements?.node { frame.deferred.append(list) }
      return state
    case .ifConfigDecl: return try visit(IfConfigDecl(unchecked: node), from: state)
    case .functionDecl:
      guard uses.areIn(node) else { return state }
      let name = node.as(FunctionDecl.self)?.name?.text ?? ""
      throw Problem(reason: "the local function '\(name)' calls '\(self.name)'", node: node)
    case _ where node.declaredTypeName != nil: return state
    default: return try expression(node, from: state)
    }
  }

  /// An error leaves the code, or goes to the nearest `catch`.
  private mutating func raise(_ state: PathState, at node: Node) throws(Problem) {
    if frame.catches.isEmpty {
      try leave(with: state, at: "when it throws")
    } else {
      frame.catches[frame.catches.count - 1].formUnion(state)
    }
  }

  private mutating func visit(_ statement: GuardStmt, from state: PathState) throws(Problem)
    -> PathState
  {
    let (holds, fails) = try conditions(statement.conditions?.node, from: state)
    _ = try block(statement.body, from: fails)
    return holds
  }

  private mutating func visit(_ expression: IfExpr, from state: PathState) throws(Problem)
    -> PathState
  {
    let (holds, fails) = try conditions(expression.conditions?.node, from: state)
    var end = try block(expression.body, from: holds)
    var other = fails
    if let next = expression.elseBody?.as(IfExpr.self) {
      other = try visit(next, from: fails)
    } else if let last = expression.elseBody?.as(CodeBlock.self) {
      other = try block(last, from: fails)
    } else if fails.counts.contains(.never), !end.counts.contains(.never) {
      other.gap = other.gap ?? PathCondition.failure(of: expression.conditions)
    }
    if end.counts.contains(.never), end.gap == nil, !other.counts.contains(.never) {
      end.gap = PathCondition.success(of: expression.conditions)
    } else if other.counts.contains(.never), other.gap == nil, !end.counts.contains(.never) {
      other.gap = PathCondition.failure(of: expression.conditions)
    }
    end.merge(other)
    return end
  }

  /// - Returns: What is known where the conditions hold, and where they do not.
  private mutating func conditions(_ list: Node?, from start: PathState) throws(Problem) -> (
    holds: PathState, fails: PathState
  ) {
    var holds = start
    var fails = PathState.unreachable
    for element in list?.elements(ConditionElement.self) ?? [] {
      guard let condition = element.condition else { continue }
      // Without a handler, there is nothing that it could be told.
      if uses.unwraps(condition) { continue }
      holds = try expressions(of: condition, from: holds)
      fails.formUnion(holds)
    }
    return (holds, fails)
  }

  private mutating func visit(
    _ expression: SwitchExpr, label: String?, from state: PathState,
  ) throws(Problem) -> PathState {
    var start = state
    if let subject = expression.subject { start = try self.expression(subject, from: state) }
    frame.loops.append(Loop(label: label, isSwitch: true, deferred: frame.deferred.count))
    var end = PathState.unreachable
    var fallen = PathState.unreachable
    let cases = expression.cases?.node.descendantsAndSelf { $0.is(.switchCase) } ?? []
    for node in cases {
      guard let single = node.as(SwitchCase.self) else { continue }
      var entry = start
      if let label = single.label { entry = try expressions(of: label, from: start) }
      entry.formUnion(fallen)
      fallen = .unreachable
      guard let list = single.statements?.node else { continue }
      let isFalling =
        list.elements(CodeBlockItem.self).last?.item?.is(.fallThroughStmt) == true
      var result = try statements(list, from: entry)
      if result.counts.contains(.never), result.gap == nil {
        result.gap = "in '\(PathCondition.short(single.label?.text ?? "")) …'"
      }
      if isFalling { fallen = result } else { end.formUnion(result) }
    }
    end.merge(frame.loops.removeLast().end)
    return end
  }

  private mutating func visit(_ statement: DoStmt, from state: PathState) throws(Problem)
    -> PathState
  {
    let clauses = statement.catchClauses?.node.elements(CatchClause.self) ?? []
    guard !clauses.isEmpty else { return try block(statement.body, from: state) }
    frame.catches.append(.unreachable)
    var end = try block(statement.body, from: state)
    let caught = frame.catches.removeLast()
    for clause in clauses {
      var result = try block(clause.body, from: caught)
      if result.counts.contains(.never), result.gap == nil { result.gap = "when there is an error" }
      end.formUnion(result)
    }
    let isExhaustive = clauses.contains { $0.catchItems == nil || $0.catchesAll }
    if !isExhaustive { try raise(caught, at: statement.node) }
    return end
  }

  private mutating func visit(_ statement: LabeledStmt, from state: PathState) throws(Problem)
    -> PathState
  {
    guard let inner = statement.statement else { return state }
    let label = statement.label?.name
    switch inner.kind {
    case .forStmt, .whileStmt, .repeatStmt: return try loop(inner, label: label, from: state)
    case .expressionStmt:
      if let expression = inner.children.first?.as(SwitchExpr.self) {
        return try visit(expression, label: label, from: state)
      }
    case .switchExpr: return try visit(SwitchExpr(unchecked: inner), label: label, from: state)
    default: break
    }
    guard !uses.areIn(inner) else {
      throw Problem(reason: "a labelled statement calls '\(name)'", node: inner)
    }
    return try visit(inner, from: state)
  }

  /// Goes round twice: more often changes nothing.
  private mutating func loop(_ node: Node, label: String?, from state: PathState) throws(Problem)
    -> PathState
  {
    let heads = node.children.filter { !$0.is(.codeBlock) }
    let body = node.children.first { $0.is(.codeBlock) }?.as(CodeBlock.self)
    let isEndless =
      node.is(.whileStmt)
      && node.children.first { $0.is(.conditionElementList) }?.compactText == "true"
    let isRepeat = node.is(.repeatStmt)
    var start = state
    if node.is(.forStmt) { for head in heads { start = try expressions(of: head, from: start) } }
    var entry = start
    var end = isRepeat || isEndless ? PathState.unreachable : start
    for _ in 0..<2 {
      if node.is(.whileStmt) {
        for head in heads { entry = try expressions(of: head, from: entry) }
      }
      frame.loops.append(Loop(label: label, isSwitch: false, deferred: frame.deferred.count))
      var next = try block(body, from: entry)
      let jumps = frame.loops.removeLast()
      next.formUnion(jumps.next)
      if isRepeat { for head in heads { next = try expressions(of: head, from: next) } }
      if !isEndless { end.formUnion(next) }
      end.formUnion(jumps.end)
      entry.formUnion(next)
      if !next.counts.subtracting(start.counts).isEmpty {
        throw Problem(reason: "'\(name)' is called in a loop", node: node)
      }
    }
    return end
  }

  private mutating func jump(_ node: Node, from start: PathState) throws(Problem) -> PathState {
    let label = node.as(BreakStmt.self)?.label?.name ?? node.as(ContinueStmt.self)?.label?.name
    let target = frame.loops.lastIndex { loop in
      if let label { return loop.label == label }
      return node.is(.breakStmt) || !loop.isSwitch
    }
    guard let target else {
      throw Problem(reason: "where '\(node.text)' goes is not known", node: node)
    }
    var state = try runDeferred(downTo: frame.loops[target].deferred, from: start)
    if state.counts.contains(.never), state.gap == nil { state.gap = PathCondition(of: node).text }
    if node.is(.breakStmt) {
      frame.loops[target].end.formUnion(state)
    } else {
      frame.loops[target].next.formUnion(state)
    }
    return .unreachable
  }

  /// Each branch may be the one, and without an `#else` none may be.
  private mutating func visit(_ config: IfConfigDecl, from state: PathState) throws(Problem)
    -> PathState
  {
    let clauses = config.clauses?.node.elements(IfConfigClause.self) ?? []
    var end = PathState.unreachable
    for clause in clauses {
      guard let list = clause.elements, list.is(.codeBlockItemList) else {
        end.formUnion(state)
        continue
      }
      end.formUnion(try statements(list, from: state))
    }
    if clauses.last?.poundKeyword?.kind != .poundElse { end.formUnion(state) }
    return end
  }
}

/// Expressions.
extension CompletionWalk {
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
      throw Problem(
        reason: "a closure that is kept for later calls '\(name)'", node: node)
    case .tryExpr:
      let isCaught = node.as(TryExpr.self)?.questionOrExclamationMark != nil
      var state = try expressions(of: node, from: start)
      if !isCaught {
        try raise(start, at: node)
        return state
      }
      if uses.areIn(node) {
        state.formUnion(PathState(counts: start.counts, gap: "when 'try?' fails"))
      }
      return state
    case .sequenceExpr where uses.areIn(node): return try sequence(node, from: start)
    case .functionCallExpr: return try call(FunctionCallExpr(unchecked: node), from: start)
    case .declReferenceExpr where uses.contains(node): throw misuse(of: node)
    case .functionDecl, .codeBlock: return try visit(node, from: start)
    case _ where node.declaredTypeName != nil: return start
    default: return try expressions(of: node, from: start)
    }
  }

  /// What stands behind `&&`, `||`, `??` or `?` may be left out.
  private mutating func sequence(_ node: Node, from start: PathState) throws(Problem) -> PathState {
    var state = start
    var mayBeLeftOut = false
    let elements = node.children.first.map { Array($0.children) } ?? []
    for element in elements {
      let before = state
      state = try expression(element, from: state)
      if mayBeLeftOut || element.is(.unresolvedTernaryExpr) {
        state.formUnion(PathState(counts: before.counts, gap: "on both sides of an operator"))
      }
      let isShort = ["&&", "||", "??"].contains(element.text)
      if isShort || element.is(.unresolvedTernaryExpr) { mayBeLeftOut = true }
    }
    return state
  }

  private func misuse(of reference: Node) -> Problem {
    let isAssigned = reference.parent?.children.contains { $0.is(.assignmentExpr) } == true
    let reason =
      isAssigned || reference.parent?.is(.initializerClause) == true
      ? "'\(name)' is stored" : "'\(name)' is used otherwise than by calling it"
    return Problem(reason: reason, node: reference)
  }

  private mutating func call(_ call: FunctionCallExpr, from start: PathState) throws(Problem)
    -> PathState
  {
    guard uses.areIn(call.node) else {
      let state = try expressions(of: call.node, from: start)
      return call.neverReturns ? .unreachable : state
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
    for argument in call.allArguments {
      guard let value = argument.expression else { continue }
      if let closure = value.as(ClosureExpr.self), uses.areIn(value) {
        effect.add(try self.effect(of: closure, handedTo: call))
      } else if uses.contains(value.withoutOptionalMarks) {
        try callees.check(argument: value, of: call, name: name)
        effect.add(PathState(counts: .once))
        note(call.node, isForwarding: true)
      } else {
        state = try expression(value, from: state)
      }
    }
    if effect.counts != .never, let gap = PathCondition.gap(inCalleeOf: call) {
      if !uses.contains((call.calledExpression ?? call.node).withoutOptionalMarks) {
        effect.formUnion(PathState(counts: .never, gap: gap))
      }
    }
    state.add(effect)
    if state.counts.contains(.moreThanOnce), !start.counts.contains(.moreThanOnce) {
      throw Problem(
        reason: "'\(name)' may be called a second time in '\(PathCondition.short(call.text))'",
        node: call.node)
    }
    return state
  }

  private mutating func note(_ node: Node, isForwarding: Bool) {
    guard !deliveries.contains(where: { $0.node == node }) else { return }
    deliveries.append(
      CompletionPaths.Delivery(node: node, isForwarding: isForwarding, closures: closures))
  }

  /// What a closure does that a function calls once.
  private mutating func effect(
    of closure: ClosureExpr, handedTo call: FunctionCallExpr,
  ) throws(Problem) -> PathState {
    try callees.check(argument: closure.node, of: call, name: name)
    closures.append(closure)
    defer { closures.removeLast() }
    return try counts(ofBody: closure.statements?.node, in: closure.node)
  }
}

extension CatchClause {
  /// Whether the clause catches whatever is thrown: `catch let error`.
  fileprivate var catchesAll: Bool {
    let items = catchItems?.node.elements(CatchItem.self) ?? []
    return items.contains { item in
      item.whereClause == nil
        && (item.pattern == nil
          || item.pattern?.as(ValueBindingPattern.self)?.pattern?.is(.identifierPattern) == true)
    }
  }
}

extension FunctionCallExpr {
  /// All arguments in their order, trailing closures included.
  fileprivate var allArguments: [(label: String?, expression: Node?)] {
    let inParentheses = (arguments?.arguments ?? []).map { ($0.label?.name, $0.expression) }
    let trailing = trailingClosure.map { [(nil as String?, $0.node as Node?)] } ?? []
    let additional =
      additionalTrailingClosures?.node.elements(MultipleTrailingClosureElement.self) ?? []
    return inParentheses + trailing + additional.map { ($0.label?.name, $0.closure?.node) }
  }

  /// Whether the function is one of the standard library's that never return.
  fileprivate var neverReturns: Bool {
    guard let name = calledExpression?.as(DeclReferenceExpr.self)?.name else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
  }
}

extension Node {
  /// The expression without `?` and `!` behind it, and without parentheses.
  var withoutOptionalMarks: Node {
    if let chained = self.as(OptionalChainingExpr.self)?.expression {
      return chained.withoutOptionalMarks
    }
    if let forced = self.as(ForceUnwrapExpr.self)?.expression { return forced.withoutOptionalMarks }
    return self
  }
}
