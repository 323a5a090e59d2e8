import Rewriter

/// A block that was registered, of which nothing is kept that could remove it.
struct LostBlock {
  private let registration: BlockRegistration
  private let context: Context

  init(_ registration: BlockRegistration) {
    self.registration = registration
    context = registration.context
  }

  /// Why that seems to be a mistake; `nil` where it does not.
  var refusal: Refusal? {
    guard isDropped, context.project.types[registration.host]?.first?.kind == .class,
      !isOfLocalCenter
    else { return nil }
    if let removal {
      return Refusal(
        .droppedToken,
        "the token that 'addObserver' returns is dropped, and '\(removal.node.textInOneLine)' doesn't remove a block; store the token, and remove that"
      )
    }
    // Have: static code, whose `self` lives as long as the program does
    if context.isSelfMetatype(at: registration.node) { return nil }
    if keepsSelf {
      return Refusal(
        .droppedToken,
        "the token that 'addObserver' returns is dropped, so nothing can remove the observer, and its block keeps 'self' alive forever; store the token, or capture 'self' weakly"
      )
    }
    return isOfScreen
      ? Refusal(
        .droppedToken,
        "the token that 'addObserver' returns is dropped, so each '\(registration.host.lastName)' leaves its block registered; store the token, and remove the observer with it",
        isNote: true)
      : nil
  }

  /// Whether the code makes the center itself, with which the block goes away.
  ///
  /// Have: let center = NotificationCenter(); center.addObserver(forName: …) { … }
  private var isOfLocalCenter: Bool {
    let center = registration.queue.center
    guard let name = center.referencedName,
      case .local(let binding) = context.resolution(of: name, at: center),
      case .variable(let variable, _) = binding.kind
    else { return false }
    return variable.initializer?.value?.as(FunctionCallExpr.self)?.calleeName
      == "NotificationCenter"
  }

  /// Whether the type is that of views or their controllers, which come and go while the app runs.
  private var isOfScreen: Bool { context.isViewOrController(registration.host) }

  /// Whether the call is a statement, and not the value of a closure, or is assigned to `_`.
  private var isDropped: Bool {
    if case .statement(let item) = StatementPlace(of: registration.node) {
      guard case .result(let owner) = item.valueUse else { return true }
      return owner.as(ClosureExpr.self).map(context.isKnownToReturnVoid) ?? true
    }
    let elements = registration.node.parent?.children.map(\.self) ?? []
    return elements.count == 3 && elements[0].is(.discardAssignmentExpr)
      && elements[1].is(.assignmentExpr) && elements[2] == registration.node
  }

  /// A removal of `self` in the type that is about the block's notification, and about no selector's.
  private var removal: ObserverRemoval? {
    let name = registration.name.map { NotificationName($0) } ?? .any
    return RemovalFinder(context: context).ownRemovals(of: registration.host).first { removal in
      removal.center != nil
        && removal.call.notificationName.isEqual(to: name, in: context.project) == true
        && !selectors.contains {
          removal.call.notificationName.isEqual(to: $0.notificationName, in: context.project)
            != false
        }
    }
  }

  /// The calls in the type that register a selector.
  private var selectors: [NotificationCall] {
    context.tree.all(FunctionCallExpr.self).compactMap { call in
      guard let registration = NotificationCall(call), !registration.isRemoval,
        context.enclosingTypeNames(of: call.node).first == self.registration.host
      else { return nil }
      return registration
    }
  }

  /// Whether the block captures `self` strongly.
  private var keepsSelf: Bool {
    let captures = registration.closure.signature?.capture?.captures ?? []
    if let capture = captures.first(where: { $0.name?.kind == .selfKeyword }) {
      return capture.specifier == nil
    }
    return registration.closure.statements?.node.tokens.contains { $0.kind == .selfKeyword }
      ?? false
  }
}
