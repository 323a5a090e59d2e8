import Rewriter

/// What must begin at once, and not in the next turn of the run loop.
extension SDKCompletionToAsync {
  /// Why the call must not begin in the next turn of the run loop, as it does in a task.
  var reasonToBeginAtOnce: Refusal? {
    guard !site.isOwn else { return nil }
    if let receiver = receiverUsedBehind {
      return Refusal(
        .orderMatters,
        "'\(receiver)' is called again right after this call, and in a task, this call would come second; keep the handler"
      )
    }
    if let receiver = receiverGivenTheSameInFront {
      return Refusal(
        .orderMatters,
        "'\(receiver)' gets the same call right before, whose handler stays; keep this handler, too"
      )
    }
    if let end = EndedElsewhere(site, in: context) { return end.refusal }
    let function = "\(site.callback.type).\(site.callback.calleeName)"
    if ShownAtOnce.functionsWithSnapshot.contains(function) {
      return Refusal(
        .callerMayRely,
        "in a task, '\(site.callback.calleeName)' would run in the next turn of the run loop, and code that reads the "
          + "snapshot before that would find the old one; keep the handler")
    }
    let usesItems = site.twins.first?.type == "NSItemProvider"
    let deadline = CallDeadline(in: context).refusal(ofLaterCallAt: site.call.node) { end in
      switch end {
      case .access: true
      case .items: usesItems
      case .time, .report: false
      }
    }
    if let deadline { return deadline }
    if let wait = BlockingCalls(in: context).firstModalLoop(in: site.call.node.statementsBehind) {
      return Refusal(
        .callerMayRely,
        "\(wait.sentence), and the task may begin only when that has ended; keep the handler")
    }
    if let pointer = context.pointerGiven(to: site.call.node) {
      return Refusal(
        .callerMayRely,
        "what '\(pointer)' points to may be gone in the next turn of the run loop; keep the handler"
      )
    }
    if site.hasOtherClosure, site.callback.isOfAnimation {
      return Refusal(
        .otherClosure,
        "the call runs its other closure at once, and a task would do so in the next turn of the run "
          + "loop; keep the handler")
    }
    let code = site.call.node.ancestors.lazy.compactMap { $0.as(ClosureExpr.self) }.first
    guard let code, case .argument(let call, _) = ClosureUse(of: code), call.animates else {
      return nil
    }
    return Refusal(
      .callerMayRely,
      "the task runs after '\(call.calleeName ?? "")' has ended, so its changes wouldn't be animated; keep the handler"
    )
  }
}

extension SDKCompletionToAsync {
  /// The object that gets the call, where what follows in the block calls it too: the order of what one object is told to
  /// do is seen outside. Requests of a session have none.
  ///
  /// Have: UIApplication.shared.open(url) { … }; UIApplication.shared.perform(suspend)
  private var receiverUsedBehind: String? {
    guard let (receiver, item) = receiverAndStatement else { return nil }
    let name = receiver.compactText
    let isUsed = item.siblingsBehind.contains { statement in
      statement.descendantsAndSelf.contains {
        $0.as(FunctionCallExpr.self)?.receiver?.compactText == name
      }
    }
    return isUsed ? receiver.textInOneLine : nil
  }

  /// The object that gets the call, where one of the same function comes in front of it in the block: that keeps its
  /// handler for the sake of this one (``receiverUsedBehind``), and two calls of a kind are written alike.
  ///
  /// Have: provider.loadItem(forTypeIdentifier: image) { … }; provider.loadItem(forTypeIdentifier: movie) { … }
  private var receiverGivenTheSameInFront: String? {
    guard let (receiver, item) = receiverAndStatement, let function = site.call.calleeName,
      // Have: session.getAllTasks { … }, which changes nothing
      !function.hasPrefix("get")
    else { return nil }
    let name = receiver.compactText
    let isGiven = item.siblingsInFront.contains { statement in
      guard let call = statement.as(CodeBlockItem.self)?.item?.as(FunctionCallExpr.self) else {
        return false
      }
      return call.calleeName == function && call.receiver?.compactText == name
        && call.lastClosureArgument != nil
    }
    return isGiven ? receiver.textInOneLine : nil
  }

  private var receiverAndStatement: (receiver: Node, statement: Node)? {
    guard !site.function.makesSuspendedTask,
      let receiver = site.call.receiver?.withoutOptionalMarks, !receiver.isSelfReference,
      let item = site.call.node.ancestors.first(where: { $0.is(.codeBlockItem) })
    else { return nil }
    return (receiver, item)
  }

  /// Why a handler that may stay as it is must not become a task.
  var reasonToKeepHandler: Refusal? {
    guard !site.isOwn, gainsOnlyTasks else { return nil }
    return Refusal(
      .gainsNothing,
      "the handler is called on the main thread, and a task in a loop or in another task would gain nothing; keep the "
        + "handler")
  }

  /// Whether a handler that may stay as it is would become a task in each turn of a loop, or in a task.
  ///
  /// Have: for url in urls { controller.openDocument(withContentsOf: url, display: true) { … } }
  private var gainsOnlyTasks: Bool {
    let callback = site.callback
    let mayStay = callback.isolation == .mainActor || !callback.sendability.isSendable
    guard site.isCalledOnMainActor, mayStay else { return false }
    let around = site.call.node.ancestors.prefix { !$0.isFunctionLike }
    return around.contains(where: \.isLoop) || AsyncCode(around: site.call.node) != nil
  }
}

extension FunctionCallExpr {
  /// Whether what changes while the call runs its closure is animated.
  ///
  /// Have: UIView.animate(withDuration: 0.2) { … }, withAnimation { … }
  fileprivate var animates: Bool {
    if calledExpression?.referencedName == "withAnimation" { return true }
    guard let member = calledExpression?.as(MemberAccessExpr.self), let type = member.base?.text,
      let name = member.name
    else { return false }
    return SDKCallback.animations.contains("\(type).\(name)")
  }
}

extension SDKCallback {
  /// Whether the function animates what its other closure changes.
  fileprivate var isOfAnimation: Bool {
    Self.animations.contains("\(type).\(function.prefix { $0 != "(" })")
  }

  fileprivate static let animations = NameTable(
    """
    AppKit: NSAnimationContext.runAnimationGroup
    UIKit: UIView.animate UIView.animateKeyframes UIView.transition UIView.performWithoutAnimation
    """)
}

extension SDKCallback {
  /// Whether the order of such calls is that of what is sent or played: two tasks may swap them.
  var isOfStream: Bool {
    Self.streams.contains("\(type).\(function.prefix { $0 != "(" })")
  }

  private static let streams = NameTable(
    """
    Foundation: URLSessionWebSocketTask.send URLSessionStreamTask.write
    AVFAudio: AVAudioPlayerNode.scheduleBuffer AVAudioPlayerNode.scheduleFile
      AVAudioPlayerNode.scheduleSegment
    NetworkExtension: NEAppProxyTCPFlow.write NEAppProxyUDPFlow.writeDatagrams NETCPConnection.write
      NWTCPConnection.write
    """)
}
