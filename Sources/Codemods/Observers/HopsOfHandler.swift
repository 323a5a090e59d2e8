import Rewriter

/// Whether a handler expects to be called on another thread than the main one, and hops itself, or may be, since what
/// it calls hops.
///
/// As it was when the project was read, whatever another codemod has made of its hops.
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
  func hint(on handler: SelectorHandler) -> String? {
    let functions = handler.methods.flatMap(called.functions(meantBy:))
    if functions.contains(where: hops) {
      return "'\(handler.name)' expects to be called on another thread"
    }
    return functions.lazy.flatMap(callees).first(where: hops).map { callee in
      "'\(handler.name)' may be called on another thread, since '\(callee.title)' hops to the main thread"
    }
  }

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

  /// What runs on the thread of its caller.
  private func nodes(of function: OwnFunction, in home: Context) -> [Node] {
    home.project.waits.bodies.bodies(of: function, in: home)
      .flatMap(CodeRunInPlace(in: home).nodes)
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

extension ObserverBlock {
  /// Why a reviewer has to say whether whoever posts may wait for the handler; `nil` where nobody waits, and where the
  /// program would stop already.
  var doubtAboutWaiting: String? {
    let (context, project) = (observer.context, observer.context.project)
    guard hop == nil, style == .block, !project.modules.isSwift6(context.path),
      let hint = HopsOfHandler(in: context).hint(on: handler), !isPostedOnMainThread
    else { return nil }
    return
      "\(hint); check that the main thread never waits for that thread, or both hang"
  }

  private var isPostedOnMainThread: Bool {
    let name = registration.notificationName
    return name.constant
      .flatMap { observer.context.project.sdk.notification(named: $0) }?.thread == .main
      || PublisherOrigins(observer.context).isPostedOnMainThreadOnly(name)
  }
}
