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
      Work that is due on the main queue after a delay becomes a task of the main actor that sleeps first. \
      Nobody has the task, so that nobody cancels it: `try?` in front of the sleep hides no error. Where you \
      keep the task and cancel it, end it with `guard !Task.isCancelled else { return }`.

      What can be noticed: the delay begins when the task does, at the next turn of the main queue; work \
      that is due at the very same time starts in any order; task-local values are inherited. Where other \
      work with the same delay is in sight, or a loop, the change wants a reader. The time in which the \
      whole system sleeps counts for `Task.sleep(for:)`, and not for a deadline. A delay that is infinite or no \
      number stops the program, where the queue would have waited for ever. A sleep ends on the threads that \
      tasks share: while work blocks all of those, it lasts longer (measured: 1.0 s for 0.2 s), where the main \
      queue needs none but its own. Keep a deadline that watches over such work.

      - `Duration` is written where every system that the module runs on has it (iOS 16, macOS 13), and \
      nanoseconds anywhere else.
      - A delay that may be another one later, such as a property, is captured: `[weak self, delay = self.delay]`.
      - A delay of zero is none: the task does not sleep, and keeps its place behind earlier work.
      - Where the statements call something that has an asynchronous overload, or that is not available in \
      asynchronous code, they stay in a synchronous closure.
      - A function value (`execute: f`) is called behind the sleep; one that may be another later is captured.

      - `perform(#selector(f), with: nil, afterDelay: 1)` of `self` calls the method behind the sleep, where nothing takes \
      it back. That wants a reader: a run loop performs it in its default mode only.

      Work items, which somebody may cancel, are for `work-item-to-task`. Left alone, each with its reason: delays of a type that is not \
      known; deadlines that are no sum with `.now()`; `qos:` and `flags:`; and what `main-queue-hop` \
      leaves alone.
      """,
    verdict: .safe,
    candidateTokens: ["asyncAfter", "afterDelay"],
    examples: mainQueueDelayExamples,
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
    """
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      UIApplication.shared.open(self.url)
    }
    """,
    becomes: """
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        let body: @MainActor () -> Void = {
          UIApplication.shared.open(self.url)
        }
        body()
      }
      """,
    prelude: delayScreen, settings: .modern),
  Example(
    unchanged: """
      DispatchQueue.main.asyncAfter(deadline: deadline) { search() }
      """,
    because: "its deadline 'deadline' is not written as '.now() + delay'"),
]

/// What the examples use and do not show.
private let delayScreen = """
  import UIKit

  final class Screen: UIViewController {
    let url = URL(filePath: "/")
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
      let doubt = doubtAboutTime(of: delay) ?? order
      var finding = context.fix(
        site.node, "replace '\(name)' with a task that sleeps first",
        verdict: doubt == nil ? .safe : .review, because: doubt,
        effects: (delay.waits ? [.runsLater] : []) + (order == nil ? [] : [.reorders])
          + [.inheritsTaskLocals],
        fix: fix(sleeping: delay, in: context))
      if let work = site.closure?.node ?? site.execute {
        finding.note(HopCaptures(of: work, in: context))
      }
      return finding
    } catch {
      return context.leave(site.node, "leave '\(name)'", because: error.reason)
    }
  }

  /// How long the work waits.
  func delay(in context: Context) throws(Refusal) -> Delay {
    guard let deadline = site.arguments.first, let value = deadline.expression else {
      throw Refusal(reason: "it has no deadline")
    }
    return try Delay(value, isOnWallClock: deadline.label?.name == "wallDeadline", in: context)
  }
}
