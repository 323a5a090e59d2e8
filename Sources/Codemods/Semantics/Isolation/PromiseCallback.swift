import Rewriter

/// A closure that a promise of PromiseKit calls: on the queue that the call names, or else on the one in the library's
/// configuration, which is the main queue unless the project sets another one.
///
/// Have: promise.then(on: .global()) { … }.done { … }
///
/// Source: `Thenable.swift`, `Catchable.swift`, `Guarantee.swift` and `Configuration.swift` of mxcl/PromiseKit.
struct PromiseCallback {
  static let type = "Promise"

  private let queue: ConfiguredQueue
  private let name: String
  private let call: FunctionCallExpr
  private let context: Context

  /// `nil` for the closure of any other function.
  init?(_ argument: Node, passedTo name: String, in call: FunctionCallExpr, _ context: Context) {
    guard let queue = ConfiguredQueue(ofOperator: name),
      !context.project.files(naming: "PromiseKit").isEmpty,
      !context.project.sdk.hasUserRows(forFunction: name), context.isCallOfPromise(call)
    else { return nil }
    self.queue = queue
    self.name = name
    self.call = call
    self.context = context
  }

  /// `nil` for a closure that is called on the main queue.
  var row: SDKCallback? {
    guard place != .main else { return nil }
    let returnsVoid = Self.operatorsWithoutResult.contains(name)
    return SDKCallback(
      function: "\(name)(on:_:)", label: "_", type: Self.type, isStatic: false,
      closure: returnsVoid ? "(Output) -> Void" : "(Output) -> T",
      sendability: .notSendable, isolation: .caller, thread: .queue, source: "interface")
  }

  var place: CallbackExecutor {
    if let written = call.arguments?.arguments.first(where: { $0.label?.name == "on" })?.expression
    {
      return Self.place(of: written, in: context) {
        .chosen("called on '\(written.textInOneLine)', which isn't the main queue")
      }
    }
    guard let (value, home) = context.value(of: queue) else { return .main }
    return Self.place(of: value, in: home) {
      .unknown(
        "called on '\(value.textInOneLine)', to which the project sets 'conf.Q.\(queue.rawValue)'")
    }
  }

  private static func place(
    of queue: Node, in context: Context, elsewhere: () -> CallbackExecutor,
  ) -> CallbackExecutor {
    if queue.isNil { return .unknown("called on the thread that resolves the promise") }
    return switch context.queue(of: queue) {
    case .main: .main
    case .other: elsewhere()
    case .unknown: .unknown("called on '\(queue.textInOneLine)'")
    }
  }

  private static let operatorsWithoutResult: Set = [
    "catch", "done", "ensure", "finally", "get", "tap",
  ]

  /// A queue of `PromiseKit.conf.Q`.
  enum ConfiguredQueue: String {
    case map, `return`

    init?(ofOperator name: String) {
      if Self.mapping.contains(name) {
        self = .map
      } else if Self.returning.contains(name) {
        self = .return
      } else {
        return nil
      }
    }

    private static let mapping = NameTable(
      """
      PromiseKit: compactMap compactMapValues filterValues firstValue flatMapValues lastValue map mapValues recover tap
        then thenFlatMap thenMap
      """)

    private static let returning = NameTable(
      """
      PromiseKit: catch done ensure ensureThen finally get
      """)
  }
}

extension Context {
  /// Whether the function is one of a promise: by the type of the receiver, by what makes the receiver, or, where the file
  /// imports the library, by the label of the queue, or a name that only promises have.
  fileprivate func isCallOfPromise(_ call: FunctionCallExpr) -> Bool {
    guard let callee = call.calledExpression?.as(MemberAccessExpr.self),
      let receiver = callee.baseBeforeCondition?.withoutOptionalMarks
    else { return false }
    if let name = valueType(of: receiver)?.unwrapped.name { return isPromise(name) }
    if let maker = receiver.as(FunctionCallExpr.self), isPromiseMade(by: maker) { return true }
    guard project.imports(of: path).contains(where: { $0.module == "PromiseKit" }) else {
      return false
    }
    let name = call.calleeName ?? ""
    return call.argumentLabels.contains("on") || isOfPromisesOnly(name)
      || isFollowedByPromise(call)
  }

  private func isOfPromisesOnly(_ name: String) -> Bool {
    Self.operatorsOfPromisesOnly.contains(name) && project.functions[name] == nil
  }

  /// Whether what the call gives is a promise, by the next link of the chain: those that promises share with others give
  /// a promise only where they belong to one.
  ///
  /// Have: value.map { … }.done { … }
  private func isFollowedByPromise(_ call: FunctionCallExpr) -> Bool {
    guard let access = call.node.parent?.as(MemberAccessExpr.self), access.base == call.node,
      let next = access.node.parent?.as(FunctionCallExpr.self),
      next.calledExpression == access.node, let name = next.calleeName
    else { return false }
    return isOfPromisesOnly(name)
      || PromiseCallback.ConfiguredQueue(ofOperator: name) != nil
        && (next.argumentLabels.contains("on") || isFollowedByPromise(next))
  }

  /// Have: firstly { load() }, load().done { … }
  private func isPromiseMade(by maker: FunctionCallExpr) -> Bool {
    let name = maker.calleeName ?? ""
    if maker.calledExpression?.is(.declReferenceExpr) == true {
      return Self.promiseMakers.contains(name) && project.functions[name] == nil
    }
    if PromiseCallback.ConfiguredQueue(ofOperator: name) != nil, isCallOfPromise(maker) {
      return true
    }
    let meant = (project.functions[name] ?? []).filter { $0.accepts(maker, in: project) }
    return !meant.isEmpty
      && meant.allSatisfy { function in
        KnownType(function.result ?? "", path: path)?.name.map(isPromise) ?? false
      }
  }

  /// Whether the name is that of a promise, and no type of the project has it.
  private func isPromise(_ name: String) -> Bool {
    Self.promises.contains(name) && project.types[name] == nil
  }

  private static let promises: Set = [
    "CancellablePromise", "Guarantee", "PMKCascadingFinalizer", "PMKFinalizer", "Promise",
  ]

  private static let promiseMakers: Set = ["after", "firstly", "race", "when"]

  private static let operatorsOfPromisesOnly: Set = [
    "done", "ensureThen", "then", "thenFlatMap", "thenMap",
  ]

  /// What the project's apps set the queue to, and the file that does so; `nil` where none does.
  ///
  /// Have: PromiseKit.conf.Q.map = .global(), conf.Q = (map: nil, return: .main)
  fileprivate func value(of queue: PromiseCallback.ConfiguredQueue) -> (Node, Context)? {
    let paths = project.files(naming: "conf", withOneOf: ["Q"])
    for path in paths where !project.isOnlyForTests(path) {
      guard let home = seen(inFile: path) else { continue }
      let values = home.tree.all(DeclReferenceExpr.self, startingWith: "conf").lazy.compactMap {
        $0.node.valueSet(to: queue)
      }
      if let value = values.first { return (value, home) }
    }
    return nil
  }
}

extension Node {
  /// What an assignment sets the queue to, where the node is the name `conf` in its target.
  fileprivate func valueSet(to queue: PromiseCallback.ConfiguredQueue) -> Node? {
    guard let sequence = ancestors.first(where: { $0.is(.sequenceExpr) }),
      let (target, value) = sequence.partsOfAssignment, target.encloses(self)
    else { return nil }
    let path = target.compactText
    if path.hasSuffix("conf.Q.\(queue.rawValue)") { return value }
    guard path.hasSuffix("conf.Q"),
      let parts = value.as(TupleExpr.self)?.elements?.arguments
    else { return nil }
    return parts.first { $0.label?.name == queue.rawValue }?.expression
  }
}
