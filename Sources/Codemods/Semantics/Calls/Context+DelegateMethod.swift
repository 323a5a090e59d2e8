import Rewriter

extension Context {
  /// What the tables say of the delegate's method that a function is; `nil` if it is none, or if it is
  /// asynchronous, so that whoever calls it waits for the actor.
  func delegateMethod(metBy function: FunctionDecl) -> DelegateMethod? {
    guard function.node.isInstanceMember, let signature = function.signature,
      signature.effectSpecifiers?.asyncSpecifier == nil, let name = function.fullName,
      let written = enclosingTypeNames(of: function.node).first
    else { return nil }
    let type = project.resolve(written)
    guard project.types[type]?.contains(where: { $0.kind == .protocol }) != true else { return nil }
    return foreignAncestry(of: type).sorted().lazy
      .compactMap { project.sdk.delegate(protocol: $0, method: name) }.first
  }
}

extension Node {
  /// Whether the function is a member of a type's instances.
  fileprivate var isInstanceMember: Bool {
    let modifiers = self.as(FunctionDecl.self)?.modifiers
    return parent?.is(.memberBlockItem) == true && modifiers?.contains(.static) != true
      && modifiers?.contains(.class) != true
  }
}
