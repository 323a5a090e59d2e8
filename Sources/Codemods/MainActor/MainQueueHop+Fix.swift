import Rewriter

extension MainQueueHop {
  /// The change: everything around the closure, and an attribute in it. The body is not touched.
  ///
  /// - Precondition: nothing speaks against the hop (``refusal(in:)``).
  func fix(in context: Context) -> Fix {
    guard let call, let closure else { return Fix([]) }
    let form = TaskForm(callee: callee, call: call, closure: closure, context: context)
    return Fix(form.edits, insertedNames: TaskForm.insertedNames)
  }
}
