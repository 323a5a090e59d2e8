import Rewriter

/// A file as it would be seen if one of its types were isolated to the main actor, once for each type.
struct AssumedContexts {
  private let contexts = Memo<String, Context>()

  /// `nil` for code in no type of the project, and under an assumption.
  func assumingMainActor(around node: Node, in context: Context) -> Context? {
    let project = context.project
    guard project.assumedOnMainActor.isEmpty,
      let type = context.enclosingTypeNames(of: node).first.map({ project.resolve($0) }),
      project.types.contains(type)
    else { return nil }
    return contexts.answer(to: type) { context.assuming(onMainActor: [type]) }
  }
}

extension ReasonKey {
  /// Whether a refusal of a call on the main actor is one off it as well.
  var isOfAnyThread: Bool {
    ![.blockingCall, .changesElsewhere, .mayDeadlock, .notOnMainActor, .waitsForMainThread]
      .contains(self)
  }
}
