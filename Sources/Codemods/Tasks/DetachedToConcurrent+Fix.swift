import Rewriter

extension DetachedTask {
  /// The change: the callee, and an attribute of the closure. The body is not touched.
  ///
  /// - Precondition: nothing speaks against it (``refusal(in:)``).
  func fix(in context: Context) -> Fix {
    guard let closure else { return Fix([]) }
    let attribute = needsAttribute ? closure.edits(adding: "@concurrent") : []
    return Fix(calleeEdits(in: context) + attribute)
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
