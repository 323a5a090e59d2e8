import Rewriter

extension CompletionParameter {
  /// Whether the function stores the closure beside others for many calls, and returns what stands for it.
  ///
  /// Have: func register(handler: @escaping () -> Void) -> Token { handlers[next] = handler; return Token(next) }
  func isRegistered(in context: Context) -> Bool {
    guard !isOfOneCall, let body = function.body?.node,
      let result = function.signature?.returnClause?.type, !TypeSpelling(result.text).isVoid
    else { return false }
    return CompletionUses(of: self, in: body).areAll { use in
      use.isStoredBesideOthers || context.isGivenToOwnObject(use)
    }
  }
}

extension Node {
  /// Whether the value of the node is assigned to one of many, and not of a collection that the function itself makes.
  ///
  /// Have: self.handlers[next] = handler
  fileprivate var isStoredBesideOthers: Bool {
    guard let terms = parent.map({ Array($0.children) }), terms.count == 3,
      terms[1].is(.assignmentExpr), terms[2] == self,
      let collection = terms[0].as(SubscriptCallExpr.self)?.calledExpression
    else { return false }
    if let base = collection.as(MemberAccessExpr.self)?.base { return base.isSelfReference }
    return collection.referencedName.map { LocalDeclaration($0, at: self) == nil } ?? false
  }
}

extension Context {
  /// Whether the value is what an object of one of the project's types is made with: nothing is known of those of a
  /// framework, and a task or an operation calls its closure once.
  ///
  /// Have: Registration(handler: handler)
  fileprivate func isGivenToOwnObject(_ value: Node) -> Bool {
    guard let argument = value.parent, argument.is(.labeledExpr),
      let callee = argument.parent?.parent?.as(FunctionCallExpr.self)?.calledExpression,
      callee.lastName?.first?.isUppercase == true
    else { return false }
    let scope = enclosingTypeNames(of: value).first ?? ""
    return project.types.contains(project.resolve(callee.compactText, inside: scope))
  }
}
