import Rewriter

/// Why a call is left unchanged: in a task, the function begins in the next turn of the run loop, and its handler is
/// called on the main actor.
extension OwnHandlerCalls {
  static func refusal(of site: AsyncTwinCall, in context: Context) -> Refusal? {
    if AwaitingTest(around: site, in: context) != nil { return nil }
    let call = site.call.node
    let isolation = context.isolation(at: call).kind
    // The state of an object may belong to a queue, which a task leaves.
    if isolation != .mainActor, !isolation.isOfNoActor || context.hasObjectState(at: call) {
      return Refusal(
        .notOnMainActor,
        "this code isn't isolated to the main actor, so the work would start on another thread; "
          + adviceOnPlace(of: call, context))
    }
    if let reason = refusal(ofScopeAround: call, in: context) { return reason }
    if call.mayChangeSelf {
      return Refusal(
        .readEarlier, "this code may change 'self', and a task can't capture a value that changes")
    }
    if isolation != .mainActor, call.isInUnownedClosure {
      return Refusal(
        .capturesUnowned,
        "a closure around the call captures an object as 'unowned', which may be gone when the task runs; "
          + "capture it weakly")
    }
    if let waiting = site.handler.endOfWait {
      return Refusal(
        .mayDeadlock,
        "the task would call '\(waiting)()' on the main thread, which may be waiting for this call; await the calls in a task group instead"
      )
    }
    if let end = BlockingCalls(in: context).firstEndOfWait(in: site.handler.code) {
      return end.reasonAgainstEndOnMainActor
    }
    if let reason = refusalOfThread(at: call, in: context) { return reason }
    guard let statement = try? HandlerCallStatement(of: site, in: context) else { return nil }
    let startsTask = TaskEnd(statement.node, doing: site.handler.closure, in: context) == nil
    if startsTask, let path = BlockingCalls(in: context).firstModalLoop(in: [call]) {
      return path.reasonAgainstModalLoop
    }
    if startsTask, let shown = ShownAtOnce.name(shownBy: site.call, in: context) {
      return Refusal(
        .callerMayRely,
        "'\(site.call.calleeName ?? "")' shows something at once, with '\(shown)'; in a task it would do so in the "
          + "next turn of the run loop; keep the handler")
    }
    if startsTask, let callee = site.function.callee,
      let caller = callerThatGoesOn(around: call, context),
      HandlerThreads(context).mayBeDoneAtOnce(callee)
    {
      return Refusal(
        .callerMayRely,
        "'\(callee.baseName)' may be done when it returns, and code after a call to '\(caller)' may rely on what the handler "
          + "does; keep the handler")
    }
    if let wait = site.call.node.waitBehind {
      return Refusal(
        .callerMayRely,
        "'\(wait)' after the call waits for the handler, which a task would call; \(adviceOnWait(wait, behind: site))"
      )
    }
    return statement.isFollowed || site.call.isFollowedByValue
      ? Refusal(
        .callerMayRely,
        "the code after the call may rely on what the call has started; move the call to the end if it doesn't, or "
          + "else keep the handler"
      )
      : nil
  }

  /// What to do where the function around would have to await the call: that needs an asynchronous version of what it calls.
  private static func adviceOnWait(_ wait: String, behind site: AsyncTwinCall) -> String {
    let caller = site.call.node.ancestors.first(where: \.isFunctionLike)?.as(FunctionDecl.self)
    guard site.function.addition == nil, site.function.obstacle == nil,
      let name = caller?.name?.name,
      let callee = site.call.calleeName
    else { return "keep the handler" }
    return
      "make '\(name)' 'async', and await '\(callee)' there in place of the handler and '\(wait)'"
  }

  /// The function around, if code goes on after it has called that.
  ///
  /// Have: coordinator.showTab(.contacts); coordinator.show(contact), of func showTab(…) { dismiss { … } }
  static func callerThatGoesOn(around call: Node, _ context: Context) -> String? {
    OwnFunction(around: call, in: context).flatMap { function in
      context.calls(of: function).contains(where: \.call.node.isFollowed)
        ? function.calleeName : nil
    }
  }

  /// What the function waits for before it returns, and would wait for on the main thread, or on one that tasks share,
  /// where it may do so on a thread of its own today.
  private static func refusalOfThread(at call: Node, in context: Context) -> Refusal? {
    guard !context.isKnownToRunOnMainThread(call) else { return nil }
    let isOnMainActor = context.isolation(at: call).kind == .mainActor
    let path = BlockingCalls(in: context).first(in: [call], on: isOnMainActor ? .main : .any)
    return isOnMainActor ? path?.reasonAgainstMainActor : path?.reasonAgainstTask
  }

  /// Code that runs the surrounding code at once, and may rely on what the call has started.
  private static func refusal(ofScopeAround call: Node, in context: Context) -> Refusal? {
    let code = call.ancestors.first(where: \.isFunctionLike)
    let inside = call.ancestors.prefix { $0 != code }
    if inside.contains(where: { [.forStmt, .whileStmt, .repeatStmt].contains($0.kind) }) {
      return Refusal(
        .callerMayRely,
        "code in the loop may rely on what the call has started; await the calls in a task if it doesn't, or else keep "
          + "the handler"
      )
    }
    let isDeferred = inside.contains { list in
      list.is(.codeBlockItemList)
        && list.elements(CodeBlockItem.self).contains {
          $0.item?.is(.deferStmt) == true && $0.range.upperBound <= call.range.lowerBound
        }
    }
    if isDeferred {
      return Refusal(
        .callerMayRely, "the 'defer' before the call may rely on what the call has started")
    }
    if code?.as(FunctionDecl.self)?.isLocal == true {
      return Refusal(
        .callerMayRely, "the caller of the local function may rely on what this call has started")
    }
    guard let closure = code?.as(ClosureExpr.self), !runsLater(closure, in: context) else {
      return nil
    }
    var caller: String?
    if case .argument(let call, _) = ClosureUse(of: closure) { caller = call.calleeName }
    return Refusal(
      .callerMayRely,
      "\(caller.map { "'\($0)'" } ?? "other code") runs the closure around the call, and may rely on what the call has started; "
        + "keep the handler")
  }

  /// Whether whoever gets the closure is known to store it, or does by convention of names: `Button { … }`,
  /// `.onAppear { … }`
  private static func runsLater(_ closure: ClosureExpr, in context: Context) -> Bool {
    switch ClosureUse(of: closure) {
    case .assigned(let name): return !closure.node.isFollowedByCall(of: name)
    case .argument(let call, let label):
      guard let name = call.calleeName else { return false }
      if context.variable(keepingClosureFor: label, byMemberwiseInitializerOf: name) != nil
        || context.isKeptByInitializer(closureFor: label, of: call)
        || context.isOfEnumCase(call)
      {
        return true
      }
      // Have: onChange(of: x) { … }, beside a function of the project that wants more
      let mayBeOwn = context.project.functions[name]?.contains {
        $0.accepts(call, in: context.project)
      }
      if mayBeOwn == true,
        let parameter = CalledOnceCallees(context).parameter(of: call, taking: closure.node)
      {
        return parameter.type.holds("@escaping") || TypeSpelling(parameter.type).isOptional
      }
      if context.project.types[name] != nil || mayBeOwn == true { return false }
      if name.beginsWithCapital || name.hasPrefix("on") { return true }
      if ["async", "asyncAfter", "detached"].contains(name) { return call.receiver != nil }
      return CallbackCall(closure, in: context) != nil || AsyncTwinCall(closure, in: context) != nil
        || context.isKeptForMainThread(closure, by: call)
    case .initialValue, .called, .other: return false
    }
  }
}

extension Context {
  /// Whether all functions of the SDKs that may be meant keep the closure, and call it on the main thread.
  ///
  /// Have: Alert(…, primaryButton: .default(Text("Send"), action: { … }))
  fileprivate func isKeptForMainThread(_ closure: ClosureExpr, by call: FunctionCallExpr) -> Bool {
    guard let callee = sdkCallee(of: call) else { return false }
    let arguments = CallArguments(of: call)
    let place = arguments.place(of: closure)
    let rows = project.sdk.callbacks(of: callee).filter { $0.fits(place, in: arguments) }
    return !rows.isEmpty
      && rows.allSatisfy { $0.sendability != .nonEscaping && $0.thread == .main }
  }
}

extension Node {
  /// Have: reload = { … }; reload?()
  fileprivate func isFollowedByCall(of name: String) -> Bool {
    guard let code = ancestors.first(where: \.isFunctionLike) else { return false }
    return code.descendantsAndSelf.contains { node in
      guard let call = node.as(FunctionCallExpr.self), !encloses(node) else { return false }
      return call.calledExpression?.withoutOptionalMarks.lastName == name
    }
  }

  /// Whether `self` is a value that the code may change: of a structure or enumeration, in what sets it.
  fileprivate var mayChangeSelf: Bool {
    let owner = ancestors.first { $0.declaredTypeName != nil }
    guard let owner, [.structDecl, .enumDecl, .extensionDecl].contains(owner.kind) else {
      return false
    }
    return ancestors.prefix { $0 != owner }.contains { node in
      if let function = node.as(FunctionDecl.self) {
        return function.modifiers?.node.elements(DeclModifier.self).contains {
          $0.name?.text == "mutating"
        } == true
      }
      if let accessor = node.as(AccessorDecl.self)?.accessorSpecifier?.text {
        return accessor != "get"
      }
      return node.is(.initializerDecl) && !owner.is(.extensionDecl)
    }
  }

  fileprivate var isInUnownedClosure: Bool {
    let closures = ancestors.prefix { $0.declaredTypeName == nil }.lazy
      .compactMap { $0.as(ClosureExpr.self) }
    return closures.contains { !$0.unownedCaptures.isEmpty }
  }
}

extension CompletionHandler {
  /// `leave` of `group.leave()`, `signal` of `semaphore.signal()`
  var endOfWait: String? { endsOfWaits.first { !$0.isOfGroupThatOnlyNotifies }?.calleeName }

  /// Whether a dispatch group counts the call until the handler is done.
  var leavesGroup: Bool { endsOfWaits.contains { $0.calleeName == "leave" } }

  private var endsOfWaits: some Sequence<FunctionCallExpr> {
    statements.lazy.flatMap { $0.node.descendantsAndSelf }
      .compactMap { $0.as(FunctionCallExpr.self) }.filter(\.endsWait)
  }
}

extension FunctionCallExpr {
  /// Whether no thread waits for what the call is of: a group that is made here, and only ever notifies.
  fileprivate var isOfGroupThatOnlyNotifies: Bool {
    guard let group = calledExpression?.as(MemberAccessExpr.self)?.base,
      let name = group.referencedName, let local = LocalDeclaration(name, at: group),
      local.declared.value?.as(FunctionCallExpr.self)?.calleeName == "DispatchGroup"
    else { return false }
    return local.scope.descendantsAndSelf.filter { $0.referencedName == name }.allSatisfy { use in
      guard let member = use.parent?.as(MemberAccessExpr.self), member.base == use else {
        return false
      }
      return ["enter", "leave", "notify"].contains(member.name)
    }
  }
}

extension FunctionCallExpr {
  /// Whether the surrounding code then returns something other than a literal.
  fileprivate var isFollowedByValue: Bool {
    let code = node.ancestors.first(where: \.isFunctionLike) ?? node
    return code.descendantsAndSelf(notInside: { $0.isFunctionLike && $0 != code }).contains {
      other in
      let value = other.as(ReturnStmt.self)?.expression
      return other.range.lowerBound >= node.range.upperBound
        && value.map { $0.descendantsAndSelf.contains { $0.is(.declReferenceExpr) } } ?? false
    }
  }
}

extension Context {
  /// Whether the code is that of a class with variables, or of one that inherits from a framework's.
  fileprivate func hasObjectState(at node: Node) -> Bool {
    guard let name = enclosingTypeNames(of: node).first else { return false }
    let type = project.resolve(name)
    let isValue = project.types[type]?
      .allSatisfy { [.struct, .enum, .protocol, .extension].contains($0.kind) }
    if isValue == true { return false }
    return project.ancestry(of: type).contains { ancestor in
      guard project.types.contains(ancestor) else {
        return ancestor != "NSObject" && project.sdk.kind(ofType: ancestor) == "class"
      }
      return project.members(of: ancestor).contains { member in
        guard case .variable(let variable) = member else { return false }
        return !variable.isConstant && !variable.isComputed && !variable.modifiers.contains(.static)
      }
    }
  }
}
