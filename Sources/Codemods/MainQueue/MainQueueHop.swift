import Rewriter

extension Codemod {
  /// `DispatchQueue.main.async { … }` becomes `Task { @MainActor in … }`.
  ///
  /// Swift's type checker gives the closure of the literal chain `DispatchQueue.main.async` the
  /// type `@MainActor () -> Void`. Of 83 shapes compiled in five modes with Swift 6.3.1, the two
  /// forms are accepted or rejected together in 79; the task is worse in two, which are handled
  /// here (a value that isn't Sendable, a generic result), and better in two. Work that is asked
  /// for from one thread starts in the order of the asking, also when both forms are mixed
  /// (SE-0431).
  public static let mainQueueHop = Codemod(
    id: "main-queue-hop",
    title: "Hop to the main actor with `Task { @MainActor in … }`",
    since: .v(5, 5),
    discussion: """
      A hop to the main queue becomes a main-actor task: the form that Swift 6 checks without a special \
      case, and that the rest of a migration can build on.

      Only the call around the closure changes. The work starts as late as before and in the same order, \
      on the main thread. Callers may notice that the task inherits task-local values. Compilers older \
      than Swift 6.0 don't keep the order of tasks, so the change has the effect `needs-toolchain` unless \
      the module requires Swift 6.

      | `DispatchQueue.main` | becomes | verdict |
      |---|---|---|
      | `.async { … }`, `.async(execute: { … })` | `Task { @MainActor in … }` | safe |
      | the body's value may not be Sendable | `Task { @MainActor () -> Void in … }` | safe |
      | all of it is `MainActor.assumeIsolated { … }` | `Task { @MainActor in … }`, without that call | safe |
      | the closure reads a local `var` that no longer changes | `Task { @MainActor [x] in … }` | safe |
      | the closure uses the weak `self` of an enclosing closure | `Task { @MainActor [weak self] in … }` | safe |
      | the call is all of a closure whose result type is inferred | `_ = Task { @MainActor in … }` | safe |
      | the closure calls something that a task can't call: `lock()`, `Thread.isMainThread` | `Task { @MainActor in let body: \
      @MainActor () -> Void = { … }; body() }` | review |
      | `return DispatchQueue.main.async { … }` | `Task { @MainActor in … }`, and `return` | safe |
      | `.async(execute: f)`, where `f` cannot change | `Task { @MainActor in f() }` | safe |
      | `.async(execute: self.action)`, a closure in a property | `Task { @MainActor [work = self.action] \
      in work() }` | safe |
      | the last statement of a task that nothing stores | `await MainActor.run { … }` | safe |
      | elsewhere in asynchronous code off the main actor | `await MainActor.run { … }` | review, \
      `runs-later` |
      | on the main actor, with the value of an `await` directly before it | the statements themselves | review, \
      `reorders` |
      | `.async { Task { @MainActor in … } }` | the task, without the hop | review, `reorders` |
      | on the main actor otherwise, meaning "in the next turn of the run loop" | `Task { @MainActor in … }` | safe |

      In asynchronous code, a hop whose captures aren't known to be Sendable becomes a task, because the \
      closure of `MainActor.run` may capture less than a task.

      If Swift 6 rejects what the closure captures, it does so with or without the change. The finding \
      then says which type needs `@MainActor` or `Sendable`, and `migrate report` counts how many sites \
      one annotation would fix.

      Left unchanged, each with its reason: hops in `deinit`, hops whose result is used, work items and \
      unknown work, queues under other names, arguments other than `execute:`, `unowned` captures, local \
      variables that change in the hop or after it, functions that wait for a semaphore or a group, code \
      for systems or compilers without tasks, arguments of macros, and a `DispatchQueue` that isn't \
      Dispatch's.
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
        func start(completion: @escaping () -> Void) {
          DispatchQueue.main.async(execute: completion)
        }
        """,
        becomes: """
          func start(completion: @escaping () -> Void) {
            Task { @MainActor in completion() }
          }
          """,
        prelude: screen),
      Example(
        """
        func show(_ title: String) {
          var lines = [title]
          lines.append("b")
          DispatchQueue.main.async { self.count = lines.count }
        }
        """,
        becomes: """
          func show(_ title: String) {
            var lines = [title]
            lines.append("b")
            Task { @MainActor [lines] in self.count = lines.count }
          }
          """,
        prelude: screen),
      Example(
        """
        Task.detached {
          let count: Int = 2 + 3
          DispatchQueue.main.async { self.count = count }
        }
        """,
        becomes: """
          Task.detached {
            let count: Int = 2 + 3
            await MainActor.run { self.count = count }
          }
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
          deinit {
            DispatchQueue.main.async { [token] in token.cancel() }
          }
          """,
        because:
          "this code is in 'deinit', where a task may capture only what is known to be Sendable; keep the call"
      ),
      Example(
        unchanged: """
          DispatchQueue.main.async(execute: work)
          """,
        because: "we can't tell whether 'work' is a closure"),
      Example(
        unchanged: """
          DispatchQueue.main.async { [unowned self] in self.count += 1 }
          """,
        because: "the closure captures 'self' as 'unowned'"),
    ],
    advice: "keep the queue",
    run: hopToMainActor)

  /// What the examples use and don't show.
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
  context.tree.accesses(to: "async").compactMap { callee in
    let found =
      MainQueueHop(callee: callee) ?? MainQueueHop(callee: callee, byConstantIn: context)
    guard let hop = found else { return context.leaveDisguised(callee) }
    // `work-item-to-task` decides on those.
    if let value = hop.value, context.isWorkItem(value) { return nil }
    if let reason = hop.refusal(in: context) {
      return context.leave(hop.node, "leave '\(callee.node.textInOneLine)'", because: reason)
        .noted { finding in
          guard let work = hop.work, context.oldSystem(at: hop.node) == nil else { return }
          finding.note(HopCaptures(of: work, in: context))
        }
    }
    return hop.finding(in: context)
  }
}

extension Context {
  /// A hop in a spelling that no fix is written for; `nil` for what is no hop.
  fileprivate func leaveDisguised(_ callee: MemberAccessExpr) -> Finding? {
    if callee.isRoundaboutHop {
      return leave(
        callee.node, "leave '\(callee.node.textInOneLine)'",
        because:
          Refusal(
            .aliasedQueue,
            "'DispatchQueue.main' isn't written directly before '.async'; write 'DispatchQueue.main.async' and run again"
          ))
    }
    return leaveAlias(of: "DispatchQueue", in: callee)
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
      main.name == "main", let queueType = main.base, queueType.isDispatchQueue
    else { return nil }
    self.callee = callee
    self.queueType = queueType
    let parent = callee.node.parent?.as(FunctionCallExpr.self)
    call = parent?.calledExpression == callee.node ? parent : nil
  }

  /// The same for a constant that is the main queue: `let queue = DispatchQueue.main`.
  init?(callee: MemberAccessExpr, byConstantIn context: Context) {
    guard
      let site = MainQueueCall(callee: callee, of: "async", byConstantIn: context),
      let queue = callee.base
    else { return nil }
    self.callee = callee
    queueType = queue
    call = site.call
  }

  /// The call, or the mention where there is none.
  var node: Node { call?.node ?? callee.node }

  var arguments: [LabeledExpr] { call?.arguments?.arguments ?? [] }

  /// The work, where it is a closure literal.
  var closure: ClosureExpr? { call?.trailingClosure ?? value?.as(ClosureExpr.self) }

  /// What `execute:` is given.
  var value: Node? { call?.trailingClosure == nil ? arguments.first?.expression : nil }

  /// What the main queue is to run.
  var work: Node? { closure?.node ?? value }
}
