import Rewriter

/// A continuation that a function waits for last, around statements that end in a call: they become those of the
/// function, which awaits the call, and returns or throws what the continuation is resumed with.
///
/// Have: try await withCheckedThrowingContinuation { continuation in
///   let sender = Sender()
///   sender.send(text) { isSent in if isSent { continuation.resume() } else { … } }
/// }
struct UnrolledContinuation {
  private(set) var edits: [Edit] = []
  let countsOn: [Addition]

  private let hops: InlinedHops
  private let resumptions: Resumptions
  private let body: CodeBlock

  /// `nil` where another function waits, and where the statements would do something else.
  init?(_ wait: ContinuationWait, around site: AsyncTwinCall, in context: Context) {
    guard site.isOwn, let function = wait.function, let body = function.body,
      function.signature?.effectSpecifiers?.asyncSpecifier != nil,
      let resumptions = Resumptions(of: wait)
    else { return nil }
    self.body = body
    self.resumptions = resumptions
    hops = InlinedHops(
      inFunction: function, body, context, dropping: { _ in false },
      DeliveringBlocks(resuming: resumptions.calls, Resumptions.exit),
      taking: [.waits, .hops, .delays, .calls, .ownCalls])
    countsOn = hops.countsOn
    guard hops.calls.map(\.call.node) == [site.call.node],
      hops.hops.first?.closure == wait.closure.node,
      hops.hops.allSatisfy({ wait.closure.node.encloses($0.closure) }),
      resumes(wait.closure.statements), returnsResumed,
      let exits = try? editsOfExits()
    else { return nil }
    edits = hops.edits(with: exits)
    var changes = ChangeSet()
    guard changes.insert(edits), !leaves(wait.name, of: wait, by: changes, in: context) else {
      return nil
    }
  }

  /// Whether the changes leave something in the code of the wait that uses the continuation.
  ///
  /// Have: continuation.resume(returning: try? result.get())
  private func leaves(
    _ name: String, of wait: ContinuationWait, by changes: ChangeSet, in context: Context,
  ) -> Bool {
    let inside = wait.call.node.tokens.count { $0.name == name }
    let left = Tree.parse(changes.apply(to: context.tree.source)).tokens(spelling: name)
    return left.count > context.tree.tokens(spelling: name).count - inside
  }

  private func editsOfExits() throws(Refusal) -> [Edit] {
    var edits: [Edit] = []
    for call in resumptions.calls where !hops.drop(call.node) {
      if let guarding = guarding(around: call) {
        edits += guarding
        continue
      }
      guard let exit = Resumptions.exit(for: call) else {
        throw Refusal(.handlerResult, "we can't tell what resumes the continuation")
      }
      edits += try DeliveryPlace(of: call.node, in: body, absorbing: hops).edits(of: exit)
    }
    return edits
  }

  /// Whether the last statement resumes, on each of its paths.
  private func resumes(_ list: CodeBlockItemList?) -> Bool {
    let items = list?.node.elements(CodeBlockItem.self) ?? []
    let rest = items.last?.node.isPlainReturn == true ? items.dropLast() : items[...]
    guard let statement = rest.last?.item else { return false }
    if let hop = hops.hops.first(where: { $0.node == statement }) {
      return resumes(hop.closure.as(ClosureExpr.self)?.statements)
    }
    let value = statement.valueAsStatement
    if resumptions.contains(value) { return true }
    if let branch = value.as(IfExpr.self) { return resumes(branch) }
    let cases = value.as(SwitchExpr.self)?.cases?.node.elements(SwitchCase.self) ?? []
    return !cases.isEmpty && cases.allSatisfy { resumes($0.statements) }
  }

  private func resumes(_ branch: IfExpr) -> Bool {
    guard resumes(branch.body?.statements) else { return false }
    if let other = branch.elseBody?.as(IfExpr.self) { return resumes(other) }
    return resumes(branch.elseBody?.as(CodeBlock.self)?.statements)
  }

  /// Whether the code of the wait returns only where it has resumed.
  private var returnsResumed: Bool {
    let closures = Set(hops.hops.map(\.closure))
    let own = hops.hops[0].closure.descendantsAndSelf {
      $0.isFunctionLike && !closures.contains($0)
    }
    return own.compactMap { $0.as(ReturnStmt.self) }.allSatisfy { statement in
      if let value = statement.expression { return resumptions.contains(value) }
      let item = statement.node.parent
      let before = item?.parent?.elements(CodeBlockItem.self)
        .last { $0.range.lowerBound < statement.range.lowerBound }
      return before?.item.map { resumptions.contains($0.valueAsStatement) } ?? false
    }
  }

  /// Have: if isSent { continuation.resume() } else { continuation.resume(throwing: error) }
  private func guarding(around call: FunctionCallExpr) -> [Edit]? {
    guard let block = call.node.ancestors.lazy.compactMap({ $0.as(CodeBlock.self) }).first,
      let branch = block.node.parent?.as(IfExpr.self), branch.body?.node == block.node,
      block.statements?.node.elements(CodeBlockItem.self).map(\.item) == [call.node],
      let exit = Resumptions.exit(for: call), exit.value == nil, !exit.isThrow,
      branch.node.parent?.as(IfExpr.self)?.elseBody != branch.node,
      let conditions = branch.conditions?.node.elements(ConditionElement.self),
      conditions.allSatisfy({
        $0.condition?.is(.optionalBindingCondition) != true
          && $0.condition?.is(.matchingPatternCondition) != true
      }),
      let other = branch.elseBody?.as(CodeBlock.self), throwsLast(other),
      let start = block.leftBrace, let end = other.leftBrace, let keyword = branch.ifKeyword,
      !block.node.tree.hasComment(between: start, and: end)
    else { return nil }
    return [
      Edit(replace: keyword.range, with: "guard"),
      Edit(replace: start.range.lowerBound..<end.range.lowerBound, with: "else "),
    ]
  }

  private func throwsLast(_ block: CodeBlock) -> Bool {
    let last = block.statements?.node.elements(CodeBlockItem.self).last?.item
    guard let call = last?.as(FunctionCallExpr.self), resumptions.contains(call.node) else {
      return false
    }
    return Resumptions.exit(for: call)?.isThrow == true
  }
}

extension Node {
  /// What is returned, or else the expression that is the statement.
  fileprivate var valueAsStatement: Node {
    self.as(ReturnStmt.self)?.expression ?? self.as(ExpressionStmt.self)?.expression ?? self
  }
}
