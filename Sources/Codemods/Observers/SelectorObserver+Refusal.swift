import Rewriter

extension SelectorObserver {
  /// Throws why the registration is left as it is, whatever becomes of its removal.
  func check() throws(Refusal) -> (center: CenterIdentity, hop: HoppingHandler?) {
    let center = try checkCall()
    try checkObserver()
    let hop = try hoppingHandler()
    if hop?.isOnMainActor ?? true {
      try context.checkIsMainActorClass(host, calling: nameOfIsolatedHandler)
    }
    try checkNotification()
    return (center, hop)
  }

  private var nameOfIsolatedHandler: String? {
    HandlerSearch(host: host, argument: .notification, context: context, isOfType: isType)
      .nameOfIsolatedHandler(named: registration.selector?.expression)
  }

  private func checkCall() throws(Refusal) -> CenterIdentity {
    let labels = registration.call.arguments?.arguments.map { $0.label?.name ?? "_" } ?? []
    if labels.contains("suspensionBehavior") {
      throw Refusal(
        .unsupportedArgument, "the observer has a 'suspensionBehavior:', which a block can't have")
    }
    guard labels == ["_", "selector", "name", "object"], registration.call.trailingClosure == nil
    else {
      throw Refusal(.shadowedName, "'addObserver' may not be NotificationCenter's")
    }
    guard case .statement = StatementPlace(of: node) else {
      throw Refusal(.partOfExpression, "the result of the call is used")
    }
    guard let center = registration.center else {
      throw Refusal(.unknownCenter, "there's no notification center before 'addObserver'")
    }
    guard let identity = NotificationCenters(context: context).identity(of: center) else {
      throw Refusal(
        .unknownCenter,
        "we can't tell whether '\(center.textInOneLine)' is a notification center; write its type")
    }
    if let first = registration.observer.node.firstToken, let last = registration.name?.label,
      context.tree.hasComment(between: first, and: last)
    {
      throw Refusal(.commentInTheWay, "there's a comment between the arguments; move it")
    }
    return identity
  }

  private func checkObserver() throws(Refusal) {
    guard let observer = registration.observer.expression, observer.isSelfReference else {
      let text = registration.observer.expression?.textInOneLine ?? ""
      throw Refusal(
        .observerIsNotSelf,
        "the observer is '\(text)', not 'self'; register the observer in its own type")
    }
    _ = try context.isSelfType(at: node)
  }

  private func checkNotification() throws(Refusal) {
    if registration.notificationName == .any {
      throw Refusal(
        .everyNotification,
        "the observer gets notifications of every name; name the one that it needs")
    }
    if let name = registration.notificationName.constant,
      let known = context.project.sdk.notification(named: name), known.mustStay
    {
      throw Refusal(.postingThread, "'\(name)' must be handled on the thread that posts it")
    }
  }
}
