import Rewriter

extension Context {
  /// Whether the call makes an object of a type that neither the project nor an SDK is known to declare.
  ///
  /// Have: RSTAsyncBlockOperation { … }, of a module whose source isn't in the project.
  func makesForeignObject(_ call: FunctionCallExpr, ofType name: String) -> Bool {
    guard let callee = call.calledExpression, callee.is(.declReferenceExpr),
      project.types[name] == nil, project.functions[name] == nil,
      project.sdk.kind(ofType: name) == nil, case .unknown = resolution(of: name, at: callee)
    else { return false }
    return true
  }
}

extension String {
  /// Whether a type of the name is a kind of Foundation's `Operation`, as subclasses are named.
  var isOfOperation: Bool { hasSuffix("Operation") && first?.isUppercase == true }
}
