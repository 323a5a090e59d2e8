import Rewriter

/// Where values of a publisher are sent to a closure.
extension CallbackSite {
  /// What comes before the closure in the chain of operators decides: the last one that moves to a queue,
  /// or a publisher that is known to send off the main thread. Where somebody subscribes says nothing of it.
  func placeOfPublisher(in context: Context) -> CallbackPlace {
    var next = call.calledExpression?.as(MemberAccessExpr.self)?.base
    while let link = next?.as(FunctionCallExpr.self) {
      if let place = place(behind: link, in: context) { return place }
      guard Self.isOperator(link), let base = link.calledExpression?.as(MemberAccessExpr.self)?.base
      else { break }
      next = base
    }
    // Nothing shows that the values are sent anywhere but where the code itself runs.
    guard let root = next, isDoubtful(root, in: context) else { return .main }
    let source = root.as(FunctionCallExpr.self)?.calledExpression ?? root
    let name = PathCondition.short(source.text)
    return .unknown("called where '\(name)' sends its values, which nothing says")
  }

  private static func isOperator(_ link: FunctionCallExpr) -> Bool {
    let name = link.calleeName ?? ""
    return CallbackNames.publishers.contains(name) || movingOperators.contains(name)
      || ExpressionTypes.operatorsThatPassOn.contains(name)
  }

  /// Where a link of the chain sends what it gets; `nil` if it sends it where it gets it.
  private func place(behind link: FunctionCallExpr, in context: Context) -> CallbackPlace? {
    let name = link.calleeName ?? ""
    let arguments = link.arguments?.arguments ?? []
    let argument = Self.scheduler(of: link)
    if name == "publisher", let notification = argument {
      return place(ofNotification: notification, in: context)
    }
    if Self.movingOperators.contains(name), let queue = argument {
      return context.queue(of: queue) == .other
        ? .chosen("called where '\(name)' sends its values, on '\(queue.compactText)'") : .main
    }
    if let queue = arguments.last(where: { $0.label?.name == "queue" })?.expression,
      context.queue(of: queue) == .other
    {
      return .unknown("called where '\(name)' may send its values, on '\(queue.compactText)'")
    }
    if name == "dataTaskPublisher" {
      return .off("called where 'dataTaskPublisher' sends its values, off the main thread")
    }
    return nil
  }

  /// `NotificationCenter.default.publisher(for: name)` sends where somebody posts.
  private func place(ofNotification expression: Node, in context: Context) -> CallbackPlace {
    guard let name = NotificationName(expression).constant,
      let notification = context.project.sdk.notification(named: name)
    else { return .main }
    let reason = "called where '\(name)' is posted"
    return switch notification.thread {
    case .main, .unknown: .main
    case .background: .off("\(reason), off the main thread (\(notification.source))")
    case .any: .off("\(reason), on any thread (\(notification.source))")
    case .poster: .unknown("\(reason), on the thread of who causes it (\(notification.source))")
    }
  }

  private static let movingOperators = NameTable(
    """
    Combine: receive debounce throttle delay
    """)

  /// Whether the code itself does not take it that what the publisher sends comes on the main thread.
  private func isDoubtful(_ root: Node, in context: Context) -> Bool {
    // Have: model.$name, Just(1), Publishers.Merge(a, b), Timer.publish(every: 1, on: .main, in: .common)
    let isMadeHere =
      root.as(FunctionCallExpr.self).map { maker in
        maker.calleeName?.first?.isUppercase != false
          || Self.scheduler(of: maker).map { context.queue(of: $0) } == .main
      } ?? false
    guard !isMadeHere, root.lastName?.hasPrefix("$") != true, !root.is(.arrayExpr),
      !isSubjectOfMainActor(root, in: context)
    else { return false }
    return isMovedToMain(in: context) || hopsToMain
  }

  /// Whether the publisher is a subject that only the main actor can get at.
  private func isSubjectOfMainActor(_ root: Node, in context: Context) -> Bool {
    let base = root.as(MemberAccessExpr.self)?.base
    let owner =
      base == nil || base?.isSelfReference == true
      ? context.enclosingTypeNames(of: root).first
      : base.flatMap(context.valueType)?.unwrapped.name
    guard let owner, let name = root.lastName,
      context.project.isolation(ofType: owner).kind == .mainActor
    else { return false }
    return context.project.members(named: name, of: owner, inherited: true).contains { member in
      guard case .variable(let variable) = member,
        let type = variable.type ?? variable.initializer
      else { return false }
      return ["CurrentValueSubject", "PassthroughSubject"].contains(where: type.hasPrefix)
    }
  }

  /// Whether an operator behind this one moves what it sends to the main queue.
  private func isMovedToMain(in context: Context) -> Bool {
    var link = call.node
    while let access = link.parent, access.as(MemberAccessExpr.self)?.base == link,
      let next = access.parent?.as(FunctionCallExpr.self), next.calledExpression == access
    {
      if Self.movingOperators.contains(next.calleeName ?? ""),
        let queue = Self.scheduler(of: next)
      {
        return context.queue(of: queue) == .main
      }
      link = next.node
    }
    return false
  }

  /// What the call says of where, or of what, it is for.
  private static func scheduler(of call: FunctionCallExpr) -> Node? {
    call.arguments?.arguments
      .last { ["on", "scheduler", "for"].contains($0.label?.name ?? "") }?.expression
  }

  /// Whether the closure goes to the main queue itself.
  private var hopsToMain: Bool {
    guard callback.function.hasPrefix("sink("), let closure = argument.as(ClosureExpr.self),
      let items = closure.statements?.node.elements(CodeBlockItem.self)
    else { return false }
    return items.contains { item in
      item.item?.as(FunctionCallExpr.self)?.calledExpression?.compactText
        == "DispatchQueue.main.async"
    }
  }
}
