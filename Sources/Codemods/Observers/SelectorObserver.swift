import Rewriter

extension Codemod {
  /// `addObserver(self, selector: …)` becomes `addObserver(forName:object:queue: .main) { … }`.
  ///
  /// In Swift 6 the Objective-C entry of a main-actor method stops the program when it is called
  /// off the main thread; a block on the main queue is called on the main thread, before `post`
  /// returns, as a selector is. What the block may capture and do was compiled with Swift 6.3.1 in
  /// six modes.
  public static let selectorObserver = Codemod(
    id: "selector-observer",
    title: "Observe notifications with a block on the main queue",
    since: .v(5, 10),
    discussion: """
      A notification calls a selector on the thread that posts. If the method is isolated to the main actor, and \
      another thread posts, the program traps in the Swift 6 language mode; before, it had a data race. A block on \
      the main queue is always called on the main thread.

      The handler doesn't change, nor do its other callers, how often and in which order it is called, and that it \
      has returned when `post` returns. If another thread posts, `post` now waits for the main thread, where the \
      handler runs.

      - The block captures `self` weakly, as the notification center does. The center also forgets the observer once \
      the object is gone, but it doesn't forget a block: a type that never removed its observer gets a `deinit` that \
      does. An object that the app keeps for as long as it runs (its delegate, or a `static let` of its own type) \
      needs none. Where there's no place for the token, the selector stays.
      - A handler that takes the notification gets it. A handler that doesn't read it, and that nothing else calls, \
      loses the parameter.
      - A handler that only looks at what it is given, and hops to the main actor itself, becomes `nonisolated`, and its \
      selector stays. What a hop reads of the notification is read before it. An overridden handler that does \
      nothing but hop gets a task (`--observer-style task`).
      - A handler that hops among other things, or calls a function that does, may be called on another \
      thread; so may the other handlers of that notification, and those of a notification that is posted in work of a \
      background queue. They get a task, too, which needs a review: both threads would hang if `post` waited for the main \
      thread and that for the posting one. In a module in Swift 6 mode, where the selector would trap, they get a block \
      on the main queue.
      - `removeObserver(self)` doesn't remove a block. A type that removes its observers stores the tokens that \
      `addObserver` returns: in an array, or in a property of its own for an observer that is registered once. Every \
      removal of such an observer is rewritten.
      - `@objc` goes away if nothing in the project names the method for the Objective-C runtime anymore.
      - Some projects have a function that registers its caller's selector, such as `observe(name, selector: s)`. \
      Declare a function of the same name that takes a `@MainActor` closure as its last argument, in place of the \
      selector, and the codemod passes it closures. Each of these changes needs a review by somebody who knows how \
      the function removes what it registers.

      Left unchanged, each with its reason: observers other than `self` or not isolated to the main actor, handlers \
      that are `nonisolated`, selectors that aren't written as `#selector(…)`, notifications that must be handled on \
      the thread that posts them (such as those of Core Data contexts), and observers that other files remove, \
      Objective-C files included.
      """,
    verdict: .safe,
    candidateTokens: ["addObserver", "selector:"],
    examples: SelectorObserver.examples,
    advice: "keep the selector",
    run: observeWithBlocks)
}

/// A finding for every selector observer in the file.
@Sendable
private func observeWithBlocks(_ context: Context) -> [Finding] {
  let calls = context.tree.calls(withArgument: "selector")
  let observers = calls.compactMap { SelectorObserver($0, in: context) }
  let wrapped = calls.compactMap { WrappedObserver($0, in: context)?.finding }
  guard !observers.isEmpty else { return wrapped }
  return ObserverPlan(for: observers, in: context).findings + wrapped
}

/// A place that registers an observer by a selector.
struct SelectorObserver {
  let registration: NotificationCall
  let context: Context

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr, in context: Context) {
    guard let registration = NotificationCall(call), !registration.isRemoval else { return nil }
    self.registration = registration
    self.context = context
  }

  var node: Node { registration.call.node }

  /// The qualified name of the type that the call is in; empty for none.
  var host: String { context.enclosingTypeNames(of: node).first ?? "" }

  /// Whether the observer is the type itself, in static code.
  var isType: Bool { context.isInStaticCode(node) }

  /// The findings' messages name the selector, which tells the observers of a file apart.
  private var name: String { registration.selector?.expression?.textInOneLine ?? "" }

  func leave(_ cause: Refusal) -> Finding {
    context.leave(node, "leave the observer '\(name)'", because: cause)
  }

  /// The selector stays: its method becomes right on any thread.
  func fix(freeing handler: SelectorHandler, as freed: FreedHandler) -> Finding {
    var finding = context.fix(
      node, "mark the handler '\(handler.name)' 'nonisolated'", verdict: .safe, effects: [],
      fix: freed.fix)
    finding.marksUnsafe = freed.marksUnsafe
    return finding
  }

  /// - Parameters:
  ///   - doubt: what a reviewer has to know; `nil` if nothing.
  ///   - marksUnsafe: whether what the fix writes for this observer is unsafe.
  func fix(
    _ fix: Fix, effects: [Effect], doubt: String? = nil, marksUnsafe: Bool,
  ) -> Finding {
    var finding = context.fix(
      node, "observe with a block instead of '\(name)'", verdict: doubt == nil ? .safe : .review,
      because: doubt, effects: effects, fix: fix)
    finding.marksUnsafe = marksUnsafe
    return finding
  }
}
