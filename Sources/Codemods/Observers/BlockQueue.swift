import Rewriter

/// Where a block for notifications runs: `addObserver(forName:object:queue:…)`
struct BlockQueue {
  private let context: Context

  /// The receiver, or the callee where the receiver is a `self` that isn't written.
  let center: Node
  private let isOfSelf: Bool
  private let queue: Node

  /// That of the notification.
  let name: Node?

  /// `nil` for any other call.
  init?(_ call: FunctionCallExpr, in context: Context) {
    let arguments = call.arguments?.arguments ?? []
    guard call.calleeName == "addObserver",
      arguments.prefix(3).map({ $0.label?.name }) == ["forName", "object", "queue"],
      let queue = arguments[2].expression, let callee = call.calledExpression
    else { return nil }
    let receiver = callee.as(MemberAccessExpr.self)?.base
    isOfSelf =
      receiver?.isSelfReference != false && context.isInNotificationCenter(call.node)
    guard let center = receiver ?? (isOfSelf ? callee : nil) else { return nil }
    (self.context, self.center, self.queue) = (context, center, queue)
    name = arguments[0].expression
  }

  /// Makes it the main queue, unless it is.
  ///
  /// - Parameter use: what in the block needs the main actor, for reasons.
  func edits(because use: String) throws(Refusal) -> [Edit] {
    guard isOfNotificationCenter else {
      throw Refusal(
        .unknownCenter,
        "we can't tell whether '\(center.textInOneLine)' is a notification center; write its type")
    }
    guard isMain || queue.isNil else {
      throw Refusal(
        .wrongQueue,
        "'\(use)' is isolated to the main actor, but the block runs on '\(queue.textInOneLine)'; observe on '.main'"
      )
    }
    if isMain { return [] }
    if let constant = name.flatMap({ NotificationName($0).constant }),
      context.project.sdk.notification(named: constant)?.mustStay == true
    {
      throw Refusal(
        .postingThread, "'\(constant)' must be handled on the thread that posts it; keep the block")
    }
    return [Edit(replace: queue.range, with: ".main")]
  }

  /// Whether the receiver is known to be a notification center.
  var isOfNotificationCenter: Bool {
    isOfSelf || NotificationCenters(context: context).identity(of: center) != nil
  }

  /// Why a reader has to look at when the block runs: the thread that posts waits for the main thread then.
  var doubt: String? {
    guard !isMain, let constant = name.flatMap({ NotificationName($0).constant }),
      let thread = context.project.sdk.notification(named: constant)?.thread,
      [.background, .any].contains(thread)
    else { return nil }
    return
      "'\(constant)' may be posted on another thread, which now waits there for the main thread"
  }

  /// What a caller could notice.
  var effects: [Effect] { isMain ? [] : [.changesThread] }

  /// `.main`, `OperationQueue.main`
  var isMain: Bool { [".main", "OperationQueue.main"].contains(queue.compactText) }
}

extension Context {
  /// Have: extension NotificationCenter { func observe() { addObserver(forName: …) } }
  fileprivate func isInNotificationCenter(_ node: Node) -> Bool {
    guard let type = enclosingTypeNames(of: node).first else { return false }
    return foreignAncestry(of: type).contains("NotificationCenter")
  }
}
