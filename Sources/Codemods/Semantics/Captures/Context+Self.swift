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
    guard case .local(let binding) = resolution(of: "self", at: node) else { return false }
    switch binding.kind {
    case .metatype: return true
    case .capture(let capture):
      let closure = capture.node.ancestors.first { $0.is(.closureExpr) }
      return capture.initializer == nil && closure.map(isSelfMetatype) == true
    default: return false
    }
  }

  /// Whether `self` is an object or a value, also in closures that capture it by name.
  func isSelfInstance(at node: Node) -> Bool {
    guard case .local(let binding) = resolution(of: "self", at: node) else { return false }
    switch binding.kind {
    case .instance: return true
    case .capture(let capture):
      let closure = capture.node.ancestors.first { $0.is(.closureExpr) }
      return capture.initializer == nil && closure.map(isSelfInstance) == true
    default: return false
    }
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
