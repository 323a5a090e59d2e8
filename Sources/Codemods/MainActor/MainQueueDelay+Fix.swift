import Rewriter

extension MainQueueDelay {
  /// The change: the task, and the sleep in front of the closure's statements.
  ///
  /// - Precondition: nothing speaks against the change (``refusal(in:)``).
  func fix(sleeping delay: Delay, in context: Context) -> Fix {
    guard let call = site.call, let closure = site.closure else { return Fix([]) }
    var form = TaskForm(
      callee: site.callee.node, call: call, closure: closure, context: context)
    let name = delay.isCaptured ? form.captureName(of: delay) : nil
    form.firstStatement = delay.sleep(
      capturedAs: name, hasDuration: context.project.modules.hasDuration(inFile: context.path))
    form.captures = HopVariables(usedIn: closure).copied
    if form.firstStatement != nil {
      form.captures += name.map { [delay.capturedText.captured(as: $0)] } ?? []
      form.isBodyNested = HopBody(of: closure, in: context).needsSynchronousClosure
    }
    return Fix(form.edits, insertedNames: TaskForm.insertedNames)
  }
}

extension TaskForm {
  /// The name to capture a delay under: its own, if nothing in the closure has that name.
  fileprivate func captureName(of delay: Delay) -> String {
    let own = delay.name.flatMap { $0.first?.isLowercase == true ? $0 : nil }
    return unusedName(among: [own, "delay", "secondsToSleep"].compactMap(\.self))
  }
}

extension String {
  /// `delay` or `delay = self.delay`
  fileprivate func captured(as name: String) -> String {
    self == name ? name : "\(name) = \(self)"
  }
}
