import Rewriter

/// Where code runs, by the closures and functions around it.
enum ExecutionContext: Equatable {
  case main
  /// Off the main actor; how: `in a detached task`.
  case off(String)
}

extension PublisherOrigins {
  /// `nil` where that is not known, and where it is the business of the border, a closure around the code.
  func place(ofCode node: Node, inside border: Node? = nil) -> ExecutionContext? {
    if context.isOnMainThreadByCheck(node) { return .main }
    var isInTask = false
    for scope in node.ancestors {
      if scope == border, isInTask { return placeOfTask(in: scope) }
      if scope == border || scope.declaredTypeName != nil { return nil }
      if let closure = scope.as(ClosureExpr.self) {
        if context.isolation(ofInner: closure)?.kind == .mainActor { return .main }
        if closure.attributeNames.contains("concurrent") { return .off("in '@concurrent' code") }
        if isOfTask(closure) {
          isInTask = true
        } else if !context.isCalledInPlaceBySDK(closure) {
          return place(ofClosure: closure)
        } else if !isInTask, context.isOnMainThreadByCheck(scope) {
          return .main
        }
      } else if Self.bodies.contains(scope.kind) {
        return place(ofBody: scope, startsTask: isInTask)
      }
    }
    return nil
  }

  /// Where a task runs that the code of a closure starts, which is called where it is formed.
  private func placeOfTask(in closure: Node) -> ExecutionContext? {
    switch context.isolation(at: closure).kind {
    case .mainActor: .main
    case .nonisolated: .off("outside any actor")
    default: nil
    }
  }

  /// `Task { … }`, which stays on the actor around it.
  private func isOfTask(_ closure: ClosureExpr) -> Bool {
    guard case .argument(let call, _) = ClosureUse(of: closure) else { return false }
    return call.calledExpression?.compactText == "Task" && context.project.types["Task"] == nil
  }

  private func place(ofClosure closure: ClosureExpr) -> ExecutionContext? {
    if let place = context.placeOffMain(of: closure) { return .off(place) }
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName else {
      return nil
    }
    if let queue = call.calledExpression?.as(MemberAccessExpr.self)?.base,
      ["async", "asyncAfter"].contains(name)
    {
      return context.queue(of: queue) == .main ? .main : nil
    }
    if CallbackNames.publishers.contains(name) { return placeOfValues(sentTo: call) }
    if let place = placeByTables(of: closure, in: call) { return place }
    return context.isolation(inside: closure.node).kind == .mainActor ? .main : nil
  }

  /// Where the closure of an operator is called: where its publisher sends.
  private func placeOfValues(sentTo call: FunctionCallExpr) -> ExecutionContext? {
    guard depth < Self.maximumDepth else { return nil }
    let publisher = call.calledExpression?.as(MemberAccessExpr.self)?.base
    switch PublisherOrigins(context, depth: depth + 1).origin(of: publisher) {
    case .place(.main): return .main
    case .place(.off(let reason)), .place(.chosen(let reason)):
      return .off(String(reason.dropFirst("called ".count)))
    default: return nil
    }
  }

  /// Where the tables say that the closure of a call is called: by the type of the receiver.
  private func placeByTables(of closure: ClosureExpr, in call: FunctionCallExpr)
    -> ExecutionContext?
  {
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: closure)
    guard case .type(let type, _) = context.receiver(of: call), let name = call.calleeName else {
      return nil
    }
    let owners = context.foreignAncestry(of: type)
    let rows = context.project.sdk.callbacks(of: name).filter {
      owners.contains($0.type) && $0.fits(place, in: arguments)
    }
    guard let row = rows.first, Set(rows.map(\.thread)).count == 1 else { return nil }
    switch row.thread {
    case .main, .mainDelayed: return .main
    case .background, .any:
      return .off("by '\(row.type).\(row.function)' (\(ThreadSource(of: row)))")
    default: return nil
    }
  }

  /// What has code of its own, beside closures.
  static let bodies: Set<NodeKind> = [
    .accessorBlock, .deinitializerDecl, .functionDecl, .initializerDecl, .subscriptDecl,
  ]

  private func place(ofBody body: Node, startsTask: Bool) -> ExecutionContext? {
    let isolation = context.isolation(inside: body).kind
    if isolation == .mainActor { return .main }
    let function = body.as(FunctionDecl.self)
    if let place = function.flatMap(context.placeOffMain(of:)) { return .off(place) }
    // What is asynchronous and nonisolated never runs on the main thread.
    let isAsync = function?.signature?.effectSpecifiers?.asyncSpecifier != nil
    return isolation == .nonisolated && (startsTask || isAsync) ? .off("outside any actor") : nil
  }
}

extension Context {
  /// Whether a check of the thread has the code run on the main thread only.
  ///
  /// Have: if Thread.isMainThread { show() } else { DispatchQueue.main.async { show() } }
  fileprivate func isOnMainThreadByCheck(_ node: Node) -> Bool {
    guard !tree.tokens(spelling: "isMainThread").isEmpty, node.runsOnMainThreadByCheck,
      !isShadowed("Thread", at: node)
    else { return false }
    // What is awaited may go on elsewhere.
    let code = node.ancestors.first(where: \.isFunctionLike)
    return code?.descendantsAndSelf.contains { other in
      other.is(.awaitExpr) && other.range.lowerBound < node.range.lowerBound
        && other.ancestors.first(where: \.isFunctionLike) == code
    } != true
  }

  /// Whether the code always runs on the main thread. What is isolated to the main actor may not: a closure that a
  /// function of the project keeps is called where that function's callbacks are.
  func isKnownToRunOnMainThread(_ node: Node) -> Bool {
    for scope in node.ancestors {
      guard let closure = scope.as(ClosureExpr.self) else {
        if scope.is(.functionDecl) || PublisherOrigins.bodies.contains(scope.kind) {
          return isolation(inside: scope).kind == .mainActor
        }
        if scope.declaredTypeName != nil { return isolation(inside: scope).kind == .mainActor }
        continue
      }
      if isolation(ofInner: closure)?.kind == .mainActor { return true }
      if closure.isOfTask || isCalledInPlace(closure) { continue }
      guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName
      else { return false }
      return project.functions[name] == nil && PublisherOrigins(self).place(ofCode: node) == .main
    }
    return isolation(at: node).kind == .mainActor
  }

  func placeOffMain(of closure: ClosureExpr) -> String? {
    if closure.attributeNames.contains("concurrent") { return Self.concurrentPlace }
    guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName else {
      return nil
    }
    let callee = call.calledExpression?.as(MemberAccessExpr.self)
    if call.calledExpression?.compactText == "Task.detached" {
      return closure.attributeNames.isEmpty ? "in a detached task" : nil
    }
    let queues: Set = ["async", "sync", "asyncAfter", "addOperation", "addBarrierBlock"]
    if queues.contains(name), let base = callee?.base, queue(of: base) == .other {
      return "on '\(base.textInOneLine)'"
    }
    let rows = project.sdk.callbacks(of: name)
    guard let row = rows.first, project.functions[name] == nil, !row.type.isEmpty, callee != nil
    else { return nil }
    if rows.allSatisfy({ $0.thread == .background }) {
      return "where '\(row.type).\(row.function)' calls it, off the main thread"
    }
    guard row.type == "URLSession", let session = callee?.base, hasOwnQueue(session) else {
      return nil
    }
    return "where '\(session.textInOneLine)' calls it, on a queue of its own"
  }

  /// Whether a session is known to have been made without a queue, and so has one that is not the main queue.
  private func hasOwnQueue(_ session: Node) -> Bool {
    if session.compactText == "URLSession.shared" { return true }
    if let call = session.as(FunctionCallExpr.self) {
      let queue = call.arguments?.arguments.first { $0.label?.name == "delegateQueue" }?.expression
      return call.calledExpression?.text == "URLSession"
        && queue.map { $0.isNil || self.queue(of: $0) == .other } ?? true
    }
    guard let name = session.as(DeclReferenceExpr.self)?.name,
      case .local(let binding) = resolution(of: name, at: session), binding.isConstant,
      case .variable(let variable, _) = binding.kind, let value = variable.initializer?.value,
      !value.is(.declReferenceExpr)
    else { return false }
    return hasOwnQueue(value)
  }

  func placeOffMain(of function: FunctionDecl) -> String? {
    if let method = delegateMethod(metBy: function), method.thread == .background {
      return "where '\(method.protocol).\(method.method)' is called, off the main thread"
    }
    let attributes = function.attributes?.attributes.map(\.name) ?? []
    if attributes.contains("concurrent") { return Self.concurrentPlace }
    guard case .actor(let name) = isolation(inside: function.node).kind,
      project.members(named: "unownedExecutor", of: name, inherited: true).isEmpty,
      project.types[name]?.contains(where: { $0.kind == .actor }) == true
    else { return nil }
    return "on the actor '\(name)'"
  }

  private static let concurrentPlace = "outside any actor"
}
