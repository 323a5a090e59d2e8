import Rewriter

extension Node {
  /// The type that the place of an expression asks for, as written: that of a variable or parameter whose
  /// initial value it is, of a result, or behind `as`; `nil` where nothing is written.
  ///
  /// Parentheses and array and dictionary literals may stand between the two, but no `? :`, whose
  /// closures do not take the isolation of their type.
  var contextualType: String? {
    guard let parent else { return nil }
    switch parent.kind {
    case .initializerClause: return parent.parent?.annotatedType?.text
    case .returnStmt: return parent.returnedType
    case .codeBlockItem: return parent.isOnlyStatement ? parent.returnedType : nil
    case .labeledExpr:
      let tuple = parent.parent?.parent?.as(TupleExpr.self)
      return tuple?.elements?.arguments.count == 1 ? tuple?.node.contextualType : nil
    case .arrayElement:
      return parent.parent?.parent?.contextualType.flatMap { TypeSpelling($0).element }
    case .dictionaryElement:
      return parent.parent?.parent?.contextualType.flatMap { TypeSpelling($0).element }
    case .exprList: return typeInCast(Array(parent.children))
    default: return nil
    }
  }

  /// In `value as T`.
  private func typeInCast(_ elements: [Node]) -> String? {
    guard let position = elements.firstIndex(of: self), position + 2 < elements.count,
      elements[position + 1].is(.unresolvedAsExpr)
    else { return nil }
    return elements[position + 2].text
  }

  /// The type written at a variable or parameter.
  private var annotatedType: Node? {
    self.as(PatternBinding.self)?.typeAnnotation?.type ?? self.as(FunctionParameter.self)?.type
  }

  private var isOnlyStatement: Bool {
    guard let list = parent, list.is(.codeBlockItemList) else { return false }
    return Array(list.children).count == 1
  }

  /// The result type of the function or getter that returns the expression.
  var typeAskedOfResult: Node? {
    guard let parent else { return nil }
    switch parent.kind {
    case .returnStmt: return parent.resultType
    case .codeBlockItem: return parent.isOnlyStatement ? parent.resultType : nil
    default: return nil
    }
  }

  private var returnedType: String? { resultType?.text }

  /// The result type of the function or getter around a statement.
  private var resultType: Node? {
    for node in ancestors {
      switch node.kind {
      case .closureExpr:
        return node.as(ClosureExpr.self)?.signature?.returnClause?.type
      case .functionDecl:
        return node.as(FunctionDecl.self)?.signature?.returnClause?.type
      case .subscriptDecl: return node.as(SubscriptDecl.self)?.returnClause?.type
      case .patternBinding: return node.annotatedType
      case .initializerDecl, .deinitializerDecl: return nil
      default: continue
      }
    }
    return nil
  }
}

extension TypeSpelling {
  /// The type of an array's elements or a dictionary's values.
  fileprivate var element: String? {
    guard core.hasPrefix("["), core.hasSuffix("]") else { return nil }
    let inner = core.dropFirst().dropLast()
    var depth = 0
    for index in inner.indices {
      if "([<".contains(inner[index]) { depth += 1 }
      if ")]".contains(inner[index]) { depth -= 1 }
      if depth == 0, inner[index] == ":" { return String(inner[inner.index(after: index)...]) }
    }
    return String(inner)
  }
}
