import Rewriter

extension LocalBinding {
  /// Whether it is a parameter that isn't `sending`.
  func isGivenByCaller(in context: Context) -> Bool {
    switch kind {
    case .parameter(let parameter):
      return parameter.type?.tokens.contains { ["inout", "sending"].contains($0.name) } == false
    case .accessorValue: return true
    case .closureParameter(let closure, let position):
      if context.isSent(parameter: position, of: closure) { return false }
      guard case .argument(let call, _) = ClosureUse(of: closure), let name = call.calleeName
      else { return true }
      return context.project.functions[name]?.contains(where: \.sendsToClosure) != true
    default: return false
    }
  }

  /// What gives the value of a name to the same name.
  ///
  /// Have: [store] in …, if let store { … }
  var copyOfItsName: Node? {
    switch kind {
    case .capture(let capture): capture.initializer == nil ? capture.node : nil
    case .optionalBinding(let condition): condition.initializer == nil ? condition.node : nil
    default: nil
    }
  }

  /// What the name is given, or an element of.
  var valueTaken: Node? {
    switch kind {
    case .variable(let variable, let pattern):
      variable.pattern == pattern || variable.pattern?.is(.tuplePattern) == true
        ? variable.initializer?.value : nil
    case .optionalBinding(let condition): condition.initializer?.value
    case .matched(let condition, _): condition.initializer?.value
    case .element(let loop, _): loop.sequence
    case .switched(let choice, _): choice.subject
    case .capture(let capture): capture.initializer?.value
    default: nil
    }
  }
}

extension Context {
  /// Whether the type that is asked of a closure gives it the parameter for good.
  ///
  /// Have: Client(load: { await store.load($0) }), with var load: (sending [Item]) async -> Void
  fileprivate func isSent(parameter position: Int, of closure: ClosureExpr) -> Bool {
    guard case .function(let function)? = ExpressionTypes(self).expectedType(of: closure)?.shape,
      function.parameters.indices.contains(position)
    else { return false }
    return function.parameters[position].specifiers.contains("sending")
  }
}

extension FunctionFacts {
  /// Have: func load(_ body: (sending Item) -> Void)
  fileprivate var sendsToClosure: Bool {
    parameters.contains { $0.type.contains("(sending ") || $0.type.contains(" sending ") }
  }
}

extension Node {
  /// `a` of `a.b`, `a[0]`, `a?`, `a!`, `(a)`, `try a`, `[a]`; of what is behind `await`, another actor may have made it.
  var partsThatMayBeTheValue: [Node] {
    let part: Node? =
      switch kind {
      case .memberAccessExpr: self.as(MemberAccessExpr.self)?.base
      case .subscriptCallExpr: self.as(SubscriptCallExpr.self)?.calledExpression
      case .optionalChainingExpr: self.as(OptionalChainingExpr.self)?.expression
      case .forceUnwrapExpr: self.as(ForceUnwrapExpr.self)?.expression
      case .tryExpr: self.as(TryExpr.self)?.expression
      default: nil
      }
    return part.map { [$0] }
      ?? elementsOfLiteral + operandsThatMayBeTheValue + valuesOfBranches
  }

  private var elementsOfLiteral: [Node] {
    let array = self.as(ArrayExpr.self)?.elements?.node.elements(ArrayElement.self) ?? []
    let tuple = self.as(TupleExpr.self)?.elements?.arguments ?? []
    let dictionary =
      self.as(DictionaryExpr.self)?.node.descendantsAndSelf { $0.is(.dictionaryElement) }
      .compactMap { $0.as(DictionaryElement.self)?.value } ?? []
    return array.compactMap(\.expression) + tuple.compactMap(\.expression) + dictionary
  }

  /// `a` and `b` of `a ?? b`, `c ? a : b`, `a as? B`.
  private var operandsThatMayBeTheValue: [Node] {
    let parts = self.as(SequenceExpr.self)?.elements.map { Array($0.node.children) } ?? []
    if let index = parts.lastIndex(where: { $0.is(.unresolvedTernaryExpr) }) {
      let chosen = parts[index].as(UnresolvedTernaryExpr.self)?.thenExpression
      return index + 2 == parts.count ? [chosen, parts[index + 1]].compactMap(\.self) : []
    }
    let isChoice = parts.enumerated().allSatisfy { index, part in
      index.isMultiple(of: 2) || part.is(.unresolvedAsExpr)
        || part.as(BinaryOperatorExpr.self)?.operator?.text == "??"
    }
    return isChoice ? parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] } : []
  }
}
