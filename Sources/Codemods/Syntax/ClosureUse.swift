import Rewriter

/// What becomes of a closure literal, as far as the syntax around it tells.
enum ClosureUse {
  /// An argument, by its label; `nil` for the first trailing closure and for no label.
  case argument(FunctionCallExpr, label: String?)
  /// Assigned to a variable or property of the name.
  case assigned(to: String)
  /// The initial value of a variable, or the default of a parameter, of the type as written.
  case initialValue(ofType: Node)
  /// Called where it stands.
  case called
  case other

  init(of closure: ClosureExpr) {
    // Parentheses around a closure change nothing, as in `({ … })()`.
    var node = closure.node
    while let parent = node.parent, let tuple = parent.parent?.parent?.as(TupleExpr.self),
      tuple.elements?.arguments.count == 1
    {
      node = tuple.node
    }
    self = Self(ofValue: node)
  }

  /// The same of any value, such as the name of a function.
  init(ofValue node: Node) {
    guard let parent = node.parent else {
      self = .other
      return
    }
    if let call = parent.as(FunctionCallExpr.self) {
      self = call.calledExpression == node ? .called : .argument(call, label: nil)
    } else if let trailing = parent.as(MultipleTrailingClosureElement.self) {
      let call = parent.ancestors.lazy.compactMap { $0.as(FunctionCallExpr.self) }.first
      self = call.map { .argument($0, label: trailing.label?.name) } ?? .other
    } else if let argument = parent.as(LabeledExpr.self) {
      let call = parent.parent?.parent?.as(FunctionCallExpr.self)
      self = call.map { .argument($0, label: argument.label?.name) } ?? .other
    } else if let name = Self.assignmentTarget(of: node) {
      self = .assigned(to: name)
    } else if parent.is(.initializerClause), let type = Self.annotation(of: parent) {
      self = .initialValue(ofType: type)
    } else {
      self = .other
    }
  }

  /// `c` in `a.b.c = { … }`.
  private static func assignmentTarget(of node: Node) -> String? {
    guard let list = node.parent, list.is(.exprList) else { return nil }
    let elements = Array(list.children)
    guard elements.count == 3, elements[1].is(.assignmentExpr), elements[2] == node else {
      return nil
    }
    return elements[0].as(MemberAccessExpr.self)?.name
      ?? elements[0].as(DeclReferenceExpr.self)?.name
  }

  /// The type written in front of `= value`.
  private static func annotation(of initializer: Node) -> Node? {
    guard let owner = initializer.parent else { return nil }
    return owner.as(PatternBinding.self)?.typeAnnotation?.type
      ?? owner.as(FunctionParameter.self)?.type
  }
}
