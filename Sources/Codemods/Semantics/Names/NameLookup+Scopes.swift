import Rewriter

/// Which names a piece of syntax declares for the code in it.
extension Node {
  /// What the node, as a scope, makes of the name for the code in its child.
  ///
  /// - Parameter inner: the child that the name is used in.
  func binding(of name: String, seenFrom inner: Node) -> LocalBinding.Kind? {
    switch kind {
    case .codeBlockItemList: statementBinding(of: name, before: inner)
    case .conditionElementList: conditionBinding(of: name, before: inner)
    case .patternBindingList: variableBinding(of: name, before: inner)
    case .ifExpr, .whileStmt: branchBinding(of: name, seenFrom: inner)
    case .forStmt: elementBinding(of: name, seenFrom: inner)
    case .switchCase, .switchCaseItem: switchBinding(of: name, seenFrom: inner)
    case .catchClause: catchBinding(of: name, seenFrom: inner)
    case .closureExpr: closureBinding(of: name, seenFrom: inner)
    case .functionDecl, .initializerDecl, .subscriptDecl:
      parameterBinding(of: name, seenFrom: inner)
    case .accessorDecl: accessorBinding(of: name, seenFrom: inner)
    default: nil
    }
  }
}

/// Statements and conditions.
extension Node {
  /// Variables count behind their declaration, functions and types in the whole list. The names of a
  /// file itself are the project's.
  private func statementBinding(of name: String, before inner: Node) -> LocalBinding.Kind? {
    guard !isOfFile else { return nil }
    var found: LocalBinding.Kind?
    for child in children where child.mayHoldDeclaration {
      guard let item = child.as(CodeBlockItem.self)?.item else { continue }
      if let kind = item.declarationBinding(of: name) { found = found ?? kind }
      if child.index < inner.index, let kind = item.statementBinding(of: name) { found = kind }
    }
    return found
  }

  /// Whether the statements are those of a file, if only of an `#if` there.
  private var isOfFile: Bool {
    let around = ancestors.first { ancestor in
      switch ancestor.kind {
      case .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .codeBlockItem, .codeBlockItemList:
        false
      default: true
      }
    }
    return around?.is(.sourceFile) == true
  }

  /// The variables that a statement declares for those behind it. Of an `#if` the last branch wins.
  private func statementBinding(of name: String) -> LocalBinding.Kind? {
    switch kind {
    case .variableDecl:
      return self.as(VariableDecl.self)?.bindings?.node.variableBinding(of: name, before: nil)
    case .guardStmt:
      return self.as(GuardStmt.self)?.conditions?.node.conditionBinding(of: name, before: nil)
    case .ifConfigDecl:
      return conditionalItems.lazy.compactMap { $0.statementBinding(of: name) }.first
    case .labeledStmt, .expressionStmt: return nil
    default: return nil
    }
  }

  private func declarationBinding(of name: String) -> LocalBinding.Kind? {
    switch kind {
    case .functionDecl:
      return self.as(FunctionDecl.self).flatMap { $0.name?.name == name ? .function($0) : nil }
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl:
      return declaredTypeName == name ? .type(self) : nil
    case .typeAliasDecl:
      return self.as(TypeAliasDecl.self)?.name?.name == name ? .type(self) : nil
    case .ifConfigDecl:
      return conditionalItems.lazy.compactMap { $0.declarationBinding(of: name) }.first
    default: return nil
    }
  }

  /// The statements in all branches of an `#if`.
  private var conditionalItems: [Node] {
    let clauses = self.as(IfConfigDecl.self)?.clauses?.node.elements(IfConfigClause.self) ?? []
    return clauses.compactMap(\.elements).flatMap { elements in
      elements.elements(CodeBlockItem.self).compactMap(\.item)
    }
  }

  /// - Parameter inner: the condition that the name is used in; `nil` behind them all.
  private func conditionBinding(of name: String, before inner: Node?) -> LocalBinding.Kind? {
    var found: LocalBinding.Kind?
    for element in children where inner.map({ element.index < $0.index }) ?? true {
      guard let condition = element.as(ConditionElement.self)?.condition else { continue }
      if let binding = condition.as(OptionalBindingCondition.self),
        binding.pattern?.firstToken?.name == name
      {
        found = .optionalBinding(binding)
      } else if let matching = condition.as(MatchingPatternCondition.self),
        let pattern = matching.pattern?.pattern(named: name)
      {
        found = .matched(matching, pattern)
      }
    }
    return found
  }

  private func variableBinding(of name: String, before inner: Node?) -> LocalBinding.Kind? {
    for binding in elements(PatternBinding.self) {
      if let inner, binding.node.index >= inner.index { return nil }
      if let pattern = binding.pattern?.pattern(named: name) { return .variable(binding, pattern) }
    }
    return nil
  }

  /// The identifier in a pattern that declares the name.
  fileprivate func pattern(named name: String) -> Node? {
    first(notInside: { $0.is(.closureExpr) }) { node in
      node.is(.identifierPattern) && node.firstToken?.name == name ? node : nil
    }
  }
}

/// Branches and loops.
extension Node {
  private func branchBinding(of name: String, seenFrom inner: Node) -> LocalBinding.Kind? {
    let body = self.as(IfExpr.self)?.body ?? self.as(WhileStmt.self)?.body
    guard body?.node == inner else { return nil }
    let conditions = self.as(IfExpr.self)?.conditions ?? self.as(WhileStmt.self)?.conditions
    return conditions?.node.conditionBinding(of: name, before: nil)
  }

  private func elementBinding(of name: String, seenFrom inner: Node) -> LocalBinding.Kind? {
    guard let loop = self.as(ForStmt.self), inner == loop.body?.node || inner.is(.whereClause)
    else { return nil }
    return loop.pattern?.pattern(named: name).map { .element(loop, $0) }
  }

  private func switchBinding(of name: String, seenFrom inner: Node) -> LocalBinding.Kind? {
    guard inner.is(.codeBlockItemList) || inner.is(.whereClause),
      let expression = ancestors.first(where: { $0.is(.switchExpr) })?.as(SwitchExpr.self)
    else { return nil }
    let items =
      self.as(SwitchCaseItem.self).map { [$0] }
      ?? children.first { $0.is(.switchCaseLabel) }?.as(SwitchCaseLabel.self)?.caseItems?.node
      .elements(SwitchCaseItem.self) ?? []
    return items.lazy.compactMap { $0.pattern?.pattern(named: name) }.first
      .map { .switched(expression, $0) }
  }

  private func catchBinding(of name: String, seenFrom inner: Node) -> LocalBinding.Kind? {
    guard let clause = self.as(CatchClause.self), inner == clause.body?.node else { return nil }
    let items = clause.catchItems?.node.elements(CatchItem.self) ?? []
    if items.isEmpty { return name == "error" ? .implicitError(clause) : nil }
    return items.lazy.compactMap { $0.pattern?.pattern(named: name) }.first.map { .caught($0) }
  }
}

/// Functions and closures.
extension Node {
  private func parameterBinding(of name: String, seenFrom inner: Node) -> LocalBinding.Kind? {
    guard inner.is(.codeBlock) || inner.is(.accessorBlock) else { return nil }
    let clause =
      self.as(FunctionDecl.self)?.signature?.parameterClause
      ?? self.as(InitializerDecl.self)?.signature?.parameterClause
      ?? self.as(SubscriptDecl.self)?.parameterClause
    return clause?.parameters?.node.elements(FunctionParameter.self)
      .first { ($0.secondName ?? $0.firstName)?.name == name }.map { .parameter($0) }
  }

  /// In the signature of a closure names still mean what they mean around it.
  private func closureBinding(of name: String, seenFrom inner: Node) -> LocalBinding.Kind? {
    guard let closure = self.as(ClosureExpr.self), !inner.is(.closureSignature) else { return nil }
    if let position = closure.parameterNames.firstIndex(of: name) {
      return .closureParameter(closure, position)
    }
    if name.hasPrefix("$"), let position = Int(name.dropFirst()),
      closure.signature == nil
        || closure.signature?.parameterClause == nil
    {
      return .closureParameter(closure, position)
    }
    return closure.signature?.capture?.captures.first { $0.name?.name == name }
      .map { .capture($0) }
  }

  private func accessorBinding(of name: String, seenFrom inner: Node) -> LocalBinding.Kind? {
    guard let accessor = self.as(AccessorDecl.self), inner.is(.codeBlock) else { return nil }
    let implicit: String? =
      switch accessor.accessorSpecifier?.kind {
      case .set, .willSet: "newValue"
      case .didSet: "oldValue"
      default: nil
      }
    return (accessor.parameters?.name?.name ?? implicit) == name ? .accessorValue(accessor) : nil
  }
}
