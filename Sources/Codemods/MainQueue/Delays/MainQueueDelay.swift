import Rewriter

extension Codemod {
  /// `DispatchQueue.main.asyncAfter(deadline: .now() + x) { … }` becomes a task that sleeps first.
  ///
  /// Measured with Swift 6.3.1: the closure is typed as that of `main.async`; of two tasks that
  /// sleep equally long the second wakes up first in every other run (20 of 40, on Linux), of two that are
  /// a millisecond apart never; `asyncAfter` keeps the order. A negative sleep ends at once, as a
  /// deadline in the past does.
  public static let mainQueueDelay = Codemod(
    id: "main-queue-delay",
    title: "Wait with `Task.sleep`, not with `asyncAfter`",
    since: .v(5, 5),
    discussion: """
      Work that is due on the main queue after a delay becomes a main-actor task that sleeps first. Nothing \
      stores the task, so nothing cancels it, and `try?` before the sleep hides no error. If you store the \
      task and cancel it, add `guard !Task.isCancelled else { return }` after the sleep.

      What callers may notice:

      - The delay begins when the task does, in the next turn of the main queue.
      - Work that is due at the same time may run in a different order. The change needs a review if other \
      work with the same delay is in sight, or if the code is in a loop.
      - The task inherits task-local values.
      - `Task.sleep(for:)` counts the time during which the whole system sleeps; a deadline doesn't.
      - A delay that is infinite or not a number stops the program at run time. The queue would have waited \
      forever.
      - A sleep ends on one of the few threads that tasks share. If work blocks all of them, the \
      sleep takes longer (measured: 1.0 s instead of 0.2 s), while the main queue has a thread of \
      its own. Keep `asyncAfter` for a timeout that watches over such work.

      How the task is written:

      - It uses `Duration` if every system that the module supports has it (iOS 16, macOS 13), and nanoseconds \
      otherwise.
      - A delay that may change, such as a property, is captured: `[weak self, delay = self.delay]`.
      - With a delay of zero, the task doesn't sleep, and keeps its place after earlier work.
      - A function value (`execute: f`) is called after the sleep. One that may change is captured.
      - `perform(#selector(f), with: nil, afterDelay: 1)` on `self` calls the method after the sleep, if no \
      code cancels it. That needs a review, because a run loop performs it in its default mode only.

      Work items, which other code may cancel, are left to `work-item-to-task`. Left unchanged, each with its \
      reason: delays of unknown types; deadlines that aren't a sum with `.now()`; `qos:` and `flags:`; work that calls something with an \
      asynchronous version, which the task would call; and \
      what `main-queue-hop` leaves unchanged.
      """,
    verdict: .safe,
    candidateTokens: ["asyncAfter", "afterDelay"],
    examples: mainQueueDelayExamples,
    advice: "keep the queue",
    run: sleepOnMainActor)
}

private let mainQueueDelayExamples = [
  Example(
    """
    func show() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
        self?.label.text = "done"
      }
    }
    """,
    becomes: """
      func show() {
        Task { @MainActor [weak self] in
          try? await Task.sleep(for: .seconds(0.3))
          self?.label.text = "done"
        }
      }
      """,
    prelude: delayScreen, settings: .modern),
  Example(
    """
    let show = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { self.isOn = show }
    """,
    becomes: """
      let show = true
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 300_000_000)
        self.isOn = show
      }
      """,
    prelude: delayScreen),
  Example(
    """
    var delay: TimeInterval
    func hide() {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
        self?.label.text = nil
      }
    }
    """,
    becomes: """
      var delay: TimeInterval
      func hide() {
        Task { @MainActor [weak self, delay] in
          try? await Task.sleep(for: .seconds(delay))
          self?.label.text = nil
        }
      }
      """,
    prelude: """
      import UIKit

      @MainActor final class Screen {
        let label = UILabel()
        init(delay: TimeInterval) { self.delay = delay }
        …
      }
      """, settings: .modern),
  Example(
    unchanged: """
      DispatchQueue.main.asyncAfter(deadline: deadline) { search() }
      """,
    because: "the deadline 'deadline' isn't written as '.now() + delay'"),
]

/// What the examples use and don't show.
private let delayScreen = """
  import UIKit

  final class Screen: UIViewController {
    let label = UILabel()
    var isOn = false
    override func viewDidLoad() {
      …
    }
  }
  """

/// A finding for every mention of `DispatchQueue.main.asyncAfter` in the file.
@Sendable
private func sleepOnMainActor(_ context: Context) -> [Finding] {
  context.tree.accesses(to: "asyncAfter").compactMap { callee in
    let constant = MainQueueCall(callee: callee, of: "asyncAfter", byConstantIn: context)
    guard let delay = MainQueueDelay(callee: callee) ?? constant.map(MainQueueDelay.init) else {
      return context.leaveAlias(of: "DispatchQueue", in: callee)
    }
    // `work-item-to-task` decides on those.
    if let work = delay.site.execute, context.isWorkItem(work) { return nil }
    return delay.finding(in: context)
  }
    + context.tree.calls(withArgument: "afterDelay").compactMap {
      SelectorDelay($0)?.finding(in: context)
    }
}

/// A place that says `DispatchQueue.main.asyncAfter`.
struct MainQueueDelay {
  let site: MainQueueCall

  init(_ site: MainQueueCall) { self.site = site }

  init?(callee: MemberAccessExpr) {
    guard let site = MainQueueCall(callee: callee, of: "asyncAfter") else { return nil }
    self.site = site
  }

  func finding(in context: Context) -> Finding {
    let name = site.callee.node.textInOneLine
    if let reason = refusal(in: context) {
      return context.leave(site.node, "leave '\(name)'", because: reason)
    }
    do throws(Refusal) {
      let delay = try delay(in: context)
      let order = doubtAboutOrder(of: delay, doing: site.closure?.node ?? site.execute, in: context)
      if let fix = fixInPlace(in: context), doubtAboutTime(of: delay) == nil {
        return context.fix(
          site.node, "replace '\(name)' with a sleep in the task around it",
          verdict: order == nil ? .safe : .review, because: order,
          effects: [.runsLater] + (order == nil ? [] : [.reorders]), fix: fix)
      }
      let doubt = doubtAboutTime(of: delay) ?? order
      var finding = context.fix(
        site.node,
        "replace '\(name)' with "
          + (delay.waits ? "a task that sleeps first" : "'Task { @MainActor in }'"),
        verdict: doubt == nil ? .safe : .review, because: doubt,
        effects: (delay.waits ? [.runsLater] : MainQueueHop.effectsOfOrder(in: context))
          + (order == nil ? [] : [.reorders]) + [.inheritsTaskLocals],
        fix: fix(sleeping: delay, as: form(sleeping: delay, in: context), in: context))
      if let work = site.closure?.node ?? site.execute {
        finding.note(HopCaptures(of: work, in: context))
      }
      return finding
    } catch {
      return context.leave(site.node, "leave '\(name)'", because: error)
    }
  }

  /// How long the work waits.
  func delay(in context: Context) throws(Refusal) -> Delay {
    guard let deadline = site.arguments.first, let value = deadline.expression else {
      throw Refusal(.unreadableDelay, "the call has no deadline")
    }
    return try Delay(value, isOnWallClock: deadline.label?.name == "wallDeadline", in: context)
  }
}
