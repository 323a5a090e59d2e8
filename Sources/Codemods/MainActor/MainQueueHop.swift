import Rewriter

extension Codemod {
  /// `DispatchQueue.main.async { … }` becomes `Task { @MainActor in … }`.
  ///
  /// Swift's type checker gives the closure of the literal chain `DispatchQueue.main.async` the
  /// type `@MainActor () -> Void`. Of 83 shapes compiled in five modes with Swift 6.3.1, the two
  /// forms are accepted or rejected together in 79; the task is worse in two, which are handled
  /// here (a value that is not Sendable, a generic result), and better in two. Work that is asked
  /// for from one thread starts in the order of the asking, also when both forms are mixed
  /// (SE-0431).
  public static let mainQueueHop = Codemod(
    id: "main-queue-hop",
    title: "Hop to the main actor with `Task { @MainActor in … }`",
    since: .v(5, 5),
    discussion: """
      A hop to the main queue becomes a task of the main actor: the form that Swift 6 checks without a \
      special case, and that the rest of a migration can build on.

      Nothing but the call around the closure changes. The work starts as late as before and in the same \
      order, on the main thread. What can be noticed: task-local values are inherited. Compilers older \
      than Swift 6.0 do not keep the order of tasks that are started off the main thread.

      - A closure without a signature whose last value may not be Sendable gets one: \
      `{ @MainActor () -> Void in … }`.
      - Where the hop is all of a closure whose result is inferred, `_ =` keeps that result `Void`.
      - `[weak self]` of a closure around is repeated where the hop uses the weak `self`.
      - A hop that is asked for on the main actor means "in the next turn", and still does.

      Left alone, each with its reason: hops in `deinit`, hops whose value is used, work that is not a \
      closure literal, arguments other than `execute:`, calls that are not available in asynchronous \
      code (`lock()`, `Thread.isMainThread`), and a `DispatchQueue` that is not Dispatch's.
      """,
    verdict: .safe,
    candidateTokens: ["DispatchQueue"],
    examples: [
      Example(
        """
        func show(_ text: String) {
          DispatchQueue.main.async {
            label.text = text  // The label is read only on screen.
          }
        }
        """,
        becomes: """
          func show(_ text: String) {
            Task { @MainActor in
              label.text = text  // The label is read only on screen.
            }
          }
          """,
        prelude: screen),
      Example(
        """
        session.dataTask(with: url) { [weak self] data, _, _ in
          guard let data else { return }
          DispatchQueue.main.async { self?.store(data) }
        }.resume()
        """,
        becomes: """
          session.dataTask(with: url) { [weak self] data, _, _ in
            guard let data else { return }
            Task { @MainActor [weak self] () -> Void in self?.store(data) }
          }.resume()
          """,
        prelude: screen),
      Example(
        """
        DispatchQueue.main.async(execute: { [unowned self] in self.count += 1 })
        """,
        becomes: """
          Task { @MainActor [unowned self] in self.count += 1 }
          """,
        prelude: screen),
      Example(
        """
        func reload() {
          return DispatchQueue.main.async { self.count = 0 }
        }
        """,
        becomes: """
          func reload() {
            Task { @MainActor in self.count = 0 }
            return
          }
          """,
        prelude: screen),
      Example(
        unchanged: """
          DispatchQueue.main.async { self.lock.lock() }
          """,
        because: "'lock' may not be available in asynchronous code"),
      Example(
        unchanged: """
          deinit {
            DispatchQueue.main.async { [token] in token.cancel() }
          }
          """,
        because: "it is in a deinit"),
      Example(
        unchanged: """
          DispatchQueue.main.async(execute: work)
          """,
        because: "'work' is not a closure literal"),
    ],
    run: hopToMainActor)

  /// What the examples use and do not show.
  private static let screen = """
    import UIKit

    final class Screen: UIViewController {
      let session = URLSession.shared
      let url = URL(filePath: "/")
      let label = UILabel()
      var count = 0
      @discardableResult func store(_ data: Data) -> NSObject { NSObject() }
      override func viewDidLoad() {
        …
      }
    }
    """
}

/// A finding for every mention of `DispatchQueue.main.async` in the file.
@Sendable
private func hopToMainActor(_ context: Context) -> [Finding] {
  context.tree.all(MemberAccessExpr.self).compactMap { callee in
    guard let hop = MainQueueHop(callee: callee) else {
      return callee.isRoundaboutHop
        ? context.leave(
          callee.node, "leave '\(callee.node.compactText)'",
          because: "'DispatchQueue.main' is not written right in front of it") : nil
    }
    let name = hop.callee.node.compactText
    if let reason = hop.refusal(in: context) {
      return context.leave(hop.node, "leave '\(name)'", because: reason)
    }
    return context.fix(
      hop.node, "replace '\(name)' with 'Task { @MainActor in }'",
      effects: [.inheritsTaskLocals], fix: hop.fix(in: context),
    )
  }
}

/// A place that says `DispatchQueue.main.async`.
struct MainQueueHop {
  let callee: MemberAccessExpr

  /// `DispatchQueue`, the name that must be Dispatch's.
  let queueType: Node

  /// The call; `nil` where the method is only referred to.
  let call: FunctionCallExpr?

  /// `nil` for a mention of any other member.
  init?(callee: MemberAccessExpr) {
    guard callee.name == "async", let main = callee.base?.as(MemberAccessExpr.self),
      main.name == "main", let queueType = main.base, Self.isDispatchQueue(queueType)
    else { return nil }
    self.callee = callee
    self.queueType = queueType
    let parent = callee.node.parent?.as(FunctionCallExpr.self)
    call = parent?.calledExpression == callee.node ? parent : nil
  }

  /// Whether the node is `DispatchQueue` or `Dispatch.DispatchQueue`.
  private static func isDispatchQueue(_ node: Node) -> Bool {
    if let member = node.as(MemberAccessExpr.self) {
      return member.name == "DispatchQueue"
        && member.base?.as(DeclReferenceExpr.self)?.name == "Dispatch"
    }
    return node.as(DeclReferenceExpr.self)?.name == "DispatchQueue"
  }

  /// The call, or the mention where there is none.
  var node: Node { call?.node ?? callee.node }

  var arguments: [LabeledExpr] { call?.arguments?.arguments ?? [] }

  /// The work, where it is a closure literal.
  var closure: ClosureExpr? {
    call?.trailingClosure ?? arguments.first?.expression?.as(ClosureExpr.self)
  }
}
