import Rewriter

/// What a reviewer has to judge of the task that a call moves to.
extension SDKCompletionToAsync {
  /// What a reviewer has to judge.
  struct Concern {
    let reason: String
    let effect: Effect
  }

  func concerns(
    of statement: HandlerCallStatement, at place: TaskIsolation, beside hops: InlinedHops,
  ) -> [Concern] {
    var concerns = concernsOfStart(of: statement, at: place)
    let absorbed = Set(hops.hops.map(\.node))
    let works = ([site] + hops.calls).contains { site in
      !site.isCalledOnMainActor
        && site.handler.statements.contains { $0.works(outside: absorbed) }
        && !site.staysOnMainThread(in: context)
    }
    if works, place.isOnMainActor || !site.isOwn {
      concerns.append(
        Concern(
          reason: place.isOnMainActor
            ? "the handler's work moves to the main thread"
            : "the handler's work moves from the framework's queue to Swift's thread pool",
          effect: .changesThread))
    }
    return concerns
  }

  /// What a reviewer has to judge of when and where the call itself is made.
  func concernsOfStart(
    of statement: HandlerCallStatement, at place: TaskIsolation,
  ) -> [Concern] {
    var concerns: [Concern] = []
    if statement.isFollowed {
      concerns.append(
        Concern(reason: "the code after the call now runs before it", effect: .reorders))
    } else if place.end == nil, let receiver = site.heldReceiver(in: context) {
      let asked = "'\(PathCondition.short(receiver))' gets the call"
      concerns.append(
        Concern(reason: "the caller continues before \(asked)", effect: .reorders))
    } else if place.end == nil,
      let name = ShownAtOnce(site, in: context)?.callerThatGoesOn
    {
      concerns.append(
        Concern(
          reason: "code after a call to '\(name)' now runs before anything is shown",
          effect: .reorders))
    }
    if site.isOwn, place.end == nil, context.isolation(at: statement.node).kind != .mainActor {
      concerns.append(
        Concern(
          reason: "it begins on \(place.isOnMainActor ? "the main thread" : "another thread")",
          effect: .changesThread))
    }
    if place.keepsSelf {
      concerns.append(
        Concern(
          reason:
            "the task\(place.end == nil ? "" : " around") keeps 'self' alive until the work is done",
          effect: .keepsAlive))
    }
    if place.end?.isOfFramework == true {
      concerns.append(
        Concern(
          reason: "the framework now waits for the work, and cancels it with the task around it",
          effect: .inheritsCancellation))
    }
    return concerns
  }
}

extension AsyncTwin {
  /// What a reviewer has to know of a function that may pass neither a value nor an error.
  ///
  /// `evaluateJavaScript(_:)` of SDKs until 2024 gives `Any`, and stops the program where a script gives
  /// nothing (WebKit pull request 37519).
  var concernOfNothing: String? {
    isThrowing && (result == "Any?" || result == "Any")
      ? "in older SDKs '\(asyncFunction)' traps if there's neither a value nor an error"
      : nil
  }
}

extension AsyncTwinCall {
  /// Whether the call is made on the main thread, and the project's function calls the handler there as well.
  fileprivate func staysOnMainThread(in context: Context) -> Bool {
    guard let callee = function.callee, context.isolation(at: call.node).kind == .mainActor else {
      return false
    }
    return HandlerThreads(context).isMain(forHandlerOf: callee)
  }
}

extension HandlerCallStatement {
  var isFollowed: Bool { node.isFollowed(besides: resumption) }
}

extension Node {
  /// Whether a statement follows in the code around, on a path from the node.
  var isFollowed: Bool { isFollowed(besides: nil) }

  fileprivate func isFollowed(besides resumption: Node?) -> Bool {
    for ancestor in ancestors {
      if ancestor.isFunctionLike || ancestor.is(.returnStmt) || ancestor.is(.guardStmt) {
        return false
      }
      if let item = ancestor.as(CodeBlockItem.self), let list = item.node.parent {
        let rest = list.children.filter {
          $0.range.lowerBound > item.range.lowerBound && $0 != resumption
        }
        if let next = rest.first {
          return next.as(CodeBlockItem.self)?.item?.is(.returnStmt) != true
        }
      }
    }
    return false
  }
}
