import Rewriter

/// A call that makes a timer.
struct TimerCall {
  let call: FunctionCallExpr
  let context: Context

  /// Whether it is in a run loop already.
  let isScheduled: Bool

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr, in context: Context) {
    switch Self.member(in: call, context) {
    case "scheduledTimer": isScheduled = true
    case "init": isScheduled = false
    default: return nil
    }
    self.call = call
    self.context = context
  }

  /// The member of `Timer` that is called, as far as its name tells: `Timer.scheduledTimer`, `.scheduledTimer`,
  /// `Timer`, `Foundation.Timer.init`.
  private static func member(in call: FunctionCallExpr, _ context: Context) -> String? {
    let isTimer = { (text: String) in text == "Timer" || text == "Foundation.Timer" }
    guard let callee = call.calledExpression else { return nil }
    if isTimer(callee.compactText) { return "init" }
    guard let member = callee.as(MemberAccessExpr.self), let name = member.name else { return nil }
    guard let base = member.base else {
      let own = context.project.functions[name] ?? []
      let mayBeOwn = own.contains { $0.accepts(call, in: context.project) }
      return name == "scheduledTimer" && !mayBeOwn ? name : nil
    }
    return isTimer(base.compactText) ? name : nil
  }

  private var node: Node { call.node }

  func checkType() throws(Refusal) {
    if context.isShadowed("Timer", at: node) {
      throw Refusal(.shadowedName, "'Timer' may be a type of this project; keep the timer")
    }
  }

  /// The run loop calls the block on its own thread.
  func checkThread() throws(Refusal) {
    guard context.isolation(at: node).kind == .mainActor else {
      throw Refusal(
        .unknownIsolation,
        "this code isn't known to be isolated to the main actor; "
          + (MainActorMarking(at: node, in: context)?.advice
            ?? "make the timer in main-actor-isolated code")
      )
    }
    guard isScheduled || isAddedToMainRunLoop else {
      throw Refusal(
        .unknownThread,
        "we can't tell whether the main run loop calls the timer; hop to the main actor in the block"
      )
    }
  }

  /// Whether the function adds the timer, or a variable with it, to the main run loop: the current one is
  /// that on the main actor.
  private var isAddedToMainRunLoop: Bool {
    guard let body = node.ancestors.first(where: { $0.parent?.is(.memberBlockItem) == true }) else {
      return false
    }
    return body.descendantsAndSelf.contains { candidate in
      guard let call = candidate.as(FunctionCallExpr.self), call.calleeName == "add",
        let loop = call.calledExpression?.as(MemberAccessExpr.self)?.base,
        ["RunLoop.main", "RunLoop.current"].contains(loop.compactText),
        let timer = call.arguments?.arguments.first?.expression,
        context.isolation(at: candidate).kind == .mainActor
      else { return false }
      return timer == node || timer.lastName.map { $0 == variable } ?? false
    }
  }

  /// The variable that the timer is assigned to.
  private var variable: String? {
    if let binding = node.parent?.parent?.as(PatternBinding.self) { return binding.pattern?.text }
    guard let elements = node.parent?.children.map(\.self), elements.count == 3,
      elements[1].is(.assignmentExpr)
    else { return nil }
    return elements[0].lastName
  }
}
