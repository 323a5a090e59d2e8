import Rewriter

/// What a task gets from code off the main actor where it does a handler's work: that has to be Sendable, unless the code is
/// an error as it is.
struct HandlerCrossing {
  /// What is to be annotated elsewhere, with the change or without it.
  private(set) var needs: [RequiredAnnotation] = []

  /// Whether something that is not known to be Sendable goes along, and is checked.
  private(set) var takesUnknown = false

  /// What a reviewer has to know.
  private(set) var concern: String?

  private let site: AsyncTwinCall
  private let context: Context

  /// - Parameters:
  ///   - rest: what else goes along than the handler.
  ///   - isOnMainActor: whether the task is the main actor's.
  init(
    of site: AsyncTwinCall, with rest: [Node] = [], at statement: HandlerCallStatement,
    onMainActor isOnMainActor: Bool, in context: Context,
  ) throws(Refusal) {
    self.site = site
    self.context = context
    let crossing = NonSendableCaptures(in: site.handler.code + rest, context)
    if !isOnMainActor, let reason = crossing.refusalOfTask { throw reason }
    let fresh = DisconnectedValues(upTo: statement.node, in: context)
    let held = crossing.unchecked.filter { value in
      if case .local(let local) = value { !fresh.contains(local) } else { true }
    }
    // What closures share with the code around them crosses with them, whatever its type is.
    takesUnknown = site.handler.closures.contains {
      !CapturesFromAround($0, in: context).variables.isEmpty
    }
    guard !held.isEmpty else { return }
    if !isOnMainActor, held.contains(.instance), site.callback.thread != .main,
      let reason = refusalOfSetProperties
    {
      throw reason
    }
    needs = HopCaptures(of: statement.node, crossing: crossing, in: context).needs
    takesUnknown = true
    if context.project.sdk.isolation(ofType: site.callback.type) == .mainActor {
      concern =
        "'\(site.callback.type)' is isolated to the main actor, and this code isn't, as before"
    } else if held.isSubset(of: FormerCrossings(of: site, in: context).values) {
      concern = "the task captures values that aren't known to be Sendable, as the handler did"
    } else {
      throw Refusal(
        .notOnMainActor,
        "this code isn't isolated to the main actor, and the task would capture values "
          + "that aren't known to be Sendable; \(OwnHandlerCalls.adviceOnPlace(of: site.call.node, context))",
        needs: needs)
    }
  }

  private var refusalOfSetProperties: Refusal? {
    let names = site.handler.propertiesSet(in: context)
    guard !names.isEmpty else { return nil }
    let list = names.listed("property")
    let type = context.enclosingTypeNames(of: site.call.node).first ?? "the type"
    return Refusal(
      .notOnMainActor,
      "the handler changes \(list) on the framework's queue, and the task would do so on another thread; "
        + advice(onProperties: list, of: type))
  }

  private func advice(onProperties list: String, of type: String) -> String {
    if context.project.isObserved(typeNamed: context.project.resolve(type)) {
      return "mark '\(type)' '@MainActor', since SwiftUI may observe it"
    }
    return context.guardInUse(ofType: type).map {
      "set \(list) where '\($0.0.name)' guards it, and keep the handler"
    }
      ?? "mark '\(type)' '@MainActor', or guard \(list) with a lock"
  }
}

extension CompletionHandler {
  /// A variable of `self` that a statement of the body, not of closures in it, sets or changes in place.
  fileprivate func propertiesSet(in context: Context) -> [String] {
    let own = statements.flatMap { $0.node.descendantsAndSelf(notInside: \.isFunctionLike) }
    let names = own.compactMap { node -> String? in
      guard let name = node.nameWithoutSelf, node.isChainThatIsSet,
        !(node.referencedName.map { isLocal($0, at: node, in: context) } ?? false)
      else { return nil }
      return name
    }
    return names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
  }

  private func isLocal(_ name: String, at node: Node, in context: Context) -> Bool {
    if case .member = context.resolution(of: name, at: node) { false } else { true }
  }
}

extension Node {
  /// Whether the value that the node begins is set: `x`, `x.y`, `x[y]`, `x?.y`.
  fileprivate var isChainThatIsSet: Bool {
    var node = self
    while true {
      if node.isAssigned { return true }
      guard let parent = node.parent,
        parent.as(MemberAccessExpr.self)?.base == node
          || parent.as(SubscriptCallExpr.self)?.calledExpression == node
          || parent.is(.optionalChainingExpr) || parent.is(.forceUnwrapExpr)
      else { return false }
      node = parent
    }
  }
}
