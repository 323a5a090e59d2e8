import Rewriter

/// Statements one after the other, and those that branch.
extension CalledOnceAnalysis {
  /// Runs the statements of a list in a scope of their own.
  mutating func statements(_ list: Node, from start: PathState) throws(Problem) -> PathState {
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

  mutating func block(_ block: CodeBlock?, from state: PathState) throws(Problem)
    -> PathState
  {
    guard let list = block?.statements?.node else { return state }
    return try statements(list, from: state)
  }

  /// What the `defer`s do that were passed since a scope began.
  mutating func runDeferred(downTo depth: Int, from start: PathState) throws(Problem)
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
  mutating func leave(with state: PathState, at place: @autoclosure () -> String)
    throws(Problem)
  {
    guard !state.counts.isEmpty else { return }
    var state = try runDeferred(downTo: 0, from: state)
    if callsAtEnds, state.counts.contains(.never) {
      state.counts.remove(.never)
      state.counts.insert(.once)
    }
    if state.counts.contains(.never), state.gap == nil { state.gap = place() }
    frame.exit.formUnion(state)
  }

  mutating func visit(_ node: Node, from state: PathState) throws(Problem) -> PathState {
    switch node.kind {
    case .returnStmt:
      var value = try expressions(of: node, from: state)
      if answersGaps, value.counts == .never, node.isEarlyExit {
        note(gapAt: node)
        value.counts = .once
      }
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
      throw Problem(reason: "'\(self.name)' is called in the local function '\(name)'", node: node)
    case _ where node.declaredTypeName != nil: return state
    default: return try expression(node, from: state)
    }
  }

  /// An error leaves the code, or goes to the nearest `catch`.
  mutating func raise(_ state: PathState, at node: Node) throws(Problem) {
    if frame.catches.isEmpty {
      let isCaller = frames.count == 1
      try leave(
        with: state, at: isCaller ? PathCondition.errorIsThrown : PathCondition.errorIsLost)
    } else {
      frame.catches[frame.catches.count - 1].formUnion(state)
    }
  }

  mutating func visit(_ statement: GuardStmt, from state: PathState) throws(Problem)
    -> PathState
  {
    let (holds, fails) = try conditions(statement.conditions?.node, from: state)
    _ = try block(statement.body, from: fails)
    return holds
  }

  mutating func visit(_ expression: IfExpr, from state: PathState) throws(Problem)
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
  mutating func conditions(_ list: Node?, from start: PathState) throws(Problem) -> (
    holds: PathState, fails: PathState
  ) {
    var holds = start
    var fails = PathState.unreachable
    for element in list?.elements(ConditionElement.self) ?? [] {
      guard let condition = element.condition else { continue }
      // Without a handler, there is nothing that it could be told.
      if uses.unwraps(condition) || holdsSelf && condition.unwrapsSelf { continue }
      holds = try expressions(of: condition, from: holds)
      fails.formUnion(holds)
    }
    return (holds, fails)
  }

  mutating func visit(_ statement: DoStmt, from state: PathState) throws(Problem)
    -> PathState
  {
    let clauses = statement.catchClauses?.node.elements(CatchClause.self) ?? []
    guard !clauses.isEmpty else { return try block(statement.body, from: state) }
    frame.catches.append(.unreachable)
    var end = try block(statement.body, from: state)
    let caught = frame.catches.removeLast()
    for clause in clauses {
      var result = try block(clause.body, from: caught)
      if result.counts.contains(.never), result.gap == nil {
        result.gap = "when an error is thrown"
      }
      end.formUnion(result)
    }
    let isExhaustive = clauses.contains { $0.catchItems == nil || $0.catchesAll }
    if !isExhaustive { try raise(caught, at: statement.node) }
    return end
  }

  /// Each branch may be the one, and without an `#else` none may be.
  mutating func visit(_ config: IfConfigDecl, from state: PathState) throws(Problem)
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
      // No compiler of the module's reads the clauses behind it.
      if clause.condition.map(context.isAlwaysTrue) == true { return end }
    }
    if clauses.last?.poundKeyword?.kind != .poundElse { end.formUnion(state) }
    return end
  }
}

extension Context {
  /// Whether the condition of an `#if` asks for a version that every compiler of the file's modules has: in all
  /// language modes that know tasks, those before 6 stand for the last version 5.
  ///
  /// Have: swift(>=5.9), compiler(>=6.0)
  fileprivate func isAlwaysTrue(_ condition: Node) -> Bool {
    let text = condition.compactText
    let modules = project.modules.modules(of: path)
    let language = SwiftVersion(atLeastIn: text, of: "swift")
    guard let version = language ?? SwiftVersion(atLeastIn: text, of: "compiler") else {
      return false
    }
    if language != nil {
      guard version < .v(6, 0),
        modules.allSatisfy({ ($0.settings.languageMode?.value ?? 5) >= 5 })
      else { return false }
    }
    return !modules.isEmpty && modules.allSatisfy { $0.settings.require(version) }
  }
}

extension Node {
  /// `let self`, `let self = self`, `let strongSelf = self`, `self != nil`
  fileprivate var unwrapsSelf: Bool {
    if let binding = self.as(OptionalBindingCondition.self) {
      return (binding.initializer?.value ?? binding.pattern)?.compactText == "self"
    }
    return compactText == "self!=nil"
  }
}

extension CatchClause {
  /// Whether the clause catches whatever is thrown: `catch let error`, `catch _`.
  fileprivate var catchesAll: Bool {
    let items = catchItems?.node.elements(CatchItem.self) ?? []
    return items.contains { item in
      item.whereClause == nil
        && (item.pattern == nil
          || item.pattern?.is(.wildcardPattern) == true
          || item.pattern?.as(ExpressionPattern.self)?.expression?.is(.discardAssignmentExpr)
            == true
          || item.pattern?.as(ValueBindingPattern.self)?.pattern?.is(.identifierPattern) == true
          || item.pattern?.castType.map(Self.typesOfAllErrors.contains) == true)
    }
  }

  /// What every error can be cast to.
  private static let typesOfAllErrors: Set = [
    "Error", "anyError", "Swift.Error", "anySwift.Error", "NSError",
  ]
}

extension Node {
  /// `NSError` of `let error as NSError`, without blanks.
  fileprivate var castType: String? {
    let bound = self.as(ValueBindingPattern.self)?.pattern ?? self
    let elements =
      bound.as(ExpressionPattern.self)?.expression?.as(SequenceExpr.self)?.elements?.node.children
    let parts = elements.map { Array($0) } ?? []
    guard parts.count == 3, parts[0].is(.patternExpr) || parts[0].is(.discardAssignmentExpr),
      parts[1].is(.unresolvedAsExpr)
    else { return nil }
    return parts[2].compactText
  }
}

extension Node {
  /// Whether a `return` leaves before anything is done: in a `guard`, or as all that a branch does.
  fileprivate var isEarlyExit: Bool {
    guard self.as(ReturnStmt.self).map({ $0.expression == nil }) == true,
      let block = ancestors.first(where: { $0.is(.codeBlock) || $0.isFunctionLike })?
        .as(CodeBlock.self)
    else { return false }
    return block.node.parent?.is(.guardStmt) == true
      || block.node.parent?.is(.ifExpr) == true
        && block.statements?.node.elements(CodeBlockItem.self).count == 1
  }
}
