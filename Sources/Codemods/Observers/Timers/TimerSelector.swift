import Rewriter

extension Codemod {
  /// `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` gets a block.
  ///
  /// A timer of the main run loop calls its selector on the main thread, so that nothing stops; a block
  /// is checked by the compiler, and the method need not be known to the Objective-C runtime.
  public static let timerSelector = Codemod(
    id: "timer-selector",
    title: "Let timers call blocks instead of selectors",
    since: .v(5, 10),
    discussion: """
      The compiler doesn't know on which thread a timer calls a selector. In the Swift 6 language mode, the program \
      traps if a main-actor-isolated method is called on another thread. A block shows which method is called, and \
      that it is isolated to the main actor.

      - A timer keeps its target alive until it is invalidated. The block keeps `self` alive for just as long.
      - A method that takes the timer gets it.
      - `@objc` goes away if nothing in the project names the method for the Objective-C runtime anymore.

      Left unchanged, each with its reason: targets other than `self` or not isolated to the main actor, timers with \
      a `userInfo`, and timers that aren't known to be in the main run loop. Controls, gestures, and menu items call \
      their actions on the main thread, so this codemod doesn't look at them.
      """,
    verdict: .safe,
    candidateTokens: ["scheduledTimer", "Timer"],
    examples: TimerSelectorSite.examples,
    advice: "keep the selector",
    run: fireIntoBlocks)
}

/// A finding for every timer with a selector in the file.
@Sendable
private func fireIntoBlocks(_ context: Context) -> [Finding] {
  var findings: [Finding] = []
  var timers: [String: [BlockTimer]] = [:]
  for call in context.tree.all(FunctionCallExpr.self) {
    guard let site = TimerSelectorSite(call, in: context) else { continue }
    do throws(Refusal) {
      timers[site.host, default: []].append(try BlockTimer(site))
    } catch {
      findings.append(context.leave(site.node, site.message("leave"), because: error))
    }
  }
  return findings + timers.values.flatMap { fixes(of: $0, context) }
}

/// The timers of a type have one fix in common, since two may call the same method.
private func fixes(of timers: [BlockTimer], _ context: Context) -> [Finding] {
  let methods = timers.compactMap(\.handler.method)
  let unread = UnreadArguments(for: methods, in: context)
  let selectors = FormerSelectors(context: context).edits(for: methods) + unread.edits
  let timers = timers.map { $0.leaving(unread) }
  // A block hands its timer to the main actor on the same thread, and keeps it no longer than the call.
  let fix = Fix(
    timers.flatMap(\.edits) + selectors, insertedNames: ["MainActor"], trust: .proven)
  return timers.map { timer in
    context.fix(timer.site.node, timer.site.message("give a block to"), fix: fix)
  }
}

/// A call that makes a timer with a selector.
struct TimerSelectorSite {
  let timer: TimerCall
  let target: LabeledExpr
  let selector: LabeledExpr
  let userInfo: LabeledExpr
  let repeats: LabeledExpr

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr, in context: Context) {
    let arguments = call.arguments?.arguments ?? []
    let labels = arguments.map { $0.label?.name ?? "_" }
    guard call.trailingClosure == nil, labels.count > 4,
      Array(labels.suffix(4)) == ["target", "selector", "userInfo", "repeats"],
      let timer = TimerCall(call, in: context)
    else { return nil }
    switch (timer.isScheduled, labels.dropLast(4)) {
    case (true, ["timeInterval"]), (false, ["timeInterval"]), (false, ["fireAt", "interval"]): break
    default: return nil
    }
    self.timer = timer
    (target, selector) = (arguments[labels.count - 4], arguments[labels.count - 3])
    (userInfo, repeats) = (arguments[labels.count - 2], arguments[labels.count - 1])
  }

  var call: FunctionCallExpr { timer.call }
  var context: Context { timer.context }
  var node: Node { call.node }

  /// The qualified name of the type that the call is in; empty for none.
  var host: String { context.enclosingTypeNames(of: node).first ?? "" }

  func message(_ verb: String) -> String {
    "\(verb) the timer of '\(selector.expression?.text ?? "")'"
  }
}

/// A timer with a selector that can have a block.
struct BlockTimer {
  let site: TimerSelectorSite
  private(set) var handler: SelectorHandler

  init(_ site: TimerSelectorSite) throws(Refusal) {
    try site.check()
    self.site = site
    let search = HandlerSearch(
      host: site.host, argument: .timer, context: site.context,
      isOfType: try site.context.isSelfType(at: site.node))
    handler = try search.handler(named: site.selector.expression)
  }

  /// The timer without the argument that its handler no longer takes.
  func leaving(_ unread: UnreadArguments) -> BlockTimer {
    guard let method = handler.method, unread.contains(method) else { return self }
    var copy = self
    copy.handler.parameter = nil
    return copy
  }

  /// `timeInterval: 1, target: self, selector: #selector(f), userInfo: nil, repeats: true` →
  /// `withTimeInterval: 1, repeats: true`, and the block.
  var edits: [Edit] {
    let block = TrailingBlock(
      head: ClosureHead(parameters: [handler.readsArgument ? "timer" : "_"]),
      statements: statements)
    return labelEdits + [
      .delete(site.target.range.lowerBound..<site.repeats.range.lowerBound)
    ] + block.edits(behind: site.node)
  }

  private var labelEdits: [Edit] {
    guard let label = site.call.arguments?.arguments.first?.label else { return [] }
    if site.timer.isScheduled { return [Edit(replace: label.range, with: "withTimeInterval")] }
    return label.name == "fireAt" ? [Edit(replace: label.range, with: "fire")] : []
  }

  private var statements: [String] {
    let call = onMainActor("self.\(handler.name)(\(handler.argument("timer")))")
    return handler.readsArgument ? ["nonisolated(unsafe) let timer = timer", call] : [call]
  }

  private func onMainActor(_ call: String) -> String { "MainActor.assumeIsolated { \(call) }" }
}
