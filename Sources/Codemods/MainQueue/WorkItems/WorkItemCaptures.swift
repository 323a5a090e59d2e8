import Rewriter

/// What the work of an item captures from code that isn't known to be on the main actor: Swift 6 lets a work item
/// capture what it doesn't let cross to another actor.
struct WorkItemCaptures {
  private let creation: WorkItemCreation
  private let context: Context
  private let isolation: Isolation.Kind

  init(of creation: WorkItemCreation, in context: Context) {
    self.creation = creation
    self.context = context
    isolation = context.isolation(at: creation.call.node).kind
  }

  private var mayNotCross: Bool {
    isolation != .mainActor && !NonSendableCaptures(in: creation.closure.node, context).areSendable
  }

  /// Why the closure may not be that of a task.
  ///
  /// - Parameters:
  ///   - delay: how long it waits; only then is it kept before it runs, whoever asks for it.
  ///   - mayBeginEarly: whether it may run before statements that are after it.
  func refusal(waiting delay: Delay?, mayBeginEarly: Bool) -> Refusal? {
    if isolation == .mainActor { return nil }
    guard mayNotCross else {
      return mayBeginEarly
        ? Refusal(
          .itemOrder,
          "a task may start before the statements that follow; pass the item to the queue right after creating it"
        )
        : nil
    }
    // Have: an actor, whose state the closure of a work item may use.
    let isOfActor = isolation != .nonisolated && isolation != .unknown
    let isRejected = context.project.modules.isSwift6(context.path)
    guard isOfActor || isRejected || delay?.waits != true else { return nil }
    return Refusal(
      .notSendable, "\(code), and the task would capture values that aren't known to be Sendable",
      needs: HopCaptures(of: creation.closure.node, in: context).needs)
  }

  /// Why the change needs a review; `nil` if it doesn't.
  var doubt: String? {
    mayNotCross ? "\(code), and the task captures values that aren't known to be Sendable" : nil
  }

  private var code: String {
    let type = context.enclosingTypeNames(of: creation.call.node).first
    return "\(type.map { "'\($0)'" } ?? "this code") isn't known to be isolated to the main actor"
  }
}
