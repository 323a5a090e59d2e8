import Rewriter

extension Context {
  /// Whether the code is that of a class, and not of something in it.
  func isInClass(_ node: Node) -> Bool {
    guard let name = enclosingTypeNames(of: node).first,
      let types = project.types[project.resolve(name)]
    else { return false }
    return types.allSatisfy { $0.kind == .class }
  }

  /// Whether `self` is the type, as in static code, and in closures there that capture it by name.
  func isSelfMetatype(at node: Node) -> Bool {
    if case .metatype = kindOfSelf(at: node) { true } else { false }
  }

  /// Whether `self` is an object or a value, also in closures that capture it by name.
  func isSelfInstance(at node: Node) -> Bool {
    if case .instance = kindOfSelf(at: node) { true } else { false }
  }

  /// What `self` is where the closures that capture it by name are formed.
  private func kindOfSelf(at node: Node) -> LocalBinding.Kind? {
    guard case .local(let binding) = resolution(of: "self", at: node) else { return nil }
    guard case .capture(let capture) = binding.kind else { return binding.kind }
    let closure = capture.node.ancestors.first { $0.is(.closureExpr) }
    return capture.initializer == nil ? closure.flatMap(kindOfSelf) : nil
  }

  /// Whether `self` is used in the node, written or not.
  func usesSelf(_ node: Node) -> Bool { node.descendantsAndSelf.contains(where: isUseOfSelf) }

  /// Whether the node itself is `self`, or the name of a member of it.
  func isUseOfSelf(_ node: Node) -> Bool {
    if isKnownUseOfSelf(node) { return true }
    guard let name = node.referencedName, case .unknown = resolution(of: name, at: node) else {
      return false
    }
    // An inherited member of an SDK's class.
    return node.parent?.is(.functionCallExpr) != true && name.first?.isLowercase == true
  }

  /// The same without names of which nothing is known.
  func isKnownUseOfSelf(_ node: Node) -> Bool {
    if node.isSelfReference || node.as(ClosureCapture.self)?.name?.kind == .selfKeyword {
      return true
    }
    guard let name = node.referencedName,
      case .member(let members, _) = resolution(of: name, at: node)
    else { return false }
    return members.contains { !$0.modifiers.contains(.static) }
  }
}
