import Rewriter

/// A queue of a type's own, or of a file's, for which code waits around variables that are declared beside it.
struct GuardingQueue {
  let queue: OwnVariable
  let context: Context

  let origin: QueueOrigin

  /// The closures that run while their callers wait, in the order of the text.
  let sections: [CriticalSection]

  /// What else is done with the queue.
  let otherUses: [OwnUse]

  /// The variables beside the queue that the closures use, in the order of their declarations.
  let state: [OwnVariable]

  init?(_ declaration: VariableDecl, in context: Context) {
    guard declaration.mayHaveQueue, let queue = OwnVariable(declaration, in: context),
      queue.owner != nil || !context.isScript
    else { return nil }
    let uses = queue.uses(in: context)
    let sections = uses.compactMap(CriticalSection.init)
    guard !sections.isEmpty, let origin = QueueOrigin(of: queue, uses, in: context),
      !context.isShadowed("DispatchQueue", at: declaration.node)
    else { return nil }
    self.queue = queue
    self.context = context
    self.origin = origin
    self.sections = sections
    let known = Set(sections.map(\.queue.node) + origin.assignments.map(\.node))
    otherUses = uses.filter { !known.contains($0.node) }
    state = context.tree.all(VariableDecl.self)
      .compactMap { OwnVariable($0, in: context) }
      .filter { variable in
        variable.isBeside(queue) && !variable.isComputed
          && variable.declaration.bindingSpecifier?.kind == .var
          && Self.guards(variable, in: uses.compactMap(\.callOfQueue), context)
      }
  }

  /// Whether the closures change the variable, or nothing else uses it: one that they only read, as others do, may be
  /// guarded by something else, or by nothing.
  private static func guards(
    _ variable: OwnVariable, in calls: [FunctionCallExpr], _ context: Context,
  ) -> Bool {
    let uses = variable.uses(in: context)
    let inside = uses.filter { use in calls.contains { $0.node.encloses(use.node) } }
    if inside.contains(where: { VariableUse($0.node, in: context).effect != .reads }) {
      return true
    }
    return !inside.isEmpty && inside.count == uses.count && variable.declaration.isPrivate
  }

  var finding: Finding? {
    guard !state.isEmpty else { return nil }
    do {
      try checkQueue()
      try checkOwner()
      for section in sections { try checkSignature(of: section) }
      for variable in state { try check(variable) }
      return try replacement(with: form())
    } catch {
      return context.leave(
        queue.declaration.node, "leave the queue '\(queue.name)'", because: error)
    }
  }

  private func replacement(with form: LockForm) throws(Refusal) -> Finding {
    let names = state.map(\.name).listed("variable")
    return context.fix(
      queue.declaration.node,
      "replace '\(queue.name)' with \(form.article) '\(form.type)' around \(names)",
      verdict: .review,
      because: "a queue serves waiting threads in their order, and a lock in any order",
      fix: try LockFix(self, form).fix())
  }
}

extension VariableDecl {
  /// A first look, which costs little.
  fileprivate var mayHaveQueue: Bool { node.tokens.contains { $0.name == "DispatchQueue" } }
}
