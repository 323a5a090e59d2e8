import Rewriter

extension SelectorObserver {
  /// Throws why the registration is left as it is, whatever becomes of its removal.
  func check() throws(LeftAlone) {
    try checkCall()
    try checkObserver()
    try checkHost()
    try checkNotification()
  }

  private func checkCall() throws(LeftAlone) {
    let labels = registration.call.arguments?.arguments.map { $0.label?.name ?? "_" } ?? []
    guard labels == ["_", "selector", "name", "object"], registration.call.trailingClosure == nil
    else {
      throw LeftAlone(reason: "it may be an overload that is not NotificationCenter's")
    }
    guard case .statement = StatementPlace(of: node) else {
      throw LeftAlone(reason: "its value is used")
    }
    guard let center = registration.center else {
      throw LeftAlone(reason: "there is no notification center in front of it")
    }
    guard NotificationCenters(context: context).identity(of: center) != nil else {
      throw LeftAlone(
        reason: "it is not evident that '\(center.compactText)' is a notification center")
    }
    if let first = registration.observer.node.firstToken, let last = registration.name?.label,
      context.tree.hasComment(between: first, and: last)
    {
      throw LeftAlone(reason: "there is a comment between its arguments")
    }
  }

  private func checkObserver() throws(LeftAlone) {
    guard let observer = registration.observer.expression, observer.isSelfReference else {
      let text = registration.observer.expression?.compactText ?? ""
      throw LeftAlone(reason: "the observer is '\(text)', not 'self'")
    }
    for ancestor in node.ancestors where ancestor.parent?.is(.memberBlockItem) == true {
      if ancestor.is(.deinitializerDecl) {
        throw LeftAlone(reason: "it is in a deinit, which a block must not outlive with 'self'")
      }
      if ancestor.isTypeMember { throw LeftAlone(reason: "'self' is a type here") }
      return
    }
    throw LeftAlone(reason: "there is no class around it")
  }

  private func checkHost() throws(LeftAlone) {
    if let `protocol` = context.project.types[host]?.first(where: { $0.kind == .protocol }) {
      throw LeftAlone(
        reason: "'\(`protocol`.name)' is a protocol, and what conforms may not be on the main actor"
      )
    }
    let isolation = context.project.isolation(ofType: host)
    switch isolation.kind {
    case .mainActor: break
    case .nonisolated, .caller:
      let path = context.project.types[host]?.first?.path
      throw LeftAlone(
        reason: "'\(host)' is not on the main actor",
        needs: path.map { [Need(.type, name: host, path: $0)] } ?? [])
    case .actor:
      throw LeftAlone(
        reason:
          "'\(host)' is an actor, and its handlers are nonisolated: they may run on any thread"
      )
    case .globalActor(let name): throw LeftAlone(reason: "'\(host)' is isolated to '\(name)'")
    case .unknown:
      throw LeftAlone(
        reason:
          "the isolation of '\(host)' is not known: \(isolation.chain.joined(separator: " ← "))")
    }
    guard context.project.isSendable(type: host) else {
      throw LeftAlone(reason: "'\(host)' may not be Sendable, because of its superclass")
    }
  }

  private func checkNotification() throws(LeftAlone) {
    if registration.notificationName == .any {
      throw LeftAlone(reason: "it observes notifications of every name")
    }
    if let name = registration.notificationName.constant,
      let known = context.project.sdk.notification(named: name), known.mustStay
    {
      throw LeftAlone(reason: "'\(name)' has to be handled on the thread that posts it")
    }
  }
}

extension Node {
  /// Whether the declaration is a member of the type itself, not of its instances.
  fileprivate var isTypeMember: Bool {
    let modifiers = children.first { $0.is(.declModifierList) }?.as(DeclModifierList.self)
    return modifiers?.contains(.static) == true || modifiers?.contains(.class) == true
  }
}
