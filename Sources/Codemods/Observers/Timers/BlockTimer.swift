import Rewriter

extension Codemod {
  /// The body of `Timer.scheduledTimer(withTimeInterval:repeats:) { … }` goes to the main actor.
  ///
  /// The block is `@Sendable`, and so not isolated, whichever run loop calls it.
  public static let blockTimer = Codemod(
    id: "block-timer",
    title: "Let blocks of timers on the main run loop be on the main actor",
    since: .v(5, 10),
    discussion: """
      The block of a timer is not isolated, whichever run loop calls it: Swift 6 rejects what it does with \
      main-actor state. A timer that main-actor code schedules is in the main run loop, which calls the block on \
      the main thread. In `MainActor.assumeIsolated` the same statements are accepted, and run when and where \
      they did.

      - A timer that the body uses, as to invalidate it, is handed on.
      - A method of the main actor that is handed over in place of a block is called in one.
      - Bodies that use no main-actor state themselves, as those that start a task, stay as they are.

      Left alone, each with its reason: blocks that capture what is known not to be Sendable, as `self` of a class \
      that is on no actor is, which Swift 6 rejects; timers that are not evidently in the main run loop, as those that code \
      on no actor makes, and blocks with local functions, which a block cannot capture.
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

  /// `nil` where the block uses no state of the main actor, and captures what it may.
  fileprivate var finding: Finding? {
    if let closure = block.as(ClosureExpr.self) {
      guard MainActorUses(in: closure, context).first != nil else {
        return context.isShadowed("Timer", at: timer.call.node)
          ? nil
          : context.leave(
            timer.call.node, "leave the timer's block", becauseOfCaptureIn: closure)
      }
      return finding("the timer's block") { () throws(Refusal) in
        try MainActorBlock(closure: closure, context: context, parameter: "timer").edits()
      }
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
        timer.call.node, "call \(title) on the main actor",
        fix: Fix(try edits(), insertedNames: ["MainActor"], trust: .proven))
    } catch {
      if isInBlockToChange { return nil }
      return context.leave(timer.call.node, "leave \(title)", because: error.reason)
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
      because: "the code here is not known to be on the main actor",
      prelude: "import Foundation"),
  ]
}
