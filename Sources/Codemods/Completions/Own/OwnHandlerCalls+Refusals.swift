import Rewriter

/// Why a call is right as it is: the function begins one turn later in a task, and its handler is called on the main
/// actor.
extension OwnHandlerCalls {
  static func refusal(of site: AsyncTwinCall, in context: Context) -> String? {
    let call = site.call.node
    switch context.isolation(at: call).kind {
    case .mainActor, .nonisolated, .caller: break
    case .actor, .globalActor, .unknown:
      return "it is not in code of the main actor, and would begin on another thread"
    }
    if let reason = refusal(ofScopeAround: call, in: context) { return reason }
    if call.mayChangeSelf { return "a task cannot take along a 'self' that changes" }
    if call.isInUnownedClosure {
      return "the closure around has an 'unowned' capture, which may be gone when the task runs"
    }
    if let waiting = site.handler.endOfWait {
      return "'\(waiting)' may end a wait of the main thread, and would come after it"
    }
    guard let statement = try? HandlerCallStatement(of: site, in: context) else { return nil }
    return statement.isFollowed || site.call.isFollowedByValue
      ? "what follows the call may count on what it has begun" : nil
  }

  /// What runs the code around at once, and goes on with what the call has begun.
  private static func refusal(ofScopeAround call: Node, in context: Context) -> String? {
    let code = call.ancestors.first(where: \.isFunctionLike)
    let inside = call.ancestors.prefix { $0 != code }
    if inside.contains(where: { [.forStmt, .whileStmt, .repeatStmt].contains($0.kind) }) {
      return "the loop around may count on what it has begun"
    }
    let isDeferred = inside.contains { list in
      list.is(.codeBlockItemList)
        && list.elements(CodeBlockItem.self).contains {
          $0.item?.is(.deferStmt) == true && $0.range.upperBound <= call.range.lowerBound
        }
    }
    if isDeferred { return "what is deferred may count on what it has begun" }
    if code?.as(FunctionDecl.self)?.isLocal == true {
      return "who calls the local function may count on what it has begun"
    }
    guard let closure = code?.as(ClosureExpr.self) else { return nil }
    return runsLater(closure, in: context)
      ? nil : "who runs the closure around may count on what it has begun"
  }

  /// Whether the closure is kept by whoever gets it, as far as it is known, or by the custom of names: `Button { … }`,
  /// `.onAppear { … }`
  private static func runsLater(_ closure: ClosureExpr, in context: Context) -> Bool {
    switch ClosureUse(of: closure) {
    case .assigned(let name): return !closure.node.isFollowedByCall(of: name)
    case .argument(let call, _):
      guard let name = call.calleeName else { return false }
      if let parameter = CalledOnceCallees(context).parameter(of: call, taking: closure.node) {
        return parameter.type.holds("@escaping") || TypeSpelling(parameter.type).isOptional
      }
      if context.project.types[name] != nil || context.project.functions[name] != nil {
        return false
      }
      if name.first?.isUppercase == true || name.hasPrefix("on") { return true }
      if ["async", "asyncAfter", "detached"].contains(name) { return call.receiver != nil }
      return CallbackCall(closure, in: context) != nil || AsyncTwinCall(closure, in: context) != nil
    case .initialValue, .called, .other: return false
    }
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
    return closures.contains { closure in
      closure.signature?.capture?.captures.contains {
        $0.specifier?.specifier?.kind == .unowned
      } == true
    }
  }
}

extension CompletionHandler {
  /// `leave` of `group.leave()`, `signal` of `semaphore.signal()`
  var endOfWait: String? {
    statements.lazy.flatMap { $0.node.descendantsAndSelf }
      .compactMap { $0.as(FunctionCallExpr.self) }
      .first { call in
        ["leave", "signal"].contains(call.calleeName ?? "")
          && call.calledExpression?.is(.memberAccessExpr) == true
          && call.arguments?.arguments.isEmpty != false
      }?.calleeName
  }
}

extension FunctionCallExpr {
  /// Whether the code around goes on to return something that is not a literal.
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
