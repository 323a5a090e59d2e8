import Rewriter

/// What takes a closure that it makes `@Sendable`: a function of the project, or a function or a property of an SDK.
struct SendableReceiver {
  /// `AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)`
  let api: String

  /// Where the closure is called.
  let place: CallbackExecutor

  /// Whether the place is that of a queue that the call names.
  let isOnNamedQueue: Bool

  /// Whether the closure is asynchronous, and may await what it uses of the main actor.
  private(set) var mayAwait = false

  /// The call, if it can be awaited instead, which is the business of `sdk-completion-to-async`.
  private(set) var twin: AsyncTwinCall?

  /// The row of the tables; `nil` for what Dispatch and the project declare.
  private let row: SDKCallback?

  /// `nil` where the closure isn't known to be `@Sendable`, and for work of Dispatch and of the main queue, which other
  /// codemods look at. A handler that becomes an `await` has a ``twin``.
  init?(of closure: ClosureExpr, in context: Context) {
    let use = ClosureUse(of: closure)
    guard case .argument(let call, _) = use, let name = call.calleeName,
      !Self.namesOfDispatch.contains(name)
    else {
      self.init(ofUsed: closure.node, as: use, in: context)
      return
    }
    if EffectCallback(closure, in: context) != nil {
      self.init(ofAsynchronous: EffectCallback.api)
      return
    }
    // Work for the main queue is the business of `main-operation-queue`.
    let queue = call.calledExpression?.as(MemberAccessExpr.self)?.base
    let isForMainQueue =
      (name == "addOperation" || name == "perform" && call.arguments?.arguments.isEmpty != false)
      && queue.map(context.queue) == .main
    guard !Self.namesOfOthers.contains(name), !isForMainQueue else { return nil }
    if let type = context.ownSendableType(of: closure, passedTo: call) {
      self.init(takenByOwn: call, as: type, in: context)
    } else {
      self.init(of: closure.node, passedTo: call, named: name, in: context)
    }
    twin = AsyncTwinCall(closure, in: context)
  }

  /// The same of a function that is passed by its name, or assigned.
  init?(ofFunction value: Node, in context: Context) {
    let use = ClosureUse(ofValue: value)
    guard case .argument(let call, _) = use, let name = call.calleeName,
      !Self.namesOfDispatch.contains(name)
    else {
      self.init(ofUsed: value, as: use, in: context)
      return
    }
    guard !Self.isLeftToOtherCodemod(value, passedTo: name, in: context) else { return nil }
    if let type = context.ownSendableType(ofFunction: value, passedTo: call) {
      self.init(takenByOwn: call, as: type, in: context)
    } else {
      self.init(of: value, passedTo: call, named: name, in: context)
    }
  }

  private init?(ofUsed value: Node, as use: ClosureUse, in context: Context) {
    switch use {
    case .argument(let call, _):
      guard let name = call.calleeName, Self.namesOfDispatch.contains(name) else { return nil }
      self.init(ofDispatch: call, named: name, in: context)
    case .assigned(let name): self.init(of: value, assignedTo: name, in: context)
    case .initialValue(let type): self.init(ofType: type, in: context)
    case .called, .other: return nil
    }
  }

  /// Have: let done: @Sendable (Data?) -> Void = { data in … }
  private init?(ofType type: Node, in context: Context) {
    guard
      case .function(let function)? = context.project.canonical(context.knownType(type).unwrapped),
      function.attributes.contains("Sendable"),
      function.attributes.allSatisfy({ ["Sendable", "escaping", "autoclosure"].contains($0) }),
      let name = type.parent?.parent?.as(PatternBinding.self)?.pattern?.text
    else { return nil }
    api = name
    place = .unknown("called on an unknown thread")
    isOnNamedQueue = false
    mayAwait = function.effects.contains("async")
    row = nil
  }

  /// How many of the closure's parameters are Sendable, if all are; 0 where one isn't, or isn't known.
  func sendableCount(in context: Context) -> Int {
    let types = parameterTypes(in: context)
    return types.allSatisfy { context.sendability(of: $0).kind == .yes } ? types.count : 0
  }

  /// Whether all that the closure is given is known not to be Sendable.
  func hasUnsendableValues(in context: Context) -> Bool {
    parameterTypes(in: context).allSatisfy { context.sendability(of: $0).kind == .no }
  }

  private func parameterTypes(in context: Context) -> [KnownType] {
    guard let row else { return [] }
    let type = context.project.sdk.closureType(named: TypeSpelling(row.closure).name) ?? row.closure
    return KnownType(type, path: context.path)?.unwrapped.parameters ?? []
  }

  /// The functions and properties that take such closures, and the types whose initializers do.
  static let names: [String] =
    Array(
      Set(
        SDKTables.standard.callbacks.flatMap(\.allRows).map { SDKCallback($0) }
          .filter(\.makesNonisolated)
          .map(\.calleeName)
      )
      .union(namesOfDispatch)
    ).sorted()

  /// Whether something of the name may take such a closure.
  static func mayBe(_ name: String) -> Bool { setOfNames.contains(name) }

  private static let setOfNames = Set(names)

  /// The properties among them.
  static let properties = Set(
    SDKTables.standard.callbacks.flatMap(\.allRows).map { SDKCallback($0) }
      .filter { $0.label == "=" && $0.makesNonisolated }.map(\.function))

  /// Those of Dispatch, which are in no table. The block of `notify` isn't `@Sendable`, as compiled.
  static let namesOfDispatch: Set = ["async", "asyncAfter"]

  /// What other codemods look at.
  private static let namesOfOthers = NameTable(
    """
    Foundation: Timer addBarrierBlock addObserver observe scheduledTimer
    """)

  /// The same of functions that are passed by their names: `block-observer` looks at those that notifications get, and
  /// `block-timer` at those of the main actor that timers get.
  private static func isLeftToOtherCodemod(
    _ function: Node, passedTo name: String, in context: Context,
  ) -> Bool {
    switch name {
    case "addObserver": true
    case "Timer", "scheduledTimer": MainActorReference(function, in: context) != nil
    default: false
    }
  }
}

extension SendableReceiver {
  /// Have: queue.async { … }, or async { … } in an extension of queues
  private init?(ofDispatch call: FunctionCallExpr, named name: String, in context: Context) {
    // Have: extension Optional where Wrapped: DispatchQueue { func async(_ body: @escaping () -> Void) { … } }
    guard
      !["DispatchQueue", "Optional"].contains(where: {
        context.project.extends($0, with: name, calledBy: call, visibleFrom: context.path)
      })
    else { return nil }
    if let queue = call.calledExpression?.as(MemberAccessExpr.self)?.base {
      guard !queue.isGlobalQueue, let place = context.placeOnOtherQueue(queue, asked: call) else {
        return nil
      }
      self.place = place
      api = "\(queue.textInOneLine).\(name)"
    } else {
      guard context.isOfQueueItself(call) else { return nil }
      place = .unknown("called on the queue itself")
      api = "DispatchQueue.\(name)"
    }
    isOnNamedQueue = true
    row = nil
  }

  private init?(
    of argument: Node, passedTo call: FunctionCallExpr, named name: String, in context: Context,
  ) {
    // Types of receivers are dear, and only an initializer's rows hang on them.
    let isOfType = name == "init" || name.beginsWithCapital
    let sdk = context.project.sdk
    guard isOfType || sdk.callbacks(of: name).contains(where: \.makesNonisolated) else {
      return nil
    }
    let arguments = CallArguments(of: call)
    let position = arguments.place(of: argument)
    let receiver = context.receiverOrSelf(of: call)
    let fitting = sdk.callbacks(of: name, on: receiver)
      .filter { $0.label != "=" && $0.fits(position, in: arguments) }
    let exact = fitting.filter { $0.parameterLabels.count == arguments.count }
    let rows = exact.isEmpty ? fitting : exact
    guard !rows.isEmpty, let row = Self.row(among: rows, of: receiver, takenBy: call, in: context),
      row.makesNonisolated
    else { return nil }
    let site = CallbackSite(of: argument, in: call, takenBy: row)
    api = site.api
    place = site.place(in: context)
    isOnNamedQueue = row.thread == .queue && site.isOnNamedQueue(in: context)
    self.row = row
  }

  /// The functions of one closure whose names say what type has them.
  private static let telling = NameTable("CoreData: performBackgroundTask")

  private init(takenByOwn call: FunctionCallExpr, as type: String, in context: Context) {
    let callee = call.calledExpression?.textInOneLine ?? ""
    api = callee == "Self" ? context.enclosingTypeNames(of: call.node).first ?? callee : callee
    place = .unknown("called on an unknown thread")
    isOnNamedQueue = false
    mayAwait = KnownType(type, path: context.path)?.unwrapped.isAsyncFunction == true
    row = nil
  }

  private init(ofAsynchronous api: String) {
    self.api = api
    place = .unknown("called on an unknown thread")
    isOnNamedQueue = false
    mayAwait = true
    row = nil
  }

  /// The row of the receiver's type; where that isn't known, the one that all share that have the function.
  private static func row(
    among rows: [SDKCallback], of receiver: CallReceiver, takenBy call: FunctionCallExpr,
    in context: Context,
  ) -> SDKCallback? {
    let isOwn = call.calleeName.flatMap { context.project.functions[$0] } != nil
    let isBare = call.calledExpression?.is(.declReferenceExpr) == true
    // Have: withTaskCancellationHandler { … } onCancel: { … }, in a method of any type
    let free = isBare && !isOwn ? rows.first { $0.type == "-" } : nil
    let isOne = Set(rows.map { "\($0.sendability) \($0.thread) \($0.closure)" }).count == 1
    let isTelling = rows[0].parameterLabels.count > 1 || telling.contains(rows[0].calleeName)
    let shared = isOne && !isOwn && isTelling ? rows[0] : nil
    switch receiver {
    case .type(let type, let isStatic):
      let owners = context.foreignAncestry(of: type)
      return rows.first { $0.isStatic == isStatic && owners.contains($0.type) } ?? free
        ?? (context.inheritsFromUnknownType(type) ? shared : nil)
    case .unknown: return shared
    case .initializer: return rows.allSatisfy(\.makesNonisolated) ? rows[0] : nil
    case .none: return free
    }
  }

  /// Have: connection.stateUpdateHandler = { state in … }
  private init?(of value: Node, assignedTo name: String, in context: Context) {
    guard let list = value.parent,
      let base = list.children.map(\.self).first?.as(MemberAccessExpr.self)?.base,
      case .type(let type, isStatic: false) = context.owner(in: base)
    else { return nil }
    let owners = context.foreignAncestry(of: type)
    let row = context.project.sdk.callbacks(of: name).first {
      $0.label == "=" && owners.contains($0.type) && $0.makesNonisolated
    }
    guard let row else { return nil }
    api = "\(row.type).\(name)"
    isOnNamedQueue = false
    self.row = row
    switch row.thread {
    case .main, .mainDelayed: place = .main
    case .background, .any: place = .off("called off the main thread (\(ThreadSource(of: row)))")
    case .queue: place = context.placeOfStart(of: base)
    case .caller, .creator, .publisher, .unknown: place = .unknown("called on an unknown thread")
    }
  }
}

extension Context {
  /// Whether a superclass of the type is neither the project's nor an SDK's, and may have a framework's class above it.
  fileprivate func inheritsFromUnknownType(_ type: String) -> Bool {
    project.types[type] != nil
      && project.ancestry(of: type).contains {
        project.types[$0] == nil && project.sdk.kind(ofType: $0) == nil
      }
  }

  /// Where a queue that isn't seen to be the main queue runs its work; `nil` for the main queue, under whatever name, and
  /// for what isn't known to be a queue.
  fileprivate func placeOnOtherQueue(
    _ queue: Node, asked call: FunctionCallExpr,
  ) -> CallbackExecutor? {
    let text = queue.textInOneLine
    if self.queue(of: queue) == .other {
      return .chosen("called on '\(text)', which isn't the main queue")
    }
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self),
      MainQueueCall(callee: callee, of: callee.name ?? "") == nil,
      callee.alias(of: "DispatchQueue", in: self) == nil,
      valueType(of: queue).map(isQueue) == true,
      !isShadowed("DispatchQueue", at: queue)
    else { return nil }
    return .unknown("called on '\(text)'")
  }

  /// Have: DispatchQueue, and Wrapped in 'extension Optional where Wrapped: DispatchQueue'
  private func isQueue(_ type: KnownType) -> Bool {
    if type.unwrapped.name == "DispatchQueue" { return true }
    guard case .parameter(let constraints) = project.resolved(type.unwrapped) else { return false }
    return constraints.contains { $0.name == "DispatchQueue" }
  }

  /// Whether a function is called by its name alone in an instance's code of an extension of `DispatchQueue`.
  fileprivate func isOfQueueItself(_ call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression, let name = callee.as(DeclReferenceExpr.self)?.name
    else { return false }
    switch resolution(of: name, at: callee) {
    case .unknown: break
    case .member(let members, _):
      // Have: extension DispatchQueue { func async(_: Namespace, work: …) { async { work() } } }
      let isOwn = members.contains { member in
        guard case .function(let function) = member else { return true }
        return function.accepts(call, in: project)
      }
      if isOwn { return false }
    case .local, .global, .type, .typeParameter, .module: return false
    }
    return selfType(at: callee)?.name == "DispatchQueue" && !isSelfMetatype(at: callee)
  }

  /// Where an object calls its handlers that the file starts on queues: `connection.start(queue: .main)`
  fileprivate func placeOfStart(of object: Node) -> CallbackExecutor {
    let queues = tree.calls(of: "start").compactMap { call -> Node? in
      guard call.receiver?.lastName == object.lastName, let first = call.arguments?.arguments.first,
        first.label?.name == "queue"
      else { return nil }
      return first.expression
    }
    for queue in queues where self.queue(of: queue) == .other {
      return .chosen("called on '\(queue.textInOneLine)', which isn't the main queue")
    }
    let areMain = !queues.isEmpty && queues.allSatisfy { self.queue(of: $0) == .main }
    return areMain ? .main : .unknown("called on a queue that we don't see")
  }
}

extension SDKCallback {
  /// What a call begins with: the function's base name, or that of the type for an initializer.
  var calleeName: String {
    let base = String(function.prefix { $0 != "(" })
    return base == "init" ? type : base
  }

  /// Whether the closure is `@Sendable`, and neither inherits the isolation around it nor may await what it needs.
  ///
  /// Have none: .task(id: page) { await load() }
  fileprivate var makesNonisolated: Bool {
    sendability.isSendable && isolation == .nonisolated && !closure.contains(" async ")
  }
}

extension Node {
  /// `DispatchQueue.global(qos: .utility)`
  fileprivate var isGlobalQueue: Bool {
    self.as(FunctionCallExpr.self)?.calledExpression?.lastName == "global"
  }
}
