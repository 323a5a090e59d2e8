import Rewriter

extension MainQueueDelay {
  /// The change: the task, and the sleep before the closure's statements.
  ///
  /// - Precondition: nothing speaks against the change (``refusal(in:)``).
  /// - Parameter form: that of ``form(sleeping:in:)``.
  func fix(sleeping delay: Delay, as form: TaskForm?, in context: Context) -> Fix {
    guard let call = site.call else { return Fix([]) }
    if let form, form.lostDepth != nil, let inner = innerTask(in: context) {
      return Fix(inner.edits(as: form), insertedNames: TaskForm.insertedNames)
    }
    let edits =
      form?.edits
      ?? site.execute.map { valueEdits(of: call, work: $0, sleeping: delay, in: context) }
    return Fix(edits ?? [], insertedNames: TaskForm.insertedNames)
  }

  /// The task of a closure literal.
  func form(sleeping delay: Delay, in context: Context) -> TaskForm? {
    guard let call = site.call, let closure = site.closure else { return nil }
    if let inner = innerTask(in: context) {
      var form = inner.form(keepingValue: false)
      form.sleep(delay)
      return form
    }
    var form = TaskForm(
      callee: site.callee.node, call: call, closure: closure, context: context)
    form.sleep(delay)
    return form
  }

  /// The task that is all of the work, and may sleep itself: what it reads where it is made would be read before the
  /// delay.
  private func innerTask(in context: Context) -> InnerTask? {
    let inner = InnerTask("Task", in: site.closure, of: site.call, by: site.callee.node, context)
    guard let inner, inner.isOnLines, inner.readsNothing,
      (try? StatementsOfTask(of: inner.closure, behindAwait: true, in: context)) != nil
    else { return nil }
    return inner
  }

  /// `asyncAfter(deadline: .now() + 1, execute: f)` → a task that sleeps and calls `f()`.
  private func valueEdits(
    of call: FunctionCallExpr, work: Node, sleeping delay: Delay, in context: Context,
  ) -> [Edit] {
    let replaced = ReplacedCall(call: call, context: context)
    guard let start = replaced.firstToken else { return [] }
    let value = HopValue(work, in: context)
    let names = [delay.nameToCapture, "delay"].compactMap(\.self)
    let name = delay.isCaptured ? names.first { "\($0)()" != value.call } : nil
    let sleep = delay.sleep(
      capturedAs: name, hasDuration: context.project.modules.hasDuration(inFile: context.path))
    let captures = [
      value.capture, sleep == nil ? nil : name.map { delay.capturedText.captured(as: $0) },
    ].compactMap(\.self)
    let task = replaced.task(
      .mainActor(capturing: captures), of: [sleep].compactMap(\.self) + [value.call])
    return [Edit(replace: start.range.lowerBound..<call.range.upperBound, with: task)]
      + replaced.returnEdits
  }
}

extension Delay {
  /// The name that the delay has already, where it may be that of a captured value.
  fileprivate var nameToCapture: String? {
    name.flatMap { $0.first?.isLowercase == true ? $0 : nil }
  }
}

extension TaskForm {
  /// Lets the task sleep before the closure's statements.
  mutating func sleep(_ delay: Delay) {
    let name = delay.isCaptured && !holdsSelf(for: delay) ? captureName(of: delay) : nil
    let sleep = delay.sleep(
      capturedAs: name, hasDuration: context.project.modules.hasDuration(inFile: context.path))
    firstStatements = [sleep].compactMap(\.self)
    captures = CapturedVariables(usedIn: closure, in: context).copied
    let sleeps = sleep != nil
    if sleeps { captures += name.map { [delay.capturedText.captured(as: $0)] } ?? [] }
    statements = try? StatementsOfTask(of: closure, behindAwait: sleeps, in: context)
  }

  /// Whether the closure holds the object that the delay is a constant of, and means the same by its name.
  private func holdsSelf(for delay: Delay) -> Bool {
    delay.isConstantOfSelf && closure.selfCapture?.specifier == nil
      && closure.statements.map { context.usesSelf($0.node) } == true
      && (delay.text.hasPrefix("self.") || captureName(of: delay) == delay.text)
  }

  /// The name to capture a delay under: its own, if nothing in the closure has that name.
  private func captureName(of delay: Delay) -> String {
    unusedName(delay.nameToCapture ?? "delay", "delay", "secondsToSleep")
  }
}

extension String {
  /// `delay` or `delay = self.delay`
  fileprivate func captured(as name: String) -> String {
    self == name ? name : "\(name) = \(self)"
  }
}
