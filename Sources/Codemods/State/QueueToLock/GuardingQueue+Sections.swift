import Rewriter

/// Why the closures can't be those of a lock.
extension GuardingQueue {
  func checkSections(_ form: LockForm) throws(Refusal) {
    try checkConditions()
    for section in sections {
      if let inner = sections.first(where: { $0.isInside(section, context) }) {
        throw Refusal(
          .mayDeadlock,
          "the queue waits for itself (\(places([inner.call.node]))), which stops the program; call 'sync' once and run again"
        )
      }
      guard section.hasSendableResult(in: context) else {
        throw Refusal(
          .notSendable,
          "what the closure on \(places([section.call.node])) returns isn't known to be Sendable, and a lock hands out "
            + "nothing else; return something that is Sendable, and run again")
      }
      if form == .unfairLock { try checkCaptures(of: section) }
      try checkOverlaps(in: section)
    }
  }

  /// Have: #if DEBUG, around some of the code
  private func checkConditions() throws(Refusal) {
    let nodes = [queue.declaration.node] + state.map(\.declaration.node) + sections.map(\.call.node)
    let clauses = Set(nodes.map(\.innermostCondition))
    guard clauses.count == 1 else {
      throw Refusal(
        .insideConditionalCompilation,
        "some of the code that uses '\(queue.name)' is inside '#if'; write it outside and run again"
      )
    }
  }

  func checkSignature(of section: CriticalSection) throws(Refusal) {
    guard let signature = section.closure.signature else { return }
    let parameters = signature.parameterClause?.as(ClosureParameterClause.self)
    let isPlain =
      signature.parameterClause == nil
      || parameters?.parameters?.node.elements(ClosureParameter.self).isEmpty ?? (parameters != nil)
    guard signature.capture == nil, signature.attributes?.attributes.isEmpty ?? true, isPlain
    else {
      throw Refusal(
        .closureSignature,
        "the closure on \(places([section.call.node])) has a capture list or attributes; remove them and run again"
      )
    }
  }

  /// Have: state.names.removeAll { $0 == state.last }, which has the structure twice
  private func checkOverlaps(in section: CriticalSection) throws(Refusal) {
    guard state.count > 1 else { return }
    let uses = self.uses(in: section)
    for use in uses {
      let closures = use.node.ancestors.prefix { $0 != section.closure.node }
        .compactMap { $0.as(ClosureExpr.self) }
      for closure in closures {
        guard case .argument(let call, _) = ClosureUse(of: closure),
          let changed = uses.first(where: { call.calledExpression?.encloses($0.node) == true }),
          VariableUse(changed.node, in: context).effect != .reads
        else { continue }
        throw Refusal(
          .changesVariable,
          "a closure uses '\(use.node.textInOneLine)' while '\(changed.node.textInOneLine)' changes (\(places([use.node]))), "
            + "and both are in one lock; copy '\(use.node.textInOneLine)' into a constant first, and run again"
        )
      }
    }
  }

  func uses(in section: CriticalSection) -> [OwnUse] {
    state.flatMap { $0.uses(in: context) }
      .filter { section.closure.node.encloses($0.node) }
      .sorted { $0.node.range.lowerBound < $1.node.range.lowerBound }
  }
}

/// `OSAllocatedUnfairLock` takes a `@Sendable` closure.
extension GuardingQueue {
  private func checkCaptures(of section: CriticalSection) throws(Refusal) {
    let advice =
      "the closure of 'OSAllocatedUnfairLock' can't use; do that work outside of it and run again"
    if let variable = section.changingCapture(in: context) {
      throw Refusal(
        .capturesVariable,
        "the closure on \(places([section.call.node])) uses the variable '\(variable)', and that of 'OSAllocatedUnfairLock' can't; "
          + "return a value from the closure and run again")
    }
    let uses = Set(uses(in: section).map(\.node))
    let code = section.closure.statements.map { [$0.node] } ?? []
    let others = NonSendableCaptures(in: code, context).unchecked.subtracting([.instance])
    if !others.isEmpty || usesOwnMembers(in: section, besides: uses) {
      throw Refusal(
        .notSendable,
        "the closure on \(places([section.call.node])) uses values that aren't known to be Sendable, which "
          + advice)
    }
    guard context.isolation(inside: section.closure.node).kind != .nonisolated else { return }
    var needs = MainActorNeeds(context: context, code: section.closure.node)
    needs.ignored = uses
    if let need = code.lazy.compactMap({ needs.first(in: $0) }).first {
      throw Refusal(
        .usesMainActor, "\(need.sentence) (\(places([section.call.node]))), which " + advice)
    }
  }

  /// Whether the closure needs an object that isn't Sendable for more than the variables of the lock.
  private func usesOwnMembers(in section: CriticalSection, besides uses: Set<Node>) -> Bool {
    guard let type = context.selfType(at: section.call.node),
      !context.isSelfMetatype(at: section.call.node), context.sendability(of: type).kind != .yes
    else { return false }
    let nodes = section.closure.statements?.node.descendantsAndSelf { uses.contains($0) } ?? []
    return nodes.contains { node in
      guard !uses.contains(node) else { return false }
      if node.isSelfReference { return true }
      guard let name = node.referencedName else { return false }
      switch context.resolution(of: name, at: node) {
      case .member: return true
      case .unknown: return context.mayBeInherited(name, at: node)
      default: return false
      }
    }
  }
}

extension CriticalSection {
  /// Whether it begins before the other one comes back.
  fileprivate func isInside(_ other: CriticalSection, _ context: Context) -> Bool {
    call.node != other.call.node && queue.holder == other.queue.holder
      && other.runs(call.node, in: context)
  }

  /// A local `var` that the closure shares with the code around it.
  fileprivate func changingCapture(in context: Context) -> String? {
    ClosureCaptures(of: closure, in: context).outer.first { !$0.binding.isConstant }?.name
  }
}

extension Node {
  /// The branch of `#if` that the node is in.
  fileprivate var innermostCondition: Node? { ancestors.first { $0.is(.ifConfigClause) } }
}
