import Rewriter

/// Why the handler of a notification may be called on another thread than the main one: it expects that and hops itself,
/// what it calls hops, another handler of the notification does, or another thread posts it.
///
/// Hops count as they were when the project was read, whatever another codemod has made of them.
struct HopsOfHandler {
  private let context: Context
  private let called: CalledFunctions

  init(in context: Context) {
    self.context = context
    called = CalledFunctions(in: context)
  }

  /// What the handler's own hops, or those of what it calls, tell of its thread; `nil` where there are none.
  ///
  /// Cost: a look at the method and at what it calls, which is kept for the run.
  private func hint(on handler: SelectorHandler, called title: String) -> String? {
    let functions = handler.methods.flatMap(called.functions(meantBy:))
    if functions.contains(where: hops), !functions.contains(where: showsAtOnce) {
      return "\(title) expects to be called on another thread"
    }
    return hoppingCallee(of: functions).map { callee in
      "\(title) may be called on another thread, since '\(callee.title)' hops to the main thread"
    }
  }

  /// What the functions call that hops, directly or through others; what uses the interface runs on the main thread.
  private func hoppingCallee(of functions: [OwnFunction]) -> OwnFunction? {
    if functions.contains(where: usesInterface) { return nil }
    var reached = Set(functions)
    var callers = functions
    for _ in 0..<Self.deepestCall {
      callers = callers.flatMap(callees)
        .filter { reached.insert($0).inserted && !usesInterface($0) }
      if let callee = callers.first(where: hops) { return callee }
      if callers.isEmpty { return nil }
    }
    return nil
  }

  /// What is called through more functions says little of the handler's thread.
  private static let deepestCall = 2

  private func callees(of function: OwnFunction) -> [OwnFunction] {
    context.project.waits.callees.answer(to: function) {
      guard let home = context.asItWas(function.path) else { return [] }
      let called = CalledFunctions(in: home)
      return nodes(of: function, in: home).flatMap(called.functions(usedBy:))
    }
  }

  private func hops(_ function: OwnFunction) -> Bool {
    context.project.waits.hops.answer(to: function) {
      guard let home = context.asItWas(function.path) else { return false }
      return nodes(of: function, in: home).contains { isHop($0, in: home) }
    }
  }

  /// Whether the function uses a view or the like on the thread of its caller, which is the main thread then: its hop only
  /// puts something off.
  ///
  /// Have: item?.button?.title = "a"; DispatchQueue.main.async { item?.autosaveName = "a" }
  private func usesInterface(_ function: OwnFunction) -> Bool {
    guard let home = context.asItWas(function.path) else { return false }
    return nodes(of: function, in: home).contains(where: home.isUseOfInterface)
  }

  /// Whether the function does so itself, or by what it calls.
  ///
  /// Have: case .connecting: show(); case .aborted: DispatchQueue.main.async { self.show() }
  private func showsAtOnce(_ function: OwnFunction) -> Bool {
    var reached: Set = [function]
    var callers = [function]
    for _ in 0...Self.deepestCall {
      if callers.contains(where: usesInterface) { return true }
      callers = callers.flatMap(callees).filter { reached.insert($0).inserted }
    }
    return false
  }

  /// What runs on the thread of its caller.
  private func nodes(of function: OwnFunction, in home: Context) -> [Node] {
    home.project.waits.bodies.bodies(of: function, in: home)
      .flatMap(CodeRunInPlace(in: home).nodes)
  }

  /// Whether the code hops to the main thread, itself or by what it runs in place.
  func hops(in body: Node) -> Bool {
    CodeRunInPlace(in: context).nodes(of: body).contains { isHop($0, in: context) }
  }

  private func isHop(_ node: Node, in home: Context) -> Bool {
    guard let call = node.as(FunctionCallExpr.self), let callee = call.calledExpression else {
      return false
    }
    if OtherHop(call) != nil || SelectorHop(call) != nil { return true }
    if let member = callee.as(MemberAccessExpr.self),
      Self.hops.contains(where: { MainQueueCall(callee: member, of: $0, in: home) != nil })
    {
      return true
    }
    if ["Task", "Task.detached"].contains(callee.compactText) { return call.leadsToMainActor }
    return home.isImmediateHop(call)
  }

  /// What sends work to a queue as soon as that is free.
  private static let hops = ["async", "sync", "asyncAndWait"]
}

/// What tells that another thread posts a notification.
extension HopsOfHandler {
  /// Why the handler may be called on another thread; `nil` where nothing says so, and where the program would stop
  /// there already.
  func hint(on handler: SelectorHandler, of observer: SelectorObserver) -> String? {
    let name = observer.registration.notificationName
    guard !context.project.modules.isSwift6(context.path), !isPostedOnMainThread(name) else {
      return nil
    }
    return hint(on: handler, called: "'\(handler.name)'")
      ?? context.project.waits.posts.answer(to: name) {
        hintOnOtherHandlers(of: name) ?? hintOnPosts(of: name)
      }
  }

  /// The same of a block that runs on the thread that posts.
  func hint(onBlock body: Node, observing name: NotificationName) -> String? {
    guard !context.project.modules.isSwift6(context.path), !isPostedOnMainThread(name) else {
      return nil
    }
    let nodes = CodeRunInPlace(in: context).nodes(of: body)
    let called = CalledFunctions(in: context)
    let functions = nodes.flatMap(called.functions(usedBy:))
    guard hops(in: body) || functions.contains(where: hops),
      !nodes.contains(where: context.isUseOfInterface), !functions.contains(where: showsAtOnce)
    else { return nil }
    return "the block hops to the main thread, and so expects to be called on another one"
  }

  private func isPostedOnMainThread(_ name: NotificationName) -> Bool {
    name.constant.flatMap { context.project.sdk.notification(named: $0) }?.thread == .main
      || PublisherOrigins(context).isPostedOnMainThreadOnly(name)
  }

  /// What the handlers of other observers of the notification tell.
  private func hintOnOtherHandlers(of name: NotificationName) -> String? {
    guard case .constant = name else { return nil }
    let others = context.project.observers.registrations(of: name)
      .filter { $0.name.isEqual(to: name, in: context.project) == true }
    return Set(others.map(\.path)).sorted().lazy.compactMap { path in
      context.asItWas(path).flatMap { hint(onObserversOf: name, in: $0) }
    }.first
  }

  private func hint(onObserversOf name: NotificationName, in home: Context) -> String? {
    home.tree.calls(withArgument: "selector").lazy.compactMap { SelectorObserver($0, in: home) }
      .filter { $0.registration.notificationName.isEqual(to: name, in: home.project) == true }
      .compactMap { try? $0.handler() }
      .compactMap {
        HopsOfHandler(in: home)
          .hint(on: $0, called: "'\($0.name)', which observes the same notification,")
      }.first
  }

  private func hintOnPosts(of name: NotificationName) -> String? {
    guard case .unknown(let how)? = PublisherOrigins(context).placeOfPosts(of: name) else {
      return nil
    }
    return "the handler may be \(how)"
  }
}

extension Context {
  /// Whether the node is a member that an SDK declares of one of its main-actor classes.
  fileprivate func isUseOfInterface(_ node: Node) -> Bool {
    guard let access = node.as(MemberAccessExpr.self), let member = access.name,
      let base = access.base?.withoutOptionalMarks
    else { return false }
    if base.isSelfReference { return isInheritedFromInterface(member, at: node) }
    if let name = base.referencedName, case .unknown = resolution(of: name, at: base),
      !name.beginsWithCapital, isInheritedFromInterface(name, at: base)
    {
      return true
    }
    guard let type = valueType(of: base)?.unwrapped, let name = type.name else { return false }
    let resolved = project.resolve(name, inside: type.scope)
    return project.members(named: member, of: resolved, inherited: true).isEmpty
      && foreignAncestry(of: resolved).contains { project.sdk.isMainActor(type: $0) }
  }

  /// Whether the class around has the member from one of the SDK's main-actor classes.
  ///
  /// Have: view.window, self.present(alert, animated: true), in a view controller
  private func isInheritedFromInterface(_ member: String, at node: Node) -> Bool {
    guard let type = enclosingTypeNames(of: node).first.map({ project.resolve($0) }),
      !NSObjectMembers.haveBaseName(member)
    else { return false }
    let isCalled = node.parent?.as(FunctionCallExpr.self)?.calledExpression == node
    // Have: tableView(_:cellForRowAt:), which `tableView.reloadData()` doesn't mean
    let own = project.members(named: member, of: type, inherited: true).filter {
      if case .function = $0 { isCalled } else { true }
    }
    return own.isEmpty && foreignAncestry(of: type).contains { project.sdk.isMainActor(type: $0) }
  }
}
