import Rewriter

/// What of a closure's statements changes where they become those of a task: some calls aren't available in asynchronous
/// code, and behind an `await`, some mean the asynchronous functions of their name.
struct StatementsOfTask {
  /// What only assumes the main actor, which isn't available in a task; `nil` where the statements may all stay.
  private var assumptions: NeedlessAssumptions?

  /// `completion: nil`, with which a call means the function that it means today.
  private var handlers: [Edit] = []

  /// - Parameter isAwaitBefore: whether an `await` comes before the statements.
  /// - Throws: why they can't become those of a task.
  init(
    of closure: ClosureExpr, behindAwait isAwaitBefore: Bool, in context: Context,
  ) throws(Refusal) {
    var code = [closure.node]
    if context.noasyncName(in: code) != nil {
      let assumptions = NeedlessAssumptions(in: closure, context)
      if !assumptions.calls.isEmpty, context.noasyncName(in: assumptions.work) == nil {
        self.assumptions = assumptions
        code = assumptions.work
      }
    }
    if let name = context.noasyncName(in: code) {
      throw Refusal.unavailable(name).reworded { "\($0); \(Self.advice)" }
    }
    guard isAwaitBefore, !closure.isAsynchronous else { return }
    let calls = SynchronousCalls(context)
    let omitting = calls.handlersToSpellOut(in: code)
    handlers = omitting.map(\.edit)
    if let name = calls.firstName(in: code, butFor: Set(omitting.map(\.call))) {
      throw Refusal(
        .changesMeaningInAsync,
        "'\(name)' has an asynchronous version, which the task would call; \(Self.advice)"
      )
    }
  }

  private static let advice = "move the statements into a synchronous function, and call that"

  var isOutdented: Bool { assumptions != nil }

  func edits(in tree: Tree) -> [Edit] { (assumptions?.edits(in: tree) ?? []) + handlers }
}

extension Refusal {
  /// Why code that has the name can't become asynchronous.
  static func unavailable(_ name: String) -> Refusal {
    Refusal(.changesMeaningInAsync, "'\(name)' may be unavailable in asynchronous code")
  }
}
