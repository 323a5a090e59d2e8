import Rewriter

extension DetachedTask {
  /// The change: the callee, an attribute of the closure, and in its body nothing but hops.
  ///
  /// - Precondition: nothing speaks against it (``refusal(in:)``).
  func fix(in context: Context, hops: [Edit]) -> Fix {
    guard let closure else { return Fix([]) }
    let attribute = ClosureHead(attribute: needsAttribute ? "@concurrent" : "").edits(in: closure)
    return Fix(
      calleeEdits(in: context) + attribute + hops,
      insertedNames: hops.isEmpty ? [] : ["MainActor"])
  }

  /// `Task.detached` → `Task`, `.detached` → `Task`
  private func calleeEdits(in context: Context) -> [Edit] {
    guard let period = callee.period, let name = callee.declName?.node.firstToken else { return [] }
    let isHidden = context.isShadowed("Task", at: callee.node)
    guard let type else {
      let task = isHidden ? "_Concurrency.Task" : "Task"
      return [Edit(replace: period.range.lowerBound..<name.range.upperBound, with: task)]
    }
    let module =
      isHidden && use != nil ? [Edit.insert("_Concurrency.", at: type.range.lowerBound)] : []
    guard let end = type.lastToken, context.tree.hasComment(between: end, and: name) else {
      return module + [.delete(type.range.upperBound..<name.range.upperBound)]
    }
    return module + context.tree.deletions(from: period, to: name) + [.delete(name.range)]
  }
}
