import Rewriter

/// Knows notification centres by their expressions.
struct NotificationCenters {
  let context: Context

  /// Which notification center the expression is; `nil` where it is not evident that it is one.
  func identity(of expression: Node) -> CenterIdentity? {
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

  /// `NotificationCenter.default`, `self.center`, `application.center`
  private func member(_ expression: Node) -> CenterIdentity? {
    let text = expression.compactText
    if let shared = shared(text, at: expression) { return shared }
    guard let access = expression.as(MemberAccessExpr.self), let base = access.base else {
      return nil
    }
    if base.isSelfReference { return access.name.flatMap { property($0, at: expression) } }
    return !expression.isOptionalAnywhere && isCenter(nil, of: expression) ? .passing(text) : nil
  }

  /// The one that a type keeps, by its expression without blanks; `nil` for any other.
  func shared(_ text: String, at node: Node) -> CenterIdentity? {
    let qualified = withoutModule(text, at: node)
    let name = qualified ?? text
    guard let type = Self.singletons[name],
      qualified != nil || !context.isShadowed(type, at: node)
    else { return nil }
    return .shared(name.hasSuffix("()") ? String(name.dropLast("()".count)) : name)
  }

  /// `NotificationCenter` of `Foundation.NotificationCenter`, which is no type of the project's; `nil` for what has no
  /// module in front.
  private func withoutModule(_ text: String, at node: Node) -> String? {
    guard let dot = text.firstDot,
      case .module = context.resolution(of: String(text[..<dot]), at: node)
    else { return nil }
    return String(text[text.index(after: dot)...])
  }

  /// The singletons, and the type that each is of.
  private static let singletons = [
    "NotificationCenter.default": "NotificationCenter",
    "NSWorkspace.shared.notificationCenter": "NSWorkspace",
    "DistributedNotificationCenter.default()": "DistributedNotificationCenter",
    "DistributedNotificationCenter.default": "DistributedNotificationCenter",
  ]

  private func named(_ expression: Node) -> CenterIdentity? {
    guard let name = expression.as(DeclReferenceExpr.self)?.name else { return nil }
    if name == "$0" { return receiverOfClosure(around: expression).flatMap(identity) }
    return named(name, at: expression)
  }

  private func named(_ name: String, at node: Node) -> CenterIdentity? {
    guard let local = LocalDeclaration(name, at: node) else { return property(name, at: node) }
    let (type, value) = local.declared
    if let value, local.kind == .constant, let center = identity(of: value) { return center }
    switch local.declaration.kind {
    case .closureCapture: return named(name, at: local.scope)
    case .optionalBindingCondition:
      let value = local.declaration.as(OptionalBindingCondition.self)?.initializer?.value
      return value.map(identity) ?? named(name, at: local.declaration)
    case .functionParameter:
      if let property = local.propertySetByInitializer { return self.property(property, at: node) }
    default: break
    }
    return isCenter(type, of: node) ? .passing(name) : nil
  }

  /// `a` in `a.with { $0.b() }`, if the project's functions of the name hand closures their receiver. Where
  /// the function is another's, its value has methods of a center as the receiver has: it is that.
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
    return types.allSatisfy(takesReceiver) ? callee.base : nil
  }

  /// A property of a type around, or of one that it inherits from.
  private func property(_ name: String, at node: Node) -> CenterIdentity? {
    for type in context.enclosingTypeNames(of: node) {
      let members = context.project.members(named: name, of: type, inherited: true)
      guard let member = members.first else { continue }
      guard case .variable(let facts) = member else { return nil }
      if let shared = initialValue(of: facts, at: node) { return shared }
      guard isCenter(facts.type, of: node) else { return nil }
      return facts.isConstant ? .constant(name) : .passing(name)
    }
    return nil
  }

  /// `.default` in `let center: NotificationCenter = .default`
  private func initialValue(of facts: VariableFacts, at node: Node) -> CenterIdentity? {
    guard facts.isConstant, let value = facts.initializer else { return nil }
    let type = value.hasPrefix(".") ? facts.type.map { TypeSpelling($0).name } : ""
    return type.flatMap { shared($0 + value, at: node) }
  }

  /// - Parameters:
  ///   - type: as written; `nil` where it is inferred.
  ///   - node: the expression whose type it is.
  private func isCenter(_ type: String?, of node: Node) -> Bool {
    guard let name = type.map({ TypeSpelling($0).name }) ?? context.type(of: node)?.name else {
      return false
    }
    let qualified = withoutModule(name, at: node)
    return ["NotificationCenter", "DistributedNotificationCenter"].contains(qualified ?? name)
      && (qualified != nil || !context.project.declaresGlobally(name))
  }
}

extension LocalDeclaration {
  /// `center` of `self`, if the name is a parameter of an initializer that says `self.center = center`.
  fileprivate var propertySetByInitializer: String? {
    guard let initializer = scope.as(InitializerDecl.self),
      let name = declaration.as(FunctionParameter.self)?.localName,
      let statements = initializer.body?.statements
    else { return nil }
    for item in statements.node.elements(CodeBlockItem.self) {
      let parts = item.item?.as(SequenceExpr.self)?.elements?.node.children.map(\.self) ?? []
      guard parts.count == 3, parts[1].is(.assignmentExpr),
        parts[2].as(DeclReferenceExpr.self)?.name == name,
        let target = parts[0].as(MemberAccessExpr.self), target.base?.isSelfReference == true
      else { continue }
      return target.name
    }
    return nil
  }
}
