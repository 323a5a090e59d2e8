import Rewriter

/// What is not available in asynchronous code. All that makes code asynchronous asks here.
extension Context {
  /// The first name in the code that is not, or may not be, available in asynchronous code.
  func noasyncName(in code: [Node]) -> String? {
    for node in code.lazy.flatMap(TaskBody.ownNodes) {
      if let call = node.as(FunctionCallExpr.self), let name = call.calleeName,
        isNoasync(name, call)
      {
        return name
      }
      if let name = noasyncIterator(of: node) { return name }
      if let name = noasyncMember(of: node) ?? ownNoasyncName(of: node), !isAsserted(node) {
        return name
      }
    }
    return nil
  }

  /// What the node itself uses that is known to be unavailable in asynchronous code; `nil` for nothing.
  func knownNoasyncName(of node: Node) -> String? {
    if let name = noasyncIterator(of: node) { return name }
    let name: String?
    if let call = node.as(FunctionCallExpr.self) {
      name = call.calleeName.flatMap { knownToBeNoasync($0, call) == true ? $0 : nil }
    } else {
      let isCalled = node.parent?.as(FunctionCallExpr.self)?.calledExpression == node
      name = isCalled ? nil : noasyncMember(of: node) ?? ownNoasyncName(of: node)
    }
    return name.flatMap { isAsserted(node) ? nil : $0 }
  }

  /// Have: Thread.current
  private func noasyncMember(of node: Node) -> String? {
    guard let member = node.as(MemberAccessExpr.self), let name = member.name,
      let type = member.base?.lastName, project.sdk.isNoasync(member: name, of: type),
      project.types[project.resolve(type)] == nil
    else { return nil }
    return "\(type).\(name)"
  }

  /// Whether the node is what an assertion asks: that stands in an autoclosure, in which everything is available
  /// (measured with Swift 6.3.1).
  private func isAsserted(_ node: Node) -> Bool {
    let arguments = node.ancestors.first { $0.is(.labeledExprList) }
    guard let call = arguments?.parent?.as(FunctionCallExpr.self), let name = call.calleeName
    else { return false }
    return ["assert", "precondition"].contains(name)
      && call.calledExpression?.is(.declReferenceExpr) == true && project.functions[name] == nil
  }

  private func isNoasync(_ function: String, _ call: FunctionCallExpr) -> Bool {
    knownToBeNoasync(function, call) ?? mayBeNoasync(function, call)
  }

  /// What the receiver's type says; `nil` where it isn't known, or says nothing of such a function.
  private func knownToBeNoasync(_ function: String, _ call: FunctionCallExpr) -> Bool? {
    switch receiver(of: call) {
    case .type(let type, let isStatic):
      let own = project.members(named: function, of: type, inherited: true)
        .filter { $0.modifiers.contains(.static) == isStatic }
      if let isMarked = isMarkedNoasync(own, calledBy: call) { return isMarked }
      guard project.types[type] == nil, project.sdk.kind(ofType: type) != nil else { return nil }
      return project.sdk.isNoasync(
        function: function, labels: call.argumentLabels, ofOneOf: foreignAncestry(of: type),
        isStatic: isStatic)
    case .none:
      guard let callee = call.calledExpression, callee.is(.declReferenceExpr) else { return nil }
      switch resolution(of: function, at: callee) {
      case .member(let members, _), .global(let members):
        return isMarkedNoasync(members, calledBy: call)
      default: return nil
      }
    case .initializer, .unknown: return nil
    }
  }

  /// Whether one of the functions among the members that the call fits is marked; `nil` where it fits none.
  private func isMarkedNoasync(
    _ members: [MemberFacts], calledBy call: FunctionCallExpr,
  ) -> Bool? {
    let functions = members.compactMap { member -> FunctionFacts? in
      if case .function(let function) = member { function } else { nil }
    }.filter { $0.accepts(call, in: project) }
    return functions.isEmpty ? nil : functions.contains { $0.traits.contains(.isNoasync) }
  }

  private func mayBeNoasync(_ function: String, _ call: FunctionCallExpr) -> Bool {
    let receiver = call.calledExpression?.as(MemberAccessExpr.self)?.base?.lastName
    if project.sdk.isNoasync(
      function: function, labels: call.argumentLabels, receiver: receiver)
    {
      return true
    }
    guard project.tables.noasyncNames.contains(function) else { return false }
    let made = project.functions["\(function).init"] ?? []
    return ((project.functions[function] ?? []) + made).contains {
      $0.traits.contains(.isNoasync) && $0.accepts(call, in: project)
    }
  }

  /// The name of what the node uses of the project, if that is marked so: a variable, a type that a value is made of, a
  /// subscript or an operator. To refer to a function is no error (measured).
  private func ownNoasyncName(of node: Node) -> String? {
    guard !project.tables.noasyncNames.isEmpty, let name = node.nameOfUse,
      project.tables.noasyncNames.contains(name)
    else { return nil }
    switch node.kind {
    case .subscriptCallExpr, .binaryOperatorExpr:
      let functions = project.functions[name] ?? []
      return functions.contains { $0.traits.contains(.isNoasync) } ? name : nil
    case .memberAccessExpr:
      guard let base = node.as(MemberAccessExpr.self)?.base else { return nil }
      return isNoasync(memberNamed: name, of: base) ? name : nil
    default: return isNoasync(name, at: node) ? name : nil
    }
  }

  private func isNoasync(memberNamed name: String, of base: Node) -> Bool {
    guard case .type(let type, let isStatic) = owner(in: base) else {
      // A value that nothing is known about.
      return project.variables[name]?.contains(where: \.isNoasync) == true
    }
    let members = project.members(named: name, of: type, inherited: true).filter {
      $0.modifiers.contains(.static) == isStatic
    }
    guard case .variable(let variable)? = members.first else { return false }
    return variable.isNoasync
  }

  private func isNoasync(_ name: String, at node: Node) -> Bool {
    if node.parent?.is(.keyPathPropertyComponent) == true {
      return project.variables[name]?.contains(where: \.isNoasync) == true
    }
    switch resolution(of: name, at: node) {
    case .member(let members, _), .global(let members):
      guard case .variable(let variable)? = members.first else { return false }
      return variable.isNoasync
    case .type(let type): return project.types[type]?.contains(where: \.isNoasync) == true
    default: return false
    }
  }
}

extension Node {
  /// The name under which the project may declare what the node uses.
  fileprivate var nameOfUse: String? {
    switch kind {
    case .subscriptCallExpr: "subscript"
    case .binaryOperatorExpr: text
    case .memberAccessExpr: self.as(MemberAccessExpr.self)?.name
    default: referencedName
    }
  }
}
