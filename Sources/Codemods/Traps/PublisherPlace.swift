import Rewriter

/// Where values of a publisher are sent to a closure.
extension CallbackSite {
  /// What comes before the closure in the chain of operators decides: the last one that moves to a queue,
  /// or a publisher that is known to send off the main thread. Where somebody subscribes says nothing of it.
  func placeOfPublisher(in context: Context) -> CallbackPlace {
    let publisher = call.calledExpression?.as(MemberAccessExpr.self)?.base
    switch PublisherOrigins(context).origin(of: publisher) {
    case .place(let place): return place
    case .roots(let roots):
      // Nothing shows that the values are sent anywhere but where the code itself runs.
      guard let root = roots.first(where: { isDoubtful($0, in: context) }) else { return .main }
      let source = root.as(FunctionCallExpr.self)?.calledExpression ?? root
      let name = PathCondition.short(source.text)
      return .unknown("called where '\(name)' sends its values, which nothing says")
    }
  }

  /// Whether the code itself does not take it that what the publisher sends comes on the main thread.
  private func isDoubtful(_ root: Node, in context: Context) -> Bool {
    // Have: model.$name, Just(1), Publishers.Merge(a, b), Timer.publish(every: 1, on: .main, in: .common)
    let isMadeHere =
      root.as(FunctionCallExpr.self).map { maker in
        maker.calleeName?.first?.isUppercase != false
          || PublisherOrigins.scheduler(of: maker).map { context.queue(of: $0) } == .main
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
      if PublisherOrigins.movingOperators.contains(next.calleeName ?? ""),
        let queue = PublisherOrigins.scheduler(of: next)
      {
        return context.queue(of: queue) == .main
      }
      link = next.node
    }
    return false
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
