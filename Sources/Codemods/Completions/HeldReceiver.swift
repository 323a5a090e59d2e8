import Rewriter

extension AsyncTwinCall {
  /// Have: self.socket?.send(packet) { … }
  ///
  /// Other code may use an object that it has too after the function returns: `socket.cancel()` then comes before the
  /// request. That also holds for shared objects, such as `WKWebsiteDataStore.default()`, and for types: a web view
  /// that the caller reloads would find what was to be removed before. Only an object that was made here, and that
  /// nothing else has got so far, is safe. A resumed task has no order among the other requests of its session, unless
  /// the session can be invalidated; `URLSession.shared` can't.
  ///
  /// - Returns: The receiver, as it is written; `nil` where nobody else has it.
  func heldReceiver(in context: Context) -> String? {
    guard let callee = call.calledExpression else { return nil }
    guard let base = callee.as(MemberAccessExpr.self)?.base else {
      guard callee.is(.declReferenceExpr) else { return nil }
      return callback.type.isEmpty ? callee.text : "self"
    }
    if isMadeHere(base, in: context) { return nil }
    if function.makesSuspendedTask, base.isSharedByFramework(in: context) { return nil }
    return base.withoutOptionalMarks.text
  }

  /// Have: a class of tests that overrides `dataTask(with:completionHandler:)` of `URLSession`, which `data(for:)` does
  /// not call.
  ///
  /// - Returns: The class; `nil` where the receiver cannot be one of it.
  func overrideLeftOut(in context: Context) -> String? {
    guard function.makesSuspendedTask else { return nil }
    let name = String(callback.function.prefix { $0 != "(" })
    let overriding = context.project.functionsInAllModules(named: name).first { other in
      guard other.modifiers.contains(.override), other.fullName == callback.function else {
        return false
      }
      let project = context.project.seen(from: other.path)
      return project.ancestry(of: other.owner).contains {
        project.sdk.ancestry(of: $0).contains(callback.type)
      }
    }
    guard let overriding else { return nil }
    let base = call.calledExpression?.as(MemberAccessExpr.self)?.base
    let isNoOther =
      base.map { isMadeHere($0, in: context) || $0.isSharedByFramework(in: context) } ?? false
    return isNoOther ? nil : overriding.owner
  }

  private func isMadeHere(_ receiver: Node, in context: Context) -> Bool {
    let value = receiver.withoutOptionalMarks
    if value.isMade(in: context) { return true }
    guard let name = value.referencedName, let local = LocalDeclaration(name, at: value),
      local.declared.value?.isMade(in: context) == true
    else { return false }
    let statement = call.node.ancestors.first { $0.is(.codeBlockItem) } ?? call.node
    return DisconnectedValues(upTo: statement, in: context).contains(local)
  }
}

extension Node {
  /// Whether the expression calls an initializer: `LAContext()`, `LAContext.init()`.
  fileprivate func isMade(in context: Context) -> Bool {
    guard let callee = self.as(FunctionCallExpr.self)?.calledExpression else { return false }
    if let name = callee.referencedName {
      switch context.resolution(of: name, at: callee) {
      case .type: return true
      case .unknown: return name.beginsWithCapital
      case .local, .member, .global, .typeParameter, .module: return false
      }
    }
    guard let member = callee.as(MemberAccessExpr.self), let name = member.name else {
      return false
    }
    return member.base != nil && (name == "init" || name.beginsWithCapital)
  }

  /// Have: URLSession.shared
  fileprivate func isSharedByFramework(in context: Context) -> Bool {
    let value = withoutOptionalMarks
    if let name = value.referencedName, let local = LocalDeclaration(name, at: value) {
      return local.declared.value?.isSharedByFramework(in: context) == true
    }
    guard let base = value.as(MemberAccessExpr.self)?.base, let type = base.referencedName,
      case .type(let owner) = context.resolution(of: type, at: base)
    else { return false }
    return context.project.types[owner] == nil
  }
}
