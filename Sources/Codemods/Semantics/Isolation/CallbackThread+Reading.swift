import Rewriter

/// Where a callback runs, as far as the tables and the call say.
enum CallbackExecutor: Equatable {
  case main
  /// On a thread that is, or may be, another one; why.
  case off(String)
  /// On a queue that the code has chosen itself; which.
  case chosen(String)
  /// On the main thread unless somebody gives the object another queue; what says so.
  case unlessChosen(String)
  /// Nothing says where; why.
  case unknown(String)
}

extension CallbackSite {
  /// The thread that the closure is called on, and the source of the fact.
  func place(in context: Context) -> CallbackExecutor {
    switch callback.thread {
    case .main, .mainDelayed, .caller, .creator: .main
    case .background: .off("called off the main thread (\(source))")
    case .any: .off("called on an arbitrary thread (\(source))")
    case .queue: placeOfQueue(in: context)
    case .publisher: placeOfPublisher(in: context)
    case .unknown where isOfProject:
      .unknown("called by Swift 5 code on an unknown thread")
    case .unknown where isForeign: placeOfForeign(in: context)
    case .unknown: .unknown("called on an unknown thread")
    }
  }

  /// Have: subscribe(updateHandler: { … }, on: .main), where the call may say it.
  private func placeOfForeign(in context: Context) -> CallbackExecutor {
    if let queue = queueArgument(in: context), !queue.isNil,
      context.queue(of: queue) != .unknown
    {
      return place(ofQueues: [queue], in: context)
    }
    return .unknown(
      "called on an unknown thread, and \(nameOfHop(in: context)) hops to the main actor")
  }

  /// Who expects to be called elsewhere.
  private func nameOfHop(in context: Context) -> String {
    switch argument.as(ClosureExpr.self).flatMap(context.hop) {
    case .function(let name): return "'\(name)', which the closure calls,"
    case .closure: return "the closure"
    case nil: return "another closure of the call"
    }
  }

  /// What the tables say of the thread, and where that is from.
  var source: ThreadSource { ThreadSource(of: callback) }

  private func placeOfQueue(in context: Context) -> CallbackExecutor {
    if let promise = PromiseCallback(argument, passedTo: call.calleeName ?? "", in: call, context) {
      return promise.place
    }
    if callback.type == "DispatchWorkItem" {
      let item = DispatchObject(madeBy: call.node)
      return item.placeOfPerforming(in: context)
        ?? place(ofQueues: item.queuesOfItem(in: context), in: context)
    }
    if callback.type == "DispatchSourceProtocol" {
      let object = DispatchObject(of: call.calledExpression?.as(MemberAccessExpr.self)?.base)
      return place(ofQueues: object.queuesOfSource(in: context), in: context)
    }
    if callback.type == "NSManagedObjectContext",
      context.isMainQueueContext(call.calledExpression?.as(MemberAccessExpr.self)?.base)
    {
      return .main
    }
    if let loop = runLoop { return place(ofQueues: [loop], in: context) }
    // Have: query(from: start, to: end, to: .main)
    guard let queue = queueArgument(in: context) else {
      return callback.source.holds("main queue")
        ? .unlessChosen("called on the object's queue, by default the main queue (\(source))")
        : .unknown("called on the object's own queue (\(source))")
    }
    guard queue.isNil else { return place(ofQueues: [queue], in: context) }
    if callback.source.holds("main") { return .main }
    return callback.source.holds("background")
      ? .off("called on the framework's own queue (\(source))")
      : .unknown("called on a queue of the framework's choice (\(source))")
  }

  /// Whether the call says which queue the closure is called on.
  func isOnNamedQueue(in context: Context) -> Bool {
    runLoop != nil || queueArgument(in: context) != nil
  }

  /// Have: RunLoop.main.perform(inModes: [.common]) { … }
  private var runLoop: Node? {
    callback.type == "RunLoop" ? call.calledExpression?.as(MemberAccessExpr.self)?.base : nil
  }

  /// The queue that the closure is called on, as the call names it. A function of C has it in front of the closure.
  private func queueArgument(in context: Context) -> Node? {
    let arguments = call.arguments?.arguments ?? []
    if let queue = arguments.last(where: { $0.isQueue(in: context) })?.expression { return queue }
    guard callback.type == "-" else { return nil }
    let inFront = arguments.last { $0.range.upperBound <= argument.range.lowerBound }?.expression
    let isQueue = inFront.map { $0.is(.nilLiteralExpr) || context.mayBeQueue($0) } ?? false
    return isQueue ? inFront : nil
  }

  /// Where the closure runs if it is passed to each of the queues; on the main thread if nothing is seen.
  private func place(ofQueues queues: [Node?], in context: Context) -> CallbackExecutor {
    var unknown: CallbackExecutor?
    for queue in queues {
      guard let queue else { return .chosen("called on a background queue (\(source))") }
      switch context.queue(of: queue) {
      case .main: continue
      case .other:
        return .chosen("called on '\(queue.textInOneLine)', which isn't the main queue")
      case .unknown: unknown = .unknown("called on '\(queue.textInOneLine)' (\(source))")
      }
    }
    return unknown ?? .main
  }
}

extension FunctionCallExpr {
  /// The label of the argument that says which queue the closure is called on; `nil` for none.
  func labelOfQueue(in context: Context) -> String? {
    arguments?.arguments.last { $0.isQueue(in: context) }?.label?.name
  }
}

extension LabeledExpr {
  /// Whether the argument is the queue that a function is to call its closure on.
  fileprivate func isQueue(in context: Context) -> Bool {
    let label = label?.name ?? ""
    if ["queue", "callbackQueue", "deliverOn", "dispatchQueue", "runningHandlerOn"].contains(label)
    {
      return true
    }
    // Have: startUpdates(to: queue), connect(to: tag)
    guard ["on", "to", "using"].contains(label), let expression else { return false }
    return expression.isNil || context.mayBeQueue(expression)
  }
}

extension Context {
  /// Whether the expression is a queue, by its type or its name.
  fileprivate func mayBeQueue(_ expression: Node) -> Bool {
    if queue(of: expression) != .unknown { return true }
    let name = valueType(of: expression)?.unwrapped.name ?? expression.lastName ?? ""
    return name.lowercased().hasSuffix("queue")
  }
}

/// Which queue an expression is.
enum KnownQueue {
  case main, other, unknown
}

extension Context {
  func queue(of expression: Node) -> KnownQueue { queue(of: expression, depth: 0) }

  private func queue(of expression: Node, depth: Int) -> KnownQueue {
    let text = expression.compactText
    if let known = KnownQueue(text) { return known }
    let name = expression.lastName ?? ""
    let isOwn =
      expression.is(.declReferenceExpr)
      || expression.as(MemberAccessExpr.self)?.base?.isSelfReference == true
    guard isOwn, depth < 4 else { return .unknown }
    switch resolution(of: name, at: expression) {
    case .local(let binding):
      guard case .variable(let variable, _) = binding.kind, binding.isConstant,
        let value = variable.initializer?.value
      else { return .unknown }
      return queue(of: value, depth: depth + 1)
    case .member(let members, _), .global(let members):
      return queue(of: members)
    default:
      // Have: self.queue
      guard let type = enclosingTypeNames(of: expression).first else { return .unknown }
      return queue(of: project.members(named: name, of: type, inherited: true))
    }
  }

  private func queue(of members: [MemberFacts]) -> KnownQueue {
    guard members.count == 1, case .variable(let variable) = members[0],
      variable.isConstant || isNeverSet(variable),
      let value = variable.initializer
    else { return .unknown }
    return KnownQueue(value.filter { $0 != " " }) ?? .unknown
  }
}

extension Context {
  /// Whether the variable is this file's own, and nothing in it sets it.
  private func isNeverSet(_ variable: VariableFacts) -> Bool {
    guard variable.path == path, variable.modifiers.contains(.private) else { return false }
    return !tree.all(DeclReferenceExpr.self, startingWith: variable.name).contains { use in
      guard let member = use.node.parent?.as(MemberAccessExpr.self),
        member.declName?.node == use.node
      else { return use.node.isAssigned }
      return member.node.isAssigned
    }
  }
}

extension KnownQueue {
  /// `nil` for what is no queue that is made or named on the spot.
  fileprivate init?(_ text: String) {
    switch text {
    case ".main", "DispatchQueue.main", "OperationQueue.main", "RunLoop.main",
      "Dispatch.DispatchQueue.main",
      "DispatchQueue.main.self", "ImmediateScheduler.shared":
      self = .main
    default:
      let makers = [
        "DispatchQueue(", "DispatchQueue.global(", ".global(", "OperationQueue(",
        "DispatchQueue.init(",
      ]
      guard makers.contains(where: text.hasPrefix), text.hasSuffix(")") else { return nil }
      self = .other
    }
  }
}
