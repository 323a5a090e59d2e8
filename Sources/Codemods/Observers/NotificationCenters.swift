import Rewriter

/// Knows notification centres by their expressions.
struct NotificationCenters {
  let context: Context

  /// What tells a notification centre from others: the same text means the same centre. `nil` where
  /// it is not evident that the expression is one.
  func identity(of expression: Node) -> String? {
    switch expression.kind {
    case .memberAccessExpr, .functionCallExpr: member(expression)
    case .declReferenceExpr: named(expression)
    case .optionalChainingExpr:
      expression.as(OptionalChainingExpr.self)?.expression.flatMap(identity)
    case .forceUnwrapExpr: expression.as(ForceUnwrapExpr.self)?.expression.flatMap(identity)
    default: nil
    }
  }

  /// Whether the expression is an object of the project's that has a `removeObserver` of its own.
  func isOfAnotherKind(_ expression: Node) -> Bool {
    guard let name = context.type(of: expression)?.name else { return false }
    let type = context.project.resolve(name)
    return context.project.types.contains(type)
      && !context.project.ancestry(of: type).contains("NotificationCenter")
      && !context.project.members(named: "removeObserver", of: type, inherited: true).isEmpty
  }

  /// `NotificationCenter.default`, `self.center`
  private func member(_ expression: Node) -> String? {
    let text = expression.compactText
    if let type = Self.singletons[text] {
      return context.isShadowed(type, at: expression) ? nil : text
    }
    guard let access = expression.as(MemberAccessExpr.self), access.base?.isSelfReference == true
    else { return nil }
    return access.name.flatMap { property($0, at: expression) }
  }

  /// The singletons, and the type that each is of.
  private static let singletons = [
    "NotificationCenter.default": "NotificationCenter",
    "NSWorkspace.shared.notificationCenter": "NSWorkspace",
    "DistributedNotificationCenter.default()": "DistributedNotificationCenter",
    "DistributedNotificationCenter.default": "DistributedNotificationCenter",
  ]

  private func named(_ expression: Node) -> String? {
    guard let name = expression.as(DeclReferenceExpr.self)?.name else { return nil }
    if name == "$0" { return receiverOfClosure(around: expression).flatMap(identity) }
    for scope in expression.ancestors {
      if let type = scope.parameterType(named: name) { return isCenter(type.text) ? name : nil }
      if scope.declaredTypeName != nil { break }
      if let binding = scope.localBinding(of: name) { return identity(ofBound: name, by: binding) }
    }
    return property(name, at: expression)
  }

  /// `a` in `a.with { $0.b() }`, if the project's functions of the name hand closures their receiver.
  private func receiverOfClosure(around node: Node) -> Node? {
    let closure = node.ancestors.first { $0.is(.closureExpr) }
    guard let closure, closure.as(ClosureExpr.self)?.signature?.parameterClause == nil,
      let call = closure.parent?.as(FunctionCallExpr.self), call.trailingClosure?.node == closure,
      let callee = call.calledExpression?.as(MemberAccessExpr.self), let name = callee.name
    else { return nil }
    let types = context.project.closureTypes(ofFunction: name, label: nil)
    let takesReceiver = { (type: String) in
      let parameters = type.split(separator: "-").first?.split(separator: ")").first
      return parameters?.split(separator: "(").last == "Self"
    }
    return !types.isEmpty && types.allSatisfy(takesReceiver) ? callee.base : nil
  }

  private func identity(ofBound name: String, by binding: PatternBinding) -> String? {
    if let value = binding.initializer?.value { return identity(of: value) }
    return binding.typeAnnotation?.type.map { isCenter($0.text) } == true ? name : nil
  }

  /// A property of a type around, or of one that it inherits from.
  private func property(_ name: String, at node: Node) -> String? {
    for type in context.enclosingTypeNames(of: node) {
      let members = context.project.members(named: name, of: type, inherited: true)
      guard let member = members.first else { continue }
      guard case .variable(let facts) = member else { return nil }
      if let type = facts.type { return isCenter(type) ? name : nil }
      guard facts.isConstant, let value = facts.initializer, let type = Self.singletons[value],
        !context.isShadowed(type, at: node)
      else { return nil }
      return value
    }
    return nil
  }

  private func isCenter(_ type: String) -> Bool {
    let name = WrittenType(type).name
    return ["NotificationCenter", "DistributedNotificationCenter"].contains(name)
      && !context.project.declaresGlobally(name)
  }
}

extension Node {
  /// The type of the parameter of the name, if the node is a function or closure that has one.
  fileprivate func parameterType(named name: String) -> Node? {
    let signature =
      self.as(FunctionDecl.self)?.signature ?? self.as(InitializerDecl.self)?.signature
    let parameters = signature?.parameterClause?.parameters?.node.elements(FunctionParameter.self)
    return parameters?.first { ($0.secondName ?? $0.firstName)?.name == name }?.type
  }

  /// The constant of the name among the statements of the list that the node is.
  fileprivate func localBinding(of name: String) -> PatternBinding? {
    guard self.is(.codeBlockItemList) else { return nil }
    let variables = elements(CodeBlockItem.self).compactMap { $0.item?.as(VariableDecl.self) }
    return variables.flatMap { $0.bindings?.node.elements(PatternBinding.self) ?? [] }
      .first { $0.pattern?.text == name }
  }
}
