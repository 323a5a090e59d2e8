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
      A main-actor method that a notification calls by its selector is called on whichever thread posts. \
      In the Swift 6 language mode the program then stops; before, it raced. A block on the main queue is \
      always called on the main thread.

      What stays as it was: the handler, what else calls it, how often and in which order it is called, \
      and that it has returned when `post` returns. Posted off the main thread, the notification now \
      waits for the main thread, where the handler runs.

      - The block captures `self` weakly, as the notification centre does. A type that never removed its \
      observer keeps none; what is left of one after its object is an empty block.
      - A handler that takes the notification gets it. One that does not read it, and that nothing else calls, \
      loses the parameter.
      - A handler that does nothing but hop gets a block on the thread that posts, as its selector was, so that \
      whoever posts need not wait for the main thread: with its own body, where nothing else calls it. One that is \
      overridden gets a task (`--observer-style task`).
      - A handler that hops among other things, or calls what hops, expects to be called on another thread. Unless the \
      module is in Swift 6, where its selector would stop the program, it wants a reader: where the main thread waits \
      for whoever posts, both would hang.
      - `removeObserver(self)` does not remove a block. Where a type removes its observers, it keeps what \
      `addObserver` returns: in an array, or in a property of its own where it is registered once. Every \
      removal that is about one of them is rewritten.
      - `@objc` goes where nothing in the project names the method for the Objective-C runtime any more.
      - A project's own function that registers its caller's selector, as `observe(name, selector: s)`, is \
      found, and so are its calls. Declare a function of the same name that takes a `@MainActor` closure as \
      its last argument, where the selector was, and the calls are given closures: each wants a reader, who \
      knows how the function removes what it registers.

      Left alone, each with its reason: observers that are not `self` or not on the main actor, handlers \
      that are `nonisolated`, selectors that are not spelt out, notifications that have to be handled on \
      the thread that posts them (such as those of Core Data's contexts), and removals that other files \
      have to make, also those in Objective-C.
      """,
    verdict: .safe,
    candidateTokens: ["addObserver", "selector:"],
    examples: SelectorObserver.examples,
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
    var finding = context.leave(node, "leave the observer '\(name)'", because: cause.reason)
    finding.needs = cause.needs
    return finding
  }

  /// - Parameters:
  ///   - doubt: what a reader has to know; `nil` if nothing.
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
