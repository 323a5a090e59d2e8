import Rewriter

/// Members whose type the place asks for: `.standard`, `.make(note)`.
extension Context {
  /// The type that a variable, a parameter or an array of them asks an expression to have, where that is written.
  ///
  /// Have: let style: Style = .plain; show(.init(note)); show([.make(note)])
  func typeOfContext(of value: Node) -> KnownType? {
    if let array = value.arrayOfElement {
      return typeOfContext(of: array)?.unwrapped.element
    }
    return value.declaredType.map(knownType) ?? typeOfParameter(taking: value)
  }

  /// The same of the value that a call of an implicit member makes; `nil` for any other call.
  func typeOfImplicitMember(calledBy call: FunctionCallExpr) -> KnownType? {
    guard let access = call.calledExpression?.as(MemberAccessExpr.self), access.base == nil else {
      return nil
    }
    return typeOfContext(of: call.node)?.unwrapped
  }
}

extension Node {
  /// The type that is written at the variable or parameter whose initial value the expression is.
  fileprivate var declaredType: Node? {
    guard let declaration = parent?.as(InitializerClause.self)?.node.parent else { return nil }
    return declaration.as(PatternBinding.self)?.typeAnnotation?.type
      ?? declaration.as(FunctionParameter.self)?.type
  }

  /// The array that the expression is an element of.
  fileprivate var arrayOfElement: Node? {
    guard let element = parent, element.is(.arrayElement) else { return nil }
    return element.ancestors.first { $0.is(.arrayExpr) }
  }
}
