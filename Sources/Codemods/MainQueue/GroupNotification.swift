import Rewriter

extension Codemod {
  /// The body of `group.notify(queue: .main) { … }` in nonisolated code is isolated to the main actor.
  ///
  /// The closure is not `@Sendable`, and keeps the isolation of the code that forms it (measured: Swift 6.3.1): main-actor
  /// code is accepted as it is, and runs.
  public static let groupNotification = Codemod(
    id: "group-notification",
    title: "Isolate blocks that a group calls on the main queue to the main actor",
    since: .v(5, 10),
    discussion: """
      The block that `notify(queue: .main)` of a `DispatchGroup` takes has the isolation of the code that forms it. \
      In main-actor code the block is isolated to the main actor, and Swift 6 accepts it. Elsewhere Swift 6 rejects \
      its use of main-actor state: in `MainActor.assumeIsolated` the same statements are accepted, and run when and \
      where they did.

      If Swift 6 rejects what the block captures, the finding says which type needs `@MainActor` or `Sendable`.

      All other calls are only reported, since a task group takes their place once the work that the group waits for \
      is asynchronous. Blocks for other queues that stop the program are found by `isolation-trap`.
      """,
    verdict: .safe,
    candidateTokens: ["notify"],
    examples: [
      Example(
        """
        @MainActor final class Model {
          var count = 0

          nonisolated func update(behind group: DispatchGroup) {
            group.notify(queue: .main) {
              self.count += 1
            }
          }
        }
        """,
        becomes: """
          @MainActor final class Model {
            var count = 0

            nonisolated func update(behind group: DispatchGroup) {
              group.notify(queue: .main) {
                MainActor.assumeIsolated {
                  self.count += 1
                }
              }
            }
          }
          """,
        prelude: "import Foundation"),
      Example(
        unchanged: """
          @MainActor final class Model {
            var count = 0

            func update(behind group: DispatchGroup) {
              group.notify(queue: .main) { self.count += 1 }
            }
          }
          """,
        because: "Swift 6 accepts this call",
        prelude: "import Foundation"),
    ],
    run: { context in
      context.tree.calls(of: "notify").compactMap {
        GroupNotification($0, in: context)?.finding
      }
    })
}

/// A call that has a group call something on the main queue: `group.notify(queue: .main) { … }`
private struct GroupNotification {
  private let call: FunctionCallExpr
  private let context: Context
  private let title: String

  /// What is called.
  private let work: Node

  /// `nil` for any other call, and where it is not known that it is a group's.
  init?(_ call: FunctionCallExpr, in context: Context) {
    let arguments = call.arguments?.arguments ?? []
    let labels = arguments.map { $0.label?.name ?? "" }
    let queue = arguments.first { $0.label?.name == "queue" }?.expression
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self), let base = callee.base,
      let work = call.trailingClosure?.node ?? arguments.last?.expression,
      call.additionalTrailingClosures == nil,
      Self.labels.contains(labels + (call.trailingClosure == nil ? [] : ["execute"])),
      queue.map({ [".main", "DispatchQueue.main"].contains($0.compactText) }) == true,
      case .type("DispatchGroup", isStatic: false) = context.owner(in: base)
    else { return nil }
    self.call = call
    self.context = context
    self.work = work
    title = "'\(callee.node.textInOneLine)(queue: .main)'"
  }

  private static let labels = [
    ["queue", "execute"], ["qos", "queue", "execute"], ["flags", "queue", "execute"],
    ["qos", "flags", "queue", "execute"],
  ]

  var finding: Finding {
    guard let use else {
      return context.leave(
        call.node, "leave \(title)",
        because: Refusal(
          .rightAsItIs,
          "Swift 6 accepts this call; once the work that the group waits for is asynchronous, "
            + "await it in a task group instead", isNote: true))
    }
    do throws(Refusal) {
      guard let closure = work.as(ClosureExpr.self) else {
        throw Refusal(
          .usesMainActor,
          "'\(use)' is isolated to the main actor; call it in a closure, in 'MainActor.assumeIsolated'"
        )
      }
      let block = MainActorBlock(closure: closure, context: context, parameter: "")
      var finding = context.fix(
        call.node, "isolate the block of \(title) to the main actor",
        fix: Fix(try block.edits(), insertedNames: ["MainActor"], trust: .proven))
      finding.note(HopCaptures(of: work, in: context))
      return finding
    } catch {
      return context.leave(call.node, "leave \(title)", because: error)
    }
  }

  /// What the work uses of the main actor, where it is on no actor.
  private var use: String? {
    guard let closure = work.as(ClosureExpr.self) else {
      let isFree = context.isolation(at: call.node).kind == .nonisolated
      return isFree && MainActorReference(work, in: context) != nil ? work.textInOneLine : nil
    }
    guard context.isolation(inside: closure.node).kind == .nonisolated else { return nil }
    return MainActorUses(in: closure, context).first
  }
}
