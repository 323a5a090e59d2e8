import Rewriter

/// A selector observer that can be a block, and how it is written.
struct ObserverBlock {
  let observer: SelectorObserver
  var handler: SelectorHandler

  let center: CenterIdentity

  /// Where the object is not on the main actor.
  let hop: HoppingHandler?

  /// A handler that only hops, or may be called on another thread, must not keep the poster waiting for the main
  /// thread: if that waited for the poster, both would hang.
  let style: ObserverStyle

  /// Why a reader has to look at when the handler runs; `nil` for no reason.
  let doubtAboutTime: String?

  /// Whether the handler, or one that overrides it, may use the notification once it has come to its end.
  private let handlerMayKeepNotification: Bool

  init(_ observer: SelectorObserver) throws(Refusal) {
    (center, hop) = try observer.check()
    self.observer = observer
    if let hop { handler = hop.handler } else { handler = try observer.handler() }
    handlerMayKeepNotification = handler.mayKeepArgument(in: observer.context)
    let hint =
      hop == nil && !handler.onlyHops
      ? HopsOfHandler(in: observer.context).hint(on: handler, of: observer) : nil
    doubtAboutTime = hint.map {
      "\($0); the handler now runs in a task, after 'post' has returned"
    }
    if let hint,
      let post = PublisherOrigins(observer.context).answerBehindPost(
        of: observer.registration.notificationName)
    {
      throw Refusal(
        .callerMayRely,
        "\(hint), but in a task, it would run after '\(post.answer)', which follows the 'post' on \(post.place); keep the "
          + "selector, or post on the main thread")
    }
    style =
      handler.onlyHops || hint != nil ? .task : observer.context.styles[ObserverStyle.self]
    if style == .task, hop == nil, handler.method?.traits.contains(.isNoasync) == true {
      throw Refusal(
        .changesMeaningInAsync, "'\(handler.name)' isn't available in asynchronous code")
    }
  }

  var node: Node { observer.node }
  var registration: NotificationCall { observer.registration }

  /// What becomes of the value that `addObserver` returns.
  enum Token {
    case dropped
    /// Kept in the property of the name, alone or in an array.
    case kept(TokenProperty)
  }

  /// The change of the call, without those of the token's property and of removals.
  func edits(token: Token) -> [Edit] {
    let (before, after) = wrapping(token)
    let isIgnored = !handler.readsArgument || hop?.inlined != nil
    let block = TrailingBlock(
      head: ClosureHead(captures: captures, parameters: [isIgnored ? "_" : "notification"]),
      statements: statements)
    let arguments = BlockArguments(
      of: registration, in: observer.context, behind: before,
      queue: queue, opening: " " + block.head.opening)
    return [.insert(before, at: node.range.lowerBound)] + (arguments?.edits ?? [])
      + block.edits(behind: node, suffix: after)
  }

  /// What stands around the call.
  private func wrapping(_ token: Token) -> (String, String) {
    switch token {
    case .dropped: return ("_ = ", "")
    case .kept(let property):
      let name = (node.isInClosureOfMember ? "self." : "") + property.name
      return property.isArray ? ("\(name).append(", ")") : ("\(name) = ", "")
    }
  }

  /// A task is started on any thread, so that `post` need not wait for the main one.
  private var queue: String { hop != nil || style == .task ? "nil" : ".main" }

  /// What a caller could notice.
  var effects: [Effect] {
    if hop != nil { return [] }
    switch style {
    case .block: return [.changesThread]
    case .task: return [.changesThread, .runsLater] + (doubtAboutTime == nil ? [] : [.reorders])
    }
  }

  /// Whether the notification is used only on the thread that posts, before `post` returns.
  var keepsNotificationInCall: Bool {
    if hop != nil { return true }
    return !handler.readsArgument || style == .block && !handlerMayKeepNotification
  }

  /// Why a reader has to look at what the handler does with the notification; `nil` for no reason.
  var doubtAboutNotification: String? {
    handler.readsArgument && hop == nil && style == .block && handlerMayKeepNotification
      ? "'\(handler.name)' may still use the notification after 'post' has returned" : nil
  }

  /// Whether the compiler is told not to check what is done with the notification.
  var marksUnsafe: Bool {
    hop == nil && handler.readsArgument
  }

  private var statements: [String] {
    if let hop { return hop.body ?? [handler.callOnWeakSelf] }
    let callee = (observer.isType ? "self." : "self?.") + handler.name
    let call = onMainActor("\(callee)(\(handler.argument("notification")))")
    guard handler.readsArgument else { return [call] }
    return [
      "nonisolated(unsafe) let notification = notification"
        + (handler.parameter?.isObject == true ? " as NSNotification" : ""),
      call,
    ]
  }

  private func onMainActor(_ call: String) -> String {
    switch style {
    case .block: "MainActor.assumeIsolated { \(call) }"
    case .task: ClosureHead.mainActor(capturing: captures).task(call)
    }
  }

  private var captures: [String] { observer.isType ? [] : ["weak self"] }

  static let insertedNames = ["MainActor", "Task"]
}

extension Node {
  /// Whether a closure is between the node and the member that it is in.
  var isInClosureOfMember: Bool {
    ancestors.prefix { $0.parent?.is(.memberBlockItem) != true }
      .contains { $0.is(.closureExpr) }
  }
}
