import Rewriter

/// The task in which a call is awaited: what it is isolated to, and what it takes along.
struct TaskIsolation {
  private let site: AsyncTwinCall
  private let statement: HandlerCallStatement
  private let context: Context

  /// Whether the statements run on the main actor, so that hops to it at their ends have no use.
  let isOnMainActor: Bool

  /// What the task takes along for the call itself.
  let taskCaptures: TaskCaptures

  /// What is to be annotated elsewhere, with the change or without it.
  private(set) var needs: [RequiredAnnotation] = []

  /// Whether something else that is not known to be Sendable goes along, and is checked.
  private(set) var takesUnknown = false

  /// What a reader has to know.
  private(set) var concern: String?

  /// The parameters that the handler takes along unchecked.
  private var handedOver: [String] = []

  /// The task around, where the call is awaited at its end, and there is no other one.
  let end: TaskEnd?

  /// Throws where no task is known to be right.
  init(
    of site: AsyncTwinCall, _ statement: HandlerCallStatement, at end: TaskEnd?,
    in context: Context,
  ) throws(Refusal) {
    self.end = end
    self.site = site
    self.statement = statement
    self.context = context
    switch context.isolation(at: statement.node).kind {
    case .mainActor: isOnMainActor = true
    case .nonisolated, .caller, .actor:
      isOnMainActor =
        site.isCalledOnMainActor || site.handler.onlyHops(in: context)
        || site.handler.needsMainActor(in: context)
    case .globalActor(let name): throw Refusal(reason: "it is isolated to '\(name)'")
    case .unknown: throw Refusal(reason: "which actor the code around is on is not known")
    }
    let isIsolated = context.isolation(at: statement.node).kind == .mainActor
    taskCaptures = try TaskCaptures(
      of: site, to: end != nil ? .samePlace : isIsolated ? .sameActor : .otherActor, in: context)
    if !isIsolated { try checkCaptures() }
    try check()
  }

  /// What crosses from code that is on no actor has to be Sendable, unless the code is an error as it is.
  private mutating func checkCaptures() throws(Refusal) {
    let crossing = NonSendableCaptures(in: [site.handler.closure.node] + taskCaptures.rest, context)
    if !isOnMainActor, let reason = crossing.refusalOfTask { throw Refusal(reason: reason) }
    let fresh = DisconnectedValues(upTo: statement.node, in: context)
    let held = crossing.unchecked.filter { value in
      if case .local(let local) = value { !fresh.contains(local) } else { true }
    }
    guard !held.isEmpty else { return }
    needs = HopCaptures(of: statement.node, crossing: crossing, in: context).needs
    takesUnknown = true
    if context.project.sdk.isolation(ofType: site.callback.type) == .mainActor {
      concern = "it calls the main actor from code that is not on it, as it did"
    } else if held.isSubset(of: FormerCrossings(of: site, in: context).values) {
      concern = "it takes along what is not Sendable, as it did"
    } else if let parameters = parametersOfHandler(held) {
      handedOver = parameters
      takesUnknown = false
      let names = parameters.map { "'\($0)'" }.joined(separator: " and ")
      concern = "\(names) \(parameters.count == 1 ? "goes" : "go") along unchecked, as before"
    } else {
      throw Refusal(
        reason:
          "it is not in code of the main actor, and takes along what is not known to be Sendable",
        needs: needs)
    }
  }

  /// The names of the values, where all are parameters that are known not to be Sendable, and that only the handler
  /// uses, which may have been called on any thread: to take them to a task is no worse.
  private func parametersOfHandler(_ values: Set<NonSendableCaptures.Value>) -> [String]? {
    guard end == nil, !isGeneric, context.refusalOfToolchain(since: .v(5, 10)) == nil,
      let first = statement.node.firstToken,
      context.tree.source.bytes[first.leadingTrivia.indices].contains(where: \.isLineBreak)
    else { return nil }
    let moved = NonSendableCaptures(in: taskCaptures.rest, context).unchecked
    guard values.isDisjoint(with: moved), taskCaptures.captures.isEmpty else { return nil }
    var names: [String] = []
    for value in values {
      guard case .local(let local) = value,
        let name = local.declaration.as(FunctionParameter.self)?.localName,
        !isHandedOver(name),
        let use = site.handler.closure.node.descendantsAndSelf.first(where: {
          $0.referencedName == name
        }
        ),
        let type = context.valueType(of: use), context.sendability(of: type).kind == .no
      else { return nil }
      names.append(name)
    }
    return names.sorted()
  }

  /// Whether a type of the code around is a parameter: a task cannot take along what that is of.
  private var isGeneric: Bool {
    let functions = statement.node.ancestors.lazy.compactMap { $0.as(FunctionDecl.self) }
    let owner = context.enclosingTypeNames(of: statement.node).first
    return functions.contains { $0.genericParameterClause != nil }
      || owner.map { !context.project.typeParameters(of: context.project.resolve($0)).isEmpty }
        ?? false
  }

  /// Whether another call in front of this one takes the value along, and has it declared anew.
  private func isHandedOver(_ name: String) -> Bool {
    guard let item = statement.node.ancestors.first(where: { $0.is(.codeBlockItem) }) else {
      return true
    }
    let others = item.parent?.children.prefix { $0 != item }.flatMap(\.descendantsAndSelf) ?? []
    return others.contains { $0.is(.closureExpr) && $0.tokens.contains { $0.name == name } }
  }

  private func check() throws(Refusal) {
    if let end, !taskCaptures.isEmpty || keepsSelf(in: end) {
      throw Refusal(reason: "the task around has something else, or would keep it longer")
    }
    if let reason = context.refusalOfTask(at: statement.node)
      ?? context.refusalOfTask(for: site.handler.closure)
    {
      throw Refusal(reason: reason)
    }
    if context.isShadowed("Task", at: statement.node) {
      throw Refusal(reason: "another type is called 'Task' here")
    }
    if let name = nameOfSynchronousCall {
      throw Refusal(reason: "it calls '\(name)', which means something else in asynchronous code")
    }
    let asks = site.handler.closure.node.tokens.contains { $0.text == "isMainThread" }
    if asks, !isOnMainActor {
      throw Refusal(reason: "it asks whether it is on the main thread, and would be on another")
    }
    if isOnMainActor, let waiting = site.handler.endOfWait {
      throw Refusal(
        reason: "'\(waiting)' may end a wait of the main thread, and would come after it")
    }
    if isOnMainActor, site.handler.waitsForMainQueue {
      throw Refusal(
        reason: "it waits for the main queue, on which it would run; call the work directly")
    }
    if site.call.node.isInContinuation {
      throw Refusal(reason: "a continuation awaits it already")
    }
    if !isOnMainActor, site.hasOtherClosure {
      throw Refusal(reason: "its other closure would be the task's")
    }
    if let path = blockingPath {
      throw Refusal(
        reason: isOnMainActor ? path.reasonAgainstMainActor : path.reasonAgainstTask)
    }
  }

  /// A call that would mean something else: in the handler, in what goes with the call, or in the task around that
  /// has not awaited anything so far.
  private var nameOfSynchronousCall: String? {
    TaskBody(of: site.handler.closure, in: context).nameOfSynchronousCall
      ?? end.flatMap { TaskBody(of: $0.task, in: context).nameOfSynchronousCall }
      ?? SynchronousCalls(context).firstName(in: taskCaptures.rest)
  }

  /// What the handler waits for on a thread that is not the main one.
  private var blockingPath: BlockingPath? {
    guard site.callback.thread != .main else { return nil }
    return BlockingCalls(in: context).first(
      in: [site.handler.closure.node], on: isOnMainActor ? .main : .any)
  }

  /// Whether the task has `self`, which the handler has not, and would have it while it waits.
  private func keepsSelf(in end: TaskEnd) -> Bool {
    !taskCaptures.handlerHasSelf
      && end.rest.contains {
        $0.isSelfReference || $0.referencedName != nil && taskCaptures.hasSelf($0)
      }
  }

  /// `Task { @MainActor [weak self] in`; `nil` where the call is awaited where it stands.
  var head: String? {
    guard end == nil else { return nil }
    let line = Indentation(ofLineAt: statement.node.range.lowerBound, in: context.tree.source)
    let constants = handedOver.map {
      "nonisolated(unsafe) let \($0) = \($0)" + line.lineBreak
    }
    let captures = site.handler.closure.writtenCaptures + taskCaptures.captures
    let head = ClosureHead(attribute: isOnMainActor ? "@MainActor" : "", captures: captures)
    return constants.joined() + head.task
  }
}

extension CompletionHandler {
  /// Have: { _ in picker.refresh() }, where `picker` is of a subclass of a framework's class of the main actor: what
  /// the compiler lets closures in Swift 5 do is an error in asynchronous code.
  fileprivate func needsMainActor(in context: Context) -> Bool {
    let needs = MainActorNeeds(context: context, code: closure.node, ignoresConstants: true)
    return closure.statements.flatMap { needs.first(in: $0.node) }?.isKnown == true
  }
}

extension AsyncTwinCall {
  /// Whether the handler is called on the main actor, wherever it is formed.
  fileprivate var isCalledOnMainActor: Bool {
    callback.thread == .main || callback.isolation == .mainActor
  }
}

extension CompletionHandler {
  /// Whether a statement of the body, not of closures in it, is a `DispatchQueue.main.sync`.
  fileprivate var waitsForMainQueue: Bool {
    statements.flatMap { $0.node.descendantsAndSelf(notInside: \.isFunctionLike) }.contains {
      node in
      node.as(MemberAccessExpr.self).flatMap { MainQueueCall(callee: $0, of: "sync") } != nil
    }
  }

  /// Whether all that the body does is decide, and hop to the main actor in the end.
  fileprivate func onlyHops(in context: Context) -> Bool {
    let hops = InlinedHops(in: self, shift: 0, declaring: [], context, taking: .hops)
    return !hops.hops.isEmpty
      && !statements.contains { $0.works(outside: Set(hops.hops.map(\.node))) }
  }
}

extension CodeBlockItem {
  /// Whether the statement does anything but decide, outside of the hops.
  func works(outside hops: Set<Node>) -> Bool {
    let nodes = node.descendantsAndSelf { hops.contains($0) }
    return nodes.contains { node in
      !hops.contains(node)
        && (node.is(.functionCallExpr) || node.is(.subscriptCallExpr) || node.isAssigned)
    }
  }
}
