import Rewriter

/// Where values of a publisher are sent to a closure.
extension CallbackSite {
  /// What comes before the closure in the chain of operators decides: the last one that moves to a queue,
  /// or a publisher that is known to send off the main thread. Where somebody subscribes says nothing of it.
  func placeOfPublisher(in context: Context) -> CallbackPlace {
    place(sending: call.calledExpression?.as(MemberAccessExpr.self)?.base, in: context)
  }

  /// Where a publisher, or a chain of operators, sends its values.
  private func place(sending publisher: Node?, in context: Context) -> CallbackPlace {
    var next = publisher
    var joined: [Node] = []
    while let link = next?.as(FunctionCallExpr.self) {
      if let place = place(behind: link, in: context) { return place }
      guard Self.isOperator(link, in: context),
        let base = link.calledExpression?.as(MemberAccessExpr.self)?.base
      else { break }
      joined += Self.publishersJoined(by: link)
      next = base
    }
    guard let root = next else { return .main }
    if let maker = root.as(FunctionCallExpr.self) { joined += Self.publishersJoined(by: maker) }
    // Each of several publishers sends on to the same closure.
    for publisher in joined {
      let place = place(sending: publisher, in: context)
      guard case .main = place else { return place }
    }
    // Nothing shows that the values are sent anywhere but where the code itself runs.
    guard isDoubtful(root, in: context) else { return .main }
    let source = root.as(FunctionCallExpr.self)?.calledExpression ?? root
    let name = PathCondition.short(source.text)
    return .unknown("called where '\(name)' sends its values, which nothing says")
  }

  /// An operator of Combine's, or of an extension of `Publisher` in the project: one that takes no closure has
  /// nothing to call elsewhere.
  private static func isOperator(_ link: FunctionCallExpr, in context: Context) -> Bool {
    let name = link.calleeName ?? ""
    return CallbackNames.publishers.contains(name) || movingOperators.contains(name)
      || ExpressionTypes.operatorsThatPassOn.contains(name) || joiningOperators.contains(name)
      || otherOperators.contains(name)
      || link.argumentLabels.isEmpty
        && context.project.functions[name]?.contains { $0.owner == "Publisher" } == true
  }

  /// The other publishers whose values the operator, or the publisher that is made, sends.
  ///
  /// Have: a.merge(with: b), a.combineLatest(b), Publishers.Zip(a, b)
  private static func publishersJoined(by call: FunctionCallExpr) -> [Node] {
    let maker = call.calledExpression?.as(MemberAccessExpr.self)?.base?.compactText
    guard joiningOperators.contains(call.calleeName ?? "") || maker == "Publishers" else {
      return []
    }
    return (call.arguments?.arguments ?? []).compactMap(\.expression).filter {
      !$0.is(.closureExpr)
    }
  }

  /// Those that send something else, and take no closure.
  private static let otherOperators = NameTable(
    """
    Combine: collect count decode encode ignoreOutput replaceNil
    """)

  private static let joiningOperators = NameTable(
    """
    Combine: append combineLatest merge prepend zip
    """)

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
    return isMovedToMain(in: context) || isHopping
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

  /// Whether a closure of the subscription goes to the main queue itself.
  private var isHopping: Bool {
    guard callback.function.hasPrefix("sink(") else { return false }
    return call.allArguments.contains { argument in
      let statements = argument.expression?.as(ClosureExpr.self)?.statements?.node
      return statements?.elements(CodeBlockItem.self).contains { item in
        item.item?.as(FunctionCallExpr.self)?.calledExpression?.compactText
          == "DispatchQueue.main.async"
      } ?? false
    }
  }
}
