import Rewriter

extension MainQueueHop {
  /// The site with the change.
  ///
  /// - Precondition: nothing speaks against the hop (``refusal(in:)``).
  func finding(in context: Context) -> Finding {
    let name = callee.node.compactText
    var finding: Finding
    switch form(in: context) {
    case .task:
      finding = context.fix(
        node, "replace '\(name)' with 'Task { @MainActor in }'",
        effects: effects(in: context), fix: taskFix(in: context))
    case .awaited(let isNoticed):
      // A caller on the main actor would not even suspend: the work is done at once.
      let mayRunAtOnce = context.isolation(at: node).kind == .caller
      finding = context.fix(
        node, "replace '\(name)' with 'await MainActor.run { }'",
        verdict: isNoticed || mayRunAtOnce ? .review : .safe,
        effects: (isNoticed ? [.runsLater] : []) + (mayRunAtOnce ? [.reorders] : []),
        fix: Fix(awaitedEdits(in: context), insertedNames: ["MainActor"]))
    case .statements:
      finding = context.fix(
        node, "replace '\(name)' with its statements", verdict: .review, effects: [.reorders],
        fix: Fix(inlinedEdits(in: context)))
    case .collapsed(let task):
      finding = context.fix(
        node, "replace '\(name)' with the task in it", verdict: .review,
        effects: [.reorders, .inheritsTaskLocals],
        fix: Fix(task.edits(as: task.form(keepingValue: true)), insertedNames: ["MainActor"]))
    }
    if let work { finding.note(HopCaptures(of: work, in: context)) }
    return finding
  }

  /// `Task { @MainActor in … }` in the call's place.
  private func taskFix(in context: Context) -> Fix {
    guard let call else { return Fix([]) }
    let edits: [Edit]
    if let form = plainForm(in: context) {
      edits = form.edits
    } else if let assumption = assumption(in: context) {
      edits = assumption.editsAsTask
    } else {
      edits = value.map { valueEdits(of: call, work: $0, in: context) } ?? []
    }
    let branching = ConditionalStatement(branch: node)?.edits ?? []
    return Fix(edits + branching, insertedNames: TaskForm.insertedNames)
  }

  /// The task of a closure that assumes nothing.
  private func plainForm(in context: Context) -> TaskForm? {
    guard let call, let closure, assumption(in: context) == nil else { return nil }
    return TaskForm.keepingWork(of: closure, callee: callee.node, call: call, in: context)
  }

  /// `DispatchQueue.main.async(execute: f)` → `Task { @MainActor in f() }`
  private func valueEdits(of call: FunctionCallExpr, work: Node, in context: Context) -> [Edit] {
    let replaced = ReplacedCall(call: call, context: context)
    guard let start = replaced.firstToken, let first = work.firstToken, let last = work.lastToken,
      let paren = call.rightParen
    else { return [] }
    let parts = HopValue(work, in: context).parts
    let tree = context.tree
    var edits = tree.deletions(from: start, to: first)
    edits.append(.insert("\(replaced.task) \(parts.head)", at: work.range.lowerBound))
    edits.append(.insert(parts.tail, at: work.range.upperBound))
    if tree.hasComment(between: last, and: paren) {
      // The comma that Swift 6.1 allows before the parenthesis.
      if let comma = last.next, comma.index != paren.index { edits.append(.delete(comma.range)) }
      edits.append(.delete(tree.removal(of: paren)))
    } else {
      edits.append(.delete(work.range.upperBound..<paren.range.upperBound))
    }
    return edits + replaced.returnEdits
  }

  /// Compilers since Swift 6.0 put a main-actor task on its queue at once (SE-0431); older ones
  /// start it elsewhere first, and don't keep the order of tasks.
  static func effectsOfOrder(in context: Context) -> [Effect] {
    context.project.modules.areBuilt(since: .v(6, 0), inFile: context.path) ? [] : [.needsToolchain]
  }

  /// What could be noticed of the change.
  private func effects(in context: Context) -> [Effect] {
    let isUnownedKept = closure.map { !context.unownedNames(takenAlongBy: $0).isEmpty } ?? false
    return [.inheritsTaskLocals] + Self.effectsOfOrder(in: context)
      + (isUnownedKept ? [.keepsAlive] : [])
  }
}
