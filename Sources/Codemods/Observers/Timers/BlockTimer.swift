import Rewriter

extension Codemod {
  /// The body of `Timer.scheduledTimer(withTimeInterval:repeats:) { … }` goes to the main actor.
  ///
  /// The block is `@Sendable`, and so not isolated, whichever run loop calls it.
  public static let blockTimer = Codemod(
    id: "block-timer",
    title: "Isolate blocks of timers on the main run loop to the main actor",
    since: .v(5, 10),
    discussion: """
      The block of a timer isn't isolated, whichever run loop calls it, so Swift 6 warns about its uses of \
      main-actor state, and rejects them on Linux. A timer that main-actor-isolated code schedules is in the main run loop, which calls the block on the \
      main thread. In `MainActor.assumeIsolated`, the compiler accepts the same statements, and they run when and \
      where they did.

      - A timer that the body uses, for example to invalidate it, is passed on as a `nonisolated(unsafe)` constant.
      - A main-actor-isolated method that is passed in place of a block is called in a block.
      - Bodies that use no main-actor state themselves, such as those that start a task, don't change.

      Left unchanged, each with its reason: blocks that capture a value that isn't Sendable, such as the `self` of a \
      nonisolated class, which Swift 6 warns about as well; timers that aren't known to be in the main run loop, such as those \
      that nonisolated code makes, and blocks that call local functions, which a `@Sendable` block can't capture.
      """,
    verdict: .safe,
    candidateTokens: ["repeats:"],
    examples: BlockTimerSite.examples,
    run: { context in
      context.tree.calls(withArgument: "repeats").compactMap {
        BlockTimerSite($0, in: context)?.finding
      }
    })
}

/// A call that makes a timer with a block.
struct BlockTimerSite {
  private let timer: TimerCall
  private let block: Node

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr, in context: Context) {
    let arguments = call.arguments?.arguments ?? []
    var labels = arguments.map { $0.label?.name ?? "_" }
    let block: Node?
    if labels.last == "block" {
      labels.removeLast()
      block = arguments.last?.expression
    } else {
      block = call.trailingClosure?.node
    }
    guard let block, let timer = TimerCall(call, in: context),
      Self.labels(isScheduled: timer.isScheduled).contains(labels)
    else { return nil }
    (self.timer, self.block) = (timer, block)
  }

  private static func labels(isScheduled: Bool) -> [[String]] {
    isScheduled
      ? [["withTimeInterval", "repeats"]]
      : [["timeInterval", "repeats"], ["fire", "interval", "repeats"]]
  }

  private var context: Context { timer.context }

  /// `nil` where the block uses no main-actor state, and captures nothing that it may not.
  fileprivate var finding: Finding? {
    if let closure = block.as(ClosureExpr.self) {
      guard MainActorUses(in: closure, context).firstOrChange != nil else {
        return context.isShadowed("Timer", at: timer.call.node)
          ? nil
          : context.leave(
            timer.call.node, "leave the timer's block", becauseOfCaptureIn: closure)
      }
      let block = MainActorBlock(closure: closure, context: context, parameter: "timer")
      return finding("the timer's block") { () throws(Refusal) in try block.edits() }
        .map { $0.fix == nil ? $0 : block.noting($0) }
    }
    guard let reference = MainActorReference(block, in: context) else { return nil }
    return finding("'\(block.textInOneLine)'") { () throws(Refusal) in
      try FunctionAsBlock(reference, in: timer.call, parameter: "timer").edits()
    }
  }

  private func finding(_ title: String, _ edits: () throws(Refusal) -> [Edit]) -> Finding? {
    do throws(Refusal) {
      try timer.checkType()
      try timer.checkThread()
      // The timer stays on the main thread, whose run loop it is in.
      return context.fix(
        timer.call.node, "isolate \(title) to the main actor",
        fix: Fix(try edits(), insertedNames: ["MainActor"], trust: .proven))
    } catch {
      if isInBlockToChange { return nil }
      return context.leave(timer.call.node, "leave \(title)", because: error)
    }
  }
}

extension BlockTimerSite {
  /// Whether it stands in the block of another timer, which comes to the main actor first.
  private var isInBlockToChange: Bool {
    timer.call.node.ancestors.contains { ancestor in
      ancestor.as(FunctionCallExpr.self).flatMap { BlockTimerSite($0, in: context) }?.finding?.fix
        != nil
    }
  }

  fileprivate static let examples = [
    Example(
      """
      final class Clock: UIViewController {
        private var timer: Timer?

        override func viewDidLoad() {
          super.viewDidLoad()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.view.setNeedsLayout()
          }
        }
      }
      """,
      becomes: """
        final class Clock: UIViewController {
          private var timer: Timer?

          override func viewDidLoad() {
            super.viewDidLoad()
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              MainActor.assumeIsolated {
                self?.view.setNeedsLayout()
              }
            }
          }
        }
        """,
      prelude: "import UIKit"),
    Example(
      """
      @MainActor final class Countdown: NSObject {
        private var seconds = 10

        func start() {
          let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            guard let self, self.seconds > 0 else {
              timer.invalidate()
              return
            }
            self.seconds -= 1
          }
          RunLoop.main.add(timer, forMode: .common)
        }
      }
      """,
      becomes: """
        @MainActor final class Countdown: NSObject {
          private var seconds = 10

          func start() {
            let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
              nonisolated(unsafe) let timer = timer
              MainActor.assumeIsolated {
                guard let self, self.seconds > 0 else {
                  timer.invalidate()
                  return
                }
                self.seconds -= 1
              }
            }
            RunLoop.main.add(timer, forMode: .common)
          }
        }
        """,
      prelude: "import Foundation"),
    Example(
      unchanged: """
        @MainActor final class Clock {
          private var ticks = 0
          nonisolated func start() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 }
          }
        }
        """,
      because:
        "this code isn't known to be isolated to the main actor; make the timer in main-actor-isolated code",
      prelude: "import Foundation"),
  ]
}
