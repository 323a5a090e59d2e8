import Rewriter

/// What is left with `break`, and begun again with `continue`.
extension CalledOnceAnalysis {
  mutating func visit(
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

  mutating func visit(_ statement: LabeledStmt, from state: PathState) throws(Problem)
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
      throw Problem(reason: "'\(name)' is called in a labeled statement", node: inner)
    }
    return try visit(inner, from: state)
  }

  /// Goes round twice: more often changes nothing.
  mutating func loop(_ node: Node, label: String?, from state: PathState) throws(Problem)
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
        throw Problem(reason: "'\(name)' is called in a loop, maybe more than once", node: node)
      }
    }
    return end
  }

  mutating func jump(_ node: Node, from start: PathState) throws(Problem) -> PathState {
    let label = node.as(BreakStmt.self)?.label?.name ?? node.as(ContinueStmt.self)?.label?.name
    let target = frame.loops.lastIndex { loop in
      if let label { return loop.label == label }
      return node.is(.breakStmt) || !loop.isSwitch
    }
    guard let target else {
      throw Problem(reason: "we can't tell where '\(node.textInOneLine)' goes", node: node)
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
}
