import Rewriter

/// What `removeObserver` removes, followed to where the code around it has it from.
///
/// Have: `children.forEach { center.removeObserver($0) }`, which removes `children`.
enum RemovedObserver: Hashable, Sendable {
  /// `self`, by whatever name.
  case own
  /// What the expression holds, whose first name is that of no local variable: `self.children`,
  /// `self.makeChild()` without arguments.
  case expression(String)
  /// What the function around is passed, by the type as written. Generic parameters are replaced by
  /// what they are bound to, `Any` for nothing.
  case parameter(type: String)
  /// What a local variable of the type holds that gets its value later.
  case variable(type: String)
  /// Whatever a closure or function is called with by others.
  case anything

  init(_ expression: Node?) {
    guard let expression else {
      self = .anything
      return
    }
    self =
      switch expression.kind {
      case .declReferenceExpr: Self.named(expression)
      case .forceUnwrapExpr: .init(expression.as(ForceUnwrapExpr.self)?.expression)
      case .optionalChainingExpr: .init(expression.as(OptionalChainingExpr.self)?.expression)
      case .subscriptCallExpr: .init(expression.as(SubscriptCallExpr.self)?.calledExpression)
      case .functionCallExpr: .result(of: expression.as(FunctionCallExpr.self)?.calledExpression)
      // `self as Any`, `token ?? self`
      case .sequenceExpr:
        .among(expression.as(SequenceExpr.self)?.elements?.node.children.map(\.self))
      case .arrayExpr:
        .among(
          expression.as(ArrayExpr.self)?.elements?.node.elements(ArrayElement.self)
            .compactMap(\.expression))
      default: .expression(expression.compactText)
      }
  }

  /// What a function gets that is written without being called: `tokens.forEach(center.removeObserver)`.
  init(handedTo function: Node) {
    self = Self.handed(toArgument: function)
  }

  private static func result(of function: Node?) -> RemovedObserver {
    switch RemovedObserver(function) {
    case .expression(let text): .expression(text + "()")
    case let other: other
    }
  }

  private static func among(_ expressions: [Node]?) -> RemovedObserver {
    let all = (expressions ?? []).map { RemovedObserver($0) }
    return all.contains(.own) ? .own : all.first ?? .expression("")
  }

  private static func named(_ reference: Node) -> RemovedObserver {
    if reference.isSelfReference { return .own }
    guard let name = reference.as(DeclReferenceExpr.self)?.name else {
      return .expression(reference.compactText)
    }
    if name.first == "$" {
      return reference.ancestors.first { $0.is(.closureExpr) }.map(handed) ?? .anything
    }
    return named(name, at: reference)
  }

  private static func named(_ name: String, at node: Node) -> RemovedObserver {
    guard let local = LocalDeclaration(name, at: node) else {
      return .expression(node.observedProperty(holding: name) ?? name)
    }
    let declaration = local.declaration
    let (type, value) = local.declared
    switch declaration.kind {
    case .functionParameter: return .parameter(type: local.bound(of: type ?? ""))
    case .closureParameter, .closureShorthandParameter:
      return type.map { .parameter(type: $0) } ?? handed(toArgument: local.scope)
    case .closureCapture: return value.map { .init($0) } ?? named(name, at: local.scope)
    case .optionalBindingCondition:
      let value = declaration.as(OptionalBindingCondition.self)?.initializer?.value
      return value.map { .init($0) } ?? named(name, at: declaration)
    case .patternBinding:
      let value = declaration.as(PatternBinding.self)?.initializer?.value
      return value.map { .init($0) } ?? .variable(type: type ?? "")
    case .identifierPattern where local.scope.is(.forStmt):
      return .init(local.scope.as(ForStmt.self)?.sequence)
    default: return .expression(name)
    }
  }

  /// What a closure or function gets that is an argument: of `a.forEach(…)` what `a` holds.
  private static func handed(toArgument argument: Node) -> RemovedObserver {
    let call = argument.ancestors.prefix { !$0.is(.codeBlockItem) }.first {
      $0.is(.functionCallExpr)
    }
    guard let call = call?.as(FunctionCallExpr.self), call.calledExpression != argument,
      let base = call.calledExpression?.as(MemberAccessExpr.self)?.base
    else { return .anything }
    return .init(base)
  }
}

extension LocalDeclaration {
  /// What a generic parameter of the function around is bound to; any other type as it is.
  fileprivate func bound(of type: String) -> String {
    let name = TypeSpelling(type).name
    let generics = scope.as(FunctionDecl.self)?.genericParameterClause?.parameters?.node
      .elements(Rewriter.GenericParameter.self)
    guard let generic = generics?.first(where: { $0.name?.name == name }) else { return type }
    return generic.inheritedType?.text ?? "Any"
  }
}

extension Node {
  /// The property whose former or next value the name is, in its `didSet` or `willSet`; `nil` for any other name.
  fileprivate func observedProperty(holding name: String) -> String? {
    guard name == "oldValue" || name == "newValue" else { return nil }
    let isInObserver =
      ancestors.first { $0.is(.accessorDecl) }?.as(AccessorDecl.self)
      .map { ["didSet", "willSet"].contains($0.accessorSpecifier?.text) } == true
    guard isInObserver else { return nil }
    let binding = ancestors.first { $0.is(.patternBinding) }?.as(PatternBinding.self)
    return binding?.pattern?.text
  }
}
