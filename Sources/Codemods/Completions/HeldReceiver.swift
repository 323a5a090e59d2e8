import Rewriter

extension AsyncTwinCall {
  /// Have: self.socket?.send(packet) { … }
  ///
  /// What the project keeps is used by other code as well, which goes on at once when the function is left:
  /// `socket.cancel()` then comes before the request. Objects that the code around made, and the shared ones of
  /// a framework, as `UIApplication.shared`, are not kept by the project.
  ///
  /// - Returns: The receiver, as it is written; `nil` where nobody else has it.
  func heldReceiver(in context: Context) -> String? {
    guard let base = call.calledExpression?.as(MemberAccessExpr.self)?.base else {
      return call.calledExpression?.is(.declReferenceExpr) == true ? "self" : nil
    }
    return base.isHeld(in: context) ? base.withoutOptionalMarks.text : nil
  }
}

extension Node {
  /// Whether somebody else may have the value: it is a variable, a parameter, part of one, or what a function
  /// of the project gives.
  fileprivate func isHeld(in context: Context) -> Bool {
    let value = withoutOptionalMarks
    if value.isSelfReference { return true }
    if let callee = value.as(FunctionCallExpr.self)?.calledExpression {
      return callee.isHeld(in: context)
    }
    if let member = value.as(MemberAccessExpr.self), let base = member.base {
      guard let type = base.plainName, case .type(let owner) = context.meaning(of: type, at: base)
      else { return base.isHeld(in: context) }
      return context.project.types[owner] != nil
    }
    guard let name = value.plainName else { return false }
    switch context.meaning(of: name, at: value) {
    case .local(let binding):
      guard case .variable(let pattern, _) = binding.kind else { return true }
      return pattern.initializer?.value?.isHeld(in: context) ?? true
    case .type, .typeParameter, .module: return false
    case .member, .global, .unknown: return true
    }
  }
}
