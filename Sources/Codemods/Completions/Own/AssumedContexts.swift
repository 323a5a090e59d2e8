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

  /// What keeps a call even where the type around is isolated to the main actor, in place of the advice to isolate it.
  ///
  /// - Parameter finding: what becomes of the call there.
  func refusal(
    of site: AsyncTwinCall, besideIsolation reason: Refusal, in context: Context,
    finding: (AsyncTwinCall, Context) -> Finding,
  ) -> Refusal {
    guard [.notOnMainActor, .unknownIsolation].contains(reason.key),
      let closure = site.handler.closure,
      let together = assumingMainActor(around: closure.node, in: context),
      let site = AsyncTwinCall(closure, in: together),
      let other = finding(site, together).refusal
    else { return reason }
    guard other.key.isOfAnyThread else {
      // Nonisolated code may wait where the main actor may not.
      if reason.key == .unknownIsolation { return reason }
      return Refusal(reason.key, "\(reason.condition); keep the handler")
    }
    // What a reader could do about the call would not be enough.
    return other.key.isOfCallItself
      ? Refusal(reason.key, "\(reason.condition), and \(other.condition); keep the handler") : other
  }
}

extension ReasonKey {
  /// Whether the reader could write the call in another way.
  fileprivate var isOfCallItself: Bool {
    [.argumentMayFail, .capturesVariable, .handlerParameters, .readEarlier].contains(self)
  }

  /// Whether a refusal of a call on the main actor is one off it as well.
  var isOfAnyThread: Bool {
    ![
      .blockingCall, .changesElsewhere, .mayDeadlock, .notOnMainActor, .usesMainActor,
      .waitsForMainThread,
    ]
    .contains(self)
  }
}
